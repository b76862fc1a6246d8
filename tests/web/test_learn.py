"""The tutorial in the browser: interrupted and resumed, played to its end, and followed by a real game."""

import json

import pytest
from playwright.sync_api import Locator, expect

from ethnos.engine.moves import PlayBand, Recruit
from ethnos.lessons import LESSON, Scene
from harness.person import DESKTOP, PHONE, Person, Wishes, expect_soon, tab_to, texts
from tests.web.conftest import People
from tests.web.faults import find_faults
from tests.web.test_access import AXE, audit

HALF = len(LESSON) // 2
MOVES = 80
"""Enough moves for an Age."""
OPPONENTS = 3
"""In the first real game."""
RING = 4
"""Pixels that a ring may be off."""
IN_SIGHT = """(place) => {
    const { left, top, width } = place.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + 10);
    return place.contains(there) || there?.contains(place);
}"""
PLAYED = [
    pytest.param("en", DESKTOP, id="en-desktop"),
    pytest.param("de", PHONE, id="de-phone"),
    pytest.param("pl", DESKTOP, id="pl-desktop"),
    pytest.param("pt-BR", DESKTOP, id="pt-desktop"),
    pytest.param("ru", PHONE, id="ru-phone"),
]
"""The languages in which the lesson is played, and on which screen."""


class Learner:
    """A person who does what the guide says."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.coach = person.page.get_by_role("complementary", name=person.texts("learn-coach"))

    def begin(self) -> None:
        """Start from the page about learning."""
        self.person.open("/learn")
        self.person.press("learn-start")

    def expect_guide(self, key: str, **values: int) -> None:
        """Check that the guide says this, and has the focus for screen readers."""
        for paragraph in self.person.texts(key, **values).splitlines():
            expect(self.coach).to_contain_text(paragraph)
        expect(self.coach.locator("[aria-live]")).to_be_focused()

    def scene(self, scene: Scene) -> None:
        """Play a scene by clicks on the real table."""
        self.expect_guide(f"learn-{scene.name}", **scene.values())
        self.expect_ring(scene)
        if scene.ask.do != "go_on":
            self.do(scene)
            if scene.name == "end":
                self.person.activate(self.person.button("web-close", self.person.window).last)
            self.expect_guide(f"learn-{scene.name}-after", **scene.values())
        self.person.press("learn-go-on")

    def expect_ring(self, scene: Scene) -> None:
        """Check that there is a ring around the place that the scene is about."""
        ring = self.person.page.locator(".spot")
        place = self.person.page.locator(f"[data-anchor='{scene.look}']").first
        expect(ring).to_be_visible()
        expect(place).to_be_visible()
        expect_soon(lambda: same_middle(ring, place), lambda: f"the ring is around {scene.look}")

    def expect_visible(self, scene: Scene) -> None:
        """Check that this place is visible, not outside the screen and not behind the guide."""
        place = self.person.page.locator(f"[data-anchor='{scene.look}']").first
        expect_soon(lambda: bool(place.evaluate(IN_SIGHT)), lambda: f"{scene.look} is in sight")

    def do(self, scene: Scene) -> None:
        """Do what the scene asks for."""
        move = scene.solution
        if isinstance(move, PlayBand):
            self.person.build(move)
            expect(self.person.confirm).to_be_enabled()
            self.person.activate(self.person.confirm)
        elif isinstance(move, Recruit) and move.card:
            self.person.activate(self.person.page.locator(f"[data-anchor='pool:{move.card}']"))
        else:
            self.person.activate(self.person.deck)

    def second_age(self) -> None:
        """Play without the guide until the game is over."""
        over = self.person.button("learn-first-game")
        for _ in range(MOVES):
            expect(self.person.prompt.or_(over).first).to_be_visible()
            if over.count():
                return
            self.person.move_if_possible()
        raise AssertionError("the second Age does not end")

    def play_to_the_end(self) -> None:
        """Play all scenes, interrupted once, and the second Age, and go on to a real game."""
        person = self.person
        self.begin()
        for scene in LESSON[:HALF]:
            self.scene(scene)
        self.expect_guide(f"learn-{LESSON[HALF].name}", **LESSON[HALF].values())
        person.activate(self.coach.get_by_role("link", name=person.texts("learn-leave")))
        person.page.reload()
        person.activate(person.page.get_by_role("link", name=person.texts("learn-resume")))
        for scene in LESSON[HALF:]:
            self.scene(scene)
        self.expect_guide("learn-second")
        self.second_age()
        while person.window.count():
            person.activate(person.button("web-close", person.window).last)
        self.expect_guide("learn-second-what-now", count=OPPONENTS)
        person.press("learn-first-game")
        person.page.wait_for_url("**/table/*")
        expect(person.map).to_be_visible()
        expect(person.page.locator("[data-anchor^='seat:']")).to_have_count(1 + OPPONENTS)


def same_middle(ring: Locator, place: Locator) -> bool:
    """Whether a ring and a place have the same middle."""
    outer, inner = ring.bounding_box(), place.bounding_box()
    if outer is None or inner is None:
        return False
    across = outer["x"] + outer["width"] / 2 - inner["x"] - inner["width"] / 2
    down = outer["y"] + outer["height"] / 2 - inner["y"] - inner["height"] / 2
    return max(abs(across), abs(down)) < RING


@pytest.mark.long
@pytest.mark.parametrize(("language", "size"), PLAYED)
def test_the_tutorial_is_played_to_its_end(people: People, language: str, size: tuple[int, int]) -> None:
    person = people.person(Wishes(size=size, touch=size == PHONE, language=language), exact=True)
    Learner(person).play_to_the_end()


def test_another_move_is_answered_with_a_hint_and_can_be_tried_again(person: Person) -> None:
    learner = Learner(person)
    learner.begin()
    person.press("learn-go-on")
    learner.expect_guide("learn-recruit")
    person.activate(person.deck)
    expect(learner.coach).to_contain_text(texts("learn-recruit-nudge"))
    assert person.hand.count() == 1
    person.press("learn-show-me")
    learner.expect_guide("learn-recruit-after")
    person.press("learn-again")
    learner.expect_guide("learn-recruit")
    person.press("learn-back")
    learner.expect_guide("learn-welcome", **LESSON[0].values())


def test_on_a_phone_nothing_else_has_a_ring(people: People) -> None:
    """A card that is put aside while a Band is built has no ring; after a hint it is visible again."""
    person = people.person(Wishes(size=(360, 740), touch=True), exact=True)
    learner = Learner(person)
    learner.begin()
    person.press("learn-go-on")
    learner.expect_guide("learn-recruit")
    scene = next(scene for scene in LESSON if scene.name == "recruit")
    ring = person.page.locator(".spot")
    learner.expect_ring(scene)
    person.activate(person.card("minotaur.red"))
    expect(person.confirm).to_be_visible()
    expect(ring).to_have_count(0)
    person.activate(person.confirm)
    expect(learner.coach.locator(".nudge")).to_be_visible()
    learner.expect_ring(scene)


def test_the_lesson_can_be_played_with_the_keyboard_alone(person: Person) -> None:
    learner = Learner(person)
    learner.begin()
    learner.expect_guide("learn-welcome", **LESSON[0].values())
    person.page.keyboard.press("Tab")
    expect(person.button("learn-go-on")).to_be_focused()
    person.page.keyboard.press("Enter")
    learner.expect_guide("learn-recruit")
    person.card("minotaur.red").wait_for()
    tab_to(person, person.page.locator("[data-anchor='pool:minotaur.blue']"))
    person.page.keyboard.press("Enter")
    learner.expect_guide("learn-recruit-after")


@pytest.mark.long
def test_axe_finds_nothing_serious_and_reduced_motion_stops_the_ring(people: People) -> None:
    if not AXE.is_file():
        pytest.skip("NOT TESTED FOR ACCESS: axe-core is missing; `npm ci` in web/ installs it")
    person = people.person(Wishes(bypass_csp=True))
    learner = Learner(person)
    learner.begin()
    learner.expect_guide("learn-welcome", **LESSON[0].values())
    ring, animation = person.page.locator(".spot"), "node => getComputedStyle(node).animationName"
    assert ring.evaluate(animation) != "none"
    person.page.emulate_media(reduced_motion="reduce")
    assert ring.evaluate(animation) == "none"
    person.page.emulate_media(reduced_motion="null")
    violations = audit(person, "welcome")
    person.press("learn-go-on")
    learner.expect_guide("learn-recruit")
    person.activate(person.deck)
    expect(learner.coach).to_contain_text(texts("learn-recruit-nudge"))
    assert not [*violations, *audit(person, "nudge")]


# --- Tips -------------------------------------------------------------------------------------------------------


def expect_tip(person: Person, name: str, **values: int) -> None:
    """Check that a tip is on the page."""
    expect(person.page.locator(".tip")).to_contain_text(texts(f"learn-tip-{name}", **values))


def begin_second_age(person: Person) -> None:
    """Open the lesson where the guide ends."""
    person.open("/learn")
    person.page.evaluate("localStorage['ethnos.lesson'] = JSON.stringify({at: 'second', taken: []})")
    person.open("/learn/lesson")
    Learner(person).expect_guide("learn-second")


def test_a_tip_comes_once(person: Person) -> None:
    begin_second_age(person)
    for _ in range(7):
        person.activate(person.deck)
        expect(person.deck).to_have_attribute("aria-disabled", "false")
    expect_tip(person, "hand", count=8)
    person.press("learn-tip-close")
    tip = person.page.locator(".tip")
    expect(tip).to_have_count(0)
    assert json.loads(person.page.evaluate("localStorage['ethnos.tips']")) == ["hand"]
    person.page.reload()
    expect(person.map).to_be_visible()
    expect(tip).to_have_count(0)


@pytest.mark.long
def test_the_first_dragon_brings_a_tip(person: Person) -> None:
    begin_second_age(person)
    others = json.dumps(["hand", "no-marker", "collecting"])
    person.page.evaluate(f"localStorage['ethnos.tips'] = '{others}'")
    person.page.reload()
    tip = person.page.locator(".tip")
    for _ in range(MOVES):
        expect(person.prompt.first).to_be_visible()
        if tip.count():
            break
        person.move_if_possible()
    dragons = person.page.locator("[data-anchor=dragons]")
    expect(dragons).to_have_accessible_name(texts("web-dragons", count=1, last=3))
    expect_tip(person, "dragon", count=1)


# --- Width ------------------------------------------------------------------------------------------------------


@pytest.mark.long
@pytest.mark.parametrize(("language", "letters"), [("en", "100%"), ("de", "200%")])
def test_no_lesson_page_is_wider_than_its_screen(people: People, language: str, letters: str) -> None:
    person = people.person(Wishes(size=PHONE, touch=True, language=language), exact=True)
    learner = Learner(person)
    learner.begin()
    learner.expect_guide("learn-welcome", **LESSON[0].values())
    person.page.evaluate(f"document.documentElement.style.fontSize = '{letters}'")
    for scene in LESSON:
        learner.expect_guide(f"learn-{scene.name}", **scene.values())
        if scene != LESSON[0]:
            learner.expect_visible(scene)
        cut = [fault for fault in find_faults(person.page) if " cuts " in fault or " wide" in fault]
        assert not cut, scene.name
        if scene.ask.do != "go_on":
            person.press("learn-show-me")
            if scene.name == "end":
                person.activate(person.button("web-close", person.window).last)
        person.press("learn-go-on")
