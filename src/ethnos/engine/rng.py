"""The random number generator in the record: Philox 4x32-10, counter-based, the same on every platform.

Words are 32 bits wide and stored in plain integers. Every product is masked, so that Python's unbounded integers and
wrapping machine integers agree. Only shuffles and the choice of the first player use it.
"""

from typing import Final

from ethnos.engine.compile import rule
from ethnos.engine.state import Table

MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 128

_MULTIPLY_0: Final = 0xD2511F53
_MULTIPLY_1: Final = 0xCD9E8D57
_WEYL_0: Final = 0x9E3779B9
_WEYL_1: Final = 0xBB67AE85
_ROUNDS: Final = 10


@rule
def philox(c0: int, c1: int, c2: int, c3: int, k0: int, k1: int) -> tuple[int, int, int, int]:
    """Four random words from a counter of four words and a key of two."""
    for _ in range(_ROUNDS):
        p0 = _MULTIPLY_0 * c0
        p1 = _MULTIPLY_1 * c2
        c0, c2 = ((p1 >> 32) & MASK) ^ c1 ^ k0, ((p0 >> 32) & MASK) ^ c3 ^ k1
        c1, c3 = p1 & MASK, p0 & MASK
        k0 = (k0 + _WEYL_0) & MASK
        k1 = (k1 + _WEYL_1) & MASK
    return c0, c1, c2, c3


@rule
def two_words(seed: int) -> tuple[int, int]:
    """The lower half of a seed as words."""
    return seed & MASK, seed >> 32 & MASK


@rule
def seed_table(table: Table, w0: int, w1: int, w2: int, w3: int) -> None:
    """Start the table's generator from a seed of four words."""
    table.seed[0], table.seed[1], table.seed[2], table.seed[3] = w0, w1, w2, w3
    table.block[:] = 0
    table.words_used = 0


@rule
def word(table: Table) -> int:
    """The next 32 random bits: the counter is the block's number and half of the seed, the key is the other half."""
    used = int(table.words_used)
    place = used & 3
    if place == 0:
        b0, b1, b2, b3 = philox(
            used >> 2, 0, int(table.seed[2]), int(table.seed[3]), int(table.seed[0]), int(table.seed[1])
        )
        table.block[0], table.block[1], table.block[2], table.block[3] = b0, b1, b2, b3
    table.words_used = used + 1
    return int(table.block[place])


@rule
def below(table: Table, bound: int) -> int:
    """A number from 0 to ``bound - 1``, exactly uniform: words that would cause a bias are skipped."""
    product = word(table) * bound
    if product & MASK < bound:  # rare: the division is not needed otherwise
        unfair = (MASK + 1) % bound
        while product & MASK < unfair:
            product = word(table) * bound
    return product >> 32


@rule
def shuffle_deck(table: Table, count: int) -> None:
    """Shuffle the lowest ``count`` cards of the deck."""
    for i in range(count - 1, 0, -1):
        j = below(table, i + 1)
        table.deck[i], table.deck[j] = table.deck[j], table.deck[i]
