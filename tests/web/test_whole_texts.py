"""Names and sentences that are shown whole where there is little room, in the languages with the longest words."""

from collections.abc import Sequence

import pytest
from playwright.sync_api import expect

from ethnos.server.rooms.entries import Asked, BotSeated, Left, Line
from harness.live import ServerProcess
from harness.person import Person, Wishes, expect_soon
from harness.positions import finished, prepare_table
from tests.web.conftest import EVERY_LANGUAGE, NOTHING_LEAVES_SOON, People
from tests.web.stages import LONG_NAMES, Stage, at_the_end, at_the_start, in_the_middle, late, prepare_stage
from tests.web.visits import LAPTOP

ABSENT = [
    pytest.param((Left(1, lost=True),), id="away"),
    pytest.param((Left(1), BotSeated(1, "adept")), id="bot", marks=pytest.mark.long),
]
"""What happened to a person who is absent."""
SMALL_PHONE, WIDE_PHONE, LANDSCAPE_PHONE = (360, 640), (500, 844), (844, 390)
LATE = Stage(6, late)
"""Two Dragons bring a tip of two sentences."""
MIDDLE = Stage(4, in_the_middle)

CUT = """nodes => nodes.filter((node) =>
    node.scrollWidth > node.clientWidth + 1 || node.scrollHeight > node.clientHeight + 4
).map((node) => node.textContent)"""
"""Letters may reach a little below the last of several close lines; a hidden line is higher than that."""
SHOWN = """nodes => nodes.filter((node) => node.checkVisibility({ visibilityProperty: true })).length"""
"""How many sentences have room."""
BROKEN_WORDS = """nodes => nodes.flatMap((node) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
    const broken = [];
    while (texts.nextNode()) {
        for (const { 0: word, index } of texts.currentNode.data.matchAll(/\\S+/g)) {
            const range = document.createRange();
            range.setStart(texts.currentNode, index);
            range.setEnd(texts.currentNode, index + word.length);
            if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
        }
    }
    return broken;
})"""
OUTSIDE = """node => {
    const line = node.getBoundingClientRect();
    const { top, bottom } = node.querySelector('.text').getBoundingClientRect();
    return Math.max(line.top - top, bottom - line.bottom);
}"""


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_a_tip_stays_within_its_line(people: People, server: ServerProcess, language: str) -> None:
    """A low phone has room for one line."""
    table = prepare_stage(server, LATE)
    person = people.person(Wishes(size=SMALL_PHONE, touch=True, language=language), exact=True)
    person.prepare(NOTHING_LEAVES_SOON)
    person.sit(table.id, table.secrets[0])
    tip = person.page.locator(".tip.line")
    expect(tip).to_be_visible()
    assert tip.evaluate(OUTSIDE) <= 1


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_names_in_the_window_of_a_kingdom_are_not_broken(people: People, server: ServerProcess, language: str) -> None:
    table = prepare_stage(server, MIDDLE)
    person = people.person(Wishes(size=SMALL_PHONE, touch=True, language=language), exact=True)
    person.sit(table.id, table.secrets[0])
    person.activate(person.kingdom("rhea"))
    expect(person.dialog).to_be_visible()
    person.wait_for_fonts()
    assert person.dialog.locator("tbody th").evaluate_all(BROKEN_WORDS) == []
    fits = person.dialog.locator(".head").evaluate("node => node.scrollWidth <= node.clientWidth")
    assert fits, "the tokens are wider than their frame"


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_what_to_do_is_shown_whole_on_phones(people: People, server: ServerProcess, language: str) -> None:
    table = prepare_stage(server, MIDDLE)
    person = people.person(Wishes(size=SMALL_PHONE, touch=True, language=language), exact=True)
    person.sit(table.id, table.secrets[0])
    expect(person.actions).to_contain_text(person.texts("web-status-turn-brief"))
    for size in (SMALL_PHONE, WIDE_PHONE, LANDSCAPE_PHONE):
        resize(person, size)
        assert person.actions.locator(".status").evaluate_all(CUT) == []
        assert person.page.locator(".turn .one-line").evaluate_all(CUT) == []


@pytest.mark.parametrize("after", ABSENT)
@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_who_is_absent_is_shown_whole(
    people: People, server: ServerProcess, language: str, after: Sequence[Line]
) -> None:
    table = prepare_stage(server, Stage(4, in_the_middle, own=2, after=tuple(after)))
    person = people.person(Wishes(size=LAPTOP, language=language), exact=True)
    person.sit(table.id, table.secrets[0])
    pill = person.page.locator("[data-anchor='seat:1'] .pill")
    expect(pill).to_be_visible()
    assert pill.evaluate_all(CUT) == []


@pytest.mark.parametrize("size", [LAPTOP, pytest.param((1024, 768), marks=pytest.mark.long)])
def test_a_question_leaves_whose_turn_it_is_and_the_dragons_free(
    people: People, server: ServerProcess, size: tuple[int, int]
) -> None:
    table = prepare_stage(server, Stage(6, in_the_middle, own=6, names=LONG_NAMES, after=(Asked(3, "undo"),)))
    person = people.person(Wishes(size=size, language="de"), exact=True)
    person.sit(table.id, table.secrets[0])
    expect(person.page.locator(".question")).to_be_visible()
    bottom = person.page.locator("header.bar").evaluate("node => node.getBoundingClientRect().bottom")
    assert bottom <= person.page.locator(".question").evaluate("node => node.getBoundingClientRect().top")


def test_after_the_game_the_places_are_where_the_hand_was(people: People, server: ServerProcess) -> None:
    game, turns = finished(6, 1)
    table = prepare_table(server.database, game, turns)
    person = people.person(Wishes(size=LAPTOP), exact=True)
    person.sit(table.id, table.secrets[0])
    places = person.page.get_by_role("region", name=person.texts("web-status-over")).get_by_role("listitem")
    expect(places).to_have_count(6)
    points = [int(glory) for glory in places.locator("svg text").all_text_contents()]
    assert points == [standing.glory for standing in game.standings()]
    for size in (LAPTOP, SMALL_PHONE, LANDSCAPE_PHONE, (768, 1024)):
        resize(person, size)
        outside = places.evaluate_all(
            """nodes => {
                const hand = document.getElementById('hand').getBoundingClientRect();
                return nodes.filter((node) => node.getBoundingClientRect().bottom > hand.bottom + 1).length;
            }"""
        )
        assert not outside, f"outside its place at {size}"


def test_one_card_has_no_order(people: People, server: ServerProcess) -> None:
    table = prepare_stage(server, Stage(4, at_the_start))
    person = people.person(Wishes(size=LAPTOP), exact=True)
    person.sit(table.id, table.secrets[0])
    expect(person.hand).to_have_count(1)
    expect(person.page.locator("#hand .sort")).to_be_hidden()


def resize(person: Person, size: tuple[int, int]) -> None:
    """Resize the window, and wait until the table is laid out for it."""
    person.page.set_viewport_size({"width": size[0], "height": size[1]})
    expect_soon(lambda: person.page.evaluate("document.scrollingElement.scrollWidth") == size[0])
    person.page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")


def test_the_moves_since_ones_turn_are_measured_again_when_a_font_arrives(
    people: People, server: ServerProcess
) -> None:
    table = prepare_stage(server, Stage(4, at_the_end))
    person = people.person(Wishes(size=LAPTOP), exact=True)
    person.sit(table.id, table.secrets[0])
    sentences = person.page.locator(".since .text")
    expect(sentences.first).to_be_visible()
    shown = sentences.evaluate_all(SHOWN)
    person.page.add_style_tag(content=".since .text { letter-spacing: 6px }")  # as of a wider font
    person.page.evaluate("document.fonts.dispatchEvent(new Event('loadingdone'))")
    expect_soon(lambda: sentences.evaluate_all(SHOWN) < shown)
