"""Chances to win for somebody who knows what nobody at the table does: all hands, and how the cards will come.

The true table is played on several times, with its deck as it lies, each decision taken by chance in the network's
shares; players still see only what their seats do. How often a seat wins is its chance.
"""

from random import Random
from typing import Final

from ethnos.bots.network import Network
from ethnos.engine.play import apply_action, view
from ethnos.engine.state import OVER, Table, copied
from ethnos.insight.judge import won

CONTINUATIONS: Final = 8
"""From each turn: enough to tell a game that is decided from an open one, in two or three minutes for a whole game."""


class Oracle:
    """Plays a table on."""

    def __init__(self, network: Network, continuations: int = CONTINUATIONS) -> None:
        self._network, self._continuations = network, continuations

    def wins(self, table: Table) -> tuple[float, ...]:
        """Each seat's share of the wins. Every table is played on with the same luck of the players."""
        if table.phase == OVER:
            return won(table)
        ends = [won(self._played_on(table, Random(seed))) for seed in range(self._continuations)]
        return tuple(sum(shares) / len(ends) for shares in zip(*ends, strict=True))

    def _played_on(self, table: Table, chance: Random) -> Table:
        table = copied(table)
        while table.phase != OVER:
            shares = self._network.judge(view(table, int(table.seat))).chances
            apply_action(table, chance.choices([*shares], [*shares.values()])[0])
        return table
