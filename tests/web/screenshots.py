"""Pictures of every page and state, through the real server and Chromium: ``make screenshots``.

    python -m tests.web.screenshots FOLDER [--only WORD] [--size WIDTH] [--readme FOLDER] [--languages]

Every picture is made at three sizes in both themes, or some of them in every language. What would be wrong in any of
them is said as it is found: a page that scrolls sideways, a table that does not fit its window, a text that is cut off.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import random
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from PIL import Image
from playwright.async_api import Browser as Chromium
from playwright.async_api import BrowserContext, Page, async_playwright

from ethnos.i18n import DEFAULT, languages
from ethnos.server.wire import Offers, move_to
from tests.server.browser import Browser
from tests.server.live import Player, Seat, ServerProcess, database_in, join, open_table, seated, some_move

CHROMIUM = "/usr/bin/chromium"
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
WIDE = {"1440": (1440, 900), "1024": (1024, 768)}
PHONE = {"390": (390, 844)}
LOW = {"1280": (1280, 720)}
Theme = Literal["light", "dark"]
THEMES: tuple[Theme, ...] = ("light", "dark")
Sizes = Mapping[str, tuple[int, int]]
NAMES = ("Ada", "Konstantin von Rabenau", "Mirembe", "Zofia Wiśniewska", "Юлиан", "Oluwaseun")
GOODS = ("orc", "troll", "merfolk", "giant", "elf", "wingfolk")
"""Tribes that leave the most before the players."""

Act = Callable[[Page], Awaitable[None]]
Holds = Callable[[Player], bool]


@dataclass(frozen=True)
class Stage:
    """A table, and how far it is played."""

    players: int = 0
    tribes: Sequence[str] = GOODS
    holds: Holds = lambda _: True
    patience: int = 8
    """How many cards the first player gathers before playing a Band."""
    own: int = 1
    """How many of the seats are this browser's."""
    open: bool = False
    """People are still waited for."""


@dataclass(frozen=True)
class Shot:
    """A picture: where, on which stage, and what is done before it is taken."""

    name: str
    path: str
    act: Act
    stage: Stage = Stage()
    whole: bool = False
    """The whole page, however long, and not only the window."""


@dataclass(frozen=True)
class Manner:
    """How pictures are taken."""

    wide: Sizes
    phone: Sizes
    themes: Sequence[Theme] = THEMES
    languages: Sequence[str] = (DEFAULT,)

    def path(self, folder: Path, shot: Shot, size: str, theme: str, language: str) -> Path:
        """Where a picture goes: named by whatever there is more than one of."""
        told = theme if len(self.themes) > 1 else language
        return folder / f"{shot.name}-{size}-{told}.png"


def only(sizes: Sizes, size: str) -> Sizes:
    """One size alone, or all."""
    return {name: box for name, box in sizes.items() if size in name}


# --- Playing a table to where it is interesting -----------------------------------------------------------------------


def sensible(offers: dict[str, Any], patience: int, chance: random.Random) -> dict[str, Any]:
    """A move that makes a table look like people's: gather what fits together, then play it."""
    leaders = offers.get("leaders") or []
    recruit = offers.get("recruit")
    if not leaders or offers.get("pillage"):
        return some_move(offers, chance)
    families = [(way, number) for number, leader in enumerate(leaders) for way in ways(leader)]
    largest, number = max(families, key=lambda family: sum(family[0].values()))
    if recruit and sum(largest.values()) < 4 and sum(offers["hand"].values()) < patience:
        wanted = {card.split(".")[0] for card in largest} | {card.split(".")[-1] for card in largest}
        fitting = [card for card in recruit.get("take", []) if wanted & set(card.split("."))]
        take = fitting and chance.random() < 0.4
        return {"kind": "recruit", "card": fitting[0]} if take else {"kind": "recruit"}
    browser = Browser(Offers.model_validate(offers))
    cards = tuple(card for card, count in largest.items() for _ in range(count))
    answers = [band for _, (band, _) in zip(range(200), browser.answers(0, number, cards, browser.hand), strict=False)]
    return move_to(chance.choice(answers)).model_dump(exclude_none=True)


def ways(leader: dict[str, Any]) -> Iterable[dict[str, int]]:
    """The cards that can go with a Leader, by tribe and by colour."""
    return [way for way in (leader.get("by_tribe"), leader.get("by_colour")) if way]


async def play_until(player: Player, holds: Holds, patience: int, moves: int = 600) -> None:
    """Move for everybody until it is the first one's turn and something holds, or the game is over."""
    chance = random.Random(7)
    while player.state["status"] == "running" and moves:
        offers = player.offers
        if offers is None:
            await player.receive()
            continue
        if offers["seat"] == 0 and holds(player):
            return
        wait = patience if offers["seat"] == 0 else 6
        move = sensible(offers, wait, chance)
        await player.ask(type="move", id=f"{chance.getrandbits(64)}", seat=offers["seat"], move=move)
        moves -= 1


def hand_of(player: Player) -> int:
    """How many cards the first player holds."""
    return sum((player.offers or {"hand": {}})["hand"].values())


def in_the_middle(player: Player) -> bool:
    """In the second Age, with a hand, a pool, and Bands before most players."""
    view = player.scenes[0]["view"]
    laid = sum(len(seat["bands"]) for seat in view["seats"])
    pool = sum(view["pool"].values())
    return bool(view["age"] == 2 and hand_of(player) >= 5 and pool >= 3 and laid >= 1.5 * view["players"])


def dragons(count: int) -> Holds:
    """So many Dragons have been seen."""
    return lambda player: player.scenes[0]["view"]["deck"]["dragons"] >= count and hand_of(player) >= 5


def leads(tribe: str, least: int, power: str) -> Holds:
    """The first player can lead a Band with this tribe, with so many cards and this power or question."""

    def holds(player: Player) -> bool:
        offers = player.offers or {}
        for number, leader in enumerate(offers.get("leaders", [])):
            most = max(sum(way.values()) for way in ways(leader))
            if not leader["leader"].startswith(tribe) or most < least:
                continue
            sizes = offers["prospects"][offers["stages"][0]["prospects"][number]]["sizes"]
            band = offers["bands"][sizes[most - 1]]
            if (band | (band.get("power") or {})).get(power):
                return True
        return False

    return holds


def never(_: Player) -> bool:
    """To the end of the game."""
    return False


@contextlib.asynccontextmanager
async def staged(server: ServerProcess, stage: Stage) -> AsyncIterator[list[Seat]]:
    """The table of a stage; its people stay at it as long as pictures are taken."""
    if not stage.players:
        yield []
        return
    if stage.open:
        host = open_table(server, ["person", "open", "adept", "open"], NAMES[0], hints=True, listed=True)
        yield [host, join(server, host.table, NAMES[1])]
        return
    tribes = stage.tribes[: 6 if stage.players > 3 else 5]
    kinds = ["person", *["open"] * (stage.players - 1)]
    seats = [open_table(server, kinds, NAMES[0], tribes=tribes, hints=True, memory_aid=True, listed=True)]
    seats += [join(server, seats[0].table, name) for name in NAMES[1 : stage.players]]
    async with seated(server, *seats) as player:
        await player.send(type="start", seat=0)
        await player.until(lambda: player.state["status"] == "running")
        for seat, text in ((1, "Good luck, everyone!"), (0, "You too. No Dragons before noon, please.")):
            await player.send(type="say", seat=seat, text=text)
        await play_until(player, stage.holds, stage.patience)
        listening = asyncio.create_task(stay(player))
        try:
            yield seats
        finally:
            listening.cancel()


async def stay(player: Player) -> None:
    """Listen, and say something now and then, as a client does."""
    while True:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(player.receive(), 10)
        await player.send(type="ping")
        await asyncio.sleep(1)


# --- What is done before a picture ------------------------------------------------------------------------------------


async def nothing(_: Page) -> None:
    """The page as it opens."""


def press(*selectors: str) -> Act:
    """One after the other."""

    async def act(page: Page) -> None:
        for selector in selectors:
            await page.locator(selector).first.click()

    return act


def build(tribe: str, *then: str) -> Act:
    """Begin a Band with the first card of a tribe, the largest such Band of the hand."""

    async def act(page: Page) -> None:
        cards = page.locator(f"[data-anchor^='hand:{tribe}']")
        best, most = 0, 0
        for number in range(await cards.count()):
            await cards.nth(number).click()
            size = await page.locator("li.in, li.leader").count()
            best, most = (number, size) if size > most else (best, most)
            await page.keyboard.press("Escape")
        await cards.nth(best).click()
        for selector in then:
            await page.locator(selector).first.click()
        await page.locator(".actions .button.main").first.wait_for()

    return act


async def open_ceremony(page: Page) -> None:
    """The end of the last Age, from its beginning."""
    await page.locator("header nav button").last.click()
    await page.locator("dialog .menu .button").nth(1).click()
    await page.locator("[data-ceremony] .controls").wait_for()


async def in_ceremony(page: Page) -> None:
    """A kingdom that several people stand in."""
    await open_ceremony(page)
    await page.locator("[data-ceremony]").press("Home")
    await page.keyboard.press("ArrowRight")
    await page.wait_for_timeout(700)


async def lose_connection(page: Page) -> None:
    """The sockets break, and none can be opened again."""
    await page.evaluate("window.cutOff()")
    await page.locator(".banner.lost").wait_for()


async def some_steps(page: Page) -> None:
    """Into the middle of a replay."""
    await page.locator("footer input[type=range]").first.evaluate(
        "node => { node.value = Math.round(node.max * 0.7); node.dispatchEvent(new Event('input', {bubbles: true})) }"
    )


async def judged(page: Page) -> None:
    """A replay with the chances to win beside it, at the turn that gave away the most."""
    await page.locator("header nav button").first.click()
    graph = page.get_by_role("slider").and_(page.locator(".graph"))
    await graph.wait_for(timeout=120_000)
    answer = await page.request.get(page.url.replace("/replay/", "/api/replays/") + "/analysis")
    turns = (await answer.json())["turns"]
    worst = max(turns, key=lambda turn: max((one["lost"] for one in turn["decisions"] if "mark" in one), default=0))
    await graph.press("Home")
    for _ in range(worst["number"]):
        await graph.press("ArrowRight")


async def judged_figures(page: Page) -> None:
    """The same as a table."""
    await judged(page)
    await page.locator("aside .rest .button").click()


async def player_dialog(page: Page) -> None:
    """All about the player with the longest name."""
    await page.locator(".player .who").nth(1).click()


async def take_over(page: Page) -> None:
    """Two people at one screen: the first one draws, and the other is to come."""
    await page.locator(".deck").click()
    await page.locator(".cover").wait_for()


OVER = Stage(3, GOODS[:5], never)
FOUR = Stage(4, holds=in_the_middle)
WAITING = Stage(4, open=True)
SHOTS = [
    Shot("start", "/", nothing, whole=True),
    Shot("new", "/new", nothing, whole=True),
    Shot("new-more", "/new", press("text=Chosen", "summary"), whole=True),
    Shot("rules", "/rules", nothing, whole=True),
    Shot("learn", "/learn", nothing, whole=True),
    Shot("not-found", "/nowhere/at/all", nothing),
    Shot("settings", "/", press(".tools button:last-child")),
    Shot("table-2", "", nothing, Stage(2, holds=in_the_middle)),
    Shot("table-4", "", nothing, FOUR),
    Shot("table-4-log", "", press("header nav button:nth-child(2)"), FOUR),
    Shot("table-4-menu", "", press("header nav button:nth-child(3)"), FOUR),
    Shot("table-4-scores", "", press("header nav button:nth-child(1)"), FOUR),
    Shot("table-4-text", "", press("header nav button:nth-child(3)", "dialog .menu .button"), FOUR),
    Shot("table-4-tribes", "", press("header .tribes"), FOUR),
    Shot("table-4-kingdom", "", press(".kingdom"), FOUR),
    Shot("table-4-player", "", player_dialog, FOUR),
    Shot("table-4-ceremony", "", in_ceremony, FOUR),
    Shot("table-4-summary", "", open_ceremony, FOUR),
    Shot("table-4-lost", "", lose_connection, FOUR),
    Shot("start-own", "/", nothing, FOUR, whole=True),
    Shot("waiting", "/table/{table}", nothing, WAITING, whole=True),
    Shot("lobby", "/lobby", nothing, WAITING, whole=True),
    Shot("table-6", "", nothing, Stage(6, holds=in_the_middle)),
    Shot("table-6-dragons", "", nothing, Stage(6, ("skeleton", *GOODS[:5]), dragons(2))),
    Shot("builder-wingfolk", "", build("wingfolk"), Stage(4, holds=leads("wingfolk", 3, "kingdoms"))),
    Shot("builder-troll", "", build("troll"), Stage(4, holds=leads("troll", 3, "tokens"))),
    Shot("builder-elf", "", build("elf"), Stage(4, holds=leads("elf", 3, "keep"), patience=10)),
    Shot("builder-merfolk", "", build("merfolk", "fieldset .chip"), Stage(4, holds=leads("merfolk", 3, "extra"))),
    Shot(
        "builder-centaur",
        "",
        build("centaur", ".builder .button"),
        Stage(5, ("centaur", "wizard", "skeleton", "dwarf", "orc", "halfling"), leads("centaur", 3, "another"), 10),
    ),
    Shot("cover", "", take_over, Stage(2, holds=lambda _: True, own=2)),
    Shot("over", "", press("header nav button:nth-child(1)"), OVER),
    Shot("over-table", "", nothing, OVER),
    Shot("replay", "/replay/{table}", some_steps, OVER),
    Shot("replay-judged", "/replay/{table}", judged, OVER),
    Shot("replay-judged-whole", "/replay/{table}", judged, OVER, whole=True),
    Shot("replay-judged-figures", "/replay/{table}", judged_figures, OVER),
    Shot("replay-judged-6", "/replay/{table}", judged, Stage(6, holds=never)),
    Shot("replays", "/replays", nothing, OVER, whole=True),
]
TRANSLATED = ("start", "new", "learn", "rules", "table-4", "table-4-scores", "table-4-ceremony", "table-4-summary")
"""Pictures that are worth a look in every language."""
README_SIZE = (1200, 1200)
README = {
    "table": ("table-4", "1440", "light"),
    "builder": ("builder-wingfolk", "1440", "dark"),
    "phone": ("table-4", "390", "light"),
    "start": ("start", "1024", "light"),
}

WATCHED_SOCKETS = """
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

WRONG = """(table) => {
  const found = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth) found.push(`scrolls sideways: ${root.scrollWidth}`);
  if (table && innerWidth > 700 && root.scrollHeight > innerHeight) found.push(`too high: ${root.scrollHeight}`);
  const named = (node) => [node.tagName, ...node.classList].filter((name) => !name.startsWith('svelte-')).join('.');
  for (const node of document.querySelectorAll('body *')) {
    const style = getComputedStyle(node);
    if (node.closest('svg, .unseen, .card, .hero') || style.overflow === 'visible' || !node.clientWidth) continue;
    const [wide, high] = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight];
    const scrolls = /auto|scroll/.test(style.overflow);
    const what = `${named(node)} ${scrolls ? 'scrolls' : 'is cut off'} by`;
    if (wide > 1) found.push(`${what} ${wide} across`);
    if (high > 2 && !node.matches('.body, aside, aside ol')) found.push(`${what} ${high} down`);
  }
  return [...new Set(found)];
}"""


# --- Taking them ------------------------------------------------------------------------------------------------------


async def opened(
    chromium: Chromium, server: ServerProcess, shot: Shot, seats: list[Seat], sizes: Sizes, language: str
) -> Page:
    """The page of a picture, everything done that is to be seen in it."""
    width, height = next(iter(sizes.values()))
    phone = sizes.keys() <= PHONE.keys()
    context: BrowserContext = await chromium.new_context(
        base_url=server.url,
        viewport={"width": width, "height": height},
        has_touch=phone,
        is_mobile=phone,
        reduced_motion="reduce",
        locale=language,
    )
    own = [vars(seat) | {"name": NAMES[seat.seat], "seen": 1} for seat in seats[: shot.stage.own]]
    kept = {"ethnos.settings": {"pace": "instant", "name": "Ada"}, "ethnos.seats": own}
    keeping = "".join(f"localStorage.setItem({key!r}, {json.dumps(json.dumps(kept[key]))});" for key in kept)
    await context.add_init_script(keeping + WATCHED_SOCKETS)
    page = await context.new_page()
    page.set_default_timeout(30_000)
    place = shot.path or "/table/{table}"
    await page.goto(place.format(table=seats[0].table if seats else ""))
    await page.locator("h1").first.wait_for(state="attached")
    await page.evaluate("document.fonts.ready")
    if shot.stage.own > 1 and await page.locator(".cover").count():
        await page.locator(".cover .button").click()
    await shot.act(page)
    await page.wait_for_timeout(150)
    return page


async def take(
    chromium: Chromium, server: ServerProcess, shot: Shot, seats: list[Seat], folder: Path, manner: Manner
) -> None:
    """A picture at every size, in every theme and language that is wanted."""
    for language, sizes in itertools.product(manner.languages, filter(None, (manner.wide, manner.phone))):
        page = await opened(chromium, server, shot, seats, sizes, language)
        for size, (width, height) in sizes.items():
            await page.set_viewport_size({"width": width, "height": height})
            for theme in manner.themes:
                await page.emulate_media(color_scheme=theme)
                await page.wait_for_timeout(80)
                path = manner.path(folder, shot, size, theme, language)
                await page.screenshot(path=path, full_page=shot.whole, animations="disabled", timeout=120_000)
            for problem in await page.evaluate(WRONG, not shot.path):
                say(f"    {size} {language}: {problem}")
        await page.context.close()


def say(text: str) -> None:
    """Tell whoever waits."""
    print(text, flush=True)  # noqa: T201


async def take_all(server: ServerProcess, folder: Path, shots: Sequence[Shot], manner: Manner) -> None:
    """All pictures, those of a stage together."""
    stages = list(dict.fromkeys(shot.stage for shot in shots))
    began, number = time.monotonic(), 0
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for stage in stages:
            async with staged(server, stage) as seats:
                for shot in (shot for shot in shots if shot.stage == stage):
                    number += 1
                    say(f"{number:3}/{len(shots)} {time.monotonic() - began:4.0f} s  {shot.name}")
                    await take(chromium, server, shot, seats, folder, manner)
        await chromium.close()


def lighten(folder: Path, readme: Path) -> None:
    """The README's pictures, smaller, each in the colours that suit it best."""
    readme.mkdir(parents=True, exist_ok=True)
    for name, picture in README.items():
        with Image.open(folder / f"{'-'.join(picture)}.png") as taken:
            whole = taken.convert("RGB")
        whole.thumbnail(README_SIZE, Image.Resampling.LANCZOS)
        colours = whole.quantize(256, Image.Quantize.MEDIANCUT, kmeans=3)
        whole.quantize(palette=colours, dither=Image.Dither.FLOYDSTEINBERG).save(readme / f"{name}.png", optimize=True)


def main() -> None:
    """Ask for a folder, and fill it."""
    parser = argparse.ArgumentParser(description="pictures of every page and state")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="only pictures whose name has this word")
    parser.add_argument("--size", default="", choices=["", *LOW, *WIDE, *PHONE], help="only at this width")
    parser.add_argument("--languages", action="store_true", help="some of them, in every language")
    parser.add_argument("--readme", type=Path, help="where the README's pictures go")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    names = TRANSLATED if wanted.languages else [shot.name for shot in SHOTS]
    shots = [shot for shot in SHOTS if shot.name in names and wanted.only in shot.name]
    manner = Manner(only(WIDE, wanted.size), only(PHONE, wanted.size))
    if wanted.languages:
        manner = Manner(only(LOW, wanted.size), only(PHONE, wanted.size), THEMES[:1], languages())
    with tempfile.TemporaryDirectory() as scratch, ServerProcess(database_in(Path(scratch))) as server:
        asyncio.run(take_all(server, wanted.folder, shots, manner))
    if wanted.readme:
        lighten(wanted.folder, wanted.readme)


if __name__ == "__main__":
    main()
