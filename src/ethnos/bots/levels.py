"""Levels for people: bots with a name and a character (``bots.ftl``), from the weakest to the strongest.

- ``novice`` appraises moves with random errors, and prefers to play Bands early
- ``adept`` appraises every move and makes the best one: ``greedy``
- ``expert`` plays half of its turns as ``champion`` and half as ``greedy``
- ``master`` samples its decisions from the champion's probabilities
- ``grandmaster`` searches with the champion's network, on all cores (``grandmaster.py``)
"""

from random import Random
from typing import Final

from ethnos.bots.champion import ChampionBot
from ethnos.bots.greedy import Appraiser, GreedyBot, best_choice
from ethnos.bots.interface import Bot, View
from ethnos.bots.network import Network
from ethnos.engine.actions import is_lead
from ethnos.engine.compile import in_python
from ethnos.engine.play import legal_actions, need_mover
from ethnos.engine.state import TURN

COMPILED_MODULES: Final = ("ethnos.engine.play", "ethnos.bots.greedy", "ethnos.bots.network")

NOVICE_NOISE: Final = 1.5  # standard deviation, in points of Glory
BAND_BONUS: Final = 0.5  # points that a novice adds for playing a Band
GREEDY_SHARE: Final = 0.5  # the share of an expert's turns that ``greedy`` plays


class NoviceBot:
    """Appraises moves with random errors, and plays Bands too early."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._appraiser = Appraiser()

    def decide(self, view: View) -> int:
        """The decision with the best noisy value."""
        values = self._appraiser.values(view)
        noisy_values = [
            value + self._random.gauss(0.0, NOVICE_NOISE) + (BAND_BONUS if in_python(is_lead)(action) else 0.0)
            for action, value in zip(legal_actions(view), values, strict=True)
        ]
        return best_choice(view, noisy_values)


class ExpertBot:
    """Picks at the start of each turn, at random, whether ``champion`` or ``greedy`` plays it."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)
        self._champion, self._greedy = ChampionBot(seed), GreedyBot(seed)
        self._current: Bot = self._champion

    def decide(self, view: View) -> int:
        """The decision of the bot that plays this turn."""
        need_mover(view)
        if view.phase == TURN:
            self._current = self._greedy if self._random.random() < GREEDY_SHARE else self._champion
        return self._current.decide(view)


class MasterBot:
    """Takes each decision with the network's probability."""

    def __init__(self, seed: int) -> None:
        self._network = Network()
        self._random = Random(seed)

    def decide(self, view: View) -> int:
        """A random decision, weighted by the network."""
        need_mover(view)
        policy = self._network.evaluate(view).policy
        return self._random.choices(list(policy), list(policy.values()))[0]
