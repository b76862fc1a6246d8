"""The examples of docs/notation.md work."""

import re
from pathlib import Path

import pytest

from ethnos.engine.moves import legal_moves
from ethnos.engine.state import Table
from ethnos.game.gamefiles import read_game_file, write_game
from ethnos.notation import read_move, read_position, write_move, write_position
from ethnos.notation.position_lines import AGE_KEY, KEYS, KINGDOM_KEY, SEAT_KEYS
from tests.scenario import end_age, scenario

DOCS = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    matches = re.findall(rf"```{language}\n(.*?)```", DOCS, re.DOTALL)
    assert matches
    return matches


POSITIONS: list[Table] = [
    scenario(pool="elf.red, skeleton"),
    scenario(hands={0: "10 skeleton"}),
    end_age(scenario(horde={0: ["red"]})),
    scenario(hands={0: "elf.red, elf.blue, 2 orc.red, skeleton"}),
    scenario(hands={0: "wingfolk.red, wingfolk.green"}),
    scenario(hands={0: "merfolk.red, 2 merfolk.blue, merfolk.green, merfolk.grey"}, merfolk={0: 2}),
    scenario(hands={0: "troll.grey, troll.red, troll.blue, troll.green"}),
    scenario(hands={0: "orc.red"}),
    scenario(hands={0: "wizard.red, wizard.blue"}),
    scenario(hands={0: "centaur.red, elf.blue, skeleton, orc.grey"}),
]
"""Positions in which the moves of the page are possible."""


def test_the_moves_are_written_as_they_are_shown() -> None:
    for line in blocks("moves")[0].splitlines():
        assert write_move(read_move(line)) == line


def test_every_move_is_legal_in_one_of_the_positions() -> None:
    legal = {write_move(move) for table in POSITIONS for move in legal_moves(table)}
    assert [line for line in blocks("moves")[0].splitlines() if line not in legal] == []


def test_the_position_is_written_as_it_is_shown() -> None:
    for text in blocks("position"):
        assert write_position(read_position(text)) == text


def test_the_game_is_written_as_it_is_shown() -> None:
    for text in blocks("game"):
        file = read_game_file(text)
        assert write_game(file.game(), file.comments, file.header.date) == text


@pytest.mark.parametrize("snippet", blocks("python"))
def test_the_snippets_run(snippet: str) -> None:
    exec(snippet, {})


def test_every_key_is_documented() -> None:
    table = "\n".join(line.split("|")[1] for line in DOCS.splitlines() if line.startswith("| `"))
    keys = [*KEYS, *(f"{key} S" for key in SEAT_KEYS), f"{KINGDOM_KEY} K", f"{AGE_KEY} A"]
    assert [key for key in keys if f"`{key}`" not in table] == []
