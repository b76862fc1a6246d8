"""One step at each of many tables: start a game, take a decision, write what a seat sees.

The loops here are for the CPU; ``tables.py`` has the same for a card, with one thread per table.
"""

from typing import Any, Final

import numpy as np

from ethnos.bots.features import FEATURES, write_features
from ethnos.bots.network import GLORY_UNIT
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import entry_point, rule
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.knowledge import hide
from ethnos.engine.records import TABLE
from ethnos.engine.scoring import share_of_victory
from ethnos.engine.state import OVER, Table
from ethnos.engine.turn import decide, new_numbered_game
from ethnos.observation_row import around, show_choices

WORTH: Final = MAX_PLAYERS + 1
"""The length of a game's result for a seat: all shares of the win, its own first, and its margin of Glory."""

PLAYERS, POOL, GAMES, DEAL_SIZE = 0, 1, 2, 3  # what to deal at a table: three numbers


# --- At one table ---------------------------------------------------------------------------------------------


@rule
def begin(tables: Any, i: int, deals: Any, low: int, high: int) -> None:
    """Start the next game at a table."""
    players, pool, game = deals[i * DEAL_SIZE + PLAYERS], deals[i * DEAL_SIZE + POOL], deals[i * DEAL_SIZE + GAMES]
    new_numbered_game(tables[i], low, high, i, game, players, pool)


@rule
def show(tables: Any, i: int, rows: Any, masks: Any, seats: Any) -> None:
    """Write which seat is to move at a table, what it sees and what it may do."""
    seat = int(tables[i].seat)
    seats[i] = seat
    write_features(tables[i], seat, rows, i * FEATURES)
    show_choices(tables[i], masks, i * ACTIONS)


@rule
def advance(tables: Any, i: int, deals: Any, low: int, high: int, chosen: Any, ended: Any, worth: Any) -> None:
    """Take a decision at a table; if it ends the game, start the next one."""
    decide(tables[i], chosen[i])
    over = int(tables[i].phase) == OVER
    ended[i] = over
    if over:
        write_worth(tables[i], worth, i * MAX_PLAYERS * WORTH)
        deals[i * DEAL_SIZE + GAMES] += 1
        begin(tables, i, deals, low, high)


@rule
def write_worth(table: Table, worth: Any, at: int) -> None:
    """Write the result of the game for each seat."""
    players, glory = int(table.players), 0
    for seat in range(players):
        glory += int(table.glory[seat])
    for seat in range(players):
        start = at + seat * WORTH
        for other in range(players):
            worth[start + around(table, seat, other)] = share_of_victory(table.places, other)
        worth[start + MAX_PLAYERS] = (int(table.glory[seat]) - glory / players) / GLORY_UNIT


@rule
def show_seat(tables: Any, i: int, seat: int, rows: Any) -> None:
    """Write what a seat sees at a table; the record is cut to that seat's view."""
    if seat < int(tables[i].players):
        hide(tables[i], seat)
        write_features(tables[i], seat, rows, i * FEATURES)


# --- On the processor -----------------------------------------------------------------------------------------

_INT, _DEALS, _ROWS, _MASKS = np.int64, [np.int64], [np.uint8], [np.int8]


@entry_point([TABLE], _DEALS, _INT, _INT, _ROWS, _MASKS, [np.int64])
def begin_all(tables: Any, deals: Any, low: int, high: int, rows: Any, masks: Any, seats: Any) -> None:
    """Start a new game at every table."""
    for i in range(len(tables)):
        begin(tables, i, deals, low, high)
        show(tables, i, rows, masks, seats)


@entry_point([TABLE], _DEALS, _INT, _INT, [np.int64], [np.bool_], [np.float32], _ROWS, _MASKS, [np.int64])
def advance_all(
    tables: Any,
    deals: Any,
    low: int,
    high: int,
    chosen: Any,
    ended: Any,
    worth: Any,
    rows: Any,
    masks: Any,
    seats: Any,
) -> None:
    """Take a decision at every table."""
    for i in range(len(tables)):
        advance(tables, i, deals, low, high, chosen, ended, worth)
        show(tables, i, rows, masks, seats)


@entry_point([TABLE], _INT, _ROWS)
def show_seat_everywhere(tables: Any, seat: int, rows: Any) -> None:
    """Write what one seat sees at every table that has it."""
    for i in range(len(tables)):
        show_seat(tables, i, seat, rows)
