"""A phone: it takes taps alone, everything is within the screen, and nothing covers what has to be touched."""

import re

from playwright.sync_api import Locator, expect

from ethnos.engine.moves import PlayBand
from ethnos.game.game import Game
from ethnos.server.rooms.entries import Asked, Undone
from harness.live import ServerProcess
from harness.person import PHONE, Person, Wishes, expect_soon, texts
from harness.positions import cards_of, find, prepare_table, stored, with_cards_face_up
from tests.web.conftest import NOTHING_LEAVES_SOON, People
from tests.web.stages import Stage, in_the_middle, prepare_stage

TRIBES = ("dwarf", "giant", "minotaur", "wizard", "troll")
SMALL_PHONE = (360, 740)
NEARLY_FULL = 8
"""With so many cards in hand there is a tip."""
TARGET = 44
"""Pixels that a finger needs."""

CUT_NAMES = """() => [...document.querySelectorAll('[data-anchor^="seat:"] .name > *')]
    .filter((name) => name.scrollWidth > name.clientWidth + 1).map((name) => name.textContent)"""


def test_recruit_and_play_a_band_by_taps(people: People, server: ServerProcess) -> None:
    def plan(game: Game) -> PlayBand | None:
        wizards = tuple(card for card in cards_of(game) if card.startswith("wizard"))
        return PlayBand(wizards[0], wizards, draw=True) if len(wizards) == 2 and len(cards_of(game)) == 5 else None

    position = find(TRIBES, lambda card: card.startswith("wizard"), plan)
    table = prepare_table(server.database, position.game, position.turns, kinds=["person", "novice", "novice"])
    person = people.person(Wishes(size=PHONE, touch=True))
    person.sit(table.id, table.secrets[0])
    fits(person)
    person.build(position.move)
    fits(person)
    within_reach(person.confirm)
    within_reach(person.button("web-cancel"))
    person.activate(person.button("web-cancel"))

    cards = person.hand.count()
    within_reach(person.deck)
    person.activate(person.deck)
    expect(person.hand).to_have_count(cards + 1)
    expect(person.deck).to_have_attribute("aria-disabled", "false")
    person.build(position.move)
    within_reach(person.confirm)
    person.activate(person.confirm)
    expect(person.builder).to_have_count(0)
    expect_soon(lambda: sum(stored(server.database, table.id).replayed().table.markers[0]) == 1)
    fits(person)
    for key, name in (("web-scores", "web-scores"), ("web-menu", "web-menu")):
        person.press(key)
        expect(person.page.get_by_role("dialog", name=texts(name))).to_be_visible()
        fits(person)
        person.activate(person.button("web-close", within=person.dialog).first)


def test_the_usual_names_are_shown_whole(people: People, server: ServerProcess) -> None:
    names = [texts("pages-default-name"), "Maren 1", "Maren 2", "Ysolde 3"]
    table = prepare_table(server.database, Game.new(4, seed=1), names=names)
    person = people.person(Wishes(size=PHONE, touch=True))
    person.sit(table.id, table.secrets[0])
    for width, height in (PHONE, (360, 640), (844, 390), (768, 1024)):
        person.page.set_viewport_size({"width": width, "height": height})
        expect_soon(lambda: person.page.evaluate(CUT_NAMES) == [])


def test_chat_is_counted_on_the_button_of_the_log(people: People, server: ServerProcess) -> None:
    table = prepare_table(server.database, Game.new(2, seed=1))
    person, other = people.person(Wishes(size=PHONE, touch=True)), people.person()
    person.sit(table.id, table.secrets[0])
    within_reach(person.button("web-log-unread", unread=0))
    other.sit(table.id, table.secrets[1])
    other.press("web-log-unread", unread=0)
    for text in ("Hello", "Good luck"):
        other.page.get_by_label(texts("web-say")).fill(text)
        other.press("web-send")
    within_reach(person.button("web-log-unread", unread=2))
    person.press("web-menu")
    person.activate(person.dialog.get_by_role("button", name=texts("web-log-and-chat")))
    expect(person.page.get_by_role("complementary")).to_contain_text("Good luck")
    person.activate(person.button("web-close"))
    within_reach(person.button("web-log-unread", unread=0))


def test_the_line_that_opens_the_log_always_has_a_name(people: People, server: ServerProcess) -> None:
    """Also for a person who comes back to a table at which nothing has happened since."""
    game, turns = with_cards_face_up(2)
    table = prepare_table(server.database, game, [*turns, Undone(1, sum(len(turn.actions) for turn in turns))])
    person = people.person(Wishes(size=PHONE, touch=True))
    person.sit(table.id, table.secrets[0])
    for _ in range(2):
        expect(person.page.locator(".ticker")).to_have_text(re.compile(r"\w"))
        person.page.reload()


def test_a_tip_is_a_line_that_opens_by_a_touch(people: People, server: ServerProcess) -> None:
    def plan(game: Game) -> PlayBand | None:
        cards = tuple(cards_of(game))
        no_dragon = not game.table.dragons  # there is a tip about Dragons too
        return PlayBand(cards[0], cards[:1]) if len(cards) == NEARLY_FULL and no_dragon else None

    position = find((*TRIBES, "wingfolk"), lambda _card: False, plan, players=6)
    table = prepare_table(server.database, position.game, position.turns)
    person = people.person(Wishes(size=SMALL_PHONE, touch=True))
    person.prepare(NOTHING_LEAVES_SOON)
    person.sit(table.id, table.secrets[0])
    tip = person.page.locator(".tip")
    expect(tip).to_be_visible()
    fits(person)
    for place in (person.deck, person.button("web-menu")):
        within_reach(place)
    person.activate(tip.get_by_role("button"))
    expect(person.dialog).to_contain_text(texts("learn-tip-hand", count=NEARLY_FULL))
    for key in ("learn-tip-none", "learn-tip-close"):
        within_reach(person.button(key))
    person.press("learn-tip-close")
    expect(person.dialog).to_have_count(0)
    expect(tip).to_have_count(0)


def test_a_question_leaves_the_bar_free(people: People, server: ServerProcess) -> None:
    table = prepare_stage(server, Stage(4, in_the_middle, own=2, after=(Asked(3, "undo"),)))
    person = people.person(Wishes(size=PHONE, touch=True))
    person.sit(table.id, table.secrets[0])
    expect(person.button("web-yes")).to_be_visible()
    for width, height in (PHONE, (360, 640)):
        person.page.set_viewport_size({"width": width, "height": height})
        for place in (person.button("web-log"), person.button("web-menu")):
            within_reach(place)


def fits(person: Person) -> None:
    """Check that the page is not wider than the screen."""
    wide = person.page.evaluate("document.scrollingElement.scrollWidth - innerWidth")
    assert wide <= 0, f"{wide} pixels too wide"


def within_reach(place: Locator) -> None:
    """Check that a place is large enough for a finger, and that nothing covers it."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    assert box["width"] >= TARGET
    assert box["height"] >= TARGET
    free = place.evaluate(
        """node => {
            const box = node.getBoundingClientRect();
            return [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]].every(([x, y]) =>
                node.contains(document.elementFromPoint(box.x + x * box.width, box.y + y * box.height)));
        }"""
    )
    assert free, f"something covers {place}"
