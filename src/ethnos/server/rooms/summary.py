"""The summary of a table, for lists, notices, statistics, ratings, and the next start of the server."""

from collections import Counter
from collections.abc import Mapping
from typing import Any, Final, TypedDict, cast

from ethnos.engine.actions import is_lead, leader_of
from ethnos.engine.compile import in_python
from ethnos.engine.components import COLOURS, TRIBE_NAMES, Tribe
from ethnos.server.rooms.entries import Admission, ClockSetting, SeatKind, TribeChoice
from ethnos.server.rooms.room import Room

OWNER_DIGITS: Final = 12
"""This many digits of the digest of a seat's secret tell whether it is still the same one."""


class AboutSeat(TypedDict):
    """Who plays for a seat."""

    kind: SeatKind
    name: str
    level: str


class AboutTurn(TypedDict):
    """Whose turn it is, and since when."""

    seat: int
    number: int
    since: float | None
    deadline: float | None
    paused: bool
    bot: bool
    away: bool
    lost_at: float | None


class AboutResult(TypedDict):
    """What statistics and ratings need of a finished game."""

    ended: float | None
    leaders: list[dict[Tribe, int]]
    """For each seat, how often each tribe has led one of its Bands."""


class AboutTable(TypedDict):
    """The summary of a table. One that another version stored may lack some of it."""

    players: int
    preset: str
    tribes: TribeChoice
    memory_aid: bool
    hints: bool
    rated: bool
    admission: Admission
    clock: ClockSetting
    seats: list[AboutSeat]
    age: int
    standings: list[tuple[int, int, int]]
    """Seat, place and Glory, from the first place to the last; empty before the game."""
    waits: bool
    """It needs nothing from the server until its deadline is near."""
    deadline: float | None
    owners: list[str]
    turn: AboutTurn | None
    """None while no game is running."""
    result: AboutResult | None
    """None until the game is over, for one that was ended early, and for one that was played on for practice."""


def about(room: Room) -> AboutTable:
    """The summary of a table."""
    settings, game = room.settings, room.game
    return {
        "players": settings.players,
        "preset": settings.preset,
        "tribes": settings.tribes,
        "memory_aid": settings.memory_aid,
        "hints": settings.hints,
        "rated": settings.rated,
        "admission": settings.admission,
        "clock": settings.clock,
        "seats": [{"kind": chair.kind, "name": chair.name, "level": chair.level} for chair in room.chairs],
        "age": game.age if game else 0,
        "standings": [(place.seat, place.place, place.glory) for place in game.standings()] if game else [],
        "waits": not room.people() and not room.bot_to_move,
        "deadline": room.deadline,
        "owners": [owner_of(chair.secret) for chair in room.chairs],
        "turn": _turn(room),
        "result": _result(room),
    }


def read_about(stored: Mapping[str, Any]) -> AboutTable:
    """A summary from the store. Only its type is new: whoever reads it must expect that something is missing."""
    return cast("AboutTable", stored)


def owner_of(digest: str) -> str:
    """How a summary identifies the owner of a seat."""
    return digest[:OWNER_DIGITS]


def _turn(room: Room) -> AboutTurn | None:
    seat = room.seat_to_move
    if seat is None:
        return None
    chair = room.chairs[seat]
    return {
        "seat": seat,
        "number": len(room.moves),
        "since": room.clock.since,
        "deadline": room.deadline,
        "paused": room.paused,
        "bot": bool(chair.bot),
        "away": chair.away,
        "lost_at": chair.lost_at,
    }


def _result(room: Room) -> AboutResult | None:
    if room.status != "over" or room.early or room.settings.continues:
        return None
    return {
        "ended": room.clock.since,
        "leaders": [_leaders(room, seat) for seat in range(len(room.chairs))],
    }


def _leaders(room: Room, seat: int) -> dict[Tribe, int]:
    actions = (action for move in room.moves if move.seat == seat for action in move.actions)
    kinds = (in_python(leader_of)(action) for action in actions if in_python(is_lead)(action))
    return dict(Counter(TRIBE_NAMES[kind // COLOURS] for kind in kinds))
