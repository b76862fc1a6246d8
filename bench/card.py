"""``python -m bench.card``: the engine on a graphics card, timed, and compared with the processor byte by byte.

Every number of players and every edition is played at many tables on both, through whole games, with the same seeds
and decisions; the records have to be equal.
"""

import argparse
import json
import sys
from importlib.util import find_spec

import numpy as np

from bench import card_peers
from ethnos.engine.compile import compile_module
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.play import set_options, tribe_pool
from ethnos.engine.records import blank_tables, table_in
from ethnos.engine.ruleset import PRESETS
from ethnos.gpu import playouts
from ethnos.gpu.device import cuda, need_card
from ethnos.refusals import EthnosError

DECISIONS = 2000
"""At each table: several games of any number of players."""
SEED = 11


def same_games(players: int, edition: str, tables: int) -> int:
    """Play on both and compare; how many games that were."""
    here = blank_tables(tables)
    for number in range(tables):
        set_options(table_in(here, number), PRESETS[edition])
    there = cuda.to_device(here)
    playouts.play_at_random(there, players, SEED, DECISIONS)
    playouts.play_on_processor(here, players, tribe_pool("random", players), SEED, DECISIONS)
    if here.tobytes() != there.copy_to_host().tobytes():
        sys.exit(f"bench.card: {players} players, {edition}: the records differ")
    return int(np.sum(here["seed"][:, 1]))  # the word of the seed that counts a table's finished games


def say(what: object) -> None:
    """How far it has come."""
    print(f"bench.card: {what}", file=sys.stderr, flush=True)


def main() -> None:
    """Compare, measure, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.card", description=__doc__)
    parser.add_argument("--tables", type=int, default=256, help="for each number of players and edition (default 256)")
    parser.add_argument("--seconds", type=float, default=5.0, help="to measure for (default 5)")
    wanted = parser.parse_args()
    try:
        need_card()
    except EthnosError as refusal:
        sys.exit(f"bench.card: {refusal}")
    told: dict[str, object] = {}
    told["speed"] = {players: vars(playouts.measure(players, wanted.seconds)) for players in (2, 4, 6)}
    say(told)
    if find_spec("jax") and find_spec("pgx"):
        told["pgx"] = card_peers.measure_all(wanted.seconds)
        say(told["pgx"])
    else:
        say("JAX or Pgx is missing, so that its games are not measured beside")
    compile_module(playouts.__name__)
    pairs = [(players, edition) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1) for edition in PRESETS]
    told["finished_games_with_equal_records"] = sum(same_games(*pair, wanted.tables) for pair in pairs)
    print(json.dumps(told))


if __name__ == "__main__":
    main()
