"""A network of random numbers with strong opinions, which looks at hands, markers and Bands alone.

The tests must hold for any network, and one that knows the game might find no mistakes to mark.
"""

import random
from collections.abc import Iterator
from math import prod
from pathlib import Path

import numpy as np
import numpy.typing as npt

from ethnos.bots.layouts import FIRST, LAYOUTS
from ethnos.bots.network import MARGIN, WIN, Network, parts, write
from ethnos.bots.network_first import shapes
from ethnos.engine.play import view
from ethnos.engine.state import Table
from ethnos.game.game import Game

Floats = npt.NDArray[np.float32]

INPUT_FIELDS = ("hand", "pool", "markers", "bands", "merfolk", "chosen")
STRENGTH = 3.0


def write_network(path: Path, seed: int = 1) -> Path:
    """Write such a network to a file."""
    weights = _numbers(np.random.default_rng(seed))
    write(path, weights, FIRST, {"opinionated": seed})
    *_, head, bias = parts(weights, FIRST)
    bias[WIN:MARGIN] -= _mean_answers(Network(path))  # so that nobody always wins
    head[WIN:MARGIN] *= STRENGTH
    bias[WIN:MARGIN] *= STRENGTH
    path.unlink()
    path = path.with_name(f"strong-{path.name}")
    write(path, weights, FIRST, {"opinionated": seed})
    return path


def _numbers(chance: np.random.Generator) -> Floats:
    weights = np.zeros(sum(map(prod, shapes(LAYOUTS[FIRST]))), np.float32)
    first, *_ = layers = parts(weights, FIRST)
    *layers, head, _ = layers
    for place, part in enumerate(layers):
        if part.ndim > 1:
            part[:] = chance.normal(0, 1 / np.sqrt(len(part)), part.shape)
        elif place % 4 == 2:
            part[:] = 1.0
    used = np.zeros(len(first), bool)
    start = 0
    for name, size in LAYOUTS[FIRST].items():
        used[start : start + size] = name in INPUT_FIELDS
        start += size
    first[~used] = 0.0
    head[:] = chance.normal(0, 1 / np.sqrt(head.shape[1]), head.shape)
    return weights


def _mean_answers(network: Network) -> Floats:
    """Its mean answer for each seat, its own first."""
    answers = []
    for table in _tables():
        seat, players = int(table.seat), int(table.players)
        wins = network.evaluate(view(table, seat)).wins
        answers.append([np.log(wins[(seat + place) % players]) for place in range(players)])
    means = np.zeros(MARGIN - WIN, np.float32)
    means[: len(answers[0])] = np.mean(answers, axis=0)
    return means


def _tables() -> Iterator[Table]:
    game, chance = Game.new(3, seed=3), random.Random(3)
    while not game.is_over:
        yield game.table
        game.apply(chance.choice(game.legal_actions()))
