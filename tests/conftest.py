"""Compile the rules once, before the tests are spread over processes."""

import os

os.environ["ETHNOS_LANGUAGE"] = "en"  # whatever this machine speaks; processes that tests start inherit it

from importlib.util import find_spec

import pytest

from ethnos.engine.compile import compile_module

DOORS = (
    "ethnos.engine.play",
    "ethnos.lab.playouts",
    "ethnos.lab.selfcheck",
    "ethnos.lab.simulate",
    "ethnos.bots.simple",
    "ethnos.bots.greedy",
    "ethnos.bots.tree",
    "ethnos.bots.network",
    "ethnos.bots.guided",
    "ethnos.insight.oracle",
    "ethnos.observation",
    "ethnos.envs.chance",
    "ethnos.envs.rewards",
    "ethnos.envs.vector",
    *(["ethnos.training.tables"] if find_spec("torch") else []),
    *(["ethnos.envs.open_spiel"] if find_spec("pyspiel") else []),
)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        for module in DOORS:
            compile_module(module)
