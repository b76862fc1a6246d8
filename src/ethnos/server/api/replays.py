"""Finished games: listed, move by move, as a file, and played on from a position."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Annotated, Final, TypeAlias

from ethnos.base.pieces import Pieces
from ethnos.base.plain import Limits, dumps
from ethnos.bots.registry import LEVELS
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.state import SPECTATOR
from ethnos.game.events import seen_by
from ethnos.game.gamefiles import write_game
from ethnos.game.views import view_of
from ethnos.server.api.endpoint import Endpoint, File, Written
from ethnos.server.api.tables import TableLimits, list_tables
from ethnos.server.api.text_cache import TextCache
from ethnos.server.protocol.build_messages import changes_game, line_of, state_of
from ethnos.server.protocol.requests import ListedTable, PlayOnIn, Replay, SeatOut, Step
from ethnos.server.rooms import entries as log
from ethnos.server.rooms import seating
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.presence import Presence
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.runners import StudyRunner
from ethnos.server.rooms.tables import Tables, replay_log
from ethnos.server.storage import Entry

LONGEST_LIST: Final = 100
CACHE_BYTES: Final = 4_000_000
"""Memory for compressed replays."""


ViewerSeat: TypeAlias = Annotated[int, Limits(ge=0, lt=MAX_PLAYERS)]


def replay_endpoints(tables: Tables, limits: TableLimits, runner: StudyRunner, presence: Presence) -> list[Endpoint]:
    """All addresses of finished games except the analysis."""
    cache = TextCache(CACHE_BYTES)

    async def replays(before: float | None = None) -> list[ListedTable]:
        """Finished games of listed tables, the last first; ``before`` asks for older ones."""
        summaries = await tables.store.tables(["over"], listed=True, limit=LONGEST_LIST, before=before)
        return list_tables(summaries)

    async def replay(table_id: str, address: str, seat: ViewerSeat | None = None) -> Written:
        """A finished game, move by move, as a seat has seen it; without a seat, as everybody has.

        Once a game is over its seed is known, and with it all hands: every seat's view is open to everybody.
        """
        await limits.replay(address)
        room = await finished_room(tables, table_id)
        if seat is not None and seat >= room.settings.players:
            raise NotNow("no-such-seat")
        key = table_id, room.seq, seat
        if (text := cache.get(key)) is None:
            entries = await tables.entries(table_id)
            text = await runner.study(replay_of, table_id, entries, seat)
            cache.put(key, text)
        return Written(text)

    async def game_file(table_id: str, address: str) -> File:
        """A finished game as a file that `ethnos verify` confirms."""
        await limits.replay(address)
        room = await finished_room(tables, table_id)
        return File(await runner.study(_file_of, room), f"{table_id}.ethnos")

    async def play_on(table_id: str, body: PlayOnIn, address: str) -> SeatOut:
        """A new table that goes on after a step of a finished game: the same deal, with bots in all other seats. It is
        practice, and counts for nothing.
        """
        await limits.create_table(address)
        finished = await finished_room(tables, table_id)
        settings = _practice(finished, body)
        moves = await runner.study(moves_until, table_id, await tables.entries(table_id), body.seq)
        secret = ""

        def sit_down(room: Room) -> Iterator[log.Line]:
            nonlocal secret
            joined, secret = seating.join(room, body.name, body.seat)
            assert finished.setup is not None
            yield from (joined, log.Started(str(finished.setup.seed), finished.commitment))
            for seat, actions in moves:
                yield log.Moved(seat, actions, "person" if seat == body.seat else "bot")

        room = await tables.create(settings, lambda room: list(sit_down(room)))
        presence.expect(room.table_id, [body.seat])
        return SeatOut(table=room.table_id, seat=body.seat, secret=secret)

    return [
        Endpoint("GET", "/api/replays", replays, list[ListedTable]),
        Endpoint("GET", "/api/replays/{table_id}", replay, Replay),
        Endpoint("GET", "/api/replays/{table_id}/game.ethnos", game_file, File),
        Endpoint("POST", "/api/replays/{table_id}/continue", play_on, SeatOut, status=201),
    ]


def moves_until(table_id: str, entries: Sequence[Entry], seq: int) -> Pieces[list[tuple[int, list[int]]]]:
    """The seat and the decisions of each move that stood after this entry; refused if the game was over then."""
    room = Room(table_id)
    for _ in replay_log(room, [entry for entry in entries if entry.seq <= seq], after=len(entries)):
        yield
    if room.status == "over":
        raise NotNow("over")
    return [(move.seat, move.actions) for move in room.moves]


def _practice(finished: Room, body: PlayOnIn) -> log.Created:
    """The settings of a table that plays a finished game on: a person at one seat, bots at the others."""
    levels = [chair.level if chair.kind == "bot" else body.level for chair in finished.chairs]
    if body.seat >= len(levels):
        raise NotNow("no-such-seat")
    seats = [log.SeatSetting(kind="bot", level=level) for level in levels]
    seats[body.seat] = log.SeatSetting(kind="person")
    if any(seat["kind"] == "bot" and seat["level"] not in LEVELS for seat in seats):
        raise NotNow("no-such-level")
    return replace(
        finished.settings,
        seats=seats,
        clock=log.ClockSetting(kind="none"),
        listed=False,
        hints=True,
        rated=False,
        rematch_of="",
        continues=finished.table_id,
    )


async def finished_room(tables: Tables, table_id: str) -> Room:
    """A table whose game is over: its seed is public, and with it everything that was hidden."""
    room = await tables.room(table_id)
    if room.status != "over":
        raise NotNow("not-over")
    return room


def _file_of(room: Room) -> Pieces[str]:
    yield
    return write_game(room.replayed())


def replay_of(table_id: str, entries: Sequence[Entry], seat: int | None) -> Pieces[str]:
    """A game move by move as JSON, from the log of its table."""
    room, viewer, steps = Room(table_id), SPECTATOR if seat is None else seat, []
    for change in replay_log(room, entries):
        if room.table is not None and changes_game(change.line):
            steps.append(
                Step(
                    seq=change.seq,
                    at=change.at,
                    line=line_of(room, change),
                    happenings=seen_by(viewer, change.events),
                    view=view_of(room.table, viewer, memory_aid=room.settings.memory_aid),
                )
            )
        yield
    return dumps(Replay(state=state_of(room), seat=seat, steps=steps))
