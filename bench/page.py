"""``python -m bench.page``: what the browser's table costs, in real Chromium on this machine.

Bytes of script and style until the table stands; the time from opening its address, with nothing in the cache, to a
hand that can be played from; and the longest frame while a recorded move is shown: a Band is laid, its marker drops,
the others' cards fly.
"""

import argparse
import gzip
import statistics
import tempfile
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import Browser, expect, sync_playwright
from rich.console import Console
from rich.table import Table

from ethnos.game import Game
from ethnos.moves import PlayBand
from ethnos.server.site import BUILT
from tests.server.live import ServerProcess, database_in
from tests.web.conftest import FLAGS, browser_program
from tests.web.person import DESKTOP, PHONE, Person, Wishes, expect_soon
from tests.web.positions import Position, find, held, lay

CALM = {"pace": "calm"}
SHOWN_SECONDS = 2.5
LONG = 50.0
"""Milliseconds that no frame should be over."""
"""In which a move and what two bots do after it is shown."""
USABLE = """
    const look = () => {
        if (document.querySelector('[data-anchor=deck][aria-disabled=false]')) window.usable_after = performance.now();
        else requestAnimationFrame(look);
    };
    look();
"""
"""Milliseconds from the beginning of the navigation to a hand that can be played from."""
FRAMES = """() => {
    window.frames_seen = [];
    let last;
    const frame = (now) => {
        window.frames_seen.push(now - last);
        last = now;
        requestAnimationFrame(frame);
    };
    const begin = () => { last = performance.now(); requestAnimationFrame(frame); };
    addEventListener('click', begin, { capture: true, once: true });
}"""
"""From the click on: before it Playwright searches the page for the button, which takes frames of its own."""


def position() -> Position:
    """Somebody is about to play three Dwarves and to put four cards into the pool."""

    def plan(game: Game) -> PlayBand | None:
        dwarves = tuple(card for card in held(game) if card.startswith("dwarf"))
        return PlayBand(dwarves[0], dwarves) if len(dwarves) == 3 and len(held(game)) >= 7 else None

    tribes = ("dwarf", "giant", "minotaur", "wizard", "troll", "elf")
    return find(tribes, lambda card: card.startswith("dwarf"), plan, players=4)


def opening(browser: Browser, server: ServerProcess, at: Position, wishes: Wishes) -> tuple[float, set[str]]:
    """Seconds to a hand that can be played from, and the files that were asked for."""
    laid = lay(server.database, at.game, at.turns)
    person, asked = Person(browser, server.url, wishes), set[str]()
    person.page.on("request", lambda request: asked.add(urlsplit(request.url).path))
    person.page.add_init_script(USABLE)
    person.page.goto(f"{server.url}/table/{laid.table}#{laid.secrets[0]}")
    expect_soon(lambda: person.page.evaluate("window.usable_after") is not None)
    took = float(person.page.evaluate("window.usable_after")) / 1000
    person.context.close()
    return took, asked


def showing(browser: Browser, server: ServerProcess, at: Position, wishes: Wishes) -> list[float]:
    """Milliseconds of each frame while a move is shown."""
    laid = lay(server.database, at.game, at.turns, kinds=["person", "novice", "novice", "novice"])
    person = Person(browser, server.url, wishes)
    person.sit(laid.table, laid.secrets[0])
    person.build(at.move)
    expect(person.confirm).to_be_enabled()
    person.page.wait_for_timeout(500)
    person.page.evaluate(FRAMES)
    person.activate(person.confirm)
    person.page.wait_for_timeout(SHOWN_SECONDS * 1000)
    frames: list[float] = person.page.evaluate("window.frames_seen")
    person.context.close()
    return frames


def packed(paths: set[str]) -> int:
    """Bytes of script and style, compressed."""
    files = [BUILT / path.lstrip("/") for path in paths if path.endswith((".js", ".css"))]
    return sum(len(gzip.compress(file.read_bytes())) for file in files)


def main() -> None:
    """Measure, and print the figures."""
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--times", type=int, default=5, help="how often each thing is done")
    times = arguments.parse_args().times
    console, program = Console(), browser_program()
    if program is None:
        raise SystemExit("Chromium was not found: install Debian's package chromium")
    table = Table("", "script and style", "usable after", "longest frame", "frames over 50 ms", "moves without")
    folder = tempfile.TemporaryDirectory()
    with folder, ServerProcess(database_in(Path(folder.name))) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        at = position()
        for name, wishes in {
            "laptop": Wishes(size=DESKTOP, settings=CALM),
            "phone": Wishes(size=PHONE, touch=True, settings=CALM),
        }.items():
            opened = [opening(browser, server, at, wishes) for _ in range(times)]
            moves = [showing(browser, server, at, wishes) for _ in range(times)]
            frames = [frame for move in moves for frame in move]
            seconds = [took for took, _ in opened]
            table.add_row(
                name,
                f"{packed(opened[0][1]) / 1000:.1f} kB",
                f"{statistics.median(seconds):.2f} s (at most {max(seconds):.2f} s)",
                f"{max(frames):.0f} ms",
                f"{sum(frame > LONG for frame in frames)} of {len(frames)}",
                f"{sum(max(move) <= LONG for move in moves)} of {times}",
            )
        browser.close()
    console.print(table)


if __name__ == "__main__":
    main()
