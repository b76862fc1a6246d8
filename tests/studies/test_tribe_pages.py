"""What the browser's pages about tribes show: the published figures, and a sentence for every number."""

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from ethnos.engine.components import TRIBE_NAMES
from ethnos.research.studies.figures import GROUPS, SET_DIGITS, stored
from tests.catalogues import LANGUAGES, closure, messages

ROOT = Path(__file__).parents[2]
PAGES: Any = json.loads((ROOT / "web" / "tribes.json").read_text(encoding="utf-8"))
FIGURES = stored(ROOT / "studies" / "balance.json")
HIGH = {"short": False, "long": True, "lucky": False, "deep": True, "balanced": False}
"""For each character of a set whether high values of its column come first."""
COLUMNS = {"short": "rounds", "long": "rounds", "lucky": "skill", "deep": "skill", "balanced": "spread"}


@pytest.mark.parametrize("group", GROUPS)
def test_figures_of_tribes_are_those_that_were_published(group: str) -> None:
    for tribe, page in PAGES["groups"][group]["tribes"].items():
        own = FIGURES["tribes"][group][tribe]
        assert page["effects"] == [
            {"values": values, "sure": sure} for values, sure in zip(own["effects"], own["sure"], strict=True)
        ]
        shown = {name: value for name, value in page.items() if name not in ("effects", "advice")}
        assert shown == {name: own[name] for name in shown}
        assert ("worth" in shown) == (tribe != "skeleton")
    assert list(PAGES["groups"][group]["tribes"]) == list(TRIBE_NAMES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_shows_the_numbers_of_its_claim(language: str) -> None:
    keys = set()
    for group in PAGES["groups"].values():
        for tribe, page in group["tribes"].items():
            assert len(page["advice"]) == 3
            for sentence in page["advice"]:
                key = f"tribe-advice-{tribe}-{sentence['claim']}"
                assert closure(language, key).variables == set(sentence["numbers"]), key
                keys.add(key)
    assert keys == {name for name in messages(language) if name.startswith("tribe-advice-")}


def test_partners_are_evident_and_the_best_come_first() -> None:
    evident = {(row["tribe"], row["partner"]): row["glory"] for row in FIGURES["partners"] if row["sure"]}
    for tribe, rows in PAGES["partners"].items():
        for row in rows["best"] + rows["worst"]:
            pair = (row["tribe"], tribe) if tribe == "skeleton" else (tribe, row["tribe"])
            assert row["glory"] == evident[pair]
        best, worst = ([row["glory"][0] for row in rows[side]] for side in ("best", "worst"))
        assert best == sorted(best, reverse=True)
        assert worst == sorted(worst)
        assert all(gain > 0 for gain in best)
        assert all(gain < 0 for gain in worst)


@pytest.mark.parametrize("size", ["5", "6"])
def test_sets_of_a_character_are_those_with_its_highest_or_lowest_values(size: str) -> None:
    sets = PAGES["sets"][size]
    for name in ("rounds", "changes", "skill"):
        assert sets["columns"][name] == FIGURES["sets"][size][name]["values"]
    assert set(sets["characters"]) == set(COLUMNS)
    for name, places in sets["characters"].items():
        values = sets["columns"][COLUMNS[name]]
        assert len(values) == len(list(combinations(TRIBE_NAMES, int(size))))
        rest = [value for place, value in enumerate(values) if place not in places]
        chosen = [values[place] for place in places]
        assert min(chosen) >= max(rest) if HIGH[name] else max(chosen) <= min(rest), name
    assert max(sets["columns"]["rounds"]) < 100 * SET_DIGITS
