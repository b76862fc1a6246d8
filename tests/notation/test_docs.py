"""What docs/notation.md shows works."""

import re
from pathlib import Path

import pytest

from ethnos.notation import (
    read_game_file,
    read_move,
    read_position,
    write_game,
    write_move,
    write_position,
)
from ethnos.notation.position_lines import AGE_KEY, KEYS, KINGDOM_KEY, SEAT_KEYS

DOCS = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")


def blocks(language: str) -> list[str]:
    found = re.findall(rf"```{language}\n(.*?)```", DOCS, re.DOTALL)
    assert found
    return found


def test_the_moves_are_written_as_they_are_shown() -> None:
    for line in blocks("moves")[0].splitlines():
        assert write_move(read_move(line)) == line


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
