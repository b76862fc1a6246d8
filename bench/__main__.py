"""``make bench``: compare random play and search with other game engines, in one run on one machine."""

import argparse
import importlib.util
import json
import platform
import sys
import time
from functools import partial

from rich.console import Console
from rich.status import Status
from rich.table import Table as Grid

from bench.peers import FIRST_MOVES, PEERS, SEARCHING_PEERS, SIMULATIONS, Played, play_for
from bench.wasm import through_game
from ethnos.bots.search import SearchBot
from ethnos.engine.compile import cores
from ethnos.engine.play import apply_action, legal_actions, new_table, view
from ethnos.research.lab.playouts import Speed, measure

PEER_MODULES = ("pyspiel", "catanatron", "rlcard")


def search(players: int, seconds: float) -> Played:
    """The first moves of games played by ``search`` on one thread: decisions made and seconds taken."""

    def one_game(number: int) -> tuple[float, int]:
        bots = [SearchBot(number, iterations=SIMULATIONS) for _ in range(players)]
        table, taken, moves = new_table(players, seed=number), 0.0, 0
        while moves < FIRST_MOVES:
            seen = view(table, int(table.seat))
            started = time.perf_counter()
            action = bots[int(table.seat)].decide(seen)
            if len(legal_actions(table)) > 1:
                taken += time.perf_counter() - started
                moves += 1
            apply_action(table, action)
        return taken, moves

    return play_for(seconds, one_game, lambda moves: moves)


def random_play(seconds: float, status: Status) -> tuple[dict[str, float], Speed]:
    """Decisions per second of Ethnos and its peers, and all figures of Ethnos on all cores."""
    rates: dict[str, float] = {}
    for players in range(2, 7):
        status.update(name := f"Ethnos, {players} players, 1 thread")
        rates[name] = measure(players, seconds).decisions_per_second
    status.update(name := f"Ethnos, 4 players, {cores()} threads")
    on_all_cores = measure(4, seconds, cores())
    rates[name] = on_all_cores.decisions_per_second
    status.update(name := "Ethnos through Game, in Python, 1 thread")
    rates[name] = through_game(seconds, time.perf_counter)
    for name, play in PEERS.items():
        status.update(name)
        decisions, taken = play(seconds)
        rates[name] = decisions / taken
    return rates, on_all_cores


def informed_play(seconds: float, status: Status) -> dict[str, float]:
    """Complete games per second by the quick player."""
    rates: dict[str, float] = {}
    for players in (2, 4, 6):
        status.update(name := f"Ethnos, informed playouts alone, {players} players, 1 thread")
        rates[name] = measure(players, seconds, informed=True).games_per_second
    return rates


def searching(seconds: float, status: Status) -> dict[str, float]:
    """Seconds per move of ``SIMULATIONS`` simulations, of Ethnos and its peers."""
    ours = {f"Ethnos, search, {players} players, 1 thread": partial(search, players) for players in (2, 4)}
    waits: dict[str, float] = {}
    for name, play in (ours | SEARCHING_PEERS).items():
        status.update(name)
        moves, taken = play(seconds)
        waits[name] = taken / moves
    return waits


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long to play each game (default 3)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    requested = parser.parse_args()
    missing = [name for name in PEER_MODULES if importlib.util.find_spec(name) is None]
    if missing:
        sys.exit(f"bench: {', '.join(missing)} not installed: run 'make bench', or pip install 'ethnos[bench]'")

    with Console(stderr=True).status("") as status:
        rates, on_all_cores = random_play(requested.seconds, status)
        playouts = informed_play(requested.seconds, status)
        waits = searching(requested.seconds, status)
    searches = {name: (SIMULATIONS / wait, wait * 1000) for name, wait in waits.items()}

    if requested.json:
        report = {
            "machine": platform.processor(),
            "cores": cores(),
            "decisions_per_second": rates,
            "informed_playouts_per_second": playouts,
            "search": {
                name: {"simulations_per_second": rate, "ms_a_move": wait} for name, (rate, wait) in searches.items()
            },
        }
        print(json.dumps(report))
        return
    grid = Grid("random play", "decisions a second", title=f"{cores()} cores, Python {platform.python_version()}")
    grid.columns[1].justify = "right"
    for name, rate in rates.items():
        grid.add_row(name, f"{rate:,.0f}")
    Console().print(grid)
    grid = Grid("informed play and search", "simulations a second", f"ms a move of {SIMULATIONS:,}")
    grid.columns[1].justify = grid.columns[2].justify = "right"
    for name, rate in playouts.items():
        grid.add_row(name, f"{rate:,.0f}", "")
    for name, (rate, wait) in searches.items():
        grid.add_row(name, f"{rate:,.0f}", f"{wait:,.0f}")
    Console().print(grid)
    Console().print(
        f"a table is {on_all_cores.record_bytes:,} bytes and copied in {on_all_cores.copy_ns:.0f} ns; "
        f"the first compile took {on_all_cores.compile_seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
