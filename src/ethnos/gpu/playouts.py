"""Whole games at random on the card, to measure decisions per second.

Threads of a warp wait for each other whenever they branch differently. So the tables of a warp go through rounds
together: a round visits the phases in the order of the game, and each table that is in the visited phase takes its
step. A seat that leads a Band plays it, places a marker and discards in the same round, and each branch is executed
once for all tables. The end of an Age is the longest branch, and rare: a round includes it only once enough tables
wait for it.

While a table is played, its record is in shared memory, which has space for few tables; more lanes in fewer warps are
faster than fewer lanes in more warps.
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
LANES: Final = 24  # threads of a warp that have a table: with more, more of them branch the same way
REGISTERS: Final = 128  # per thread
EAGER: Final = 8  # how many of 32 tables must wait before a round includes the end of an Age
DECISIONS: Final = 1000  # per table and kernel call

_STREAM: Final = 1_000_003  # distance between the random number sequences of two tables
_UNKNOWN: Final = -3  # the next action, before ``proceed`` has determined it
_POWERS: Final = EXTRA  # stands for all rare decisions, EXTRA to PILLAGE
_ROUND: Final = (
    *(AGE_END, HORDES_DONE, OVER),
    *(TURN, TURN, BAND, KINGDOM, DISCARD),
    *(TURN, TURN, BAND, KINGDOM, _POWERS, DISCARD),
)
"""The phases that a round visits; it starts with the end of an Age, or after it."""
_AFTER_DEALING: Final = _ROUND.index(TURN)
_WORDS: Final = TABLE.itemsize // np.dtype(np.int64).itemsize


@dataclass(frozen=True)
class CardSpeed:
    """The results of a benchmark on a card."""

    decisions_per_second: float
    tables: int
    card: str
    record_bytes: int
    compile_seconds: float


def measure(
    players: int = 4, seconds: float = 5.0, tables: int = TABLES, progress: Callable[[float], None] | None = None
) -> CardSpeed:
    """Play at random at this many tables for some seconds; ``progress`` gets the seconds elapsed."""
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
    """Start a game at every table and take this many decisions there, in as many games as that takes.

    ``records`` is on the card; its options stay unchanged.
    """
    given = players, tribe_pool("random", players), seed, decisions, eager, lanes
    blocks, near = -(-len(records) // lanes), lanes * TABLE.itemsize
    _kernel()[blocks, WARP, 0, near](records, records.view(np.int64), *given)


@cache
def _kernel() -> Any:
    """The simulator has no shared memory for records."""
    if SIMULATED:
        return kernel(_play_where_they_are, REGISTERS)
    return kernel(_nearby(), REGISTERS, shared_memory_carveout="maxshared")


def _nearby() -> Callable[..., None]:
    """One table per thread, in ``lanes`` threads of each warp; records are copied to shared memory and back."""
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
    """The same, with records in global memory."""
    lane, number = cuda.threadIdx.x, cuda.blockIdx.x * lanes + cuda.threadIdx.x
    plays = lane < lanes and number < len(records)
    _play(records[number if plays else 0], plays, number, players, pool, seed, decisions, eager)


@device_function
def _play(
    table: Table, plays: bool, number: int, players: int, pool: int, seed: int, decisions: int, eager: int
) -> None:
    """Take random decisions at one table, from the start of a game.

    All threads of a warp call this, also those without a table: they take part in the votes and barriers.
    """
    game, made, action = -1, 0, NOTHING
    if plays:
        table.phase = OVER  # makes the first game start at once
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
    """The same games on the CPU, one after another, for comparison."""
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
    """The phase of a round in which the table takes its next step."""
    phase = int(table.phase)
    return _POWERS if EXTRA <= phase <= PILLAGE else phase
