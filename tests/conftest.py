"""Where Numba compiles the rules, compile them once, before the tests are spread over processes.

The tests run on whatever the package would choose, which is the library that ``make test`` builds first.
"""

import os

os.environ["ETHNOS_LANGUAGE"] = "en"  # whatever this machine speaks; processes that tests start inherit it

from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import pytest

from ethnos.engine.compile import MODE, compile_module, cores
from ethnos.engine.compile.library import MODULES


def pytest_configure(config: pytest.Config) -> None:
    """Whoever runs some tests compiles what these need, when they need it."""
    runs_all = config.args in ([str(config.invocation_params.dir)], config.getini("testpaths"))
    if MODE == "jit" and runs_all and not hasattr(config, "workerinput"):
        with ProcessPoolExecutor(cores(), get_context("spawn")) as processes:
            list(processes.map(compile_module, MODULES))
