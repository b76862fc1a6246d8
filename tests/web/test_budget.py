"""What a table costs to open."""

from pathlib import Path

from harness.live import ServerProcess
from harness.page_size import KINDS, sizes_of_a_game
from tests.web.conftest import People

MOST = 350_000
"""Bytes of script, style and all art that a game of six tribes needs, compressed."""


def test_scripts_styles_and_art_of_a_table_are_small(people: People, server: ServerProcess) -> None:
    sizes = sizes_of_a_game(people.person(draws_ahead=True), server)
    assert {Path(path).suffix for path in sizes} == set(KINDS)
    assert sum(sizes.values()) <= MOST, sizes
