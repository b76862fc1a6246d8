"""The layers of the champion: they treat all six colours alike.

Colours have equal rules: with two of them exchanged everywhere, a position is as good as before. So each colour, with
its kingdom, has its own values in every layer, but all colours share the layer's parameters. A layer sees a colour's
own values, and the mean and the maximum over all colours. Decisions about a colour are answered from its values, all
others from the means and maxima.
"""

from itertools import accumulate
from math import prod
from typing import Final

from ethnos.bots.features import BEST_RIVAL, BY_COLOUR, FEATURES, IN_REACH, Floats
from ethnos.bots.network_layers import add_input, output, settle
from ethnos.engine.actions import ACTIONS, KEEP, LEAD_COLOUR, LEAD_TRIBE, LEAVE, PLACE, TAKE
from ethnos.engine.compile import float32, lookup, rule
from ethnos.engine.components import CARD_KINDS, COLOURS, MAX_AGES, MAX_PLAYERS, SKELETON_CARD
from ethnos.observation_row import STARTS as FIELD_STARTS
from ethnos.observation_row import Bytes

WIDTH: Final = 384  # values of each colour
LAYERS: Final = 3  # after the first one
_TRIBES: Final = SKELETON_CARD // COLOURS  # all tribes whose cards have a colour


def _inputs_of(colour: int) -> tuple[int, ...]:
    """The features of one colour."""
    kinds = range(colour, SKELETON_CARD, COLOURS)
    at = FIELD_STARTS
    return (
        *(at["tokens"] + colour * MAX_AGES + age for age in range(MAX_AGES)),
        *(at[field] + kind for field in ("hand", "pool", "laid_kinds", "chosen") for kind in kinds),
        *(at["known"] + seat * CARD_KINDS + kind for seat in range(MAX_PLAYERS) for kind in kinds),
        at["leader_colour"] + colour,
        *(at[field] + seat * COLOURS + colour for field in ("markers", "horde") for seat in range(MAX_PLAYERS)),
        *(start + colour for start in (BY_COLOUR, BEST_RIVAL, IN_REACH)),
    )


def _answers_of(colour: int) -> tuple[int, ...]:
    """The decisions about one colour."""
    firsts = TAKE, LEAD_TRIBE, LEAD_COLOUR, LEAVE, KEEP
    return *(first + tribe * COLOURS + colour for first in firsts for tribe in range(_TRIBES)), PLACE + colour


def _without(count: int, *groups: tuple[int, ...]) -> tuple[int, ...]:
    """All numbers below ``count`` that are in none of the groups."""
    excluded = {number for group in groups for number in group}
    return tuple(number for number in range(count) if number not in excluded)


OWN_INPUTS: Final = tuple(_inputs_of(colour) for colour in range(COLOURS))
_ME: Final = tuple(range(FIELD_STARTS["me"], FIELD_STARTS["me"] + MAX_PLAYERS))  # the network starts with its own seat
OTHER_INPUTS: Final = _without(IN_REACH + COLOURS, *OWN_INPUTS, _ME)
OWN_ANSWERS: Final = tuple(_answers_of(colour) for colour in range(COLOURS))
OTHER_ANSWERS: Final = (*_without(ACTIONS, *OWN_ANSWERS), *range(ACTIONS, ACTIONS + MAX_PLAYERS + 1))
"""The decisions that are not about one colour, the chances to win and the margin of Glory."""
OWN: Final = len(OWN_INPUTS[0])
FLAGS: Final = 2
"""Inputs of a colour that are not features: whether it was chosen last, or comes after that (``cursor``)."""

_LAYER: Final = ((WIDTH,), (WIDTH,), (WIDTH,))  # biases, then scale and shift of the normalisation
SHAPES: Final[tuple[tuple[int, ...], ...]] = (
    *((OWN + FLAGS, WIDTH), (OWN, WIDTH), (len(OTHER_INPUTS), WIDTH), *_LAYER),
    *[shape for _ in range(LAYERS) for shape in ((WIDTH, WIDTH), (2 * WIDTH, WIDTH), *_LAYER)],
    *((len(OWN_ANSWERS[0]), WIDTH), (len(OWN_ANSWERS[0]),)),
    *((len(OTHER_ANSWERS), 2 * WIDTH), (len(OTHER_ANSWERS),)),
)
"""The first layer has parameters for a colour's own features, for their sum over all colours, and for the others; each
further layer for a colour's own values, and for the mean and the maximum."""
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

_CURSOR: Final = FIELD_STARTS["cursor"]
_NO_COLOUR: Final = COLOURS
_UNUSED: Final = COLOURS + 1


def _places(count: int, own: tuple[tuple[int, ...], ...], other: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """For each number below ``count``: the colour that it belongs to, or none, and its index there."""
    places = {number: (colour, place) for colour, group in enumerate(own) for place, number in enumerate(group)}
    places |= {number: (_NO_COLOUR, place) for place, number in enumerate(other)}
    return tuple(places.get(number, (_UNUSED, 0)) for number in range(count))


_INPUTS: Final = _places(FEATURES, OWN_INPUTS, OTHER_INPUTS)
_INPUT_COLOUR: Final = lookup(tuple(colour for colour, _ in _INPUTS))
_INPUT_PLACE: Final = lookup(tuple(place for _, place in _INPUTS))
_ANSWERS: Final = _places(ACTIONS + MAX_PLAYERS + 1, OWN_ANSWERS, OTHER_ANSWERS)
_ANSWER_COLOUR: Final = lookup(tuple(colour for colour, _ in _ANSWERS))
_ANSWER_PLACE: Final = lookup(tuple(place for _, place in _ANSWERS))


@rule
def think_by_colour(weights: Floats, row: Bytes, inner: Floats) -> None:
    """Run the hidden layers on a row of features."""
    _enter(weights, row, inner)
    for layer in range(LAYERS):
        _pool(inner)
        _go_on(weights, _SECOND + layer * _A_LAYER, inner)
    _pool(inner)


@rule
def answer_by_colour(weights: Floats, inner: Floats, number: int) -> float:
    """One value of the output layers."""
    colour, place = int(_ANSWER_COLOUR[number]), int(_ANSWER_PLACE[number])
    if colour < COLOURS:
        own = output(weights, _OWN_HEAD + place * WIDTH, inner, colour * WIDTH, WIDTH)
        return float(own + weights[_OWN_BIAS + place])
    other = output(weights, _OTHER_HEAD + place * 2 * WIDTH, inner, _MEANS, 2 * WIDTH)
    return float(other + weights[_OTHER_BIAS + place])


@rule
def _enter(weights: Floats, row: Bytes, inner: Floats) -> None:
    """The first layer, from the features."""
    for i in range(_NEXT):
        inner[i] = 0.0
    for i in range(WIDTH):
        inner[_SHARED + i] = weights[_FIRST_BIAS + i]
    for i in range(FEATURES):
        if row[i] != 0:
            colour, place = int(_INPUT_COLOUR[i]), int(_INPUT_PLACE[i])
            if colour < COLOURS:
                add_input(weights, place * WIDTH, row[i], inner, colour * WIDTH, WIDTH)
                add_input(weights, _SUM + place * WIDTH, row[i], inner, _SHARED, WIDTH)
            elif colour == _NO_COLOUR:
                add_input(weights, _OTHER + place * WIDTH, row[i], inner, _SHARED, WIDTH)
    last = int(row[_CURSOR]) % COLOURS
    for colour in range(last, COLOURS):
        flag = OWN if colour == last else OWN + 1
        add_input(weights, flag * WIDTH, 1, inner, colour * WIDTH, WIDTH)
    for colour in range(COLOURS):
        for i in range(WIDTH):
            inner[colour * WIDTH + i] += inner[_SHARED + i]
        settle(weights, _FIRST_BIAS + WIDTH, inner, colour * WIDTH, WIDTH)


@rule
def _go_on(weights: Floats, start: int, inner: Floats) -> None:
    """A further layer, from the colours' own values, means and maxima."""
    for i in range(WIDTH):
        inner[_SHARED + i] = weights[start + _BIAS + i]
    for i in range(2 * WIDTH):
        if inner[_MEANS + i] != 0.0:
            add_input(weights, start + _POOLED + i * WIDTH, inner[_MEANS + i], inner, _SHARED, WIDTH)
    for colour in range(COLOURS):
        for i in range(WIDTH):
            inner[_NEXT + colour * WIDTH + i] = inner[_SHARED + i]
    for i in range(WIDTH):
        for colour in range(COLOURS):  # the same parameters for all of them, while they are in the cache
            if inner[colour * WIDTH + i] != 0.0:
                times = inner[colour * WIDTH + i]
                add_input(weights, start + i * WIDTH, times, inner, _NEXT + colour * WIDTH, WIDTH)
    for i in range(_NEXT):
        inner[i] = inner[_NEXT + i]
    for colour in range(COLOURS):
        settle(weights, start + _BIAS + WIDTH, inner, colour * WIDTH, WIDTH)


@rule
def _pool(inner: Floats) -> None:
    """The mean and the maximum of each value over all colours."""
    for i in range(WIDTH):
        total, most = inner[i], inner[i]
        for colour in range(1, COLOURS):
            total += inner[colour * WIDTH + i]
            most = max(most, inner[colour * WIDTH + i])
        inner[_MEANS + i] = total / float32(COLOURS)
        inner[_MAXIMA + i] = most
