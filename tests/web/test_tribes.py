"""The pages about tribes, and sets by character: every number is that of the published study."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import expect

from ethnos.base.i18n import Texts
from ethnos.engine.components import TRIBE_NAMES
from harness.person import DESKTOP, PHONE, Person, Wishes, texts
from tests.web.conftest import EVERY_LANGUAGE, People

FIGURES = Path(__file__).parents[2] / "studies" / "balance.json"
SMALL_PHONE = (360, 640)
PAGE_WIDTH = "document.documentElement.scrollWidth"


def pick(person: Person, key: str, **values: str) -> None:
    """Choose a radio button by its text."""
    person.page.get_by_role("radio", name=texts(key, **values), exact=True).check(force=True)


def test_from_the_start_to_a_tribe_and_its_partner(person: Person) -> None:
    person.open("/")
    person.page.get_by_role("link", name=texts("pages-way-tribes")).click()
    expect(person.page.get_by_role("heading", level=1)).to_have_text(texts("pages-way-tribes"))
    tiles = person.page.locator("a.tile")
    expect(tiles).to_have_count(len(TRIBE_NAMES))
    expect(tiles.first).to_contain_text(texts.tribe("merfolk"))
    expect(tiles.last).to_contain_text(texts.tribe("skeleton"))
    tiles.first.click()
    expect(person.page).to_have_url(f"{person.url}/tribes/merfolk")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(texts.tribe("merfolk"))
    expect(person.page.locator(".picture img")).to_be_visible()
    expect(person.page.locator("main")).to_contain_text(texts("power", tribe="merfolk"))
    person.page.locator(".partners a").first.click()
    expect(person.page).to_have_url(f"{person.url}/tribes/skeleton")
    person.page.get_by_role("link", name=texts("tribes-all")).click()
    expect(tiles).to_have_count(len(TRIBE_NAMES))


def test_numbers_are_those_of_the_study_for_the_chosen_number_of_players(person: Person) -> None:
    person.open("/tribes/troll")
    figures = json.loads(FIGURES.read_text(encoding="utf-8"))
    for group in ("large", "small"):
        pick(person, "tribes-group", group=group)
        study = figures["tribes"][group]["troll"]
        worth = person.page.get_by_role("table", name=texts("tribes-section", section="worth"))
        mean, low, high = (round(100 * value) for value in study["worth"][0]["wins"])
        row = worth.get_by_role("row", name=texts("tribes-whole"))
        expect(row).to_contain_text(f"{mean}\N{NO-BREAK SPACE}[{low};\N{NO-BREAK SPACE}{high}]%")
        expect(row).to_contain_text(texts("tribes-sure"))
        expect(worth.locator("tbody tr")).to_have_count(len(study["worth"]))
        advice = person.page.locator(".advice li")
        expect(advice).to_have_count(3)
        expect(advice.first).to_contain_text(f"{study['led'][0][len(study['worth']) - 2]:.2f}")


def test_an_unknown_tribe_has_no_page(person: Person) -> None:
    person.open("/tribes/gnome")
    expect(person.page.get_by_role("heading", level=1)).to_have_text(texts("pages-lost"))


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_nothing_spills_on_small_screens(people: People, language: str) -> None:
    person = people.person(Wishes(size=PHONE, dark=language in ("pl", "ru")), exact=True)
    words = Texts(language)
    person.open("/tribes")
    person.page.locator("header select").select_option(language)
    for path, title in (
        ("/tribes", words("pages-way-tribes")),
        ("/tribes/merfolk", words.tribe("merfolk")),
        ("/tribes/skeleton", words.tribe("skeleton")),
    ):
        person.go(path)
        expect(person.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(person.page.locator(".card img").first).to_be_visible()
        person.wait_for_fonts()
        for width, height in (SMALL_PHONE, PHONE, (844, 390)):
            person.page.set_viewport_size({"width": width, "height": height})
            assert person.page.evaluate(PAGE_WIDTH) == width, (path, width)
    expect(person.page.locator(".advice li")).to_have_count(3)
    assert "tribe-advice" not in person.page.locator("main").inner_text()


def test_a_language_that_is_chosen_later_has_the_sentences_too(people: People) -> None:
    person = people.person(Wishes(size=DESKTOP), exact=True)
    person.open("/tribes/elf")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Elves")
    person.page.locator("header select").select_option("de")
    expect(person.page.get_by_role("heading", level=1)).to_have_text("Elben")
    expect(person.page.locator(".advice li").first).to_contain_text("Elben")


def test_sets_are_drawn_by_character_and_described(person: Person) -> None:
    person.open("/new")
    pick(person, "pages-tribes-character")
    pick(person, "set-character", character="long")
    facts = person.page.locator(".facts")
    expect(facts).to_contain_text("longer than on average")
    tribes = person.page.get_by_role("list", name=texts("set-tribes")).get_by_role("listitem")
    first = tribes.all_inner_texts()
    person.press("set-another")
    expect(tribes).not_to_have_text(first)
    expect(tribes).to_have_count(6)
    pick(person, "set-character", character="short")
    expect(facts).to_contain_text("shorter than on average")
    drawn = sorted(tribes.all_inner_texts())
    # Switched to a choice by hand, the same tribes stay chosen, and the facts stay.
    pick(person, "pages-tribes-chosen")
    checked = person.page.locator("label:has(input[type=checkbox]:checked) .tile b").all_inner_texts()
    assert sorted(checked) == drawn
    expect(facts).to_contain_text("shorter than on average")


def test_with_fewer_players_another_set_is_drawn(person: Person) -> None:
    person.open("/new")
    pick(person, "pages-tribes-character")
    tribes = person.page.get_by_role("list", name=texts("set-tribes")).get_by_role("listitem")
    expect(tribes).to_have_count(6)
    person.page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(tribes).to_have_count(5)
    expect(person.page.locator(".facts")).to_be_visible()


def test_the_keyboard_reaches_everything(person: Person) -> None:
    person.open("/tribes")
    expect(person.page.locator("a.tile").first).to_be_visible()
    person.page.locator("a.tile").nth(2).focus()
    person.page.keyboard.press("Enter")
    expect(person.page.locator(".advice")).to_be_visible()
    person.page.get_by_role("radio", name=texts("tribes-group", group="large"), exact=True).focus()
    person.page.keyboard.press("ArrowLeft")
    expect(person.page.get_by_role("radio", name=texts("tribes-group", group="small"), exact=True)).to_be_checked()
