"""The library of this machine, for tests that need it."""

import pytest

from ethnos.engine.compile.library import Library, UnusableLibrary, find_library


def built_library() -> Library:
    """The library, or a test that is skipped and says how to get it."""
    try:
        return find_library()
    except UnusableLibrary as problem:
        pytest.skip(f"{problem}: python -m tools.libraries builds it")
