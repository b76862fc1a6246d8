"""What a room refuses: what cannot be done now, empty names, and logs that would grow for ever.

Moves, answers, and what else a game needs to be finished are never refused because a log is long. They are few: each
belongs to a turn of the game, or to an entry that is counted here.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ethnos.base.refusals import EthnosError
from ethnos.server.rooms.entries import SPECTATOR_SEAT, Asked, Line


class NotNow(EthnosError):
    """Something that cannot be done at this table now; the code says why."""

    family = "server-"


class Forbidden(EthnosError):
    """Something that only somebody else may do; the code says who."""

    family = "server-"


class TooMuch(EthnosError):
    """Something that is done too often; the code says what."""

    family = "server-"


NAME_LENGTH: Final = 24


def clean(text: str, length: int) -> str:
    """Make a text printable, on one line, and not longer than ``length``."""
    cleaned = "".join(letter if letter.isprintable() else " " for letter in text)
    cleaned = " ".join(cleaned.split())[:length].rstrip()
    if not cleaned:
        raise NotNow("empty-text")
    return cleaned


LOG_LENGTH: Final = 10_000
"""From this entry on nothing is undone any more. The longest games of six that we know have 900 moves."""
UNDOS_A_TURN: Final = 20
"""How often a turn may be taken back."""
RETURNS: Final = 1000
"""How often a person who was away is recorded as back. After that they play on, but stay away for the others."""
MOST: Final[dict[str, int]] = {
    "joined": 500,
    "bot_seated": 500,
    "returned": RETURNS,
    "undo": 1000,
    "pause": 100,
    "bot": 100,
    "said": 1000,
    "reacted": 1000,
    "replaced": 100,
    "invited": 100,
    "requested": 200,
    "end": 100,
    "hid": 200,
    "coloured": 200,
}
"""The most entries of a kind, or questions, for one seat, or for all spectators together."""


def counted(line: Line) -> list[tuple[str, int]]:
    """As what and for which seat an entry counts; empty if it is not counted."""
    what = line.question if isinstance(line, Asked) else line.kind
    return [(what, getattr(line, "seat", SPECTATOR_SEAT))] if what in MOST else []


def check_lines(counts: Mapping[tuple[str, int], int], lines: Sequence[Line]) -> None:
    """Refuse lines if one of them has been stored too often."""
    if any(counts.get((what, seat), 0) >= MOST[what] for line in lines for what, seat in counted(line)):
        raise TooMuch("too-often")


def check_undo(entries: int, undos: int) -> None:
    """Refuse to take back a turn once more, or anything at all at a table with so many entries."""
    if undos >= UNDOS_A_TURN:
        raise TooMuch("too-many-undos")
    if entries >= LOG_LENGTH:
        raise TooMuch("log-full")
