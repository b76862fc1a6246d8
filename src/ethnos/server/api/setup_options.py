"""The choices for a new table, so that a client need not contain these lists itself."""

import json
import sys
from dataclasses import dataclass
from functools import cache

from ethnos.base.plain import Plain, to_json
from ethnos.bots.registry import LEVELS, Level
from ethnos.engine.components import (
    FIRST_GAME_TRIBES,
    MAX_PLAYERS,
    MIN_PLAYERS,
    TRIBE_NAMES,
    TRIBES_IN_PLAY,
    Tribe,
)
from ethnos.engine.ruleset import PRESETS, VALUES
from ethnos.server.api.endpoint import Endpoint
from ethnos.server.protocol.requests import PrivacyOut
from ethnos.server.rooms.checks import NAME_LENGTH
from ethnos.server.rooms.clock import BANK_SECONDS, INCREMENT_SECONDS
from ethnos.server.rooms.commands import REACTIONS, TEXT_LENGTH


@dataclass(frozen=True, slots=True, kw_only=True)
class Choices(Plain):
    """Everything that a table can be set up with."""

    presets: dict[str, dict[str, str]]
    """The editions, each with its value of every option."""
    options: dict[str, list[str]]
    """The values of every option."""
    tribes: list[Tribe]
    first_game: list[Tribe]
    """The tribes of a first game."""
    tribes_in_play: dict[int, int]
    """How many tribes are in play, by the number of players."""
    levels: list[Level]
    """The bots, from the weakest to the strongest."""
    reactions: list[str]
    name_length: int
    """How long a name can be."""
    text_length: int
    """How long a line of chat can be."""
    bank_seconds: int
    """How long the bank of a clock can be."""
    increment_seconds: int
    """How long its increment can be."""


@cache
def choices() -> Choices:
    """What a table can be set up with, collected from the engine, the bots and the rooms."""
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
        text_length=TEXT_LENGTH,
        bank_seconds=BANK_SECONDS,
        increment_seconds=INCREMENT_SECONDS,
    )


def choice_endpoints() -> list[Endpoint]:
    """The address of the choices."""
    return [Endpoint("GET", "/api/choices", choices, Choices)]


if __name__ == "__main__":
    sys.stdout.write(json.dumps(to_json(choices()), indent=2) + "\n")


def privacy_endpoints(policy: PrivacyOut) -> list[Endpoint]:
    """The address of the privacy policy."""

    async def privacy() -> PrivacyOut:
        """What this server stores, for how long, and how to reach its host."""
        return policy

    return [Endpoint("GET", "/api/privacy", privacy, PrivacyOut)]
