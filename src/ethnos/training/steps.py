"""One step at each of many tables: a game is begun, a decision is taken, somebody looks.

Here for the processor, in a loop; ``tables.py`` has the same for a card, a thread a table.
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
from ethnos.observation import around, show_choices

WORTH: Final = MAX_PLAYERS + 1
"""What a game was to a seat: everyone's share of the win, the own one first, and the own margin of Glory."""

PLAYERS, POOL, GAMES, SLIP = 0, 1, 2, 3  # a slip lies beside each table: what to deal there


# --- At one table ---------------------------------------------------------------------------------------------


@rule
def begin(tables: Any, i: int, slips: Any, low: int, high: int) -> None:
    """The next game of a table."""
    players, pool, game = slips[i * SLIP + PLAYERS], slips[i * SLIP + POOL], slips[i * SLIP + GAMES]
    new_numbered_game(tables[i], low, high, i, game, players, pool)


@rule
def show(tables: Any, i: int, rows: Any, masks: Any, seats: Any) -> None:
    """Who decides at a table, what they see and what they may do."""
    seat = int(tables[i].seat)
    seats[i] = seat
    write_features(tables[i], seat, rows, i * FEATURES)
    show_choices(tables[i], masks, i * ACTIONS)


@rule
def advance(tables: Any, i: int, slips: Any, low: int, high: int, chosen: Any, ended: Any, worth: Any) -> None:
    """A decision at a table; where it ends the game, the next one begins."""
    decide(tables[i], chosen[i])
    over = int(tables[i].phase) == OVER
    ended[i] = over
    if over:
        _tell_worth(tables[i], worth, i * MAX_PLAYERS * WORTH)
        slips[i * SLIP + GAMES] += 1
        begin(tables, i, slips, low, high)


@rule
def _tell_worth(table: Table, worth: Any, at: int) -> None:
    """What the game was to each seat."""
    players, glory = int(table.players), 0
    for seat in range(players):
        glory += int(table.glory[seat])
    for seat in range(players):
        start = at + seat * WORTH
        for other in range(players):
            worth[start + around(table, seat, other)] = share_of_victory(table, other)
        worth[start + MAX_PLAYERS] = (int(table.glory[seat]) - glory / players) / GLORY_UNIT


@rule
def show_seat(tables: Any, i: int, seat: int, rows: Any) -> None:
    """What a seat sees at a table, which forgets all else."""
    if seat < int(tables[i].players):
        hide(tables[i], seat)
        write_features(tables[i], seat, rows, i * FEATURES)


# --- On the processor -----------------------------------------------------------------------------------------

_INT, _SLIPS, _ROWS, _MASKS = np.int64, [np.int64], [np.uint8], [np.int8]


@entry_point([TABLE], _SLIPS, _INT, _INT, _ROWS, _MASKS, [np.int64])
def begin_all(tables: Any, slips: Any, low: int, high: int, rows: Any, masks: Any, seats: Any) -> None:
    """A new game at every table."""
    for i in range(len(tables)):
        begin(tables, i, slips, low, high)
        show(tables, i, rows, masks, seats)


@entry_point([TABLE], _SLIPS, _INT, _INT, [np.int64], [np.bool_], [np.float32], _ROWS, _MASKS, [np.int64])
def advance_all(
    tables: Any,
    slips: Any,
    low: int,
    high: int,
    chosen: Any,
    ended: Any,
    worth: Any,
    rows: Any,
    masks: Any,
    seats: Any,
) -> None:
    """A decision at every table."""
    for i in range(len(tables)):
        advance(tables, i, slips, low, high, chosen, ended, worth)
        show(tables, i, rows, masks, seats)


@entry_point([TABLE], _INT, _ROWS)
def show_seat_everywhere(tables: Any, seat: int, rows: Any) -> None:
    """What one seat sees at every table that has it."""
    for i in range(len(tables)):
        show_seat(tables, i, seat, rows)
