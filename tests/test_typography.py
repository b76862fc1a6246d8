"""Spaces, quotes, dashes and numbers as each language writes them, in every text as a person sees it."""

import re

import pytest

from tests.catalogues import LANGUAGES, messages, render, samples

NO_BREAK = "\N{NO-BREAK SPACE}"
COMMANDS = re.compile(
    r"-commands?$|-commands-|-nothing-typed$|-replay-unknown$|-help$|-words$|-prompt|-keys?$|^cli-|-example"
)
"""Texts with single letters to type, which are no words of one letter."""

CODE = re.compile(r"\b[a-z]+\.\w+\b|`[^`]*`|--?[a-z][\w-]*|\"ethnos\[\w+\]\"|@[\w./]+|0\.0\.0\.0|…/\w+")
"""What is typed literally: names of cards and files, options, arguments of a command, addresses."""
NUMBER = r"(?:\d|\bx)"
"""A number, or the sample value that stands for one here."""

WRONG: dict[str, dict[str, str]] = {
    "en": {
        "a straight quotation mark or apostrophe": "[\"']",
        "a space before a sign that follows its word": rf"\s…|{NUMBER}\s%",
        "x for a multiplication sign": r"\d x \w",
    },
    "de": {
        "a quotation mark that is not German": '["”»«]',
        "a space that breaks before % or …": rf" …|{NUMBER} %",
        "a decimal point": r"\d\.\d",
    },
    "pl": {
        "a quotation mark that is not Polish": '["“]',
        "a space before % or …": rf"\s…|{NUMBER}\s%",
        "a space that breaks after a word of one letter": r"(?<!\w)[wzioua] (?=\w)",
    },
    "pt-BR": {
        "a straight quotation mark": '"',
        "a space before % or …": rf"\s…|{NUMBER}\s%",
        "x for a multiplication sign": r"\d x \w",
    },
    "ru": {
        "a quotation mark that is not Russian": '["“”]',
        "a space before …": r"\s…",
        "a space that breaks before — or %": rf" —|{NUMBER} %",
        "a short dash between words": r"\s\u2013\s",
        "a space that breaks after a word of one letter": r"(?<![\w\d])(?<![\dx]\s)[вскоуиа] (?=\w)",
        "a decimal point": r"\d\.\d",
    },
}


def rendered(language: str) -> dict[str, set[str]]:
    """Every message, with all values that select a variant."""
    return {name: {render(language, name, values)[0] for values in samples(name)} for name in messages("en")}


@pytest.mark.parametrize("language", LANGUAGES)
def test_texts_follow_the_typography_of_their_language(language: str) -> None:
    faults = [
        f"{name}: {what}: {text}"
        for name, texts in rendered(language).items()
        if not COMMANDS.search(name)
        for text in sorted(texts)
        for what, pattern in WRONG[language].items()
        if re.search(pattern, CODE.sub("", text))
    ]
    assert faults == []


def test_a_no_break_space_is_where_it_has_to_be() -> None:
    for language in ("de", "pl", "ru"):
        assert sum(NO_BREAK in text for texts in rendered(language).values() for text in texts) > 100
