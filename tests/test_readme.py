"""What the README shows works."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


def test_the_python_snippets_run(capsys: pytest.CaptureFixture[str]) -> None:
    snippets = re.findall(r"```python\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)
    assert snippets
    for snippet in snippets:
        exec(snippet, {})
    places = [int(place) for place in capsys.readouterr().out.strip(" []\n").split()]
    assert 1 in places[:4]
    assert places[4:] == [0, 0]
