"""Before and at the ends of a game: the colours that people choose, who begins an Age and why, the winner's title."""

import pytest
from playwright.sync_api import expect

from harness.live import ServerProcess, join, open_table
from harness.person import Person, Wishes, texts
from tests.web.conftest import People
from tests.web.moments import PAGE_CONTROLS, UNASKED, Moment, Visit, counted, show
from tests.web.stages import NAMES, Stage, at_the_end, played


def colours(person: Person) -> list[str]:
    """The colours of the seats as the page of a waiting table shows them: by their shapes."""
    edges = person.page.locator("li .piece path.edge")
    shapes: list[str] = edges.evaluate_all("paths => paths.map(path => path.getAttribute('d'))")
    return shapes


def choose(person: Person, colour: str) -> None:
    person.page.get_by_role("radio", name=texts(f"pages-colour-{colour}")).check(force=True)


def test_r4_people_choose_colours_and_bots_take_what_is_left(people: People, server: ServerProcess) -> None:
    host = open_table(server, ["person", "open", "adept"], "Ada")
    ben = join(server, host.table, "Ben")
    one, other = people.person(), people.person()
    one.open(f"/table/{host.table}#{host.secret}")
    other.open(f"/table/{host.table}#{ben.secret}")
    expect(one.page.locator("li g.piece")).to_have_count(3)
    white, black, yellow = colours(one)
    choose(one, "yellow")
    taken = other.page.get_by_role("radio", name=texts("pages-colour-yellow"))
    expect(taken).to_be_disabled()
    expect(taken.locator("..")).to_contain_text(texts("pages-colour-taken", name="Ada"))
    assert colours(other) == [yellow, black, white]
    choose(other, "pink")
    expect(one.page.get_by_role("radio", name=texts("pages-colour-pink"))).to_be_disabled()
    one.press("pages-start-game")
    expect(one.page.locator("[data-anchor='seat:0'] .piece path.edge")).to_have_attribute("d", yellow)


def test_r4_a_new_game_begins_in_the_chosen_colour(people: People) -> None:
    person = people.person()
    person.open("/new")
    yours = person.page.get_by_role("group", name=texts("pages-seat", number=1))
    star = yours.locator(".row .piece path.edge").last.get_attribute("d")
    yours.get_by_role("radio", name=texts("pages-colour-brown")).check(force=True)
    person.page.get_by_role("combobox", name=texts("pages-seat-who", number=2)).select_option("bot")
    person.page.locator("form .end .button.main").click()
    assert star
    expect(person.page.locator("[data-anchor='seat:0'] .piece path.edge")).to_have_attribute("d", star)
    person.page.reload()
    expect(person.page.locator("[data-anchor='seat:0'] .piece path.edge")).to_have_attribute("d", star)


def test_r15_r22_the_counting_tells_who_begins_and_where_the_third_dragon_lies(
    people: People, server: ServerProcess
) -> None:
    person = people.person(Wishes(settings={"pace": "calm", "name": NAMES[0]}))
    person.context.add_init_script(PAGE_CONTROLS)
    begun: list[str] = []

    def look(visit: Visit) -> None:
        counted(visit)
        drawer = int(played(UNASKED).game.table.seat)
        expect(person.page.locator(f"[data-anchor='seat:{drawer}'] .crest .dragon")).to_be_visible()
        begun.append(person.page.locator("[data-ceremony] .words").inner_text().strip().removesuffix("."))

    show(person, server, Moment("counted", look, UNASKED, passing=True, pace="calm"))
    assert "least Glory" in begun[0]
    person.page.keyboard.press("Escape")
    horn = person.page.locator(".crest", has=person.page.get_by_role("img", name=texts("web-began")))
    expect(horn).to_have_count(1)
    expect(horn).to_have_attribute("title", begun[0])


@pytest.mark.parametrize(("language", "title"), [("en", "Lord of Ethnos"), ("pl", "Lord Ethnos")])
def test_d40_the_winner_bears_the_title_of_the_book(
    people: People, server: ServerProcess, language: str, title: str
) -> None:
    person = people.person(Wishes(language=language))
    show(person, server, Moment("podium", lambda visit: visit.person.page.keyboard.press("g"), Stage(4, at_the_end)))
    expect(person.page.locator("[data-end] .title")).to_have_text(title)


def started(people: People, server: ServerProcess, freeze_at: str = "", **settings: object) -> Person:
    """A person who has just started a game against two bots; the timers stop at a step of the set-up."""
    host = open_table(server, ["person", "novice", "adept"], "Ada")
    person = people.person(Wishes(settings={"pace": "calm", **settings}))
    person.context.add_init_script(PAGE_CONTROLS)
    person.open(f"/table/{host.table}#{host.secret}")
    if freeze_at:
        person.page.evaluate("step => window.freezeAt(`[data-opening=${step}]`)", freeze_at)
    person.press("pages-start-game")
    return person


@pytest.mark.parametrize(("step", "parts", "count"), [("tribes", ".turned", 5), ("tokens", ".token", 12)])
def test_r3_r49_cards_are_turned_and_tokens_sorted(
    people: People, server: ServerProcess, step: str, parts: str, count: int
) -> None:
    person = started(people, server, step)
    expect(person.page.locator(f"[data-opening={step}] {parts}")).to_have_count(count)


def test_r12_first_cards_are_dealt_and_any_key_ends_the_set_up(people: People, server: ServerProcess) -> None:
    person = started(people, server, "deal")
    scene = person.page.get_by_role("dialog", name=texts("web-set-up"))
    expect(scene.locator(".dealt")).to_have_count(3)
    expect(scene).to_contain_text("drawn by lot")
    person.page.keyboard.press("Escape")
    expect(scene).to_have_count(0)
    expect(person.map).to_be_visible()
    person.page.reload()
    expect(person.map).to_be_visible()
    expect(scene).to_have_count(0)


def test_a_click_ends_the_set_up(people: People, server: ServerProcess) -> None:
    person = started(people, server)
    scene = person.page.locator("[data-opening]")
    scene.click(position={"x": 20, "y": 20})
    expect(scene).to_have_count(0)
    expect(person.map).to_be_visible()


def test_the_set_up_is_not_shown_if_it_is_not_wanted(people: People, server: ServerProcess) -> None:
    for settings in ({"opening": False}, {"pace": "instant"}):
        person = started(people, server, **settings)
        expect(person.map).to_be_visible()
        expect(person.page.locator("[data-opening]")).to_have_count(0)


def test_the_set_up_is_not_shown_under_reduced_motion(people: People, server: ServerProcess) -> None:
    host = open_table(server, ["person", "novice"], "Ada")
    person = people.person(Wishes(settings={"pace": "calm"}))
    person.page.emulate_media(reduced_motion="reduce")
    person.open(f"/table/{host.table}#{host.secret}")
    person.press("pages-start-game")
    expect(person.map).to_be_visible()
    expect(person.page.locator("[data-opening]")).to_have_count(0)
