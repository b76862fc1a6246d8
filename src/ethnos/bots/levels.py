"""Levels for people: bots with a name and a character each (``bots.ftl``), every one stronger than the one before.

- ``novice`` sees what a move brings at once, likes to play soon, and misjudges things as somebody in a first game does
- ``adept`` appraises every move carefully and makes the best one: ``greedy``
- ``expert`` has learned what the champion knows, and every other turn forgets it over what can be had at once
- ``master`` knows it all, and still does what looks nearly as good nearly as often
- ``grandmaster`` looks ahead from there, on all cores (``grandmaster.py``)
"""

from random import Random
from typing import Final

import numpy as np

from ethnos.bots.champion import ChampionBot
from ethnos.bots.greedy import Appraiser, GreedyBot
from ethnos.bots.interface import Bot, View
from ethnos.bots.network import Network
from ethnos.engine import actions
from ethnos.engine.play import legal_actions
from ethnos.engine.state import TURN

COMPILED_MODULES: Final = ("ethnos.engine.play", "ethnos.bots.greedy", "ethnos.bots.network")

MISJUDGED: Final = 1.5  # points of Glory by which a novice is wrong about a move, one way or the other
EAGER: Final = 0.5  # points that playing a Band seems to be worth to a novice beyond what it brings
FORGETFUL: Final = 0.5  # of an expert's turns go to what can be had at once


class NoviceBot:
    """Knows the rules and little else: moves look better or worse than they are, and waiting looks dull."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._appraiser = Appraiser()

    def decide(self, view: View) -> int:
        """What looks best at a glance."""
        values = self._appraiser.values(view)
        looks = [
            value + self._chance.gauss(0.0, MISJUDGED) + (EAGER if _plays_band(action) else 0.0)
            for action, value in zip(legal_actions(view), values, strict=True)
        ]
        return int(view.choices[int(np.argmax(looks))])


class ExpertBot:
    """Of two minds, one for each turn: the far-sighted one, or the one that takes what is there."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._far, self._near = ChampionBot(seed), GreedyBot(seed)
        self._mind: Bot = self._far

    def decide(self, view: View) -> int:
        """What the mind of this turn says."""
        if view.phase == TURN:
            self._mind = self._near if self._chance.random() < FORGETFUL else self._far
        return self._mind.decide(view)


class MasterBot:
    """Takes each decision as often as the network is sure of it."""

    def __init__(self, seed: int) -> None:
        self._network = Network()
        self._chance = Random(seed)

    def decide(self, view: View) -> int:
        """One of the decisions, by chance."""
        chances = self._network.judge(view).chances
        return self._chance.choices(list(chances), list(chances.values()))[0]


def make_level(name: str, seed: int) -> Bot:
    """The bot of a level."""
    makers: dict[str, type[NoviceBot | GreedyBot | ExpertBot | MasterBot]] = {
        "novice": NoviceBot,
        "adept": GreedyBot,
        "expert": ExpertBot,
        "master": MasterBot,
    }
    return makers[name](seed)


def _plays_band(action: int) -> bool:
    return actions.LEAD_TRIBE <= action < actions.SHOW
