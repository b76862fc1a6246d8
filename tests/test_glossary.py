"""docs/glossary.md has the words that code and texts use, and no others."""

import re
from collections.abc import Iterable
from functools import cache
from typing import get_args

import pytest

from ethnos.base.i18n import Texts
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.components import CARD_NAMES, COLOUR_NAMES, KINGDOM_NAMES, TRIBE_NAMES
from ethnos.engine.moves import Move
from ethnos.engine.ruleset import PRESETS, VALUES
from ethnos.engine.state import PHASE_NAMES, SOURCE_NAMES
from ethnos.game.events import Event
from tests.catalogues import LOCALE
from tests.documents import exists, names_in, page, rows, section

GLOSSARY = "docs/glossary.md"
LANGUAGES = ("en", "de", "pl", "pt-BR", "ru")
"""In the order of the columns."""


def kinds_of(union: object) -> list[str]:
    return [get_args(kind.__annotations__["kind"])[0] for kind in get_args(union)]


VOCABULARIES: dict[str, Iterable[str]] = {
    "Tribes": TRIBE_NAMES,
    "Kingdoms": KINGDOM_NAMES,
    "Colours": COLOUR_NAMES,
    "Phases": PHASE_NAMES,
    "Decisions": dict.fromkeys(name.split()[0] for name in ACTION_NAMES),
    "Moves": kinds_of(Move),
    "Events": kinds_of(Event),
    "Sources of Glory": SOURCE_NAMES[len(KINGDOM_NAMES) :],
    "Options": VALUES,
}


@pytest.mark.parametrize("title", VOCABULARIES)
def test_a_vocabulary_is_the_codes_own(title: str) -> None:
    listed, used = [row[0].strip("`") for row in rows(GLOSSARY, title)], list(VOCABULARIES[title])
    assert len(listed) > 3
    missing, extra = [word for word in used if word not in listed], [word for word in listed if word not in used]
    assert listed == used, f"{GLOSSARY}, {title}: missing {missing}, not in the code {extra}; the order is the code's"


def test_every_card_is_made_of_words_of_the_glossary() -> None:
    tribes, colours = ({row[0].strip("`") for row in rows(GLOSSARY, title)} for title in ("Tribes", "Colours"))
    for card in CARD_NAMES:
        tribe, _, colour = card.partition(".")
        assert tribe in tribes, card
        assert not colour or colour in colours, card


@pytest.mark.parametrize(("title", "names"), [("Sources of Glory", KINGDOM_NAMES), ("Editions", PRESETS)])
def test_words_that_are_listed_in_a_sentence(title: str, names: Iterable[str]) -> None:
    listed = re.findall(r"`(\w+)`", section(GLOSSARY, title).split("\n|")[0])
    assert sorted(listed) == sorted(names)


@pytest.mark.parametrize(("title", "key"), [("Tribes", "tribe"), ("Kingdoms", "kingdom"), ("Colours", "colour")])
def test_names_are_those_of_the_catalogues(title: str, key: str) -> None:
    for name, *translated in rows(GLOSSARY, title):
        texts = [Texts(language)(key, **{key: name.strip("`")}) for language in LANGUAGES]
        assert translated == texts, f"{GLOSSARY} has {translated} for {name}, the catalogues have {texts}"


@cache
def words_of(language: str) -> frozenset[str]:
    texts = (path.read_text(encoding="utf-8") for path in sorted((LOCALE / language).glob("*.ftl")))
    return frozenset(re.findall(r"[\w-]+", "\n".join(texts).lower()))


def is_used(word: str, language: str) -> bool:
    """Whether the texts of a language have the word, in any form: its ending may differ."""
    stem = word.lower()[: max(3, len(word) - 2)]
    return any(used.startswith(stem) for used in words_of(language))


@pytest.mark.parametrize("column", range(len(LANGUAGES)), ids=LANGUAGES)
def test_the_games_words_are_used_in_the_texts(column: int) -> None:
    terms = [row[column] for row in rows(GLOSSARY, "The game")]
    assert len(terms) > 15
    unused = [term for term in terms for word in re.findall(r"[\w-]+", term) if not is_used(word, LANGUAGES[column])]
    assert not unused, f"no text of {LANGUAGES[column]} says {unused}"


def test_the_words_of_the_code_are_defined_where_the_glossary_says() -> None:
    title = "## The code"
    start = page(GLOSSARY).split(title)[0].count("\n")
    end = start + section(GLOSSARY, title.removeprefix("## ")).count("\n") + 1
    names = [name for name in names_in(GLOSSARY) if start < name.line <= end]
    assert len(names) > 15
    unknown = [str(name) for name in names if not exists(name)]
    assert not unknown, "there is no such definition: " + "; ".join(unknown)
    words = [row[0] for row in rows(GLOSSARY, "The code")]
    assert len(set(words)) == len(words), "a word has one meaning"
