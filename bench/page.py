"""``python -m bench.page``: measure the size and speed of the browser client, in Chromium on this machine.

- Compressed bytes of script, style and art that a game with six tribes loads.
- The time from opening a table's address, with an empty cache, until a card can be played.
- The longest frame while a recorded move is animated (a Band is laid, its marker drops, the others' cards fly), and
  during a minute of play against three bots.
"""

import argparse
import statistics
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright
from rich.console import Console
from rich.table import Table

from ethnos.engine.moves import PlayBand
from ethnos.game.game import Game
from harness.chromium import FLAGS, browser_program
from harness.live import ServerProcess, database_in, open_table
from harness.page_size import sizes_of_a_game
from harness.person import PHONE, Person, Wishes, expect_soon
from harness.positions import Position, cards_of, find, prepare_table, stored

CALM = {"pace": "calm"}
LAPTOP = (1366, 768)
ANIMATION_SECONDS = 2.5
"""How long the animations of a move and of two bots' moves take."""
LONG = 50.0
"""Milliseconds; longer frames are counted."""
RENDER_MS = 5000
"""Until all cards of the six tribes are rendered: the page does that when it is idle."""
COMPILED_MS = 300_000
"""The first move of a bot may have to wait for compilation."""
BOTS = ["person", "novice", "novice", "novice"]
USABLE = """
    const look = () => {
        if (document.querySelector('[data-anchor=deck][aria-disabled=false]')) window.usable_after = performance.now();
        else requestAnimationFrame(look);
    };
    look();
"""
"""Measures milliseconds from the start of navigation until a card can be played."""
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
"""Measures from the click on: before it, Playwright searches the page for the button, which delays frames."""


PLAYS = """() => {
    const click = (selector) => {
        const element = document.querySelector(selector);
        element?.click();
        return !!element;
    };
    const cards = () => document.querySelectorAll('[data-anchor^="hand:"]').length;
    const turn = () => {
        if (click('[role=alertdialog] .button')) return;
        if (click('[data-ceremony] button.main:not(:disabled)')) return;
        if (click('.actions .button.main:not(:disabled)')) return;
        if (document.querySelector('.builder')) click('.builder fieldset button');
        else if (cards() < 5) click('[data-anchor=deck][aria-disabled=false]');
        else click('[data-anchor^="hand:"]');
    };
    document.body.click();
    setInterval(turn, 1200);
}"""
"""Plays from within the page whenever a move is possible: driving it from outside would delay frames."""


def position() -> Position:
    """A position in which a person can play three Dwarves and then discards four cards."""

    def plan(game: Game) -> PlayBand | None:
        dwarves = tuple(card for card in cards_of(game) if card.startswith("dwarf"))
        return PlayBand(dwarves[0], dwarves) if len(dwarves) == 3 and len(cards_of(game)) >= 7 else None

    tribes = ("dwarf", "giant", "minotaur", "wizard", "troll", "elf")
    return find(tribes, lambda card: card.startswith("dwarf"), plan, players=4)


def measure_opening(browser: Browser, server: ServerProcess, at: Position, wishes: Wishes) -> float:
    """Seconds until a card can be played."""
    table = prepare_table(server.database, at.game, at.turns)
    person = Person(browser, server.url, wishes)
    person.page.add_init_script(USABLE)
    person.page.goto(f"{server.url}/table/{table.id}#{table.secrets[0]}")
    expect_soon(lambda: person.page.evaluate("window.usable_after") is not None)
    seconds = float(person.page.evaluate("window.usable_after")) / 1000
    person.context.close()
    return seconds


def measure_move(browser: Browser, server: ServerProcess, at: Position, wishes: Wishes) -> list[float]:
    """Milliseconds of each frame while a move is animated."""
    table = prepare_table(server.database, at.game, at.turns, kinds=BOTS)
    person = Person(browser, server.url, wishes)
    person.sit(table.id, table.secrets[0])
    person.build(at.move)
    expect(person.confirm).to_be_enabled()
    person.page.wait_for_timeout(RENDER_MS)
    person.page.evaluate(FRAMES)
    person.activate(person.confirm)
    person.page.wait_for_timeout(ANIMATION_SECONDS * 1000)
    frames: list[float] = person.page.evaluate("window.frames_seen")
    person.context.close()
    return frames


def measure_game(browser: Browser, server: ServerProcess, wishes: Wishes, seconds: int) -> list[float]:
    """Milliseconds of each frame from the start of a game."""
    seat = open_table(server, BOTS)
    person = Person(browser, server.url, wishes)
    person.open(f"/table/{seat.table}#{seat.secret}")
    person.press("pages-start-game")
    expect(person.prompt.first).to_be_visible(timeout=COMPILED_MS)
    person.page.wait_for_timeout(RENDER_MS)
    person.page.evaluate(FRAMES)
    person.page.evaluate(PLAYS)
    person.page.wait_for_timeout(seconds * 1000)
    if not stored(server.database, seat.table).actions:
        raise SystemExit("nobody has moved: the page has changed, and PLAYS has to follow it")
    frames: list[float] = person.page.evaluate("window.frames_seen")
    person.context.close()
    return frames


def cost(browser: Browser, server: ServerProcess) -> Table:
    """A table of bytes loaded, by file type."""
    person = Person(browser, server.url, Wishes(size=LAPTOP))
    sizes = sizes_of_a_game(person, server)
    person.context.close()
    kinds = {kind: sum(size for path, size in sizes.items() if path.endswith(kind)) for kind in (".js", ".css", ".svg")}
    table = Table("script", "style", "art", "together")
    table.add_row(*(f"{size / 1000:.1f} kB" for size in (*kinds.values(), sum(sizes.values()))))
    return table


def frame_cells(frames: list[float]) -> tuple[str, str]:
    """Table cells: the longest frame, and how many are too long."""
    return f"{max(frames):.0f} ms", f"{sum(frame > LONG for frame in frames)} of {len(frames)}"


def main() -> None:
    """Measure and print."""
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--times", type=int, default=5, help="how often a table is opened and a move is shown")
    arguments.add_argument("--seconds", type=int, default=60, help="how long a game is played")
    requested = arguments.parse_args()
    console, program = Console(), browser_program()
    if program is None:
        raise SystemExit("Chromium was not found: install Debian's package chromium")
    expect.set_options(timeout=30_000)  # on a busy machine
    table = Table("", "usable after", "moves: longest frame", "over 50 ms", "game: longest frame", "over 50 ms")
    folder = tempfile.TemporaryDirectory()
    with folder, ServerProcess(database_in(Path(folder.name))) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        console.print(cost(browser, server))
        at = position()
        for name, wishes in {
            "laptop": Wishes(size=LAPTOP, settings=CALM),
            "phone": Wishes(size=PHONE, touch=True, settings=CALM),
        }.items():
            seconds = [measure_opening(browser, server, at, wishes) for _ in range(requested.times)]
            game = measure_game(browser, server, wishes, requested.seconds)
            moves = [frame for _ in range(requested.times) for frame in measure_move(browser, server, at, wishes)]
            usable = f"{statistics.median(seconds):.2f} s (at most {max(seconds):.2f} s)"
            table.add_row(name, usable, *frame_cells(moves), *frame_cells(game))
        browser.close()
    console.print(table)


if __name__ == "__main__":
    main()
