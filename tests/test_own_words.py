"""Texts use the words that players of each language know, and copy no sentence from a rulebook."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tests.catalogues import LANGUAGES, LOCALE

ROOT = Path(__file__).parents[1]
SEEDS = ROOT.parent / "shared" / "seeds"
RUN = 8
"""This many words in the same order are no coincidence."""
SUFFIXES = {".md", ".py", ".ts", ".svelte", ".html", ".css", ".toml", ".ftl", ".json", ".txt", ".yml"}
OURS = ("src", "web/src", "web/tests", "web/index.html", "docs", "tests", "bench", "examples", "README.md", "LICENSE")
"""What this project has written; the rest is built or installed."""

TERMS = {
    "en": ("Kingdoms?", "Glory", "Ages?", "Bands?", "Leaders?", "Ally|Allies", "Dragons?", "ability|abilities"),
    "de": (
        "Königreiche?",
        "Ruhm",
        "Zeitalter",
        "Kampfverb[aä]nde?",
        "Anführer",
        "Verbündete[rn]?",
        "Drachen?",
        "Auslage",
        "Einflussmarker",
    ),
    "pl": (
        r"Królestw\w*",
        "Chwał[ayęąy]",
        "Er[ayęzą]",
        r"Oddział\w*",
        r"Dowód\w+",
        r"Sojusznik\w*",
        r"Smok\w*",
        r"znacznik\w*",
    ),
    "pt-BR": ("Reinos?", "Glória", "Eras?", "Bandos?", "Líder", "Aliados?", "Dragão|Dragões", "marcador(?:es)?"),
    "ru": (
        r"королевств\w*",
        r"слав\w*",
        r"эпох\w*",
        r"групп\w*",
        r"лидер\w*",
        r"союзник\w*",
        r"дракон\w*",
        r"маркер\w*",
    ),
}
"""The terms of each edition as whole words, in the forms that its grammar gives them."""
MISLEADING = {
    "de": (r"\b(?:ein|jedem) Platz (?:für|aus)\b", "a seat is Sitz, Platz is a rank"),
    "pt-BR": (r"\b(?:um|cada) lugar\b", "a seat is assento, lugar is a rank"),
    "ru": (r"(?<!\w)(?:руку|её руки)(?!\w)", "cards in hand, not arms"),
}
"""Words that mean something else than what is meant, and what is meant."""
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
    """The words of a text, without the marks that begin a line of a comment or a list."""
    return re.findall(r"\w+", text.lower().replace("\N{CYRILLIC SMALL LETTER IO}", "\N{CYRILLIC SMALL LETTER IE}"))


def runs(sequence: list[str]) -> set[tuple[str, ...]]:
    """Every run that is not mostly numbers: a table of numbers is a fact, which anybody may state."""
    candidates = (tuple(sequence[start : start + RUN]) for start in range(len(sequence) - RUN + 1))
    return {run for run in candidates if sum(word.isdecimal() for word in run) < RUN // 2}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_editions_own_terms_are_used(language: str) -> None:
    text = texts(language)
    missing = [term for term in TERMS[language] if not re.search(rf"(?i)\b(?:{term})\b", text)]
    assert missing == []


@pytest.mark.parametrize("language", MISLEADING)
def test_no_word_means_something_else(language: str) -> None:
    pattern, meant = MISLEADING[language]
    assert re.findall(rf"(?m)^.*(?:{pattern}).*$", texts(language)) == [], meant


@pytest.mark.parametrize("language", TRIBES)
def test_tribes_are_called_as_in_the_edition(language: str) -> None:
    names = (LOCALE / language / "names.ftl").read_text(encoding="utf-8")
    assert [tribe for tribe in TRIBES[language].split() if not re.search(rf"\b{tribe}\b", names)] == []


def test_a_term_is_not_found_within_another_word() -> None:
    assert not re.search(r"\b(?:Ally|Allies)\b", "usually, a page, and really")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_is_copied_from_a_rulebook(language: str) -> None:
    """Message by message: a run does not go from one into the next."""
    ours = {run for line in texts(language).splitlines() for run in runs(words(line))}
    assert sorted(" ".join(run) for run in ours & rulebook_runs()) == []


def files() -> Iterator[Path]:
    for name in OURS:
        root = ROOT / name
        paths = [root] if root.is_file() else sorted(root.rglob("*"))
        yield from (path for path in paths if path.suffix in SUFFIXES and path.is_file())


def test_nothing_else_that_we_wrote_is_copied_either() -> None:
    """Documents, comments and code, each as a whole: a run may go over several lines."""
    copied: dict[str, list[str]] = {}
    checked = 0
    for path in files():
        if ROOT / "src" / "ethnos" / "web" in path.parents or LOCALE in path.parents:
            continue  # built, or checked message by message
        checked += 1
        for run in runs(words(path.read_text(encoding="utf-8"))) & rulebook_runs():
            copied.setdefault(str(path.relative_to(ROOT)), []).append(" ".join(run))
    assert copied == {}
    assert checked > 400


@cache
def rulebook_runs() -> frozenset[tuple[str, ...]]:
    """The runs of all rulebooks, also without the hyphens at the ends of their lines."""
    if not SEEDS.exists():
        pytest.skip("the rulebooks are not here to compare with")
    result: set[tuple[str, ...]] = set()
    for path in sorted(SEEDS.iterdir()):
        text = path.read_text(encoding="utf-8", errors="ignore")
        for version in (text, re.sub(r"-\s*\n\s*", "", text)):
            result |= runs(words(version))
    assert len(result) > 1000
    return frozenset(result)
