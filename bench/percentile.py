"""Percentiles of measured values."""

from collections.abc import Sequence


def percentile(values: Sequence[float], share: float) -> float:
    """The smallest value such that more than this share of all values are at most as large; with 1, the largest."""
    ordered = sorted(values)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]
