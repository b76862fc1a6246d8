"""What happens at one table of a batch: a game starts, a decision is taken, its next seat sees the result.

On the processor, ``step`` does all of that at a table before it goes to the next, and rows and masks are updated in
place. On a card, ``take`` is a kernel of its own, and ``staged.py`` writes the rows.
"""

from typing import Any, Final

import numpy as np

from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import rule
from ethnos.engine.each_table import each_table
from ethnos.engine.knowledge import determinize, hide
from ethnos.engine.random_play import random_choice, scramble
from ethnos.engine.records import TABLE
from ethnos.engine.rng import seed_table
from ethnos.engine.state import OVER, Table
from ethnos.engine.turn import decide, new_numbered_game
from ethnos.envs.batch.rewards import close_rewards, is_legal, open_rewards
from ethnos.envs.batch.rows import TALLY, clear, start_row, update_row, write_row
from ethnos.game.observation_row import hide_choices, show_choices

LOW, HIGH, NUMBER, GAME, PLAYERS, POOL = range(6)
"""What is dealt at a table: two words of the seed, the numbers of the table and of its game, players, tribes."""
DEAL: Final = 6

_STREAM: Final = 1_000_003  # distance between the random numbers of two tables
_NUMBERS, _ROWS, _MASKS = [np.int64], [np.uint8], [np.int8]
_REWARDS, _OVER, _PLACES, _GLORY = [np.float32], [np.bool_], [np.int8], [np.int16]


@each_table([TABLE], _NUMBERS)
def deal(tables: Any, i: int, deals: Any) -> None:
    """Start the next game of a table."""
    at = i * DEAL
    low, high, players, pool = deals[at + LOW], deals[at + HIGH], deals[at + PLAYERS], deals[at + POOL]
    new_numbered_game(tables[i], low, high, deals[at + NUMBER], deals[at + GAME], players, pool)


@each_table([TABLE], _NUMBERS, _NUMBERS, int, int, int, _REWARDS, _OVER, _PLACES, _GLORY)
def take(
    tables: Any,
    i: int,
    deals: Any,
    chosen: Any,
    reward: int,
    columns: int,
    restart: int,
    rewards: Any,
    over: Any,
    places: Any,
    glory: Any,
) -> bool:
    """Take a decision and write its results. Returns whether it ended the game: with ``restart``, the next began."""
    table, at = tables[i], i * columns
    open_rewards(table, reward, rewards, at, columns)
    if int(table.phase) == OVER:
        return False
    decide(table, chosen[i])
    ended = int(table.phase) == OVER
    close_rewards(table, reward, ended, rewards, at)
    if ended or over[i]:
        for seat in range(columns):
            places[at + seat] = table.places[seat]
            glory[at + seat] = table.glory[seat] if ended else 0
    over[i] = ended
    if ended and restart:
        deals[i * DEAL + GAME] += 1
        deal(tables, i, deals)
    return ended


@rule
def _see(table: Table, i: int, is_new: bool, rows: Any, width: int, tallies: Any, masks: Any, seats: Any) -> None:
    """Update what the seat to move sees and may do: nothing once the game is over."""
    seats[i] = table.seat
    if int(table.phase) == OVER:
        clear(rows, i * width, width)
    elif is_new:
        start_row(table, rows, i * width, width, tallies, i * TALLY)
    else:
        update_row(table, rows, i * width, width, tallies, i * TALLY)
    show_choices(table, masks, i * ACTIONS)


# --- Everywhere -----------------------------------------------------------------------------------------------


@each_table([TABLE], _NUMBERS, [np.bool_])
def check(tables: Any, i: int, chosen: Any, wrong: Any) -> None:
    """Write whether a decision is illegal. At a table whose game is over, none is taken."""
    wrong[i] = int(tables[i].phase) != OVER and not is_legal(tables[i], int(chosen[i]))


@each_table([TABLE], int, _NUMBERS)
def sample(tables: Any, i: int, number: int, chosen: Any) -> None:
    """Choose a random legal decision; 0 if there is none."""
    chosen[i] = random_choice(tables[i], scramble(i * _STREAM + number)) if int(tables[i].choice_count) > 0 else 0


@each_table([TABLE], _NUMBERS, _ROWS, int)
def observe_seat(tables: Any, i: int, viewers: Any, rows: Any, width: int) -> None:
    """Write what a seat sees, where everything is zero; the record is cut to its view."""
    seat = int(viewers[i])
    if 0 <= seat < int(tables[i].players):
        hide(tables[i], seat)
        write_row(tables[i], seat, rows, i * width, width)


@each_table([TABLE], int, int, int, int, int)
def imagine(tables: Any, i: int, low: int, high: int, turn: int, group: int, worlds: int) -> None:
    """Deal everything hidden from the seat to move again, with random numbers of this ``turn``.

    A group of tables in a row are copies of one. Those at the same place modulo ``worlds`` get the same cards.
    """
    hide(tables[i], int(tables[i].seat))
    seed_table(tables[i], low, high, turn, i // group * worlds + i % worlds)
    determinize(tables[i])


# --- On the processor -----------------------------------------------------------------------------------------


@each_table([TABLE], _ROWS, int, _ROWS, _MASKS, _NUMBERS)
def show_anew(tables: Any, i: int, rows: Any, width: int, tallies: Any, masks: Any, seats: Any) -> None:
    """Write what the seat to move sees and may do, whatever was there before."""
    clear(masks, i * ACTIONS, ACTIONS)
    _see(tables[i], i, True, rows, width, tallies, masks, seats)


@each_table(
    *([TABLE], _NUMBERS, _NUMBERS, int, int, int, _REWARDS, _OVER, _PLACES, _GLORY),
    *(_ROWS, int, _ROWS, _MASKS, _NUMBERS),
)
def step(
    tables: Any,
    i: int,
    deals: Any,
    chosen: Any,
    reward: int,
    columns: int,
    restart: int,
    rewards: Any,
    over: Any,
    places: Any,
    glory: Any,
    rows: Any,
    width: int,
    tallies: Any,
    masks: Any,
    seats: Any,
) -> None:
    """Take a decision, and write its results and what the next seat sees."""
    hide_choices(tables[i], masks, i * ACTIONS)
    ended = take(tables, i, deals, chosen, reward, columns, restart, rewards, over, places, glory)
    _see(tables[i], i, ended, rows, width, tallies, masks, seats)


# --- On a card ------------------------------------------------------------------------------------------------


@each_table([TABLE], _NUMBERS, _NUMBERS, int, int, int, _REWARDS, _OVER, _PLACES, _GLORY, [np.bool_])
def take_unless(
    tables: Any,
    i: int,
    deals: Any,
    chosen: Any,
    reward: int,
    columns: int,
    restart: int,
    rewards: Any,
    over: Any,
    places: Any,
    glory: Any,
    refused: Any,
) -> None:
    """``take``, unless any table's decision is refused: known on the card before the processor hears of it."""
    if not refused[0]:
        take(tables, i, deals, chosen, reward, columns, restart, rewards, over, places, glory)


@each_table([TABLE], _MASKS, _NUMBERS)
def show_mask(tables: Any, i: int, masks: Any, seats: Any) -> None:
    """Write the seat to move and what it may do, where everything is zero."""
    seats[i] = tables[i].seat
    show_choices(tables[i], masks, i * ACTIONS)
