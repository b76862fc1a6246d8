"""Families in a hand: the number of cards of each tribe and of each colour, packed into four bits each.

A Band is one family, so these two numbers determine which Bands a hand can play. Four bits are enough: a hand has at
most ten cards (R20). Skeletons join any Band and are counted separately.
"""

from typing import Final

from ethnos.engine.actions import LEAD_COLOUR, leader_of
from ethnos.engine.compile import lookup, lowest_bit, rule
from ethnos.engine.components import CARD_KINDS, COLOURS, SKELETON_CARD
from ethnos.engine.state import KIND_WORDS, KINDS_A_WORD, Table

# Tables instead of divisions: playouts use them a hundred million times.
TRIBE_OF: Final = lookup(tuple(kind // COLOURS for kind in range(CARD_KINDS)))
COLOUR_OF: Final = lookup(tuple(kind % COLOURS for kind in range(CARD_KINDS)))
_TRIBE_BITS: Final = lookup(tuple(kind // COLOURS * 4 for kind in range(CARD_KINDS)))
_COLOUR_BITS: Final = lookup(tuple(kind % COLOURS * 4 for kind in range(CARD_KINDS)))


@rule
def count_hand(table: Table, seat: int) -> tuple[int, int]:
    """Cards of each tribe, and cards of each colour, in a seat's hand."""
    tribes, colours = 0, 0
    for word in range(KIND_WORDS):  # not next_kind, with which playouts are 2% slower
        rest = int(table.hand_kinds[seat, word])
        while rest != 0:
            kind = word * KINDS_A_WORD + lowest_bit(rest)
            rest &= rest - 1
            if kind != SKELETON_CARD:
                count = int(table.hands[seat, kind])
                tribes += count << _TRIBE_BITS[kind]
                colours += count << _COLOUR_BITS[kind]
    return tribes, colours


@rule
def of_tribe(sizes: int, kind: int) -> int:
    """Cards of a kind's tribe."""
    return int(sizes >> _TRIBE_BITS[kind]) & 15


@rule
def of_colour(sizes: int, kind: int) -> int:
    """Cards of a kind's colour."""
    return int(sizes >> _COLOUR_BITS[kind]) & 15


@rule
def led_by(action: int, tribes: int, colours: int) -> tuple[int, int]:
    """The Leader and the number of cards without Skeletons, for a decision to lead a Band."""
    leader = leader_of(action)
    return leader, of_tribe(tribes, leader) if action < LEAD_COLOUR else of_colour(colours, leader)


@rule
def largest_family(sizes: int) -> int:
    """The most cards of one tribe, or of one colour."""
    largest = 0
    while sizes > 0:
        largest = max(largest, sizes & 15)
        sizes >>= 4
    return largest
