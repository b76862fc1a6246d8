"""Trainings that are small enough for tests."""

from pathlib import Path

import pytest

from ethnos.research.training.config import Config


def pytest_pycollect_makemodule() -> None:
    """Without torch the modules here cannot be imported. Skipping when this file is loaded would end pytest."""
    pytest.importorskip("torch", reason="NOT TESTED: torch is missing; pip install 'ethnos[train]'")


@pytest.fixture
def small() -> Config:
    """A few tables of every number of players and edition."""
    players, editions = dict.fromkeys(range(2, 7), 1), {"english": 1, "polish": 1, "german": 1}
    sizes = {"tables": 30, "steps": 16, "minibatch": 240, "decisions": 4800}
    return Config.read().changed(**sizes, players=players, editions=editions, network="colours")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The folder of a training."""
    return tmp_path / "learned"
