"""Plots of panels beside each other: a row for each name, and one scale for all panels."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ethnos.svg import MARGIN, WIDTH, line, number, page, text, ticks

GAP: Final = 26
HEAD: Final = 78
FOOT: Final = 52


@dataclass(frozen=True)
class Layout:
    """The sizes of a plot."""

    names: int
    """Width of the names of rows."""
    row: int
    """Height of a row."""
    dot: int
    """Radius of a dot; the scale ends that far from a panel's edges."""
    ticks: int
    """The largest number of steps on the scale."""


@dataclass(frozen=True)
class Row:
    """Where a row of a panel lies."""

    panel: int
    name: str
    across: Callable[[float], float]
    """From a value to its place on the scale."""
    y: float
    left: float
    right: float


Drawing: TypeAlias = Callable[[Row], Iterable[str]]


def draw_panels(
    layout: Layout,
    names: Sequence[str],
    titles: Sequence[str],
    values: Sequence[float],
    title: str,
    axis: str,
    drawing: Drawing,
) -> str:
    """The plot. The scale includes all ``values``; ``drawing`` fills a row of a panel."""
    height = HEAD + layout.row * len(names) + FOOT
    width = (WIDTH - 2 * MARGIN - layout.names - GAP * len(titles)) / len(titles)
    scale = ticks(values, layout.ticks)
    parts = [text(MARGIN + layout.names + GAP, height - 14, axis, "quiet")]
    parts += [text(MARGIN, _row_y(layout, row) + 4, name) for row, name in enumerate(names)]
    for panel, head in enumerate(titles):
        left = MARGIN + layout.names + GAP + panel * (width + GAP)
        parts += _scale(layout, len(names), head, left, width, scale)
        for row, name in enumerate(names):
            place = Row(panel, name, _across(layout, left, width, scale), _row_y(layout, row), left, left + width)
            parts += drawing(place)
    return page(height, title, parts)


def _scale(layout: Layout, rows: int, head: str, left: float, width: float, scale: Sequence[float]) -> Iterator[str]:
    across, bottom = _across(layout, left, width, scale), HEAD + layout.row * rows
    yield text(left, HEAD - 14, head, "head")
    for tick in scale:
        yield line(across(tick), HEAD, across(tick), bottom, "grid")
        yield text(across(tick), bottom + 16, number(tick, 0), "quiet", "middle")


def _across(layout: Layout, left: float, width: float, scale: Sequence[float]) -> Callable[[float], float]:
    return lambda value: left + layout.dot + (value - scale[0]) / (scale[-1] - scale[0]) * (width - 2 * layout.dot)


def _row_y(layout: Layout, row: int) -> float:
    return HEAD + layout.row * (row + 0.5)
