"""The network's input: the observation's first part, and a few derived features that are hard to learn.

As with the observation, a row is written from a view, or from a whole table for the seat to move.
"""

from typing import Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.bots.hand_counts import count_hand, of_colour, of_tribe
from ethnos.engine.cards import next_kind
from ethnos.engine.compile import rule
from ethnos.engine.components import COLOURS, KINGDOMS, NO_CARD, SKELETON_CARD, TRIBES
from ethnos.engine.state import Table
from ethnos.observation import GLANCE, USUAL, Row, glance

Floats: TypeAlias = npt.NDArray[np.float32]

_BY_COLOUR: Final = GLANCE
_BY_TRIBE: Final = _BY_COLOUR + COLOURS
_BEST_RIVAL: Final = _BY_TRIBE + TRIBES
_IN_REACH: Final = _BEST_RIVAL + KINGDOMS
FEATURES: Final = 1016
"""The length of a row, padded to a multiple of 8, which makes training fastest."""

_USUAL_BAND, _USUAL_MARKERS = 5.0, 4.0

USUAL_FEATURES: Final[Floats] = np.ones(FEATURES, np.float32)
"""A typical maximum of each feature, for scaling."""
USUAL_FEATURES[:GLANCE] = USUAL[:GLANCE]
USUAL_FEATURES[_BY_COLOUR:_BEST_RIVAL] = _USUAL_BAND
USUAL_FEATURES[_BEST_RIVAL:_IN_REACH] = _USUAL_MARKERS


@rule
def write_features(table: Table, seat: int, row: Row, at: int) -> None:
    """Write what a seat sees into ``row[at : at + FEATURES]``, which is all zero."""
    glance(table, seat, row, at)
    _tell_bands_in_reach(table, seat, row, at)
    _tell_kingdoms(table, seat, row, at)


@rule
def _tell_bands_in_reach(table: Table, seat: int, row: Row, at: int) -> None:
    """The largest Band that the hand could play with a Leader of each colour, and of each tribe (R23)."""
    tribes, colours = count_hand(table, seat)
    bones = int(table.hands[seat, SKELETON_CARD])
    kind = next_kind(table.hand_kinds[seat], NO_CARD)
    while kind < SKELETON_CARD:
        size = max(of_tribe(tribes, kind), of_colour(colours, kind)) + bones
        by_colour, by_tribe = at + _BY_COLOUR + kind % COLOURS, at + _BY_TRIBE + kind // COLOURS
        row[by_colour] = max(int(row[by_colour]), size)
        row[by_tribe] = max(int(row[by_tribe]), size)
        kind = next_kind(table.hand_kinds[seat], kind)


@rule
def _tell_kingdoms(table: Table, seat: int, row: Row, at: int) -> None:
    """The most markers of a rival in each kingdom, and whether the hand could place one there (R25)."""
    for kingdom in range(KINGDOMS):
        best = 0
        for rival in range(int(table.players)):
            if rival != seat:
                best = max(best, int(table.markers[rival, kingdom]))
        row[at + _BEST_RIVAL + kingdom] = best
        if int(row[at + _BY_COLOUR + kingdom]) > int(table.markers[seat, kingdom]):
            row[at + _IN_REACH + kingdom] = 1
