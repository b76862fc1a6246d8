"""``python -m bench.site``: measure how long the site without a server takes until a person can move, in Chromium.

Every round uses a fresh browser profile: a first visit, and a later one after the browser was closed. "Play" is clicked
as soon as the page is there. If bots move first, the person waits while up to three moves are shown at the table's
pace, which has nothing to do with loading. So the times to the first move and to the person's own first move are both
measured. Processor seconds count from opening the page to the person's first move; other programs affect them less than
the time.
"""

import argparse
import os
import re
import statistics
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, Playwright, sync_playwright
from rich.console import Console
from rich.table import Table

from harness.chromium import FLAGS, browser_program
from harness.person import expect_soon
from harness.wasm import served
from tools.site import SITE

PATIENCE_MS: Final = 120_000
LAPTOP: Final = {"width": 1366, "height": 768}
PLAY: Final = re.compile("Play against")
STORED: Final = """async () => {
    const names = await caches.keys();
    const version = names.find((name) => name.includes('version'));
    const memory = names.find((name) => name.includes('memory'));
    if (!version || !memory || !(await (await caches.open(version)).match('files.json'))) return false;
    return (await (await caches.open(memory)).keys()).length > 0;
}"""
"""Whether the browser has everything for a later visit."""
FIRST_MOVE: Final = """() => {
    window.page_after = performance.now();
    const look = () => {
        const own = document.querySelector('[data-anchor=deck][aria-disabled=false]');
        if (own || document.querySelector('.board > .ring')) window.begun_after ??= performance.now();
        if (own) window.moved_after = performance.now();
        else requestAnimationFrame(look);
    };
    const clicked = () => { window.clicked_after = performance.now(); look(); };
    addEventListener('click', clicked, { capture: true, once: true });
}"""
WORKER: Final = "DedicatedWorker"
"""Chromium's name for the thread of a worker."""
PLAYWRIGHT: Final = "node"
"""How the names of the driver's threads start."""
Figures = dict[str, float]


def _processes(root: int) -> Iterator[int]:
    """A process and all its descendants."""
    yield root
    for path in Path(f"/proc/{root}/task").glob("*/children"):
        for child in path.read_text().split():
            yield from _processes(int(child))


def _processor_seconds() -> Figures:
    """Processor seconds of all threads of the browser, and of its workers."""
    used = {"processor": 0.0, "worker": 0.0}
    for pid in set(_processes(os.getpid())) - {os.getpid()}:
        for thread in Path(f"/proc/{pid}/task").iterdir():
            name = (thread / "comm").read_text().strip()
            fields = (thread / "stat").read_text().rpartition(")")[2].split()
            seconds = (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
            used["processor"] += 0 if name.startswith(PLAYWRIGHT) else seconds
            used["worker"] += seconds if name.startswith(WORKER) else 0
    return used


@contextmanager
def _page(playwright: Playwright, profile: str) -> Iterator[Page]:
    options: dict[str, Any] = {"viewport": LAPTOP, "locale": "en", "args": list(FLAGS)}
    context = playwright.chromium.launch_persistent_context(profile, executable_path=browser_program(), **options)
    context.set_default_timeout(PATIENCE_MS)
    yield context.pages[0]
    context.close()


def visit(playwright: Playwright, profile: str, address: str, *, wait: bool) -> Figures:
    """Open the site, click "Play" at once, and wait for the first move."""
    with _page(playwright, profile) as page:
        before = _processor_seconds()
        page.goto(address)
        button = page.get_by_role("button", name=PLAY)
        button.wait_for()
        page.evaluate(FIRST_MOVE)
        button.click()
        expect_soon(lambda: page.evaluate("window.moved_after") is not None, seconds=PATIENCE_MS / 1000)
        after = _processor_seconds()
        names = ("page", "clicked", "begun", "moved")
        shown, clicked, begun, moved = (page.evaluate(f"window.{name}_after") / 1000 for name in names)
        if wait:
            expect_soon(lambda: bool(page.evaluate(STORED)), seconds=PATIENCE_MS / 1000)
        return {"page": shown, "click to first move": begun - clicked, "click to own move": moved - clicked} | {
            name: seconds - before[name] for name, seconds in after.items()
        }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m bench.site", description="Measure the start of the site in Chromium.")
    parser.add_argument("--rounds", type=int, default=3, help="how many fresh browsers")
    parser.add_argument("--site", type=Path, default=SITE, help="the site's folder")
    requested = parser.parse_args()
    if browser_program() is None or not (requested.site / "files.json").is_file():
        raise SystemExit("needs Chromium, and the site: make site")
    visits: dict[str, list[Figures]] = {"first": [], "later": []}
    with served(requested.site) as address, sync_playwright() as playwright:
        for _ in range(requested.rounds):
            with tempfile.TemporaryDirectory() as profile:
                for name, rounds in visits.items():
                    rounds.append(visit(playwright, profile, address, wait=name == "first"))
    names = ("page", "click to first move", "click to own move", "processor", "worker")
    table = Table("visit", *(f"{name}, s" for name in names))
    for label, rounds in visits.items():
        table.add_row(label, *(_cell([figures[name] for figures in rounds]) for name in names))
    Console().print(table)


def _cell(values: list[float]) -> str:
    return f"{statistics.median(values):.2f} ({min(values):.2f} to {max(values):.2f})"


if __name__ == "__main__":
    main()
