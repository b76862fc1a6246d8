"""The library for this machine, and test modules run with the rules in a given mode."""

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from typing import Any

import pytest

from ethnos.engine.compile.library import Library, UnusableLibrary, find_library


def built_library() -> Library:
    """The library. Without one the test is skipped, and the message says how to build it."""
    try:
        return find_library()
    except UnusableLibrary as problem:
        pytest.skip(f"{problem}: python -m tools.libraries builds it")


def run(module: str, engine: str, data: object = None, environment: Mapping[str, str] | None = None) -> Any:
    """What a module of the tests prints as JSON when the rules run in this mode; it reads the data from its input."""
    result = subprocess.run(
        [sys.executable, "-W", "error", "-m", module],
        input=json.dumps(data),
        env={**os.environ, "ETHNOS_ENGINE": engine, **(environment or {})},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return json.loads(result.stdout)
