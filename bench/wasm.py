"""Random play in WebAssembly (in Node) beside Numba's machine code and the library, in one run on one machine.

``python -m bench.wasm`` takes turns between the three, counts processor time only, and keeps the best of each, which
other programs have disturbed least.
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable
from functools import partial
from pathlib import Path

from ethnos.engine.compile.library import FOLDER
from ethnos.engine.compile.mode import VARIABLE
from ethnos.engine.play import tribe_pool
from tests.engine.wasm import bundle, missing

PLAYERS = 4
IN_PYTHON = """
import time
from ethnos.engine.records import blank_tables
from ethnos.lab import playouts
tables, decisions, games = blank_tables(1), 0, 0
playouts._play(tables, {players}, {pool}, 0, playouts.GAMES_A_BATCH)
started = time.process_time()
while time.process_time() - started < {seconds}:
    decisions += playouts._play(tables, {players}, {pool}, games, playouts.GAMES_A_BATCH)
    games += playouts.GAMES_A_BATCH
print(decisions / (time.process_time() - started))
"""
IN_NODE = """
const { readFileSync } = require('node:fs');
const read = (name) => readFileSync(`{folder}/${name}`);
import('{script}').then(({ measure }) =>
  measure(read('engine.wasm'), JSON.parse(read('layout.json')), {players}, {pool}, {seconds}).then(console.log),
);
"""


def in_python(mode: str, seconds: float) -> float:
    """Decisions a second, with the rules run in this way."""
    return _printed([sys.executable, "-c", _filled(IN_PYTHON, seconds=seconds)], {VARIABLE: mode})


def in_node(script: Path, seconds: float) -> float:
    """Decisions a second, in WebAssembly."""
    return _printed(["node", "-e", _filled(IN_NODE, seconds=seconds, folder=FOLDER, script=script)], {})


def _filled(code: str, **values: object) -> str:
    for name, value in {"players": PLAYERS, "pool": tribe_pool("random", PLAYERS), **values}.items():
        code = code.replace(f"{{{name}}}", str(value))
    return code


def _printed(command: list[str], variables: dict[str, str]) -> float:
    done = subprocess.run(command, env=os.environ | variables, check=True, stdout=subprocess.PIPE, text=True)
    return float(done.stdout)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.wasm", description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="how long to play each time (default 2)")
    parser.add_argument("--rounds", type=int, default=5, help="how often each has its turn (default 5)")
    wanted = parser.parse_args()
    if (problem := missing()) is not None:
        sys.exit(f"bench: {problem}")
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "speed.mjs"
        bundle("tests/engine/speed.ts", script)
        ways: dict[str, Callable[[float], float]] = {
            "jit": partial(in_python, "jit"),
            "library": partial(in_python, "library"),
            "WebAssembly in Node": partial(in_node, script),
        }
        in_python("jit", 0.1)  # compiles, the first time
        rounds = [{name: measure(wanted.seconds) for name, measure in ways.items()} for _ in range(wanted.rounds)]
    best = {name: max(one[name] for one in rounds) for name in ways}
    print(f"random play, {PLAYERS} players, a second of processor time; best of {wanted.rounds} rounds")
    for name, rate in best.items():
        print(f"{name:22}{rate / 1e6:7.2f} million decisions {rate / best['jit']:6.2f} of jit")


if __name__ == "__main__":
    main()
