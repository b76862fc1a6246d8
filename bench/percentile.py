"""Percentiles of what benchmarks measure."""

from collections.abc import Sequence


def percentile(measured: Sequence[float], share: float) -> float:
    """The smallest value that more than this share of all, in any order, do not exceed; with 1 the largest."""
    ordered = sorted(measured)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]
