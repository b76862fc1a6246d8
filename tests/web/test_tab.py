"""The site in real Chromium, from a plain server of static files: a game that is reloaded, and goes on offline."""

import gzip
import json
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from ethnos.plain import to_json
from ethnos.server.api.setup_options import choices
from harness.wasm import served
from tools.site import SITE, modules

LOADED_MS = 240_000
"""Pyodide is compiled by a browser without a cache, on a machine that runs other tests."""
MOST_BYTES = 12_000_000
DECK = "[data-anchor=deck][aria-disabled=false]"
HAND = "[data-anchor^='hand:']"

not_built = pytest.mark.skipif(
    not (SITE / "files.json").is_file(), reason="the site is not built; `make site` builds it"
)


@dataclass
class Visit:
    """A window, and what it asked for."""

    page: Page
    context: BrowserContext
    address: str
    hosts: set[str] = field(default_factory=set)
    errors: list[str] = field(default_factory=list)


@pytest.fixture
def visit(chromium: Browser) -> Iterator[Visit]:
    context = chromium.new_context(viewport={"width": 1366, "height": 768}, locale="en-US")
    with served(SITE) as address:
        page = context.new_page()
        visit = Visit(page, context, address)
        page.on("request", lambda request: visit.hosts.add(re.sub(r"^(?:blob:)?(\w+://[^/]+).*", r"\1", request.url)))
        page.on("pageerror", lambda problem: visit.errors.append(str(problem)))
        page.goto(address)
        yield visit
        context.close()


@not_built
def test_a_game_without_a_server_goes_on_after_a_reload_and_without_a_network(visit: Visit) -> None:
    page = visit.page
    page.get_by_role("button", name=re.compile("Play against")).click()
    page.wait_for_selector(DECK, timeout=LOADED_MS)
    page.click(DECK)
    expect(page.locator("[data-anchor=deck]")).to_have_attribute("aria-disabled", "true")
    page.wait_for_selector(DECK, timeout=LOADED_MS)
    table = page.url
    hand = page.locator(HAND).count()
    page.reload()
    page.wait_for_selector(DECK, timeout=LOADED_MS)
    page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    page.wait_for_function("caches.keys().then((names) => names.length > 0)", timeout=LOADED_MS)
    visit.context.set_offline(True)
    page.reload()
    page.wait_for_selector(DECK, timeout=LOADED_MS)
    assert page.url == table
    assert page.locator(HAND).count() == hand
    page.click(DECK)
    page.wait_for_selector(DECK, timeout=LOADED_MS)
    assert visit.hosts == {visit.address}
    assert not visit.errors


@not_built
def test_everything_is_listed_and_small_enough() -> None:
    listed = {entry["path"]: entry["bytes"] for entry in json.loads((SITE / "files.json").read_text())["files"]}
    assert {"index.html", "engine/python.pack", "engine/champion.npz", "pyodide/pyodide.asm.wasm"} <= set(listed)
    assert all((SITE / path).stat().st_size == size for path, size in listed.items())
    assert sum(len(gzip.compress((SITE / path).read_bytes())) for path in listed) <= MOST_BYTES


def test_the_page_knows_the_choices_before_python_runs() -> None:
    stored = json.loads((Path(__file__).parents[2] / "web" / "choices.json").read_text(encoding="utf-8"))
    assert stored == to_json(choices())


def test_the_tab_imports_nothing_of_the_servers_edge() -> None:
    names = {path.as_posix() for path in modules()}
    assert any(name.endswith("tab/tab.py") for name in names)
    assert not [name for name in names if re.search(r"/(http|training|gpu|terminal|cli)/|database_store", name)]
