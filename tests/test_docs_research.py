"""The pages for research: programs are shown whole, snippets run, the table of the observation agrees with the code."""

# docs/research.md, docs/interfaces.md, docs/observation.md

import re

import pytest

from ethnos.engine.actions import ACTIONS
from ethnos.game.observation import FIELDS, SIZE, STARTS
from tests.documents import page

PROGRAMS = ("random_play.py", "ppo.py", "learned_bot.py")  # tests/envs/test_examples.py runs them
BLOCK = re.compile(r"```python\n(.*?)```", re.DOTALL)
SNIPPETS = BLOCK.findall(page("docs/interfaces.md"))
LIBRARIES = ("numpy", "gymnasium.vector", "pettingzoo", "gymnasium", "pyspiel")


def test_the_programs_are_shown_whole() -> None:
    assert BLOCK.findall(page("docs/research.md")) == [page(f"examples/{name}") for name in PROGRAMS]


@pytest.mark.parametrize(("snippet", "library"), [*zip(SNIPPETS, LIBRARIES, strict=True)], ids=LIBRARIES)
def test_the_snippets_run(snippet: str, library: str) -> None:
    pytest.importorskip(library, reason=f"NOT TESTED: {library} is missing; pip install 'ethnos[research]'")
    exec(snippet, {})


def test_every_field_of_the_observation_is_described() -> None:
    text = page("docs/observation.md")
    rows = re.findall(r"^\| (\d+) \| `(\w+)` \| ([\dx ]+) \| (.*) \|$", text, re.MULTILINE)
    documented = [(int(start), name, shape, meaning) for start, name, shape, meaning in rows]
    assert documented == [
        (STARTS[field.name], field.name, " x ".join(map(str, field.shape)) or "1", field.meaning) for field in FIELDS
    ]
    assert f"A row of {SIZE:,} whole numbers" in text
    assert f"from 0 to {ACTIONS - 1} " in text
