"""Compiled code that cannot be kept."""

from pathlib import Path

import pytest

from ethnos.engine import compile as compiling
from ethnos.engine import play
from ethnos.engine.compile import jit

pytestmark = pytest.mark.skipif(compiling.MODE != "jit", reason="Numba compiles nothing here")


def test_a_folder_that_cannot_be_written_to_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiling.load_module(play.__name__)
    (tmp_path / "file").touch()
    monkeypatch.setattr(jit, "_folder", lambda _module: tmp_path / "file" / "compiled")
    monkeypatch.setattr(jit, "_compiled", set())
    assert not compiling.is_compiled(play.__name__)
    compiling.compile_module(play.__name__, lambda _done, _total: None)
    assert compiling.is_compiled(play.__name__)
    assert compiling.compile_seconds(play.__name__) == 0.0
