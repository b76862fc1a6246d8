"""Random players in compiled code, for benchmarks and checks. They use nothing but the legal decisions."""

from typing import Final

from ethnos.engine.actions import LEAD_TRIBE, TAKE
from ethnos.engine.compile import rule
from ethnos.engine.components import SKELETON_CARD
from ethnos.engine.rng import MASK
from ethnos.engine.state import TURN, Table

UNIFORM: Final = 0  # every legal decision is equally likely
HOARDER: Final = 1  # mostly recruits, to produce large hands and Bands
BONE_COLLECTOR: Final = 2  # a hoarder that takes every face-up Skeleton, to produce hands of ten
POLICIES: Final = 3


@rule
def scramble(number: int) -> int:
    """A fast 32-bit hash, for choices that need no statistical quality."""
    number = (number ^ (number >> 16)) & MASK
    number = (number * 0x21F0AAAD) & MASK
    number ^= number >> 15
    number = (number * 0x735A2D97) & MASK
    return number ^ (number >> 15)


@rule
def random_choice(table: Table, number: int) -> int:
    """One of the legal decisions, by a random number of 32 bits."""
    return int(table.choices[(number * int(table.choice_count)) >> 32])


@rule
def random_recruit(table: Table, number: int) -> int:
    """A random way to recruit if there is one; otherwise any decision."""
    recruits = 0
    while recruits < int(table.choice_count) and int(table.choices[recruits]) < LEAD_TRIBE:
        recruits += 1
    if recruits == 0:
        return random_choice(table, number)
    return int(table.choices[(number * recruits) >> 32])


@rule
def choose(table: Table, policy: int, number: int) -> int:
    """A random player's decision, by a random number of 32 bits."""
    if policy == UNIFORM or int(table.phase) != TURN:
        return random_choice(table, number)
    if policy == BONE_COLLECTOR:
        for i in range(int(table.choice_count)):
            if int(table.choices[i]) == TAKE + SKELETON_CARD:
                return TAKE + SKELETON_CARD
    if number & 15 == 0:
        return random_choice(table, scramble(number))
    return random_recruit(table, number)
