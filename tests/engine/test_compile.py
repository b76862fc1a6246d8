"""Compiled code that cannot be kept."""

from pathlib import Path

import pytest

from ethnos.engine import compile as compiling
from ethnos.engine import play

pytestmark = pytest.mark.skipif(not compiling.COMPILED, reason="nothing is compiled here")


def test_a_folder_that_cannot_be_written_to_stops_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiling.load(play.__name__)
    (tmp_path / "file").touch()
    monkeypatch.setattr(compiling, "_CACHE", tmp_path / "file" / "compiled")
    monkeypatch.setattr(compiling, "_compiled", set())
    assert not compiling.is_ready(play.__name__)
    compiling.ready(play.__name__, lambda _done, _total: None)
    assert compiling.is_ready(play.__name__)
    assert compiling.compile_seconds(play.__name__) == 0.0
