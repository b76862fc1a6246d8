"""Random players in compiled code, for benchmarks and checks. They look at nothing but the legal decisions."""

from typing import Final

from ethnos.engine.actions import LEAD_TRIBE, TAKE
from ethnos.engine.compile import rule
from ethnos.engine.components import SKELETON_CARD
from ethnos.engine.rng import MASK
from ethnos.engine.state import TURN, Table

UNIFORM: Final = 0  # every legal decision is equally likely
HOARDER: Final = 1  # mostly recruits, so that large hands and Bands come up
BONE_COLLECTOR: Final = 2  # a hoarder who takes every Skeleton in sight, so that hands of ten of them come up
POLICIES: Final = 3


@rule
def scramble(number: int) -> int:
    """A quick hash to 32 bits, for choices that need no quality beyond looking random."""
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
    """One of the ways to recruit where there are any; otherwise any decision."""
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
