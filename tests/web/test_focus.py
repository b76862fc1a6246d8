"""The keyboard: where its focus goes, and what keys do on every layout."""

from playwright.sync_api import Locator, expect

from ethnos.game.game import Game
from ethnos.server.rooms.entries import Said
from harness.live import ServerProcess
from harness.person import DESKTOP, Person, Wishes, expect_soon, texts
from harness.positions import finished, prepare_table, with_cards_face_up
from tests.web.conftest import People
from tests.web.stages import Stage, at_the_start, prepare_stage

PRESS = """(node, keys) => node.dispatchEvent(
    new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true }))"""

STOPS = 20
"""More than there are on the way to the list of languages."""
OUTLINED = """() => {
    const node = document.activeElement;
    const near = [node, node.parentElement, node.nextElementSibling].filter(Boolean);
    return near.some((part) => {
        const { opacity, outlineStyle, outlineWidth } = getComputedStyle(part);
        return opacity !== '0' && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    }) ? '' : node.outerHTML.slice(0, 200);
}"""
"""Empty if what has the focus is outlined: itself, or what is drawn for it."""


def press_enter(person: Person, button: Locator) -> None:
    """Press a button by its key."""
    button.focus()
    person.page.keyboard.press("Enter")


def test_focus_returns_whenever_a_dialog_is_closed(person: Person, server: ServerProcess) -> None:
    table = prepare_table(server.database, Game.new(2, seed=1))
    person.sit(table.id, table.secrets[0])
    menu = person.button("web-menu")
    player = person.page.get_by_title(texts("web-player-more", name="Ben"))
    for opener in (menu, person.button("web-scores"), person.button("web-tribes"), player):
        for close_by_key in (True, False):
            press_enter(person, opener)
            expect(person.dialog).to_be_visible()
            if close_by_key:
                person.page.keyboard.press("Escape")
            else:
                press_enter(person, person.button("web-close", person.dialog))
            expect(person.page.locator("dialog")).to_have_count(0)  # the page knows that it is closed
            expect(opener).to_be_focused()
    press_enter(person, menu)
    press_enter(person, person.button("web-text-view"))  # one dialog opens another
    press_enter(person, person.button("web-close", person.dialog))
    expect(menu).to_be_focused()


def test_focus_returns_from_the_end_of_the_game_and_the_log(person: Person, server: ServerProcess) -> None:
    game, turns = finished(players=2, seed=4)
    table = prepare_table(server.database, game, turns)
    person.sit(table.id, table.secrets[0])
    scores = person.button("web-scores")
    press_enter(person, scores)
    press_enter(person, person.button("web-close", person.dialog))
    expect(scores).to_be_focused()
    log = person.page.get_by_role("button", name=texts("web-log"), exact=True)
    press_enter(person, log)
    expect(person.button("web-close")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(log).to_be_focused()
    press_enter(person, scores)
    press_enter(person, person.button("scores-show-age", age=1))  # the button is gone when the Age has been shown
    person.page.keyboard.press("Escape")
    expect(scores).to_be_focused()


def test_focus_goes_to_the_cards_of_the_next_person_at_the_screen(person: Person, server: ServerProcess) -> None:
    table = prepare_stage(server, Stage(2, at_the_start, own=2))
    for secret in table.secrets[:2]:
        person.sit(table.id, secret)
    person.activate(person.deck)
    press_enter(person, person.page.locator(".cover button"))
    expect(person.hand.first).to_be_focused()


def test_focus_goes_to_the_heading_of_another_page(person: Person) -> None:
    person.open("/")
    heading = person.page.get_by_role("heading", level=1)
    expect(heading).not_to_be_focused()
    links = person.page.get_by_role("navigation", name=texts("pages-navigation"))
    for page in ("rules", "learn"):
        press_enter(person, links.get_by_role("link", name=texts(f"pages-link-{page}"), exact=True))
        expect(heading).to_be_focused()
    person.page.go_back()
    expect(heading).to_have_text(texts("pages-link-rules"))
    expect(heading).to_be_focused()


def test_an_error_is_in_front_of_the_open_dialog(people: People, server: ServerProcess) -> None:
    game, turns = finished(players=2, seed=4)
    table = prepare_table(server.database, game, turns)
    person = people.person(Wishes(expected=("Failed to load resource",)))
    person.page.route("**/rematch", lambda route: route.abort())
    person.sit(table.id, table.secrets[0])
    person.press("web-scores")
    person.press("web-rematch")
    notice = person.dialog.get_by_role("status").filter(has_text=texts("web-no-connection"))
    expect(notice).to_be_visible()
    person.activate(person.button("web-close", notice))  # nothing covers it
    expect(notice).to_have_count(0)
    expect(person.dialog).to_be_visible()


def test_letters_are_shortcuts_on_every_keyboard_layout(person: Person, server: ServerProcess) -> None:
    """Of the key's place where the layout has no Latin letters: here a Russian one, then a French one for digits."""
    game, turns = with_cards_face_up(2)
    table = prepare_table(server.database, game, turns, kinds=["person", "person"])
    person.sit(table.id, table.secrets[0])
    body = person.page.locator("body")
    body.evaluate(PRESS, {"key": "п", "code": "KeyU"})  # the key of U
    body.evaluate(PRESS, {"key": "п", "code": "KeyG"})
    expect(person.page.get_by_role("dialog", name=texts("web-scores"))).to_be_visible()
    person.page.keyboard.press("Escape")
    body.evaluate(PRESS, {"key": "e", "code": "KeyD"})  # Dvorak: the letter counts, not the place
    expect(person.deck).to_have_attribute("aria-disabled", "false")
    count = person.hand.count()
    body.evaluate(PRESS, {"key": "&", "code": "Digit1"})
    expect(person.hand).to_have_count(count + 1)


def test_a_card_is_enlarged_when_the_focus_reaches_it(person: Person, server: ServerProcess) -> None:
    game, turns = with_cards_face_up(2)
    table = prepare_table(server.database, game, turns)
    person.sit(table.id, table.secrets[0])
    enlarged = person.page.locator(".zoom")
    person.pool.first.focus()
    expect(enlarged).to_have_count(0)
    person.page.keyboard.press("ArrowRight")
    expect(enlarged).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(enlarged).to_have_count(0)


def test_whatever_has_the_focus_is_outlined(person: Person) -> None:
    """Also the list of languages, of which a narrow window shows a short name alone."""
    for width, height in (DESKTOP, (683, 384)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.open("/")
        language = person.page.get_by_label(texts("pages-language"))
        expect(language).to_be_visible()
        person.page.keyboard.press("Tab")
        for _ in range(STOPS):
            assert not person.page.evaluate(OUTLINED)
            if language.evaluate("node => node === document.activeElement"):
                break
            person.page.keyboard.press("Tab")
        expect(language).to_be_focused()


def test_the_log_stays_where_it_is_read_and_what_comes_is_counted(people: People, server: ServerProcess) -> None:
    """Docked it is always there, so that being open says nothing."""
    chat = [Said(0, "Ada", f"Line {number}") for number in range(40)]
    table = prepare_table(server.database, Game.new(2, seed=1), chat)
    ada, ben = people.person(Wishes(settings={"dock": True})), people.person()
    ada.sit(table.id, table.secrets[0])
    ben.sit(table.id, table.secrets[1])
    lines = ada.page.get_by_role("complementary").get_by_role("list")
    expect_soon(lambda: lines.evaluate("node => node.scrollTop") > 0)
    lines.evaluate("node => { node.scrollTop = 0 }")
    ben.press("web-log-unread", unread=0)
    ben.page.get_by_label(texts("web-say")).fill("Hello")
    ben.press("web-send")
    expect(ada.button("web-log-unread", unread=1)).to_be_visible()
    assert lines.evaluate("node => node.scrollTop") == 0
    lines.evaluate("node => { node.scrollTop = node.scrollHeight }")
    expect(ada.button("web-log-unread", unread=0)).to_be_visible()
