"""``search``: looks ahead by information-set Monte Carlo tree search (``tree.py``).

It samples tables that agree with its view, and plays each of them to the end. It keeps the tree from one decision of
a turn to the next. With a seed and a number of iterations, on one thread, it is deterministic; with a time budget it
runs as many iterations as fit.
"""

import math
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from ethnos.base.pieces import Pieces, finish, finished
from ethnos.bots.greedy import Appraiser
from ethnos.bots.interface import View
from ethnos.bots.tree import Tree
from ethnos.engine.compile import load_module
from ethnos.engine.play import foresee, legal_actions, need_mover
from ethnos.engine.state import TURN, as_bytes

COMPILED_MODULES: Final = ("ethnos.engine.play", "ethnos.bots.greedy", "ethnos.bots.tree")

NODES: Final = 1 << 18  # enough for two seconds
FIRST_SHARE: Final = 0.9  # of a move's time, for its first decision; ...
LATER_SHARE: Final = 0.5  # ... the others take half of what is left
CLOCK_INTERVAL: Final = 8  # iterations between looks at the clock: about a millisecond
STOP_CHECK: Final = 32 * CLOCK_INTERVAL
"""Iterations between checks whether the most visited decision can still be overtaken."""
POINT_OF_GLORY: Final = 1.0  # this many points more give a decision e times the prior
UNIFORM_SHARE: Final = 0.1  # of the priors


class Searcher:
    """Searches for a number of seconds per move, or of iterations per decision, with a tree for each thread."""

    def __init__(self, seed: int, seconds: float, iterations: int | None, trees: Sequence[Tree]) -> None:
        self._seed = seed
        self._seconds, self._iterations = seconds, iterations
        self._trees = trees
        self._expected = b""
        """The view expected after the last decision, if the turn goes on; otherwise empty."""
        self._seconds_left = 0.0
        self._decisions = 0

    def decide(self, view: View) -> int:
        """The most visited decision."""
        return finish(self.deciding(view))

    def deciding(self, view: View) -> Pieces[int]:
        """The same in pieces of about a millisecond, if there is one thread."""
        need_mover(view)
        started = time.perf_counter()
        self._decisions += 1
        self._reuse_trees(view)
        legal = legal_actions(view)
        decision = legal[0]
        if len(legal) > 1:
            priors = self._priors(view)
            for tree in self._trees:
                tree.set_root_priors(int(view.seat), legal, priors)
            yield from self._search_on_all_threads(view, started)
            visits = self.visits()
            decision = max(legal, key=lambda action: visits[action])
        self._advance_roots(view, decision)
        self._seconds_left -= time.perf_counter() - started
        return decision

    def visits(self) -> Counter[int]:
        """How often each decision was tried, on all threads."""
        total: Counter[int] = Counter()
        for tree in self._trees:
            total.update(tree.visits())
        return total

    # --- From one decision to the next ------------------------------------------------------------------------

    def _reuse_trees(self, view: View) -> None:
        """Keep the subtree of the last decision if it led to this view; otherwise start a new tree."""
        if as_bytes(view) != self._expected:
            self._seconds_left = self._seconds
            for tree in self._trees:
                tree.clear()

    def _priors(self, view: View) -> list[float]:
        """The prior probability of each legal decision."""
        raise NotImplementedError

    def _advance_roots(self, view: View, decision: int) -> None:
        after = foresee(view, decision)
        advanced = [tree.advance_root(decision) for tree in self._trees]
        self._expected = as_bytes(after) if after is not None and all(advanced) else b""

    # --- Searching --------------------------------------------------------------------------------------------

    def _search_on_all_threads(self, view: View, started: float) -> Pieces[None]:
        share = FIRST_SHARE if view.phase == TURN else LATER_SHARE
        deadline = started + share * self._seconds_left
        if len(self._trees) == 1:
            yield from self._search(view, 0, deadline)
            return
        with ThreadPoolExecutor(len(self._trees)) as workers:
            for search in [workers.submit(finished, self._search, view, i, deadline) for i in range(len(self._trees))]:
                search.result()

    def _search(self, view: View, thread: int, deadline: float) -> Pieces[None]:
        """One thread's work: all iterations, or until the time is up or more time could not change the decision."""
        tree = self._trees[thread]
        seed = (self._seed << 24) + (self._decisions << 6) + thread
        if self._iterations is not None:
            tree.search(view, seed, 0, self._iterations)
            return
        done, started = 0, time.perf_counter()
        while (now := time.perf_counter()) < deadline:
            if done and done % STOP_CHECK == 0 and tree.visit_margin() > done * (deadline - now) / (now - started):
                return
            tree.search(view, seed, done, CLOCK_INTERVAL)
            done += CLOCK_INTERVAL
            yield


def mixed_with_uniform(weights: list[float], uniform_share: float) -> list[float]:
    """Probabilities in these proportions, mixed with the uniform distribution."""
    total = sum(weights)
    return [(1.0 - uniform_share) * weight / total + uniform_share / len(weights) for weight in weights]


class SearchBot(Searcher):
    """Takes its priors from the greedy player's appraisal."""

    def __init__(self, seed: int, seconds: float = 0.1, iterations: int | None = None, threads: int = 1) -> None:
        for module in COMPILED_MODULES:
            load_module(module)
        super().__init__(seed, seconds, iterations, [Tree(NODES) for _ in range(threads)])
        self._appraiser = Appraiser()

    def _priors(self, view: View) -> list[float]:
        values = self._appraiser.values(view)
        best = max(values)
        return mixed_with_uniform([math.exp((value - best) / POINT_OF_GLORY) for value in values], UNIFORM_SHARE)
