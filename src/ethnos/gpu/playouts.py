"""Whole games at random on the card: how many decisions a second.

Threads of a warp wait for each other whenever their paths part. A new Age is the longest path of all, and rare; so a
table that needs one waits for the next round in which all tables may deal, and many deal together.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from ethnos.engine.compile import rule
from ethnos.engine.play import tribe_pool
from ethnos.engine.rng import seed_table
from ethnos.engine.state import AGE_END, OVER, TABLE, Table, blank_tables
from ethnos.engine.turn import GO_ON, NOTHING, new_game, proceed, step
from ethnos.gpu.device import card_name, cuda, kernel, need_card
from ethnos.lab.policies import random_choice, scramble

TABLES: Final = 1 << 18
BLOCK: Final = 128
REGISTERS: Final = 64  # a thread; with more of them fewer threads are at work at once
PATIENCE: Final = 64  # rounds between two in which tables may deal
DECISIONS: Final = 1000  # at each table, in one go
_STREAM: Final = 1_000_003  # decisions between the random numbers of two tables


@dataclass(frozen=True)
class CardSpeed:
    """What a benchmark on a card has measured."""

    decisions_per_second: float
    tables: int
    card: str
    record_bytes: int
    compile_seconds: float


def measure(
    players: int = 4, seconds: float = 5.0, tables: int = TABLES, progress: Callable[[float], None] | None = None
) -> CardSpeed:
    """Play at random at so many tables for so many seconds; ``progress`` hears the seconds gone."""
    need_card()
    started = time.perf_counter()
    play_at_random(cuda.to_device(blank_tables(BLOCK)), players, seed=0, decisions=1)
    cuda.synchronize()
    compiled = time.perf_counter() - started
    records = cuda.to_device(blank_tables(tables))
    decisions, started = 0, time.perf_counter()
    while (gone := time.perf_counter() - started) < seconds:
        play_at_random(records, players, seed=decisions, decisions=DECISIONS)
        cuda.synchronize()
        decisions += tables * DECISIONS
        if progress is not None:
            progress(gone)
    rate = decisions / (time.perf_counter() - started)
    return CardSpeed(round(rate), tables, card_name(), TABLE.itemsize, round(compiled, 2))


def play_at_random(records: Any, players: int, seed: int, decisions: int, patience: int = PATIENCE) -> None:
    """Begin a game at every table and take so many decisions there, through as many games as that takes.

    ``records`` is on the card; the options that are written there stay as they are.
    """
    pool = tribe_pool("random", players)
    _kernel()[-(-len(records) // BLOCK), BLOCK](records, players, pool, seed, decisions, patience)


@cache
def _kernel() -> Any:
    return kernel(_play_all, registers=REGISTERS)


def _play_all(records: Any, players: int, pool: int, seed: int, decisions: int, patience: int) -> None:
    """One table a thread."""
    number = cuda.grid(1)
    if number < len(records):
        play_table(records[number], number, players, pool, seed, decisions, patience)


@rule
def play_table(table: Table, number: int, players: int, pool: int, seed: int, decisions: int, patience: int) -> None:
    """So many random decisions at one table, from the beginning of a game on."""
    game, made, turn, action = 0, 0, 0, NOTHING
    _begin(table, number, game, players, pool, seed)
    while True:
        turn += 1
        if _wants_to_deal(table):
            if int(table.phase) == OVER and made == decisions:
                break
            if turn % patience == 0:
                if int(table.phase) == OVER:
                    game += 1
                    _begin(table, number, game, players, pool, seed)
                    action = NOTHING
                else:
                    action = _finish_age(table)
            continue
        if action == NOTHING:
            if made == decisions:
                break
            action = random_choice(table, scramble(number * _STREAM + made))
            made += 1
        action = _go_on(table, action)


@rule
def _begin(table: Table, number: int, game: int, players: int, pool: int, seed: int) -> None:
    seed_table(table, number, game, seed, 0)
    new_game(table, players, pool)


@rule
def _wants_to_deal(table: Table) -> bool:
    """Whether the game or the Age is over."""
    phase = int(table.phase)
    return phase >= AGE_END or phase == OVER


@rule
def _finish_age(table: Table) -> int:
    """The end of an Age, up to the next decision; answers as ``proceed`` does."""
    action = GO_ON
    while int(table.phase) >= AGE_END:
        step(table, action)
        action = proceed(table)
    return action


@rule
def _go_on(table: Table, action: int) -> int:
    """What follows from a decision, but not the end of an Age; answers as ``proceed`` does."""
    while action != NOTHING and not _wants_to_deal(table):
        step(table, action)
        action = proceed(table)
    return action
