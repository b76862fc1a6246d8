"""A simulated person in front of a browser: finds and clicks things by the texts on the page."""

import json
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from ethnos.base.i18n import Texts
from ethnos.engine.moves import PlayBand

texts = Texts("en")
DESKTOP = (1440, 900)
TABLET = (1024, 768)
PHONE = (390, 844)
PATIENCE_MS = 60_000
"""Milliseconds to wait for something to become clickable."""
HAND_TO_PLAY = 7
"""With this many cards in hand these people stop recruiting and play a Band."""


@dataclass(frozen=True)
class Wishes:
    """The settings of a person's browser."""

    size: tuple[int, int] = DESKTOP
    touch: bool = False
    language: str = "en"
    dark: bool = False
    settings: dict[str, Any] = field(default_factory=lambda: {"pace": "instant"})
    scale: float = 1.0
    """Device pixels for each CSS pixel."""
    bypass_csp: bool = False
    """For tools that inject their own script into the page."""
    expected: tuple[str, ...] = ()
    """Parts of console errors that the test expects."""


@dataclass(frozen=True)
class Glance:
    """What a person has to know for the next move."""

    window: bool
    """A dialog is open, or the end of an Age is shown on the table."""
    recruits: bool
    """It is this person's turn, and they may take a card."""
    full: bool
    """They have to play a Band."""
    hand: list[str]
    """The names of the cards."""
    pool: int

    @property
    def leaders(self) -> list[str]:
        """Cards of the hand that can lead a Band (R-T9)."""
        return [name for name in self.hand if name != "skeleton"]


GLANCE = """(full) => ({
    window: document.querySelector('dialog[open], [data-ceremony]') !== null,
    recruits: document.querySelector('[data-anchor=deck][aria-disabled=false]') !== null,
    full: document.querySelector('main')?.textContent.includes(full) ?? false,
    hand: [...document.querySelectorAll('[data-anchor^="hand:"]')].map((card) => card.dataset.anchor.split(':')[1]),
    pool: document.querySelectorAll('[data-anchor^="pool:"]').length,
})"""

GO = """(path) => {
    history.pushState(null, '', path);
    dispatchEvent(new PopStateEvent('popstate'));
}"""

WITHOUT_LINKS = """(nodes) => nodes.map((node) => {
    const copy = node.cloneNode(true);
    copy.querySelectorAll('a').forEach((link) => link.remove());
    return copy.textContent.trim();
})"""


class Person:
    """One browser context with one page."""

    def __init__(self, browser: Browser, url: str, wishes: Wishes) -> None:
        width, height = wishes.size
        self.url, self.wishes = url, wishes
        self.texts = Texts(wishes.language)
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            device_scale_factor=wishes.scale,
            has_touch=wishes.touch,
            is_mobile=wishes.touch,
            color_scheme="dark" if wishes.dark else "light",
            bypass_csp=wishes.bypass_csp,
            locale=wishes.language,
        )
        self.context.set_default_timeout(PATIENCE_MS)
        settings = json.dumps(json.dumps(wishes.settings))
        self.context.add_init_script(f"localStorage['ethnos.settings'] ??= {settings}")
        self.troubles: list[str] = []
        self.prepared = False
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"page error: {error}"))
        self.page.on("console", self._check_console)
        self.page.on("request", self._check_request)

    def _check_console(self, message: ConsoleMessage) -> None:
        text = f"{message.type}: {message.text}"
        if message.type == "error" and not any(part in text for part in self.wishes.expected):
            self.troubles.append(text)

    def _check_request(self, request: Request) -> None:
        """Report requests to other hosts: the client must not make any."""
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"asks another host: {request.url}")

    def prepare(self, script: str) -> None:
        """Run a script first on every page. It cannot be removed again, so no other test can use this browser."""
        self.prepared = True
        self.context.add_init_script(script)

    def start_over(self) -> None:
        """Make the browser like a new one: an empty page of the first size, nothing stored, nothing changed."""
        width, height = self.wishes.size
        for page in self.context.pages:
            if page is not self.page:
                page.close()
        self.page.goto("about:blank")
        self.page.unroute_all()
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.emulate_media(color_scheme="dark" if self.wishes.dark else "light", reduced_motion="null")
        self.context.unroute_all()
        self.context.clear_permissions()
        self.context.set_offline(False)
        session = self.context.new_cdp_session(self.page)
        session.send("Storage.clearDataForOrigin", {"origin": self.url, "storageTypes": "all"})
        session.detach()
        self.troubles.clear()

    # --- Navigation ---------------------------------------------------------------------------------------------

    def open(self, path: str) -> None:
        """Open a page of the client."""
        self.page.goto(self.url + path)

    def go(self, path: str) -> None:
        """Go to another page of the client as its own links do, without a reload, which takes twice the work."""
        if self.page.url == "about:blank":
            self.open(path)
        else:
            self.page.evaluate(GO, path)

    def sit(self, table: str, secret: str) -> None:
        """Open a seat at a table by its personal link, from any page."""
        self.go(f"/table/{table}#{secret}")
        expect(self.page).to_have_url(f"{self.url}/table/{table}")  # the secret has been read, also after another table
        expect(self.map).to_be_visible()
        self.wait_for_fonts()

    def wait_for_fonts(self) -> None:
        """Wait for the fonts of what is shown: until they are there, its texts have other sizes."""
        self.page.evaluate("document.fonts.ready.then(() => true)")

    @property
    def table(self) -> str:
        """The id of the table that is open."""
        return self.page.url.rsplit("/", 1)[-1]

    # --- Finding things -----------------------------------------------------------------------------------------

    def button(self, key: str, within: Page | Locator | None = None, **values: str | int) -> Locator:
        """A button by the text on it."""
        return (within or self.page).get_by_role("button", name=self.texts(key, **values), exact=True)

    def press(self, key: str, **values: str | int) -> None:
        """Click a button, or touch it."""
        self.activate(self.button(key, self.page, **values))

    def activate(self, place: Locator) -> None:
        """Click or tap, as the device does. A card is hit at its shield, which stays visible where cards overlap."""
        shield = place.evaluate(
            """node => {
              if (!/^(hand|pool):/.test(node.dataset.anchor ?? '')) return null
              const { width, height } = node.getBoundingClientRect()
              return { x: width * 0.16, y: height * 0.2 }
            }"""
        )
        if self.wishes.touch:
            place.tap(timeout=PATIENCE_MS, position=shield)
        else:
            place.click(timeout=PATIENCE_MS, position=shield)

    def region(self, key: str) -> Locator:
        """A part of the table."""
        return self.page.get_by_role("region", name=self.texts(key), exact=True)

    @property
    def map(self) -> Locator:
        """The kingdoms."""
        return self.region("web-map")

    @property
    def actions(self) -> Locator:
        """The region of what can be done next."""
        return self.region("web-actions")

    @property
    def builder(self) -> Locator:
        """The Band being built."""
        return self.region("web-builder")

    @property
    def dialog(self) -> Locator:
        """The open dialog."""
        return self.page.get_by_role("dialog")

    @property
    def window(self) -> Locator:
        """What has to be closed before the game goes on: a dialog, or the end of an Age shown on the map."""
        return self.page.locator("dialog[open], [data-ceremony]").last

    @property
    def confirm(self) -> Locator:
        """The button that plays a Band."""
        return self.button("web-play-band")

    @property
    def deck(self) -> Locator:
        """The face-down cards."""
        return self.page.locator("[data-anchor=deck]")

    @property
    def hand(self) -> Locator:
        """The person's own cards."""
        return self.page.locator("[data-anchor^='hand:']")

    @property
    def pool(self) -> Locator:
        """The face-up cards."""
        return self.page.locator("[data-anchor^='pool:']")

    def kingdom(self, name: str) -> Locator:
        """A kingdom on the map."""
        return self.page.locator(f"[data-kingdom={name}]")

    def card(self, name: str, place: int = 0) -> Locator:
        """A card of the hand; ``place`` tells apart cards of the same kind."""
        return self.page.locator(f"[data-anchor='hand:{name}']").nth(place)

    def cards(self) -> Counter[str]:
        """The hand as the page shows it."""
        return Counter(self.anchors(self.hand))

    @staticmethod
    def anchors(places: Locator) -> list[str]:
        """The names of cards."""
        names: list[str] = places.evaluate_all("nodes => nodes.map((node) => node.dataset.anchor.split(':')[1])")
        return names

    def lines(self) -> list[str]:
        """What the page says will happen, without the links to rules."""
        lines: list[str] = self.actions.get_by_role("listitem").evaluate_all(WITHOUT_LINKS)
        return lines

    def ghosts(self) -> list[str]:
        """Kingdoms with the preview of a marker."""
        kingdoms: list[str] = self.page.locator("[data-kingdom][data-ghosts]").evaluate_all(
            "nodes => nodes.map((node) => node.dataset.kingdom)"
        )
        return kingdoms

    # --- Playing ------------------------------------------------------------------------------------------------

    @property
    def prompt(self) -> Locator:
        """What waits for this person: a dialog, or a move that they can or must make."""
        full = self.page.get_by_text(self.texts("web-status-full"))
        return self.dialog.or_(self.page.locator("[data-anchor=deck][aria-disabled=false]")).or_(full)

    def glance(self) -> Glance:
        """Read the page for the next move."""
        return Glance(**self.page.evaluate(GLANCE, self.texts("web-status-full")))

    def pillage(self) -> Locator:
        """The question about the Orc horde."""
        return self.page.get_by_role("button", name=self.texts("web-pillage-empty", glory=0).split(":")[0])

    def lead_some_band(self) -> None:
        """Play a Band with the first card that can lead, and every card that can join it."""
        self.activate(self.card(self.glance().leaders[0]))
        self.answer_kingdom()
        expect(self.confirm).to_be_enabled()
        self.activate(self.confirm)

    def answer_kingdom(self) -> None:
        """Choose the first kingdom, if the marker can go to several."""
        if self.actions.get_by_text(self.texts("web-choose-kingdom"), exact=True).count():
            kingdoms = self.builder.get_by_role("group", name=self.texts("web-ask-kingdom"))
            self.activate(kingdoms.get_by_role("button").first)

    def move_if_possible(self, *, alone: bool = False) -> bool:
        """Make one move, or close a dialog unless it is left ``alone``. Returns False, to be used in conditions."""
        try:
            self._move(self.glance(), alone)
        except PlaywrightTimeout:  # the end of an Age came in between, and is shown on the table
            assert self.glance().window
        return False

    def _move(self, glance: Glance, alone: bool) -> None:
        if glance.window and alone:
            return
        if glance.window or not (glance.recruits or glance.full):
            if (question := self.pillage()).count():
                self.activate(question.last)
            elif glance.window:
                self.activate(self.button("web-close", self.window).last)
        elif glance.recruits and (len(glance.hand) < HAND_TO_PLAY or not glance.leaders):
            self.activate(self.deck if glance.hand or not glance.pool else self.pool.first)
        else:
            self.lead_some_band()

    def build(self, band: PlayBand) -> None:
        """Build this Band on the page, with its Leader's choices and the Bands that follow it."""
        self.activate(self.card(band.leader))
        self._follow(band)

    def _follow(self, band: PlayBand) -> None:
        self.build_only(band.cards)
        self._choose(band)
        if band.then:
            self.press("web-follow")
            self._lead(band.then.leader, band.cards.count(band.then.leader))
            self._follow(band.then)

    def _lead(self, leader: str, used: int) -> None:
        """Choose the Leader of the following Band; ``used`` of these cards are in the Band before it."""
        if not self.button("web-hand-card", self.page, card=leader, role="leader", kept="no").count():
            self.activate(self.card(leader, used))

    def build_only(self, cards: Iterable[str]) -> None:
        """Choose tribe or colour, whichever includes all of these cards, and leave out the others."""
        expect(self.builder).to_be_visible()
        target = Counter(cards)
        together = self.builder.get_by_role("group", name=self.texts("web-together")).get_by_role("button")
        if self._cards_in_band() & target != target:
            self.activate(together.and_(self.page.locator("[aria-pressed=false]")))
        for name, count in (self._cards_in_band() - target).items():
            for _ in range(count):
                self.activate(self._band_card(name).last)
        expect_soon(lambda: self._cards_in_band() == target)

    def _band_card(self, name: str) -> Locator:
        return self.page.locator(f"[data-anchor='hand:{name}'][aria-pressed=true]")

    def _cards_in_band(self) -> Counter[str]:
        return Counter(self.anchors(self.page.locator("[data-anchor^='hand:'][aria-pressed=true]")))

    def kept(self) -> list[str]:
        """The cards that an Elf keeps so far."""
        pressed = self.button("web-keep", kept="yes").locator("xpath=preceding-sibling::button")
        return self.anchors(pressed)

    def keep(self, name: str, wanted: bool) -> None:
        """Have an Elf keep a card, or let it go."""
        place = self.page.get_by_role("listitem").filter(has=self.page.locator(f"[data-anchor='hand:{name}']"))
        self.activate(self.button("web-keep", within=place, kept="no" if wanted else "yes").first)

    def _choose(self, band: PlayBand) -> None:
        if band.kingdom:
            self.activate(self.kingdom(band.kingdom))
        for kingdom in band.extra:
            self.activate(self.kingdom(kingdom))
        if band.token:
            self.press("web-troll-token", value=band.token)
        for key, wanted in (("web-ask-horde", band.horde), ("web-ask-draw", band.draw)):
            box = self.page.get_by_label(self.texts(key, count=len(band.cards)))
            if box.count() and box.is_checked() != wanted:
                self.activate(box)


def expect_soon(holds: Callable[[], bool], why: Callable[[], str] = str, seconds: float = PATIENCE_MS / 1000) -> None:
    """Wait for a condition that no locator can express."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, f"the condition did not hold in time: {why()}"
        time.sleep(0.05)


def tab_to(person: Person, goal: Locator, key: str = "Tab") -> None:
    """Press Tab, or another key, until the goal has the focus; check that the focus is visible."""
    for _ in range(120):
        if goal.evaluate("node => node === document.activeElement"):
            break
        # Tab stops once at a group of buttons; within it the arrow keys move the focus.
        within = goal.evaluate("node => !!node.closest('[data-roving]')?.contains(document.activeElement)")
        person.page.keyboard.press("ArrowRight" if within else key)
    else:
        raise AssertionError(f"{key} does not reach {goal}")
    is_marked = """node => [node, node.nextElementSibling, node.parentElement].some((part) =>
        part && (getComputedStyle(part).outlineStyle !== 'none' || getComputedStyle(part).boxShadow !== 'none'))"""
    assert goal.evaluate(is_marked), f"the focus on {goal} cannot be seen"
