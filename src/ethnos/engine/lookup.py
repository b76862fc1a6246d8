"""The printed numbers as lookup tables for the rules.

In jit mode they are arrays: Numba checks the bounds of every index into a tuple, not of an array, and compiled rules
must not raise exceptions.
"""

from typing import Final

from ethnos.engine import components
from ethnos.engine.compile import lookup

COPIES: Final = lookup(components.COPIES)
AGES_IN_PLAY: Final = lookup(components.AGES_IN_PLAY)
TRIBES_IN_PLAY: Final = lookup(components.TRIBES_IN_PLAY)
GLORY_TOKENS: Final = lookup(components.GLORY_TOKENS)
SMALL_GAME_TOKENS: Final = lookup(components.SMALL_GAME_TOKENS)
BAND_GLORY: Final = lookup(components.BAND_GLORY)
GIANT_AT_AGE_END: Final = lookup(components.GIANT_AT_AGE_END)
MERFOLK_GLORY: Final = lookup(components.MERFOLK_GLORY)
HORDE_GLORY: Final = lookup(components.HORDE_GLORY)
MERFOLK_SYMBOLS: Final = lookup(components.MERFOLK_SYMBOLS)
