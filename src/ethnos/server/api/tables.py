"""Tables: create, join, list, rematch. Live play is a conversation (``client.py``)."""

import base64
from collections.abc import Iterable
from hashlib import sha256
from operator import attrgetter
from typing import Protocol

from ethnos.bots.registry import LEVELS
from ethnos.engine.engine_errors import UnknownOption
from ethnos.engine.play import tribe_pool
from ethnos.engine.ruleset import PRESETS, VALUES, options_to_keep, preset
from ethnos.game.game import Standing
from ethnos.server.api.endpoint import Endpoint
from ethnos.server.api.strangers import Strangers
from ethnos.server.protocol.requests import (
    GamesIn,
    JoinIn,
    LinkIn,
    ListedClock,
    ListedSeat,
    ListedTable,
    RematchIn,
    SeatOut,
    TableIn,
)
from ethnos.server.protocol.state import State
from ethnos.server.protocol.update_text import state_of
from ethnos.server.rooms import entries as log
from ethnos.server.rooms import seating
from ethnos.server.rooms.checks import NotNow
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import ID_BYTES, Command, Tables
from ethnos.server.storage import Overtaken, Summary


class TableLimits(Protocol):
    """How many tables each address may create, and how often its people may join one or look at a finished game."""

    async def create_table(self, address: str) -> None:
        """Count one; refused if there are too many."""

    async def join_table(self, address: str) -> None:
        """Count one; refused if there are too many."""

    async def replay(self, address: str) -> None:
        """Count one; refused if there are too many."""


def table_endpoints(tables: Tables, limits: TableLimits, strangers: Strangers) -> list[Endpoint]:
    """The addresses of tables and the lobby."""

    async def create_table(body: TableIn, address: str) -> SeatOut:
        """Create a table and take a seat at it."""
        settings = settings_of(body)  # costs nothing, and a refused table is none
        await limits.create_table(address)
        secret = ""

        def sit_down(room: Room) -> list[log.Line]:
            nonlocal secret
            joined, secret = seating.join(room, body.name)
            return [joined]

        room = await tables.create(settings, sit_down)
        await strangers.sat_down(room.table_id, secret, address, "")
        return SeatOut(table=room.table_id, seat=room.host or 0, secret=secret)

    async def get_table(table_id: str) -> State:
        """What everybody may know about a table."""
        return state_of(await tables.room(table_id))

    async def join_table(table_id: str, body: JoinIn, address: str) -> SeatOut:
        """Take a free seat, or ask the host of the table for one."""
        await limits.join_table(address)
        secret = ""
        newcomer = await strangers.meet(await tables.room(table_id), address, body.key)

        def sit_down(room: Room) -> list[log.Line]:
            nonlocal secret
            lines, secret = seating.enter(room, body.name, body.seat, newcomer, body.invitation)
            return lines

        room = await tables.change(table_id, sit_down)
        seat = room.seat_of(secret)
        await strangers.sat_down(table_id, secret, address, body.key)
        waiting = True if seat is None else None
        return SeatOut(table=table_id, seat=-1 if seat is None else seat, secret=secret, waiting=waiting)

    async def replace_link(table_id: str, body: LinkIn, address: str) -> SeatOut:
        """Replace the secret of a seat. The old one opens nothing any more, and its sockets are closed."""
        await limits.join_table(address)
        room = await tables.change(table_id, lambda room: seating.replace_link(room, body.secret, body.new))
        await strangers.replaced(table_id, body.secret, body.new)
        return SeatOut(table=table_id, seat=room.seat_of(body.new) or 0, secret=body.new)

    async def rematch(table_id: str, body: RematchIn, address: str) -> SeatOut:
        """The same table again: the first request creates it, the others join it with their old secret."""
        await limits.join_table(address)
        return await play_again(tables, strangers, table_id, body.secret, address)

    return [
        Endpoint("POST", "/api/tables", create_table, SeatOut, status=201),
        Endpoint("GET", "/api/tables/{table_id}", get_table, State),
        Endpoint("POST", "/api/tables/{table_id}/seats", join_table, SeatOut, status=201),
        Endpoint("POST", "/api/tables/{table_id}/link", replace_link, SeatOut),
        Endpoint("POST", "/api/tables/{table_id}/rematch", rematch, SeatOut, status=201),
        *_list_endpoints(tables),
    ]


def _list_endpoints(tables: Tables) -> list[Endpoint]:
    async def lobby(open_before: float | None = None, running_before: float | None = None) -> list[ListedTable]:
        """Listed tables: first open ones to join, then running ones to watch. The next page is
        requested by the last change of the last table of each.
        """
        open_tables = await tables.store.tables(["open"], listed=True, before=open_before)
        running = await tables.store.tables(["running"], listed=True, before=running_before)
        return list_tables([*open_tables, *running])

    async def games(body: GamesIn) -> list[ListedTable]:
        """The current state of some tables, in any order; unknown ones are left out."""
        return list_tables(await tables.store.summaries(body.tables))

    return [
        Endpoint("GET", "/api/lobby", lobby, list[ListedTable]),
        Endpoint("POST", "/api/games", games, list[ListedTable]),
    ]


def settings_of(body: TableIn) -> log.Created:
    """A new table's settings, checked by the engine."""
    players = len(body.seats)
    if body.preset not in PRESETS:
        raise NotNow("no-such-preset")
    for name in body.options:
        if name not in VALUES:
            raise UnknownOption(name=name, known=tuple(VALUES))
    preset(body.preset).changed(**body.options)
    tribe_pool(body.tribes, players)
    for seat in body.seats:
        if (seat.kind == "bot") != bool(seat.level) or (seat.level and seat.level not in LEVELS):
            raise NotNow("no-such-level")
    colours = [seat.colour for seat in body.seats if seat.colour is not None]
    if len(set(colours)) < len(colours):
        raise NotNow("colour-taken")
    if all(seat.kind == "bot" for seat in body.seats):
        raise NotNow("seats-empty")
    if body.clock.kind != "none" and body.clock.seconds <= 0:
        raise NotNow("clock-empty")
    return log.Created(
        players=players,
        preset=body.preset,
        tribes=log.tribe_choice(body.tribes),
        options=options_to_keep(body.preset, body.options),
        seats=[_seat_setting(seat.kind, seat.level, seat.colour) for seat in body.seats],
        clock=log.ClockSetting(kind=body.clock.kind, seconds=body.clock.seconds, increment=body.clock.increment),
        listed=body.listed,
        memory_aid=body.memory_aid,
        hints=body.hints,
        rated=body.rated,
        admission=body.admission,
    )


def _seat_setting(kind: log.SeatKind, level: str, colour: int | None) -> log.SeatSetting:
    """A seat of a new table; only a person has a colour kept for them."""
    if colour is None or kind == "bot":
        return log.SeatSetting(kind=kind, level=level)
    return log.SeatSetting(kind=kind, level=level, colour=colour)


async def play_again(tables: Tables, strangers: Strangers, table_id: str, secret: str, address: str) -> SeatOut:
    """A seat at the table of the rematch, which the first request creates."""
    old = await tables.room_with(table_id, [secret])
    seat = old.seat_of(secret)
    if seat is None:
        raise NotNow("wrong-secret")
    if old.status != "over":
        raise NotNow("not-over")
    chair, new_secret, newcomer = old.chairs[seat], "", seating.Newcomer()
    pairs = [{one, other} for one, other, blocked in old.hidden if blocked and seat in (one, other)]
    apart = set[int]().union(*pairs) - {seat}

    def sit_down(room: Room) -> list[log.Line]:
        nonlocal new_secret
        if any(room.chairs[other].is_person for other in apart):
            raise NotNow("blocked")
        lines, new_secret = seating.enter(room, chair.name, seat, newcomer, admitted=True)
        return lines

    new_id = old.rematch or rematch_id(table_id)
    if old.rematch or not await _create_rematch(tables, old, new_id, sit_down):
        newcomer = await strangers.meet(await tables.room(new_id), address, chair.secret)
        await tables.change(new_id, sit_down)
    await strangers.sat_down(new_id, new_secret, address, chair.secret)
    return SeatOut(table=new_id, seat=seat, secret=new_secret)


def rematch_id(table_id: str) -> str:
    """The id of a rematch is derived from the old table's: concurrent requests then create only one table."""
    return base64.urlsafe_b64encode(sha256(f"rematch of {table_id}".encode()).digest()[:ID_BYTES]).decode()


async def _create_rematch(tables: Tables, old: Room, new_id: str, sit_down: Command) -> bool:
    """Create the table of a rematch with the caller seated, and record it in the old table; false if it exists."""
    seats = [_seat_setting(chair.kind, chair.level, chair.colour) for chair in old.chairs]  # with bots seated later
    settings = log.Created(**(old.settings.data() | {"seats": seats, "rematch_of": old.table_id, "continues": ""}))
    try:
        await tables.create(settings, sit_down, new_id)
        created = True
    except Overtaken:
        created = False
    await tables.change(old.table_id, lambda room: [] if room.rematch else [log.Rematch(new_id)])
    return created


def list_tables(summaries: Iterable[Summary]) -> list[ListedTable]:
    """Tables as lists show them, without those of which nothing is known: an older server has just stored them."""
    return [listed(summary) for summary in summaries if summary.players]


def listed(summary: Summary) -> ListedTable:
    """A table as lists show it."""
    seats = [
        ListedSeat(kind=seat.kind, name=seat.name, level=seat.level, free=seat.kind != "bot" and not seat.name)
        for seat in summary.seats
    ]
    placed = sorted((seat for seat in summary.seats if seat.place), key=attrgetter("place"))
    return ListedTable(
        table=summary.table_id,
        status=summary.status,
        created=summary.created,
        updated=summary.updated,
        players=summary.players,
        preset=summary.preset,
        tribes=log.tribe_choice(summary.tribes.split(",") if "," in summary.tribes else summary.tribes),
        clock=ListedClock(kind=summary.clock, seconds=summary.clock_seconds, increment=summary.clock_increment),
        memory_aid=summary.memory_aid,
        hints=summary.hints,
        rated=summary.rated,
        admission=summary.admission,
        age=summary.age,
        seats=seats,
        free=sum(seat.free for seat in seats),
        standings=[Standing(seat=seat.seat, place=seat.place, glory=seat.glory) for seat in placed],
        turn=summary.turn,
        deadline=summary.deadline,
        paused=summary.paused,
    )
