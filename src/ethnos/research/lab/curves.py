"""Plots of values over time, such as learning curves: panels with a few lines each, as plain SVG."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from ethnos.base.svg import COLOURS, MARGIN, WIDTH, curve, line, number, page, text, ticks

Points: TypeAlias = Sequence[tuple[float, float]]

COLUMNS: Final = 2
GAP: Final = 60
HEAD: Final = 56
PLOT: Final = 190
BELOW: Final = 62
AXIS: Final = 44
"""Width of the numbers beside a panel."""
DOWN_TICKS: Final = 5
ACROSS_TICKS: Final = 6
KEY: Final = 26


@dataclass(frozen=True)
class Panel:
    """One panel: its title, and its lines by name."""

    title: str
    lines: Mapping[str, Points]


def draw_curves(panels: Sequence[Panel], title: str, axis: str) -> str:
    """The plot, two panels in a row; panels without a point are left out."""
    nonempty_panels = [panel for panel in panels if any(panel.lines.values())]
    width = (WIDTH - 2 * MARGIN - AXIS * COLUMNS - GAP * (COLUMNS - 1)) / COLUMNS
    rows = -(-len(nonempty_panels) // COLUMNS)
    parts: list[str] = []
    for place, panel in enumerate(nonempty_panels):
        left = MARGIN + AXIS + (place % COLUMNS) * (width + AXIS + GAP)
        parts += _Frame(panel, left, HEAD + KEY + (place // COLUMNS) * (PLOT + BELOW), width).parts()
    parts.append(text(WIDTH - MARGIN, 32, axis, "quiet", "end"))
    return page(HEAD + rows * (PLOT + BELOW) + MARGIN, title, parts)


class _Frame:
    """A panel at its position on the page."""

    def __init__(self, panel: Panel, left: float, top: float, width: float) -> None:
        self.panel, self.left, self.top, self.width = panel, left, top, width
        points = [point for line in panel.lines.values() for point in line]
        self.across = ticks([x for x, _ in points], ACROSS_TICKS)
        self.down = ticks([y for _, y in points], DOWN_TICKS)

    def x(self, value: float) -> float:
        return self.left + (value - self.across[0]) / (self.across[-1] - self.across[0]) * self.width

    def y(self, value: float) -> float:
        return self.top + PLOT - (value - self.down[0]) / (self.down[-1] - self.down[0]) * PLOT

    def parts(self) -> Iterator[str]:
        yield text(self.left, self.top - 10, self.panel.title, "head")
        digits = 0 if self.down[1] - self.down[0] >= 1 else 2
        for tick in self.down:
            yield line(self.left, self.y(tick), self.left + self.width, self.y(tick), "grid")
            yield text(self.left - 6, self.y(tick) + 4, number(tick, digits), "quiet", "end")
        for tick in self.across:
            yield text(self.x(tick), self.top + PLOT + 16, f"{tick:g}", "quiet", "middle")
        for place, (name, points) in enumerate(self.panel.lines.items()):
            kind = f"curve c{place % COLOURS}"
            yield curve([(self.x(x), self.y(y)) for x, y in points], kind)
            yield from self.key(place, name, kind)

    def key(self, place: int, name: str, kind: str) -> Iterator[str]:
        """The legend entry of a line, below the panel; a single line needs none."""
        if len(self.panel.lines) > 1:
            step = self.width / len(self.panel.lines)
            left, y = self.left + place * step, self.top + PLOT + 32
            yield curve([(left, y), (left + KEY, y)], kind)
            yield text(left + KEY + 5, y + 4, name, "quiet")
