"""Every language says everything that English says, with the same values, and can be rendered."""

import re

import pytest

from tests import catalogues
from tests.catalogues import ENGLISH, LANGUAGES, faults, messages
from tests.documents import ROOT, page


def test_the_five_languages_of_the_rulebooks() -> None:
    assert LANGUAGES == ("de", "en", "pl", "pt-BR", "ru")
    assert len(messages(ENGLISH)) > 500


def test_translators_are_told_what_every_file_is_for() -> None:
    rows = re.findall(r"^\| (`\w+\.ftl`.*?) \|", page("docs/translating.md"), re.MULTILINE)
    listed = [name for row in rows for name in re.findall(r"`(\w+\.ftl)`", row)]
    assert sorted(listed) == sorted(path.name for path in (ROOT / "src/ethnos/locale/en").glob("*.ftl"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_missing_unused_untranslated_or_filled_in_differently(language: str) -> None:
    assert list(faults(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_with_numbers_are_those_that_were_reviewed(language: str) -> None:
    """A change shows in the diff of tests/numbers, with all plural forms (`make golden`)."""
    reviewed = (catalogues.REVIEWED_TEXTS / f"{language}.txt").read_text(encoding="utf-8")
    assert reviewed.count("\n") > 400
    assert catalogues.with_numbers(language) == reviewed


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_text_with_a_number_is_right_for_every_number(language: str) -> None:
    """Polish and Russian have a form for 2 and another for 5; 22 goes with 2, and 12 with 5."""
    numbers = [number for number in catalogues.NUMBERS if number]
    texts = {number: catalogues.render(language, "web-deck-left", {"count": number})[0] for number in numbers}
    forms = {text.replace(str(number), "#") for number, text in texts.items()}
    assert len(forms) == {"pl": 3, "ru": 3}.get(language, 2)
    assert texts[22].replace("22", "2") == texts[2]
    assert texts[12].replace("12", "5") == texts[5]


@pytest.mark.parametrize(
    ("language", "elf", "merfolk"),
    [
        ("en", "red Elf", "red Merfolk"),
        ("de", "roter Elb", "rotes Meerwesen"),
        ("pl", "czerwony Elf", "czerwony Morski Lud"),
        ("pt-BR", "Elfo vermelho", "Povo do Mar vermelho"),
        ("ru", "красный эльф", "красный мерфолк"),
    ],
)
def test_a_colour_agrees_with_its_tribe(language: str, elf: str, merfolk: str) -> None:
    for tribe, expected in (("elf", elf), ("merfolk", merfolk)):
        values = {"card": f"{tribe}.red", "tribe": tribe, "colour": "red"}
        assert catalogues.render(language, "card", values)[0] == expected
