"""A person's games in one list, and on another device by one link."""

import re
from typing import Any

from playwright.sync_api import expect

from harness.live import Seat, ServerProcess, api, open_table
from harness.person import PHONE, Person, Wishes, texts
from tests.web.conftest import People

COUNT_SEATS = "JSON.parse(localStorage['ethnos.seats'] ?? '[]').length"


def post(server: ServerProcess, path: str, **body: Any) -> Any:
    """A request of somebody else."""
    answer = api(server, "POST", path, **body)
    assert answer.status_code == 200, answer.text
    return answer.json()


def sit_in_two_games(person: Person, server: ServerProcess) -> list[Seat]:
    """One game against a bot that waits for this person, and one that waits for another person to join."""
    person.open("/")
    mine = open_table(server, ["person", "novice"], clock={"kind": "days", "seconds": 2})
    waiting = open_table(server, ["person", "open"])
    person.open(f"/table/{waiting.table}#{waiting.secret}")
    expect(person.page.get_by_role("heading", name=texts("pages-waiting"))).to_be_visible()
    person.open(f"/table/{mine.table}#{mine.secret}")
    person.press("pages-start-game")
    expect(person.deck).to_have_attribute("aria-disabled", "false")
    return [mine, waiting]


def test_games_are_listed_by_whose_turn_it_is_and_carried_with_one_link(people: People, server: ServerProcess) -> None:
    ada, phone = people.person(), people.person(Wishes(size=PHONE, touch=True))
    mine, _ = sit_in_two_games(ada, server)
    ada.open("/games")
    headings = ada.page.get_by_role("heading", level=2)
    expect(headings).to_have_text([texts("people-group-yours"), texts("people-group-open"), texts("people-together")])
    first = ada.page.get_by_role("main").get_by_role("listitem").first
    expect(first).to_contain_text(texts("pages-game-your-turn"))
    expect(first.get_by_role("link")).to_have_attribute("href", f"/table/{mine.table}")
    expect(first).to_contain_text(re.compile(texts("people-until", time=r".*\d")))

    ada.press("people-together-start")
    ada.press("people-carry")
    link = ada.page.get_by_label(texts("people-carry-link")).input_value()
    assert re.fullmatch(re.escape(server.url) + r"/me/carry#[\w-]{27}", link)

    phone.page.goto(link)
    expect(phone.page.get_by_text(texts("people-arrive-note"))).to_be_visible()
    assert phone.page.evaluate(COUNT_SEATS) == 0, "nothing happens before it is confirmed"
    phone.press("people-arrive-yes")
    expect(phone.page.get_by_role("heading", name=texts("people-group-yours"))).to_be_visible()
    assert phone.page.evaluate(COUNT_SEATS) == 2
    phone.activate(phone.page.get_by_role("main").get_by_role("listitem").first.get_by_role("link"))
    expect(phone.deck).to_have_attribute("aria-disabled", "false")

    # A seat that is taken on one device is there on the other.
    hers = open_table(server, ["person", "open"], name="Bea")
    phone.open(f"/table/{hers.table}")
    phone.page.get_by_label(texts("pages-your-name")).fill("Ada")
    phone.press("pages-join")
    expect(phone.page.get_by_text(texts("pages-host-starts", name="Bea"))).to_be_visible()
    ada.open("/games")
    expect(ada.page.get_by_role("main").get_by_role("listitem")).to_have_count(3)


def test_a_carry_link_works_once(people: People) -> None:
    ada = people.person()
    thief = people.person(Wishes(expected=("409",)))
    ada.open("/games")
    ada.press("people-together-start")
    ada.press("people-carry")
    link = ada.page.get_by_label(texts("people-carry-link")).input_value()
    ada.page.goto(link)
    ada.press("people-arrive-yes")
    expect(ada.page.get_by_role("heading", name=texts("people-games"))).to_be_visible()
    thief.page.goto(link)
    expect(thief.page.get_by_role("alert")).to_have_text(texts("server-carry-code-old"))


def test_the_link_of_somebody_else_gets_no_seat_that_was_there(people: People, server: ServerProcess) -> None:
    """The page says what comes in, and nothing that was there goes out: not now, and not when it is opened again."""
    key = "m" * 32
    theirs = open_table(server, ["person", "open"], name="Mallory")
    post(server, "/people", key=key, language="en")
    post(server, "/people/seats", key=key, seats=[{"table": theirs.table, "secret": theirs.secret}])
    code = post(server, "/people/carry", key=key)["code"]

    victim = people.person()
    mine, waiting = sit_in_two_games(victim, server)
    victim.open(f"/me/carry#{code}")
    main = victim.page.get_by_role("main")
    expect(main).to_contain_text(texts("people-arrive-games", count=1))
    expect(main).to_contain_text(texts("people-arrive-names", names="Mallory"))
    expect(main).to_contain_text(texts("people-arrive-stay"))
    victim.press("people-arrive-yes")
    expect(main.get_by_role("listitem")).to_have_count(3)
    victim.open(f"/table/{waiting.table}#{waiting.secret}")
    expect(victim.page.get_by_role("heading", name=texts("pages-waiting"))).to_be_visible()
    victim.open("/games")
    expect(main.get_by_role("listitem")).to_have_count(3)

    # A seat that is taken from now on belongs to both.
    later = open_table(server, ["person", "open"], name="Bea")
    victim.open(f"/table/{later.table}")
    victim.page.get_by_label(texts("pages-your-name")).fill("Ada")
    victim.press("pages-join")
    expect(victim.page.get_by_text(texts("pages-host-starts", name="Bea"))).to_be_visible()
    gained = {seat["table"] for seat in post(server, "/people/me", key=key)["seats"]}
    assert gained == {theirs.table, later.table}
    assert mine.table not in gained
