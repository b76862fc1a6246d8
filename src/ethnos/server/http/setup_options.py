"""The choices for a new table, so that a client need not contain these lists itself."""

from fastapi import APIRouter
from pydantic import Field

from ethnos.bots.registry import LEVELS
from ethnos.engine.components import (
    FIRST_GAME_TRIBES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    TRIBE_NAMES,
    TRIBES_IN_PLAY,
    Tribe,
)
from ethnos.engine.ruleset import PRESETS, VALUES
from ethnos.server.protocol.game import Shown
from ethnos.server.protocol.requests import REFUSALS
from ethnos.server.rooms.chat import REACTIONS
from ethnos.server.rooms.names import NAME_LENGTH


class Choices(Shown):
    """Everything that a table can be set up with."""

    presets: dict[str, dict[str, str]] = Field(description="the editions, each with its value of every option")
    options: dict[str, list[str]] = Field(description="the values of every option")
    tribes: list[Tribe]
    first_game: list[Tribe] = Field(description="the tribes of a first game")
    tribes_in_play: dict[int, int] = Field(description="how many tribes are in play, by the number of players")
    levels: list[str] = Field(description="the bots, from the weakest to the strongest")
    reactions: list[str]
    name_length: int = Field(description="how long a name can be")


def choices() -> Choices:
    """Collected from the engine, the bots and the rooms."""
    tribes = list(TRIBE_NAMES)
    return Choices(
        presets={name: ruleset.values() for name, ruleset in PRESETS.items()},
        options={name: list(values) for name, values in VALUES.items()},
        tribes=tribes,
        first_game=[tribes[tribe] for tribe in FIRST_GAME_TRIBES],
        tribes_in_play={players: int(TRIBES_IN_PLAY[players]) for players in range(MIN_PLAYERS, MAX_PLAYERS + 1)},
        levels=list(LEVELS),
        reactions=list(REACTIONS),
        name_length=NAME_LENGTH,
    )


def choices_routes() -> APIRouter:
    """The route of the choices, which are computed once."""
    router = APIRouter(responses=REFUSALS)
    all_choices = choices()

    @router.get("/api/choices")
    async def get_choices() -> Choices:
        """What a table can be set up with."""
        return all_choices

    return router
