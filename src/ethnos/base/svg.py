"""Plain SVG for plots: text, lines, and a style for light and dark screens."""

import math
from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape

WIDTH: Final = 960
MARGIN: Final = 20
STEPS: Final = (0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)
COLOURS: Final = 6  # of lines; each also has its own dashes, so that nothing depends on colour alone

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
    .spot { fill: #1f2328; }
    .curve { fill: none; stroke-width: 2; stroke-linejoin: round; }
    .c0 { stroke: #0b57a4; } .c1 { stroke: #b3401f; } .c2 { stroke: #2a7a3b; }
    .c3 { stroke: #7a3fa0; } .c4 { stroke: #8a6a00; } .c5 { stroke: #46505a; }
    .c1 { stroke-dasharray: 7 3; } .c2 { stroke-dasharray: 2 3; } .c3 { stroke-dasharray: 9 3 2 3; }
    .c4 { stroke-dasharray: 12 5; } .c5 { stroke-dasharray: 4 4; }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3; }
      .page { fill: #0d1117; }
      .value { stroke: #0d1117; }
      .quiet { fill: #9198a1; }
      .grid, .row { stroke: #3d444d; }
      .dot { fill: #6cb6ff; }
      .spot { fill: #e6edf3; }
      .c0 { stroke: #6cb6ff; } .c1 { stroke: #ff9b7a; } .c2 { stroke: #7ee08f; }
      .c3 { stroke: #d2a8ff; } .c4 { stroke: #e3c04d; } .c5 { stroke: #b7bfc8; }
    }
"""


def page(height: float, title: str, parts: Iterable[str]) -> str:
    """A whole plot under its title."""
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img" aria-labelledby="title">',
        f'<title id="title">{escape(title)}</title>',
        f"<style>{STYLE}</style>",
        f'<rect class="page" width="{WIDTH}" height="{height:g}" rx="6"/>',
        text(MARGIN, 32, title, "title"),
        *parts,
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def ticks(values: Sequence[float], most: int) -> list[float]:
    """Evenly spaced round numbers that enclose all values, with at most ``most`` steps."""
    for step in STEPS:
        first, last = math.floor(min(values) / step), math.floor(max(values) / step) + 1
        if last - first <= most:
            break
    return [float(step * place) for place in range(first, last + 1)]


def number(value: float, digits: int) -> str:
    """A number with a typographic minus sign, which is as wide as a digit."""
    return f"{value:.{digits}f}".replace("-", "\N{MINUS SIGN}")


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    """A straight line."""
    return f'<line class="{kind}" x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"/>'


def curve(points: Iterable[tuple[float, float]], kind: str) -> str:
    """A line through points."""
    return f'<polyline class="{kind}" points="{" ".join(f"{x:.1f},{y:.1f}" for x, y in points)}"/>'


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    """A piece of text."""
    css_class = f' class="{kind}"' if kind else ""
    alignment = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text{css_class} x="{x:.1f}" y="{y:.1f}"{alignment}>{escape(words)}</text>'


def dot(x: float, y: float, radius: float, kind: str = "dot") -> str:
    """A point."""
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{radius:g}"/>'
