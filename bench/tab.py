"""``python -m bench.tab``: measure play at the site without a server, in Chromium: one person against one bot.

- How long the worker takes to answer a move of the person, and to send the bot's next decision.
- How many frames are long. Bots of all levels think in the same worker: the lower ones for almost no time, grandmaster
  for a second per move. So whatever is worse with grandmaster is caused by the worker.
"""

import argparse
import statistics
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright
from rich.console import Console
from rich.table import Table

from bench.page import CALM, FRAMES, LAPTOP, PLAYS, RENDER_MS, frame_cells
from bench.site import PATIENCE_MS, PLAY
from ethnos.server.api.setup_options import choices
from harness.chromium import FLAGS, browser_program
from harness.person import Person, Wishes
from harness.wasm import served
from tools.site import SITE

OWN_TURN: Final = "[data-anchor=deck][aria-disabled=false]"
LISTEN: Final = """(() => {
    window.own = []; window.bots = [];
    const sent = {};
    let waiting;  // since when the bot is to move
    const hear = ({ data }) => {
        if (data.kind !== 'text') return;
        const now = performance.now(), message = JSON.parse(data.text);
        if (message.type === 'done' && sent[message.id]) window.own.push(now - sent[message.id]);
        if (!message.scenes) return;
        if (waiting) window.bots.push(now - waiting);
        waiting = message.scenes.some((scene) => scene.offers) ? undefined : now;
    };
    const Original = Worker;
    window.Worker = class extends Original {
        constructor(...args) {
            super(...args);
            this.addEventListener('message', hear);
        }
        postMessage(message) {
            const text = message.kind === 'text' ? JSON.parse(message.text) : {};
            if (text.type === 'move') sent[text.id] = performance.now();
            super.postMessage(message);
        }
    };
})()"""
"""Measures the milliseconds between the messages of the page and its worker."""


def play(browser: Browser, address: str, level: str, seconds: int) -> dict[str, list[float]]:
    """Milliseconds of answers, of the bot's decisions, and of frames."""
    person = Person(browser, address, Wishes(size=LAPTOP, settings=CALM))
    page = person.page
    page.add_init_script(LISTEN)
    page.goto(address)
    for choice in (level, "1"):
        page.locator(f"input[type=radio][value='{choice}']").check(force=True)
    page.get_by_role("button", name=PLAY).click()
    page.wait_for_selector(OWN_TURN, timeout=PATIENCE_MS)
    page.wait_for_timeout(RENDER_MS)
    page.evaluate(FRAMES)
    page.evaluate(PLAYS)
    page.wait_for_timeout(seconds * 1000)
    times: dict[str, list[float]] = page.evaluate("({ own, bots, frames: window.frames_seen })")
    person.context.close()
    if not times["own"]:
        raise SystemExit("nobody has moved: the page has changed, and PLAYS has to follow it")
    return times


def _cell(values: list[float]) -> str:
    return f"{statistics.median(values):.0f} ms (at most {max(values):.0f})" if values else "-"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser("python -m bench.tab", description="Measure play at the site in Chromium.")
    parser.add_argument("--seconds", type=int, default=60, help="how long to play with each level")
    parser.add_argument("--level", nargs="+", choices=choices().levels, default=choices().levels, help="of the bot")
    parser.add_argument("--site", type=Path, default=SITE, help="the site's folder")
    requested = parser.parse_args()
    if browser_program() is None or not (requested.site / "files.json").is_file():
        raise SystemExit("needs Chromium, and the site: make site")
    table = Table("level", "a person's moves", "answered in", "bot's decision after", "longest frame", "over 50 ms")
    with served(requested.site) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=browser_program(), args=list(FLAGS))
        for level in requested.level:
            times = play(browser, address, level, requested.seconds)
            own, bots = times["own"], times["bots"]
            table.add_row(level, str(len(own)), _cell(own), _cell(bots), *frame_cells(times["frames"]))
        browser.close()
    Console().print(table)


if __name__ == "__main__":
    main()
