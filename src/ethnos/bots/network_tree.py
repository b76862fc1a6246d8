"""The tree of ``tree.py``, guided by the network: its probabilities are the priors, its chances to win the results.

There are no playouts: a path ends at a new node, and the network evaluates the view of the seat to move at the
sampled table.
"""

from ctypes import c_float, c_uint8
from typing import Any, Final

from ethnos.bots.features import Floats
from ethnos.bots.network import Network, WorkArrays, think, weigh_choices, weigh_seats
from ethnos.bots.tree import DEEPEST, NO_NODE, Node, SearchState, Tree, add_missing, find_children, go_down
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import entry_point, in_python, rule
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.knowledge import imagine
from ethnos.engine.rng import seed_table, two_words
from ethnos.engine.scoring import share_of_victory
from ethnos.engine.state import OVER, Table

EXPLORE: Final = 1.0
UNTRIED: Final = 0.02  # how much worse than its siblings an untried decision is assumed to be
EVEN_SHARE: Final = 0.1  # of the priors, spread evenly: decisions that the network rules out are still tried
SOFTER: Final = 0.6  # exponent for the network's probabilities: below 1, it flattens them


class GuidedTree(Tree):
    """One thread's search."""

    def __init__(self, nodes: int, network: Network) -> None:
        super().__init__(nodes)
        self._state.explore, self._state.untried = EXPLORE, UNTRIED
        self._weights, self._work = network.weights, WorkArrays.empty()
        self._wins: Any = (c_float * MAX_PLAYERS)()

    def grow(self, view: Table, seed: int, start: int, iterations: int) -> None:
        """Run this many iterations, numbered from ``start``."""
        self._state.viewer = view.viewer
        words = in_python(two_words)(seed)
        arrays = self._weights, *self._work, self._wins
        grow_guided(view, self._table, self._nodes, self._states, *arrays, *words, start, iterations)


@entry_point(
    *(Table, Table, [Node], [SearchState]),
    *([c_float], [c_uint8], [c_float], [c_float], [c_float]),
    *(int, int, int, int),
)
def grow_guided(
    views: Any,
    tables: Any,
    nodes: Any,
    states: Any,
    weights: Floats,
    row: Any,
    inner: Floats,
    shares: Floats,
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
        imagine(table)
        depth = _descend(table, nodes, state, weights, row, inner, shares, wins)
        _credit(nodes, state, depth, wins)


@rule
def _descend(
    table: Table, nodes: Any, state: Any, weights: Floats, row: Any, inner: Floats, shares: Floats, wins: Floats
) -> int:
    """Walk from the root to a new node and evaluate it. Returns the path's length."""
    node = int(state.root)
    state.path[0] = node
    depth = 1
    while int(table.phase) != OVER:
        missing = find_children(table, nodes, state, node)
        if missing > 0 or depth >= DEEPEST - 2:
            _judge(table, weights, row, inner, wins)
            if int(state.used) + missing > len(nodes) or depth >= DEEPEST - 2:
                return depth
            _fill_priors(table, state, weights, inner, shares)
            add_missing(table, nodes, state, node)
            if missing == int(table.choice_count) and depth > 1:
                return depth
        depth = go_down(table, nodes, state, depth)
        node = int(state.path[depth - 1])
        if node == NO_NODE:
            if int(table.phase) == OVER:
                break
            _judge(table, weights, row, inner, wins)
            return depth - 1
    _write_result(table, wins)
    return depth


@rule
def _judge(table: Table, weights: Floats, row: Any, inner: Floats, wins: Floats) -> None:
    """Every seat's chance to win, by seat number, from the view of the seat to move."""
    seat, players = int(table.seat), int(table.players)
    think(table, seat, weights, row, inner)
    weigh_seats(table, weights, inner, wins, 0)
    # The network starts with the deciding seat: rotate until seat 0 comes first.
    for _ in range(seat):
        last = wins[players - 1]
        for i in range(players - 1, 0, -1):
            wins[i] = wins[i - 1]
        wins[0] = last


@rule
def _fill_priors(table: Table, state: Any, weights: Floats, inner: Floats, shares: Floats) -> None:
    """The network's probabilities of the choices, flattened."""
    count = int(table.choice_count)
    weigh_choices(table, weights, inner, shares)
    total = 0.0
    for i in range(count):
        state.priors[i] = float(shares[i]) ** SOFTER
        total += state.priors[i]
    for i in range(count):
        state.priors[i] = (1.0 - EVEN_SHARE) * state.priors[i] / total + EVEN_SHARE / count


@rule
def _write_result(table: Table, wins: Floats) -> None:
    """Each seat's share of the victory."""
    for seat in range(int(table.players)):
        wins[seat] = share_of_victory(table.places, seat)


@rule
def _credit(nodes: Any, state: Any, depth: int, wins: Floats) -> None:
    """Credit every decision on the path with the chance to win of the seat that took it."""
    for i in range(depth):
        node = int(state.path[i])
        nodes[node].visits += 1
        if i > 0 and int(nodes[node].key) >= 0:
            nodes[node].value += wins[int(nodes[node].key) // ACTIONS]
