"""People who visit the site: the game in a browser's tab, from a plain server of static files."""

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from harness.person import Person, Wishes, expect_soon
from harness.wasm import served
from tools.site import SITE

LOADED_MS = 120_000
"""Enough for a browser without a cache to compile Pyodide on a busy machine."""
LAPTOP = (1366, 768)
DECK = "[data-anchor=deck][aria-disabled=false]"
WORKER = "**/assets/worker-*.js"

not_built = pytest.mark.skipif(
    not (SITE / "files.json").is_file(), reason="the site is not built; `make site` builds it"
)


def wait_until_true(page: Page, script: str) -> None:
    """Wait until a function in the page, which may be asynchronous, returns true."""
    expect_soon(lambda: bool(page.evaluate(script)), seconds=LOADED_MS / 1000)


class Visitor(Person):
    """A person who visits the site."""

    def open(self, path: str) -> None:
        """Open a page of the site: its path is after the #."""
        self.page.goto(f"{self.url}/#{path}")

    def play(self) -> None:
        """Start a game against bots, as soon as everything is loaded."""
        self.page.get_by_role("button", name=re.compile("Play against")).click()
        self.wait_for_turn()

    def wait_for_turn(self, page: Page | None = None) -> Locator:
        """Wait for this person's turn."""
        (page or self.page).wait_for_selector(DECK, timeout=LOADED_MS)
        return (page or self.page).locator(DECK)

    def draw(self) -> None:
        """Take a card, and wait for the next turn."""
        cards = self.hand.count()
        self.wait_for_turn().click()
        expect(self.hand).to_have_count(cards + 1)
        self.wait_for_turn()

    def wait_until_stored(self) -> None:
        """Wait until the site is stored in this browser."""
        wait_until_true(
            self.page,
            """async () => (await Promise.all((await caches.keys()).filter((name) => name.includes('state')).map(
                async (name) => (await caches.open(name)).match('current')))).some(Boolean)""",
        )

    def expect_text(self, key: str, **values: str | int) -> None:
        """Wait until the page shows this text."""
        expect(self.page.get_by_text(self.texts(key, **values)).first).to_be_visible(timeout=LOADED_MS)


@contextmanager
def visiting(chromium: Browser, folder: Path = SITE, wishes: Wishes | None = None) -> Iterator[Visitor]:
    """A visitor of the site with a new browser. An error in the page fails the test."""
    with served(folder) as address:
        visitor = Visitor(chromium, address, wishes or Wishes(size=LAPTOP))
        try:
            yield visitor
        finally:
            visitor.context.close()
        assert not visitor.troubles, "\n".join(visitor.troubles)


def change_worker(visitor: Visitor, script: str) -> None:
    """Make the worker run a script first."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=script + response.text())

    visitor.context.route(WORKER, answer)
