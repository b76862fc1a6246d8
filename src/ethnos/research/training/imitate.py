"""Train a new network to answer like another one: a quick start for a training with other layers.

The network to imitate plays all seats of all tables. The new one learns its probabilities, and chances to
win halfway between its estimates and the results of the games.
"""

import time
from pathlib import Path
from typing import Any, Final

import torch
from torch import Tensor

from ethnos.base.files import whole_file
from ethnos.bots.network import write
from ethnos.research.training.config import Config
from ethnos.research.training.lookahead import masked_log_softmax
from ethnos.research.training.model import KINDS, Model, model_of, precision_on
from ethnos.research.training.selfplay import SelfPlay
from ethnos.research.training.update import Experience, between, equal_weights, learn_epoch, value_losses

RATE: Final = (1e-3, 5e-5)
ESTIMATE_SHARE: Final = 0.5  # how much of a chance to win is the estimate of the network to imitate
FIGURES: Final = ("difference", "agrees", "margin_error")


class Imitation:
    """A network that learns from another one's games."""

    def __init__(self, config: Config, name: str, device: str) -> None:
        self.config, self.name, self.device = config, name, device
        torch.manual_seed(config.seed)
        self.original = model_of(name, device, precision_on(device))
        self.model = KINDS[config.network](precision_on(device), config.layout).to(device)
        self.optimiser = torch.optim.Adam(self.model.parameters(), RATE[0], eps=1e-5, fused=device == "cuda")
        if device == "cuda":
            self.original.compile()
            self.model.compile()
        self.play = SelfPlay(config, config.seed, device)
        self.decisions, self.seconds = 0, 0.0

    def update(self, done: float) -> dict[str, Any]:
        """Play a block and learn from it. Returns a line of figures."""
        started = time.perf_counter()
        for group in self.optimiser.param_groups:
            group["lr"] = between(RATE, done)
        experience = self.play.play_block(self.original)
        figures = learn_epoch(
            self.model, self.optimiser, experience, self.config, lambda part, more: self._loss(experience, part, more)
        )
        self.decisions += len(experience.rows)
        self.seconds += time.perf_counter() - started
        values = dict(zip(FIGURES, figures.tolist(), strict=True))
        return {"decisions": self.decisions, "seconds": round(self.seconds, 1)} | values

    def keep(self, folder: Path) -> None:
        """Save the network with its story."""
        folder.mkdir(parents=True, exist_ok=True)
        stage: dict[str, Any] = {"config": self.config.as_dict(), "imitates": self.name}
        stage |= {"decisions": self.decisions, "seconds": round(self.seconds, 1)}
        with whole_file(folder / "network.npz") as path, path.open("wb") as file:
            write(file, self.model.numbers(), self.model.layout, {"stages": [stage]})

    def _loss(self, experience: Experience, part: Tensor, more: Tensor) -> tuple[Tensor, Tensor]:
        rows = torch.cat([experience.rows[part], experience.extra_rows[more]])
        returns = torch.cat([experience.returns[part], experience.extra_returns[more]])
        masks = experience.masks[part]
        log_probs, wins, margin = _outputs(self.model, rows, masks)
        with torch.no_grad():
            target_log_probs, original_wins, original_margin = _outputs(self.original, rows, masks)
        weight = equal_weights(masks.sum(-1) > 1)
        kl_divergence = ((target_log_probs.exp() * (target_log_probs - log_probs)).sum(-1) * weight).sum()
        estimates = torch.cat([original_wins.exp(), original_margin[:, None]], -1)
        targets = ESTIMATE_SHARE * estimates + (1 - ESTIMATE_SHARE) * returns
        win_loss, margin_loss = value_losses(wins, margin, targets, equal_weights(torch.ones_like(margin)))
        loss = kl_divergence + self.config.win_loss * win_loss + self.config.margin_loss * margin_loss
        agrees = ((target_log_probs.argmax(-1) == log_probs.argmax(-1)).float() * weight).sum()
        return loss, torch.stack([kl_divergence.detach(), agrees, margin_loss.detach()])


def _outputs(model: Model, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Log probabilities of the first rows' decisions, and the values of all."""
    logits, wins, margin = model(rows)
    return masked_log_softmax(logits[: len(masks)], masks), wins, margin
