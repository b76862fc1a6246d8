"""One step at each of many boards: tables whose games end, because they are imagined or dealt for a match.

The loops here are for the CPU; ``boards.py`` has the same for a card, with one thread per table.
"""

from typing import Any

import numpy as np

from ethnos.bots.features import FEATURES, write_features
from ethnos.engine.compile import entry_point, rule
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.knowledge import hide, determinize
from ethnos.engine.records import TABLE
from ethnos.engine.rng import seed_table
from ethnos.engine.state import NOBODY, OVER
from ethnos.engine.turn import decide, new_numbered_game
from ethnos.training.steps import WORTH, show, write_worth

# --- At one board ---------------------------------------------------------------------------------------------


@rule
def deal(tables: Any, i: int, low: int, high: int, players: int, pool: int) -> None:
    """Deal a game; every ``players`` boards in a row get the same deal."""
    new_numbered_game(tables[i], low, high, i // players, 0, players, pool)


@rule
def suppose(tables: Any, i: int, low: int, high: int, turn: int, group: int, worlds: int, chosen: Any) -> None:
    """Deal everything hidden from the deciding seat again, and take a decision.

    A group of boards in a row are copies of one table. Those at the same place modulo ``worlds`` get the same cards.
    """
    hide(tables[i], int(tables[i].seat))
    seed_table(tables[i], low, high, turn, i // group * worlds + i % worlds)
    determinize(tables[i])
    decide(tables[i], chosen[i])


@rule
def take(tables: Any, i: int, chosen: Any) -> None:
    """Take a decision, unless the game is over."""
    if int(tables[i].phase) != OVER:
        decide(tables[i], chosen[i])


@rule
def show_board(tables: Any, i: int, rows: Any, masks: Any, seats: Any) -> None:
    """Write who decides, what that seat sees and what it may do: NOBODY and nothing once the game is over."""
    seats[i] = NOBODY
    if int(tables[i].phase) != OVER:
        show(tables, i, rows, masks, seats)


@rule
def look(tables: Any, i: int, viewers: Any, rows: Any, ended: Any, worth: Any) -> None:
    """Write what a seat sees, even if it does not decide, or the result of the game. The record is cut to its view."""
    ended[i] = int(tables[i].phase) == OVER
    if ended[i]:
        write_worth(tables[i], worth, i * MAX_PLAYERS * WORTH)
    else:
        hide(tables[i], viewers[i])
        write_features(tables[i], viewers[i], rows, i * FEATURES)


# --- On the processor -----------------------------------------------------------------------------------------

_INT, _NUMBERS, _ROWS, _MASKS = np.int64, [np.int64], [np.uint8], [np.int8]


@entry_point([TABLE], _INT, _INT, _INT, _INT, _ROWS, _MASKS, _NUMBERS)
def deal_all(tables: Any, low: int, high: int, players: int, pool: int, rows: Any, masks: Any, seats: Any) -> None:
    """Deal a game at every board."""
    for i in range(len(tables)):
        deal(tables, i, low, high, players, pool)
        show_board(tables, i, rows, masks, seats)


@entry_point([TABLE], _INT, _INT, _INT, _INT, _INT, _NUMBERS, _ROWS, _MASKS, _NUMBERS)
def suppose_all(
    tables: Any,
    low: int,
    high: int,
    turn: int,
    group: int,
    worlds: int,
    chosen: Any,
    rows: Any,
    masks: Any,
    seats: Any,
) -> None:
    """Deal what is hidden again at every board, and take a decision."""
    for i in range(len(tables)):
        suppose(tables, i, low, high, turn, group, worlds, chosen)
        show_board(tables, i, rows, masks, seats)


@entry_point([TABLE], _NUMBERS, _ROWS, _MASKS, _NUMBERS)
def take_all(tables: Any, chosen: Any, rows: Any, masks: Any, seats: Any) -> None:
    """Take a decision at every board whose game is not over."""
    for i in range(len(tables)):
        take(tables, i, chosen)
        show_board(tables, i, rows, masks, seats)


@entry_point([TABLE], _NUMBERS, _ROWS, [np.bool_], [np.float32])
def look_all(tables: Any, viewers: Any, rows: Any, ended: Any, worth: Any) -> None:
    """Write what a seat sees at every board, or the result of its game."""
    for i in range(len(tables)):
        look(tables, i, viewers, rows, ended, worth)
