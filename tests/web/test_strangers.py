"""Safe among strangers, with real browsers: what people can do, and the page of the host of the server."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Route, expect

from harness.live import Seat, ServerProcess, database_in, join, open_table
from harness.person import PHONE, Person, Wishes, texts
from harness.positions import prepare_table
from tests.web.conftest import Browsers, People
from tests.web.moments import show
from tests.web.stages import NAMES, Stage, in_the_middle, played
from tests.web.stranger_moments import STRANGERS, open_host_page
from tests.web.test_access import AXE, LIGHTS, audit

KEY = "a-key-of-the-host-of-this-server"
TWO = Stage(2, in_the_middle, own=2)
"""Two people in the middle of a game."""


@pytest.fixture(scope="module")
def hosted(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server whose host has a key."""
    assert client.is_dir()
    running = ServerProcess(database_in(tmp_path_factory.mktemp("hosted")))
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("ETHNOS_HOST_KEY", KEY)
        running.start()
    yield running
    running.stop()


@pytest.fixture
def people(browsers: Browsers, hosted: ServerProcess) -> Iterator[People]:
    """The people of a test, at the server with a host."""
    group = People(browsers, hosted)
    yield group
    group.leave()
    assert not group.troubles, "\n".join(group.troubles)


def two_at_a_table(people: People, server: ServerProcess, **wishes: object) -> tuple[Person, Person]:
    """Ada and another person in the middle of a game."""
    scene = played(TWO)
    table = prepare_table(server.database, scene.game, scene.turns)
    ada, ben = people.person(Wishes(**wishes)), people.person()  # type: ignore[arg-type]
    for person, seat in ((ada, 0), (ben, 1)):
        person.sit(table.id, table.secrets[seat])
    return ada, ben


def say(person: Person, text: str) -> None:
    """Say something in the chat of a running game, with the log open."""
    field = person.page.get_by_label(texts("web-say"), exact=True)
    if not field.is_visible():
        person.page.keyboard.press("o")
    field.fill(text)
    person.press("web-send")
    expect(log_of(person)).to_contain_text(text)


def log_of(person: Person) -> Locator:
    """The log."""
    return person.page.get_by_role("list", name=texts("web-log"))


def about_player(person: Person, name: str) -> Locator:
    """The window about a player, opened."""
    person.activate(person.page.get_by_title(texts("web-player-more", name=name)))
    expect(person.dialog).to_be_visible()
    return person.dialog


def name_of_the_other(ben: Person) -> str:
    """The name of whoever sits on the second seat."""
    state = ben.page.request.get(f"{ben.url}/api/tables/{ben.table}").json()
    return str(state["chairs"][1]["name"])


def test_a_player_is_hidden_and_blocked_and_shown_again(people: People, hosted: ServerProcess) -> None:
    ada, ben = two_at_a_table(people, hosted)
    say(ben, "a rude word")
    ada.page.keyboard.press("o")
    expect(log_of(ada)).to_contain_text("a rude word")
    ada.page.keyboard.press("o")
    name = name_of_the_other(ben)
    window = about_player(ada, name)
    ada.press("people-mute", muted="no")
    expect(window.get_by_text(texts("people-mute-note", muted="yes", person="yes", name=name))).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("o")
    expect(log_of(ada)).not_to_contain_text("a rude word")
    say(ben, "another one")
    say(ada, "peace")
    expect(log_of(ben)).to_contain_text("peace")
    expect(log_of(ada)).not_to_contain_text("another one")
    ada.page.reload()
    expect(ada.map).to_be_visible()
    about_player(ada, name)
    ada.press("people-mute", muted="yes")
    ada.press("people-block", blocked="no")
    expect(ada.button("people-block", blocked="yes")).to_be_visible()
    ada.page.keyboard.press("Escape")
    ada.page.keyboard.press("o")
    say(ada, "nobody reads this")
    say(ben, "nor this")
    expect(log_of(ben)).not_to_contain_text("nobody reads this")
    expect(log_of(ada)).not_to_contain_text("nor this")


def test_a_report_reaches_the_host_who_removes_the_line_and_settles_it(people: People, hosted: ServerProcess) -> None:
    ada, ben = two_at_a_table(people, hosted)
    say(ben, "a rude word")
    ada.page.keyboard.press("o")
    name = name_of_the_other(ben)
    ada.activate(ada.button("people-about-line", log_of(ada), name=name))
    expect(ada.dialog.get_by_text("a rude word")).to_be_visible()
    ada.press("people-report")
    ada.dialog.get_by_label(texts("people-report-reason")).fill("That hurt.")
    ada.press("people-report-send")
    expect(ada.dialog.get_by_text(texts("people-report-sent"))).to_be_visible()
    ada.page.keyboard.press("Escape")
    expect(log_of(ada)).to_be_visible()  # the key has closed the window alone

    host = people.person()
    open_host_page(host, KEY)
    row = host.page.get_by_role("list", name=texts("host-reports")).get_by_role("listitem")
    expect(row.filter(has_text="That hurt.")).to_contain_text(texts("host-report-about", name=name))
    row.filter(has_text="That hurt.").get_by_role("button", name=texts("host-look")).click()
    line = host.dialog.get_by_role("listitem").filter(has_text="a rude word")
    expect(line).to_contain_text(texts("host-reported"))
    for _ in range(2):  # the first press asks
        line.get_by_role("button").click()
    expect(host.dialog.get_by_text(texts("host-done"))).to_be_visible()
    expect(host.dialog.get_by_text("a rude word")).to_have_count(0)
    host.page.keyboard.press("Escape")
    expect(log_of(ben)).not_to_contain_text("a rude word")
    row.filter(has_text="That hurt.").get_by_role("button", name=texts("host-close")).click()
    expect(row.filter(has_text="That hurt.")).to_contain_text(texts("host-report-state", closed="yes"))
    host.page.get_by_role("link", name=texts("host-acts")).click()
    expect(host.page.get_by_role("list", name=texts("host-acts")).get_by_role("listitem").first).to_contain_text(
        texts("host-act", what="close-report", on="no")
    )


def test_a_wrong_key_opens_nothing(people: People) -> None:
    host = people.person(Wishes(expected=("403",)))
    host.open("/host")
    host.page.get_by_label(texts("host-key"), exact=True).fill("not the key of this host")
    host.press("host-open")
    expect(host.page.get_by_role("alert")).to_have_text(texts("server-host-key-wrong"))
    expect(host.page.get_by_role("link", name=texts("host-tables"))).to_have_count(0)


def test_the_host_bans_a_network_and_lifts_the_ban(people: People) -> None:
    host = people.person()
    open_host_page(host, KEY, "bans")
    expect(host.page.get_by_text(texts("host-bans-none"))).to_be_visible()
    host.page.get_by_label(texts("host-network"), exact=True).fill("203.0.113.0/24")
    host.press("host-ban")
    row = host.page.get_by_role("list", name=texts("host-bans")).get_by_role("listitem")
    expect(row).to_contain_text("203.0.113.0/24")
    for _ in range(2):
        row.get_by_role("button").click()
    expect(host.page.get_by_text(texts("host-bans-none"))).to_be_visible()


def test_a_replaced_link_throws_out_whoever_has_the_old_one(people: People, hosted: ServerProcess) -> None:
    ada, ben = two_at_a_table(people, hosted)
    thief, secret = people.person(), secrets_of(ada)[0]
    thief.sit(ada.table, secret)
    ada.press("web-menu")
    ada.press("people-replace-link", sure="no")
    expect(ada.dialog.get_by_text(texts("people-replace-link-note"))).to_be_visible()
    ada.press("people-replace-link", sure="yes")
    expect(thief.page.get_by_text(texts("server-link-replaced"))).to_be_visible()
    expect(ada.page.get_by_text(texts("people-link-replaced"))).to_be_visible()
    expect(ada.map).to_be_visible()
    (fresh,) = secrets_of(ada)
    assert fresh != secret
    say(ada, "still here")
    expect(ben.map).to_be_visible()
    thief.sit(ada.table, fresh)  # the new link opens the seat


def test_a_lost_answer_loses_no_seat(people: People, hosted: ServerProcess) -> None:
    ada, _ = two_at_a_table(people, hosted)
    (old,) = secrets_of(ada)

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    ada.page.route("**/link", lose, times=1)
    ada.wishes = replace(ada.wishes, expected=("ERR_FAILED",))
    for text in ("web-no-connection", "people-link-replaced"):
        ada.press("web-menu")
        ada.press("people-replace-link", sure="no")
        ada.press("people-replace-link", sure="yes")
        expect(ada.page.get_by_text(texts(text))).to_be_visible()
        expect(ada.map).to_be_visible()
        say(ada, f"still here after {text}")
    (fresh,) = secrets_of(ada)
    assert fresh != old


def secrets_of(person: Person) -> list[str]:
    """The secrets that a browser has."""
    found: list[str] = person.page.evaluate("JSON.parse(localStorage['ethnos.seats']).map(({secret}) => secret)")
    return found


def test_a_game_ends_early_when_the_other_agrees(people: People, hosted: ServerProcess) -> None:
    ada, ben = two_at_a_table(people, hosted)
    for yes in (False, True):
        ada.press("web-menu")
        ada.press("people-end", sure="no")
        ada.press("people-end", sure="yes")
        expect(ben.page.get_by_role("alert")).to_contain_text(texts("web-question", question="end", name="Ada"))
        expect(ada.button("web-question-withdraw")).to_be_visible()
        ben.press("web-yes" if yes else "web-no")
    for person in (ada, ben):
        expect(person.page.get_by_role("dialog", name=texts("people-ended-early"))).to_be_visible()
        assert person.page.locator("dialog ol li").count() == 2
        person.page.keyboard.press("Escape")
        expect(person.deck).to_have_attribute("aria-disabled", "true")
        expect(person.actions).to_contain_text(texts("people-ended-early"))


def waiting_host(people: People, server: ServerProcess, **settings: object) -> tuple[Person, Seat]:
    """Ada, who waits at her table for another player."""
    seat = open_table(server, ["person", "open"], "Ada", **settings)
    ada = people.person()
    ada.open(f"/table/{seat.table}#{seat.secret}")
    expect(ada.page.get_by_role("heading", name=texts("pages-waiting"))).to_be_visible()
    return ada, seat


def test_an_invitation_seats_one_person(people: People, hosted: ServerProcess) -> None:
    ada, seat = waiting_host(people, hosted, admission="invited")
    ada.press("people-invite")
    link = ada.page.get_by_label(texts("people-invitation", number=3)).input_value()
    ben = people.person(Wishes(size=PHONE, touch=True))
    ben.page.goto(link)
    expect(ben.page.get_by_text(texts("people-invited-note", name="Ada"))).to_be_visible()
    assert ben.page.url == f"{hosted.url}/table/{seat.table}"
    ben.page.get_by_label(texts("pages-your-name")).fill("Ben")
    ben.press("people-invited-yes")
    expect(ben.page.get_by_text(texts("pages-host-starts", name="Ada"))).to_be_visible()
    expect(ada.page.get_by_label(texts("people-invitation", number=3))).to_have_count(0)
    late = people.person(Wishes(expected=("409",)))
    late.page.goto(link)
    late.press("people-invited-yes")
    expect(late.page.get_by_role("alert")).to_contain_text(texts("server-table-full"))


def test_an_invitation_is_refused_and_withdrawn(people: People, hosted: ServerProcess) -> None:
    ada, _ = waiting_host(people, hosted, admission="invited")
    ada.press("people-invite")
    link = ada.page.get_by_label(texts("people-invitation", number=3)).input_value()
    ben = people.person(Wishes(expected=("409",)))
    ben.page.goto(link)
    ben.press("people-invited-no")
    expect(ben.page).to_have_url(f"{hosted.url}/")
    ada.page.get_by_role("button", name=texts("people-invitation-withdraw")).click()
    expect(ada.page.get_by_role("button", name=texts("people-invitation-withdraw"))).to_have_count(0)
    ben.page.goto(link)
    ben.press("people-invited-yes")
    expect(ben.page.get_by_role("alert")).to_have_text(texts("server-invitation-used"))


def test_the_host_of_a_table_lets_somebody_in_and_declines_another(people: People, hosted: ServerProcess) -> None:
    ada, seat = waiting_host(people, hosted, admission="asked")
    ben, eve = people.person(), people.person()
    for person, name in ((eve, "Eve"), (ben, "Ben")):
        person.open(f"/table/{seat.table}")
        person.page.get_by_label(texts("pages-your-name")).fill(name)
        person.press("pages-join")
        expect(person.page.get_by_text(texts("people-waits-note", name="Ada"))).to_be_visible()
        expect(ada.page.get_by_text(texts("people-asks", name=name))).to_be_visible()
        ada.press("people-admit" if name == "Ben" else "people-decline")
    expect(eve.page.get_by_text(texts("server-seat-declined"))).to_be_visible()
    expect(ben.page.get_by_text(texts("pages-host-starts", name="Ada"))).to_be_visible()
    expect(ada.button("pages-start-game")).to_be_enabled()


def test_chat_before_the_game_is_hidden(people: People, hosted: ServerProcess) -> None:
    ada, seat = waiting_host(people, hosted)
    ben = people.person()
    other = join(hosted, seat.table, "Ben")
    ben.open(f"/table/{seat.table}#{other.secret}")
    ben.page.get_by_label(texts("pages-chat-say")).fill("a rude word")
    ben.press("pages-chat-send")
    chat = ada.page.get_by_role("log", name=texts("pages-chat"))
    expect(chat).to_contain_text("a rude word")
    ada.press("people-about-line", name="Ben")
    ada.press("people-mute", muted="no")
    ada.page.keyboard.press("Escape")
    expect(chat).not_to_contain_text("a rude word")


@pytest.mark.parametrize("dark", LIGHTS)
@pytest.mark.skipif(not AXE.is_file(), reason="NOT TESTED FOR ACCESS: `npm ci` in web/ installs axe-core")
def test_axe_finds_nothing_serious(people: People, hosted: ServerProcess, *, dark: bool) -> None:
    violations = list[str]()
    for moment in STRANGERS:
        wishes = Wishes(
            bypass_csp=True, dark=dark, settings={"pace": "instant", "name": NAMES[0]}, expected=moment.expected
        )
        person = people.person(wishes)
        show(person, hosted, moment)
        violations += audit(person, moment.name)
        people.leave()
    assert not violations, "\n".join(violations)
