"""docs/formats.md names the columns and keys that files and results have."""

import json
import re
import shlex
from dataclasses import fields
from pathlib import Path

import pytest

from ethnos import Game
from ethnos.game.gamefiles import write_game
from ethnos.research.lab.simulate import Row
from tests.documents import rows
from tests.test_cli import ethnos

FORMATS = "docs/formats.md"
SMALL = {
    "bench": ("--seconds", "0.2"),
    "selfcheck": ("--games", "5"),
    "simulate": ("--games", "1"),
    "tournament": ("--seats", "greedy,random", "--games", "2", "--cores", "1"),
}
"""Arguments with which a command ends after a moment."""


def test_the_columns_are_those_of_a_row(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="NOT TESTED: pip install 'ethnos[parquet]'")
    done = ethnos("simulate", "--games", "1", "--out", "games.parquet", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    schema = parquet.read_schema(tmp_path / "games.parquet")
    columns = {name.strip("`"): kind for name, _, kind, _ in rows(FORMATS, "Rows of games")}
    assert list(columns) == [field.name for field in fields(Row)] == schema.names
    for name, kind in columns.items():
        assert re.sub(r"list<\w+: (.*)>", r"list of \1", _without_inner_list(str(schema.field(name).type))) == kind


def _without_inner_list(kind: str) -> str:
    """``list<element: list<element: int16>>`` as ``list<element: list of int16>``."""
    while (inner := re.sub(r"<(\w+): list<\w+: ([^<>]*)>>", r"<\1: list of \2>", kind)) != kind:
        kind = inner
    return kind


def test_the_lines_of_a_tournament_have_these_keys(tmp_path: Path) -> None:
    done = ethnos("tournament", *SMALL["tournament"], "--out", "games.jsonl", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text(encoding="utf-8").splitlines()]
    plan, run, game = [re.findall(r"`(\w+)`", keys) for _, keys in rows(FORMATS, "Tournaments")]
    assert [*lines[0], *lines[0]["plan"]] == plan
    assert list(lines[1]) == run
    assert list(lines[2]) == game


@pytest.mark.parametrize(("command", "keys"), rows(FORMATS, "Results as JSON"), ids=lambda cell: cell.split()[-2])
def test_results_have_these_keys(command: str, keys: str, tmp_path: Path) -> None:
    game = Game.new(players=2, seed=7)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    (tmp_path / "FILE").write_text(write_game(game), encoding="utf-8")
    words = shlex.split(command.strip("`"))[1:]
    done = ethnos(*words, *SMALL.get(words[0], ()), cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    result = json.loads(done.stdout)
    outer, _, inner = keys.partition(": a list of ")
    assert list(result) == re.findall(r"`(\w+)`", outer)
    if inner:
        assert list(result[list(result)[-1]][0]) == re.findall(r"`(\w+)`", inner)
