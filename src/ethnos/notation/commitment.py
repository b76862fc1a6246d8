"""Commitment to a seed before the game; revealing it afterwards proves that the shuffles were not chosen later."""

import hashlib
from typing import Final

from ethnos.engine.actions import card_name
from ethnos.engine.components import DRAGON
from ethnos.engine.moves import DRAGON_NAME
from ethnos.engine.play import seed_words
from ethnos.engine.rng import SEED_BITS
from ethnos.engine.state import Table

PROMISE: Final = b"ethnos seed 1:"
DECK_DIGITS: Final = 16


def commitment(seed: int) -> str:
    """SHA-256 over ``ethnos seed 1:`` and the seed's 16 bytes, the highest first, in hexadecimal.

    It hides the seed only if that is random: a small number can be found by trying them all.
    """
    seed_words(seed)  # raises if it is not a seed
    return hashlib.sha256(PROMISE + int(seed).to_bytes(SEED_BITS // 8, "big")).hexdigest()


def deck_digest(table: Table) -> str:
    """The first 16 digits of SHA-256 over the names of the deck's cards, from the top, with commas between them."""
    return hashlib.sha256(",".join(deck_names(table)).encode("ascii")).hexdigest()[:DECK_DIGITS]


def deck_names(table: Table) -> list[str]:
    """The names of the deck's cards, from the top down."""
    kinds = [int(kind) for kind in table.deck[: table.deck_left][::-1]]
    return [DRAGON_NAME if kind == DRAGON else card_name(kind) for kind in kinds]
