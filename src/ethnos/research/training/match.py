"""Two networks against each other, with the decisions that the bot would take, in many games at once.

One seat of each table is the first network's, all others the second's. Each deal is played once from every seat.
"""

import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch
from torch import Tensor

from ethnos.bots.network import GLORY_UNIT
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.state import NOBODY
from ethnos.envs.batch.batch import Batch
from ethnos.research.lab.statistics import interval
from ethnos.research.training.boards import results_of, words_of
from ethnos.research.training.config import Config, WrongConfig
from ethnos.research.training.lookahead import Lookahead, improved_policy, masked_log_softmax
from ethnos.research.training.model import Model, model_of, precision_on


@dataclass
class Player:
    """A network that takes its favourite decision, after looking ahead or at once."""

    model: Model
    lookahead: Lookahead | None = None

    @torch.no_grad()
    def decide(self, boards: Batch, places: Tensor) -> Tensor:
        """A decision for each of some boards."""
        rows, masks = (torch.as_tensor(array)[places] for array in (boards.observe(), boards.legal()))
        log_probs = masked_log_softmax(self.model(rows)[0], masks)
        if self.lookahead is None:
            return log_probs.argmax(-1)
        decisions = [self._look(boards, part, near) for part, near in self._parts(places, log_probs)]
        return torch.cat(decisions)

    def _parts(self, places: Tensor, log_probs: Tensor) -> list[tuple[Tensor, Tensor]]:
        assert self.lookahead is not None
        size = self.lookahead.ahead.labels
        return list(zip(places.split(size), log_probs.split(size), strict=True))

    def _look(self, boards: Batch, places: Tensor, log_probs: Tensor) -> Tensor:
        """The best decision after looking ahead. Unused places of the lookahead repeat the first one."""
        assert self.lookahead is not None
        ahead, count = self.lookahead.ahead, len(places)
        indices = torch.arange(ahead.labels, device=places.device) % count
        places, log_probs = places[indices], log_probs[indices]
        seats = torch.as_tensor(boards.seats)[places]
        evaluated = self.lookahead.evaluate(self.model, words_of(boards), places, seats, log_probs)
        return improved_policy(log_probs, evaluated, ahead.temperature)[:count].argmax(-1)


@dataclass(frozen=True)
class Result:
    """The first network's results in a match."""

    players: int
    games: int
    share: float
    low: float
    high: float
    margin: float
    """Its mean Glory above the mean of all seats."""
    seconds: float

    @property
    def fair(self) -> float:
        """The share of an equally strong network."""
        return 1 / self.players

    def as_dict(self) -> dict[str, Any]:
        """The result as data for a file."""
        shares = {name: round(getattr(self, name), 4) for name in ("share", "low", "high", "fair")}
        return {"players": self.players, "games": self.games, **shares} | {
            "margin": round(self.margin, 2),
            "seconds": round(self.seconds, 1),
        }


def play_match(
    first: Player, second: Player, players: int, games: int, seed: int, device: str, edition: str = "english"
) -> Result:
    """Play whole deals, at least this many games."""
    started = time.perf_counter()
    count = -(-games // players) * players
    boards = Batch(players, count, device, edition, observe="network", restart=False, same_deal=players)
    boards.reset(seed)
    seats = torch.as_tensor(boards.seats)
    own = torch.arange(count, device=device) % players
    decisions = torch.zeros(count, dtype=torch.int64, device=device)
    while len(active := (seats != NOBODY).nonzero().squeeze(-1)):
        is_own = seats[active] == own[active]
        for player, places in ((first, active[is_own]), (second, active[~is_own])):
            if len(places):
                decisions[places] = player.decide(boards, places)
        boards.step(decisions, check=False)
    result = results_of(boards)[torch.arange(count, device=device), own]
    by_deal = result[:, 0].view(-1, players).double().mean(-1)
    low, high = interval(by_deal.tolist())
    margin = float(result[:, MAX_PLAYERS].mean()) * GLORY_UNIT
    return Result(players, count, float(by_deal.mean()), low, high, margin, time.perf_counter() - started)


def player(name: str, ahead: Path | None, seed: int, device: str) -> Player:
    """The player with a network file, or with the champion's; ``ahead`` is a configuration with a lookahead."""
    if ahead is None:
        return Player(model_of(name, device))
    config = Config.read(ahead)
    if config.lookahead is None:
        raise WrongConfig(path=ahead, problem="lookahead?")
    model = model_of(name, device, precision_on(device))
    return Player(model, Lookahead(config.lookahead, config.glory, seed + 1, device))
