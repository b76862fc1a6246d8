"""The curves of a training: entropy, error of the predicted chance to win, and strength."""

from collections.abc import Mapping, Sequence
from typing import Any

from ethnos.research.lab.curves import Panel, draw_curves

MOST_POINTS = 200  # per curve; more would only make the file larger


def draw(log: Sequence[Mapping[str, Any]], strength: Sequence[Mapping[str, Any]]) -> str:
    """The plot, from the lines of a training's log files."""
    sampled_log = log[:: max(len(log) // MOST_POINTS, 1)]

    def over_time(name: str) -> list[tuple[float, float]]:
        return [(line["decisions"] / 1e6, line[name]) for line in sampled_log]

    panels = [
        Panel("entropy of the decisions", {"entropy": over_time("entropy")}),
        Panel("squared error of the chance to win", {"error": over_time("win_error")}),
        *(Panel(f"share of wins: {name}", {"share": _shares(strength, name)}) for name in _trials(strength)),
    ]
    return draw_curves(panels, "Learning by self-play", "millions of decisions")


def _trials(strength: Sequence[Mapping[str, Any]]) -> list[str]:
    return list(dict.fromkeys(name for line in strength for name in line["trials"]))


def _shares(strength: Sequence[Mapping[str, Any]], name: str) -> list[tuple[float, float]]:
    return [(line["decisions"] / 1e6, line["trials"][name]["share"]) for line in strength if name in line["trials"]]
