"""Compare the ways to run the rules, in one run on one machine: library, Numba, plain Python, WebAssembly.

``python -m bench.wasm`` alternates between them, counts only CPU time, and reports the best round of each, the one
least disturbed by other programs. Random play is compiled code throughout; ``Game`` is the API for Python programs.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from rich.console import Console
from rich.table import Table as Grid

from ethnos import Game
from ethnos.engine.compile.library import FOLDER, UnusableLibrary, find_library
from ethnos.engine.compile.mode import MODES, VARIABLE
from ethnos.engine.play import tribe_pool
from ethnos.engine.records import blank_tables
from ethnos.research.lab import playouts

PLAYERS = 4
GAMES_A_BATCH = 5  # takes plain Python most of a second
IN_PYTHON = "from bench import wasm; print(wasm.{measure}({seconds}))"
IN_NODE = """
const { readFileSync } = require('node:fs');
const read = (name) => readFileSync(`{folder}/${name}`);
import('{script}').then(({ measure }) =>
  measure(read('engine.wasm'), JSON.parse(read('layout.json')), {players}, {pool}, {seconds}).then(console.log),
);
"""
Measure = Callable[[float], float]
"""Plays for this many seconds and returns decisions per second."""


def random_play(seconds: float) -> float:
    """Random play on one core, with the rules as this process runs them."""
    tables, pool = blank_tables(1), tribe_pool("random", PLAYERS)
    playouts._play(tables, PLAYERS, pool, 0, 1)
    decisions, games, started = 0, 0, time.process_time()
    while time.process_time() - started < seconds:
        decisions += playouts._play(tables, PLAYERS, pool, games, GAMES_A_BATCH)
        games += GAMES_A_BATCH
    return decisions / (time.process_time() - started)


def through_game(seconds: float, clock: Callable[[], float] = time.process_time) -> float:
    """Random play with ``Game.legal_actions`` and ``Game.apply``."""
    rng = random.Random(1)
    Game.new(seed=0)
    decisions, started = 0, clock()
    while clock() - started < seconds:
        game = Game.new(players=PLAYERS, seed=decisions)
        while not game.is_over:
            game.apply(rng.choice(game.legal_actions()))
        decisions += len(game.actions)
    return decisions / (clock() - started)


def in_python(measure: Measure, mode: str, seconds: float) -> float:
    """Run a measurement in a process that runs the rules in this mode."""
    code = IN_PYTHON.format(measure=measure.__name__, seconds=seconds)
    return _run_and_read([sys.executable, "-c", code], {VARIABLE: mode})


def in_node(script: Path, seconds: float) -> float:
    """Random play in WebAssembly."""
    values = {"players": PLAYERS, "pool": tribe_pool("random", PLAYERS), "seconds": seconds}
    code = IN_NODE
    for name, value in {**values, "folder": FOLDER, "script": script}.items():
        code = code.replace(f"{{{name}}}", str(value))
    return _run_and_read(["node", "-e", code], {})


def _run_and_read(command: list[str], variables: dict[str, str]) -> float:
    result = subprocess.run(command, env=os.environ | variables, check=True, stdout=subprocess.PIPE, text=True)
    return float(result.stdout)


@contextmanager
def _ways() -> Iterator[tuple[dict[str, Measure], dict[str, Measure]]]:
    """What can be measured here, for random play and for ``Game``; prints what cannot."""
    from harness.wasm import bundle, missing  # needs Playwright, which the other measurements do not

    modes = [mode for mode in MODES if mode != "library" or _has_library()]
    random_ways: dict[str, Measure] = {mode: partial(in_python, random_play, mode) for mode in modes}
    with tempfile.TemporaryDirectory() as folder:
        if (problem := missing()) is None:
            script = Path(folder) / "speed.mjs"
            bundle("tests/engine/speed.ts", script)
            random_ways["WebAssembly in Node"] = partial(in_node, script)
        else:
            print(f"bench: no WebAssembly: {problem}", file=sys.stderr)
        yield random_ways, {mode: partial(in_python, through_game, mode) for mode in modes}


def _has_library() -> bool:
    try:
        find_library()
    except UnusableLibrary as problem:
        print(f"bench: no library: {problem}", file=sys.stderr)
        return False
    return True


def _best(ways: dict[str, Measure], seconds: float, rounds: int) -> dict[str, float]:
    rates = [{name: measure(seconds) for name, measure in ways.items()} for _ in range(rounds)]
    return {name: max(round_rates[name] for round_rates in rates) for name in ways}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.wasm", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long to play each time (default 1)")
    parser.add_argument("--rounds", type=int, default=5, help="how often each is measured (default 5)")
    requested = parser.parse_args()
    with _ways() as (random_ways, game_ways):
        for measure in (random_play, through_game):
            in_python(measure, "jit", 0.1)  # compiles, the first time
        random_rates = _best(random_ways, requested.seconds, requested.rounds)
        game_rates = _best(game_ways, requested.seconds, requested.rounds)
    title = f"decisions in a second of processor time, one core, {PLAYERS} players; best of {requested.rounds} rounds"
    grid = Grid("the rules run as", "random play", "of jit", "through Game", "of jit", title=title)
    for column in grid.columns[1:]:
        column.justify = "right"
    for name in random_rates:
        grid.add_row(name, *_cells(random_rates, name), *_cells(game_rates, name))
    Console().print(grid)


def _cells(rates: dict[str, float], name: str) -> tuple[str, str]:
    return (f"{rates[name]:,.0f}", f"{rates[name] / rates['jit']:.2g}") if name in rates else ("", "")


if __name__ == "__main__":
    main()
