"""Measures the strength of a network: the champion with this network against weaker bots."""

import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from ethnos.bots.network import OVERRIDE
from ethnos.research.lab.statistics import strength
from ethnos.research.lab.tournament import Plan, play_plan


@dataclass(frozen=True)
class Trial:
    """The champion against one kind of rival at all other seats."""

    players: int
    rival: str
    games: int

    @property
    def name(self) -> str:
        """The name in plots and tables."""
        return f"{self.players} players, {self.rival}"

    @property
    def plan(self) -> Plan:
        """The line-up."""
        return Plan(("champion", *[self.rival] * (self.players - 1)), self.players, seed=1)

    def whole(self, games: int | None = None) -> int:
        """The number of games, rounded up to whole deals."""
        return self.plan.deals(games or self.games) * self.players


TRIALS: Final = (
    Trial(2, "greedy", 128),
    Trial(4, "greedy", 128),
    Trial(6, "greedy", 60),
    Trial(2, "champion@1", 400),
    Trial(4, "champion@1", 400),
    Trial(2, "search@0.1s", 16),
)
"""The trials during training."""

ALL_TRIALS: Final = (
    *(Trial(players, "greedy", 400) for players in range(2, 7)),
    Trial(2, "search@0.1s", 200),
    Trial(4, "search@0.1s", 100),
)
"""The trials after training."""


def measure(
    network: Path,
    trials: Sequence[Trial],
    games: int | None = None,
    cores: int | None = None,
    progress: Callable[[int], None] = lambda _games: None,
) -> dict[str, Any]:
    """The champion's share of the wins in each trial, with the network of a file."""
    with _using(network):
        return {trial.name: _measured(trial, games, cores, progress) for trial in trials}


@contextmanager
def _using(network: Path) -> Iterator[None]:
    """Processes started in this context play with this network."""
    before = os.environ.get(OVERRIDE)
    os.environ[OVERRIDE] = str(network)
    try:
        yield
    finally:
        del os.environ[OVERRIDE]
        if before is not None:
            os.environ[OVERRIDE] = before


def _measured(trial: Trial, games: int | None, cores: int | None, progress: Callable[[int], None]) -> dict[str, Any]:
    """The champion's win share with its interval; a deal, in all rotations, is one observation."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "games.jsonl"
        result = strength(play_plan(trial.plan, games or trial.games, path, cores, progress=progress))
    low, high = result.interval
    return {"share": result.wins, "low": low, "high": high, "games": result.games}
