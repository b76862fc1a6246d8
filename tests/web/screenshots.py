"""Pictures of every page and state, through the real server and Chromium: ``make screenshots``.

    python -m tests.web.screenshots FOLDER [--only NAME ...] [--size 1366x768 ...] [--theme dark] [--language de ...]
    python -m tests.web.screenshots --list

Every picture is taken at six sizes in both themes, and at two of the sizes in every other language. ``sheets`` in the
folder has one page of all pictures of each state, to look through. Certain faults are printed as they are
found: a page that scrolls sideways, a table that does not fit its window, a text that is cut off.
"""

import argparse
import contextlib
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Literal

from PIL import Image, ImageDraw
from playwright.sync_api import Browser, expect, sync_playwright
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from ethnos.i18n import DEFAULT, languages
from ethnos.moves import PlayBand
from ethnos.server.rooms.entries import Asked, BotSeated, Left, Line, Paused
from harness.chromium import FLAGS, browser_program
from harness.live import ServerProcess, database_in, join, open_table
from harness.person import Person, Wishes
from harness.positions import PreparedTable, cards_of
from tests.web.stages import (
    NAMES,
    Stage,
    at_the_end,
    at_the_start,
    before_a_band,
    before_the_third_dragon,
    full,
    in_the_middle,
    large_band,
    late,
    make_coming_move,
    played,
    prepare_stage,
    send_as,
)

Size = tuple[int, int]
Theme = Literal["light", "dark"]
DESKTOPS: tuple[Size, ...] = ((1366, 768), (1920, 1080), (2560, 1440))
TOUCH_SCREENS: tuple[Size, ...] = ((390, 844), (844, 390), (768, 1024))
TRANSLATED: tuple[Size, ...] = ((1366, 768), (390, 844))
"""The sizes of pictures in every language."""
THEMES: tuple[Theme, ...] = ("light", "dark")
MAX_HEIGHT = 3000
"""Pixels of a long page that a picture shows."""
PATIENCE_MS = 120_000
"""Enough for the champion's analysis of a whole game, and for large pictures on a busy machine."""


@dataclass(frozen=True)
class Visit:
    """A person who has opened a page, and the table that it is about."""

    person: Person
    server: ServerProcess
    stage: Stage | None = None
    table: PreparedTable | None = None


Act = Callable[[Visit], None]


@dataclass(frozen=True)
class Shot:
    """A picture: where, at which stage of which game, and what is done before it is taken."""

    name: str
    act: Act = lambda _visit: None
    stage: Stage | None = None
    path: str = ""
    """The page; without one, the table of the stage."""
    passing: bool = False
    """The state does not last: every picture has a table of its own."""
    pace: str = "instant"
    whole: bool = False
    """More of a long page than a window shows."""


# --- What is done before a picture ------------------------------------------------------------------------------------


def _wait_until_loaded(person: Person) -> None:
    """Wait until no requests are pending; some seconds at most, for a page that keeps making them."""
    with contextlib.suppress(PlaywrightTimeout):
        person.page.wait_for_load_state("networkidle", timeout=5_000)


def key(*keys: str) -> Act:
    """Press keys, one after the other."""

    def act(visit: Visit) -> None:
        for name in keys:
            visit.person.page.keyboard.press(name)

    return act


def press(*keys: str) -> Act:
    """Press buttons by the keys of their texts, one after the other."""

    def act(visit: Visit) -> None:
        for text in keys:
            visit.person.press(text)

    return act


def build(tribe: str) -> Act:
    """Put a Band of all cards of a tribe together."""

    def act(visit: Visit) -> None:
        assert visit.stage is not None
        cards = tuple(card for card in cards_of(played(visit.stage).game) if card.startswith(tribe))
        visit.person.build(PlayBand(cards[0], cards))

    return act


def another_players_band(visit: Visit) -> None:
    """A Band of another player, while the page shows it."""
    freeze_at(visit, ".move-sheet")
    move_of_another_player(visit)
    visit.person.page.locator(".move-sheet").wait_for()
    visit.person.page.wait_for_timeout(900)


def third_dragon(visit: Visit) -> None:
    """The third Dragon has appeared, and the person has done nothing yet."""
    freeze_at(visit, "[role=alertdialog]")
    move_of_another_player(visit)
    visit.person.page.locator("[role=alertdialog] .picture").wait_for()
    visit.person.page.wait_for_timeout(2500)


def counting(visit: Visit) -> None:
    """The third kingdom of an Age that has just ended."""
    move_of_another_player(visit)
    page = visit.person.page
    page.get_by_role("alertdialog").wait_for()
    page.keyboard.press("Escape")
    page.get_by_role("alertdialog").wait_for(state="detached")
    page.locator("[data-ceremony] .controls").wait_for()
    page.keyboard.press("Home")
    key("ArrowRight", "ArrowRight")(visit)
    page.wait_for_timeout(2500)
    freeze_at(visit, "[data-ceremony]")


def freeze_at(visit: Visit, selector: str) -> None:
    """Stop the timers of the page as soon as an element is there."""
    visit.person.page.evaluate("selector => window.freezeAt(selector)", selector)


def move_of_another_player(visit: Visit) -> None:
    """Make the move that the stage has come to."""
    assert visit.stage is not None
    assert visit.table is not None
    make_coming_move(visit.server, visit.stage, visit.table)


def last_age(visit: Visit) -> None:
    """Everything about the end of the last Age."""
    press("web-menu", "web-last-age")(visit)
    visit.person.page.locator("[data-ceremony] .controls").wait_for()


def player_window(visit: Visit) -> None:
    """The window about the player with the longest name."""
    person = visit.person
    person.activate(person.page.get_by_title(person.texts("web-player-more", name=NAMES[3])))


def kingdom_window(visit: Visit) -> None:
    """The window about a kingdom."""
    visit.person.activate(visit.person.kingdom("rhea"))


def lose_connection(visit: Visit) -> None:
    """The sockets break, and none can be opened again."""
    visit.person.page.evaluate("window.cutOff()")
    visit.person.page.locator(".banner.lost").wait_for()


def hand_over(visit: Visit) -> None:
    """Two people at one screen: the first has drawn, and the other is to take over."""
    assert visit.table is not None
    person = visit.person
    person.sit(visit.table.id, visit.table.secrets[1])
    person.activate(person.deck)
    person.page.locator(".cover").wait_for()


def long_absent(visit: Visit) -> None:
    """The menu, long after another person lost the connection."""
    visit.person.page.evaluate("const now = Date.now; Date.now = () => now() + 400_000")
    press("web-menu")(visit)


def removed(visit: Visit) -> None:
    """The host frees the seat of this person."""
    host = open_table(visit.server, ["person", "open", "adept", "open"], NAMES[1])
    seat = join(visit.server, host.table, NAMES[0])
    visit.person.open(f"/table/{host.table}#{seat.secret}")
    visit.person.page.locator("#chat").wait_for()
    freeze_at(visit, ".banner")
    send_as(visit.server, host, {"type": "remove", "at": seat.seat})
    visit.person.page.locator(".banner").wait_for()


def in_the_lesson(scene: str) -> Act:
    """A scene of the tutorial."""

    def act(visit: Visit) -> None:
        page = visit.person.page
        page.evaluate("scene => localStorage['ethnos.lesson'] = JSON.stringify({at: scene, taken: []})", scene)
        page.goto(visit.server.url + "/learn/lesson")
        page.locator("[data-anchor=map]").first.wait_for()
        page.wait_for_timeout(600)

    return act


def later(visit: Visit) -> None:
    """A replay, well into the game."""
    visit.person.page.locator("footer input[type=range]").first.evaluate(
        "node => { node.value = Math.round(node.max * 0.7); node.dispatchEvent(new Event('input', {bubbles: true})) }"
    )


def judged(visit: Visit) -> None:
    """A replay with the chances to win beside it, at the turn that gave away the most."""
    person = visit.person
    person.press("insight-title")
    graph = person.page.get_by_role("slider").and_(person.page.locator(".graph"))
    graph.wait_for(timeout=PATIENCE_MS)
    answer = person.page.request.get(person.page.url.replace("/replay/", "/api/replays/") + "/analysis")
    turns = answer.json()["turns"]
    worst = max(
        turns, key=lambda turn: max((choice["lost"] for choice in turn["decisions"] if "mark" in choice), default=0)
    )
    graph.press("Home")
    for _ in range(worst["number"]):
        graph.press("ArrowRight")


def judged_figures(visit: Visit) -> None:
    """The same as a table."""
    judged(visit)
    visit.person.press("scores-chart-figures")


def sit_and_go(path: str) -> Act:
    """Another page, for a person who has a seat at the table."""

    def act(visit: Visit) -> None:
        visit.person.open(path)
        _wait_until_loaded(visit.person)

    return act


def waiting(*, seated: bool) -> Act:
    """A table at which one seat is taken and others are free, seen from inside or outside."""

    def act(visit: Visit) -> None:
        host = open_table(visit.server, ["person", "open", "adept", "open"], NAMES[0], hints=True, listed=True)
        join(visit.server, host.table, NAMES[1])
        visit.person.open(f"/table/{host.table}#{host.secret}" if seated else "/lobby")
        _wait_until_loaded(visit.person)

    return act


def pick(person: Person, key: str, **values: str) -> None:
    """Choose a radio button by its text."""
    person.page.get_by_role("radio", name=person.texts(key, **values), exact=True).check(force=True)


def new_by_character(visit: Visit) -> None:
    """A set of balanced games."""
    pick(visit.person, "pages-tribes-character")
    pick(visit.person, "set-character", character="balanced")
    visit.person.page.locator(".facts").wait_for()


def new_chosen(visit: Visit) -> None:
    """Tribes chosen one by one, as many as are needed."""
    pick(visit.person, "pages-tribes-chosen")
    for index in range(6):
        visit.person.page.locator(".tribes input").nth(index).check(force=True)
    visit.person.page.locator(".facts").wait_for()


@cache
def own_tables(server: ServerProcess) -> tuple[tuple[str, str], ...]:
    """Games of one person: to move, paused, finished, and one that waits for others."""
    stages = (FOUR, several(Paused(1)), OVER, *(Stage(players, at_the_end) for players in (2, 3, 5, 6)))
    tables = [prepare_stage(server, stage) for stage in stages]
    free = open_table(server, ["person", "open", "adept", "open"], NAMES[0])
    return (*((table.id, table.secrets[0]) for table in tables), (free.table, free.secret))


def own_games(*buttons: str) -> Act:
    """The list of the person's games, after these buttons are pressed."""

    def act(visit: Visit) -> None:
        seats = [
            {"table": table, "seat": 0, "secret": secret, "name": NAMES[0], "seen": number}
            for number, (table, secret) in enumerate(own_tables(visit.server))
        ]
        visit.person.page.evaluate("seats => localStorage['ethnos.seats'] = JSON.stringify(seats)", seats)
        sit_and_go("/games")(visit)
        for button in buttons:
            visit.person.press(button)
            visit.person.button("people-carry").wait_for()
            _wait_until_loaded(visit.person)

    return act


def statistics(visit: Visit) -> None:
    """The results of the person's games."""
    with visit.person.page.expect_response("**/api/people/seats"):
        own_games("people-together-start")(visit)
    sit_and_go("/statistics")(visit)


def several(*after: Line) -> Stage:
    """Three people and a bot, and what the people did in the room."""
    return Stage(4, in_the_middle, own=2, after=after)


FOUR = Stage(4, in_the_middle)
OVER = Stage(4, at_the_end)
BAND = Stage(4, before_a_band)
DRAGON = Stage(4, before_the_third_dragon)
ABSENT = Left(1, lost=True)
CENTAURS = ("centaur", "wizard", "skeleton", "dwarf", "orc", "halfling")
SHOTS = (
    # What the mock-ups show.
    Shot("your-turn", stage=FOUR),
    Shot("played-band", another_players_band, BAND, passing=True, pace="calm"),
    Shot("building", build("wingfolk"), Stage(4, large_band("wingfolk", 3))),
    Shot("counting", counting, DRAGON, passing=True, pace="calm"),
    Shot("dragon", third_dragon, DRAGON, passing=True, pace="calm"),
    Shot("podium", key("g"), OVER),
    # The pages around the table.
    Shot("start", path="/"),
    Shot("start-own", sit_and_go("/"), FOUR),
    Shot("new", path="/new", whole=True),
    Shot("new-character", new_by_character, path="/new", whole=True),
    Shot("new-chosen", new_chosen, path="/new", whole=True),
    Shot("waiting", waiting(seated=True), path="/", whole=True),
    Shot("lobby", waiting(seated=False), path="/", whole=True),
    Shot("learn", path="/learn", whole=True),
    Shot("lesson", in_the_lesson("band"), path="/learn"),
    Shot("rules", path="/rules", whole=True),
    Shot("all-tribes", path="/tribes", whole=True),
    Shot("tribe", path="/tribes/merfolk", whole=True),
    Shot("tribe-skeleton", path="/tribes/skeleton", whole=True),
    Shot("settings", press("pages-settings"), path="/"),
    Shot("games-none", path="/games"),
    Shot("games", own_games(), path="/", whole=True),
    Shot("games-kept", own_games("people-together-start", "people-carry"), path="/", whole=True),
    Shot("statistics", statistics, path="/", whole=True),
    Shot("statistics-none", path="/statistics"),
    Shot("arriving", path="/me/carry#aaaaaaaaaaaaaaaaaaaaaaaaaaa"),
    Shot("privacy", path="/privacy", whole=True),
    Shot("not-found", path="/nowhere/at/all"),
    Shot("replays", sit_and_go("/replays"), OVER, whole=True),
    Shot("replay", later, OVER, "/replay/{table}"),
    Shot("judged", judged, OVER, "/replay/{table}"),
    Shot("judged-figures", judged_figures, OVER, "/replay/{table}"),
    # The table with fewer and more players.
    Shot("first-turn", stage=Stage(4, at_the_start)),
    Shot("table-2", stage=Stage(2, in_the_middle)),
    Shot("table-5", stage=Stage(5, in_the_middle)),
    Shot("table-6", stage=Stage(6, in_the_middle)),
    Shot("table-6-late", stage=Stage(6, late)),
    Shot("full", stage=Stage(4, full)),
    Shot("over", stage=OVER),
    # Its windows.
    Shot("log", key("o"), FOUR),
    Shot("menu", press("web-menu"), FOUR),
    Shot("scores", key("g"), FOUR),
    Shot("text", press("web-menu", "web-text-view"), FOUR),
    Shot("table-settings", press("web-menu", "web-settings"), FOUR),
    Shot("tribes", key("t"), FOUR),
    Shot("keys", key("?"), FOUR),
    Shot("kingdom", kingdom_window, FOUR),
    Shot("player", player_window, FOUR),
    Shot("last-age", last_age, FOUR),
    Shot("lost", lose_connection, FOUR),
    Shot("cover", hand_over, Stage(2, at_the_start, own=2), passing=True, pace="instant"),
    # What several people decide together.
    Shot("asked-undo", stage=several(Asked(3, "undo"))),
    Shot("asked-pause", stage=several(Asked(1, "pause"))),
    Shot("asked-bot", stage=several(ABSENT, Asked(3, "bot", 1))),
    Shot("asking", stage=several(Asked(0, "pause"))),
    Shot("paused", stage=several(Paused(1))),
    Shot("absent", press("web-menu"), several(ABSENT)),
    Shot("long-absent", long_absent, several(ABSENT)),
    Shot("substitute", stage=several(Left(1), BotSeated(1, "adept"))),
    Shot("removed", removed, path="/", whole=True),
    # Leaders that ask something.
    Shot("building-troll", build("troll"), Stage(4, large_band("troll", 3))),
    Shot("building-elf", build("elf"), Stage(4, large_band("elf", 3))),
    Shot("building-merfolk", build("merfolk"), Stage(4, large_band("merfolk", 3))),
    Shot("building-centaur", build("centaur"), Stage(5, large_band("centaur", 3), CENTAURS)),
)

README_SIZE = (1280, 1280)
README = {
    "table": ("your-turn", "1366x768", "light"),
    "band": ("played-band", "1366x768", "light"),
    "builder": ("building", "1366x768", "dark"),
    "phone": ("your-turn", "390x844", "light"),
    "counting": ("counting", "1366x768", "light"),
    "dragon": ("dragon", "1366x768", "light"),
}

PAGE_CONTROLS = """
  const later = window.setTimeout;
  let frozen = false;
  window.setTimeout = (call, after, ...values) => later(() => frozen || call(...values), after);
  window.freezeAt = (selector) => {
    const look = () => { frozen ||= !!document.querySelector(selector); };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true });
    look();
  };
  const Real = window.WebSocket;
  const sockets = [];
  window.WebSocket = class extends Real { constructor(...all) { super(...all); sockets.push(this); } };
  window.cutOff = () => {
    window.WebSocket = class extends EventTarget {
      readyState = 3;
      constructor() { super(); setTimeout(() => { this.onclose?.({}); this.dispatchEvent(new Event('close')); }); }
      close() {}
      send() {}
    };
    for (const socket of sockets) socket.close();
  };
"""

FAULTS = """(table) => {
  const faults = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) faults.push(`scrolls sideways: ${root.scrollWidth}`);
  if (table && innerWidth > 700 && root.scrollHeight > innerHeight) faults.push(`too high: ${root.scrollHeight}`);
  const label = (node) => [node.tagName, ...node.classList].filter((name) => !name.startsWith('svelte-')).join('.');
  // A picture may be larger than its frame; a text may not.
  const hidesText = (node, near, far) => {
    const frame = node.getBoundingClientRect();
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    while (texts.nextNode()) {
      const holder = texts.currentNode.parentElement;
      if (holder.closest('[aria-hidden=true], .unseen') || getComputedStyle(holder).clipPath !== 'none') continue;
      range.selectNodeContents(texts.currentNode);
      for (const text of range.getClientRects()) {
        // Letters are lower than the line that a font asks for.
        const slack = near === 'top' ? text.height / 3 : 1;
        if (text[near] < frame[near] - slack || text[far] > frame[far] + slack) return true;
      }
    }
    return false;
  };
  for (const node of document.querySelectorAll('body *')) {
    const style = getComputedStyle(node);
    if (style.overflow === 'visible' || node.clientWidth < 2) continue;
    if (node.closest('svg, .unseen, .card, input, .brief .tag')) continue;
    const [wide, high] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
    const scrolls = /auto|scroll/.test(style.overflow);
    const what = `${label(node)} ${scrolls ? 'scrolls' : 'is cut off'} by`;
    if (wide > 1 && (scrolls || hidesText(node, 'left', 'right'))) faults.push(`${what} ${wide} across`);
    if (high > 2 && !node.matches('.body, aside, aside ol') && (scrolls || hidesText(node, 'top', 'bottom')))
      faults.push(`${what} ${high} down`);
  }
  return [...new Set(faults)];
}"""


# --- Taking the pictures ----------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Variants:
    """The sizes, themes and languages of the pictures."""

    sizes: Sequence[Size]
    themes: Sequence[Theme]
    languages: Sequence[str]

    def openings(self) -> Iterator[tuple[str, Size]]:
        """Language and size of each page that has to be opened."""
        for language in self.languages:
            yield from ((language, size) for size in self.sizes if language == DEFAULT or size in TRANSLATED)

    def names(self, language: str) -> Iterator[tuple[Theme, str]]:
        """The themes in a language, each with the last part of the picture's name."""
        if language == DEFAULT:
            yield from ((theme, theme) for theme in self.themes)
        else:
            yield self.themes[0], language


class Photographer:
    """Takes pictures of one server's pages into one folder."""

    def __init__(self, browser: Browser, server: ServerProcess, folder: Path, variants: Variants) -> None:
        self.browser, self.server, self.folder, self.variants = browser, server, folder, variants
        self._tables: dict[Stage, PreparedTable] = {}

    def take(self, shot: Shot) -> list[Path]:
        """All pictures of a state."""
        pictures: list[Path] = []
        for language, size in self.variants.openings():
            wishes = Wishes(size, size in TOUCH_SCREENS, language, settings={"pace": shot.pace, "name": NAMES[0]})
            person = self._open(shot, wishes)
            pictures += self._in_all_themes(person, shot)
            for problem in (*person.page.evaluate(FAULTS, not shot.path), *person.troubles):
                say(f"    {pictures[-1].stem}: {problem}")
            person.context.close()
        return pictures

    def _open(self, shot: Shot, wishes: Wishes) -> Person:
        """Open the page of a picture, and do what is to be seen in it."""
        person, table = Person(self.browser, self.server.url, wishes), self._table(shot)
        if not shot.passing:
            person.page.emulate_media(reduced_motion="reduce")
        person.context.add_init_script(PAGE_CONTROLS)
        if table:
            person.sit(table.id, table.secrets[0])
        if shot.path:
            person.open(shot.path.format(table=table.id if table else ""))
        person.page.locator("h1").first.wait_for(state="attached")
        _wait_until_loaded(person)
        shot.act(Visit(person, self.server, shot.stage, table))
        person.page.evaluate("document.fonts.ready.then(() => true)")
        return person

    @staticmethod
    def _finish_cards(person: Person) -> None:
        """Wait until the faces of all cards are drawn."""
        expect(person.page.locator(".card .waiting")).to_have_count(0)

    def _table(self, shot: Shot) -> PreparedTable | None:
        if shot.stage is None:
            return None
        if shot.passing:
            return prepare_stage(self.server, shot.stage)
        if shot.stage not in self._tables:
            self._tables[shot.stage] = prepare_stage(self.server, shot.stage, listed=True)
        return self._tables[shot.stage]

    def _in_all_themes(self, person: Person, shot: Shot) -> Iterator[Path]:
        page, (width, height) = person.page, person.wishes.size
        if shot.whole:
            longer = min(MAX_HEIGHT, page.evaluate("document.scrollingElement.scrollHeight"))
            page.set_viewport_size({"width": width, "height": max(height, longer)})
        for theme, ending in self.variants.names(person.wishes.language):
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(80 if shot.passing else 250)
            self._finish_cards(person)
            path = self.folder / f"{shot.name}-{width}x{height}-{ending}.jpg"
            self._shoot(person, path)
            yield path

    @staticmethod
    def _shoot(person: Person, path: Path) -> None:
        """Chromium without a graphics card sometimes waits for a frame that never comes; the next attempt has one."""
        for timeout in (10_000, 10_000, PATIENCE_MS):
            with contextlib.suppress(PlaywrightTimeout):
                person.page.screenshot(path=path, type="jpeg", quality=90, animations="disabled", timeout=timeout)
                return
        raise TimeoutError(path.name)


def contact_sheet(pictures: Sequence[Path], path: Path, width: int = 1800) -> None:
    """All pictures of a state on one page, in as many rows as necessary."""
    across = 4
    cell = width // across
    rows = [pictures[start : start + across] for start in range(0, len(pictures), across)]
    strips = [[_thumbnail(picture, cell) for picture in row] for row in rows]
    heights = [max(image.height for image in strip) for strip in strips]
    sheet = Image.new("RGB", (width, sum(heights)), "#222")
    for number, strip in enumerate(strips):
        for column, image in enumerate(strip):
            sheet.paste(image, (column * cell, sum(heights[:number])))
    path.parent.mkdir(exist_ok=True)
    sheet.save(path, quality=85)


def _thumbnail(path: Path, cell: int) -> Image.Image:
    with Image.open(path) as picture:
        picture.thumbnail((cell - 6, cell))
        framed = Image.new("RGB", (cell, picture.height + 20), "#222")
        framed.paste(picture, (3, 16))
    ImageDraw.Draw(framed).text((4, 2), path.stem, fill="#fff")
    return framed


def save_readme_pictures(folder: Path, readme: Path) -> None:
    """Save smaller copies of the pictures for the README."""
    readme.mkdir(parents=True, exist_ok=True)
    for name, parts in README.items():
        with Image.open(folder / f"{'-'.join(parts)}.jpg") as picture:
            picture.thumbnail(README_SIZE, Image.Resampling.LANCZOS)
            picture.save(readme / f"{name}.webp", quality=82, method=6)


def say(text: str) -> None:
    """Print a line at once."""
    print(text, flush=True)  # noqa: T201


def take_all(folder: Path, shots: Sequence[Shot], variants: Variants) -> None:
    """Pictures of all these states, and a sheet of each."""
    program = browser_program()
    if program is None:
        raise SystemExit("Chromium was not found: install Debian's package chromium")
    folder.mkdir(parents=True, exist_ok=True)
    expect.set_options(timeout=30_000)
    began = time.monotonic()
    scratch = tempfile.TemporaryDirectory()
    with scratch, ServerProcess(database_in(Path(scratch.name))) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=list(FLAGS))
        photographer = Photographer(browser, server, folder, variants)
        for number, shot in enumerate(shots, 1):
            say(f"{number:3}/{len(shots)} {time.monotonic() - began:4.0f} s  {shot.name}")
            contact_sheet(photographer.take(shot), folder / "sheets" / f"{shot.name}.jpg")
        browser.close()


def size_of(text: str) -> Size:
    """``1366x768``."""
    width, height = map(int, text.split("x"))
    return width, height


def main() -> None:
    """Take the pictures that the command line asks for."""
    parser = argparse.ArgumentParser(description="pictures of every page and state")
    parser.add_argument("folder", type=Path, nargs="?", default=Path("docs/images/all"))
    parser.add_argument("--only", nargs="+", choices=[shot.name for shot in SHOTS], help="only these states")
    parser.add_argument(
        "--size", nargs="+", type=size_of, default=[*DESKTOPS, *TOUCH_SCREENS], help="only at these sizes"
    )
    parser.add_argument("--theme", nargs="+", choices=THEMES, default=THEMES, help="only in these themes")
    parser.add_argument(
        "--language", nargs="+", choices=languages(), default=languages(), help="only in these languages"
    )
    parser.add_argument("--readme", type=Path, help="where the README's pictures go")
    parser.add_argument("--list", action="store_true", help="print the names of the states")
    arguments = parser.parse_args()
    if arguments.list:
        return say("\n".join(shot.name for shot in SHOTS))
    shots = [shot for shot in SHOTS if not arguments.only or shot.name in arguments.only]
    take_all(arguments.folder, shots, Variants(arguments.size, arguments.theme, arguments.language))
    if arguments.readme:
        save_readme_pictures(arguments.folder, arguments.readme)
    return None


if __name__ == "__main__":
    main()
