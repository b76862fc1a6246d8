"""Compile the rules once, before the tests are spread over processes."""

import os

os.environ["ETHNOS_LANGUAGE"] = "en"  # whatever this machine speaks; processes that tests start inherit it
os.environ.setdefault("ETHNOS_ENGINE", "jit")  # whether or not there is a library: some tests compile code of their own

from concurrent.futures import ProcessPoolExecutor
from importlib.util import find_spec
from multiprocessing import get_context

import pytest

from ethnos.engine.compile import compile_module, cores
from ethnos.engine.compile.library import MODULES as LIBRARY_MODULES

COMPILED = (
    *LIBRARY_MODULES,
    *(["ethnos.training.tables"] if find_spec("torch") else []),
)


def pytest_configure(config: pytest.Config) -> None:
    """Whoever runs some tests compiles what these need, when they need it."""
    runs_all = config.args in ([str(config.invocation_params.dir)], config.getini("testpaths"))
    if runs_all and not hasattr(config, "workerinput"):
        with ProcessPoolExecutor(cores(), get_context("spawn")) as processes:
            list(processes.map(compile_module, COMPILED))
