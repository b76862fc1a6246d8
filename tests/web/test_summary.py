"""The rules on one page: by key at the table, from the rules reference, and on paper."""

import re

import pytest
from playwright.sync_api import expect

from ethnos.base.i18n import Texts, languages
from ethnos.engine.ruleset import PRESETS
from ethnos.game.game import Game
from harness.live import ServerProcess
from harness.person import Person, Wishes, texts
from harness.positions import prepare_table
from tests.web.conftest import People

SIX = ("centaur", "giant", "merfolk", "orc", "troll", "skeleton")
"""The tribes that have most to say."""
LONGEST = (
    "?players=4&merfolk_scoring=leader_only&troll_scope=kingdoms_only&placement=may&empty_pool_draw=2"
    "&ten_skeletons=win&band_tiebreak=largest_only&centaur_trigger=placed&tribes="
)


def sheets(person: Person, paper: str) -> int:
    """How many sheets of paper the open page fills."""
    return len(re.findall(rb"/Type\s*/Page\b", person.page.pdf(format=paper, print_background=True)))


def test_a_key_opens_the_rules_of_this_table(person: Person, server: ServerProcess) -> None:
    table = prepare_table(server.database, Game.new(4, "german", SIX, seed=1))
    person.sit(table.id, table.secrets[0])
    scores = person.button("web-scores")
    scores.focus()
    person.page.keyboard.press("r")
    sheet = person.dialog.locator("[data-summary]")
    expect(sheet).to_contain_text("German edition · players: 4 · Ages: 3")
    expect(sheet).to_contain_text(Texts("en").under(PRESETS["german"])("power", tribe="centaur"))
    expect(sheet.get_by_role("row", name="Orc Horde 1 3 6 10 15 20", exact=True)).to_be_visible()
    assert sheets(person, "A4") == 1
    person.page.keyboard.press("Escape")
    expect(person.page.locator("dialog")).to_have_count(0)
    expect(scores).to_be_focused()


def test_the_page_is_reached_from_the_rules_and_follows_what_is_chosen(person: Person) -> None:
    person.open("/rules")
    person.page.get_by_role("link", name=texts("summary-link")).click()
    sheet = person.page.locator("[data-summary]")
    expect(sheet).to_contain_text("English edition · players: 4 · Ages: 3")
    person.page.get_by_label(texts("pages-new-players")).select_option("2")
    person.page.get_by_label(texts("rules-edition")).select_option("polish")
    expect(sheet).to_contain_text("Polish edition · players: 2 · Ages: 2")


@pytest.mark.parametrize("language", languages())
def test_it_prints_on_one_sheet(people: People, language: str) -> None:
    """Six tribes with every option set, and all twelve."""
    person = people.person(Wishes(language=language))
    for tribes in (",".join(SIX), "random"):
        person.open(f"/summary{LONGEST}{tribes}")
        expect(person.page.locator("[data-summary]")).to_be_visible()
        person.wait_for_fonts()
        assert [sheets(person, paper) for paper in ("A4", "Letter")] == [1, 1], tribes
