"""Whole games at random on the card, to measure decisions per second.

Threads of a warp wait for each other whenever they branch differently. So tables are queued by the kind of their next
step, and a warp that has finished a step takes 32 tables from the longest queue: its threads do the same thing. Queues
are long if many tables are near the threads, and few of them are being played: hence four warps for 352 tables.
"""

import importlib
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np

from ethnos.engine.actions import DRAW, LEAD_TRIBE
from ethnos.engine.compile import entry_point
from ethnos.engine.gpu.device import (
    WARP,
    card_name,
    cuda,
    device_function,
    kernel,
    need_card,
    pause,
    shared_memory,
    sync_warp,
)
from ethnos.engine.gpu.near import NEAR, bring_back, divided, fetch
from ethnos.engine.play import tribe_pool
from ethnos.engine.random_play import random_choice, scramble
from ethnos.engine.records import TABLE, blank_tables
from ethnos.engine.state import AGE_END, BAND, DISCARD, EXTRA, HORDES_DONE, KINGDOM, OVER, PILLAGE, TURN, Table
from ethnos.engine.turn import NOTHING, decide, new_numbered_game, proceed, step

TABLES: Final = 1 << 18
TABLES_OF_A_WARP: Final = 88  # with more, queues are longer, but fewer tables are played at the same time
REGISTERS: Final = 128  # per thread
DECISIONS: Final = 4000  # per table and kernel call

_STREAM: Final = 1_000_003  # distance between the random number sequences of two tables
_UNKNOWN: Final = -3  # the next action, before ``proceed`` has determined it

_ROOM: Final = 352  # tables of a block, at most
_PHASES: Final = (AGE_END, HORDES_DONE, OVER, TURN, BAND, KINGDOM, DISCARD, EXTRA)
_POWERS: Final = _PHASES.index(EXTRA)  # the queue for all rare decisions, EXTRA to PILLAGE
_QUEUE_OF: Final = np.array(
    [_POWERS if EXTRA <= phase <= PILLAGE else _PHASES.index(phase) for phase in range(HORDES_DONE + 1)]
)
"""For each phase, the queue for its next step."""
_STARTS: Final = _PHASES.index(OVER)
_DRAWS: Final = len(_PHASES)  # three queues for tables whose seat has chosen its action of the turn
_TAKES: Final = _DRAWS + 1
_LEADS: Final = _DRAWS + 2
_QUEUES: Final = _DRAWS + 3
_FINISHED: Final = _QUEUES
_BYTES: Final = TABLE.itemsize
_NEAR_BYTES: Final = NEAR.itemsize


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
    play_at_random(cuda.to_device(blank_tables(1)), players, seed=0, decisions=1)
    cuda.synchronize()
    compiled = time.perf_counter() - started
    records = cuda.to_device(blank_tables(tables))
    decisions, started = 0, time.perf_counter()
    while (elapsed := time.perf_counter() - started) < seconds:
        play_at_random(records, players, seed=decisions, decisions=DECISIONS)
        cuda.synchronize()
        decisions += tables * DECISIONS
        if progress is not None:
            progress(elapsed)
    rate = decisions / (time.perf_counter() - started)
    return CardSpeed(round(rate), tables, card_name(), TABLE.itemsize, round(compiled, 2))


def play_at_random(records: Any, players: int, seed: int, decisions: int, tables: int = 0, warps: int = 0) -> None:
    """Start a game at every table and take this many decisions there, in as many games as that takes.

    ``records`` is on the card; its options stay unchanged. Each block plays ``tables`` tables with ``warps`` warps; the
    defaults are the fastest.
    """
    play, arguments = _kernel(), (players, tribe_pool("random", players), seed, decisions)
    none = records[:0]
    near = shared_memory(play, play[1, WARP], none, none.view(np.uint8), *arguments, 0)
    tables = min(tables or _ROOM, _ROOM, near // _NEAR_BYTES)
    warps = warps or max(1, tables // TABLES_OF_A_WARP)
    shape = -(-len(records) // tables), warps * WARP, 0, tables * _NEAR_BYTES
    play[shape](records, records.view(np.uint8), *arguments, tables)


@cache
def _kernel() -> Any:
    return kernel(_play(), REGISTERS, shared_memory_carveout="maxshared")


def _play() -> Callable[..., None]:
    divided_table, byte = divided(), importlib.import_module("numba").uint8

    def play(records: Any, record_bytes: Any, players: int, pool: int, seed: int, decisions: int, tables: int) -> None:
        """Take random decisions at the tables of this block, from the start of a game."""
        near = cuda.shared.array(0, byte)
        queue = cuda.shared.array((_QUEUES, _ROOM), np.int16)
        head = cuda.shared.array(_QUEUES, np.int32)
        length = cuda.shared.array(_QUEUES, np.int32)
        taken = cuda.shared.array(1, np.int32)  # the lock of the queues
        left = cuda.shared.array(1, np.int32)  # tables that have not finished
        made = cuda.shared.array(_ROOM, np.int32)
        game = cuda.shared.array(_ROOM, np.int32)
        action = cuda.shared.array(_ROOM, np.int16)
        thread, threads = cuda.threadIdx.x, cuda.blockDim.x
        lane, first = thread % WARP, cuda.blockIdx.x * tables
        here = min(tables, len(records) - first)
        for i in range(thread // WARP, here, threads // WARP):
            fetch(near, i * _NEAR_BYTES, record_bytes, (first + i) * _BYTES, lane)
        _set_up(queue, head, length, taken, left, made, game, action, here, thread, threads)
        cuda.syncthreads()
        for i in range(thread, here, threads):
            table = divided_table(near, i * _NEAR_BYTES, record_bytes, (first + i) * _BYTES)
            table.phase = OVER  # makes the first game start
        cuda.syncthreads()

        slot, joins = -1, 0
        while True:
            _wait_for_queues(taken, lane)
            if slot >= 0:
                _join(queue, head, length, left, slot, joins)
            sync_warp()
            longest = _longest(length)
            count, unfinished = min(length[longest], WARP), left[0]
            slot = int(queue[longest, (head[longest] + lane) % _ROOM]) if lane < count else -1
            sync_warp()
            _leave(taken, head, length, longest, count, lane)
            if unfinished == 0:
                break
            if count == 0:
                pause()
            if slot >= 0:
                number = first + slot
                table = divided_table(near, slot * _NEAR_BYTES, record_bytes, number * _BYTES)
                joins = _take_step(table, number, slot, made, game, action, players, pool, seed, decisions)
            sync_warp()

        cuda.syncthreads()
        for i in range(thread // WARP, here, threads // WARP):
            bring_back(near, i * _NEAR_BYTES, record_bytes, (first + i) * _BYTES, lane)

    return play


@device_function
def _set_up(
    queue: Any,
    head: Any,
    length: Any,
    taken: Any,
    left: Any,
    made: Any,
    game: Any,
    action: Any,
    here: int,
    thread: int,
    threads: int,
) -> None:
    """Put all tables of the block into the queue for the start of a game."""
    for i in range(thread, _QUEUES, threads):
        head[i], length[i] = 0, here if i == _STARTS else 0
    for i in range(thread, here, threads):
        queue[_STARTS, i], made[i], game[i], action[i] = i, 0, -1, NOTHING
    if thread == 0:
        taken[0], left[0] = 0, here


# --- The queues, for one warp at a time --------------------------------------------------------------------------


@device_function
def _wait_for_queues(taken: Any, lane: int) -> None:
    """Wait until no other warp uses the queues, and lock them."""
    if lane == 0:
        while cuda.atomic.cas(taken, 0, 0, 1) != 0:
            pause()
    sync_warp()
    cuda.threadfence_block()


@device_function
def _join(queue: Any, head: Any, length: Any, left: Any, slot: int, which: int) -> None:
    """Put a table at the end of a queue."""
    if which == _FINISHED:
        cuda.atomic.sub(left, 0, 1)
    else:
        queue[which, (head[which] + cuda.atomic.add(length, which, 1)) % _ROOM] = slot


@device_function
def _longest(length: Any) -> int:
    longest = 0
    for i in range(1, _QUEUES):
        if length[i] > length[longest]:
            longest = i
    return longest


@device_function
def _leave(taken: Any, head: Any, length: Any, which: int, count: int, lane: int) -> None:
    """Remove ``count`` tables from the head of a queue, and unlock the queues."""
    if lane == 0:
        head[which] = (head[which] + count) % _ROOM
        length[which] -= count
        cuda.threadfence_block()
        cuda.atomic.exch(taken, 0, 0)


# --- A step at one table -----------------------------------------------------------------------------------------


@device_function
def _take_step(
    table: Table,
    number: int,
    slot: int,
    made: Any,
    game: Any,
    action: Any,
    players: int,
    pool: int,
    seed: int,
    decisions: int,
) -> int:
    """Take the next step of a table. Returns the queue for the step after it."""
    following = int(action[slot])
    if following == _UNKNOWN:
        following = proceed(table)
    if following == NOTHING and made[slot] == decisions:
        return _FINISHED
    if int(table.phase) == OVER:
        game[slot] += 1
        new_numbered_game(table, seed, 0, number, int(game[slot]), players, pool)
        action[slot] = NOTHING
        return int(_QUEUE_OF[TURN])
    if following == NOTHING:
        following = random_choice(table, scramble(number * _STREAM + int(made[slot])))
        made[slot] += 1
        if int(table.phase) == TURN:
            action[slot] = following
            return _DRAWS if following == DRAW else _TAKES if following < LEAD_TRIBE else _LEADS
    step(table, following)
    action[slot] = _UNKNOWN
    return int(_QUEUE_OF[int(table.phase)])


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
