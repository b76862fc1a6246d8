"""Whole games at random on the card: how many decisions a second.

Threads of a warp wait for each other whenever their paths part. A new Age is the longest path of all, and rare; so a
table that needs one waits for the next round in which all tables may deal, and many deal together.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from ethnos.engine.compile import door, rule
from ethnos.engine.play import tribe_pool
from ethnos.engine.rng import seed_table
from ethnos.engine.state import AGE_END, OVER, TABLE, Table, blank_tables
from ethnos.engine.turn import NOTHING, decide, new_game, proceed, step
from ethnos.gpu.device import card_name, cuda, kernel, need_card
from ethnos.lab.policies import random_choice, scramble

TABLES: Final = 1 << 18
BLOCK: Final = 128
WARP: Final = 32
LANES: Final = 32  # threads of a warp with a table; with fewer, fewer paths part and more of a table stays in cache
REGISTERS: Final = 64  # a thread; with more of them fewer threads are at work at once
PATIENCE: Final = 256  # rounds between two in which tables may deal
DECISIONS: Final = 1000  # at each table, in one go
_DEALS: Final = 3  # rounds in a row in which tables may deal: the Age is scored, the next dealt, or a game begun
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


def play_at_random(
    records: Any, players: int, seed: int, decisions: int, patience: int = PATIENCE, lanes: int = LANES
) -> None:
    """Begin a game at every table and take so many decisions there, through as many games as that takes.

    ``records`` is on the card; the options that are written there stay as they are.
    """
    pool = tribe_pool("random", players)
    tables_a_block = BLOCK // WARP * lanes
    _kernel()[-(-len(records) // tables_a_block), BLOCK](records, players, pool, seed, decisions, patience, lanes)


@cache
def _kernel() -> Any:
    return kernel(_play_all, registers=REGISTERS)


def _play_all(records: Any, players: int, pool: int, seed: int, decisions: int, patience: int, lanes: int) -> None:
    """One table a thread, and so many threads of each warp."""
    thread = cuda.grid(1)
    lane = thread % WARP
    number = thread // WARP * lanes + lane
    if lane < lanes and number < len(records):
        play_table(records[number], number, players, pool, seed, decisions, patience)


@rule
def play_table(table: Table, number: int, players: int, pool: int, seed: int, decisions: int, patience: int) -> None:
    """So many random decisions at one table, from the beginning of a game on.

    One step a round, whoever's table needs more of them: so nobody waits for a long decision of somebody else.
    """
    game, made, action, turn = -1, 0, NOTHING, 0
    table.phase = OVER  # and so the first game begins at once
    while made < decisions or action != NOTHING:
        if turn < _DEALS or not _wants_to_deal(table):
            if int(table.phase) == OVER:
                game += 1
                _begin(table, number, game, players, pool, seed)
            if action == NOTHING:
                action = random_choice(table, scramble(number * _STREAM + made))
                made += 1
            step(table, action)
            action = proceed(table)
        turn = turn + 1 if turn + 1 < patience else 0  # a remainder would take longer than many a step


@door([TABLE], np.int64, np.int64, np.int64, np.int64)
def play_on_processor(records: Any, players: int, pool: int, seed: int, decisions: int) -> None:
    """The same games one after another, to compare: plain decisions, and nobody waits for anybody."""
    for number in range(len(records)):
        table, game = records[number], 0
        _begin(table, number, game, players, pool, seed)
        for made in range(decisions):
            if int(table.phase) == OVER:
                game += 1
                _begin(table, number, game, players, pool, seed)
            decide(table, random_choice(table, scramble(number * _STREAM + made)))


@rule
def _begin(table: Table, number: int, game: int, players: int, pool: int, seed: int) -> None:
    seed_table(table, number, game, seed, 0)
    new_game(table, players, pool)


@rule
def _wants_to_deal(table: Table) -> bool:
    """Whether the game or the Age is over."""
    phase = int(table.phase)
    return phase >= AGE_END or phase == OVER
