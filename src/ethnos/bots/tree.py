"""The tree of an information-set search, in compiled code: it samples tables that agree with a view, selects
decisions, and plays games to their end with the quick player.

A node stands for a decision of a seat, or for what a draw revealed to the viewer. All tables sampled from one view
share the tree: each visit compares only the decisions that are legal at the sampled table, and each seat is credited
with its own result (max^n). Nodes live in an array; a node's children are a linked list.
"""

import ctypes
from ctypes import c_double, c_int32, c_int64
from math import sqrt
from typing import Any, Final

from ethnos.bots.prior import fill_priors
from ethnos.bots.rollout import GAINS, WEIGHTS_COUNT, play_on
from ethnos.bots.weights import weights_for
from ethnos.engine import actions
from ethnos.engine.actions import ACTIONS
from ethnos.engine.cards import next_kind
from ethnos.engine.compile import entry_point, in_python, rule
from ethnos.engine.components import CARD_KINDS, NO_CARD
from ethnos.engine.knowledge import determinize
from ethnos.engine.rng import seed_table, two_words
from ethnos.engine.scoring import share_of_victory
from ethnos.engine.state import MAX_CHOICES, OVER, Table, blank
from ethnos.engine.turn import decide

NO_NODE: Final = -1
DEEPEST: Final = 512  # the longest path, in nodes


class Node(ctypes.Structure):
    """A node of the tree."""

    _fields_ = (
        ("value", c_double),  # sum of results of the seat that decided
        ("prior", c_double),
        ("key", c_int64),  # the decision and its seat, or a hash of what a draw revealed
        ("visits", c_int32),
        ("child", c_int32),  # the first
        ("sibling", c_int32),  # the next
    )


class SearchState(ctypes.Structure):
    """The state of a search besides tables and nodes."""

    _fields_ = (
        ("weights", c_double * WEIGHTS_COUNT),  # the quick player's
        ("gains", c_double * GAINS),
        ("priors", c_double * MAX_CHOICES),
        ("c_puct", c_double),  # weight of exploration against results
        ("untried", c_double),  # how much worse than its siblings an untried decision is assumed to be
        ("glory_share", c_double),  # the share of a result that is the lead in Glory; the rest is winning
        ("glory_range", c_double),  # the lead that earns all of that share
        ("viewer", c_int64),
        ("root", c_int64),
        ("used", c_int64),  # number of nodes in use
        ("path", c_int32 * DEEPEST),  # the nodes visited in this iteration
        ("child_of", c_int32 * ACTIONS),  # the current node's children, by decision
    )


C_PUCT: Final = 1.5
UNTRIED: Final = 0.05
GLORY_SHARE: Final = 0.4
GLORY_RANGE: Final = 50.0
RIPE: Final = 2  # visits before a node gets children


class Tree:
    """One thread's search."""

    def __init__(self, nodes: int) -> None:
        self._nodes = (Node * nodes)()
        self._table = blank()
        self._states = (SearchState * 1)()
        self._state = self._states[0]
        self._state.c_puct, self._state.untried = C_PUCT, UNTRIED
        self._state.glory_share, self._state.glory_range = GLORY_SHARE, GLORY_RANGE
        self.clear()

    def clear(self) -> None:
        """Remove all nodes but the root."""
        self._nodes[0] = Node(0.0, 1.0, 0, 0, NO_NODE, NO_NODE)
        self._state.used, self._state.root = 1, 0

    def search(self, view: Table, seed: int, start: int, iterations: int) -> None:
        """Run this many iterations, numbered from ``start``."""
        self._state.weights[:] = weights_for(view.players)
        self._state.viewer = view.viewer
        search(view, self._table, self._nodes, self._states, *in_python(two_words)(seed), start, iterations)

    def set_root_priors(self, seat: int, legal: list[int], priors: list[float]) -> None:
        """Give the root a child for each legal decision, with better priors than the tree's own."""
        root, children = self._nodes[self._state.root], self._children()
        for action, prior in zip(legal, priors, strict=True):
            if action in children:
                self._nodes[children[action]].prior = prior
            elif self._state.used < len(self._nodes):
                child = self._state.used
                self._nodes[child] = Node(0.0, prior, seat * ACTIONS + action, 0, NO_NODE, root.child)
                root.child = child
                self._state.used += 1

    def visits(self) -> dict[int, int]:
        """How often each of the root's decisions was tried."""
        return {action: self._nodes[child].visits for action, child in self._children().items()}

    def visit_margin(self) -> int:
        """How many visits the root's most visited child is ahead; -1 while there is nothing to compare."""
        counts = sorted(self.visits().values())
        return counts[-1] - counts[-2] if len(counts) > 1 and counts[-1] > 0 else -1

    def advance_root(self, action: int) -> bool:
        """Make a decision's node the root. Returns whether there is one."""
        child = self._children().get(action)
        if child is not None:
            self._state.root = child
        return child is not None

    def _children(self) -> dict[int, int]:
        """The root's children by decision."""
        children = {}
        child = self._nodes[self._state.root].child
        while child != NO_NODE:
            node = self._nodes[child]
            children[node.key % ACTIONS] = child
            child = node.sibling
        return children


@entry_point(Table, Table, [Node], [SearchState], int, int, int, int)
def search(views: Any, tables: Any, nodes: Any, states: Any, w0: int, w1: int, start: int, iterations: int) -> None:
    """Run iterations of the search."""
    table, state = tables[0], states[0]
    for i in range(start, start + iterations):
        tables[0] = views[0]
        seed_table(table, w0, w1, i, 0)
        determinize(table)
        depth = _walk(table, nodes, state)
        play_on(table, state.weights, state.gains)
        _back_up(table, nodes, state, depth)


@rule
def _walk(table: Table, nodes: Any, state: Any) -> int:
    """Walk from the root to a node with few visits. Returns the path's length."""
    node = int(state.root)
    state.path[0] = node
    depth = 1
    while int(table.phase) != OVER and depth < DEEPEST - 2:
        if depth > 1 and int(nodes[node].visits) < RIPE:
            break
        if not _expand(table, nodes, state, node):
            break
        depth = descend(table, nodes, state, depth)
        node = int(state.path[depth - 1])
        if node == NO_NODE:
            return depth - 1
    return depth


@rule
def descend(table: Table, nodes: Any, state: Any, depth: int) -> int:
    """Take the most promising decision. Returns the path's new length; the path ends with NO_NODE if nodes run out."""
    seat, age = int(table.seat), int(table.age)
    action = select(table, nodes, state)
    node = int(state.child_of[action])
    state.path[depth] = node
    decide(table, action)
    if action != actions.DRAW and action != actions.WIZARD_DRAW and int(table.age) == age:
        return depth + 1
    shown = seat == int(state.viewer) or int(table.age) != age
    state.path[depth + 1] = outcome(table, nodes, state, node, shown)
    return depth + 2


@rule
def find_children(table: Table, nodes: Any, state: Any, node: int) -> int:
    """Find the child of each legal decision. Returns how many are missing."""
    seat, count = int(table.seat), int(table.choice_count)
    for i in range(count):
        state.child_of[table.choices[i]] = NO_NODE
    child = int(nodes[node].child)
    while child != NO_NODE:
        key = int(nodes[child].key)
        if key // ACTIONS == seat:
            state.child_of[key % ACTIONS] = child
        child = int(nodes[child].sibling)
    missing = 0
    for i in range(count):
        if int(state.child_of[table.choices[i]]) == NO_NODE:
            missing += 1
    return missing


@rule
def _expand(table: Table, nodes: Any, state: Any, node: int) -> bool:
    """Find the child of each legal decision and add those that are missing; False if nodes run out."""
    missing = find_children(table, nodes, state, node)
    if missing == 0:
        return True
    if int(state.used) + missing > len(nodes):
        return False
    fill_priors(table, state.weights, state.gains, state.priors)
    add_children(table, nodes, state, node)
    return True


@rule
def add_children(table: Table, nodes: Any, state: Any, node: int) -> None:
    """Add the missing children, with ``state.priors``."""
    for i in range(int(table.choice_count)):
        action = int(table.choices[i])
        if int(state.child_of[action]) == NO_NODE:
            key = int(table.seat) * ACTIONS + action
            state.child_of[action] = add_child(nodes, state, node, key, state.priors[i])


@rule
def add_child(nodes: Any, state: Any, node: int, key: int, prior: float) -> int:
    """Add a child to a node."""
    child = int(state.used)
    state.used = child + 1
    nodes[child].value = 0.0
    nodes[child].prior = prior
    nodes[child].key = key
    nodes[child].visits = 0
    nodes[child].child = NO_NODE
    nodes[child].sibling = nodes[node].child
    nodes[node].child = child
    return child


@rule
def select(table: Table, nodes: Any, state: Any) -> int:
    """The legal decision with the best sum of mean result and exploration bonus (PUCT)."""
    visits, value = 0, 0.0
    for i in range(int(table.choice_count)):
        child = int(state.child_of[table.choices[i]])
        visits += int(nodes[child].visits)
        value += nodes[child].value
    untried = value / visits - state.untried if visits > 0 else 0.5
    exploration = state.c_puct * sqrt(visits + 1.0)
    best, best_score = 0, -1.0e9
    for i in range(int(table.choice_count)):
        child = int(state.child_of[table.choices[i]])
        tries = int(nodes[child].visits)
        mean = nodes[child].value / tries if tries > 0 else untried
        score = mean + exploration * nodes[child].prior / (1.0 + tries)
        if score > best_score:
            best, best_score = int(table.choices[i]), score
    return best


@rule
def outcome(table: Table, nodes: Any, state: Any, node: int, shown: bool) -> int:
    """The node for what a draw revealed: whose turn it is now, Dragons, and the viewer's hand if it changed."""
    key = (int(table.age) * 4 + int(table.dragons)) * 8 + int(table.seat) + 1
    if shown:
        viewer = int(state.viewer)
        kind = next_kind(table.hand_kinds[viewer], NO_CARD)
        while kind < CARD_KINDS:
            key = (key * 1_000_003 + kind * 16 + int(table.hands[viewer, kind])) & 0xFFFFFFFFFFFF
            kind = next_kind(table.hand_kinds[viewer], kind)
    key = -1 - key  # negative, unlike a decision's key
    child = int(nodes[node].child)
    while child != NO_NODE:
        if int(nodes[child].key) == key:
            return child
        child = int(nodes[child].sibling)
    if int(state.used) == len(nodes):
        return NO_NODE
    return add_child(nodes, state, node, key, 0.0)


@rule
def _back_up(table: Table, nodes: Any, state: Any, depth: int) -> None:
    """Add to every decision on the path the result of the seat that took it."""
    for i in range(depth):
        node = int(state.path[i])
        nodes[node].visits += 1
        if i > 0 and int(nodes[node].key) >= 0:
            nodes[node].value += result(table, state, int(nodes[node].key) // ACTIONS)


@rule
def result(table: Table, state: Any, seat: int) -> float:
    """A seat's result from 0 to 1: its share of the victory (R46), and to a smaller part its lead in Glory."""
    best_rival = 0
    for rival in range(int(table.players)):
        if rival != seat:
            best_rival = max(best_rival, int(table.glory[rival]))
    lead = (int(table.glory[seat]) - best_rival) / float(state.glory_range)
    share = float(state.glory_share)
    return (1.0 - share) * share_of_victory(table.places, seat) + share * (0.5 + 0.5 * min(max(lead, -1.0), 1.0))
