"""Calibration of the network's chances to win: of the positions with a predicted 70 %, 70 % should be won.

Champions play each other on separate deals; at every turn the seat to move predicts its chance to win.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ethnos.bots.network import Network
from ethnos.engine import play as engine
from ethnos.engine.compile import load_module
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.state import OVER, TURN
from ethnos.insight.evaluator import victory_shares
from ethnos.research.lab.runner import run_all
from ethnos.research.lab.tournament import derived

BINS: Final = 10
GAMES_AT_ONCE: Final = 20
ENOUGH: Final = 200
"""Bins with fewer positions are shown, but do not count for ``Calibration.worst``."""


@dataclass(frozen=True)
class Batch:
    """Games that are played one after another."""

    players: int
    games: int
    seed: int


@dataclass(frozen=True)
class Bin:
    """Positions with about the same predicted chance."""

    positions: int
    predicted: float
    """The mean predicted chance."""
    actual: float
    """The share that was won."""

    @property
    def off(self) -> float:
        """The difference between predicted and actual."""
        return abs(self.predicted - self.actual)


@dataclass(frozen=True)
class Calibration:
    """Predicted chances and actual results."""

    positions: int
    games: int
    bins: tuple[Bin, ...]
    error: float
    """The mean squared difference (Brier score)."""

    @property
    def worst(self) -> float:
        """The largest difference in a bin with enough positions."""
        return max((each.off for each in self.bins if each.positions >= ENOUGH), default=0.0)


def calibrate(games: int, seed: int = 0, progress: Callable[[int], None] = lambda _games: None) -> Calibration:
    """Play games, spread evenly over all numbers of players, and compare predictions with results."""
    pairs: list[tuple[float, float]] = []
    counts = range(MIN_PLAYERS, MAX_PLAYERS + 1)
    batches = [
        Batch(count, GAMES_AT_ONCE, derived(seed, count, batch))
        for batch in range(-(-games // len(counts) // GAMES_AT_ONCE))
        for count in counts
    ]
    for batch, new_pairs in run_all(predictions_and_results, batches):
        pairs += new_pairs
        progress(batch.games)
    return compare(pairs, len(batches) * GAMES_AT_ONCE)


def predictions_and_results(batch: Batch) -> list[tuple[float, float]]:
    """For every turn of some games, the predicted chance and the actual share of the win."""
    load_module(engine.__name__)
    network, pairs = Network(), []
    for game in range(batch.games):
        pairs += list(_play(network, batch.players, derived(batch.seed, game)))
    return pairs


def _play(network: Network, players: int, seed: int) -> Iterator[tuple[float, float]]:
    table, predictions = engine.new_table(players, seed=seed), []
    while table.phase != OVER:
        seat = int(table.seat)
        evaluation = network.evaluate(engine.view(table, seat))
        if table.phase == TURN:
            predictions.append((seat, evaluation.win))
        engine.apply_action(table, evaluation.favourite)
    shares = victory_shares(table)
    return ((chance, shares[seat]) for seat, chance in predictions)


def compare(pairs: Sequence[tuple[float, float]], games: int) -> Calibration:
    """Sort (predicted chance, actual share) pairs into bins and compare."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, share in pairs:
        bins[min(int(chance * BINS), BINS - 1)].append((chance, share))
    error = sum((chance - share) ** 2 for chance, share in pairs) / len(pairs)
    return Calibration(len(pairs), games, tuple(_bin(content) for content in bins if content), error)


def _bin(pairs: Sequence[tuple[float, float]]) -> Bin:
    count = len(pairs)
    return Bin(count, sum(chance for chance, _ in pairs) / count, sum(share for _, share in pairs) / count)
