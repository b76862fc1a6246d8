"""The rules in the browser: worked examples as the engine plays them, and the way there from a game."""

import pytest
from playwright.sync_api import Locator, expect

from ethnos.events import tell
from ethnos.examples import EXAMPLES, NAMES, play, text_of
from ethnos.game import Game
from ethnos.moves import PlayBand
from ethnos.rulebook import rule_text
from tests.server.live import ServerProcess
from tests.web.conftest import People
from tests.web.person import DESKTOP, PHONE, Person, Wishes, texts
from tests.web.positions import find, held, lay

PEOPLE = [texts("rules-example-player", seat=seat) for seat in range(len(NAMES))]
TRIBES = ("dwarf", "giant", "minotaur", "wizard", "troll")


def entry(person: Person, rule: str) -> Locator:
    """A rule on the page of rules."""
    return person.page.locator(f"[id='{rule}']")


@pytest.mark.parametrize(("size", "dark"), [(DESKTOP, False), (PHONE, True)], ids=["desk", "phone"])
def test_every_example_is_drawn_and_told(people: People, size: tuple[int, int], dark: bool) -> None:
    person = people.person(Wishes(size=size, dark=dark))
    asked: list[str] = []
    person.page.on("request", lambda request: asked.append(request.url))
    person.open("/rules")
    expect(person.page.locator("summary")).to_have_count(len(EXAMPLES))
    assert not any(url.endswith("/api/examples") for url in asked)
    for example in EXAMPLES.values():
        shown = entry(person, example.rule)
        shown.locator("summary").click()
        expect(shown).to_contain_text(text_of(example, texts))
        told = [tell(event, texts, PEOPLE) for event in play(example).events]
        expect(shown.get_by_role("list").last.get_by_role("listitem")).to_have_text(told)
        expect(shown.locator("figure svg").first).to_be_visible()
    assert sum(url.endswith("/api/examples") for url in asked) == 1
    assert person.page.evaluate("document.documentElement.scrollWidth") == size[0]


def test_a_drawing_has_words_for_whoever_does_not_see_it(person: Person) -> None:
    person.open("/rules#R-T6")
    shown = entry(person, "R-T6")
    shown.locator("summary").click()
    for sentence in (
        "Ada lays down orange Merfolk and blue Merfolk.",
        "Also in hand: red Elf.",
        "Markers in Ithys: Ada 1 and Ben 1, then Ada 2 and Ben 1.",
        "Ada on the Merfolk board: 2, then 4.",
        "Ben on the Merfolk board: 3.",
    ):
        expect(shown).to_contain_text(sentence)


def test_what_a_band_will_do_leads_to_its_rules(person: Person, server: ServerProcess) -> None:
    def plan(game: Game) -> PlayBand | None:
        cards = tuple(card for card in held(game) if card.startswith("wizard"))
        return PlayBand(cards[0], cards, draw=True) if cards else None

    position = find(TRIBES, lambda card: card.startswith("wizard"), plan)
    laid = lay(server.database, position.game, position.turns)
    person.sit(laid.table, laid.secrets[0])
    person.build(position.move)
    expect(person.confirm).to_be_enabled()
    for rule in ("R25", "R39", "R-T12", "R27"):
        person.activate(person.actions.get_by_role("link", name=texts("rules-open", rule=rule), exact=True))
        expect(person.dialog).to_contain_text(rule_text(rule, texts)[:60])
        if rule == "R25":
            expect(person.dialog).to_contain_text(text_of(EXAMPLES["first-band"], texts))
            person.activate(person.dialog.get_by_role("link", name="R56", exact=True))
            expect(person.dialog).to_contain_text(text_of(EXAMPLES["two-players"], texts))
        person.page.keyboard.press("Escape")
        expect(person.dialog).to_have_count(0)
    expect(person.confirm).to_be_enabled()
    assert person.table.startswith(laid.table)
