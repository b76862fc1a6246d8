"""What lists, notices, statistics and ratings need of a table, and the next start of the server."""

from collections import Counter
from collections.abc import Iterator
from itertools import repeat

from ethnos.engine.actions import is_lead, leader_of
from ethnos.engine.compile import in_python
from ethnos.engine.components import COLOURS, TRIBE_NAMES
from ethnos.game.scores import places
from ethnos.server.rooms.room import Room
from ethnos.server.storage import SeatFacts, TableFacts


def facts_of(room: Room) -> TableFacts:
    """The facts of a table."""
    settings, seat = room.settings, room.seat_to_move
    is_result = room.status == "over" and not room.early and not settings.continues
    finished = room.clock.since if is_result else None
    return TableFacts(
        status=room.status,
        players=settings.players,
        preset=settings.preset,
        tribes=settings.tribes if isinstance(settings.tribes, str) else ",".join(settings.tribes),
        options=",".join(f"{name}={value}" for name, value in sorted(settings.options.items())),
        memory_aid=settings.memory_aid,
        hints=settings.hints,
        rated=settings.rated,
        admission=settings.admission,
        clock=settings.clock["kind"],
        clock_seconds=settings.clock.get("seconds", 0.0),
        clock_increment=settings.clock.get("increment", 0.0),
        age=room.table.age if room.table else 0,
        turn=seat,
        turn_number=len(room.moves),
        turn_since=room.clock.since,
        deadline=room.deadline,
        paused=seat is not None and room.paused,
        waits=not room.people() and not room.bot_to_move,
        finished=finished,
        seats=tuple(_seats(room)),
        leaders=() if finished is None else tuple(_leaders(room)),
    )


def _seats(room: Room) -> Iterator[SeatFacts]:
    table = room.table
    results = zip(places(table), table.glory, strict=False) if table else repeat((0, 0))
    for (seat, chair), (place, glory) in zip(enumerate(room.chairs), results, strict=False):
        who = (chair.kind, chair.name, chair.level, chair.secret, bool(chair.bot), chair.away, chair.lost_at)
        yield SeatFacts(seat, *who, place, glory)


def _leaders(room: Room) -> Iterator[tuple[int, str, int]]:
    """For a seat and a tribe, how many of the seat's Bands it led."""
    led = Counter(
        (move.seat, TRIBE_NAMES[in_python(leader_of)(action) // COLOURS])
        for move in room.moves
        for action in move.actions
        if in_python(is_lead)(action)
    )
    return ((seat, tribe, bands) for (seat, tribe), bands in sorted(led.items()))
