"""Validation of the game's own values in messages.

Events, moves, previews, offers, views and analyses are dataclasses of the packages that create them; messages contain
them as they are. Only the form of a move is checked here; the engine decides whether it is legal. Fields that are None
are not sent: ``model_dump_json(exclude_none=True)``.
"""

import json
from typing import Annotated, Final

from pydantic import AfterValidator, BaseModel, BeforeValidator, ConfigDict, Field, TypeAdapter
from pydantic_core import PydanticCustomError
from typing_extensions import TypeAliasType

from ethnos.engine.components import HAND_LIMIT
from ethnos.events import Event
from ethnos.moves import Move, PlayBand, chain


class Shown(BaseModel):
    """A message, or a part of one: exactly these fields, and what is None need not be sent."""

    model_config = ConfigDict(extra="forbid", frozen=True, use_attribute_docstrings=True)


def _from_one_hand(move: Move) -> Move:
    """All cards of a chain of Bands must fit into one hand."""
    if isinstance(move, PlayBand):
        lengths = [(len(band.cards), len(band.keep)) for band in chain(move)]
        if not all(cards for cards, _ in lengths):
            raise PydanticCustomError("too_short", "a Band has one card at the least")
        if sum(map(sum, lengths)) > HAND_LIMIT:
            raise PydanticCustomError("too_many_cards", "a hand has {limit} cards at the most", {"limit": HAND_LIMIT})
    return move


GameEvent = TypeAliasType("GameEvent", Annotated[Event, Field(discriminator="kind")])
AnyMove = TypeAliasType("AnyMove", Annotated[Move, Field(discriminator="kind"), AfterValidator(_from_one_hand)])
_MOVE: Final[TypeAdapter[AnyMove]] = TypeAdapter(AnyMove)


def _read(posted: object) -> object:
    """A move in a request body arrives as parsed JSON, with lists for tuples: validate it in JSON mode."""
    return _MOVE.validate_json(json.dumps(posted)) if isinstance(posted, dict) else posted


PostedMove = Annotated[AnyMove, BeforeValidator(_read)]
