"""The network's input: the observation's first part, and a few derived features that are hard to learn.

As with the observation, a row is written from a view, or from a whole table for the seat to move.
"""

from collections.abc import MutableSequence
from typing import Final, TypeAlias

from ethnos.bots.hand_counts import count_hand, of_colour, of_tribe
from ethnos.engine.cards import next_kind
from ethnos.engine.compile import rule
from ethnos.engine.components import COLOURS, KINGDOMS, NO_CARD, SKELETON_CARD, TRIBES
from ethnos.engine.state import Table
from ethnos.observation_row import PRESENT, Bytes, observe_present

Floats: TypeAlias = MutableSequence[float]

BY_COLOUR: Final = PRESENT
_BY_TRIBE: Final = BY_COLOUR + COLOURS
BEST_RIVAL: Final = _BY_TRIBE + TRIBES
IN_REACH: Final = BEST_RIVAL + KINGDOMS
FEATURES: Final = 1016
"""The length of a row, padded to a multiple of 8, which makes training fastest."""


@rule
def write_features(table: Table, seat: int, row: Bytes, at: int) -> None:
    """Write what a seat sees into ``row[at : at + FEATURES]``, which is all zero."""
    observe_present(table, seat, row, at)
    write_derived(table, seat, row, at)


@rule
def write_derived(table: Table, seat: int, row: Bytes, at: int) -> None:
    """Write what is not in the observation."""
    _write_bands_in_reach(table, seat, row, at)
    _write_kingdoms(table, seat, row, at)


@rule
def _write_bands_in_reach(table: Table, seat: int, row: Bytes, at: int) -> None:
    """The largest Band that the hand could play with a Leader of each colour, and of each tribe (R23)."""
    tribes, colours = count_hand(table, seat)
    bones = int(table.hands[seat, SKELETON_CARD])
    kind = next_kind(table.hand_kinds[seat], NO_CARD)
    while kind < SKELETON_CARD:
        size = max(of_tribe(tribes, kind), of_colour(colours, kind)) + bones
        by_colour, by_tribe = at + BY_COLOUR + kind % COLOURS, at + _BY_TRIBE + kind // COLOURS
        row[by_colour] = max(int(row[by_colour]), size)
        row[by_tribe] = max(int(row[by_tribe]), size)
        kind = next_kind(table.hand_kinds[seat], kind)


@rule
def _write_kingdoms(table: Table, seat: int, row: Bytes, at: int) -> None:
    """The most markers of a rival in each kingdom, and whether the hand could place one there (R25)."""
    for kingdom in range(KINGDOMS):
        best = 0
        for rival in range(int(table.players)):
            if rival != seat:
                best = max(best, int(table.markers[rival, kingdom]))
        row[at + BEST_RIVAL + kingdom] = best
        if int(row[at + BY_COLOUR + kingdom]) > int(table.markers[seat, kingdom]):
            row[at + IN_REACH + kingdom] = 1
