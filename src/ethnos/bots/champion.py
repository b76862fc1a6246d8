"""``champion``: takes the decision that the self-taught network rates highest, without search (``network.py``).

``champion@1`` is the first one, which stays as it is, so that results against it can be compared.
"""

from importlib.resources import files
from pathlib import Path
from typing import Final

from ethnos.bots.interface import View
from ethnos.bots.network import Network
from ethnos.engine.play import need_mover

COMPILED_MODULES: Final = ("ethnos.engine.play", "ethnos.bots.network")
FIRST: Final = "champion-1.npz"


class ChampionBot:
    """Deterministic: the same view gets the same decision."""

    def __init__(self, seed: int, file: Path | None = None) -> None:
        del seed
        self._network = Network(file)

    def decide(self, view: View) -> int:
        """The network's favourite."""
        need_mover(view)
        return self._network.evaluate(view).favourite


def make_first(seed: int) -> ChampionBot:
    """The first champion, whatever network is used otherwise."""
    return ChampionBot(seed, first_file())


def first_file() -> Path:
    """The first champion's network."""
    return Path(str(files("ethnos.bots") / FIRST))
