"""The powers of the Leaders (R-T1 to R-T12).

Powers that change placement or scoring are implemented there: Halflings and Minotaurs in ``bands.py``, Wingfolk in
``choices.py``, Dwarves and Skeletons in ``scoring.py``; a Centaur's further Band and a Wizard's draw are part of the
flow in ``turn.py``. O11 says which powers are optional and which automatic. A Band too small for a marker still uses
its power, except a Centaur's (O14).
"""

from typing import Final

from ethnos.engine.bands import leader_kingdom, may_place, place_marker
from ethnos.engine.cards import add_to_pool, leave_hand, next_kind
from ethnos.engine.compile import rule
from ethnos.engine.components import CARD_KINDS, GIANT_AT_ONCE, MERFOLK_END, NO_CARD
from ethnos.engine.lookup import MERFOLK_SYMBOLS
from ethnos.engine.options import choice, plays_with
from ethnos.engine.scoring import book
from ethnos.engine.state import GIANT_NOW_SOURCE, Table

_ABLE_IS_ENOUGH: Final = choice("centaur_trigger", "able")


@rule
def centaur_was_able(table: Table) -> bool:
    """D4: whether a Band that declined its marker allows another: it could have placed it, and that is enough."""
    return plays_with(table, _ABLE_IS_ENOUGH) and may_place(table, leader_kingdom(table))


@rule
def giant_takes_token(table: Table) -> None:
    """R-T4, O19, D24: the largest Giant-led Band of the Age so far takes the token, even if its seat holds it."""
    if int(table.band_size) > int(table.giant_size):
        table.giant_size = table.band_size
        table.giant_seat = table.seat
        book(table, int(table.seat), GIANT_NOW_SOURCE, GIANT_AT_ONCE)


@rule
def merfolk_swims(table: Table) -> None:
    """R-T6, O6, O7: move X spaces, at most to the last; an extra marker for each symbol reached or passed."""
    seat = int(table.seat)
    start = int(table.merfolk[seat])
    goal = min(start + int(table.band_size), MERFOLK_END)
    table.merfolk[seat] = goal
    symbols = 0
    for i in range(len(MERFOLK_SYMBOLS)):
        if start < MERFOLK_SYMBOLS[i] <= goal:
            symbols += 1
    table.extra = symbols


@rule
def may_place_extra(table: Table) -> bool:
    """Whether a Merfolk extra marker is still to be placed, and the supply has one (O5)."""
    return int(table.extra) > 0 and int(table.supply[table.seat]) > 0


@rule
def merfolk_places(table: Table, kingdom: int) -> None:
    """O8: place an extra marker in any kingdom, whatever the Band's size; several go in ascending order of kingdom."""
    place_marker(table, kingdom)
    table.extra = int(table.extra) - 1
    table.cursor = kingdom


@rule
def may_join_horde(table: Table) -> bool:
    """R-T8, D22, O5: one marker on each space, and only from the supply."""
    return int(table.horde[table.seat, leader_kingdom(table)]) == 0 and int(table.supply[table.seat]) > 0


@rule
def orc_joins_horde(table: Table) -> None:
    """R-T8: put a marker on the space of the Leader's colour."""
    table.horde[table.seat, leader_kingdom(table)] = 1
    table.supply[table.seat] -= 1


@rule
def troll_takes_token(table: Table, value: int) -> None:
    """R-T10: take a free token of value X or less."""
    table.trolls[value - 1] = table.seat


@rule
def elf_keeps(table: Table, kind: int) -> None:
    """R-T3, O15: keep one more card."""
    table.chosen[kind] += 1
    table.cursor = kind


@rule
def elf_discards(table: Table) -> None:
    """R-T3: discard everything that is not kept to the pool."""
    seat = int(table.seat)
    kind = next_kind(table.hand_kinds[seat], NO_CARD)
    while kind < CARD_KINDS:
        count = int(table.hands[seat, kind]) - int(table.chosen[kind])
        table.chosen[kind] = 0
        if count > 0:
            leave_hand(table, seat, kind, count)
            add_to_pool(table, kind, count)
        kind = next_kind(table.hand_kinds[seat], kind)
