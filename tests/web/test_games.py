"""Whole games, as people play them: two browsers, against bots, with the keyboard alone, with one screen for two."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from ethnos.engine.actions import card_names
from ethnos.engine.components import KINGDOM_NAMES
from harness.live import ServerProcess
from harness.person import TABLET, Person, Wishes, expect_soon, tab_to, texts
from harness.positions import before_the_end_of_an_age, finished, prepare_table, stored
from tests.web.conftest import NOTHING_LEAVES_SOON, People

LONGEST = 240.0
"""Seconds for a whole game on a busy machine."""
WATCH_FOR_MOVE = """() => {
    const seen = { move: false };
    new MutationObserver(() => {
        seen.move ||= !!document.querySelector('.board > .ring') && !document.querySelector('[data-ceremony]');
    }).observe(document.body, { childList: true, subtree: true });
    return seen;
}"""
"""Watches whether a move of another player is shown at the table, not behind the scoring."""

RECORD_SCORING = """() => {
    const seen = { behindDragon: [], steps: [] };
    new MutationObserver(() => {
        const step = document.querySelector('[data-ceremony] .counter')?.textContent;
        const steps = document.querySelector('[role=alertdialog]') ? seen.behindDragon : seen.steps;
        if (step && steps.at(-1) !== step) steps.push(step);
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
    return seen;
}"""
"""Records the steps of the scoring, which go by whether a test looks or not."""


def standings(person: Person) -> list[tuple[str, str]]:
    """Names and Glory at the end of the game, in the order of the places."""
    rows = person.page.get_by_role("list", name=texts("scores-standings")).get_by_role("listitem")
    expect(rows.first).to_be_visible()
    glory = re.compile(texts("scores-points", points=r"\d+"))
    return [
        (row.locator("b").inner_text(), row.get_by_role("img", name=glory).get_attribute("aria-label") or "")
        for row in rows.all()
    ]


def points(glory: int) -> str:
    """Glory as the standings write it."""
    return texts("scores-points", points=glory)


def is_over(person: Person) -> bool:
    """Whether the end of the game is shown."""
    return person.page.get_by_role("list", name=texts("scores-standings")).count() > 0


def choose(person: Person, legend: str, option: str) -> None:
    """Choose an option of a group."""
    group = person.page.get_by_role("group", name=texts(legend), exact=True)
    person.activate(group.get_by_text(re.compile(f"^{re.escape(option)}")))


@pytest.mark.long
def test_two_browsers_play_a_whole_game(people: People, server: ServerProcess) -> None:
    ada, ben = people.person(Wishes(size=TABLET)), people.person(Wishes(size=TABLET))
    ada.open("/")
    ada.activate(ada.page.get_by_role("link", name=texts("pages-way-new")))
    ada.page.get_by_label(texts("pages-your-name")).fill("Ada")
    choose(ada, "pages-new-players", "2")
    who = ada.page.get_by_label(texts("pages-seat-who", number=2))
    who.select_option(texts("pages-wish-open"))
    ada.press("pages-new-create", waits="yes")
    expect(ada.page.get_by_role("heading", name=texts("pages-waiting"))).to_be_visible()
    expect(ada.button("pages-start-game")).to_be_disabled()
    invitation = ada.page.get_by_label(texts("pages-invite-link")).input_value()
    expect(ada.page.get_by_role("img", name=texts("pages-qr", address=invitation))).to_be_visible()

    ben.page.goto(invitation)
    ben.page.get_by_label(texts("pages-your-name")).fill("Ben")
    ben.press("pages-join")
    expect(ben.page.get_by_text(texts("pages-host-starts", name="Ada"))).to_be_visible()
    ben.page.get_by_label(texts("pages-chat-say")).fill("Good luck!")
    ben.press("pages-chat-send")
    expect(ada.page.get_by_role("log", name=texts("pages-chat"))).to_contain_text("Good luck!")
    ada.press("pages-start-game")
    for person in (ada, ben):
        expect(person.map).to_be_visible()

    play_on((ada, ben))
    table = ada.table
    room = stored(server.database, table)
    assert room.game is not None
    assert room.game.is_over
    names = ("Ada", "Ben")
    real = [(names[place.seat], points(place.glory)) for place in room.game.standings()]
    assert standings(ada) == standings(ben) == real

    ada.press("web-rematch")
    expect(ada.page.get_by_role("heading", name=texts("pages-waiting"))).to_be_visible()
    expect(ben.dialog.get_by_role("status")).to_have_text(texts("web-rematch-made"))
    ben.press("web-rematch-join")
    expect(ben.page.get_by_text(texts("pages-host-starts", name="Ada"))).to_be_visible()
    assert ada.table == ben.table != table
    ada.press("pages-start-game")
    expect(ben.map).to_be_visible()


def play_on(people: tuple[Person, ...]) -> None:
    """Everybody moves when it is their turn, until all of them see the end."""

    def ended() -> bool:
        for person in people:
            if not is_over(person):
                person.move_if_possible()
        return all(map(is_over, people))

    expect_soon(ended, seconds=LONGEST)


def ceremony(person: Person, age: int) -> Locator:
    """The end of an Age, shown on the map."""
    return person.page.get_by_role("region", name=texts("scores-ceremony", age=age), exact=True)


def begin_against_bots(person: Person, opponents: int) -> None:
    """Go from the start page to the table."""
    person.open("/")
    person.page.get_by_label(texts("pages-your-name")).fill("Ada")
    choose(person, "pages-opponents", str(opponents))
    choose(person, "pages-level", texts("bot-name-novice"))
    person.press("pages-play-now", opponents=opponents)
    expect(person.map).to_be_visible()


def play_against_bots(person: Person, opponents: int, ages: int) -> None:
    """Go from the start page to the end of a game."""
    begin_against_bots(person, opponents)
    for age in range(1, ages + 1):
        play_until_scoring(person, age)
        look_at_ceremony(person, age, last=age == ages)
    assert is_over(person)


@pytest.mark.long  # whole games against bots are played by test_announcements too
def test_game_against_bots_to_its_end(person: Person, server: ServerProcess) -> None:
    play_against_bots(person, opponents=3, ages=3)
    room = stored(server.database, person.table)
    assert room.game is not None
    places = room.game.standings()
    assert [glory for _, glory in standings(person)] == [points(place.glory) for place in places]
    sheet = person.dialog.get_by_role("table").last
    for place in places:
        expect(sheet).to_contain_text(str(place.glory))
    person.activate(person.button("scores-show-age", age=2))
    expect(ceremony(person, 2)).to_be_visible()


def play_until_scoring(person: Person, age: int) -> None:
    """Play until the end of an Age is shown."""
    expect_soon(lambda: ceremony(person, age).count() > 0 or person.move_if_possible(alone=True), seconds=LONGEST)


def expect_counted(person: Person, age: int, answer: Callable[[Locator], None]) -> None:
    """Wait until an Age is counted. The seats with a horde decide in turn order, the person perhaps after a bot."""
    done = ceremony(person, age).get_by_text(texts("scores-ceremony-done", age=age))

    def is_counted() -> bool:
        if (question := person.pillage()).count():
            answer(question.last)
        return done.count() > 0

    expect_soon(is_counted)


def look_at_ceremony(person: Person, age: int, last: bool) -> None:
    """Step back and on, skip to the end, close, and open it again from the menu."""
    scoring = ceremony(person, age)
    expect_counted(person, age, person.activate)
    person.activate(person.button("scores-ceremony-back", within=scoring))
    step = scoring.get_by_text(re.compile(texts("scores-ceremony-step", number="\\d+", count="\\d+")))
    expect(step).to_be_visible()
    person.activate(person.button("scores-ceremony-skip", within=scoring))
    expect(step).to_have_count(0)
    person.activate(person.button("web-close", within=scoring).last)
    expect(scoring).to_have_count(0)
    if last:
        expect(person.page.get_by_role("dialog", name=texts("web-status-over"))).to_be_visible()
        return
    person.press("web-menu")
    person.press("web-last-age")
    expect(scoring).to_be_visible()
    person.page.keyboard.press("Escape")
    expect(scoring).to_have_count(0)


def test_third_dragon_comes_before_the_scoring_and_the_game_waits_meanwhile(
    people: People, server: ServerProcess
) -> None:
    """The Dragon fills the screen and says who drew it; a key goes on to the scoring, which begins only then. The bot
    has long moved; that is shown only when the scoring is closed.
    """
    game, turns = before_the_end_of_an_age(others_begin=True)
    table = prepare_table(server.database, game, turns, kinds=["person", "novice"])
    person = people.person(Wishes(settings={"pace": "calm"}))
    person.prepare(NOTHING_LEAVES_SOON)
    person.sit(table.id, table.secrets[0])
    steps = person.page.evaluate_handle(RECORD_SCORING)
    person.activate(person.deck)
    dragon = person.page.get_by_role("alertdialog", name=texts("scores-dragon"))
    expect(dragon).to_contain_text(texts("scores-dragon-sentence", player="Ada", age=1))
    expect(person.button("scores-dragon-on")).to_be_focused()
    person.page.keyboard.press("Enter")
    expect(dragon).to_have_count(0)
    scoring = ceremony(person, 1)
    expect(scoring).to_be_focused()
    kingdoms = [
        texts("scores-ceremony-kingdom", number=number, count=6, kingdom=kingdom)
        for number, kingdom in enumerate(KINGDOM_NAMES, start=1)
    ]
    expect_soon(lambda: steps.evaluate("seen => seen.steps")[:6] == kingdoms, seconds=LONGEST)
    assert steps.evaluate("seen => seen.behindDragon") in ([], kingdoms[:1])
    expect_soon(lambda: len(stored(server.database, table.id).moves) > len(turns) + 1, seconds=LONGEST)
    person.page.keyboard.press("End")
    expect(scoring.get_by_role("table")).to_be_visible()
    person.page.wait_for_timeout(4000)  # longer than any move is shown
    watch = person.page.evaluate_handle(WATCH_FOR_MOVE)
    person.page.keyboard.press("Escape")
    expect(scoring).to_have_count(0)
    expect_soon(lambda: bool(watch.evaluate("seen => seen.move")))
    expect(person.deck).to_have_attribute("aria-disabled", "false")


@pytest.mark.long
def test_keyboard_alone(person: Person) -> None:
    """From the start page to the second Age without a mouse, with the focus always visible."""
    person.open("/")
    keys = person.page.keyboard
    opponents = person.page.get_by_role("group", name=texts("pages-opponents"))
    tab_to(person, opponents.get_by_role("radio", checked=True))
    keys.press("ArrowLeft")
    keys.press("ArrowLeft")
    expect(opponents.get_by_role("radio", name="1", exact=True)).to_be_checked()
    level = person.page.get_by_role("group", name=texts("pages-level"))
    tab_to(person, level.get_by_role("radio", checked=True))
    keys.press("ArrowLeft")
    expect(level.get_by_role("radio", name=texts("bot-name-novice"))).to_be_checked()
    tab_to(person, person.button("pages-play-now", opponents=1))
    keys.press("Enter")
    expect(person.map).to_be_visible()
    scoring = ceremony(person, 1)
    expect_soon(lambda: scoring.count() > 0 or move_by_keys(person), seconds=LONGEST)
    keys.press("Home")
    expect(scoring.get_by_text(re.compile(texts("scores-ceremony-step", number=1, count="\\d+")))).to_be_visible()
    keys.press("End")

    def answer(button: Locator) -> None:
        tab_to(person, button)
        keys.press("Enter")

    expect_counted(person, 1, answer)
    keys.press("Escape")
    expect(scoring).to_have_count(0)
    expect(person.page.get_by_text(texts("web-age-of", age=2, ages=2))).to_be_visible()


def move_by_keys(person: Person) -> bool:
    """Draw; with a full hand, lead a Band. Returns False: the game goes on."""
    keys = person.page.keyboard
    glance = person.glance()
    if glance.recruits:
        keys.press("d")
    elif glance.full:
        lead_by_keys(person)
    return False


def lead_by_keys(person: Person) -> None:
    """Play a Band with the first card that can lead."""
    keys = person.page.keyboard
    leader = next(name for name in person.cards() if name != "skeleton")
    tab_to(person, person.card(leader), "Shift+Tab")
    keys.press("Enter")
    expect(person.builder).to_be_visible()
    if person.actions.get_by_text(texts("web-choose-kingdom"), exact=True).count():
        chips = person.builder.get_by_role("group", name=texts("web-ask-kingdom")).get_by_role("button")
        tab_to(person, chips.first, "Shift+Tab")
        keys.press("Space")
    expect(person.confirm).to_be_enabled()
    tab_to(person, person.confirm)
    keys.press("Enter")
    expect(person.builder).to_have_count(0)


def test_two_people_pass_one_screen(person: Person, server: ServerProcess) -> None:
    """The player to move has to confirm first, and the page has no hand but that player's."""
    person.open("/new")
    person.page.get_by_label(texts("pages-your-name")).fill("Ada")
    choose(person, "pages-new-players", "2")
    person.page.get_by_label(texts("pages-seat-who", number=2)).select_option(texts("pages-wish-here"))
    friend = person.page.get_by_label(texts("pages-friend-name"))
    friend.fill("  ")
    person.press("pages-new-create", waits="no")
    expect(friend).to_have_value("")  # the browser demands a name before there is a table
    friend.fill("Ben")
    person.press("pages-new-create", waits="no")
    holders, has_led = pass_screen(person, server, ("Ada", "Ben"), turns=12)
    assert has_led
    assert holders[-1] != holders[-2]


def pass_screen(person: Person, server: ServerProcess, names: tuple[str, ...], turns: int) -> tuple[list[str], bool]:
    """Play some turns, each by the player who has the screen. After some turns the first who can lead a Band plays one.

    Returns the players to whom the screen was passed, and whether there was a Band.
    """
    titles = re.compile("|".join(texts("web-cover", name=name) for name in names))
    cover = person.page.get_by_role("dialog", name=titles)
    holders: list[str] = []
    has_led = False
    expect(person.map.or_(cover)).to_be_visible()
    for _ in range(turns):
        room = stored(server.database, person.table)
        assert room.table is not None
        seat = int(room.table.seat)
        if cover.count():
            expect(cover).to_have_accessible_name(texts("web-cover", name=names[seat]))
            expect(person.hand).to_have_count(0)
            expect(person.page.get_by_text(re.compile("Your hand"))).to_have_count(0)
            holders.append(names[seat])
            person.press("web-cover-ready", name=names[seat])
        expect(person.deck).to_have_attribute("aria-disabled", "false")
        assert sorted(person.cards().elements()) == sorted(card_names(room.table.hands[seat]))
        count = len(room.actions)
        if not has_led and len(holders) >= 5 and person.glance().leaders:
            person.lead_some_band()
            has_led = True
        else:
            person.activate(person.deck)
        expect(cover).to_be_visible()
        assert len(stored(server.database, person.table).actions) > count
    return holders, has_led


@pytest.mark.long
def test_everybody_at_one_screen_plays_again(person: Person, server: ServerProcess) -> None:
    """All of them keep their seats at the next table, and the old table leads to it."""
    names = ("Ada", "Ben", "Cleo")
    table = prepare_table(server.database, *finished(players=len(names), seed=3))
    seats = [
        {"table": table.id, "seat": seat, "secret": table.secrets[seat], "name": name, "seen": seat}
        for seat, name in enumerate(names)
    ]
    person.prepare(f"localStorage['ethnos.seats'] ??= {json.dumps(json.dumps(seats))}")
    person.open(f"/table/{table.id}")
    person.press("web-scores")
    person.press("web-rematch")
    person.page.wait_for_url(lambda url: table.id not in url)
    again = person.table
    assert [chair.name for chair in stored(server.database, again).chairs] == list(names)

    person.page.go_back()
    person.press("web-scores")
    person.press("web-rematch-join")
    person.page.wait_for_url(f"**/table/{again}")
    holders, _ = pass_screen(person, server, names, turns=2 * len(names))
    assert set(holders) == set(names)
