"""``search``: looks ahead by information-set Monte Carlo tree search (``tree.py``).

From its own view it imagines tables that agree with everything it knows, and plays each of them on. What it learned
for one decision of a turn it keeps for the next. With a seed and a number of iterations, on one thread, it gives the
same answer every time; with a time budget it does what it can in that time.
"""

import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.bots.greedy import Appraiser
from ethnos.bots.interface import View
from ethnos.bots.tree import Tree
from ethnos.engine.compile import load_module
from ethnos.engine.play import foresee, legal_actions
from ethnos.engine.state import TURN, as_bytes

COMPILED_MODULES: Final = ("ethnos.engine.play", "ethnos.bots.greedy", "ethnos.bots.tree")

NODES: Final = 1 << 18  # room for two seconds' thinking
FIRST_SHARE: Final = 0.9  # of a move's time, for the decision that opens it; ...
LATER_SHARE: Final = 0.5  # ... the others take half of what is left
GLANCE: Final = 8  # iterations between two looks at the clock: about a millisecond
REVIEW: Final = 32 * GLANCE  # iterations between two looks at whether the decision is clear
POINT_OF_GLORY: Final = 1.0  # by so many points a decision has to be better for e times the prior
EVEN_SHARE: Final = 0.1  # of the priors, spread evenly


class Searcher:
    """Thinks for so many seconds a move, or so many iterations a decision, with a tree for each thread."""

    def __init__(self, seed: int, seconds: float, iterations: int | None, trees: Sequence[Tree]) -> None:
        self._seed = seed
        self._seconds, self._iterations = seconds, iterations
        self._trees = trees
        self._expected = b""
        """The view that the decision made last leads to, if it is this turn's."""
        self._seconds_left = 0.0
        self._asked = 0

    def decide(self, view: View) -> int:
        """The decision that was tried most."""
        started = time.perf_counter()
        self._asked += 1
        self._settle(view)
        legal = legal_actions(view)
        decision = legal[0]
        if len(legal) > 1:
            priors = self._priors(view)
            for tree in self._trees:
                tree.plant(int(view.seat), legal, priors)
            self._think(view, started)
            visits = self.visits()
            decision = max(legal, key=lambda action: visits[action])
        self._follow(view, decision)
        self._seconds_left -= time.perf_counter() - started
        return decision

    def visits(self) -> Counter[int]:
        """How often each decision was tried, on all threads."""
        total: Counter[int] = Counter()
        for tree in self._trees:
            total.update(tree.visits())
        return total

    # --- From one decision to the next ------------------------------------------------------------------------

    def _settle(self, view: View) -> None:
        """Keep what grew under the decision made last if that led here; otherwise start afresh."""
        if as_bytes(view) != self._expected:
            self._seconds_left = self._seconds
            for tree in self._trees:
                tree.clear()

    def _priors(self, view: View) -> npt.NDArray[np.float64]:
        """How promising each legal decision looks before any is tried."""
        raise NotImplementedError

    def _follow(self, view: View, decision: int) -> None:
        after = foresee(view, decision)
        kept = [tree.follow(decision) for tree in self._trees]
        self._expected = as_bytes(after) if after is not None and all(kept) else b""

    # --- Thinking ---------------------------------------------------------------------------------------------

    def _think(self, view: View, started: float) -> None:
        share = FIRST_SHARE if view.phase == TURN else LATER_SHARE
        deadline = started + share * self._seconds_left
        if len(self._trees) == 1:
            self._search(view, 0, deadline)
            return
        with ThreadPoolExecutor(len(self._trees)) as workers:
            for search in [workers.submit(self._search, view, i, deadline) for i in range(len(self._trees))]:
                search.result()

    def _search(self, view: View, thread: int, deadline: float) -> None:
        """One thread's work: all iterations, or until the time is over or could change nothing any more."""
        tree = self._trees[thread]
        seed = (self._seed << 24) + (self._asked << 6) + thread
        if self._iterations is not None:
            tree.grow(view, seed, 0, self._iterations)
            return
        done, started = 0, time.perf_counter()
        while (now := time.perf_counter()) < deadline:
            if done and done % REVIEW == 0 and tree.lead() > done * (deadline - now) / (now - started):
                return
            tree.grow(view, seed, done, GLANCE)
            done += GLANCE


def evened(shares: npt.NDArray[np.float64], even_share: float) -> npt.NDArray[np.float64]:
    """Priors in these proportions, a part of them spread evenly."""
    return np.asarray((1.0 - even_share) * shares / shares.sum() + even_share / len(shares))


class SearchBot(Searcher):
    """Starts from what a greedy player thinks of each decision."""

    def __init__(self, seed: int, seconds: float = 0.1, iterations: int | None = None, threads: int = 1) -> None:
        for module in COMPILED_MODULES:
            load_module(module)
        super().__init__(seed, seconds, iterations, [Tree(NODES) for _ in range(threads)])
        self._appraiser = Appraiser()

    def _priors(self, view: View) -> npt.NDArray[np.float64]:
        values = self._appraiser.values(view)
        shares = np.exp((values - values.max()) / POINT_OF_GLORY)
        return evened(shares, EVEN_SHARE)
