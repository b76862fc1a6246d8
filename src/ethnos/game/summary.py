"""The rules of one game on a page, as data: for its options, its tribes and its number of players.

The numbers are the engine's. The sentences are messages of the catalogues, most of them those of the rules reference;
``terminal/summary.py`` and the browser write them out.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from ethnos.base.plain import Plain
from ethnos.engine.compile import in_python
from ethnos.engine.components import (
    AGES_IN_PLAY,
    BAND_GLORY,
    HAND_LIMIT,
    HORDE_GLORY,
    MARKERS,
    MERFOLK_END,
    MERFOLK_SYMBOLS,
    SMALL_GAME,
    TRIBE_NAMES,
    TRIBES_IN_PLAY,
    TROLL_TOKENS,
    Tribe,
)
from ethnos.engine.play import set_options, tribe_pool
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.scoring import token_of
from ethnos.engine.state import Table, blank
from ethnos.game.boards import giant_by_age, merfolk_glory

Part = Literal["setup", "age", "turn", "band", "tribes", "glory", "scoring", "ties", "end", "options"]
IN_ORDER: Final = ("band", "scoring")
"""The parts whose lines are steps."""
TRIBE_OF_OPTION: Final[dict[str, Tribe]] = {
    "ten_skeletons": "skeleton",
    "merfolk_scoring": "merfolk",
    "merfolk_sole": "merfolk",
    "troll_scope": "troll",
    "centaur_trigger": "centaur",
}
"""Options that change nothing without a tribe."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryLine(Plain):
    """A sentence: a message with its values."""

    key: str
    values: dict[str, int | str] = field(default_factory=dict)
    label: str | None = None
    """The message that stands before it; it takes the same values."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SummaryPart(Plain):
    """A part of the page; its heading is ``summary-part``."""

    part: Part
    ordered: bool
    """Whether its lines are steps."""
    lines: list[SummaryLine]


@dataclass(frozen=True, slots=True, kw_only=True)
class GloryTable(Plain):
    """What gives Glory, without the numbers that the tokens in the Kingdoms have."""

    bands: list[int]
    """Of a Band (R39), by the cards that score, from one; the last holds for all larger Bands."""
    horde: list[int]
    """Of an Orc Horde (R37), by its markers, from one; empty without Orcs."""
    kingdoms: list[list[int]]
    """The token of a Kingdom, from 1, for each place in each Age (R32, R51-R53)."""
    merfolk: list[list[int]]
    """Of the Merfolk board (D8), for each place in each Age; empty without Merfolk."""
    giant: list[int]
    """Of the Giant token (R36) at the end of each Age; empty without Giants."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary(Plain):
    """The rules of one game on a page."""

    players: int
    ages: int
    tribes: list[Tribe]
    """The tribes in play, or those that they are drawn from."""
    options: dict[str, str]
    glory: GloryTable
    parts: list[SummaryPart]


def summary(ruleset: Ruleset, players: int, tribes: str | Sequence[str] = "random") -> Summary:
    """The summary for a number of players. ``tribes`` as for ``Game.new``; unless they are named, those that can be
    drawn are all on the page.
    """
    pool = tribe_pool(tribes, players)
    names = [name for tribe, name in enumerate(TRIBE_NAMES) if pool >> tribe & 1]
    glory = _glory(ruleset, players, names)
    skeletons = ["o3"] if "skeleton" in names else []
    lines: dict[Part, list[SummaryLine]] = {
        "setup": list(_setup(players, names)),
        "age": [_line("deal", pool=2 * players), *_rules("r15")],
        "turn": [*_rules("r17", "r18", "r19"), _line("limit", limit=HAND_LIMIT), *_rules("r21", "r22", *skeletons)],
        "band": list(_band(players)),
        "tribes": [_tribe(name, glory) for name in names],
        "glory": [],
        "scoring": list(_scoring(players, names)),
        "ties": _rules("r33", *(["r34"] if "troll" in names else [])),
        "end": _rules("r42", "r43", "r44", "r46"),
        "options": list(_differences(ruleset, players, names)),
    }
    return Summary(
        players=players,
        ages=AGES_IN_PLAY[players],
        tribes=names,
        options=ruleset.values(),
        glory=glory,
        parts=[
            SummaryPart(part=part, ordered=part in IN_ORDER, lines=own)
            for part, own in lines.items()
            if own or part == "glory"
        ],
    )


def _rules(*rules: str) -> list[SummaryLine]:
    return [SummaryLine(key=f"rules-{rule}") for rule in rules]


def _line(name: str, **values: int | str) -> SummaryLine:
    return SummaryLine(key=f"summary-{name}", values=values)


def _setup(players: int, tribes: list[Tribe]) -> Iterator[SummaryLine]:
    yield from _rules("r48" if players <= SMALL_GAME else "r3")
    yield _line("markers", markers=MARKERS, merfolk="yes" if "merfolk" in tribes else "no")
    if len(tribes) > TRIBES_IN_PLAY[players]:
        yield _line("drawn", needed=TRIBES_IN_PLAY[players])


def _band(players: int) -> Iterator[SummaryLine]:
    """R24: the steps of a Band; with two players the markers of both count (R56)."""
    yield from _rules("r23")
    yield _line("leader")
    yield _line("marker", players=players)
    yield _line("ability")
    yield from _rules("r27")


def _tribe(tribe: Tribe, glory: GloryTable) -> SummaryLine:
    """A tribe's power, with the numbers that players look up."""
    numbers: dict[Tribe, dict[str, int | str]] = {
        "giant": {"glory": _listed(glory.giant)},
        "merfolk": {"symbols": _listed(MERFOLK_SYMBOLS), "last": MERFOLK_END},
        "troll": {"tokens": TROLL_TOKENS},
    }
    return SummaryLine(label="tribe", key="summary-tribe", values={"tribe": tribe} | numbers.get(tribe, {}))


def _scoring(players: int, tribes: list[Tribe]) -> Iterator[SummaryLine]:
    """R31 to R40, as far as the tribes have a part in them."""
    yield from _rules("r31")
    yield _line("kingdoms", players=players)
    if "merfolk" in tribes:
        yield _line("merfolk")
    if "giant" in tribes:
        yield _line("giant")
    if "orc" in tribes:
        yield from _rules("r37")
    if "skeleton" in tribes:
        yield from _rules("r38")
    yield _line("bands")
    yield _line("back")


def _differences(ruleset: Ruleset, players: int, tribes: list[Tribe]) -> Iterator[SummaryLine]:
    """The options that change something here, other than in the English edition."""
    usual = Ruleset().values()
    for name, value in ruleset.values().items():
        has_tribe = TRIBE_OF_OPTION.get(name, tribes[0]) in tribes
        if value != usual[name] and has_tribe and (players == 2 or name != "merfolk_sole"):
            option = f"pages-option-{name.replace('_', '-')}"
            yield SummaryLine(label=option, key=f"{option}-{value.replace('_', '-')}")


def _glory(ruleset: Ruleset, players: int, tribes: list[Tribe]) -> GloryTable:
    ages = range(1, AGES_IN_PLAY[players] + 1)
    table = _table(players, 1)
    set_options(table, ruleset)
    return GloryTable(
        bands=list(BAND_GLORY[1 : BAND_GLORY.index(max(BAND_GLORY)) + 1]),
        horde=list(HORDE_GLORY[1:]) if "orc" in tribes else [],
        kingdoms=[_tokens(players, age) for age in ages],
        merfolk=merfolk_glory(table) if "merfolk" in tribes else [],
        giant=giant_by_age(players) if "giant" in tribes else [],
    )


def _tokens(players: int, age: int) -> list[int]:
    tokens = [in_python(token_of)(_table(players, age), place, age) for place in range(age)]
    return [token + 1 for token in tokens if token >= 0]


def _table(players: int, age: int) -> Table:
    table = blank()
    table.players, table.ages, table.age = players, AGES_IN_PLAY[players], age
    return table


def _listed(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))
