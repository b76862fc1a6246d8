"""Where Numba compiles the rules, compile them once, before the tests are spread over processes.

The tests run on whatever the package would choose, which is the library that ``make test`` builds first.
"""

import os
import sys

# What holds for all tests, and for the processes that they start:
os.environ["ETHNOS_LANGUAGE"] = "en"  # whatever this machine speaks
os.environ["OMP_NUM_THREADS"] = "1"  # test processes use all cores: threads of torch would wait for each other

from concurrent.futures import ProcessPoolExecutor
from functools import cache
from multiprocessing import get_context
from pathlib import Path

import pytest

from ethnos.engine.compile import MODE, compile_module, cores
from ethnos.engine.compile.library import MODULES

QUICK = (
    "rules/",
    "notation/",
    "test_catalogues.py",
    "test_editions.py",
    "test_game.py",
    "test_house.py",
    "test_links.py",
    "test_map.py",
    "test_moves.py",
    "test_playthroughs.py",
    "test_refusals.py",
    "test_texts.py",
    "server/test_room.py",
    "web/test_phone.py",
)
"""What a change to a rule, a text or a page most likely breaks."""
ONLY_QUICK = "quick and not long"
"""The markers that ``make quick`` chooses."""


LONGEST_FIRST = ("web/", "training/", "server/", "tab/", "engine/", "test_cli", "envs/", "terminal/")
"""Files are given to the test processes whole, in this order, so that all processes end together. The browser's tests
stay beside each other: a browser is opened once."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what ``make quick`` runs, and put what takes long first."""
    for item in items:
        if below_tests(item.path).startswith(QUICK):
            item.add_marker("quick")
    items.sort(key=lambda item: place_of(item.path))  # keeps the order within a place


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """To read all tests takes longer than most of those that ``make quick`` runs."""
    is_left_out = collection_path.suffix == ".py" and not below_tests(collection_path).startswith(QUICK)
    return True if is_left_out and config.getoption("markexpr") == ONLY_QUICK else None


@cache
def below_tests(path: Path) -> str:
    """Where a file is, below this folder."""
    return path.relative_to(Path(__file__).parent).as_posix()


@cache
def place_of(path: Path) -> int:
    """Of a file's tests in the order."""
    places = [place for place, prefix in enumerate(LONGEST_FIRST) if below_tests(path).startswith(prefix)]
    return places[0] if places else len(LONGEST_FIRST)


def pytest_configure(config: pytest.Config) -> None:
    """Whoever runs some tests compiles what these need, when they need it."""
    # Hundreds of processes would each compile all sources again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    runs_all = config.args in ([str(config.invocation_params.dir)], config.getini("testpaths"))
    if MODE == "jit" and runs_all and not hasattr(config, "workerinput"):
        with ProcessPoolExecutor(cores(), get_context("spawn")) as processes:
            list(processes.map(compile_module, MODULES))
