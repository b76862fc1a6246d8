"""Undo, hints, watching, chatting, and a seat on another device."""

import re

import pytest
from playwright.sync_api import expect

from ethnos.game.game import Game
from ethnos.server.rooms.entries import Left, Paused
from harness.live import ServerProcess
from harness.person import Person, Wishes, expect_soon, texts
from harness.positions import prepare_table, stored, with_cards_face_up
from tests.web.conftest import People

SLOWLY_MS = 60_000
"""The champion may think for a while on a busy machine."""
TRACK_HIDDEN_CARDS = """() => {
    const seen = { hidden: false, now: false };
    const look = () => {
        const cards = [...document.querySelectorAll('#hand .pick')];
        seen.now = cards.some((card) => getComputedStyle(card).opacity === '0');
        seen.hidden ||= seen.now;
        requestAnimationFrame(look);
    };
    look();
    return seen;
}"""


SHOWN_FOR_LONG = """{
  const later = setTimeout;
  window.setTimeout = (work, ms, ...rest) => later(work, ms >= 900 ? 1000 * ms : ms, ...rest);
}"""
"""For ``Person.prepare``: a move is shown until the test skips it."""


def game_of_seat_0(players: int = 2) -> Game:
    """A deal after which seat 0 begins."""
    return next(game for seed in range(100) if (game := Game.new(players, seed=seed)).seat == 0)


def test_undo_against_a_bot_is_at_once(person: Person, server: ServerProcess) -> None:
    table = prepare_table(server.database, game_of_seat_0(), kinds=["person", "novice"])
    person.sit(table.id, table.secrets[0])
    before = person.cards()
    person.activate(person.deck)
    expect_soon(lambda: person.cards().total() == before.total() + 1)
    expect(person.deck).to_have_attribute("aria-disabled", "false", timeout=SLOWLY_MS)
    person.press("web-undo")
    expect_soon(lambda: person.cards() == before)
    assert stored(server.database, table.id).actions == []


def test_undo_among_people_asks_the_others(people: People, server: ServerProcess) -> None:
    """If another player has moved since. An undo after a card was shown is refused without a question."""
    game, turns = with_cards_face_up(2)
    table = prepare_table(server.database, game, turns)
    ada, ben = people.person(), people.person()
    for seat, person in enumerate((ada, ben)):
        person.sit(table.id, table.secrets[seat])
    before = ada.cards()
    expect(ada.pool.first).to_be_visible()
    taken = ada.anchors(ada.pool)[0]
    for person in (ada, ben):
        expect(person.deck).to_have_attribute("aria-disabled", "false")
        person.activate(person.pool.first)
    expect(ada.deck).to_have_attribute("aria-disabled", "false")
    ada.press("web-undo")
    move = texts("move-taken", player="Ada", card=taken)
    question = texts("web-question", name="Ada", question="undo", absent="", move=move)
    expect(ben.page.get_by_role("alert").filter(has_text=question)).to_be_visible()
    ada.press("web-question-withdraw")
    expect(ben.page.get_by_role("alert").filter(has_text=question)).to_have_count(0)
    expect(ben.page.locator("[data-announcer]")).to_contain_text(texts("web-line-withdrawn", name="Ada"))
    ada.press("web-undo")
    ben.press("web-yes")
    expect(ben.page.get_by_role("alert").filter(has_text=question)).to_have_count(0)
    expect_soon(lambda: ada.cards() == before)
    assert len(stored(server.database, table.id).moves) == len(turns)
    ada.activate(ada.deck)
    expect(ben.deck).to_have_attribute("aria-disabled", "false")
    ada.press("web-undo")
    expect(ada.page.get_by_text(texts("server-card-shown"))).to_be_visible()


def test_hint_says_what_the_champion_would_play_and_why(person: Person, server: ServerProcess) -> None:
    table = prepare_table(server.database, game_of_seat_0(), hints=True)
    person.sit(table.id, table.secrets[0])
    person.press("web-hint")
    expect(person.actions).to_contain_text(re.compile("The champion would"), timeout=SLOWLY_MS)
    expect(person.actions.locator(".why")).to_contain_text(re.compile("Glory|Band|deck"))
    person.press("web-hint-play")
    expect(person.actions).to_contain_text(texts("web-status-waiting", name="Ben"))
    assert len(stored(server.database, table.id).moves) == 1


def test_nobody_who_is_away_is_said_to_think(person: Person, server: ServerProcess) -> None:
    table = prepare_table(server.database, game_of_seat_0(), [Left(1, lost=True)])
    person.sit(table.id, table.secrets[0])
    person.activate(person.deck)
    expect(person.actions).to_contain_text(texts("web-status-away", name="Ben"))


def test_a_spectator_sees_no_hand(people: People, server: ServerProcess) -> None:
    table = prepare_table(server.database, game_of_seat_0())
    ada, guest = people.person(), people.person()
    ada.sit(table.id, table.secrets[0])
    guest.open(f"/table/{table.id}")
    expect(guest.actions).to_contain_text(texts("web-status-watching", name="Ada"))
    expect(guest.hand).to_have_count(0)
    expect(guest.region("web-hand")).to_have_count(0)
    ada.activate(ada.deck)
    expect(guest.actions).to_contain_text(texts("web-status-watching", name="Ben"))
    expect(guest.hand).to_have_count(0)
    ada.activate(ada.page.get_by_role("button", name=texts("web-log")))
    ada.page.get_by_label(texts("web-say")).fill("Hello there")
    ada.press("web-send")
    guest.activate(guest.page.get_by_role("button", name=texts("web-log")))
    expect(guest.page.get_by_role("complementary")).to_contain_text("Hello there")


@pytest.mark.parametrize("safe", [True, pytest.param(False, marks=pytest.mark.long)])
def test_personal_link_opens_the_seat_elsewhere(people: People, server: ServerProcess, safe: bool) -> None:
    table = prepare_table(server.database, game_of_seat_0())
    ada, other_device = people.person(), people.person()
    if safe:
        ada.context.grant_permissions(["clipboard-write"])
    else:  # as over plain http in one's own network
        ada.prepare("Object.defineProperty(navigator, 'clipboard', {value: undefined})")
    ada.sit(table.id, table.secrets[0])
    ada.press("web-menu")
    ada.press("web-own-link", copied="no")
    expect(ada.button("web-own-link", copied="yes")).to_be_focused()
    ada.page.keyboard.press("Escape")
    link = pasted(ada)
    assert link == f"{server.url}/table/{table.id}#{table.secrets[0]}"
    other_device.page.goto(link)
    expect(other_device.map).to_be_visible()
    assert other_device.page.url == f"{server.url}/table/{table.id}"
    assert other_device.cards() == ada.cards() != {}
    other_device.page.reload()
    expect(other_device.hand.first).to_be_visible()


def test_another_personal_link_in_the_same_tab_opens_that_seat_too(person: Person, server: ServerProcess) -> None:
    """Only the fragment of the address changes."""
    table = prepare_table(server.database, game_of_seat_0())
    person.sit(table.id, table.secrets[0])
    person.page.evaluate("secret => { location.hash = secret }", table.secrets[1])
    expect(person.page).to_have_url(f"{server.url}/table/{table.id}")
    person.activate(person.deck)
    expect(person.page.get_by_role("dialog", name=texts("web-cover", name="Ben"))).to_be_visible()


def pasted(person: Person) -> str:
    """What the person has copied, pasted into the field of the chat."""
    person.activate(person.page.get_by_role("button", name=texts("web-log")))
    field = person.page.get_by_label(texts("web-say"))
    field.fill("")
    field.press("Control+V")
    return field.input_value()


def test_any_player_seats_a_bot_for_a_host_who_has_left(people: People, server: ServerProcess) -> None:
    table = prepare_table(server.database, game_of_seat_0(3))
    ada, ben = people.person(), people.person()
    for seat, person in enumerate((ada, ben)):
        person.sit(table.id, table.secrets[seat])
    ben.press("web-menu")
    bot = ben.button("web-seat-bot", name="Ada")
    expect(bot).to_have_count(0)
    ada.press("web-menu")
    ada.press("web-leave", sure="no")
    assert not stored(server.database, table.id).chairs[0].away
    ada.press("web-leave", sure="yes")
    ben.activate(bot)
    expect_soon(lambda: stored(server.database, table.id).chairs[0].substitute == "adept")


@pytest.mark.long
def test_own_games_say_whose_turn_it_is(people: People, server: ServerProcess) -> None:
    table = prepare_table(server.database, game_of_seat_0())
    ada, ben = people.person(), people.person()
    for seat, person in enumerate((ada, ben)):
        person.sit(table.id, table.secrets[seat])
        person.go("/")
    expect(ada.page.get_by_text(texts("pages-game-your-turn"))).to_be_visible()
    expect(ben.page.get_by_text(texts("pages-game-turn-of", name="Ada"))).to_be_visible()


def test_during_a_pause_it_is_nobodys_turn(person: Person, server: ServerProcess) -> None:
    table = prepare_table(server.database, game_of_seat_0(), [Paused(1)])
    person.sit(table.id, table.secrets[0])
    expect(person.page.locator("main > header")).to_contain_text(texts("web-line-paused"))
    expect(person.page.get_by_text(texts("web-your-turn"), exact=True)).to_have_count(0)
    expect(person.page.locator(".player")).to_have_count(2)
    expect(person.page.locator(".player.deciding")).to_have_count(0)
    expect(person.page).to_have_title(texts("web-title"))


def test_alone_with_bots_there_is_nobody_to_ask_and_nothing_to_leave(person: Person, server: ServerProcess) -> None:
    table = prepare_table(server.database, game_of_seat_0(), kinds=["person", "novice"])
    person.sit(table.id, table.secrets[0])
    person.press("web-menu")
    expect(person.dialog).to_contain_text(texts("web-home-note"))
    expect(person.button("web-pause")).to_have_count(0)
    expect(person.button("web-own-link", copied="no")).to_have_count(0)
    expect(person.button("web-leave", sure="no")).to_have_count(0)


def test_whoever_waits_for_bots_can_skip_and_set_the_pace(people: People, server: ServerProcess) -> None:
    table = prepare_table(server.database, game_of_seat_0(6), kinds=["person", *["novice"] * 5])
    person = people.person(Wishes(settings={"pace": "calm"}))
    person.prepare(SHOWN_FOR_LONG)
    person.sit(table.id, table.secrets[0])
    person.activate(person.deck)
    person.activate(person.button("web-pace", pace=texts("pages-pace-calm")))
    expect(person.button("web-pace", pace=texts("pages-pace-brisk"))).to_be_visible()
    expect(person.button("web-skip-moves")).to_be_visible()
    person.page.keyboard.press("s")
    expect(person.deck).to_have_attribute("aria-disabled", "false", timeout=SLOWLY_MS)
    expect(person.button("web-skip-moves")).to_have_count(0)


def test_the_focus_is_on_the_own_cards_when_the_game_begins_and_after_a_band(person: Person) -> None:
    person.open("/")
    person.page.get_by_role("button", name=re.compile("^Play against"), disabled=False).focus()
    person.page.keyboard.press("Enter")
    expect(person.hand.first).to_be_focused()
    for _ in range(2):
        expect(person.deck).to_have_attribute("aria-disabled", "false", timeout=SLOWLY_MS)
        person.page.keyboard.press("d")
    expect(person.deck).to_have_attribute("aria-disabled", "false", timeout=SLOWLY_MS)
    person.card(person.glance().leaders[0]).focus()
    person.page.keyboard.press("Enter")
    person.answer_kingdom()
    expect(person.confirm).to_be_enabled()
    person.confirm.focus()
    person.page.keyboard.press("Enter")
    expect(person.builder).to_have_count(0)
    expect(person.hand.first.or_(person.deck).and_(person.page.locator(":focus"))).to_have_count(1)


def test_escape_in_the_chat_closes_the_log(person: Person, server: ServerProcess) -> None:
    table = prepare_table(server.database, game_of_seat_0())
    person.sit(table.id, table.secrets[0])
    person.press("web-log-unread", unread=0)
    field = person.page.get_by_label(texts("web-say"))
    field.fill("H")
    field.press("Escape")
    expect(field).to_have_count(0)


def test_skip_link_leads_to_the_hand(person: Person, server: ServerProcess) -> None:
    """Not to the deck, where the next Enter would draw a card."""
    table = prepare_table(server.database, game_of_seat_0(), kinds=["person", "novice"])
    person.sit(table.id, table.secrets[0])
    person.page.get_by_role("link", name=texts("web-skip")).focus()
    person.page.keyboard.press("Enter")
    expect(person.hand.first).to_be_focused()


def test_a_card_lies_in_the_hand_when_it_has_landed(people: People, server: ServerProcess) -> None:
    """While it flies, it is hidden in the hand; afterwards it is shown there."""
    person = people.person(Wishes(settings={"pace": "normal"}))
    table = prepare_table(server.database, game_of_seat_0(), kinds=["person", "novice"])
    person.sit(table.id, table.secrets[0])
    count = person.hand.count()
    hidden = person.page.evaluate_handle(TRACK_HIDDEN_CARDS)
    person.activate(person.deck)
    expect(person.hand).to_have_count(count + 1)
    expect_soon(lambda: bool(hidden.evaluate("seen => seen.hidden && !seen.now")))
