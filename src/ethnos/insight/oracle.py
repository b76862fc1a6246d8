"""Chances to win given all hidden information: every hand, and the order of the deck.

The real table, with its real deck, is played to the end several times. Each decision is sampled from the network's
probabilities, and players still see only their own views. A seat's chance is how often it wins.
"""

from ctypes import c_float, c_uint8
from typing import Any, Final

from ethnos.base.arguments import checked, need_in
from ethnos.bots.features import Floats
from ethnos.bots.network import Network, WorkArrays, forward, write_policy
from ethnos.engine.compile import entry_point, load_module, rule
from ethnos.engine.engine_errors import NotATable
from ethnos.engine.random_play import scramble
from ethnos.engine.rng import MASK
from ethnos.engine.state import OVER, WHOLE, Table, copied
from ethnos.engine.turn import decide
from ethnos.insight.evaluator import MOST_SAMPLES, victory_shares

CONTINUATIONS: Final = 8
"""Per turn: enough to tell a decided game from an open one, in about a minute for a whole game."""
_LONGEST: Final = 10_000  # more than the decisions of any game


class Oracle:
    """Estimates chances to win by playing tables to the end."""

    @checked
    def __init__(self, network: Network, continuations: int = CONTINUATIONS) -> None:
        need_in(range(1, MOST_SAMPLES + 1), continuations, "continuations")
        load_module(__name__)
        self._weights, self._continuations = network.weights, continuations
        self._work = WorkArrays.empty()

    @checked
    def wins(self, table: Table) -> tuple[float, ...]:
        """Each seat's share of the wins. Every table uses the same random numbers for decisions."""
        if table.viewer != WHOLE:
            raise NotATable
        ends = [victory_shares(self._played_on(table, seed)) for seed in range(self._continuations)]
        return tuple(sum(shares) / len(ends) for shares in zip(*ends, strict=True))

    def _played_on(self, table: Table, seed: int) -> Table:
        table = copied(table)
        play_on(table, self._weights, *self._work, seed)
        return table


@entry_point(Table, [c_float], [c_uint8], [c_float], [c_float], int)
def play_on(tables: Any, weights: Floats, row: Any, hidden: Floats, policy: Floats, seed: int) -> None:
    """Play the first table to the end of the game."""
    table, made = tables[0], seed * _LONGEST
    while int(table.phase) != OVER:
        forward(table, int(table.seat), weights, row, hidden)
        write_policy(table, weights, hidden, policy)
        decide(table, _sample_decision(table, policy, scramble(made)))
        made += 1


@rule
def _sample_decision(table: Table, policy: Floats, number: int) -> int:
    """Sample a decision by its probability, with a random 32-bit number."""
    last = int(table.choice_count) - 1
    rest, place = number / (MASK + 1.0), 0
    while place < last and rest >= policy[place]:
        rest -= policy[place]
        place += 1
    return int(table.choices[place])
