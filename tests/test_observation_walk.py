"""docs/walks.md, "Add a number to the observation", made in a copy of the package: whatever plays goes on as before."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.documents import PACKAGE, ROOT, section

TITLE = "Add a number to the observation"
EDITS = {
    "game/observation_row.py": [
        (')\n"""The row, field by field.', "    {}\n", "Field("),
        ("\n\n# --- Writing a row", "{}\n", "_DRAGONS_LEFT: Final"),
        ("\n\n@rule\ndef write_moment", "    {}\n", "row["),
    ],
    "bots/layouts.py": [("\nROW: Final", "{}\n", "LAYOUTS[3]")],
}
"""For each file: before which text a line of the walk is inserted, how it is indented, and how it begins."""


def copy_with_the_walk(folder: Path) -> Path:
    """A copy of the package in which the walk has been made."""
    copy = folder / "ethnos"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("web", "libraries", "__pycache__"))
    lines = [line.strip() for line in section("docs/walks.md", TITLE).splitlines() if line.startswith("        ")]
    assert len(lines) == sum(map(len, EDITS.values()))
    for name, edits in EDITS.items():
        text = (copy / name).read_text(encoding="utf-8")
        for before, indented, beginning in edits:
            line = next(line for line in lines if line.startswith(beginning))
            assert text.count(before) == 1, f"{name}: {before!r}"
            text = text.replace(before, indented.format(line) + before)
        (copy / name).write_text(text, encoding="utf-8")
    return copy


def played_by(package: Path) -> dict[str, Any]:
    """What bots, hints and analyses answer, with the rules as plain Python."""
    result = subprocess.run(
        [sys.executable, "-W", "error", str(ROOT / "tests" / "observation_walk.py")],
        env=os.environ | {"ETHNOS_ENGINE": "interpreted", "PYTHONPATH": str(package.parent)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    answers: dict[str, Any] = json.loads(result.stdout)
    assert answers.pop("package") == str(package)
    return answers


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> tuple[dict[str, Any], dict[str, Any]]:
    """Before the change and after it."""
    return played_by(PACKAGE), played_by(copy_with_the_walk(tmp_path_factory.mktemp("walk")))


def test_the_row_has_the_new_number(answers: tuple[dict[str, Any], dict[str, Any]]) -> None:
    before, after = answers
    pairs = zip(before["rows"], before["dragons"], strict=True)
    assert after["rows"] == [[*row, 3 - dragons] for row, dragons in pairs]
    assert after["many_tables"]


@pytest.mark.parametrize("part", ["champion", "champion@1", "grandmaster", "hint", "analysis", "training"])
def test_everything_that_was_there_answers_as_before(answers: tuple[dict[str, Any], dict[str, Any]], part: str) -> None:
    before, after = answers
    assert before[part]
    assert after[part] == before[part]


def test_a_new_network_reads_it(answers: tuple[dict[str, Any], dict[str, Any]]) -> None:
    before, after = answers
    assert "3" not in before["new"]
    assert after["new"]["3"] != after["new"]["2"] == before["new"]["2"]
