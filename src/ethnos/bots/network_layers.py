"""The operations of every network's layers, in compiled code: inputs, layer normalisation, outputs, softmax."""

from math import exp, sqrt
from typing import Any, Final

from ethnos.bots.features import Floats
from ethnos.engine.compile import float32, rule

EPSILON: Final = 1e-5  # added to a variance, so that it is never zero


@rule
def add_input(weights: Floats, start: int, value: Any, hidden: Floats, at: int, width: int) -> None:
    """Add one input's contribution to all values of a layer, which begin at ``at``."""
    factor = float32(value)
    column, sums = weights[start : start + width], hidden[at : at + width]
    for i in range(width):
        sums[i] += factor * column[i]


@rule
def layer_norm_relu(weights: Floats, start: int, hidden: Floats, at: int, width: int) -> None:
    """Layer normalisation of a layer's values, with scale and shift, and ReLU."""
    mean, square = float32(0.0), float32(0.0)
    for i in range(width):
        mean += hidden[at + i]
    mean /= float32(width)
    for i in range(width):
        square += (hidden[at + i] - mean) * (hidden[at + i] - mean)
    scale = float32(1.0 / sqrt(square / width + EPSILON))
    for i in range(width):
        normalised = (hidden[at + i] - mean) * scale * weights[start + i] + weights[start + width + i]
        hidden[at + i] = max(normalised, float32(0.0))


@rule
def dot(weights: Floats, start: int, hidden: Floats, at: int, width: int) -> Any:
    """One output, without its bias."""
    line, values, total = weights[start : start + width], hidden[at : at + width], float32(0.0)
    for i in range(width):
        total += values[i] * line[i]
    return total


@rule
def softmax(values: Floats, at: int, count: int) -> None:
    """Turn logits into probabilities, in place."""
    best, total = -1.0e9, 0.0
    for i in range(count):
        best = max(best, float(values[at + i]))
    for i in range(count):
        values[at + i] = exp(values[at + i] - best)
        total += values[at + i]
    for i in range(count):
        values[at + i] /= total
