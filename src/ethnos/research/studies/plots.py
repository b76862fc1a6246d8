"""Plots of panels beside each other: a dot with its interval for each row, and one scale for all, as plain SVG."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ethnos.base.svg import MARGIN, WIDTH, dot, line, number, page, text, ticks

NAMES: Final = 120
"""Width of the names of rows."""
ROW: Final = 26
DOT: Final = 4
"""Radius of a dot; the scale ends that far from a panel's edges."""
TICKS: Final = 6
GAP: Final = 26
HEAD: Final = 78
FOOT: Final = 52


@dataclass(frozen=True)
class Interval:
    """A value and the ends of its interval."""

    mean: float
    low: float
    high: float


@dataclass(frozen=True)
class Panel:
    """One group: its title, and an interval for each row."""

    title: str
    rows: dict[str, Interval]


def draw(panels: Sequence[Panel], title: str, axis: str) -> str:
    """The plot, the largest value of the last panel on top."""
    last = panels[-1].rows
    names = sorted(last, key=lambda name: -last[name].mean)
    ends = [end for panel in panels for each in panel.rows.values() for end in (each.low, each.high, 0.0)]
    height, left = HEAD + ROW * len(names) + FOOT, MARGIN + NAMES + GAP
    width = (WIDTH - 2 * MARGIN - NAMES - GAP * len(panels)) / len(panels)
    parts = [text(left, height - 14, axis, "quiet")]
    parts += [text(MARGIN, _middle(row) + 4, name) for row, name in enumerate(names)]
    for place, panel in enumerate(panels):
        parts += _panel(panel, names, left + place * (width + GAP), width, ticks(ends, TICKS))
    return page(height, title, parts)


def _panel(panel: Panel, names: Sequence[str], left: float, width: float, scale: Sequence[float]) -> Iterator[str]:
    bottom = HEAD + ROW * len(names)

    def across(value: float) -> float:
        return left + DOT + (value - scale[0]) / (scale[-1] - scale[0]) * (width - 2 * DOT)

    yield text(left, HEAD - 14, panel.title, "head")
    for tick in scale:
        yield line(across(tick), HEAD, across(tick), bottom, "grid")
        yield text(across(tick), bottom + 16, number(tick, 0), "quiet", "middle")
    for row, name in enumerate(names):
        if each := panel.rows.get(name):
            yield line(across(each.low), _middle(row), across(each.high), _middle(row), "curve c0")
            yield dot(across(each.mean), _middle(row), DOT)


def _middle(row: int) -> float:
    return HEAD + ROW * (row + 0.5)
