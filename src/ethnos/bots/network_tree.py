"""The tree of ``tree.py``, guided by the network: its probabilities are the priors, its chances to win the results.

There are no playouts: a path ends at a new node, and the network evaluates the view of the seat to move at the
sampled table.
"""

from ctypes import c_float, c_uint8
from typing import Any, Final

from ethnos.bots.features import Floats
from ethnos.bots.network import Network, WorkArrays, forward, write_policy, write_wins
from ethnos.bots.tree import DEEPEST, NO_NODE, Node, SearchState, Tree, add_children, descend, find_children
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import entry_point, in_python, rule
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.knowledge import determinize
from ethnos.engine.rng import seed_table, two_words
from ethnos.engine.scoring import share_of_victory
from ethnos.engine.state import OVER, Table

C_PUCT: Final = 1.0
UNTRIED: Final = 0.02  # how much worse than its siblings an untried decision is assumed to be
UNIFORM_SHARE: Final = 0.1  # of the priors: decisions that the network rules out are still tried
POLICY_EXPONENT: Final = 0.6  # for the network's probabilities: below 1, it flattens them


class GuidedTree(Tree):
    """One thread's search."""

    def __init__(self, nodes: int, network: Network) -> None:
        super().__init__(nodes)
        self._state.c_puct, self._state.untried = C_PUCT, UNTRIED
        self._weights, self._work = network.weights, WorkArrays.empty()
        self._wins: Any = (c_float * MAX_PLAYERS)()

    def search(self, view: Table, seed: int, start: int, iterations: int) -> None:
        """Run this many iterations, numbered from ``start``."""
        self._state.viewer = view.viewer
        words = in_python(two_words)(seed)
        arrays = self._weights, *self._work, self._wins
        search_guided(view, self._table, self._nodes, self._states, *arrays, *words, start, iterations)


@entry_point(
    *(Table, Table, [Node], [SearchState]),
    *([c_float], [c_uint8], [c_float], [c_float], [c_float]),
    *(int, int, int, int),
)
def search_guided(
    views: Any,
    tables: Any,
    nodes: Any,
    states: Any,
    weights: Floats,
    row: Any,
    hidden: Floats,
    policy: Floats,
    wins: Floats,
    w0: int,
    w1: int,
    start: int,
    iterations: int,
) -> None:
    """Run iterations of the search."""
    table, state = tables[0], states[0]
    for i in range(start, start + iterations):
        tables[0] = views[0]
        seed_table(table, w0, w1, i, 0)
        determinize(table)
        depth = _walk(table, nodes, state, weights, row, hidden, policy, wins)
        _back_up(nodes, state, depth, wins)


@rule
def _walk(
    table: Table, nodes: Any, state: Any, weights: Floats, row: Any, hidden: Floats, policy: Floats, wins: Floats
) -> int:
    """Walk from the root to a new node and evaluate it. Returns the path's length."""
    node = int(state.root)
    state.path[0] = node
    depth = 1
    while int(table.phase) != OVER:
        missing = find_children(table, nodes, state, node)
        if missing > 0 or depth >= DEEPEST - 2:
            _evaluate(table, weights, row, hidden, wins)
            if int(state.used) + missing > len(nodes) or depth >= DEEPEST - 2:
                return depth
            _fill_priors(table, state, weights, hidden, policy)
            add_children(table, nodes, state, node)
            if missing == int(table.choice_count) and depth > 1:
                return depth
        depth = descend(table, nodes, state, depth)
        node = int(state.path[depth - 1])
        if node == NO_NODE:
            if int(table.phase) == OVER:
                break
            _evaluate(table, weights, row, hidden, wins)
            return depth - 1
    _write_result(table, wins)
    return depth


@rule
def _evaluate(table: Table, weights: Floats, row: Any, hidden: Floats, wins: Floats) -> None:
    """Every seat's chance to win, by seat number, from the view of the seat to move."""
    seat, players = int(table.seat), int(table.players)
    forward(table, seat, weights, row, hidden)
    write_wins(table, weights, hidden, wins, 0)
    # The network starts with the deciding seat: rotate until seat 0 comes first.
    for _ in range(seat):
        last = wins[players - 1]
        for i in range(players - 1, 0, -1):
            wins[i] = wins[i - 1]
        wins[0] = last


@rule
def _fill_priors(table: Table, state: Any, weights: Floats, hidden: Floats, policy: Floats) -> None:
    """The network's probabilities of the choices, flattened."""
    count = int(table.choice_count)
    write_policy(table, weights, hidden, policy)
    total = 0.0
    for i in range(count):
        state.priors[i] = float(policy[i]) ** POLICY_EXPONENT
        total += state.priors[i]
    for i in range(count):
        state.priors[i] = (1.0 - UNIFORM_SHARE) * state.priors[i] / total + UNIFORM_SHARE / count


@rule
def _write_result(table: Table, wins: Floats) -> None:
    """Each seat's share of the victory."""
    for seat in range(int(table.players)):
        wins[seat] = share_of_victory(table.places, seat)


@rule
def _back_up(nodes: Any, state: Any, depth: int, wins: Floats) -> None:
    """Add to every decision on the path the chance to win of the seat that took it."""
    for i in range(depth):
        node = int(state.path[i])
        nodes[node].visits += 1
        if i > 0 and int(nodes[node].key) >= 0:
            nodes[node].value += wins[int(nodes[node].key) // ACTIONS]
