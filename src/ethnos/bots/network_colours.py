"""The layers of the champion: they treat all six colours alike.

Colours have equal rules: with two of them exchanged everywhere, a position is as good as before. So each colour, with
its kingdom, has its own values in every layer, but all colours share the layer's parameters. A layer sees a colour's
own values, and the mean and the maximum over all colours. Decisions about a colour are answered from its values, all
others from the means and maxima.
"""

from collections.abc import Callable, Iterable, Sequence
from itertools import accumulate
from math import prod
from typing import Final

from ethnos.bots.features import FEATURES, Floats
from ethnos.bots.features import STARTS as FEATURE_STARTS
from ethnos.bots.layouts import ROW, Layout, positions
from ethnos.bots.network_layers import add_input, dot, layer_norm_relu
from ethnos.engine.actions import ACTIONS, KEEP, LEAD_COLOUR, LEAD_TRIBE, LEAVE, PLACE, TAKE
from ethnos.engine.compile import float32, lookup, rule
from ethnos.engine.components import CARD_KINDS, COLOURS, MAX_AGES, MAX_PLAYERS, SKELETON_CARD
from ethnos.game.observation_row import Bytes

WIDTH: Final = 384  # values of each colour
LAYERS: Final = 3  # after the first one
_TRIBES: Final = SKELETON_CARD // COLOURS  # all tribes whose cards have a colour


_KINDS: Final = tuple(tuple(range(colour, SKELETON_CARD, COLOURS)) for colour in range(COLOURS))
_COLOUR_OF: Final[dict[str, Callable[[int], Iterable[int]]]] = {
    "tokens": lambda colour: range(colour * MAX_AGES, (colour + 1) * MAX_AGES),
    **dict.fromkeys(("hand", "pool", "laid_kinds", "chosen"), lambda colour: _KINDS[colour]),
    "known": lambda colour: (seat * CARD_KINDS + kind for seat in range(MAX_PLAYERS) for kind in _KINDS[colour]),
    "leader_colour": lambda colour: (colour,),
    **dict.fromkeys(("markers", "horde"), lambda colour: range(colour, MAX_PLAYERS * COLOURS, COLOURS)),
    **dict.fromkeys(("colour_band", "best_rival", "larger_band", "placeable"), lambda colour: (colour,)),
}
"""The places of a colour within the fields that have some for each colour; every other field is for all colours."""


def own_inputs(layout: Layout) -> tuple[tuple[int, ...], ...]:
    """The features of each colour, as positions in the row."""
    fields = [name for name in _COLOUR_OF if name in layout]
    return tuple(
        tuple(FEATURE_STARTS[name] + place for name in fields for place in _COLOUR_OF[name](colour))
        for colour in range(COLOURS)
    )


def other_inputs(layout: Layout) -> tuple[int, ...]:
    """The features that belong to no colour. Its own seat's number is none: the network starts with that seat."""
    excluded = {place for group in own_inputs(layout) for place in group} | set(positions(layout, ["me"]))
    return tuple(place for place in positions(layout) if place not in excluded)


def _outputs_of(colour: int) -> tuple[int, ...]:
    """The decisions about one colour."""
    firsts = TAKE, LEAD_TRIBE, LEAD_COLOUR, LEAVE, KEEP
    return *(first + tribe * COLOURS + colour for first in firsts for tribe in range(_TRIBES)), PLACE + colour


OWN_INPUTS: Final = own_inputs(ROW)
OTHER_INPUTS: Final = other_inputs(ROW)
OWN_OUTPUTS: Final = tuple(_outputs_of(colour) for colour in range(COLOURS))
OTHER_OUTPUTS: Final = (
    *(decision for decision in range(ACTIONS) if not any(decision in group for group in OWN_OUTPUTS)),
    *range(ACTIONS, ACTIONS + MAX_PLAYERS + 1),
)
"""The decisions that are not about one colour, the chances to win and the margin of Glory."""
OWN: Final = len(OWN_INPUTS[0])
FLAGS: Final = 2
"""Inputs of a colour that are not features: whether it was chosen last, or comes after that (``cursor``)."""

_LAYER: Final = ((WIDTH,), (WIDTH,), (WIDTH,))  # biases, then scale and shift of the normalisation


def _shapes(own: int, other: int) -> tuple[tuple[int, ...], ...]:
    """The first layer has parameters for a colour's own features, for their sum over all colours, and for the others;
    each further layer for a colour's own values, and for the mean and the maximum.
    """
    return (
        *((own + FLAGS, WIDTH), (own, WIDTH), (other, WIDTH), *_LAYER),
        *[shape for _ in range(LAYERS) for shape in ((WIDTH, WIDTH), (2 * WIDTH, WIDTH), *_LAYER)],
        *((len(OWN_OUTPUTS[0]), WIDTH), (len(OWN_OUTPUTS[0]),)),
        *((len(OTHER_OUTPUTS), 2 * WIDTH), (len(OTHER_OUTPUTS),)),
    )


SHAPES: Final = _shapes(OWN, len(OTHER_INPUTS))
"""The shapes of a network that reads the whole row."""
STARTS: Final = tuple(accumulate(map(prod, SHAPES), initial=0))
SIZE: Final = STARTS[-1]
_SUM: Final = STARTS[1]
_OTHER: Final = STARTS[2]
_FIRST_BIAS: Final = STARTS[3]
_SECOND: Final = STARTS[6]  # where the second layer starts
_A_LAYER: Final = STARTS[11] - _SECOND
_POOLED: Final = WIDTH * WIDTH  # within a layer: the parameters for mean and maximum, ...
_BIAS: Final = 3 * WIDTH * WIDTH  # ... and its biases
_OWN_HEAD, _OWN_BIAS, _OTHER_HEAD, _OTHER_BIAS = STARTS[-5:-1]

# Offsets in the work array.
_NEXT: Final = COLOURS * WIDTH  # after the values of all colours, those of the next layer, ...
_SHARED: Final = 2 * _NEXT  # ... what is added to all of them, ...
_MEANS: Final = _SHARED + WIDTH
_MAXIMA: Final = _MEANS + WIDTH
WORK: Final = _MAXIMA + WIDTH

_CURSOR: Final = FEATURE_STARTS["cursor"]
_NO_COLOUR: Final = COLOURS
_UNUSED: Final = COLOURS + 1


def shapes(layout: Layout) -> tuple[tuple[int, ...], ...]:
    """The shapes of the parameters of a network with this layout."""
    return _shapes(len(own_inputs(layout)[0]), len(other_inputs(layout)))


def input_places(layout: Layout) -> tuple[Sequence[int], ...]:
    """For each input of the three parts of the first layer, its place in ``SHAPES``."""
    own = [OWN_INPUTS[0].index(position) for position in own_inputs(layout)[0]]
    other = [OTHER_INPUTS.index(position) for position in other_inputs(layout)]
    return [*own, *range(OWN, OWN + FLAGS)], own, other


def _groups(count: int, own: tuple[tuple[int, ...], ...], other: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """For each number below ``count``: the colour that it belongs to, or none, and its index there."""
    groups = {number: (colour, place) for colour, group in enumerate(own) for place, number in enumerate(group)}
    groups |= {number: (_NO_COLOUR, place) for place, number in enumerate(other)}
    return tuple(groups.get(number, (_UNUSED, 0)) for number in range(count))


_INPUTS: Final = _groups(FEATURES, OWN_INPUTS, OTHER_INPUTS)
_INPUT_COLOUR: Final = lookup(tuple(colour for colour, _ in _INPUTS))
_INPUT_PLACE: Final = lookup(tuple(place for _, place in _INPUTS))
_OUTPUTS: Final = _groups(ACTIONS + MAX_PLAYERS + 1, OWN_OUTPUTS, OTHER_OUTPUTS)
_OUTPUT_COLOUR: Final = lookup(tuple(colour for colour, _ in _OUTPUTS))
_OUTPUT_PLACE: Final = lookup(tuple(place for _, place in _OUTPUTS))


@rule
def forward_by_colour(weights: Floats, row: Bytes, hidden: Floats) -> None:
    """Compute the hidden layers from a row of features."""
    _first_layer(weights, row, hidden)
    for layer in range(LAYERS):
        _pool(hidden)
        _next_layer(weights, _SECOND + layer * _A_LAYER, hidden)
    _pool(hidden)


@rule
def output_by_colour(weights: Floats, hidden: Floats, number: int) -> float:
    """One value of the output layers, a logit."""
    colour, place = int(_OUTPUT_COLOUR[number]), int(_OUTPUT_PLACE[number])
    if colour < COLOURS:
        own = dot(weights, _OWN_HEAD + place * WIDTH, hidden, colour * WIDTH, WIDTH)
        return float(own + weights[_OWN_BIAS + place])
    other = dot(weights, _OTHER_HEAD + place * 2 * WIDTH, hidden, _MEANS, 2 * WIDTH)
    return float(other + weights[_OTHER_BIAS + place])


@rule
def _first_layer(weights: Floats, row: Bytes, hidden: Floats) -> None:
    """The first layer, from the features."""
    for i in range(_NEXT):
        hidden[i] = 0.0
    for i in range(WIDTH):
        hidden[_SHARED + i] = weights[_FIRST_BIAS + i]
    for i in range(FEATURES):
        if row[i] != 0:
            colour, place = int(_INPUT_COLOUR[i]), int(_INPUT_PLACE[i])
            if colour < COLOURS:
                add_input(weights, place * WIDTH, row[i], hidden, colour * WIDTH, WIDTH)
                add_input(weights, _SUM + place * WIDTH, row[i], hidden, _SHARED, WIDTH)
            elif colour == _NO_COLOUR:
                add_input(weights, _OTHER + place * WIDTH, row[i], hidden, _SHARED, WIDTH)
    last = int(row[_CURSOR]) % COLOURS
    for colour in range(last, COLOURS):
        flag = OWN if colour == last else OWN + 1
        add_input(weights, flag * WIDTH, 1, hidden, colour * WIDTH, WIDTH)
    for colour in range(COLOURS):
        for i in range(WIDTH):
            hidden[colour * WIDTH + i] += hidden[_SHARED + i]
        layer_norm_relu(weights, _FIRST_BIAS + WIDTH, hidden, colour * WIDTH, WIDTH)


@rule
def _next_layer(weights: Floats, start: int, hidden: Floats) -> None:
    """A further layer, from the colours' own values, means and maxima."""
    for i in range(WIDTH):
        hidden[_SHARED + i] = weights[start + _BIAS + i]
    for i in range(2 * WIDTH):
        if hidden[_MEANS + i] != 0.0:
            add_input(weights, start + _POOLED + i * WIDTH, hidden[_MEANS + i], hidden, _SHARED, WIDTH)
    for colour in range(COLOURS):
        for i in range(WIDTH):
            hidden[_NEXT + colour * WIDTH + i] = hidden[_SHARED + i]
    for i in range(WIDTH):
        for colour in range(COLOURS):  # the same parameters for all of them, while they are in the cache
            if hidden[colour * WIDTH + i] != 0.0:
                value = hidden[colour * WIDTH + i]
                add_input(weights, start + i * WIDTH, value, hidden, _NEXT + colour * WIDTH, WIDTH)
    for i in range(_NEXT):
        hidden[i] = hidden[_NEXT + i]
    for colour in range(COLOURS):
        layer_norm_relu(weights, start + _BIAS + WIDTH, hidden, colour * WIDTH, WIDTH)


@rule
def _pool(hidden: Floats) -> None:
    """The mean and the maximum of each value over all colours."""
    for i in range(WIDTH):
        total, most = hidden[i], hidden[i]
        for colour in range(1, COLOURS):
            total += hidden[colour * WIDTH + i]
            most = max(most, hidden[colour * WIDTH + i])
        hidden[_MEANS + i] = total / float32(COLOURS)
        hidden[_MAXIMA + i] = most
