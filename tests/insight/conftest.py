"""Fixtures of the tests of analysis."""

import random
from pathlib import Path

import pytest

from ethnos.bots.network import OVERRIDE, Network
from ethnos.game.game import Game
from ethnos.insight import Evaluator
from tests.insight.networks import write_network


@pytest.fixture(scope="session")
def network_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_network(tmp_path_factory.mktemp("network") / "opinionated.npz")


@pytest.fixture(autouse=True)
def opinionated(network_file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The network that is used here and in every command that a test runs."""
    monkeypatch.setenv(OVERRIDE, str(network_file))


@pytest.fixture(scope="session")
def evaluator(network_file: Path) -> Evaluator:
    return Evaluator(4, Network(network_file))


@pytest.fixture(scope="session")
def random_game() -> Game:
    """A short random game, so that every kind of move occurs in it."""
    game, chance = Game.new(3, "german", seed=8), random.Random(8)
    while not game.is_over:
        game.apply(chance.choice(game.legal_actions()))
    return game
