"""How much a browser loads to open a table."""

from pathlib import Path

from playwright.sync_api import Browser

from harness.live import ServerProcess
from harness.page_size import KINDS, sizes_of_a_game
from harness.person import Person, Wishes

MOST = 350_000
"""Bytes of script, style and all art that a game of six tribes needs, compressed."""


def test_scripts_styles_and_art_of_a_table_are_small(chromium: Browser, server: ServerProcess) -> None:
    person = Person(chromium, server.url, Wishes())  # a new browser, which also draws cards ahead
    sizes = sizes_of_a_game(person, server)
    person.context.close()
    assert not person.troubles
    assert {Path(path).suffix for path in sizes} == set(KINDS)
    assert sum(sizes.values()) <= MOST, sizes
