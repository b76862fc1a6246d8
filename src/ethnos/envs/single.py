"""One table for a learning program: a batch of one, and what any of its seats sees.

Shared by the PettingZoo and Gymnasium environments.
"""

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any, Final

import numpy as np

from ethnos.engine.actions import ACTIONS
from ethnos.engine.engine_errors import UnknownDecision
from ethnos.engine.play import refusal
from ethnos.engine.records import table_in
from ethnos.engine.state import Table
from ethnos.envs.batch.batch import Batch
from ethnos.game.observation import Mask, Row

SEEDS: Final = 2**63
"""Games without a given seed get a random one below this."""


class OneTable:
    """A batch of one table, whose game stays finished."""

    def __init__(
        self, players: int, preset: str, tribes: str | Sequence[str], reward: str, options: Mapping[str, Any]
    ) -> None:
        self._batch = Batch(players, 1, "cpu", preset, tribes, reward, threads=1, restart=False, **options)
        self.players = players
        self.rewards = self._batch.returns()[0]
        """The reward of the last decision for every seat."""
        self._row, self._mask = self._batch.observe()[0], self._batch.legal()[0]
        self._chosen = np.zeros(1, np.int64)
        self.deal(0)

    def deal(self, seed: int) -> None:
        """Start a new game, the same as ``Game.new`` with this seed."""
        self._batch.reset(seed)
        self.table: Table = table_in(self._batch.records)

    def take(self, action: Any) -> None:
        """Take a decision; an illegal one is refused and changes nothing."""
        number = decision(action)
        if not self._mask[number]:
            raise refusal(self.table, number)
        self._chosen[0] = number
        self._batch.step(self._chosen, check=False)

    def seen_by(self, seat: int) -> tuple[Row, Mask]:
        """What a seat may know, and a mask of its legal decisions: none for a seat that is not to move."""
        if seat == self.table.seat:
            return self._row.copy(), self._mask.copy()
        row: Row = self._batch.observe_as(np.array([seat]))[0]
        return row, np.zeros(ACTIONS, np.int8)


def decision(action: Any) -> int:
    """A decision as an int, from any integer type that a library uses."""
    try:
        number = index(action)
    except TypeError:
        raise UnknownDecision(action=action) from None
    if not 0 <= number < ACTIONS:
        raise UnknownDecision(action=action)
    return number
