"""The row of features that networks read: parts of the observation, and a few derived features that are hard to learn.

As with the observation, a row is written from a view, or from a whole table for the seat to move. It has everything
that any network reads; ``layouts.py`` says which of it a network was trained with.
"""

from collections.abc import MutableSequence
from typing import Final, TypeAlias

from ethnos.bots.hand_counts import count_hand, of_colour, of_tribe
from ethnos.engine.bands import leads_to, places_marker
from ethnos.engine.cards import next_kind
from ethnos.engine.compile import rule
from ethnos.engine.components import COLOURS, KINGDOMS, NO_CARD, SKELETON_CARD, TRIBES
from ethnos.engine.state import Table
from ethnos.game.observation_row import ADDED, PRESENT, Bytes, Field, observe_present, starts_of, write_added
from ethnos.game.observation_row import FIELDS as OBSERVED
from ethnos.game.observation_row import STARTS as OBSERVED_AT

Floats: TypeAlias = MutableSequence[float]

FIELDS: Final = (
    *(field for field in OBSERVED if OBSERVED_AT[field.name] < PRESENT),
    *(field for field in OBSERVED if OBSERVED_AT[field.name] >= ADDED),
    Field("colour_band", (COLOURS,), 5, "the largest Band in hand with a Leader of each colour"),
    Field("tribe_band", (TRIBES,), 5, "the largest Band in hand with a Leader of each tribe"),
    Field("best_rival", (KINGDOMS,), 4, "the most markers of a rival in each kingdom"),
    Field("larger_band", (KINGDOMS,), 1, "1 where `colour_band` is larger than the number of own markers"),
    Field("placeable", (KINGDOMS,), 1, "1 where a Band in hand could place a marker"),
)
"""The row, field by field. All places up to ``FEATURES`` that belong to no field are 0."""

STARTS: Final = starts_of(FIELDS)
"""Where each field begins."""

FEATURES: Final = (sum(field.size for field in FIELDS) // 8 + 1) * 8
"""The length of a row: a multiple of 8, which makes training fastest, with at least one place that is always 0."""

_COLOUR_BAND, _TRIBE_BAND, _BEST_RIVAL, _LARGER_BAND, _PLACEABLE = (STARTS[field.name] for field in FIELDS[-5:])


@rule
def write_features(table: Table, seat: int, row: Bytes, at: int) -> None:
    """Write what a seat sees into ``row[at : at + FEATURES]``, which is all zero."""
    observe_present(table, seat, row, at)
    write_derived(table, seat, row, at)


@rule
def write_derived(table: Table, seat: int, row: Bytes, at: int) -> None:
    """Write everything that follows the first part of the observation into a row that is zero there."""
    write_added(table, seat, row, at + PRESENT)
    _write_bands(table, seat, row, at)
    for kingdom in range(KINGDOMS):
        best = 0
        for rival in range(int(table.players)):
            if rival != seat:
                best = max(best, int(table.markers[rival, kingdom]))
        row[at + _BEST_RIVAL + kingdom] = best
        if int(row[at + _COLOUR_BAND + kingdom]) > int(table.markers[seat, kingdom]):
            row[at + _LARGER_BAND + kingdom] = 1


@rule
def _write_bands(table: Table, seat: int, row: Bytes, at: int) -> None:
    """The largest Band in hand for each Leader (R23), and where one could place a marker (R25)."""
    tribes, colours = count_hand(table, seat)
    bones = int(table.hands[seat, SKELETON_CARD])
    kind = next_kind(table.hand_kinds[seat], NO_CARD)
    while kind < SKELETON_CARD:
        tribe, colour = kind // COLOURS, kind % COLOURS
        size = max(of_tribe(tribes, kind), of_colour(colours, kind)) + bones
        row[at + _COLOUR_BAND + colour] = max(int(row[at + _COLOUR_BAND + colour]), size)
        row[at + _TRIBE_BAND + tribe] = max(int(row[at + _TRIBE_BAND + tribe]), size)
        for kingdom in range(KINGDOMS):
            if leads_to(tribe, colour, kingdom) and places_marker(table, seat, tribe, kingdom, size):
                row[at + _PLACEABLE + kingdom] = 1
        kind = next_kind(table.hand_kinds[seat], kind)
