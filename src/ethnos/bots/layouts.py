"""Which features each network reads, and in which order: the layouts, by the number in a network's file.

A layout never changes, so that a network plays as it was trained, whatever is added to the observation later. A number
that a new network is to read goes into a new layout.
"""

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from ethnos.bots.features import FEATURES, FIELDS, STARTS

Layout: TypeAlias = Mapping[str, int]
"""The fields of a row of features that a network reads, each with the number of its places."""


def _fields(text: str) -> dict[str, int]:
    pairs = (field.split() for field in text.split(","))
    return {name: int(size) for name, size in pairs}


FIRST: Final = 1
"""The layout of files that name none."""

LAYOUTS: Final[dict[int, Layout]] = {
    FIRST: _fields(
        "me 6, players 5, options 6, tribes 12, tokens 18, age 3, ages 1, phase 11, turn 6, first 6, dragons 4,"
        "dragon_seat 6, deck_left 1, lower_half 1, hand 67, pool 67, laid_kinds 67, hand_size 6, known 402,"
        "leader_tribe 12, leader_colour 6, by_colour 1, band_size 1, chosen 67, cursor 1, extra 1, chain 1, markers 36,"
        "supply 6, merfolk 6, horde 36, trolls 36, giant 6, giant_size 1, glory 6, bands 60, bands_worth 6,"
        "colour_band 6, tribe_band 12, best_rival 6, larger_band 6"
    )
}
LAYOUTS[2] = {name: size for name, size in LAYOUTS[FIRST].items() if name != "larger_band"} | {
    "more_options": 2,
    "placeable": 6,
}

ROW: Final[Layout] = {field.name: field.size for field in FIELDS}
"""The row itself: what compiled networks read."""

_ALWAYS_ZERO: Final = FEATURES - 1


def positions(layout: Layout, fields: Iterable[str] | None = None) -> tuple[int, ...]:
    """Where the places of a layout, or of some of its fields, are in the row."""
    names = layout if fields is None else fields
    return tuple(STARTS[name] + place for name in names for place in range(layout[name]))


def padded(layout: Layout) -> tuple[int, ...]:
    """The same for all fields; zeros follow up to a multiple of 8."""
    found = positions(layout)
    return (*found, *[_ALWAYS_ZERO] * (-len(found) % 8))
