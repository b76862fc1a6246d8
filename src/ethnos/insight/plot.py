"""Chances to win over the turns of a game as plain SVG: a line for each seat, with what went wrong marked on it."""

from collections.abc import Iterator, Sequence
from typing import Final

from ethnos.i18n import Texts
from ethnos.insight.analysis import Analysis, Turn
from ethnos.insight.telling import SIGNS
from ethnos.svg import COLOURS, MARGIN, WIDTH, curve, dot, line, page, text

HEAD: Final = 56
PLOT: Final = 320
AXIS: Final = 44
"""Room for the numbers on the left."""
KEY: Final = 26
ROW: Final = 22
DOT: Final = 3.5
SCALE: Final = (0, 25, 50, 75, 100)
RIGHT: Final = WIDTH - MARGIN


def draw_chances(found: Analysis, names: Sequence[str], texts: Texts) -> str:
    """The plot."""
    parts = [*_frame(found, texts)]
    for seat, name in enumerate(names):
        parts += _seat(found, seat, name)
    parts += _signs(names, texts)
    parts.append(text(RIGHT, 32, texts("insight-axis"), "quiet", "end"))
    return page(_below(len(names)) + ROW + MARGIN, texts("insight-title"), parts)


def _x(found: Analysis, turn: int) -> float:
    """Where the table after so many turns is."""
    return MARGIN + AXIS + turn / max(1, len(found.turns)) * (RIGHT - MARGIN - AXIS)


def _y(share: float) -> float:
    return HEAD + PLOT - share * PLOT


def _below(row: int) -> float:
    return HEAD + PLOT + 40 + row * ROW


def _frame(found: Analysis, texts: Texts) -> Iterator[str]:
    for tick in SCALE:
        yield line(MARGIN + AXIS, _y(tick / 100), RIGHT, _y(tick / 100), "grid")
        yield text(MARGIN + AXIS - 6, _y(tick / 100) + 4, str(tick), "quiet", "end")
    for turn in _first_turns(found):
        x = _x(found, turn.number - 1)
        yield line(x, HEAD, x, HEAD + PLOT, "row")
        yield text(x + 4, HEAD + PLOT + 16, texts("web-age", age=turn.age), "quiet")


def _first_turns(found: Analysis) -> Iterator[Turn]:
    """The first turn of each Age."""
    age = 0
    for turn in found.turns:
        if turn.age != age:
            yield turn
        age = turn.age


def _seat(found: Analysis, seat: int, name: str) -> Iterator[str]:
    """A seat's line, its marks, and its name below; lines differ by their dashes too."""
    kind = f"curve c{seat % COLOURS}"
    shares = [found.turns[0].before[seat], *(turn.after[seat] for turn in found.turns)] if found.turns else []
    yield curve([(_x(found, turn), _y(share)) for turn, share in enumerate(shares)], kind)
    for turn in found.turns:
        if turn.seat == seat and turn.mark is not None:
            x, y = _x(found, turn.number), _y(turn.after[seat])
            yield dot(x, y, DOT, "spot")  # the same for all seats: it lies on its line
            yield text(x, y - 7, SIGNS[turn.mark], "value", "middle")
    left, y = MARGIN + AXIS, _below(seat)
    yield curve([(left, y), (left + KEY, y)], kind)
    yield text(left + KEY + 5, y + 4, name, "quiet")


def _signs(names: Sequence[str], texts: Texts) -> Iterator[str]:
    told = "   ".join(f"{sign} {texts('insight-mark', mark=mark)}" for mark, sign in SIGNS.items())
    yield text(MARGIN + AXIS, _below(len(names)) + 4, told, "quiet")
