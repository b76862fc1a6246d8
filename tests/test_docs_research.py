"""The examples in docs/research.md work, and its table of the observation agrees with the code."""

import re
from pathlib import Path

import pytest

from ethnos.engine.actions import ACTIONS
from ethnos.game.observation import FIELDS, SIZE, STARTS

PAGE = (Path(__file__).parents[1] / "docs" / "research.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
LIBRARIES = ("numpy", "numpy", "pettingzoo", "gymnasium", "pyspiel")


@pytest.mark.parametrize(("snippet", "library"), [*zip(SNIPPETS, LIBRARIES, strict=True)], ids=LIBRARIES)
def test_the_snippets_run(snippet: str, library: str) -> None:
    pytest.importorskip(library, reason=f"NOT TESTED: {library} is missing; pip install 'ethnos[research]'")
    exec(snippet, {})


def test_every_field_of_the_observation_is_described() -> None:
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| ([\dx ]+) \| (.*) \|$", PAGE, re.MULTILINE)
    documented = [(int(start), name, shape, meaning) for start, name, shape, meaning in rows]
    assert documented == [
        (STARTS[field.name], field.name, " x ".join(map(str, field.shape)) or "1", field.meaning) for field in FIELDS
    ]
    assert f"A row of {SIZE:,} whole numbers" in PAGE
    assert f"from 0 to {ACTIONS - 1} " in PAGE
