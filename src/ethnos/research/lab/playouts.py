"""Measures the engine's speed: whole games at random or by the quick player, and copying a table."""

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.bots.rollout import GAINS, WEIGHTS_COUNT, pick, play_on, remember_gains
from ethnos.bots.weights import weights_for
from ethnos.engine.compile import compile_module, compile_seconds, entry_point
from ethnos.engine.play import tribe_pool
from ethnos.engine.random_play import random_choice, scramble
from ethnos.engine.records import TABLE, blank_tables
from ethnos.engine.rng import two_words
from ethnos.engine.state import OVER
from ethnos.engine.turn import decide, new_numbered_game

GAMES_A_BATCH = 200  # takes a few hundredths of a second between checks of the clock
COPIES_TIMED = 200_000

QUICK_ARRAYS = np.dtype((np.record, np.dtype([("weights", np.float64, WEIGHTS_COUNT), ("gains", np.float64, GAINS)])))
"""The quick player's arrays. In one record, as in the search, they are an eighth faster than as separate arguments."""

Play: TypeAlias = Callable[[npt.NDArray[Any], int, int], int]
"""Plays games on the first table, starting from a seed. Returns the number of decisions."""


@dataclass(frozen=True)
class Speed:
    """The results of a benchmark of whole games."""

    decisions_per_second: float
    games_per_second: float
    threads: int
    record_bytes: int
    copy_ns: float
    compile_seconds: float


def measure(
    players: int = 4,
    seconds: float = 5.0,
    threads: int = 1,
    progress: Callable[[float], None] | None = None,
    informed: bool = False,
) -> Speed:
    """Play games for some seconds, at random or with the quick player; ``progress`` gets the seconds elapsed."""
    compile_module(__name__)
    play = _informed_play(players) if informed else _random_play(players)
    play(blank_tables(1), 0, 1)
    started = time.perf_counter()
    deadline = started + seconds

    def work(thread: int) -> tuple[int, int]:
        tables, decisions, games = blank_tables(1), 0, 0
        while time.perf_counter() < deadline:
            decisions += play(tables, thread << 24 | games, GAMES_A_BATCH)
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


def _random_play(players: int) -> Play:
    pool = tribe_pool("random", players)
    return lambda tables, seed, games: _play(tables, players, pool, seed, games)


def _informed_play(players: int) -> Play:
    """The quick player does not count its decisions, so their number is estimated from a first batch."""
    pool = tribe_pool("random", players)
    decisions_per_batch = play_and_count(blank_tables(1), informed_arrays(players), players, pool, 0, GAMES_A_BATCH)

    def play(tables: npt.NDArray[Any], seed: int, games: int) -> int:
        play_informed(tables, informed_arrays(players), players, pool, seed, games)
        return decisions_per_batch * games // GAMES_A_BATCH

    return play


def informed_arrays(players: int) -> npt.NDArray[Any]:
    """One state, with the weights for this number of players."""
    states = np.zeros(1, QUICK_ARRAYS)
    states["weights"][0] = weights_for(players)
    return states


def _nanoseconds_a_copy() -> float:
    tables = blank_tables(64)
    _copy(tables, 1)
    started = time.perf_counter()
    _copy(tables, COPIES_TIMED)
    return (time.perf_counter() - started) / COPIES_TIMED * 1e9


@entry_point([TABLE], np.int64, np.int64, np.int64, np.int64)
def _play(tables: npt.NDArray[Any], players: int, pool: int, seed: int, games: int) -> int:
    """Play whole games at random at the first table. Returns the number of decisions."""
    table = tables[0]
    decisions = 0
    for game in range(games):
        new_numbered_game(table, *two_words(seed), 0, game, players, pool)
        while int(table.phase) != OVER:
            decide(table, random_choice(table, scramble(seed + decisions)))
            decisions += 1
    return decisions


@entry_point([TABLE], [QUICK_ARRAYS], np.int64, np.int64, np.int64, np.int64)
def play_informed(tables: Any, states: Any, players: int, pool: int, seed: int, games: int) -> None:
    """Play whole games at the first table, with the quick player at every seat."""
    table, state = tables[0], states[0]
    for game in range(games):
        new_numbered_game(table, *two_words(seed), 0, game, players, pool)
        play_on(table, state.weights, state.gains)


@entry_point([TABLE], [QUICK_ARRAYS], np.int64, np.int64, np.int64, np.int64)
def play_and_count(tables: Any, states: Any, players: int, pool: int, seed: int, games: int) -> int:
    """Play the same games decision by decision. Returns the number of decisions."""
    table, state = tables[0], states[0]
    decisions = 0
    for game in range(games):
        new_numbered_game(table, *two_words(seed), 0, game, players, pool)
        while int(table.phase) != OVER:
            remember_gains(table, state.weights, state.gains)
            decide(table, pick(table, state.weights, state.gains))
            decisions += 1
    return decisions


@entry_point([TABLE], np.int64)
def _copy(tables: npt.NDArray[Any], copies: int) -> None:
    """Copy each table onto the next one, repeatedly."""
    for i in range(copies):
        tables[(i + 1) % len(tables)] = tables[i % len(tables)]
