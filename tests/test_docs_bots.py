"""The examples in docs/bots.md work."""

import json
import re
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from ethnos import Game
from ethnos.base.i18n import default_texts
from ethnos.bots import check, make, registry
from ethnos.engine.play import view as engine_view
from tests.test_cli import ethnos

PAGE = (Path(__file__).parents[1] / "docs" / "bots.md").read_text(encoding="utf-8")
HOARDER, FROM_PYTHON = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_a_bot_of_twenty_lines_plays_a_tournament(tmp_path: Path) -> None:
    assert len(HOARDER.strip().splitlines()) <= 20
    (tmp_path / "hoarder.py").write_text(HOARDER, encoding="utf-8")
    seats = ("--seats", "hoarder.py:Hoarder,random", "--games", "40")
    result = ethnos("tournament", *seats, "--cores", "1", "--json", "--out", "games.jsonl", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    hoarder, other = json.loads(result.stdout)["results"]
    assert hoarder["bot"] == "hoarder.py:Hoarder"
    assert hoarder["mean_glory"] > other["mean_glory"]


def test_a_view_has_the_fields_of_the_page() -> None:
    view = engine_view(Game.new(players=3, seed=1).table, 0)
    table = re.search(r"^\| Field \| \|\n\|---\|---\|\n((?:\|.*\n)+)", PAGE, re.MULTILINE)
    assert table is not None
    names = [name for row in table[1].splitlines() for name in re.findall(r"`([^`]+)`", row.split("|")[1])]
    assert len(names) > 20
    namespace = {"view": view, "seat": 2, "kind": 66, "kingdom": 5, "colour": 5, "age": 1, "token": 6}
    for name in names:
        assert isinstance(eval(f"view.{name}", namespace), int), name


def test_the_bot_can_be_played_against(tmp_path: Path) -> None:
    (tmp_path / "hoarder.py").write_text(HOARDER, encoding="utf-8")
    arguments = ("play", "--terminal", "--players", "2", "--bot", "hoarder.py:Hoarder", "--save", "game.ethnos")
    result = ethnos(*arguments, typed="d\nd\nq\n", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    assert "Hoarder" in result.stdout


def test_the_entry_point_registers_the_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = re.search(r'\[project\.entry-points\."(.*?)"\]\n(\w+) = "(.*?)"', PAGE)
    assert match is not None
    group, name, value = match.groups()
    (tmp_path / "my_package").mkdir()
    (tmp_path / "my_package" / "hoarder.py").write_text(HOARDER, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    installed = {group: [EntryPoint(name, value, group)]}
    monkeypatch.setattr(registry, "entry_points", lambda group: installed.get(group, []))
    check(name)
    assert make(name, seed=1)


def test_the_snippet_runs() -> None:
    names: dict[str, object] = {}
    exec(FROM_PYTHON, names)
    assert "place=1" in str(names["game"].standings())  # type: ignore[attr-defined]


@pytest.mark.parametrize("level", registry.LEVELS)
def test_the_levels_are_described_as_in_the_catalogue(level: str) -> None:
    texts = default_texts()
    row = re.search(rf"\| `{level}` \| (.*?) \| (.*?) \|", PAGE)
    assert row is not None
    character = texts(f"bot-character-{level}").rstrip(".")
    assert row.groups() == (texts(f"bot-name-{level}"), character[0].lower() + character[1:])


def test_every_bot_that_is_named_exists() -> None:
    tables, _, _ = PAGE.partition("## Writing your own bot")
    specs = re.findall(r"^\| `(.*?)` \|", tables, re.MULTILINE)
    assert len(specs) > 5
    for spec in specs:
        check(spec)
