"""``random``: any legal decision, with equal probability."""

from random import Random

from ethnos.bots.interface import View
from ethnos.engine.play import legal_actions, need_mover


class RandomBot:
    """Picks a legal decision at random."""

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def decide(self, view: View) -> int:
        """Any legal decision."""
        need_mover(view)
        return self._chance.choice(legal_actions(view))
