"""Plots of a report: a dot with its interval for each row, a panel for each group, as plain SVG."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ethnos.panels import Layout, Row, draw_panels
from ethnos.svg import dot, line

LAYOUT: Final = Layout(names=120, row=26, dot=4, ticks=6)


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

    def interval_of(row: Row) -> Iterator[str]:
        if each := panels[row.panel].rows.get(row.name):
            yield line(row.across(each.low), row.y, row.across(each.high), row.y, "curve c0")
            yield dot(row.across(each.mean), row.y, LAYOUT.dot)

    return draw_panels(LAYOUT, names, [panel.title for panel in panels], ends, title, axis, interval_of)
