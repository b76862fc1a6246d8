"""Whole games at random on the card: how many decisions a second.

Threads of a warp wait for each other whenever their paths part. So the tables of a warp go through a round together, in
the order of the game: the round comes to one phase after another, and a table that is there takes its step. Whoever
leads a Band plays it, places a marker and discards in the same round, and every path is walked once for all. The end of
an Age is the longest path of all, and rare: the round goes that way once enough tables wait for it.

A table's record lies in the memory next to its threads while it is played at, which has room for few tables; more lanes
of fewer warps are quicker than the other way round.
"""

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from ethnos.engine.compile import entry_point, rule
from ethnos.engine.play import tribe_pool
from ethnos.engine.records import TABLE, blank_tables
from ethnos.engine.state import AGE_END, BAND, DISCARD, EXTRA, HORDES_DONE, KINGDOM, OVER, PILLAGE, TURN, Table
from ethnos.engine.turn import NOTHING, decide, new_numbered_game, proceed, step
from ethnos.gpu.device import (
    SIMULATED,
    WARP,
    anyone,
    card_name,
    cuda,
    device_function,
    how_many,
    kernel,
    need_card,
    together,
)
from ethnos.random_play import random_choice, scramble

TABLES: Final = 1 << 18
LANES: Final = 24  # threads of a warp with a table: the more, the more of them go the same way
REGISTERS: Final = 128  # a thread
EAGER: Final = 8  # how many of 32 tables have to wait before Ages end and are dealt
DECISIONS: Final = 1000  # at each table, in one go

_STREAM: Final = 1_000_003  # decisions between the random numbers of two tables
_UNKNOWN: Final = -3  # what comes next, before ``proceed`` has said so
_POWERS: Final = EXTRA  # stands for all rare decisions, EXTRA to PILLAGE
_ROUND: Final = (
    *(AGE_END, HORDES_DONE, OVER),
    *(TURN, TURN, BAND, KINGDOM, DISCARD),
    *(TURN, TURN, BAND, KINGDOM, _POWERS, DISCARD),
)
"""The phases that a round comes to; it begins with the end of an Age, or after it."""
_AFTER_DEALING: Final = _ROUND.index(TURN)
_WORDS: Final = TABLE.itemsize // np.dtype(np.int64).itemsize


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
    play_at_random(cuda.to_device(blank_tables(LANES)), players, seed=0, decisions=1)
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
    records: Any, players: int, seed: int, decisions: int, eager: int = EAGER, lanes: int = LANES
) -> None:
    """Begin a game at every table and take so many decisions there, through as many games as that takes.

    ``records`` is on the card; the options that are written there stay as they are.
    """
    given = players, tribe_pool("random", players), seed, decisions, eager, lanes
    blocks, near = -(-len(records) // lanes), lanes * TABLE.itemsize
    _kernel()[blocks, WARP, 0, near](records, records.view(np.int64), *given)


@cache
def _kernel() -> Any:
    """The simulator has no memory next to its threads that could hold records."""
    if SIMULATED:
        return kernel(_play_where_they_are, REGISTERS)
    return kernel(_nearby(), REGISTERS, shared_memory_carveout="maxshared")


def _nearby() -> Callable[..., None]:
    """One table a thread, and so many threads of each warp; records are fetched and brought back word by word."""
    record: Any = importlib.import_module("numba").from_dtype(TABLE)

    def play_nearby(
        records: Any, words: Any, players: int, pool: int, seed: int, decisions: int, eager: int, lanes: int
    ) -> None:
        lane, number = cuda.threadIdx.x, cuda.blockIdx.x * lanes + cuda.threadIdx.x
        plays = lane < lanes and number < len(records)
        tables, near = cuda.shared.array(0, record), cuda.shared.array(0, np.int64)
        if plays:
            for i in range(_WORDS):
                near[lane * _WORDS + i] = words[number * _WORDS + i]
        _play(tables[lane if plays else 0], plays, number, players, pool, seed, decisions, eager)
        if plays:
            for i in range(_WORDS):
                words[number * _WORDS + i] = near[lane * _WORDS + i]

    return play_nearby


def _play_where_they_are(
    records: Any, _words: Any, players: int, pool: int, seed: int, decisions: int, eager: int, lanes: int
) -> None:
    """The same with records that stay where they are."""
    lane, number = cuda.threadIdx.x, cuda.blockIdx.x * lanes + cuda.threadIdx.x
    plays = lane < lanes and number < len(records)
    _play(records[number if plays else 0], plays, number, players, pool, seed, decisions, eager)


@device_function
def _play(
    table: Table, plays: bool, number: int, players: int, pool: int, seed: int, decisions: int, eager: int
) -> None:
    """So many random decisions at one table, from the beginning of a game on.

    All threads of a warp come here, also those without a table: they vote, and nobody goes on before the others.
    """
    game, made, action = -1, 0, NOTHING
    if plays:
        table.phase = OVER  # and so the first game begins at once
    while anyone(plays):
        waits = how_many(plays and _ends_age(table))
        for place in range(0 if waits * WARP >= eager * how_many(plays) else _AFTER_DEALING, len(_ROUND)):
            if plays and _post(table) == _ROUND[place]:
                if action == _UNKNOWN:
                    action = proceed(table)
                if action == NOTHING and made == decisions:
                    plays = False
                elif int(table.phase) == OVER:
                    game += 1
                    new_numbered_game(table, seed, 0, number, game, players, pool)
                else:
                    if action == NOTHING:
                        action = random_choice(table, scramble(number * _STREAM + made))
                        made += 1
                    step(table, action)
                    action = _UNKNOWN
            together()


@entry_point([TABLE], np.int64, np.int64, np.int64, np.int64)
def play_on_processor(records: Any, players: int, pool: int, seed: int, decisions: int) -> None:
    """The same games one after another, to compare: plain decisions, and nobody waits for anybody."""
    for number in range(len(records)):
        table, game = records[number], 0
        new_numbered_game(table, seed, 0, number, game, players, pool)
        for made in range(decisions):
            if int(table.phase) == OVER:
                game += 1
                new_numbered_game(table, seed, 0, number, game, players, pool)
            decide(table, random_choice(table, scramble(number * _STREAM + made)))


@rule
def _ends_age(table: Table) -> bool:
    """Whether the game or the Age is over."""
    phase = int(table.phase)
    return phase >= AGE_END or phase == OVER


@rule
def _post(table: Table) -> int:
    """Where in a round the table's next step is taken."""
    phase = int(table.phase)
    return _POWERS if EXTRA <= phase <= PILLAGE else phase
