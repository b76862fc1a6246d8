"""Builds messages from a room, each with only what its receiver may know."""

from dataclasses import fields
from typing import Any, Final

from ethnos.engine.state import SPECTATOR, Table
from ethnos.game.events import seen_by
from ethnos.game.offers import offers_of
from ethnos.game.views import Views
from ethnos.server.protocol.messages import ChatOut, LineOut, Scene, Update
from ethnos.server.protocol.state import ChairOut, ClockOut, State
from ethnos.server.rooms import chat, consent
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Change

_LINE_FIELDS: Final = frozenset(field.name for field in fields(LineOut))


def state_of(room: Room) -> State:
    """What everyone may know about a table."""
    settings, clock = room.settings, room.clock
    over = room.status == "over" and room.setup is not None
    return State(
        table=room.table_id,
        seq=room.seq,
        status=room.status,
        players=settings.players,
        preset=settings.preset,
        options=settings.options,
        tribes=settings.tribes,
        memory_aid=settings.memory_aid,
        hints=settings.hints,
        rated=settings.rated,
        listed=settings.listed,
        admission=settings.admission,
        invitations=[*room.entrance.invitations.values()] or None,
        requests=dict(room.entrance.requests.values()) or None,
        host=room.host,
        hosts=room.hosts(),
        chairs=[
            ChairOut(
                kind=chair.kind,
                name=chair.name,
                level=chair.level,
                away=chair.away,
                substitute=chair.substitute,
                absent_from=room.absent_from(seat),
            )
            for seat, chair in enumerate(room.chairs)
        ],
        free=room.free_seats(),
        bot_seats=room.bot_seats(),
        clock=ClockOut(
            kind=clock.kind,
            seconds=clock.seconds,
            increment=clock.increment,
            left=dict(clock.left),  # the clock goes on, and this message stays
            deadline=room.deadline,
        ),
        turn=room.seat_to_move,
        paused=room.paused,
        question=room.question.question if room.question else None,
        asked_by=room.question.seat if room.question else None,
        asked_for=room.question.at if room.question else None,
        asked=consent.asked_seats(room),
        asked_moves=consent.asked_moves(room),
        commitment=room.commitment,
        seed=str(room.setup.seed) if over and room.setup else None,
        rematch=room.rematch,
        early=room.early or None,
    )


def scenes_of(room: Room, seats: list[int], views: Views | None = None) -> list[Scene]:
    """The game as each of these seats sees it; without a seat, as everybody does."""
    table = room.table
    if table is None:
        return []
    views = views or views_of(room, table)
    plays = room.seat_to_move is not None
    return [
        Scene(seat=seat, view=views.of(seat), offers=offers_of(table, seat) if plays else None)
        for seat in seats or [SPECTATOR]
    ]


def views_of(room: Room, table: Table, before: Views | None = None) -> Views:
    """A room's table as everyone may see it; ``before``: the views of an earlier moment, to save time."""
    return Views(table, memory_aid=room.settings.memory_aid, before=before)


def update_of(room: Room, change: Change, seats: list[int], *, whole: bool) -> Update:
    """A change as these seats may see it; ``whole`` adds the state and views after it."""
    table, change = room.table, seen_change(room, change, seats)
    shows_game = whole and table is not None and changes_game(change.line)
    views = change.once("views", lambda: views_of(room, table)) if shows_game and table is not None else None
    seen = {viewer: seen_by(viewer, change.events) for viewer in seats or [SPECTATOR]} if change.events else {}
    return Update(
        seq=change.seq,
        at=change.at,
        line=change.once("line", lambda: line_of(room, change)),
        happenings=seen,
        state=change.once("state", lambda: state_of(room)) if whole else None,
        scenes=scenes_of(room, seats, views) if views is not None else [],
    )


def seen_change(room: Room, change: Change, seats: list[int]) -> Change:
    """A change as these seats may see it: what others hide, and what they have hidden, looks like removed chat."""
    line = change.line
    is_hidden = isinstance(line, log.Said | log.Reacted) and line.seat in chat.unseen(room, seats)
    if is_hidden or (isinstance(line, log.Hid) and line.seat not in seats):
        return Change(change.seq, change.at, log.Erased(), [])
    return change


def chat_of(room: Room, seats: list[int]) -> list[ChatOut]:
    """The last lines of chat that these seats may see."""
    unseen = chat.unseen(room, seats)
    lines = ((seq, line) for seq, line in room.chat if line.seat not in unseen)
    return [ChatOut(seq=seq, seat=line.seat, name=line.name, text=line.text) for seq, line in lines]


def line_of(room: Room, change: Change) -> LineOut:
    """An entry without secrets: no digest, no seed, and no decisions, which could reveal kept cards."""
    line = change.line
    values: dict[str, Any] = {name: value for name, value in line.data().items() if name in _LINE_FIELDS}
    return LineOut(kind=line.kind, taken_back=room.taken_back.get(change.seq), **values)


def changes_game(line: log.Line) -> bool:
    """Whether an entry changes the game itself."""
    return isinstance(line, log.Started | log.Moved | log.Undone | log.Finished)
