"""``python -m bench.card``: measure the engine on a graphics card, and compare its records with the CPU's byte by byte.

Both play whole games for every number of players and every edition, at many tables, with the same seeds and
decisions. The records must be equal.
"""

import argparse
import json
import sys
from importlib.util import find_spec

import numpy as np

from bench import card_peers
from ethnos.base.refusals import EthnosError
from ethnos.engine.compile import compile_module
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.gpu import playouts
from ethnos.engine.gpu.device import cuda, need_card
from ethnos.engine.play import set_options, tribe_pool
from ethnos.engine.records import blank_tables, table_in
from ethnos.engine.ruleset import PRESETS

DECISIONS = 2000
"""Per table: enough for several games with any number of players."""
SEED = 11


def same_games(players: int, edition: str, tables: int) -> int:
    """Play the same games on both and compare. Returns how many were finished."""
    on_cpu = blank_tables(tables)
    for number in range(tables):
        set_options(table_in(on_cpu, number), PRESETS[edition])
    on_card = cuda.to_device(on_cpu)
    playouts.play_at_random(on_card, players, SEED, DECISIONS)
    playouts.play_on_processor(on_cpu, players, tribe_pool("random", players), SEED, DECISIONS)
    if on_cpu.tobytes() != on_card.copy_to_host().tobytes():
        sys.exit(f"bench.card: {players} players, {edition}: the records differ")
    return int(np.sum(on_cpu["seed"][:, 3]))  # the last word of the seed counts a table's finished games


def say(what: object) -> None:
    """Print progress."""
    print(f"bench.card: {what}", file=sys.stderr, flush=True)


def main() -> None:
    """Compare, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.card", description=__doc__)
    parser.add_argument("--tables", type=int, default=256, help="for each number of players and edition (default 256)")
    parser.add_argument("--seconds", type=float, default=5.0, help="to measure for (default 5)")
    requested = parser.parse_args()
    try:
        need_card()
    except EthnosError as refusal:
        sys.exit(f"bench.card: {refusal}")
    report: dict[str, object] = {}
    report["speed"] = {players: vars(playouts.measure(players, requested.seconds)) for players in (2, 4, 6)}
    say(report)
    if find_spec("jax") and find_spec("pgx"):
        report["pgx"] = card_peers.measure_all(requested.seconds)
        say(report["pgx"])
    else:
        say("JAX or Pgx is missing: its games are not measured")
    compile_module(playouts.__name__)
    pairs = [(players, edition) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1) for edition in PRESETS]
    report["finished_games_with_equal_records"] = sum(same_games(*pair, requested.tables) for pair in pairs)
    print(json.dumps(report))


if __name__ == "__main__":
    main()
