"""The layers of the first champion: three of 768 units, each connected to all of the one before."""

from itertools import accumulate
from math import prod
from typing import Final

from ethnos.bots.features import FEATURES, Floats
from ethnos.bots.network_layers import add_input, output, settle
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import rule
from ethnos.engine.components import MAX_PLAYERS
from ethnos.observation_row import Bytes

WIDTH: Final = 768
LAYERS: Final = 3
ANSWERS: Final = ACTIONS + MAX_PLAYERS + 4  # the last three are padding, to a multiple of 8

_LAYER: Final = ((WIDTH,), (WIDTH,), (WIDTH,))  # biases, then scale and shift of the normalisation
SHAPES: Final[tuple[tuple[int, ...], ...]] = (
    *[shape for layer in range(LAYERS) for shape in ((WIDTH if layer else FEATURES, WIDTH), *_LAYER)],
    (ANSWERS, WIDTH),
    (ANSWERS,),
)
"""Layers are inputs x outputs, which lets zero inputs be skipped; the output layer is outputs x inputs."""
STARTS: Final = tuple(accumulate(map(prod, SHAPES), initial=0))
SIZE: Final = STARTS[-1]
WORK: Final = 2 * WIDTH
"""The length of the work array: the values of two layers."""
_SECOND: Final = STARTS[4]  # where the second layer starts
_A_LAYER: Final = WIDTH * (WIDTH + 3)
_HEAD: Final = STARTS[-3]
_HEAD_BIAS: Final = STARTS[-2]


@rule
def think_first(weights: Floats, row: Bytes, inner: Floats) -> None:
    """Run the hidden layers on a row of features; the last one's values end up in the first half of ``inner``."""
    for i in range(WIDTH):
        inner[i] = weights[FEATURES * WIDTH + i]
    for i in range(FEATURES):
        if row[i] != 0:
            add_input(weights, i * WIDTH, row[i], inner, 0, WIDTH)
    settle(weights, FEATURES * WIDTH + WIDTH, inner, 0, WIDTH)
    for layer in range(LAYERS - 1):
        start = _SECOND + layer * _A_LAYER
        for i in range(WIDTH):
            inner[WIDTH + i] = weights[start + WIDTH * WIDTH + i]
        for i in range(WIDTH):
            if inner[i] != 0.0:
                add_input(weights, start + i * WIDTH, inner[i], inner, WIDTH, WIDTH)
        for i in range(WIDTH):
            inner[i] = inner[WIDTH + i]
        settle(weights, start + WIDTH * WIDTH + WIDTH, inner, 0, WIDTH)


@rule
def answer_first(weights: Floats, inner: Floats, number: int) -> float:
    """One value of the output layer."""
    return float(output(weights, _HEAD + number * WIDTH, inner, 0, WIDTH) + weights[_HEAD_BIAS + number])
