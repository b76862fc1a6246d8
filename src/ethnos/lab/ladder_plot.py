"""The plot of a ladder: a row for each bot, a panel for each number of players, drawn as plain SVG.

Every dot has its number beside it and every row its name, so nothing depends on colour alone. The colours follow the
reader's light or dark mode.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ethnos.svg import MARGIN, WIDTH, dot, line, number, page, text, ticks

NAMES: Final = 62
"""Width of the bots' names."""
GAP: Final = 26
HEAD: Final = 78
ROW: Final = 30
FOOT: Final = 52
DOT: Final = 5
LABEL: Final = 46
"""Width of a number beside its dot."""
TICKS: Final = 5
"""The most steps on a panel's scale."""


@dataclass(frozen=True)
class Chart:
    """One panel: its title, and the rating of each bot."""

    title: str
    ratings: dict[str, float]


def draw(charts: Sequence[Chart], title: str, axis: str) -> str:
    """The plot, the strongest bot on top."""
    bots = _by_strength(charts)
    height = HEAD + ROW * len(bots) + FOOT
    panel = (WIDTH - 2 * MARGIN - NAMES - GAP * len(charts)) / len(charts)
    scale = ticks([rating for chart in charts for rating in chart.ratings.values()], TICKS)
    lines = [text(MARGIN + NAMES + GAP, height - 14, axis, "quiet")]
    lines += [text(MARGIN, _row_y(row) + 4, bot) for row, bot in enumerate(bots)]
    for place, chart in enumerate(charts):
        left = MARGIN + NAMES + GAP + place * (panel + GAP)
        lines += _panel(chart, bots, left, panel, scale)
    return page(height, title, lines)


def _panel(chart: Chart, bots: Sequence[str], left: float, width: float, scale: Sequence[float]) -> Iterator[str]:
    bottom = HEAD + ROW * len(bots)
    yield text(left, HEAD - 14, chart.title, "head")

    def across(rating: float) -> float:
        return left + DOT + (rating - scale[0]) / (scale[-1] - scale[0]) * (width - 2 * DOT)

    for tick in scale:
        yield line(across(tick), HEAD, across(tick), bottom, "grid")
        yield text(across(tick), bottom + 16, number(tick, 0), "quiet", "middle")
    for row, bot in enumerate(bots):
        if bot in chart.ratings:
            yield line(left, _row_y(row), left + width, _row_y(row), "row")
            yield from _dot(across(chart.ratings[bot]), _row_y(row), chart.ratings[bot], left + width)


def _dot(x: float, y: float, rating: float, right: float) -> Iterator[str]:
    """A dot, and its number on the side with enough space."""
    yield dot(x, y, DOT)
    if x + LABEL > right:
        yield text(x - DOT - 4, y + 4, number(rating, 1), "value", "end")
    else:
        yield text(x + DOT + 4, y + 4, number(rating, 1), "value")


def _by_strength(charts: Sequence[Chart]) -> list[str]:
    """All bots, highest mean rating first."""
    ratings: dict[str, list[float]] = {}
    for chart in charts:
        for bot, rating in chart.ratings.items():
            ratings.setdefault(bot, []).append(rating)
    return sorted(ratings, key=lambda bot: -sum(ratings[bot]) / len(ratings[bot]))


def _row_y(row: int) -> float:
    return HEAD + ROW * (row + 0.5)
