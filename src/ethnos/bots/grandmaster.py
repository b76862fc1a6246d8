"""``grandmaster``: tree search guided by the champion's network (``network_tree.py``), on tables sampled from its view.

With a seed and a number of iterations, on one thread, it is deterministic.
"""

from typing import Final

from ethnos.bots.interface import View
from ethnos.bots.network import Network
from ethnos.bots.network_tree import POLICY_EXPONENT, UNIFORM_SHARE, GuidedTree
from ethnos.bots.search import NODES, Searcher, mixed_with_uniform
from ethnos.engine.compile import cores, load_module

COMPILED_MODULES: Final = ("ethnos.engine.play", "ethnos.bots.network", "ethnos.bots.network_tree")


class GrandmasterBot(Searcher):
    """Takes its priors from the champion's network."""

    def __init__(
        self, seed: int, seconds: float = 1.0, iterations: int | None = None, threads: int | None = None
    ) -> None:
        """One thread per core by default."""
        for module in COMPILED_MODULES:
            load_module(module)
        self._network = Network()
        trees = [GuidedTree(NODES, self._network) for _ in range(threads or cores())]
        super().__init__(seed, seconds, iterations, trees)

    def _priors(self, view: View) -> list[float]:
        policy = self._network.evaluate(view).policy
        return mixed_with_uniform([probability**POLICY_EXPONENT for probability in policy.values()], UNIFORM_SHARE)
