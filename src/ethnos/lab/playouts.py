"""How fast the engine is: random play of whole games, and copying a table."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ethnos.engine.compile import compile_seconds, door, ready
from ethnos.engine.play import tribe_pool
from ethnos.engine.rng import MASK, seed_table
from ethnos.engine.state import OVER, TABLE, blank_tables
from ethnos.engine.turn import decide, new_game
from ethnos.lab.policies import random_choice, scramble

GAMES_A_BATCH = 200  # a few hundredths of a second: often enough to look at the clock
COPIES_TIMED = 200_000


@dataclass(frozen=True)
class Speed:
    """What a benchmark of random play has measured."""

    decisions_per_second: float
    games_per_second: float
    threads: int
    record_bytes: int
    copy_ns: float
    compile_seconds: float


def measure(
    players: int = 4, seconds: float = 5.0, threads: int = 1, progress: Callable[[float], None] | None = None
) -> Speed:
    """Play random games for so many seconds on so many threads; ``progress`` hears the seconds gone."""
    pool = tribe_pool("random", players)
    ready(__name__)
    _play(blank_tables(1), players, pool, 0, 1)
    started = time.perf_counter()
    deadline = started + seconds

    def work(thread: int) -> tuple[int, int]:
        tables, decisions, games = blank_tables(1), 0, 0
        while time.perf_counter() < deadline:
            decisions += _play(tables, players, pool, thread << 24 | games, GAMES_A_BATCH)
            games += GAMES_A_BATCH
            if progress is not None and thread == 0:
                progress(time.perf_counter() - started)
        return decisions, games

    with ThreadPoolExecutor(threads) as workers:
        results = list(workers.map(work, range(threads)))
    elapsed = time.perf_counter() - started
    return Speed(
        decisions_per_second=round(sum(decisions for decisions, _ in results) / elapsed),
        games_per_second=round(sum(games for _, games in results) / elapsed, 1),
        threads=threads,
        record_bytes=TABLE.itemsize,
        copy_ns=round(_nanoseconds_a_copy(), 1),
        compile_seconds=compile_seconds(__name__),
    )


def _nanoseconds_a_copy() -> float:
    tables = blank_tables(64)
    _copy(tables, 1)
    started = time.perf_counter()
    _copy(tables, COPIES_TIMED)
    return (time.perf_counter() - started) / COPIES_TIMED * 1e9


@door([TABLE], np.int64, np.int64, np.int64, np.int64)
def _play(tables: npt.NDArray[Any], players: int, pool: int, seed: int, games: int) -> int:
    """Play whole games at random on the first table; how many decisions it took."""
    table = tables[0]
    decisions = 0
    for game in range(games):
        seed_table(table, seed & MASK, game, 0, 0)
        new_game(table, players, pool)
        while int(table.phase) != OVER:
            decide(table, random_choice(table, scramble(seed + decisions)))
            decisions += 1
    return decisions


@door([TABLE], np.int64)
def _copy(tables: npt.NDArray[Any], copies: int) -> None:
    """Copy a table onto its neighbour, round and round."""
    for i in range(copies):
        tables[(i + 1) % len(tables)] = tables[i % len(tables)]
