"""Calibration of the network's chances to win: of the positions with a predicted 70 %, 70 % should be won.

Champions play each other on separate deals; at every turn the seat to move predicts its chance to win.
"""

import multiprocessing
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Final

from ethnos.bots.network import Network
from ethnos.engine import play as engine
from ethnos.engine.compile import load_module, processes
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.state import OVER, TURN
from ethnos.insight.evaluator import victory_shares
from ethnos.lab.tournament import derived
from ethnos.svg import MARGIN, curve, dot, line, page, text

BINS: Final = 10
GAMES_AT_ONCE: Final = 20
ENOUGH: Final = 200
"""Bins with fewer positions are shown, but do not count for ``Calibration.worst``."""


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
        (count, derived(seed, count, batch))
        for batch in range(-(-games // len(counts) // GAMES_AT_ONCE))
        for count in counts
    ]
    context = multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(processes(), context) as pool:
        futures = [pool.submit(predictions_and_results, count, GAMES_AT_ONCE, seed) for count, seed in batches]
        for future in as_completed(futures):
            pairs += future.result()
            progress(GAMES_AT_ONCE)
    return compare(pairs, len(batches) * GAMES_AT_ONCE)


def predictions_and_results(players: int, games: int, seed: int) -> list[tuple[float, float]]:
    """For every turn of some games, the predicted chance and the actual share of the win."""
    load_module(engine.__name__)
    network, pairs = Network(), []
    for game in range(games):
        pairs += list(_play(network, players, derived(seed, game)))
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


# --- The plot -------------------------------------------------------------------------------------------------

HEAD: Final = 70
SIDE: Final = 380
LEFT: Final = 90


def draw(calibration: Calibration) -> str:
    """A reliability plot: points on the diagonal are calibrated; their size shows the number of positions."""

    def x(share: float) -> float:
        return LEFT + share * SIDE

    def y(share: float) -> float:
        return HEAD + (1 - share) * SIDE

    parts = []
    for tick in range(0, 101, 20):
        parts += [
            line(LEFT, y(tick / 100), LEFT + SIDE, y(tick / 100), "grid"),
            text(LEFT - 8, y(tick / 100) + 4, f"{tick} %", "quiet", "end"),
        ]
        parts += [text(x(tick / 100), HEAD + SIDE + 18, f"{tick} %", "quiet", "middle")]
    parts += [curve([(x(0), y(0)), (x(1), y(1))], "curve c5"), text(LEFT, HEAD - 12, "actual", "head")]
    parts += [text(LEFT + SIDE, HEAD + SIDE + 38, "predicted", "head", "end")]
    parts += [curve([(x(point.predicted), y(point.actual)) for point in calibration.bins], "curve c0")]
    for place, point in enumerate(calibration.bins):
        parts += [dot(x(point.predicted), y(point.actual), 3 + 6 * (point.positions / calibration.positions) ** 0.5)]
        row = HEAD + 20 + place * 24
        label = f"predicted {point.predicted:.1%}, actual {point.actual:.1%}, {point.positions:,} positions"
        parts += [text(LEFT + SIDE + 60, row, label)]
    title = f"Chances to win: {calibration.positions:,} positions of {calibration.games:,} games, 2 to 6 players"
    return page(HEAD + SIDE + MARGIN + 40, title, parts)
