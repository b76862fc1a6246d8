"""docs/walks.md names every file that a change touches: those that name something of its kind that exists already."""

import re

import pytest

from ethnos.engine.ruleset import VALUES
from tests.documents import ROOT, names_in, page, path_of, tracked

WALKS = "docs/walks.md"
SOURCES = sorted(
    name
    for name in tracked()
    if name.startswith(("src/ethnos/", "web/src/"))
    and not name.startswith("src/ethnos/locale/")
    and name.endswith((".py", ".json", ".ts", ".svelte", ".svg"))
)
EXAMPLES = [
    ("Add an option", "empty_pool_draw"),
    ("Add a source of Glory", "giant_end"),
    ("Add a bot level", "expert"),
    ("Add a field to a message", "memory_aid"),
    ("Add a field to a message", "absent_from"),
]
EXCEPTIONS: dict[str, dict[str, str]] = {
    "empty_pool_draw": {},
    "giant_end": {
        "src/ethnos/lessons/lesson.py": "the lesson has a Giant",
    },
    "expert": {
        "src/ethnos/cli/bots.py": "an example in a help text",
        "src/ethnos/cli/common.py": "an example in a help text",
        "src/ethnos/cli/games.py": "an example in a help text",
    },
    "memory_aid": {
        "src/ethnos/server/api/replays.py": "the setting changes what a view shows",
        "src/ethnos/server/migrations/versions/0005_results.py": "a migration that was",
    },
    "absent_from": {
        "src/ethnos/server/rooms/consent.py": "the rooms use the value themselves",
        "src/ethnos/server/rooms/seating.py": "the rooms use the value themselves",
    },
}
"""Files that name the example and that a change of its kind need not touch, each with the reason."""


def named_in(title: str) -> set[str]:
    """The files and folders that a walk names."""
    before, _, rest = page(WALKS).partition(f"## {title}\n")
    first = before.count("\n") + 1
    last = first + rest.split("\n## ")[0].count("\n")
    names = (name for name in names_in(WALKS) if first < name.line <= last + 1)
    return {path for name in names if (path := path_of(name))}


def files_with(word: str) -> set[str]:
    """The source files that contain a word."""
    whole = re.compile(rf"\b{word}\b")
    return {name for name in SOURCES if whole.search((ROOT / name).read_text(encoding="utf-8"))}


@pytest.mark.parametrize("option", [name for name in VALUES if name != "placement"])  # the example in help texts
def test_an_option_is_named_where_it_is_declared_and_where_its_rule_is(option: str) -> None:
    code = {name for name in files_with(option) if name.endswith((".py", ".ts", ".svelte"))}
    code.discard("src/ethnos/game/summary.py")  # says of a few options which tribe they are about
    assert len(code) <= 3, code


@pytest.mark.parametrize(("title", "example"), EXAMPLES)
def test_a_walk_names_every_file_of_an_example(title: str, example: str) -> None:
    named, files = named_in(title), files_with(example)
    assert len(named) > 10
    assert len(files) > 1
    missing = {name for name in files if name not in named and name.rpartition("/")[0] not in named}
    unnamed = sorted(missing - set(EXCEPTIONS[example]))
    assert not unnamed, f"{WALKS}, {title}: {example} is also in {', '.join(unnamed)}"
    assert missing == set(EXCEPTIONS[example]), "an exception that is not needed"
