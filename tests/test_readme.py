"""The examples in the README work."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_python_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    snippets = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(snippet, {})
    printed = capsys.readouterr().out
    assert "place=1" in printed
    assert "a Skeleton never leads: R-T9" in printed
    assert "Preview(markers=" in printed


def test_a_newcomer_plays_a_game_in_six_lines() -> None:
    first = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)[0]
    assert len([line for line in first.splitlines() if line.strip()]) <= 6
