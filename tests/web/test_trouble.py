"""Where something goes wrong between the page and the server: a clear sentence, and a way on."""

import pytest
from playwright.sync_api import Route, expect

from ethnos.game.game import Game
from harness.live import ServerProcess
from harness.person import Person, Wishes, expect_soon, texts
from harness.positions import NAMES, finished, prepare_table
from tests.web.conftest import People

NEXT_FRAMES = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
EXPECTED = ("Failed to load resource", "dynamically imported module", "preload")
LIKE_A_PHONE = """
  window.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async function (title, { data }) {
    if (this.active) shown.push([title, data.path]);
  };
  window.Notification = class { constructor() { throw new TypeError('Illegal constructor.'); } };
  Object.assign(Notification, { permission: 'granted', requestPermission: async () => 'granted' });
  Object.defineProperty(document, 'hidden', { get: () => true });
"""
"""Chrome on Android lets only service workers show notifications. The browser of the tests has no permission to."""


@pytest.fixture
def person(people: People) -> Person:
    """A person whose browser reports what the test breaks."""
    return people.person(Wishes(expected=EXPECTED))


def gone(route: Route) -> None:
    """The file is not there any more."""
    route.fulfill(status=404, body="not found")


def test_after_an_upgrade_an_open_page_offers_to_reload(person: Person) -> None:
    person.open("/")
    person.page.route("**/assets/**", gone)
    person.go("/games")
    notice = person.page.get_by_role("alert").filter(has_text=texts("web-part-missing"))
    expect(notice).to_be_visible()
    expect(person.page.get_by_role("navigation", name=texts("pages-navigation"))).to_be_visible()  # not blank
    person.page.unroute_all()
    person.press("web-reload")
    expect(person.page.get_by_role("heading", name=texts("people-games"))).to_be_visible()
    person.troubles[:] = [line for line in person.troubles if "dynamically imported module" not in line]


def test_a_page_whose_texts_are_not_loaded_tries_again(person: Person) -> None:
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if refused:
            return route.continue_()
        refused.append(route.request.url)
        return route.abort()

    person.page.route("**/assets/web-*.js", refuse_once)
    person.open("/rules")
    expect(person.page.get_by_role("heading", level=1)).to_be_visible()
    assert refused


def test_an_answer_that_is_not_the_servers_is_named(person: Person) -> None:
    """As the sign-in page of a hotel's network."""
    person.page.route("**/api/lobby**", lambda route: route.fulfill(status=200, body="<html>Sign in!</html>"))
    person.open("/lobby")
    expect(person.page.get_by_text(texts("web-not-the-server"))).to_be_visible()


def test_a_portrait_that_was_not_loaded_is_loaded_later(person: Person, server: ServerProcess) -> None:
    refused: list[str] = []

    def refuse_once(route: Route) -> None:
        if route.request.resource_type != "fetch" or route.request.url in refused:
            return route.continue_()
        refused.append(route.request.url)
        return route.abort()

    person.page.route("**/assets/*.svg", refuse_once)
    game = Game.new(2, seed=1)
    table = prepare_table(server.database, game)
    person.sit(table.id, table.secrets[0])
    expect(person.page.locator(".player .face img")).to_have_count(2)
    assert refused


def test_the_seat_chosen_last_is_shown_in_a_replay(person: Person, server: ServerProcess) -> None:
    game, turns = finished(players=2, seed=4)
    table = prepare_table(server.database, game, turns, listed=True)
    person.open(f"/replay/{table.id}")
    held: list[Route] = []
    person.page.route("**?seat=0", lambda route: held.append(route))
    eyes = person.page.get_by_label(texts("scores-replay-eyes"))
    eyes.select_option(NAMES[0])
    eyes.select_option(NAMES[1])
    expect(person.hand.first).to_be_visible()
    cards = person.cards()
    expect_soon(lambda: bool(held))
    with person.page.expect_response("**?seat=0") as late:
        held[0].continue_()
    late.value.finished()
    person.page.evaluate(NEXT_FRAMES)
    assert person.cards() == cards
    expect(eyes).to_have_value("1")


def test_a_phone_is_notified_by_the_service_worker(people: People, server: ServerProcess) -> None:
    game = next(game for seed in range(100) if (game := Game.new(2, seed=seed)).seat == 1)
    table = prepare_table(server.database, game)
    ada, ben = people.person(Wishes(settings={"pace": "instant", "notify": True})), people.person()
    ada.prepare(LIKE_A_PHONE)
    ada.sit(table.id, table.secrets[0])
    ben.sit(table.id, table.secrets[1])
    ben.activate(ben.deck)
    expect_soon(lambda: bool(ada.page.evaluate("shown.length")))
    assert ada.page.evaluate("shown") == [[texts("web-your-turn"), f"/table/{table.id}"]]
