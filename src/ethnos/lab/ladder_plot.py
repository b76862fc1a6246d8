"""The plot of a ladder: a row for each bot, a panel for each number of players, drawn as plain SVG.

Every dot has its number beside it and every row its name, so that nothing is told by colour alone. The colours follow
whether the reader's screen is light or dark.
"""

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 960
MARGIN: Final = 20
NAMES: Final = 62
"""Room for the bots' names."""
GAP: Final = 26
HEAD: Final = 78
ROW: Final = 30
FOOT: Final = 52
DOT: Final = 5
LABEL: Final = 46
"""Room that a number takes beside its dot."""
TICKS: Final = 5
"""At most so many steps across a panel."""
STEPS: Final = (1, 2, 5, 10, 20, 50, 100, 1000)

STYLE: Final = """
    text { font: 13px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: #1f2328; }
    .page { fill: #ffffff; }
    .title { font-size: 17px; font-weight: 600; }
    .quiet { font-size: 11px; fill: #59636e; }
    .head { font-weight: 600; }
    .value { font-size: 11px; paint-order: stroke; stroke: #ffffff; stroke-width: 4px; stroke-linejoin: round; }
    .grid { stroke: #d1d9e0; }
    .row { stroke: #d1d9e0; stroke-dasharray: 1 3; }
    .dot { fill: #0b57a4; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .page { fill: #0d1117; }
      .value { stroke: #0d1117; }
      .quiet { fill: #9198a1; }
      .grid, .row { stroke: #3d444d; }
      .dot { fill: #6cb6ff; }
    }
"""


@dataclass(frozen=True)
class Chart:
    """One panel: what stands above it, and the rating of each bot."""

    title: str
    ratings: dict[str, float]


def draw(charts: Sequence[Chart], title: str, axis: str) -> str:
    """The plot, the strongest bot on top."""
    bots = _by_strength(charts)
    height = HEAD + ROW * len(bots) + FOOT
    panel = (WIDTH - 2 * MARGIN - NAMES - GAP * len(charts)) / len(charts)
    ticks = _ticks([rating for chart in charts for rating in chart.ratings.values()])
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img" aria-labelledby="title">',
        f'<title id="title">{escape(title)}</title>',
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{WIDTH}" height="{height}" rx="6"/>',
        _text(MARGIN, 32, title, "title"),
        _text(MARGIN + NAMES + GAP, height - 14, axis, "quiet"),
    ]
    lines += [_text(MARGIN, _row_y(row) + 4, bot) for row, bot in enumerate(bots)]
    for number, chart in enumerate(charts):
        left = MARGIN + NAMES + GAP + number * (panel + GAP)
        lines += _panel(chart, bots, left, panel, ticks)
    return "\n".join([*lines, "</svg>"]) + "\n"


def _panel(chart: Chart, bots: Sequence[str], left: float, width: float, ticks: Sequence[float]) -> Iterator[str]:
    bottom = HEAD + ROW * len(bots)
    yield _text(left, HEAD - 14, chart.title, "head")

    def across(rating: float) -> float:
        return left + DOT + (rating - ticks[0]) / (ticks[-1] - ticks[0]) * (width - 2 * DOT)

    for tick in ticks:
        yield _line(across(tick), HEAD, across(tick), bottom, "grid")
        yield _text(across(tick), bottom + 16, _number(tick, 0), "quiet", "middle")
    for row, bot in enumerate(bots):
        if bot in chart.ratings:
            yield _line(left, _row_y(row), left + width, _row_y(row), "row")
            yield from _dot(across(chart.ratings[bot]), _row_y(row), chart.ratings[bot], left + width)


def _dot(x: float, y: float, rating: float, right: float) -> Iterator[str]:
    """A dot, and its number on the side where there is room."""
    yield f'<circle class="dot" cx="{x:.1f}" cy="{y:.1f}" r="{DOT}"/>'
    if x + LABEL > right:
        yield _text(x - DOT - 4, y + 4, _number(rating, 1), "value", "end")
    else:
        yield _text(x + DOT + 4, y + 4, _number(rating, 1), "value")


def _by_strength(charts: Sequence[Chart]) -> list[str]:
    """All bots by their mean rating."""
    found: dict[str, list[float]] = {}
    for chart in charts:
        for bot, rating in chart.ratings.items():
            found.setdefault(bot, []).append(rating)
    return sorted(found, key=lambda bot: -sum(found[bot]) / len(found[bot]))


def _ticks(ratings: Sequence[float]) -> list[float]:
    """Round numbers around all ratings, evenly spaced."""
    for step in STEPS:
        first, last = math.floor(min(ratings) / step), math.floor(max(ratings) / step) + 1
        if last - first <= TICKS:
            break
    return [float(step * number) for number in range(first, last + 1)]


def _number(rating: float, digits: int) -> str:
    """With a real minus sign, which is as wide as a digit."""
    return f"{rating:.{digits}f}".replace("-", "\N{MINUS SIGN}")


def _row_y(row: int) -> float:
    return HEAD + ROW * (row + 0.5)


def _line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def _text(x: float, y: float, text: str, kind: str = "", anchor: str = "start") -> str:
    described = f' class="{kind}"' if kind else ""
    turned = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text{described} x="{x:.1f}" y="{y:.1f}"{turned}>{escape(text)}</text>'
