"""Plots of what changes over time."""

import xml.etree.ElementTree as ET

from ethnos.research.lab.curves import Panel, draw_curves

SVG = "{http://www.w3.org/2000/svg}"


def test_every_line_is_drawn_and_named() -> None:
    panels = [
        Panel("strength", {"greedy": [(0, 0.1), (5, 0.9)], "search": [(0, 0.0), (5, 0.5)]}),
        Panel("entropy", {"all": [(0, 2.0), (5, 1.0)]}),
        Panel("nothing yet", {"all": []}),
    ]
    root = ET.fromstring(draw_curves(panels, "Learning", "hours"))
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert {"Learning", "hours", "strength", "entropy", "greedy", "search"} <= set(words)
    assert "nothing yet" not in words
    curves = [line.get("points", "").split() for line in root.iter(f"{SVG}polyline")]
    assert sum(len(points) == 2 for points in curves) == len(curves) == 5  # three lines, two of them with a key


def test_values_lie_where_the_numbers_say() -> None:
    root = ET.fromstring(draw_curves([Panel("p", {"a": [(0, 0), (10, 10)]})], "t", "x"))
    (x1, y1), (x2, y2) = (
        map(float, point.split(",")) for point in next(root.iter(f"{SVG}polyline")).get("points", "").split()
    )
    assert x2 > x1
    assert y2 < y1  # up is more
