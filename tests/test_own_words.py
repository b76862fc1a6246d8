"""The words that players of each language know, and sentences of our own: nothing is copied from a rulebook."""

import re
from functools import cache
from pathlib import Path

import pytest

from tests.catalogues import LANGUAGES, LOCALE

SEEDS = Path(__file__).parents[2] / "shared" / "seeds"
RUN = 8
"""So many words in the same order are no accident."""

TERMS = {
    "en": ("Kingdom", "Glory", "Age", "Band", "Leader", "Ally", "Dragon"),
    "de": (
        "Königreich",
        "Ruhm",
        "Zeitalter",
        "Kampfverb",
        "Anführer",
        "Verbündete",
        "Drache",
        "Auslage",
        "Einflussmarker",
    ),
    "pl": ("Królestw", "Chwały", "Er", "Oddział", "Dowódca", "Smok", "znacznik"),
    "pt-BR": ("Reino", "Glória", "Era", "Bando", "Líder", "Dragão", "marcador"),
    "ru": ("королевств", "слав", "эпох", "групп", "лидер", "союзник", "Дракон", "маркер"),
}
TRIBES = {
    "de": "Zwerge Elben Riesen Halblinge Meerwesen Orks Trolle Geflügelte Zauberer Skelette",
    "pl": "Krasnoludy Elfy Olbrzymy Niziołki Orkowie Szkielety Trolle Czarodzieje",
    "pt-BR": "Centauros Anões Elfos Gigantes Halflings Minotauros Orcs Esqueletos Trolls Alados Feiticeiros",
    "ru": "Гномы Гиганты Мерфолки Орки Скелеты Тролли",
}


@cache
def texts(language: str) -> str:
    return "\n".join(path.read_text(encoding="utf-8") for path in sorted((LOCALE / language).glob("*.ftl")))


def words(text: str) -> list[str]:
    return re.findall(r"\w+", text.lower())


def runs(text: str) -> set[tuple[str, ...]]:
    """Every run of words in a text, line by line: a run does not go from one message into the next."""
    found = set()
    for line in text.splitlines():
        told = words(line)
        found |= {tuple(told[start : start + RUN]) for start in range(len(told) - RUN + 1)}
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editions_own_terms_are_used(language: str) -> None:
    whole = texts(language).lower()
    assert [term for term in TERMS[language] if term.lower() not in whole] == []


@pytest.mark.parametrize("language", TRIBES)
def test_tribes_are_called_as_in_the_edition(language: str) -> None:
    names = (LOCALE / language / "names.ftl").read_text(encoding="utf-8")
    assert [tribe for tribe in TRIBES[language].split() if tribe not in names] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_copied_from_a_rulebook(language: str) -> None:
    if not SEEDS.exists():
        pytest.skip("the rulebooks are not here to compare with")
    printed = {run for path in sorted(SEEDS.iterdir()) if path.is_file() for run in _printed(path)}
    assert len(printed) > 1000
    assert sorted(" ".join(run) for run in runs(texts(language)) & printed) == []


@cache
def _printed(path: Path) -> frozenset[tuple[str, ...]]:
    """The runs of a rulebook, which breaks its lines anywhere."""
    told = words(path.read_text(encoding="utf-8", errors="ignore"))
    return frozenset(tuple(told[start : start + RUN]) for start in range(len(told) - RUN + 1))
