"""The lines of a game file: its header, the entries below it, and what they mean."""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import date as Date  # noqa: N812 - ``date`` is a field here
from typing import Final, TypeAlias

from ethnos.engine.moves import Move
from ethnos.engine.state import Table
from ethnos.notation.text_errors import BadGameFile

TITLE: Final = "ethnos game 1"
COMMENT_MARKS: Final = ("#", ";")
SETUP_TAGS: Final = ("players", "preset", "options", "tribes", "seed", "commitment")
"""The tags of a game that is dealt from a seed; a position replaces all of them."""
TAGS: Final = ("position", *SETUP_TAGS, "names", "date", "result")
POSITION_MARK: Final = "|"
"""The prefix of each line of the position that a game starts from."""
TRIBE_CHOICES: Final = ("random", "first_game")
MOST_POINTS: Final = 999
MOST_MOVES: Final = 1_000_000

AGE_LINE: Final = re.compile(r"== ?age ([0-9]+), ?first ([0-9]+), ?deck ([0-9a-f?]+) ?==")
SCORES_LINE: Final = re.compile(r"-- ?scores ([0-9]+): ?(.*)")
MOVE_LINE: Final = re.compile(r"([0-9]+)\. ?([0-9]+): ?(.*)")
UNFINISHED_LINE: Final = re.compile(r"\.\. ?(.*)")
BODY_LINE: Final = re.compile(r"==|--|\.\.|[0-9]")
TAG_LINE: Final = re.compile(r"([^:]*):(.*)")


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, by seat."""

    places: tuple[int, ...]
    glory: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Header:
    """The lines above the moves."""

    players: int
    preset: str
    tribes: str | tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    seed: int | None = None
    """None while it is secret."""
    commitment: str | None = None
    position: str | None = None
    """The position that the game started from, as text; None if it was dealt from a seed."""
    names: tuple[str, ...] = ()
    """Who played, by seat; empty if nobody wrote it."""
    date: Date | None = None
    result: Result | None = None
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """The line of each tag."""


@dataclass(frozen=True, slots=True)
class AgeEntry:
    """``== Age 2, first 3, deck 0123456789abcdef ==``."""

    line: int
    age: int
    first: int
    deck: str


@dataclass(frozen=True, slots=True)
class ScoresEntry:
    """``-- scores 1: duris 4 0, glory 4 0``."""

    line: int
    age: int
    rows: dict[str, list[int]]


@dataclass(frozen=True, slots=True)
class MoveEntry:
    """``12. 2: take elf.red``."""

    line: int
    number: int
    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class UnfinishedEntry:
    """``.. lead-tribe elf.red, leave elf.blue``: the decisions of an unfinished move."""

    line: int
    actions: tuple[int, ...]


Entry: TypeAlias = AgeEntry | ScoresEntry | MoveEntry | UnfinishedEntry


def missing_tag(tag: str, lines: Mapping[str, int]) -> BadGameFile:
    """The error for a missing tag, on the line where it belongs: after the last tag that precedes it."""
    above = [line for other, line in lines.items() if TAGS.index(other) < TAGS.index(tag)]
    return BadGameFile("missing-tag", max(above, default=1) + 1, tag=tag)


def result_of(table: Table) -> Result:
    """How the game at this table ended."""
    players = table.players
    return Result(
        tuple(int(place) for place in table.places[:players]), tuple(int(points) for points in table.glory[:players])
    )


def age_has_ended(before: Table, after: Table) -> bool:
    """Whether an Age ended between these tables."""
    return bool(after.age != before.age or after.seat < 0)
