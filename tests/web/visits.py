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
"""Pyodide is compiled by a browser without a cache, on a machine that runs other tests."""
LAPTOP = (1366, 768)
DECK = "[data-anchor=deck][aria-disabled=false]"
WORKER = "**/assets/worker-*.js"

not_built = pytest.mark.skipif(
    not (SITE / "files.json").is_file(), reason="the site is not built; `make site` builds it"
)


def come_true(page: Page, script: str) -> None:
    """Wait until a function of the page, which may be asynchronous, gives true."""
    expect_soon(lambda: bool(page.evaluate(script)), seconds=LOADED_MS / 1000)


class Visitor(Person):
    """Somebody at a site."""

    def open(self, path: str) -> None:
        """A page of the site: its address is after the #."""
        self.page.goto(f"{self.url}/#{path}")

    def play(self) -> None:
        """Start a game against bots, as soon as everything is loaded."""
        self.page.get_by_role("button", name=re.compile("Play against")).click()
        self.can_move()

    def can_move(self, page: Page | None = None) -> Locator:
        """Wait for this person's turn."""
        (page or self.page).wait_for_selector(DECK, timeout=LOADED_MS)
        return (page or self.page).locator(DECK)

    def draw(self) -> None:
        """Take a card, and wait for the next turn."""
        cards = self.hand.count()
        self.can_move().click()
        expect(self.hand).to_have_count(cards + 1)
        self.can_move()

    def keeps_all(self) -> None:
        """Wait until the site is stored in this browser."""
        come_true(
            self.page,
            """async () => (await Promise.all((await caches.keys()).filter((name) => name.includes('version')).map(
                async (name) => (await caches.open(name)).match('files.json')))).some(Boolean)""",
        )

    def says(self, key: str, **values: str | int) -> None:
        """The page shows this sentence."""
        expect(self.page.get_by_text(self.texts(key, **values)).first).to_be_visible(timeout=LOADED_MS)


@contextmanager
def visiting(chromium: Browser, folder: Path = SITE, wishes: Wishes | None = None) -> Iterator[Visitor]:
    """Somebody at a fresh browser, at a site. What goes wrong in the page fails the test."""
    with served(folder) as address:
        visitor = Visitor(chromium, address, wishes or Wishes(size=LAPTOP))
        try:
            yield visitor
        finally:
            visitor.context.close()
        assert not visitor.troubles, "\n".join(visitor.troubles)


def change_worker(visitor: Visitor, script: str) -> None:
    """Have the worker run something first."""

    def answer(route: Route) -> None:
        response = route.fetch()
        route.fulfill(response=response, body=script + response.text())

    visitor.context.route(WORKER, answer)
