"""Our reader of the catalogues against Fluent's own, over every text in every language."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from ethnos.catalogue import Catalogue, Ungrouped
from ethnos.i18n import Texts
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
    return Catalogue(language, [path.read_text(encoding="utf-8") for path in sorted((LOCALE / language).glob("*.ftl"))])


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
    ours = Catalogue(language, [MESSAGES])
    for number in NUMBERS:
        for key in ("number", "plain", "whole", "plural"):
            pattern = theirs.get_message(key).value
            assert pattern is not None
            expected, _ = theirs.format_pattern(pattern, {"number": number})
            assert ours.format(key, {"number": number}) == expected, (key, number)


def test_a_number_can_be_written_without_grouping() -> None:
    ours = Catalogue("en", [MESSAGES])
    assert ours.format("number", {"number": Ungrouped(1234)}) == "1234"
    assert ours.format("plural", {"number": Ungrouped(1)}) == "one"


def test_what_is_missing_is_named() -> None:
    with pytest.raises(KeyError, match="no-such-text"):
        Texts("en")("no-such-text")
    with pytest.raises(ValueError, match="refusal-hand-full: there is no value for limit"):
        Texts("en")("refusal-hand-full")
