"""``python -m bench.weights``: tune the quick player's weights by small random changes.

A change is kept if it scores better against players with the best weights so far and against ``simple`` players
together: a player tuned only against itself does not learn to beat others. Copy the weights printed at the end into
``src/ethnos/bots/weights.py``.
"""

import argparse
import json
import random
import secrets
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.bots import rollout
from ethnos.bots.rollout import GAINS, WEIGHTS_COUNT, pick, remember_gains, remember_kingdom
from ethnos.bots.simple import decide_simply
from ethnos.bots.weights import weights_for
from ethnos.engine import actions
from ethnos.engine import state as phases
from ethnos.engine.choices import list_choices
from ethnos.engine.compile import compile_module, entry_point, in_python, rule
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.play import tribe_pool
from ethnos.engine.records import TABLE, blank_tables
from ethnos.engine.rng import two_words
from ethnos.engine.scoring import share_of_victory
from ethnos.engine.state import Table
from ethnos.engine.turn import GO_ON, new_numbered_game, step

Weights: TypeAlias = npt.NDArray[np.float64]

GAMES: Final = 6000
MOST_CHANGES: Final = 4
GLORY_SHARE: Final = 0.02  # of a score, per point of Glory above the mean; the rest is winning
BETTER: Final = 0.05  # a change must score this much more than the best so far, ...
STILL_BETTER: Final = 0.03  # ... and this much more on new deals: the luckiest of many changes looks better than it is

# The standard deviation of changes to each group of weights.
STEPS: Final = {
    rollout.THRESHOLD: 0.6,
    rollout.LEFTOVER: 0.2,
    rollout.FAMILY: 0.5,
    rollout.TAKE_OTHER: 0.15,
    rollout.TAKE_GAIN: 0.1,
    rollout.TAKE_SKELETON: 0.3,
    rollout.DRAW: 0.3,
    rollout.DRAW_GROWTH: 0.05,
    rollout.MARKER_LEAD: 0.15,
    rollout.LATER: 0.15,
    rollout.POWER: 1.0,
    rollout.POWER_SIZE: 0.3,
    rollout.PILLAGE: 0.7,
}


# --- Climbing -------------------------------------------------------------------------------------------------


def changed(weights: Weights, chance: random.Random) -> Weights:
    """A copy of the weights with one to four changed at random."""
    new = weights.copy()
    for place in chance.sample(range(WEIGHTS_COUNT), chance.randint(1, MOST_CHANGES)):
        size = STEPS[max(first for first in STEPS if first <= place)]
        new[place] = round(new[place] + chance.gauss(0.0, size), 2)
    return new


def improvements(best: Weights, players: int, seconds: float, seed: int) -> Iterator[tuple[int, float, Weights]]:
    """For each improvement: the number of changes tried so far, how much better it is, and the new best weights."""
    chance, tries, deadline = random.Random(seed), 0, time.perf_counter() + seconds
    while time.perf_counter() < deadline:
        tries += 1
        new = changed(best, chance)
        if advantage(new, best, players, chance.getrandbits(64)) > BETTER:
            confirmed = advantage(new, best, players, chance.getrandbits(64))
            if confirmed > STILL_BETTER:
                best = new
                yield tries, confirmed, best


def advantage(new: Weights, best: Weights, players: int, seed: int) -> float:
    """The score of the new weights against the best so far, plus how much more they score against ``simple``.

    All three duels are played on the same deals.
    """
    simple = np.array(weights_for(players))
    with ThreadPoolExecutor() as workers:
        against_best = workers.submit(score, new, best, False, players, seed)
        against_simple = workers.submit(score, new, simple, True, players, seed)
        best_against_simple = workers.submit(score, best, simple, True, players, seed)
    return against_best.result() + against_simple.result() - best_against_simple.result()


def score(own: Weights, others: Weights, simply: bool, players: int, seed: int, games: int = GAMES) -> float:
    """The score of one player among others, over deals that are played from every seat; 0 for equal strength.

    It counts victories, and a little of the Glory above the table's mean, which varies less.
    """
    deals = -(-games // players)
    tables, sums, own_gains, gains = blank_tables(1), np.zeros(2), np.zeros(GAINS), np.zeros(GAINS)
    pool, words = tribe_pool("random", players), in_python(two_words)(seed)
    duel(tables, players, pool, *words, deals, own, others, int(simply), own_gains, gains, sums)
    won, ahead = sums / (deals * players)
    return float(won * players - 1.0 + GLORY_SHARE * ahead)


# --- Games of one player among others, compiled ---------------------------------------------------------------


@entry_point(
    *([TABLE], np.int64, np.int64, np.int64, np.int64, np.int64),
    *([np.float64], [np.float64], np.int64, [np.float64], [np.float64], [np.float64]),
)
def duel(
    tables: Any,
    players: int,
    pool: int,
    low: int,
    high: int,
    deals: int,
    own: Any,
    others: Any,
    simply: int,
    own_gains: Any,
    gains: Any,
    sums: Any,
) -> None:
    """Play every deal from every seat; add up victories, and Glory above the mean."""
    table = tables[0]
    for deal in range(deals):
        for seat in range(players):
            new_numbered_game(table, low, high, deal, 0, players, pool)
            _play(table, seat, own, others, simply, own_gains, gains)
            sums[0] += share_of_victory(table.places, seat)
            sums[1] += _lead(table, seat)


@rule
def _play(table: Table, seat: int, own: Any, others: Any, simply: int, own_gains: Any, gains: Any) -> None:
    """Play a table to its end, as ``rollout.play_on`` does, with separate caches of marker values for both players."""
    remember_gains(table, own, own_gains)
    remember_gains(table, others, gains)
    while int(table.phase) != phases.OVER:
        age = int(table.age)
        if int(table.seat) == seat:
            action = pick(table, own, own_gains)
        elif simply == 1:
            action = _pick_simply(table, others, gains)
        else:
            action = pick(table, others, gains)
        step(table, action)
        if actions.PLACE <= action < actions.PLACE_NONE:
            remember_kingdom(table, own, own_gains, action - actions.PLACE)
            remember_kingdom(table, others, gains, action - actions.PLACE)
        while int(table.phase) >= phases.DISCARD:
            step(table, GO_ON)
        if int(table.age) != age:
            remember_gains(table, own, own_gains)
            remember_gains(table, others, gains)


@rule
def _pick_simply(table: Table, weights: Any, gains: Any) -> int:
    """The ``simple`` player needs the list of legal decisions where it chooses a card or a Band."""
    if int(table.phase) == phases.TURN or int(table.phase) == phases.ANOTHER:
        list_choices(table)
    return decide_simply(table, weights, gains)


@rule
def _lead(table: Table, seat: int) -> float:
    """The seat's Glory above the table's mean."""
    total = 0
    for rival in range(int(table.players)):
        total += int(table.glory[rival])
    return int(table.glory[seat]) - total / int(table.players)


# --- The command ----------------------------------------------------------------------------------------------


def formatted(weights: Weights, players: int) -> str:
    """The weights in the format of ``weights.py``."""
    return "\n".join([f"    {players}: (", *(f"        {weight:g}," for weight in weights), "    ),"])


def weights_in(name: str) -> Weights:
    """The weights in a file, as ``--out`` writes it."""
    try:
        weights = np.array(json.loads(Path(name).read_text(encoding="utf-8")), np.float64).reshape(WEIGHTS_COUNT)
    except (OSError, TypeError, ValueError) as problem:
        raise argparse.ArgumentTypeError(f"{name} does not hold {WEIGHTS_COUNT} weights") from problem
    return weights


def main() -> None:
    """Run until the time is up or Ctrl-C, and print the best weights."""
    parser = argparse.ArgumentParser(prog="python -m bench.weights", description=__doc__)
    parser.add_argument("--players", type=int, default=4, choices=range(MIN_PLAYERS, MAX_PLAYERS + 1))
    parser.add_argument("--minutes", type=float, default=10.0, help="how long to try (default 10)")
    parser.add_argument("--start", type=weights_in, metavar="FILE", help="begin with the weights that --out wrote")
    parser.add_argument("--out", type=Path, metavar="FILE", help="write the best weights here after each improvement")
    parser.add_argument("--seed", type=int, help="for the changes and the deals (default: random)")
    requested = parser.parse_args()
    best = np.array(weights_for(requested.players)) if requested.start is None else requested.start
    seed = secrets.randbits(32) if requested.seed is None else requested.seed
    compile_module(__name__)
    print(f"{requested.players} players, seed {seed}", flush=True)
    with suppress(KeyboardInterrupt):
        for tries, better, weights in improvements(best, requested.players, requested.minutes * 60, seed):
            best = weights
            print(f"change {tries}: better by {better:.3f}", flush=True)
            if requested.out is not None:
                requested.out.write_text(json.dumps(best.tolist()), encoding="utf-8")
    print(formatted(best, requested.players))


if __name__ == "__main__":
    main()
