"""Chances to win over the turns of a game as plain SVG: a line for each seat, with its mistakes marked on it."""

from collections.abc import Iterator, Sequence
from typing import Final

from ethnos.base.i18n import Texts
from ethnos.base.svg import COLOURS, MARGIN, WIDTH, curve, dot, line, page, text
from ethnos.insight.analysis import Analysis, Turn
from ethnos.insight.sentences import SIGNS

HEAD: Final = 56
PLOT: Final = 320
AXIS: Final = 44
"""Width of the numbers on the left."""
KEY: Final = 26
ROW: Final = 22
DOT: Final = 3.5
SCALE: Final = (0, 25, 50, 75, 100)
RIGHT: Final = WIDTH - MARGIN


def draw_chances(analysis: Analysis, names: Sequence[str], texts: Texts) -> str:
    """The plot as SVG."""
    parts = [*_frame(analysis, texts)]
    for seat, name in enumerate(names):
        parts += _seat(analysis, seat, name)
    parts += _signs(names, texts)
    parts.append(text(RIGHT, 32, texts("insight-axis"), "quiet", "end"))
    return page(_below(len(names)) + ROW + MARGIN, texts("insight-title"), parts)


def _x(analysis: Analysis, turn: int) -> float:
    """The x coordinate after this many turns."""
    return MARGIN + AXIS + turn / max(1, len(analysis.turns)) * (RIGHT - MARGIN - AXIS)


def _y(share: float) -> float:
    return HEAD + PLOT - share * PLOT


def _below(row: int) -> float:
    return HEAD + PLOT + 40 + row * ROW


def _frame(analysis: Analysis, texts: Texts) -> Iterator[str]:
    for tick in SCALE:
        yield line(MARGIN + AXIS, _y(tick / 100), RIGHT, _y(tick / 100), "grid")
        yield text(MARGIN + AXIS - 6, _y(tick / 100) + 4, str(tick), "quiet", "end")
    for turn in _first_turns(analysis):
        x = _x(analysis, turn.number - 1)
        yield line(x, HEAD, x, HEAD + PLOT, "row")
        yield text(x + 4, HEAD + PLOT + 16, texts("web-age", age=turn.age), "quiet")


def _first_turns(analysis: Analysis) -> Iterator[Turn]:
    """The first turn of each Age."""
    age = 0
    for turn in analysis.turns:
        if turn.age != age:
            yield turn
        age = turn.age


def _seat(analysis: Analysis, seat: int, name: str) -> Iterator[str]:
    """A seat's line, its marks, and its legend entry; lines also differ by their dashes."""
    kind = f"curve c{seat % COLOURS}"
    shares = [analysis.turns[0].before[seat], *(turn.after[seat] for turn in analysis.turns)] if analysis.turns else []
    yield curve([(_x(analysis, turn), _y(share)) for turn, share in enumerate(shares)], kind)
    for turn in analysis.turns:
        if turn.seat == seat and turn.mark is not None:
            x, y = _x(analysis, turn.number), _y(turn.after[seat])
            yield dot(x, y, DOT, "spot")  # the same for all seats: the line shows whose it is
            yield text(x, y - 7, SIGNS[turn.mark], "value", "middle")
    left, y = MARGIN + AXIS, _below(seat)
    yield curve([(left, y), (left + KEY, y)], kind)
    yield text(left + KEY + 5, y + 4, name, "quiet")


def _signs(names: Sequence[str], texts: Texts) -> Iterator[str]:
    legend = "   ".join(f"{sign} {texts('insight-mark', mark=mark)}" for mark, sign in SIGNS.items())
    yield text(MARGIN + AXIS, _below(len(names)) + 4, legend, "quiet")
