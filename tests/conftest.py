"""Compile the rules once, before the tests are spread over processes."""

import os

os.environ["ETHNOS_LANGUAGE"] = "en"  # whatever this machine speaks; processes that tests start inherit it

import pytest

from ethnos.engine.compile import ready

DOORS = (
    "ethnos.engine.play",
    "ethnos.lab.playouts",
    "ethnos.lab.selfcheck",
    "ethnos.lab.simulate",
    "ethnos.bots.simple",
    "ethnos.bots.greedy",
    "ethnos.bots.tree",
)


def pytest_configure(config: pytest.Config) -> None:
    if not hasattr(config, "workerinput"):
        for module in DOORS:
            ready(module)
