"""The operations of every network's layers, in compiled code: inputs, normalisation, outputs, softmax."""

from math import exp, sqrt
from typing import Any, Final

from ethnos.bots.features import Floats
from ethnos.engine.compile import float32, rule

TINY: Final = 1e-5  # added to a variance, so that it is never zero


@rule
def add_input(weights: Floats, start: int, times: Any, inner: Floats, at: int, width: int) -> None:
    """Add one input's contribution to all outputs of a layer, which begin at ``at``."""
    factor = float32(times)
    column, sums = weights[start : start + width], inner[at : at + width]
    for i in range(width):
        sums[i] += factor * column[i]


@rule
def settle(weights: Floats, start: int, inner: Floats, at: int, width: int) -> None:
    """Normalise the outputs of a layer, scale and shift them, and apply ReLU."""
    mean, square = float32(0.0), float32(0.0)
    for i in range(width):
        mean += inner[at + i]
    mean /= float32(width)
    for i in range(width):
        square += (inner[at + i] - mean) * (inner[at + i] - mean)
    scale = float32(1.0 / sqrt(square / width + TINY))
    for i in range(width):
        settled = (inner[at + i] - mean) * scale * weights[start + i] + weights[start + width + i]
        inner[at + i] = max(settled, float32(0.0))


@rule
def output(weights: Floats, start: int, inner: Floats, at: int, width: int) -> Any:
    """One output, without its bias."""
    line, values, total = weights[start : start + width], inner[at : at + width], float32(0.0)
    for i in range(width):
        total += values[i] * line[i]
    return total


@rule
def share_out(shares: Floats, at: int, count: int) -> None:
    """Softmax: turn answers into shares that add up to 1."""
    best, total = -1.0e9, 0.0
    for i in range(count):
        best = max(best, float(shares[at + i]))
    for i in range(count):
        shares[at + i] = exp(shares[at + i] - best)
        total += shares[at + i]
    for i in range(count):
        shares[at + i] /= total
