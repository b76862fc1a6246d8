"""Prints as JSON what bots, hints, analyses and trainings answer; ``test_observation_walk.py`` runs it."""

import json
import sys
import tempfile
from importlib.util import find_spec
from math import prod
from pathlib import Path
from typing import Any

import numpy as np

import ethnos
from ethnos import insight
from ethnos.base.plain import to_json
from ethnos.bots import ask, make
from ethnos.bots.champion import first_file
from ethnos.bots.layouts import LAYOUTS
from ethnos.bots.network import Network, chosen_file, write
from ethnos.bots.network_first import shapes
from ethnos.engine.play import view
from ethnos.envs.vector import make as make_tables
from ethnos.game.game import Game
from ethnos.game.observation import encode

DECISIONS = 5
MANY_DECISIONS = 30


def game() -> Game:
    """A game of simple players that has just begun."""
    game, bot = Game.new(3, seed=8), make("simple", 1)
    for _ in range(DECISIONS):
        game.apply(ask(bot, game.table))
    return game


def at_many_tables() -> bool:
    """Whether rows that are kept up to date at many tables are those of single views."""
    tables = make_tables(2, players=6)
    observations, _ = tables.reset(seed=1)
    for step in range(MANY_DECISIONS):
        observations, *_ = tables.step(tables.sample(seed=step))
    views = [view(table, table.seat) for table in map(tables.table, range(tables.num_envs))]
    return all(np.array_equal(observations["observation"][i], encode(seen)) for i, seen in enumerate(views))


def evaluation(network: Network, of: Game) -> list[Any]:
    """All that a network says of the position, to the seat to move."""
    found = network.evaluate(view(of.table, of.table.seat))
    return [*found.policy.items(), *found.wins, found.margin]


def new_networks(of: Game) -> dict[int, list[Any]]:
    """What a network of random numbers says with each layout; where layouts begin alike, so do their networks."""
    answers = {}
    for number, layout in LAYOUTS.items():
        if number > 1:
            chance = np.random.default_rng(1)
            after_first = sum(map(prod, shapes(layout)[1:]))
            later, first = chance.normal(size=after_first), chance.normal(size=shapes(layout)[0])
            with tempfile.TemporaryDirectory() as folder:
                path = Path(folder) / "new.npz"
                write(path, np.concatenate([first.reshape(-1), later]) / 20, number, {})
                answers[number] = evaluation(Network(path), of)
    return answers


def trained() -> list[Any]:
    """What the champion's network says of tables in a training."""
    if find_spec("torch") is None:
        return ["torch is missing"]
    from ethnos.research.training.config import Config
    from ethnos.research.training.model import model_of
    from ethnos.research.training.selfplay import SelfPlay

    model = model_of("champion", "cpu")
    config = Config.read().changed(tables=1, steps=1, minibatch=1, decisions=1, players={3: 1})
    play = SelfPlay(config, 1, "cpu")
    play.play_block(model)
    values: list[Any] = model.values(play.rows[-1]).tolist()
    return values


def main() -> None:
    """Everything, with the observation of some positions."""
    moments = [table for table, _ in game().steps()]
    now, bot = game(), make("champion", 1)
    answers = {
        "package": str(Path(ethnos.__file__).parent),
        "dragons": [int(table.dragons) for table in moments],
        "rows": [encode(view(table, table.seat)).tolist() for table in moments],
        "many_tables": at_many_tables(),
        "champion": [evaluation(Network(chosen_file()), now), ask(bot, now.table)],
        "champion@1": evaluation(Network(first_file()), now),
        "grandmaster": ask(make("grandmaster@2/1", 1), now.table),
        "hint": insight.Evaluator(samples=1).finished(view(now.table, now.table.seat), now.legal_actions()[0]),
        "analysis": to_json(insight.report_of(insight.analyse(now, insight.Evaluator(samples=1), eyes=[0]))),
        "training": trained(),
        "new": new_networks(now),
    }
    json.dump(answers, sys.stdout)


if __name__ == "__main__":
    main()
