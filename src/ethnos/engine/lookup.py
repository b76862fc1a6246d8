"""The printed numbers that rules look up by a number, as the code that runs them needs it.

Numba checks every look-up in a tuple and none in an array, and compiled rules may not raise an exception.
"""

from typing import Final

from ethnos.engine import components
from ethnos.engine.compile import lookup

COPIES: Final = lookup(components.COPIES)
TRIBES_IN_PLAY: Final = lookup(components.TRIBES_IN_PLAY)
GLORY_TOKENS: Final = lookup(components.GLORY_TOKENS)
SMALL_GAME_TOKENS: Final = lookup(components.SMALL_GAME_TOKENS)
BAND_GLORY: Final = lookup(components.BAND_GLORY)
GIANT_AT_AGE_END: Final = lookup(components.GIANT_AT_AGE_END)
MERFOLK_GLORY: Final = lookup(components.MERFOLK_GLORY)
HORDE_GLORY: Final = lookup(components.HORDE_GLORY)
MERFOLK_SYMBOLS: Final = lookup(components.MERFOLK_SYMBOLS)
