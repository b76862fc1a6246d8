"""The pages about tribes: every sentence is supported by the published figures, every number comes from them."""

import json
from itertools import combinations
from typing import Any

import pytest

from ethnos.engine.components import TRIBE_NAMES
from ethnos.studies.advice import ADVICE, advice
from ethnos.studies.characters import CHARACTERS, SHOWN, characters, set_columns
from ethnos.studies.figures import GROUPS, published
from ethnos.studies.publish import ROOT, TRIBES_PAGE
from ethnos.studies.tribe_pages import page_data
from tests.catalogues import LANGUAGES, closure, messages

EVERY_CLAIM = [(tribe, claim) for tribe, claims in ADVICE.items() for claim in claims]


def copy_of_figures() -> Any:
    """A copy of the published figures, to change."""
    return json.loads(json.dumps(published()))


def claims(figures: Any, group: str, tribe: str) -> list[str]:
    return [sentence["claim"] for sentence in advice(figures, group, tribe)]


def test_what_the_browser_has_is_made_of_the_published_figures() -> None:
    """``python -m ethnos.studies.publish`` writes it."""
    written = json.loads((ROOT / "web" / TRIBES_PAGE).read_text(encoding="utf-8"))
    assert written == json.loads(json.dumps(page_data(published())))


def test_every_tribe_has_three_sentences() -> None:
    assert list(ADVICE) == list(TRIBE_NAMES)
    assert {len(claims) for claims in ADVICE.values()} == {3}


@pytest.mark.parametrize("group", GROUPS)
@pytest.mark.parametrize("tribe", TRIBE_NAMES)
def test_the_published_figures_support_every_sentence(tribe: str, group: str) -> None:
    """If this fails after a new study, the sentence is no longer true: write another one."""
    assert claims(published(), group, tribe) == list(ADVICE[tribe])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_shows_the_numbers_of_its_claim(language: str) -> None:
    for tribe in TRIBE_NAMES:
        for sentence in advice(published(), "large", tribe):
            key = f"tribe-advice-{tribe}-{sentence['claim']}"
            assert closure(language, key).variables == set(sentence["numbers"]), key
    keys = {name for name in messages(language) if name.startswith("tribe-advice-")}
    assert keys == {f"tribe-advice-{tribe}-{claim}" for tribe, claim in EVERY_CLAIM}


def test_a_sentence_that_the_figures_contradict_is_left_out() -> None:
    """Each of several changes takes away the one sentence that it contradicts."""
    figures = copy_of_figures()
    large = figures["tribes"]["large"]
    large["centaur"]["worth"][1]["wins"] = large["centaur"]["worth"][3]["wins"]
    assert claims(figures, "large", "centaur") == ["shorter", "hardly-more"]
    large["dwarf"]["led"][0][2] = large["dwarf"]["led"][1][2]
    assert claims(figures, "large", "dwarf") == ["more-glory", "partners"]
    large["merfolk"]["markers"] = 1.0
    assert claims(figures, "large", "merfolk") == ["strongest", "early"]
    large["giant"]["sure"][4] = False
    assert claims(figures, "large", "giant") == ["ahead", "large-bands"]
    next(row for row in figures["partners"] if (row["tribe"], row["partner"]) == ("wizard", "skeleton"))["sure"] = False
    assert claims(figures, "large", "wizard") == ["more", "shortest"]
    assert claims(figures, "large", "skeleton") == ["least-glory", "short-and-close"]
    assert claims(figures, "small", "centaur") == list(ADVICE["centaur"])


def test_numbers_of_sentences_come_from_the_figures() -> None:
    figures = copy_of_figures()
    figures["tribes"]["large"]["orc"]["worth"][1]["wins"] = [0.91, 0.9, 0.92]
    assert advice(figures, "large", "orc")[0]["numbers"]["early"] == "91"
    figures["tribes"]["large"]["skeleton"]["effects"][4] = [-23.46, -23.5, -23.4]
    assert advice(figures, "large", "skeleton")[0]["numbers"] == {"glory": "23.5"}


def test_partners_are_evident_and_the_best_come_first() -> None:
    partners = page_data(published())["partners"]
    for rows in partners.values():
        best, worst = ([row["glory"][0] for row in rows[side]] for side in ("best", "worst"))
        assert best == sorted(best, reverse=True)
        assert worst == sorted(worst)
        assert all(gain > 0 for gain in best)
        assert all(gain < 0 for gain in worst)
    assert partners["wizard"]["best"][0]["tribe"] == "skeleton"
    assert partners["skeleton"]["best"][0]["tribe"] == "wizard"


@pytest.mark.parametrize("size", [5, 6])
def test_sets_of_a_character_are_those_with_its_highest_or_lowest_values(size: int) -> None:
    columns = set_columns(published(), size)
    sets = characters(columns)
    assert list(sets) == list(CHARACTERS)
    for name, (column, high) in CHARACTERS.items():
        values = columns[column]
        assert len(sets[name]) == len(set(sets[name])) == SHOWN
        chosen = [values[place] for place in sets[name]]
        others = [value for place, value in enumerate(values) if place not in sets[name]]
        assert min(chosen) >= max(others) if high else max(chosen) <= min(others), name


def test_a_changed_set_changes_its_character() -> None:
    figures = copy_of_figures()
    place = list(combinations(TRIBE_NAMES, 6)).index(("dwarf", "elf", "giant", "orc", "troll", "skeleton"))
    figures["sets"]["6"]["rounds"]["values"][place] = 1
    assert page_data(figures)["sets"]["6"]["characters"]["short"][0] == place


def test_a_small_study_has_pages_without_what_it_lacks() -> None:
    figures = copy_of_figures()
    figures["sets"], figures["partners"], figures["skill"] = {}, [], {}
    for group in figures["tribes"].values():
        for tribe in group.values():
            tribe.pop("worth", None)
    data = page_data(figures)
    assert (data["sets"], data["partners"]) == ({}, {})
    sentences = data["groups"]["large"]["tribes"]["elf"]["advice"]
    assert [sentence["claim"] for sentence in sentences] == ["fewer", "large-bands"]
