"""One table for a learning program: dealt from a seed, played, and observed by its seats.

Shared by the PettingZoo and Gymnasium environments.
"""

from collections.abc import Sequence
from operator import index
from typing import Any, Final

import numpy as np

from ethnos.engine import play as engine
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import load_module
from ethnos.engine.engine_errors import UnknownDecision
from ethnos.envs.batch.rewards import reward_code, take
from ethnos.game.game import Setup
from ethnos.game.observation import SIZE, Mask, Row, mask, write_row

SEEDS: Final = 2**63
"""Games without a given seed get a random one below this."""


class OneTable:
    """A table, its setup, and the rewards of the last decision."""

    def __init__(
        self, players: int, preset: str, tribes: str | Sequence[str], reward: str, options: dict[str, object]
    ) -> None:
        self._reward = reward_code(reward)
        self._tribes = tribes if isinstance(tribes, str) else tuple(tribes)
        self._preset = preset
        self._options = tuple((name, str(value)) for name, value in options.items())
        self.players = players
        self.deal(0)
        load_module("ethnos.game.observation")
        load_module("ethnos.envs.batch.rewards")
        self.rewards = np.zeros(players, np.float32)
        """The reward of the last decision for every seat."""

    def deal(self, seed: int) -> None:
        """Start a new game, the same as ``Game.new`` with this seed."""
        self.setup = Setup(self.players, self._preset, self._tribes, seed, self._options)
        self.table = self.setup.table()

    def take(self, action: Any) -> int:
        """Take a decision: PAID or NOTHING_PAID; an illegal one is REFUSED and changes nothing."""
        return take(self.table.array, decision(action), self._reward, self.rewards)

    def seen_by(self, seat: int) -> tuple[Row, Mask]:
        """What a seat may know, and a mask of its legal decisions. For the seat to move, no separate view is needed."""
        seat_view = self.table if seat == self.table.seat else engine.view(self.table, seat)
        row = np.zeros(SIZE, np.uint8)
        write_row(seat_view, seat, row)
        return row, mask(seat_view)


def decision(action: Any) -> int:
    """A decision as an int, from any integer type that a library uses."""
    try:
        number = index(action)
    except TypeError:
        raise UnknownDecision(action=action) from None
    if not 0 <= number < ACTIONS:
        raise UnknownDecision(action=action)
    return number
