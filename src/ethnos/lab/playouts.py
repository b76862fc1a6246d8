"""How fast the engine is: whole games at random or by the quick player, and copying a table."""

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
from ethnos.engine.records import TABLE, blank_tables
from ethnos.engine.rng import MASK
from ethnos.engine.state import OVER
from ethnos.engine.turn import decide, new_numbered_game
from ethnos.random_play import random_choice, scramble

GAMES_A_BATCH = 200  # a few hundredths of a second: often enough to look at the clock
COPIES_TIMED = 200_000

DESK = np.dtype((np.record, np.dtype([("weights", np.float64, WEIGHTS_COUNT), ("gains", np.float64, GAINS)])))
"""What the quick player has at hand: arrays within a record, as in the search, are an eighth faster than loose ones."""

Play: TypeAlias = Callable[[npt.NDArray[Any], int, int], int]
"""Plays games on the first table, from a seed on; how many decisions they took."""


@dataclass(frozen=True)
class Speed:
    """What a benchmark of whole games has measured."""

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
    """Play games for so many seconds on so many threads, at random or informed; ``progress`` hears the seconds gone."""
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
    """The quick player does not count its decisions: a game takes as many as those of a first batch do on average."""
    pool = tribe_pool("random", players)
    counted = play_and_count(blank_tables(1), informed_desks(players), players, pool, 0, GAMES_A_BATCH)

    def play(tables: npt.NDArray[Any], seed: int, games: int) -> int:
        play_informed(tables, informed_desks(players), players, pool, seed, games)
        return counted * games // GAMES_A_BATCH

    return play


def informed_desks(players: int) -> npt.NDArray[Any]:
    """One desk, with the weights for so many players."""
    desks = np.zeros(1, DESK)
    desks["weights"][0] = weights_for(players)
    return desks


def _nanoseconds_a_copy() -> float:
    tables = blank_tables(64)
    _copy(tables, 1)
    started = time.perf_counter()
    _copy(tables, COPIES_TIMED)
    return (time.perf_counter() - started) / COPIES_TIMED * 1e9


@entry_point([TABLE], np.int64, np.int64, np.int64, np.int64)
def _play(tables: npt.NDArray[Any], players: int, pool: int, seed: int, games: int) -> int:
    """Play whole games at random on the first table; how many decisions it took."""
    table = tables[0]
    decisions = 0
    for game in range(games):
        new_numbered_game(table, seed & MASK, 0, 0, game, players, pool)
        while int(table.phase) != OVER:
            decide(table, random_choice(table, scramble(seed + decisions)))
            decisions += 1
    return decisions


@entry_point([TABLE], [DESK], np.int64, np.int64, np.int64, np.int64)
def play_informed(tables: Any, desks: Any, players: int, pool: int, seed: int, games: int) -> None:
    """Play whole games on the first table, the quick player on every seat."""
    table, desk = tables[0], desks[0]
    for game in range(games):
        new_numbered_game(table, seed & MASK, 0, 0, game, players, pool)
        play_on(table, desk.weights, desk.gains)


@entry_point([TABLE], [DESK], np.int64, np.int64, np.int64, np.int64)
def play_and_count(tables: Any, desks: Any, players: int, pool: int, seed: int, games: int) -> int:
    """The same games through all that the engine asks; how many decisions there are."""
    table, desk = tables[0], desks[0]
    decisions = 0
    for game in range(games):
        new_numbered_game(table, seed & MASK, 0, 0, game, players, pool)
        while int(table.phase) != OVER:
            remember_gains(table, desk.weights, desk.gains)
            decide(table, pick(table, desk.weights, desk.gains))
            decisions += 1
    return decisions


@entry_point([TABLE], np.int64)
def _copy(tables: npt.NDArray[Any], copies: int) -> None:
    """Copy a table onto its neighbour, round and round."""
    for i in range(copies):
        tables[(i + 1) % len(tables)] = tables[i % len(tables)]
