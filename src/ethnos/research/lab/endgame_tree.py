"""Solves the end of a game for two exactly, in compiled code: hands are open, the order of the deck is not.

The tree is searched depth first, from decision to decision. Where a decision draws from the deck, its value is the mean
over all orders of the cards left. Values of tables seen before are looked up: equal tables have equal records, because
the deck is sorted and the generator cleared after each decision.
"""

import ctypes
from ctypes import c_double, c_int32, c_int64
from typing import Any, Final

from ethnos.engine.cards import band_start
from ethnos.engine.compile import entry_point, lookup, rule
from ethnos.engine.components import CARD_KINDS, KINGDOMS, TROLL_TOKENS
from ethnos.engine.scoring import share_of_victory
from ethnos.engine.state import OVER, Table, blank_records
from ethnos.engine.turn import decide

DEEPEST: Final = 600
"""The longest line of decisions, in nodes."""
MOST_CARDS: Final = 4
"""The most cards in the deck: all their orders are tried."""
ORDERS: Final = lookup((1, 1, 2, 6, 24))
"""The number of orders of 0 to 4 cards."""
PLAYERS: Final = 2
FIRST_FACTOR: Final = 1_000_003
SECOND_FACTOR: Final = 999_983
HASH_MASK: Final = (1 << 42) - 1
"""Limits a product with a factor to 62 bits."""


class Line(ctypes.Structure):
    """A node on the line that is being searched."""

    _fields_ = (
        ("best", c_double),  # for the seat that decides, as the share of seat 0
        ("total", c_double),  # of the orders tried so far
        ("choice", c_int32),  # the decision being tried, as a place in ``choices``
        ("order", c_int32),  # the order being tried
        ("orders", c_int32),  # how many there are for this decision
        ("filler", c_int32),
    )


class Known(ctypes.Structure):
    """A table whose value is known."""

    _fields_ = (("low", c_int64), ("high", c_int64), ("value", c_double))


class EndgameTree:
    """A memory of solved tables."""

    def __init__(self, bits: int) -> None:
        """Allocate memory for ``2**bits`` tables."""
        nodes = 1 << bits
        self._tables = blank_records(DEEPEST)
        self._lines = (Line * DEEPEST)()
        self._known = (Known * (2 * nodes))()
        self._answer = (c_double * 1)()
        self._most = nodes
        self._used = 0

    def values(self, table: Table) -> list[float] | None:
        """For each legal decision the share of the victory that seat 0 gets; None if the tree grows too large."""
        values = []
        for place in range(table.choice_count):
            self._used = solve(
                table, place, self._tables, self._lines, self._known, self._answer, self._used, self._most
            )
            if self._used > self._most:
                return None
            values.append(float(self._answer[0]))
        return values


@entry_point(Table, int, [Table], [Line], [Known], [c_double], int, int)
def solve(tables: Any, place: int, stack: Any, lines: Any, known: Any, answer: Any, used: int, most: int) -> int:
    """Write the value of a decision into ``answer``; returns the number of known tables, above ``most`` if too many."""
    stack[0] = tables[0]
    _normalise(stack[0])
    _begin(lines[0], place)
    depth = 0
    while True:
        line = lines[depth]
        _try(stack, line, depth)
        child = stack[depth + 1]
        if int(child.phase) == OVER:
            value = share_of_victory(child.places, 0)
        else:
            slot = _find(child, known)
            if known[slot].low == 0:
                if used >= most or depth + 2 >= DEEPEST:
                    return most + 1
                depth += 1
                _begin(lines[depth], 0)
                continue
            value = known[slot].value
        # Pass the value up the line as long as it completes nodes.
        while True:
            line = lines[depth]
            if not _take(stack[depth], line, value, depth == 0):
                break
            if depth == 0:
                answer[0] = line.best
                return used
            value = line.best
            slot = _find(stack[depth], known)
            _remember(stack[depth], known[slot], value)
            used += 1
            depth -= 1


@rule
def _begin(line: Any, place: int) -> None:
    line.best = -1.0
    line.total = 0.0
    line.choice = place
    line.order = 0
    line.orders = 1


@rule
def _try(stack: Any, line: Any, depth: int) -> None:
    """Put the table after the decision being tried, in the order being tried, on the stack."""
    stack[depth + 1] = stack[depth]
    table, child = stack[depth], stack[depth + 1]
    left = int(table.deck_left)
    _arrange(child, left, int(line.order))
    decide(child, int(table.choices[int(line.choice)]))
    if int(line.order) == 0 and int(child.deck_left) != left:
        line.orders = ORDERS[left]
    _normalise(child)


@rule
def _take(table: Table, line: Any, value: float, first: bool) -> bool:
    """Add the value of the order being tried. Returns whether the node is complete; ``first``: after one decision."""
    line.total += value
    line.order += 1
    if int(line.order) < int(line.orders):
        return False
    mean = line.total / int(line.orders)
    if line.best < 0.0 or (mean > line.best) == (int(table.seat) == 0):
        line.best = mean
    certain = line.best == (1.0 if int(table.seat) == 0 else 0.0)
    line.choice += 1
    line.order = 0
    line.orders = 1
    line.total = 0.0
    return first or certain or int(line.choice) == int(table.choice_count)


@rule
def _arrange(table: Table, left: int, order: int) -> None:
    """Bring the cards left, which are sorted, into one of their orders."""
    for i in range(left, 1, -1):
        place, order = order, 0
        while place >= i:  # a division; compiled code has none, because it could raise ZeroDivisionError
            place -= i
            order += 1
        card = int(table.deck[place])
        table.deck[place] = table.deck[i - 1]
        table.deck[i - 1] = card


@rule
def _normalise(table: Table) -> None:
    """Remove from the record what does not matter for the rest of the game: the deck's order, the generator."""
    for i in range(4):
        table.seed[i] = 0
        table.block[i] = 0
    table.words_used = 0
    left = int(table.deck_left)
    for i in range(1, left):
        card, place = int(table.deck[i]), i
        while place > 0 and int(table.deck[place - 1]) > card:
            table.deck[place] = table.deck[place - 1]
            place -= 1
        table.deck[place] = card


@rule
def _find(table: Table, known: Any) -> int:
    """The index of a table in the memory, or of the empty entry for it."""
    low, high = hash_of(table, FIRST_FACTOR), hash_of(table, SECOND_FACTOR)
    slot = high & (len(known) - 1)
    while known[slot].low != 0 and (known[slot].low != low or known[slot].high != high):
        slot = (slot + 1) & (len(known) - 1)
    return slot


@rule
def _remember(table: Table, entry: Any, value: float) -> None:
    entry.low = hash_of(table, FIRST_FACTOR)
    entry.high = hash_of(table, SECOND_FACTOR)
    entry.value = value


@rule
def hash_of(table: Table, factor: int) -> int:
    """A number above 0 for everything that can change until the end of the game."""
    value = _mixed(1, int(table.phase) * 4 + int(table.seat), factor)
    value = _mixed(value, int(table.dragons) * 8 + int(table.deck_left), factor)
    for i in range(int(table.deck_left)):
        value = _mixed(value, int(table.deck[i]), factor)
    for kind in range(CARD_KINDS):
        value = _mixed(value, int(table.hands[0, kind]) * 16 + int(table.hands[1, kind]), factor)
        value = _mixed(value, int(table.pool[kind]) * 16 + int(table.chosen[kind]), factor)
    value = _hash_of_band_in_work(table, value, factor)
    for i in range(band_start(table, int(table.bands))):
        value = _mixed(value, int(table.laid[i]), factor)
    for i in range(int(table.bands)):
        value = _mixed(value, int(table.band_end[i]) * 2 + int(table.band_owner[i]), factor)
    return _hash_of_boards(table, value, factor) + 1


@rule
def _hash_of_band_in_work(table: Table, value: int, factor: int) -> int:
    value = _mixed(value, int(table.leader) + 1, factor)
    value = _mixed(value, int(table.by_colour) * 64 + int(table.band_size), factor)
    value = _mixed(value, int(table.cursor) + 1, factor)
    return _mixed(value, int(table.extra) * 64 + int(table.chain), factor)


@rule
def _hash_of_boards(table: Table, value: int, factor: int) -> int:
    for seat in range(PLAYERS):
        value = _mixed(value, int(table.supply[seat]), factor)
        value = _mixed(value, int(table.merfolk[seat]), factor)
        value = _mixed(value, int(table.glory[seat]), factor)
        for kingdom in range(KINGDOMS):
            value = _mixed(value, int(table.markers[seat, kingdom]) * 2 + int(table.horde[seat, kingdom]), factor)
    for i in range(TROLL_TOKENS):
        value = _mixed(value, int(table.trolls[i]) + 1, factor)
    return _mixed(value, (int(table.giant_seat) + 1) * 64 + int(table.giant_size), factor)


@rule
def _mixed(value: int, number: int, factor: int) -> int:
    return (value * factor + number + 1) & HASH_MASK
