"""The library of this machine, and programs that run the rules in one way or another."""

import json
import os
import subprocess
import sys
from typing import Any

import pytest

from ethnos.engine.compile.library import Library, UnusableLibrary, find_library


def built_library() -> Library:
    """The library, or a test that is skipped and says how to get it."""
    try:
        return find_library()
    except UnusableLibrary as problem:
        pytest.skip(f"{problem}: python -m tools.libraries builds it")


def run(module: str, engine: str, given: object = None) -> Any:
    """What a module of the tests prints when the rules run in one of the three ways."""
    result = subprocess.run(
        [sys.executable, "-W", "error", "-m", module],
        input=json.dumps(given),
        env=os.environ | {"ETHNOS_ENGINE": engine},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)
