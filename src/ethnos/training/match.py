"""Two networks against each other, with the decisions that the bot would take, in many games at once.

    python -m ethnos.training.match learned/network.npz champion --games 20000 --out match.json

One seat of each table is the first network's, all others the second's. Each deal is played once from every seat. With
``--ahead FILE`` the first network looks ahead, by that training's configuration.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from ethnos.bots.network import GLORY_UNIT
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.state import NOBODY
from ethnos.lab.statistics import interval
from ethnos.training.boards import Boards
from ethnos.training.config import Config
from ethnos.training.lookahead import Lookahead, improved_policy, masked_log_softmax
from ethnos.training.model import Model, model_of, precision_on
from ethnos.training.run import find_device

GAMES: Final = 20_000
SEED: Final = 777_000


@dataclass
class Player:
    """A network that takes its favourite decision, after looking ahead or at once."""

    model: Model
    lookahead: Lookahead | None = None

    @torch.no_grad()
    def decide(self, boards: Boards, places: Tensor) -> Tensor:
        """A decision for each of some boards."""
        masks = boards.masks[places]
        log_probs = masked_log_softmax(self.model(boards.rows[places])[0], masks)
        if self.lookahead is None:
            return log_probs.argmax(-1)
        decisions = [self._look(boards, part, near) for part, near in self._parts(places, log_probs)]
        return torch.cat(decisions)

    def _parts(self, places: Tensor, log_probs: Tensor) -> list[tuple[Tensor, Tensor]]:
        assert self.lookahead is not None
        size = self.lookahead.ahead.labels
        return list(zip(places.split(size), log_probs.split(size), strict=True))

    def _look(self, boards: Boards, places: Tensor, log_probs: Tensor) -> Tensor:
        """The best decision after looking ahead. Unused places of the lookahead repeat the first one."""
        assert self.lookahead is not None
        ahead, count = self.lookahead.ahead, len(places)
        indices = torch.arange(ahead.labels, device=places.device) % count
        places, log_probs = places[indices], log_probs[indices]
        evaluated = self.lookahead.evaluate(self.model, boards.words, places, boards.seats[places], log_probs)
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
    boards = Boards(count, seed, device)
    boards.deal(players, edition)
    own = torch.arange(count, device=device) % players
    decisions = torch.zeros(count, dtype=torch.int64, device=device)
    while len(active := (boards.seats != NOBODY).nonzero().squeeze(-1)):
        is_own = boards.seats[active] == own[active]
        for player, places in ((first, active[is_own]), (second, active[~is_own])):
            if len(places):
                decisions[places] = player.decide(boards, places)
        boards.take(decisions)
    _, _, worth = boards.look(own)
    result = worth[torch.arange(count, device=device), own]
    by_deal = result[:, 0].view(-1, players).double().mean(-1)
    low, high = interval(by_deal.tolist())
    margin = float(result[:, MAX_PLAYERS].mean()) * GLORY_UNIT
    return Result(players, count, float(by_deal.mean()), low, high, margin, time.perf_counter() - started)


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a match for each number of players."""
    parser = argparse.ArgumentParser(
        prog="python -m ethnos.training.match",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("first", help="a network file, or champion")
    parser.add_argument("second", help="a network file, or champion")
    parser.add_argument("--players", type=int, nargs="+", default=[*range(MIN_PLAYERS, MAX_PLAYERS + 1)])
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--edition", default="english")
    parser.add_argument("--ahead", type=Path, help="the first network looks ahead as in this configuration")
    parser.add_argument("--device", default="auto", choices=("auto", "gpu", "cpu"))
    parser.add_argument("--out", type=Path, help="a file to which a line is added for each number of players")
    requested = parser.parse_args(arguments)
    device = find_device(requested.device)
    first = _first(requested.first, requested.ahead, requested.seed, device)
    second = Player(model_of(requested.second, device))
    for number in requested.players:
        result = play_match(first, second, number, requested.games, requested.seed, device, requested.edition)
        line = json.dumps({"first": requested.first, "second": requested.second, **result.as_dict()})
        sys.stdout.write(line + "\n")
        sys.stdout.flush()
        if requested.out:
            with requested.out.open("a", encoding="utf-8") as lines:
                lines.write(line + "\n")
    return 0


def _first(name: str, config_file: Path | None, seed: int, device: str) -> Player:
    if config_file is None:
        return Player(model_of(name, device))
    config = Config.read(config_file)
    assert config.lookahead is not None
    return Player(
        model_of(name, device, precision_on(device)), Lookahead(config.lookahead, config.glory, seed + 1, device)
    )


if __name__ == "__main__":
    raise SystemExit(main())
