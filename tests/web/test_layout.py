"""The layout of the table: measured at many moments, on all sizes of screen.

Areas do not overlap, the map never moves, nothing is outside the screen, and a finger or a mouse can reach a part of
every card.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect

from ethnos.engine.components import DRAGON, HAND_LIMIT
from ethnos.engine.fields import nonzero
from ethnos.engine.moves import PlayBand
from ethnos.game.game import Game
from harness.live import ServerProcess
from harness.person import PATIENCE_MS, Person, Wishes, expect_soon
from harness.positions import Position, PreparedTable, before_the_end_of_an_age, cards_of, find, prepare_table
from tests.others_long import others_long
from tests.web.conftest import People

Sizes = Sequence[tuple[int, int]]
MOUSE = ((1366, 768), (1920, 1080), (2560, 1440), (1024, 768))
PHONES = ((390, 844), (360, 640), (844, 390))
SMALLEST = min(PHONES)
TOUCH = (*PHONES, (768, 1024), (1024, 768))
SCREENS = [
    pytest.param(((1366, 768), (1024, 768)), False, id="mouse"),
    pytest.param(((360, 640), (844, 390)), True, id="touch"),
    pytest.param(MOUSE, False, id="all-mouse", marks=pytest.mark.long),
    pytest.param(TOUCH, True, id="all-touch", marks=pytest.mark.long),
]
"""The narrowest and the usual screen of each kind; in the long tests, all."""
SIX = ("dwarf", "giant", "minotaur", "wizard", "troll", "wingfolk")
KINDS_IN_A_FULL_POOL = 12
NEARLY_FULL = 9
"""With so many cards in hand there is a tip."""
TIP_SCREENS = [
    pytest.param("ru", ((1366, 768),), id="ru"),
    *(
        pytest.param(language, (*MOUSE, (768, 1024)), id=f"{language}-all", marks=pytest.mark.long)
        for language in ("en", "de", "pl", "pt-BR", "ru")
    ),
]
"""The language whose words are the longest; in the long tests, all languages on all screens."""
TURNS = 3
"""Within these turns some bot plays a Band."""
WHOLE_GAME = 300.0
"""Seconds on a busy machine."""
SLACK = 2.5
"""Pixels by which shadows and tilted corners may reach into a neighbour."""
REACH = (
    ("[data-anchor^='hand:']:enabled", 24, 30),
    (".tag", 18, 24),
    ("[data-anchor^='pool:'], [data-anchor=deck]", 18, 15),
    (".board section.actions .button", 40, 30),
    ("[data-anchor^='seat:']", 60, 20),
)
"""How wide and high, in pixels, a part of these has to be that nothing covers."""

MEASURE = """(REACH) => {
  const rect = (node) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    return { left, top, right, bottom };
  };
  const visible = (node) => node.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const all = (selector) => [...document.querySelectorAll(selector)].filter(visible);
  const named = (prefix, selector) => all(selector).map((node, at) =>
    [`${prefix} ${node.dataset.anchor ?? node.dataset.kingdom ?? at}`, rect(node)]);
  const table = document.querySelector('.board');
  const areas = Object.fromEntries([
    ...named('top', 'main > header'),
    ...named('map', '.board > .map > .map'),
    ...named('player', '[data-anchor^="seat:"]'),
    ...named('deck', '[data-anchor=deck]'),
    ...named('pool', '[data-anchor^="pool:"]'),
    ...named('builder', '.builder'),
    ...named('story', '.board > .story'),
    ...named('log', '.board > aside'),
    ...named('hand', '#hand'),
    ...named('actions', '.board section.actions, .board > .ceremony'),
    ...named('move-sheet', '.move-sheet'),
  ]);
  /** Whether nothing covers a part of this width and height. */
  const reached = (node, wide, high) => {
    const { left, top, right, bottom } = node.getBoundingClientRect();
    const step = 6;
    let rows = 0;
    for (let y = Math.max(top, 0) + 2; y < Math.min(bottom, innerHeight); y += step) {
      let run = 0, best = 0;
      for (let x = left + 1; x < right && best < wide; x += step / 2) {
        run = node.contains(document.elementFromPoint(x, y)) ? run + step / 2 : 0;
        best = Math.max(best, run);
      }
      rows = best >= wide ? rows + 1 : 0;
      if (rows * step >= high) return true;
    }
    return false;
  };
  /** Whether a card of the hand lies under it. */
  const overCards = (node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const parts = [0.2, 0.5, 0.8];
    const under = (x, y) => document.elementsFromPoint(left + x * width, top + y * height);
    const card = (node) => node.matches('[data-anchor^="hand:"]');
    return parts.some((x) => parts.some((y) => under(x, y).some(card)));
  };
  return {
    areas,
    covering: all('#hand .sort').filter(overCards).length,
    tips: Object.fromEntries(named('tip', '.tip')),
    cut: all('.slip').filter((node) => node.scrollHeight > node.clientHeight + 1).length,
    spilt: all('.ceremony :is(.scene, .box)').filter((node) => node.scrollWidth > node.clientWidth + 1).length,
    kingdoms: Object.fromEntries(named('kingdom', '[data-kingdom]')),
    cards: Object.fromEntries(named('card', '[data-anchor^="hand:"]').map(([name, box], at) => [`${name} ${at}`, box])),
    hidden: REACH.flatMap(([selector, wide, high]) => all(selector).filter((node) => !reached(node, wide, high))
      .map((node) => `of ${node.dataset.anchor ?? node.className} less than ${wide} x ${high} pixels can be clicked`)),
    width: innerWidth,
    height: innerHeight,
    across: document.scrollingElement.scrollWidth,
    down: document.scrollingElement.scrollHeight,
    arrangement: table.className.split(' ').find((name) => ['wide', 'upright', 'phone', 'side'].includes(name)),
    building: table.classList.contains('building'),
    counted: table.classList.contains('counted'),
  };
}"""

SETTLE = """async () => {
  const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await painted();
  await painted();
  const moving = document.getAnimations().filter((motion) => motion.effect.getComputedTiming().iterations < 9);
  await Promise.race([Promise.allSettled(moving.map((motion) => motion.finished)),
    new Promise((done) => setTimeout(done, 1500))]);
}"""

MEASURE_STAGED = f"""async ({{ REACH, patience }}) => {{
  const settle = {SETTLE};
  const measure = {MEASURE};
  const isOwnTurn = () => document.querySelector('[data-anchor=deck]').ariaDisabled === 'false';
  const measurements = [];
  for (const end = performance.now() + patience; !isOwnTurn();) {{
    if (performance.now() > end) throw new Error('the person has no turn');
    if (document.querySelector('.move-sheet')) {{
      await settle();
      measurements.push(measure(REACH));
    }}
    await new Promise((done) => setTimeout(done, 100));
  }}
  return measurements;
}}"""
"""Measures the moves of other players within the page: from outside, it would often be too late."""


@dataclass(frozen=True)
class Box:
    """A rectangle on the screen."""

    left: float
    top: float
    right: float
    bottom: float

    def overlaps(self, other: "Box") -> bool:
        """Whether this box overlaps the other by more than an edge."""
        across = min(self.right, other.right) - max(self.left, other.left)
        down = min(self.bottom, other.bottom) - max(self.top, other.top)
        return min(across, down) > SLACK

    def within(self, other: "Box") -> bool:
        """Whether this box lies in the other."""
        return (
            self.left >= other.left - SLACK
            and self.top >= other.top - SLACK
            and self.right <= other.right + SLACK
            and self.bottom <= other.bottom + SLACK
        )


class Ruler:
    """Measures a person's page; remembers where the map was on each size of screen."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.maps: dict[tuple[int, int], Box] = {}
        self.problems: list[str] = []

    def at(self, moment: str) -> None:
        """Record the problems of the page as it is now."""
        settle(self.person)
        self.note(moment, self.person.page.evaluate(MEASURE, REACH))

    def note(self, moment: str, measured: dict[str, Any]) -> None:
        """Record the problems of a measurement."""
        size = (int(measured["width"]), int(measured["height"]))
        map_box = Box(**measured["areas"]["map 0"])
        problems = [*problems_of_areas(measured), *problems_of_cards(measured), *self._moved(size, map_box)]
        self.problems += [f"{size[0]}x{size[1]} {moment}: {problem}" for problem in problems]

    def _moved(self, size: tuple[int, int], now: Box) -> Iterator[str]:
        first = self.maps.setdefault(size, now)
        edges = zip(vars(first).values(), vars(now).values(), strict=True)
        if max(abs(before - after) for before, after in edges) > 0.6:
            yield f"the map was at {first} and is at {now}"

    def on_all_screens(self, moment: str, sizes: Sizes) -> None:
        """Measure the same moment on several sizes of screen."""
        for width, height in sizes:
            self.person.page.set_viewport_size({"width": width, "height": height})
            self.at(moment)

    def assert_no_problems(self) -> None:
        """Fail with all recorded problems, if there are any."""
        assert not self.problems, "\n".join(self.problems)


def settle(person: Person) -> None:
    """Wait until animations have ended and the table is laid out for the size of its screen."""
    person.page.evaluate(SETTLE)


def problems_of_areas(measured: dict[str, Any]) -> Iterator[str]:
    """Areas that overlap or are outside the screen, and a page that scrolls."""
    screen = Box(0, 0, measured["width"], measured["height"])
    areas = {name: Box(**box) for name, box in measured["areas"].items()}
    if measured["across"] > measured["width"]:
        yield f"the page is {measured['across']} wide"
    if measured["down"] > measured["height"]:
        yield f"the page is {measured['down']} high"
    for name, box in areas.items():
        if not box.within(screen):
            yield f"{name} is outside the screen: {box}"
    for (name, box), (other_name, other_box) in combinations(areas.items(), 2):
        if box.overlaps(other_box) and not may_overlap(name, other_name, measured):
            yield f"{name} and {other_name} overlap: {box} {other_box}"
    for name, box in measured["kingdoms"].items():
        if not Box(**box).within(areas["map 0"]):
            yield f"{name} is not on the map"
    for box in measured["tips"].values():
        if not Box(**box).within(areas["story 0"]):
            yield f"the tip is not in its place: {box}"
    if measured["cut"]:
        yield "the tip is cut off"
    if measured["spilt"]:
        yield "the scoring does not fit across"


def may_overlap(name: str, other_name: str, measured: dict[str, Any]) -> bool:
    """Cards lie over cards; a move is staged over the pool and the story; on phones a Band's actions over the hand."""
    parts = {name.split()[0], other_name.split()[0]}
    if parts <= {"pool", "deck"}:
        return True
    if "move-sheet" in parts:
        return parts.isdisjoint({"map", "hand", "actions", "top", "player"})
    if "log" in parts:
        return measured["arrangement"] != "wide" or parts.isdisjoint({"map", "hand", "actions", "player", "top"})
    phone = measured["arrangement"] in {"phone", "side"}
    if parts == {"builder", "story"}:
        return bool(phone and not measured["tips"])
    return bool(phone and measured["building"] and parts == {"hand", "actions"})


def problems_of_cards(measured: dict[str, Any]) -> Iterator[str]:
    """Cards of the hand over other areas, and things that are covered too much to be clicked."""
    other_areas = [
        (name, Box(**box))
        for name, box in measured["areas"].items()
        if name.split()[0] not in {"hand", "actions", "move-sheet"}
    ]
    for card, box in measured["cards"].items():
        for name, area in other_areas:
            if Box(**box).overlaps(area):
                yield f"{card} lies over {name}: {box} {area}"
        if box["top"] < 0 or box["left"] < -SLACK or box["right"] > measured["width"] + SLACK:
            yield f"{card} is not in sight: {box}"
    if measured["covering"]:
        yield "the button for the order lies over a card"
    # Nothing is clicked while another player's move is staged, or a window lies above.
    if not {"move-sheet 0", "log 0"} & measured["areas"].keys():
        yield from measured["hidden"]


@pytest.fixture(scope="module")
def full(server: ServerProcess) -> tuple[PreparedTable, PlayBand]:
    """Six players, a full hand and a full pool."""

    def plan(game: Game) -> PlayBand | None:
        cards = cards_of(game)
        kinds = len(nonzero(game.table.pool))
        if len(cards) < HAND_LIMIT or kinds < KINDS_IN_A_FULL_POOL:
            return None
        tribes = [card.split(".")[0] for card in cards]
        common = max((tribe for tribe in tribes if tribe != "skeleton"), key=tribes.count)
        band = tuple(card for card in cards if card.startswith(common))
        return PlayBand(band[len(band) // 2], band)

    position = find(SIX, lambda _card: False, plan, players=6)
    return prepare_table(server.database, position.game, position.turns), position.move


def with_cards(count: int) -> Position:
    """Six players, so many cards in hand, and the last Dragon at the bottom of the deck, so that the Age goes on."""

    def plan(game: Game) -> PlayBand | None:
        suits = len(cards_of(game)) == count and game.table.deck[0] == DRAGON
        return PlayBand(cards_of(game)[0], tuple(cards_of(game)[:1])) if suits else None

    return find(SIX, lambda _card: False, plan, players=6)


@pytest.fixture(scope="module")
def nearly_full(server: ServerProcess) -> PreparedTable:
    """Six players, and a hand for which there is a tip."""
    position = with_cards(NEARLY_FULL)
    return prepare_table(server.database, position.game, position.turns)


def new_ruler(people: People, table: PreparedTable, touch: bool, **wishes: Any) -> Ruler:
    """A person at seat 0, whose page is measured."""
    person = people.person(Wishes(size=(TOUCH if touch else MOUSE)[0], touch=touch, **wishes), exact=True)
    person.sit(table.id, table.secrets[0])
    return Ruler(person)


@pytest.mark.parametrize(("sizes", "touch"), SCREENS)
def test_six_players_with_a_full_hand_and_a_full_pool(
    people: People, full: tuple[PreparedTable, PlayBand], sizes: Sizes, touch: bool
) -> None:
    table, band = full
    ruler = new_ruler(people, table, touch)
    person = ruler.person
    ruler.on_all_screens("a full hand and a full pool", sizes)
    person.activate(person.card(band.leader))
    expect(person.builder).to_be_visible()
    ruler.on_all_screens("a Band with a Leader in the middle", sizes)
    ruler.assert_no_problems()


@pytest.mark.parametrize(("language", "sizes"), TIP_SCREENS)
def test_a_tip_has_a_place_of_its_own(people: People, nearly_full: PreparedTable, language: str, sizes: Sizes) -> None:
    ruler = new_ruler(people, nearly_full, touch=False, language=language)
    expect(ruler.person.page.locator(".tip")).to_be_visible()
    ruler.on_all_screens("a tip", sizes)
    ruler.assert_no_problems()


@pytest.mark.parametrize("size", others_long(sorted(PHONES), SMALLEST))
def test_on_phones_a_tip_takes_one_line(people: People, nearly_full: PreparedTable, size: tuple[int, int]) -> None:
    """Also beside a Band in the making."""
    person = people.person(Wishes(size=size, touch=True), exact=True)
    person.sit(nearly_full.id, nearly_full.secrets[0])
    ruler = Ruler(person)
    expect(person.page.locator(".tip")).to_be_visible()
    ruler.at("a tip")
    person.activate(person.hand.first)
    expect(person.builder).to_be_visible()
    ruler.at("a tip beside a Band")
    ruler.assert_no_problems()


@pytest.mark.parametrize(("sizes", "touch"), SCREENS)
def test_the_map_stays_where_it_is_while_an_age_ends(
    people: People, server: ServerProcess, sizes: Sizes, touch: bool
) -> None:
    game, turns = before_the_end_of_an_age(3)
    ruler = new_ruler(people, prepare_table(server.database, game, turns), touch)
    ruler.on_all_screens("before the third Dragon", sizes)
    ruler.person.activate(ruler.person.deck)
    expect(ruler.person.window).to_be_visible()
    ruler.on_all_screens("the scoring", sizes)
    ruler.person.page.keyboard.press("End")
    ruler.on_all_screens("all of the scoring", sizes)
    ruler.assert_no_problems()


@pytest.mark.parametrize(
    "sizes", [((1024, 768),), pytest.param(MOUSE, marks=pytest.mark.long)], ids=["narrowest", "all"]
)
def test_the_docked_log_leaves_the_map_and_the_hand_free(
    people: People, full: tuple[PreparedTable, PlayBand], sizes: Sizes
) -> None:
    ruler = new_ruler(people, full[0], touch=False, settings={"pace": "instant", "dock": True})
    expect(ruler.person.region("web-log").or_(ruler.person.page.locator(".board > aside")).first).to_be_visible()
    ruler.on_all_screens("the log", sizes)
    ruler.assert_no_problems()


@pytest.mark.long
@pytest.mark.parametrize("size", [(1366, 768), (390, 844), (844, 390), (768, 1024)])
def test_what_others_play_is_staged_beside_the_map_and_the_hand(
    people: People, server: ServerProcess, size: tuple[int, int]
) -> None:
    """At the usual pace, while five bots play Bands."""
    position = with_cards(HAND_LIMIT - TURNS - 1)  # a full hand could not draw
    table = prepare_table(server.database, position.game, position.turns, kinds=["person", *["novice"] * 5])
    ruler = new_ruler(people, table, size in TOUCH, settings={"tips": False})
    person = ruler.person
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    for _ in range(TURNS):
        expect(person.deck).to_have_attribute("aria-disabled", "false")
        ruler.at("the own turn")
        person.activate(person.deck)
        expect(person.deck).to_have_attribute("aria-disabled", "true")
        measurements = person.page.evaluate(MEASURE_STAGED, {"REACH": REACH, "patience": PATIENCE_MS})
        for measured in measurements:
            ruler.note("a Band of another player", measured)
        if any("move-sheet 0" in measured["areas"] for measured in measurements):
            break
    else:
        pytest.fail("no Band was staged")
    ruler.assert_no_problems()


@pytest.mark.long
@pytest.mark.parametrize(
    ("size", "touch"), [((844, 390), True), ((768, 1024), True), ((1920, 1080), False), ((2560, 1440), False)]
)
def test_a_whole_game_with_everything_in_its_place(
    people: People, server: ServerProcess, size: tuple[int, int], touch: bool
) -> None:
    """Measured before every move and during every scoring."""
    game = Game.new(4, tribes=SIX, seed=2)
    table = prepare_table(server.database, game, kinds=["person", *["novice"] * 3])
    ruler = new_ruler(people, table, touch, settings={"pace": "instant"})
    person = ruler.person
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    standings = person.page.get_by_role("list", name=person.texts("scores-standings"))

    def ended() -> bool:
        if not person.page.locator("dialog[open]").count():
            ruler.at("a whole game")
        if not standings.count():
            person.move_if_possible()
        return standings.count() > 0

    expect_soon(ended, seconds=WHOLE_GAME)
    ruler.assert_no_problems()
