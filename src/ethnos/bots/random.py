"""``random``: any legal decision, each as likely as the others."""

from random import Random

from ethnos.bots.interface import View
from ethnos.engine.play import legal_actions


class RandomBot:
    """Chooses blindly."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def decide(self, view: View) -> int:
        """Any."""
        return self._chance.choice(legal_actions(view))
