"""How far a game is, for the summary of a table: whose turn it is and since when, and what came out."""

from collections import Counter
from typing import Any, Final

from ethnos.engine.actions import ACTION_NAMES
from ethnos.server.rooms.room import Room

OWNER_DIGITS: Final = 12
"""Of the digest of a seat's secret: enough to tell whether it is still the same one."""


def owner_of(digest: str) -> str:
    """What a summary says of whom a seat belongs to."""
    return digest[:OWNER_DIGITS]


def turn_of(room: Room) -> dict[str, Any] | None:
    """Whose turn it is, while a game is running."""
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


def result_of(room: Room) -> dict[str, Any] | None:
    """What statistics and ratings need of a finished game."""
    if room.status != "over":
        return None
    return {
        "ended": room.clock.since,
        "leaders": [_leaders(room, seat) for seat in range(len(room.chairs))],
    }


def _leaders(room: Room, seat: int) -> dict[str, int]:
    """How often each tribe has led a Band of a seat."""
    names = (ACTION_NAMES[action] for move in room.moves if move.seat == seat for action in move.actions)
    return dict(Counter(name.split()[1].split(".")[0] for name in names if name.startswith("lead-")))
