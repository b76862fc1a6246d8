"""The game's words as types: from them the browser's own types are made, and no other word is let in or out."""

from typing import Annotated, Final, Literal, get_args

from pydantic import AfterValidator, BaseModel, ConfigDict, WithJsonSchema
from pydantic_core import PydanticCustomError
from typing_extensions import TypeAliasType

from ethnos.engine.actions import card_name
from ethnos.engine.components import CARD_KINDS
from ethnos.moves import KINDS

LONGEST_ECHO: Final = 40  # of a word that is not known


class Shown(BaseModel):
    """A message, or a part of one: exactly these fields, and what is None need not be sent."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


def _known_card(name: str) -> str:
    if name not in KINDS:
        raise PydanticCustomError("unknown_card", 'there is no card "{card}"', {"card": name[:LONGEST_ECHO]})
    return name


Card = TypeAliasType(
    "Card", Annotated[str, AfterValidator(_known_card), WithJsonSchema({"type": "string", "enum": [*KINDS]})]
)
Tribe = TypeAliasType(
    "Tribe",
    Literal[
        "centaur",
        "dwarf",
        "elf",
        "giant",
        "halfling",
        "merfolk",
        "minotaur",
        "orc",
        "troll",
        "wingfolk",
        "wizard",
        "skeleton",
    ],
)
Kingdom = TypeAliasType("Kingdom", Literal["duris", "rhea", "straton", "althea", "ithys", "pelagon"])
Colour = TypeAliasType("Colour", Literal["purple", "red", "blue", "green", "orange", "grey"])
Phase = TypeAliasType(
    "Phase",
    Literal["turn", "band", "kingdom", "extra", "token", "horde", "another", "keep", "wizard", "pillage", "over"],
)
Source = TypeAliasType(
    "Source",
    Literal[
        "duris",
        "rhea",
        "straton",
        "althea",
        "ithys",
        "pelagon",
        "merfolk",
        "giant_now",
        "giant_end",
        "orcs",
        "bands",
    ],
)

CARDS: Final = tuple(card_name(kind) for kind in range(CARD_KINDS))
TRIBES: Final[tuple[Tribe, ...]] = get_args(Tribe.__value__)
KINGDOMS: Final[tuple[Kingdom, ...]] = get_args(Kingdom.__value__)
COLOURS: Final[tuple[Colour, ...]] = get_args(Colour.__value__)
PHASES: Final[tuple[Phase, ...]] = get_args(Phase.__value__)
SOURCES: Final[tuple[Source, ...]] = get_args(Source.__value__)


def counted(counts: list[int]) -> dict[Card, int]:
    """Cards that are given as a count of each kind, by name."""
    return {CARDS[kind]: count for kind, count in enumerate(counts) if count}
