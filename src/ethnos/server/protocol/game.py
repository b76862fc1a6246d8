"""The game's own values at the edge of the server: what is added to their definitions to check what a client sends.

Events, moves, previews, offers, views and analyses are dataclasses of the packages that make them; messages contain
them as they are. Whether a move is legal only the engine knows: here it is refused by its form alone. Whatever is None
is not sent: ``model_dump_json(exclude_none=True)``.
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
    """However long the chain of Bands, its cards were in one hand."""
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
    """A move in the body of a request, which was read before anybody knew that it is one: JSON has no tuples."""
    return _MOVE.validate_json(json.dumps(posted)) if isinstance(posted, dict) else posted


PostedMove = Annotated[AnyMove, BeforeValidator(_read)]
