"""The layers of the first champion: three of 768 units, each connected to all of the one before."""

from collections.abc import Sequence
from itertools import accumulate
from math import prod
from typing import Final

from ethnos.bots.features import FEATURES, Floats
from ethnos.bots.layouts import Layout, padded
from ethnos.bots.network_layers import add_input, dot, layer_norm_relu
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import rule
from ethnos.engine.components import MAX_PLAYERS
from ethnos.game.observation_row import Bytes

WIDTH: Final = 768
LAYERS: Final = 3
OUTPUTS: Final = ACTIONS + MAX_PLAYERS + 4  # the last three are padding, to a multiple of 8

_LAYER: Final = ((WIDTH,), (WIDTH,), (WIDTH,))  # biases, then scale and shift of the normalisation


def shapes_of(inputs: int) -> tuple[tuple[int, ...], ...]:
    """Layers are inputs x outputs, which lets zero inputs be skipped; the output layer is outputs x inputs."""
    layers = [shape for layer in range(LAYERS) for shape in ((WIDTH if layer else inputs, WIDTH), *_LAYER)]
    return (*layers, (OUTPUTS, WIDTH), (OUTPUTS,))


SHAPES: Final = shapes_of(FEATURES)
"""The shapes of a network that reads the whole row."""
STARTS: Final = tuple(accumulate(map(prod, SHAPES), initial=0))
SIZE: Final = STARTS[-1]
WORK: Final = 2 * WIDTH
"""The length of the work array: the values of two layers."""
_SECOND: Final = STARTS[4]  # where the second layer starts
_A_LAYER: Final = WIDTH * (WIDTH + 3)
_HEAD: Final = STARTS[-3]
_HEAD_BIAS: Final = STARTS[-2]


def shapes(layout: Layout) -> tuple[tuple[int, ...], ...]:
    """The shapes of the parameters of a network with this layout."""
    return shapes_of(len(padded(layout)))


def input_places(layout: Layout) -> tuple[Sequence[int], ...]:
    """For each input of the first layer, its place in ``SHAPES``."""
    return (padded(layout),)


@rule
def forward_first(weights: Floats, row: Bytes, hidden: Floats) -> None:
    """Compute the hidden layers from a row of features; the last one's values are in the first half of ``hidden``."""
    for i in range(WIDTH):
        hidden[i] = weights[FEATURES * WIDTH + i]
    for i in range(FEATURES):
        if row[i] != 0:
            add_input(weights, i * WIDTH, row[i], hidden, 0, WIDTH)
    layer_norm_relu(weights, FEATURES * WIDTH + WIDTH, hidden, 0, WIDTH)
    for layer in range(LAYERS - 1):
        start = _SECOND + layer * _A_LAYER
        for i in range(WIDTH):
            hidden[WIDTH + i] = weights[start + WIDTH * WIDTH + i]
        for i in range(WIDTH):
            if hidden[i] != 0.0:
                add_input(weights, start + i * WIDTH, hidden[i], hidden, WIDTH, WIDTH)
        for i in range(WIDTH):
            hidden[i] = hidden[WIDTH + i]
        layer_norm_relu(weights, start + WIDTH * WIDTH + WIDTH, hidden, 0, WIDTH)


@rule
def output_first(weights: Floats, hidden: Floats, number: int) -> float:
    """One value of the output layer, a logit."""
    return float(dot(weights, _HEAD + number * WIDTH, hidden, 0, WIDTH) + weights[_HEAD_BIAS + number])
