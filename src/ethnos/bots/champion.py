"""``champion``: takes the decision that the self-taught network rates highest, without search (``network.py``)."""

from typing import Final

from ethnos.bots.interface import View
from ethnos.bots.network import Network

COMPILED_MODULES: Final = ("ethnos.engine.play", "ethnos.bots.network")


class ChampionBot:
    """Deterministic: the same view gets the same decision."""

    def __init__(self, seed: int) -> None:
        del seed
        self._network = Network()

    def decide(self, view: View) -> int:
        """The network's favourite."""
        return self._network.judge(view).favourite
