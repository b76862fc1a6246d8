"""If Numba compiles the rules, compile them once, before the tests are spread over processes.

The tests run the rules as the package chooses to; under ``make test``, that is the library, which is built first.
"""

import os
import sys

# For all tests and the processes that they start; set before anything reads them:
os.environ["ETHNOS_LANGUAGE"] = "en"  # whatever language this machine is set to
os.environ["ETHNOS_BOT_PRIORITY"] = "normal"  # on a busy machine a bot would otherwise think for minutes
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
"""The test processes get whole files in this order, so that all processes end at about the same time. The browser tests
stay together, so that a browser is opened once."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what ``make quick`` runs, and put the slow tests first."""
    for item in items:
        if _below_tests(item.path).startswith(QUICK):
            item.add_marker("quick")
    items.sort(key=lambda item: _rank(item.path))  # a stable sort


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Skip the other files for ``make quick``: to import them takes longer than most of its tests."""
    is_left_out = collection_path.suffix == ".py" and not _below_tests(collection_path).startswith(QUICK)
    return True if is_left_out and config.getoption("markexpr") == ONLY_QUICK else None


@cache
def _below_tests(path: Path) -> str:
    """The path of a file, relative to this folder."""
    return path.relative_to(Path(__file__).parent).as_posix()


@cache
def _rank(path: Path) -> int:
    """The place of a file's tests in ``LONGEST_FIRST``."""
    ranks = [rank for rank, prefix in enumerate(LONGEST_FIRST) if _below_tests(path).startswith(prefix)]
    return ranks[0] if ranks else len(LONGEST_FIRST)


def pytest_configure(config: pytest.Config) -> None:
    """Compile the rules before a run of all tests. A run of some tests compiles what it needs, when it needs it."""
    # Without bytecode files, hundreds of processes would each compile all sources again.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    sys.dont_write_bytecode = False
    runs_all = config.args in ([str(config.invocation_params.dir)], config.getini("testpaths"))
    if MODE == "jit" and runs_all and not hasattr(config, "workerinput"):
        with ProcessPoolExecutor(cores(), get_context("spawn")) as processes:
            list(processes.map(compile_module, MODULES))
