"""One update of the network from a block of games (PPO)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor, nn

from ethnos.engine.components import MAX_PLAYERS
from ethnos.research.training.config import Config
from ethnos.research.training.lookahead import Teacher, masked_log_softmax
from ethnos.research.training.model import Model

MIN_STD: Final = 0.02  # standard deviation of advantages; less, before the first games end, is noise


@dataclass
class Experience:
    """A block of decisions: features, action masks, the decision taken, its log probability, and its returns."""

    rows: Tensor
    masks: Tensor
    chosen: Tensor
    log_probs_taken: Tensor
    advantages: Tensor
    """How much better than expected each decision turned out."""
    returns: Tensor
    trains_values: Tensor
    """Whether the return of a decision trains the chances to win."""
    extra_rows: Tensor
    """Features of seats that were not to move, which also train the chances to win, ..."""
    extra_returns: Tensor
    """... and their returns."""
    teacher: Teacher | None = None


def lambda_returns(
    seats: Tensor, values: Tensor, ended: Tensor, results: Tensor, bootstrap: Tensor, gae_lambda: float
) -> Tensor:
    """The lambda return of each decision, as in generalised advantage estimation, computed backwards in time.

    It mixes the same seat's value estimate at its next decision with the return of that decision. The end of a game
    counts with its actual result. There is no discount.

    ``seats`` and ``ended`` are steps x tables; ``values`` are the deciding seats' estimates; ``results`` has those of
    finished games for each seat; ``bootstrap``, tables x seats, has each seat's estimate after the last step, and is
    overwritten with the returns before the first.
    """
    returns = torch.empty_like(values)
    tables = torch.arange(values.shape[1], device=values.device)
    for step in reversed(range(len(values))):
        bootstrap.copy_(torch.where(ended[step, :, None, None], results[step], bootstrap))
        seat = seats[step]
        returns[step] = bootstrap[tables, seat]
        bootstrap[tables, seat] = (1 - gae_lambda) * values[step] + gae_lambda * returns[step]
    return returns


def learn(
    model: Model, optimiser: torch.optim.Optimizer, experience: Experience, config: Config, done: float
) -> Tensor:
    """Learn from a block. Returns the means of entropy, errors of chance and margin, and KL divergence."""
    choice = experience.masks.sum(-1) > 1  # a decision without a choice teaches nothing
    normalised = _normalised(experience.advantages, choice)
    entropy_weight = between(config.entropy, done)
    passes = [
        learn_epoch(
            model,
            optimiser,
            experience,
            config,
            lambda part, more: _loss(model, experience, part, more, normalised, choice, config, entropy_weight),
        )
        for _ in range(config.epochs)
    ]
    return torch.stack(passes).mean(0)


def learn_epoch(
    model: Model,
    optimiser: torch.optim.Optimizer,
    experience: Experience,
    config: Config,
    loss_of: Callable[[Tensor, Tensor], tuple[Tensor, Tensor]],
) -> Tensor:
    """Learn from all decisions of a block once, in minibatches. Returns the means of the figures beside each loss.

    ``loss_of`` gets the numbers of some decisions, and of some extra rows.
    """
    parts = max(len(experience.rows) // config.minibatch, 1)
    figures_by_part = []
    for part, more in zip(_shuffled(experience.rows, parts), _shuffled(experience.extra_rows, parts), strict=True):
        optimiser.zero_grad(set_to_none=True)
        loss, figures = loss_of(part, more)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), config.max_grad_norm)
        optimiser.step()
        figures_by_part.append(figures)
    return torch.stack(figures_by_part).mean(0)


def value_losses(wins: Tensor, margin: Tensor, returns: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
    """How far chances to win (cross entropy) and margins (squared) are from the returns; weights add up to 1."""
    win_loss = -((returns[:, :MAX_PLAYERS] * wins.clamp(min=-30)).sum(-1) * weight).sum()
    return win_loss, ((margin - returns[:, MAX_PLAYERS]).square() * weight).sum()


def equal_weights(counted: Tensor) -> Tensor:
    """Weights for rows: equal for all that count, together 1."""
    weight = counted.float()
    return weight / weight.sum().clamp(min=1)


def _shuffled(rows: Tensor, parts: int) -> Tensor:
    """Shuffled indices of all rows, in parts of equal length."""
    size = len(rows) // parts
    return torch.randperm(len(rows), device=rows.device)[: parts * size].view(parts, size)


def between(ends: tuple[float, float], done: float) -> float:
    """Linear interpolation over the training."""
    return ends[0] + (ends[1] - ends[0]) * min(done, 1.0)


def _normalised(advantages: Tensor, choice: Tensor) -> Tensor:
    """Gains normalised over all decisions that had a choice; mere noise is not scaled up."""
    with_choice = advantages[choice]
    return (advantages - with_choice.mean()) / with_choice.std().clamp(min=MIN_STD)


def _loss(
    model: Model,
    experience: Experience,
    part: Tensor,
    more: Tensor,
    normalised: Tensor,
    choice: Tensor,
    config: Config,
    entropy_weight: float,
) -> tuple[Tensor, Tensor]:
    size, value_count = len(part), len(part) + len(more)
    lookahead_batch = experience.teacher.draw() if experience.teacher else None
    rows = [experience.rows[part], experience.extra_rows[more], *([lookahead_batch[0]] if lookahead_batch else [])]
    logits, wins, margin = model(torch.cat(rows))
    wins, margin = wins[:value_count], margin[:value_count]
    log_probs = masked_log_softmax(logits[:size], experience.masks[part])
    weight = equal_weights(choice[part])
    taken = log_probs.gather(-1, experience.chosen[part, None]).squeeze(-1)
    ratio = (taken - experience.log_probs_taken[part]).exp()
    advantages = normalised[part]
    surrogate = torch.minimum(ratio * advantages, ratio.clamp(1 - config.clip, 1 + config.clip) * advantages)
    entropy = (-(log_probs.exp() * log_probs).sum(-1) * weight).sum()
    returns = torch.cat([experience.returns[part], experience.extra_returns[more]])
    trains_values = torch.cat([experience.trains_values[part], experience.trains_values.new_ones(len(more))])
    win_loss, margin_loss = value_losses(wins, margin, returns, equal_weights(trains_values))
    loss = -config.policy * (surrogate * weight).sum() - entropy_weight * entropy
    loss = loss + config.win_loss * win_loss + config.margin_loss * margin_loss
    if lookahead_batch and config.lookahead:
        loss = loss + config.lookahead.weight * _cross_entropy(logits[value_count:], *lookahead_batch[1:])
    with torch.no_grad():
        error = (wins[:size, 0].exp() - returns[:size, 0]).square().mean()
        approx_kl = ((experience.log_probs_taken[part] - taken) * weight).sum()
        return loss, torch.stack([entropy.detach(), error, margin_loss.detach(), approx_kl])


def _cross_entropy(logits: Tensor, masks: Tensor, targets: Tensor) -> Tensor:
    """How far decisions are from the better probabilities of a lookahead (cross entropy)."""
    return -(targets * masked_log_softmax(logits, masks)).sum(-1).mean()
