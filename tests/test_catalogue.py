"""Our reader of the catalogues against Fluent's own, over every text in every language."""

from decimal import Decimal

import pytest
from babel import Locale
from fluent.runtime import FluentBundle, FluentResource

from ethnos.base.catalogue import Catalogue, Language, Ungrouped
from ethnos.base.i18n import Texts, facts_of
from tests import catalogues
from tests.catalogues import LANGUAGES, LOCALE, messages, render, samples
from tests.others_long import others_long

WHOLE = (0, 1, 2, 5, 11, 12, 21, 22, 111, 999, 1000, 1234, 12_345, 1_234_567, -3, -1234)
NUMBERS = (*WHOLE, 0.5, 1.5, 2.25, 1234.5678, 1.0)
MESSAGES = """
number = { $number }
plain = { NUMBER($number, useGrouping: 0) }
whole = { NUMBER($number, maximumFractionDigits: 0) }
plural = { $number ->
    [0] none
    [one] one
    [few] few
    [many] many
   *[other] other
}
"""


EVERY_LANGUAGE = others_long(LANGUAGES, "en", "ru")
"""Two that count in different ways; in the long tests, all of them."""


def catalogue(language: str) -> Catalogue:
    sources = [path.read_text(encoding="utf-8") for path in sorted((LOCALE / language).glob("*.ftl"))]
    return Catalogue(facts_of(language), sources)


@pytest.mark.parametrize("language", EVERY_LANGUAGE)
def test_every_text_is_read_as_fluent_reads_it(language: str) -> None:
    ours, compared = catalogue(language), 0
    for name in messages(language):
        if name not in messages(catalogues.ENGLISH):
            continue  # for the language's own grammar; tested within other texts
        for values in samples(name):
            theirs, errors = render(language, name, values)
            if not errors:
                assert ours.format(name, values) == theirs
                compared += 1
    assert compared > 3000


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_written_and_counted_alike(language: str) -> None:
    theirs = FluentBundle([language], use_isolating=False)
    theirs.add_resource(FluentResource(MESSAGES))
    ours = Catalogue(facts_of(language), [MESSAGES])
    for number in NUMBERS:
        for key in ("number", "plain", "whole", "plural"):
            pattern = theirs.get_message(key).value
            assert pattern is not None
            expected, _ = theirs.format_pattern(pattern, {"number": number})
            assert ours.format(key, {"number": number}) == expected, (key, number)


def test_a_number_can_be_written_without_grouping() -> None:
    ours = Catalogue(facts_of("en"), [MESSAGES])
    assert ours.format("number", {"number": Ungrouped(1234)}) == "1234"
    assert ours.format("plural", {"number": Ungrouped(1)}) == "one"


def test_plural_rules_of_other_languages_count_as_theirs_do() -> None:
    """Rules as they stand in CLDR's table, against the library that has the whole table."""
    rules = {
        "ga": {"one": "n = 1", "two": "n = 2", "few": "n = 3..6", "many": "n = 7..10"},
        "lv": {
            "zero": "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19",
            "one": "n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1",
        },
        "mk": {"one": "v = 0 and i % 10 = 1 and i % 100 != 11 or f % 10 = 1 and f % 100 != 11"},
        "kw": {
            "zero": "n = 0",
            "one": "n = 1",
            "two": "n % 100 = 2,22,42,62,82 or n % 1000 = 0 and n % 100000 = 1000..20000,40000,60000,80000",
            "few": "n % 100 = 3,23,43,63,83",
            "many": "n != 1 and n % 100 = 1,21,41,61,81",
        },
    }
    for language, plurals in rules.items():
        ours = Language("", ",", ".", plurals)
        for number in map(Decimal, (*map(str, range(125)), "0.1", "1.5", "2.21", "3.11", "1000", "60000")):
            assert ours.plural(number) == Locale(language).plural_form(number), (language, number)
    with pytest.raises(ValueError, match="n is 1"):
        Language("", ",", ".", {"one": "n is 1"}).plural(Decimal(1))


def test_what_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        Texts("en")("no-such-text")
    with pytest.raises(ValueError, match="refusal-hand-full: there is no value for limit"):
        Texts("en")("refusal-hand-full")
