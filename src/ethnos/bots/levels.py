"""Levels for people: four bots with a name and a character each (``bots.ftl``), every one stronger than the one before.

- ``novice`` sees what a move brings at once, likes to play soon, and misjudges things as somebody in a first game does
- ``adept`` appraises every move carefully and makes the best one: ``greedy``
- ``expert`` looks ahead for a moment on one core
- ``master`` looks ahead on all cores, for two seconds a move at the most
"""

from random import Random
from typing import Final

import numpy as np

from ethnos.bots.greedy import Appraiser, GreedyBot
from ethnos.bots.interface import Bot, View
from ethnos.bots.search import SearchBot
from ethnos.engine import actions
from ethnos.engine.compile import cores
from ethnos.engine.play import legal_actions

DOORS: Final = ("ethnos.engine.play", "ethnos.bots.greedy", "ethnos.bots.tree")

MISJUDGED: Final = 1.5  # points of Glory by which a novice is wrong about a move, one way or the other
EAGER: Final = 0.5  # points that playing a Band seems to be worth to a novice beyond what it brings
EXPERT_SECONDS: Final = 0.15
MASTER_SECONDS: Final = 2.0


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


def make_level(name: str, seed: int) -> Bot:
    """The bot of a level."""
    if name == "novice":
        return NoviceBot(seed)
    if name == "adept":
        return GreedyBot(seed)
    if name == "expert":
        return SearchBot(seed, seconds=EXPERT_SECONDS)
    return SearchBot(seed, seconds=MASTER_SECONDS, threads=cores())


def _plays_band(action: int) -> bool:
    return actions.LEAD_TRIBE <= action < actions.SHOW
