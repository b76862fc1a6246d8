"""Events and moves as pydantic reads them: their ``kind`` says which class they are.

Only the form of a move is checked here; the engine decides whether it is legal.
"""

from typing import Annotated

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError
from typing_extensions import TypeAliasType

from ethnos.engine.components import HAND_LIMIT
from ethnos.engine.moves import Move, PlayBand, chain
from ethnos.game.events import Event


def _from_one_hand(move: Move) -> Move:
    """All cards of a chain of Bands must fit into one hand."""
    if isinstance(move, PlayBand):
        lengths = [(len(band.cards), len(band.keep)) for band in chain(move)]
        if not all(cards for cards, _ in lengths):
            raise PydanticCustomError("too_short", "too_short")
        if sum(map(sum, lengths)) > HAND_LIMIT:
            raise PydanticCustomError("too_many_cards", "too_many_cards")
    return move


GameEvent = TypeAliasType("GameEvent", Annotated[Event, Field(discriminator="kind")])
AnyMove = TypeAliasType("AnyMove", Annotated[Move, Field(discriminator="kind"), AfterValidator(_from_one_hand)])
