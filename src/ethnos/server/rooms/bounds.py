"""How long the log of a table may become: what a seat may do once too often is refused, so that no log grows for ever.

Moves, answers, and what else a game needs to be finished are never refused. They are few: each belongs to a turn of the
game, or to an entry that is counted here.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from ethnos.server.rooms.entries import SPECTATOR_SEAT, Asked, Line
from ethnos.server.rooms.not_now import TooMuch

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
