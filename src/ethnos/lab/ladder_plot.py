"""The plot of a ladder: a row for each bot, a panel for each number of players, drawn as plain SVG.

Every dot has its number beside it and every row its name, so nothing depends on colour alone. The colours follow the
reader's light or dark mode.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ethnos.panels import Layout, Row, draw_panels
from ethnos.svg import dot, line, number, text

LAYOUT: Final = Layout(names=62, row=30, dot=5, ticks=5)
LABEL: Final = 46
"""Width of a number beside its dot."""


@dataclass(frozen=True)
class Chart:
    """One panel: its title, and the rating of each bot."""

    title: str
    ratings: dict[str, float]


def draw(charts: Sequence[Chart], title: str, axis: str) -> str:
    """The plot, the strongest bot on top."""
    ratings = [rating for chart in charts for rating in chart.ratings.values()]

    def rating_of(row: Row) -> Iterator[str]:
        rating = charts[row.panel].ratings.get(row.name)
        if rating is not None:
            yield line(row.left, row.y, row.right, row.y, "row")
            yield from _dot(row.across(rating), row.y, rating, row.right)

    titles = [chart.title for chart in charts]
    return draw_panels(LAYOUT, _by_strength(charts), titles, ratings, title, axis, rating_of)


def _dot(x: float, y: float, rating: float, right: float) -> Iterator[str]:
    """A dot, and its number on the side with enough space."""
    yield dot(x, y, LAYOUT.dot)
    if x + LABEL > right:
        yield text(x - LAYOUT.dot - 4, y + 4, number(rating, 1), "value", "end")
    else:
        yield text(x + LAYOUT.dot + 4, y + 4, number(rating, 1), "value")


def _by_strength(charts: Sequence[Chart]) -> list[str]:
    """All bots, highest mean rating first."""
    ratings: dict[str, list[float]] = {}
    for chart in charts:
        for bot, rating in chart.ratings.items():
            ratings.setdefault(bot, []).append(rating)
    return sorted(ratings, key=lambda bot: -sum(ratings[bot]) / len(ratings[bot]))
