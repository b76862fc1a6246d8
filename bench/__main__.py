"""``make bench``: random play in this engine and in its peers, side by side in one run on one machine."""

import argparse
import importlib.util
import json
import platform
import random
import sys
import time

from rich.console import Console
from rich.table import Table as Grid

from bench.peers import PEERS
from ethnos import Game
from ethnos.engine.compile import cores
from ethnos.lab.playouts import measure

PEER_MODULES = ("pyspiel", "catanatron", "rlcard")


def through_game(seconds: float) -> float:
    """Random play with ``Game.legal_actions`` and ``Game.apply``: decisions a second."""
    rng = random.Random(1)
    Game.new(seed=0)
    made, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        game = Game.new(players=4, seed=made)
        while not game.is_over:
            game.apply(rng.choice(game.legal_actions()))
        made += len(game.actions)
    return made / (time.perf_counter() - started)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to play each game (default 3)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    wanted = parser.parse_args()
    err = Console(stderr=True)
    missing = [name for name in PEER_MODULES if importlib.util.find_spec(name) is None]
    if missing:
        sys.exit(f"bench: {', '.join(missing)} not installed: run 'make bench', or pip install 'ethnos[bench]'")

    rates: dict[str, float] = {}
    with err.status("") as status:
        for players in range(2, 7):
            status.update(f"Ethnos, {players} players, 1 thread")
            speed = measure(players, wanted.seconds)
            rates[f"Ethnos, {players} players, 1 thread"] = speed.decisions_per_second
        status.update(f"Ethnos, 4 players, {cores()} threads")
        both = measure(4, wanted.seconds, cores())
        rates[f"Ethnos, 4 players, {cores()} threads"] = both.decisions_per_second
        status.update("Game")
        rates["Ethnos through Game, in Python, 1 thread"] = through_game(wanted.seconds)
        for name, play in PEERS.items():
            status.update(name)
            made, taken = play(wanted.seconds)
            rates[name] = made / taken

    if wanted.json:
        print(json.dumps({"machine": platform.processor(), "cores": cores(), "decisions_per_second": rates}))
        return
    grid = Grid("random play", "decisions a second", title=f"{cores()} cores, Python {platform.python_version()}")
    grid.columns[1].justify = "right"
    for name, rate in rates.items():
        grid.add_row(name, f"{rate:,.0f}")
    Console().print(grid)
    Console().print(
        f"a table is {both.record_bytes:,} bytes and copied in {both.copy_ns:.0f} ns; "
        f"the first compile took {both.compile_seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
