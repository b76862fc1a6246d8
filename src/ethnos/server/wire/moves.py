"""Whole moves as a client sends them, and what a move would do as it is told in answer.

What is not well formed is refused here by its form alone; whether a move is legal only the engine knows.
"""

from dataclasses import asdict
from typing import Annotated, Final, Literal, Self, cast

from pydantic import ConfigDict, Field, model_validator
from pydantic_core import PydanticCustomError
from typing_extensions import TypeAliasType

from ethnos.engine.components import HAND_LIMIT, MERFOLK_SYMBOLS, TROLL_TOKENS
from ethnos.engine.state import Table
from ethnos.moves import Move, Pillage, PlayBand, Recruit, ShowSkeletons
from ethnos.preview import preview, rules_of
from ethnos.server.wire.words import KINGDOMS, Card, Kingdom, Shown


class _Sent(Shown):
    """From a client: nothing is taken for something else. A hint is a move in the same form."""

    model_config = ConfigDict(strict=True, json_schema_mode_override="validation")


class RecruitMove(_Sent):
    """A face-up card, or the top card of the deck."""

    kind: Literal["recruit"]
    card: Card | None = None


class PlayBandMove(_Sent):
    """A Band, and what its Leader does."""

    kind: Literal["play_band"]
    leader: Card
    cards: list[Card] = Field(min_length=1, max_length=HAND_LIMIT)
    """All cards of the Band, the Leader among them."""
    kingdom: Kingdom | None = None
    """Where the marker goes, where that is a choice."""
    extra: list[Kingdom] = Field(default=[], max_length=len(MERFOLK_SYMBOLS))
    """Where the extra markers of Merfolk go."""
    token: int | None = Field(default=None, ge=1, le=TROLL_TOKENS)
    """The Troll token taken."""
    horde: bool = False
    """A marker to the Orc board."""
    keep: list[Card] = Field(default=[], max_length=HAND_LIMIT)
    """The cards an Elf keeps."""
    draw: bool = False
    """A Wizard draws."""
    then: "PlayBandMove | None" = None
    """The further Band after a Centaur."""

    @model_validator(mode="after")
    def _from_one_hand(self) -> Self:
        """However long the chain, its cards were in one hand."""
        cards, band = 0, cast(PlayBandMove | None, self)
        while band is not None and cards <= HAND_LIMIT:
            cards, band = cards + len(band.cards), band.then
        if cards > HAND_LIMIT:
            raise PydanticCustomError("too_many_cards", "a hand has {limit} cards at the most", {"limit": HAND_LIMIT})
        return self


class ShowSkeletonsMove(_Sent):
    """A hand of ten Skeletons."""

    kind: Literal["show_skeletons"]


class PillageMove(_Sent):
    """At the end of an Age: empty the Orc board, or keep it."""

    kind: Literal["pillage"]
    empty: bool


MoveIn = TypeAliasType(
    "MoveIn",
    Annotated[RecruitMove | PlayBandMove | ShowSkeletonsMove | PillageMove, Field(discriminator="kind")],
)


def move_from(message: MoveIn) -> Move:
    """The move that a message means."""
    match message:
        case RecruitMove():
            return Recruit(message.card)
        case ShowSkeletonsMove():
            return ShowSkeletons()
        case PillageMove():
            return Pillage(message.empty)
        case PlayBandMove():
            return _band_from(message)


def move_to(move: Move) -> MoveIn:
    """A move as a client would send it."""
    match move:
        case Recruit():
            return RecruitMove(kind="recruit", card=move.card)
        case ShowSkeletons():
            return ShowSkeletonsMove(kind="show_skeletons")
        case Pillage():
            return PillageMove(kind="pillage", empty=move.empty)
        case PlayBand():
            return _band_to(move)


def _band_from(band: PlayBandMove) -> PlayBand:
    return PlayBand(
        leader=band.leader,
        cards=tuple(band.cards),
        kingdom=band.kingdom,
        extra=tuple(band.extra),
        token=band.token,
        horde=band.horde,
        keep=tuple(band.keep),
        draw=band.draw,
        then=None if band.then is None else _band_from(band.then),
    )


def _band_to(band: PlayBand) -> PlayBandMove:
    return PlayBandMove(
        kind="play_band",
        leader=band.leader,
        cards=list(band.cards),
        kingdom=None if band.kingdom is None else _KINGDOM[band.kingdom],
        extra=[_KINGDOM[name] for name in band.extra],
        token=band.token,
        horde=band.horde,
        keep=list(band.keep),
        draw=band.draw,
        then=None if band.then is None else _band_to(band.then),
    )


_KINGDOM: Final[dict[str, Kingdom]] = {name: name for name in KINGDOMS}


# --- What a move would do -------------------------------------------------------------------------------------


class MissingOut(Shown):
    """A marker that a Band does not place in its Leader's kingdom for want of cards."""

    kingdom: Kingdom
    needed: int
    size: int


class PreviewOut(Shown):
    """The visible effects of a move."""

    markers: list[Kingdom]
    """Kingdoms that get a marker, extra markers included."""
    missing: list[MissingOut]
    """What was too small for a marker."""
    glory: int
    """Glory at once."""
    worth: list[int]
    """What each Band of the move gives at the end of the Age."""
    merfolk: int | None = None
    """The space reached on the Merfolk board, if the move leads there."""
    to_pool: list[Card]
    """Cards that go face up to the pool."""
    kept: list[Card]
    """Cards that stay in hand."""
    draws: int
    """Cards drawn from the deck."""
    rules: dict[str, list[str]]
    """The rules behind each effect, by the name of its field here or in the move."""


def preview_of(table: Table, move: Move) -> PreviewOut:
    """What a legal move will do, on the table or on the view of the seat that decides; ``Refused`` for any other."""
    told = preview(table, move)
    rules = {effect: list(found) for effect, found in rules_of(table, move, told).items()}
    return PreviewOut.model_validate(asdict(told) | {"rules": rules})
