"""The parts that all text formats share: cards, numbers, seats, options, tribes, rows of the score sheet.

Errors are ``NotationError`` without a line number; the caller adds it (``text_errors.on_line``).
"""

import re
from collections.abc import Collection, Iterable, Sequence
from difflib import get_close_matches
from itertools import groupby
from typing import Final

from ethnos.engine.components import (
    DRAGON,
    KINDS,
    TRIBE_NAMES,
    TRIBES_IN_PLAY,
)
from ethnos.engine.moves import DRAGON_NAME
from ethnos.engine.ruleset import PRESETS, VALUES
from ethnos.engine.state import SOURCE_NAMES, SOURCES, Table
from ethnos.notation.text_errors import NotationError

NOTHING: Final = "-"
HIDDEN: Final = "?"
DECK_CARDS: Final = KINDS | {DRAGON_NAME: DRAGON}
LONGEST_NUMBER: Final = 39  # digits of the largest seed


def words_of(text: str) -> str:
    """A line in normal form: lower case, single spaces."""
    return " ".join(text.lower().split())


def parts_of(text: str) -> list[str]:
    """The parts between commas; none for ``-``."""
    whole = words_of(text)
    return [] if whole == NOTHING else [part.strip() for part in whole.split(",")]


def unknown(code: str, word: str, known: Iterable[str]) -> NotationError:
    """The error for an unknown word, with the known word that was probably meant."""
    choices = list(known)
    matches = get_close_matches(word, choices, 1)
    return NotationError(code, word=word, nearest=matches[0] if matches else "none", known=", ".join(choices))


# --- Numbers --------------------------------------------------------------------------------------------------


def read_number(word: str, low: int, high: int) -> int:
    """A whole number in a range."""
    word = word.strip()
    if not re.fullmatch(rf"[0-9]{{1,{LONGEST_NUMBER}}}", word):
        raise NotationError("bad-number", word=word, low=low, high=high)
    number = int(word)
    if not low <= number <= high:
        raise NotationError("number-range", word=word, low=low, high=high)
    return number


def read_row(text: str, count: int, high: int) -> list[int]:
    """Exactly ``count`` numbers, with spaces between them."""
    words = text.split()
    if len(words) != count:
        raise NotationError("row-length", found=len(words), count=count)
    return [read_number(word, 0, high) for word in words]


def write_row(numbers: Iterable[int]) -> str:
    """Numbers with spaces between them."""
    return " ".join(str(int(number)) for number in numbers)


# --- Cards ----------------------------------------------------------------------------------------------------


def write_cards(names: Iterable[str]) -> str:
    """``2 elf.red, skeleton``: cards in their order, equal neighbours as a count."""
    counts = ((name, len(list(group))) for name, group in groupby(names))
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in counts) or NOTHING


def read_cards(text: str, known: Collection[str], most: int) -> list[str]:
    """The names of cards in their order; every name must be known."""
    names: list[str] = []
    for part in parts_of(text):
        count, _, name = part.rpartition(" ")
        names += [read_name("unknown-card", name, known)] * (read_number(count, 1, most) if count else 1)
    return names


def read_name(code: str, word: str, known: Collection[str]) -> str:
    """The word itself; an error with this code if it is not one of those known."""
    if word not in known:
        raise unknown(code, word, known)
    return word


# --- The setting of a game ------------------------------------------------------------------------------------


def tribes_needed(players: int) -> int:
    """How many tribes are in play (R5, R49)."""
    return int(TRIBES_IN_PLAY[players])


def read_tribes(text: str, players: int) -> tuple[str, ...]:
    """The tribes of a game: as many as it needs, all different."""
    names = tuple(read_name("unknown-tribe", name, TRIBE_NAMES) for name in parts_of(text))
    if len(names) != tribes_needed(players) or len(set(names)) != len(names):
        raise NotationError("tribe-count", needed=tribes_needed(players), players=players)
    return names


def write_options(options: Iterable[tuple[str, str]]) -> str:
    """``placement = may``, with commas between several."""
    return ", ".join(f"{name} = {value}" for name, value in options)


def read_options(parts: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Options with their values; each option at most once."""
    options: dict[str, str] = {}
    for part in parts:
        name, equals, value = (word.strip() for word in part.partition("="))
        if not equals:
            raise NotationError("option-form", word=part)
        read_name("unknown-option", name, VALUES)
        if name in options:
            raise NotationError("option-twice", word=name)
        if value not in VALUES[name]:
            raise NotationError("option-value", option=name, word=value, known=", ".join(VALUES[name]))
        options[name] = value
    return tuple(options.items())


def read_preset(word: str) -> str:
    """The name of an edition."""
    return read_name("unknown-preset", word, PRESETS)


# --- The score sheet ------------------------------------------------------------------------------------------


def write_sources(table: Table, age: int) -> list[str]:
    """``duris 4 0 2 0``: each source that gave something in an Age, with the points of every seat."""
    rows = [table.sheet[age - 1].column(source)[: table.players] for source in range(SOURCES)]
    return [f"{name} {write_row(row)}" for name, row in zip(SOURCE_NAMES, rows, strict=True) if any(row)]


def read_sources(parts: Iterable[str], names: Sequence[str], players: int, high: int) -> dict[str, list[int]]:
    """Points by source; each source at most once."""
    sheet: dict[str, list[int]] = {}
    for part in parts:
        name, _, row = part.partition(" ")
        read_name("unknown-source", name, names)
        if name in sheet:
            raise NotationError("source-twice", word=name)
        sheet[name] = read_row(row, players, high)
    return sheet
