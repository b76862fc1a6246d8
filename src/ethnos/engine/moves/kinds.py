"""Whole moves for people: what a player does in a turn, as one value.

A move is expanded to the engine's decisions on a copy of the table, so either the whole move is applied or nothing is.
Only the engine decides what is legal: a move is refused when the engine does not offer a decision that it needs, and
the reason is worked out afterwards.

A field of a move is set where the player has a choice: ``kingdom``, for example, for Wingfolk and where the marker can
be declined. Where the rules leave no choice it may be set too, but only to the kingdom that the marker goes to.
Abilities that are not mentioned are not used. Each field answers one question of the engine; a field that nothing asked
for makes the move illegal.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, ClassVar, Final, Literal, TypeAlias

from ethnos.base.arguments import checked_class
from ethnos.base.plain import Plain
from ethnos.base.refusals import EthnosError
from ethnos.engine import state as phases
from ethnos.engine.components import CARD_KINDS, KINDS, KINGDOM_NAMES, Card, Kingdom
from ethnos.engine.state import Table

DRAGON_NAME: Final = "dragon"
"""The card that no move can name: it is put beside the board when it is drawn."""


@dataclass(frozen=True, slots=True)
class _Move(Plain):
    """The JSON schema of a move is the same for input and output: clients send moves, and servers recommend them."""

    __pydantic_config__: ClassVar[dict[str, Any]] = Plain.__pydantic_config__ | {
        "json_schema_mode_override": "validation"
    }


@checked_class
@dataclass(frozen=True, slots=True)
class Recruit(_Move):
    """R18: a face-up card by name, or the top card of the deck."""

    kind: Literal["recruit"] = field(default="recruit", kw_only=True, repr=False)
    card: Card | None = None


@checked_class
@dataclass(frozen=True, slots=True)
class PlayBand(_Move):
    """R23, R24: a Band, and what its Leader does."""

    kind: Literal["play_band"] = field(default="play_band", kw_only=True, repr=False)
    leader: Card
    cards: tuple[Card, ...]
    """All cards of the Band, the Leader first."""
    kingdom: Kingdom | None = None
    """Where the marker goes, where that is a choice."""
    extra: tuple[Kingdom, ...] = ()
    """Where the extra markers of Merfolk go (R-T6)."""
    token: int | None = None
    """The Troll token taken (R-T10)."""
    horde: bool = False
    """A marker to the Orc board (R-T8)."""
    keep: tuple[Card, ...] = ()
    """The cards an Elf keeps (R-T3)."""
    draw: bool = False
    """A Wizard draws (R-T12)."""
    then: "PlayBand | None" = None
    """The further Band after a Centaur (R-T1)."""

    def __post_init__(self) -> None:
        """Sort the cards: moves that differ only in their order compare equal."""
        object.__setattr__(self, "cards", _leader_first(self.leader, self.cards))
        object.__setattr__(self, "keep", _sorted_cards(self.keep))
        object.__setattr__(self, "extra", tuple(sorted(self.extra, key=_kingdom_order)))


@dataclass(frozen=True, slots=True)
class ShowSkeletons(_Move):
    """O3, D2: a hand of ten Skeletons."""

    kind: Literal["show_skeletons"] = field(default="show_skeletons", kw_only=True, repr=False)


@checked_class
@dataclass(frozen=True, slots=True)
class Pillage(_Move):
    """R37: at the end of an Age, empty the Orc board for Glory, or keep it."""

    kind: Literal["pillage"] = field(default="pillage", kw_only=True, repr=False)
    empty: bool = True


Move: TypeAlias = Recruit | PlayBand | ShowSkeletons | Pillage
"""Any whole move."""


class Refused(EthnosError):
    """A move that the rules do not allow."""

    family = "refusal-"


def is_turn_over(table: Table) -> bool:
    """Whether the table is between two whole moves."""
    return table.phase in (phases.TURN, phases.PILLAGE, phases.OVER)


def chained(bands: Sequence[PlayBand]) -> PlayBand:
    """The Bands of a turn as one move, linked by ``then``."""
    *earlier, chain = bands
    for band in reversed(earlier):
        chain = replace(band, then=chain)
    return chain


def chain(band: PlayBand | None) -> Iterator[PlayBand]:
    """A Band and those that follow it."""
    while band is not None:
        yield band
        band = band.then


def _leader_first(leader: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    followers = list(_sorted_cards(cards))
    if leader not in followers:
        return tuple(followers)
    followers.remove(leader)
    return (leader, *followers)


def _sorted_cards(cards: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(cards, key=lambda name: KINDS.get(name, CARD_KINDS)))


def _kingdom_order(name: str) -> int:
    return KINGDOM_NAMES.index(name) if name in KINGDOM_NAMES else len(KINGDOM_NAMES)
