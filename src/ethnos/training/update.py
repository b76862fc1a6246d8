"""One update of the network from a block of games (PPO)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor, nn

from ethnos.engine.components import MAX_PLAYERS
from ethnos.training.config import Config
from ethnos.training.lookahead import Teacher, log_chances
from ethnos.training.model import Model

SMALLEST_SPREAD: Final = 0.02  # standard deviation of gains; less, before the first games end, is noise


@dataclass
class Lesson:
    """A block of decisions: features, legal decisions, the decision taken, its log probability, and its returns."""

    rows: Tensor
    masks: Tensor
    chosen: Tensor
    likely: Tensor
    gains: Tensor
    """How much better than expected each decision turned out."""
    led_to: Tensor
    judged: Tensor
    """Whether the return of a decision trains the chances to win."""
    extra_rows: Tensor
    """Features of seats that were not to move, which also train the chances to win, ..."""
    extra_led_to: Tensor
    """... and their returns."""
    teacher: Teacher | None = None


def learn(model: Model, optimiser: torch.optim.Optimizer, lesson: Lesson, config: Config, done: float) -> Tensor:
    """Learn from a block. Returns the means of entropy, errors of chance and margin, and change of the policy."""
    choice = lesson.masks.sum(-1) > 1  # a decision without a choice teaches nothing
    normalised = _normalised(lesson.gains, choice)
    variety = between(config.entropy, done)
    passes = [
        learn_once(
            model,
            optimiser,
            lesson,
            config,
            lambda part, more: _loss(model, lesson, part, more, normalised, choice, config, variety),
        )
        for _ in range(config.epochs)
    ]
    return torch.stack(passes).mean(0)


def learn_once(
    model: Model,
    optimiser: torch.optim.Optimizer,
    lesson: Lesson,
    config: Config,
    loss_of: Callable[[Tensor, Tensor], tuple[Tensor, Tensor]],
) -> Tensor:
    """Learn from all decisions of a block once, in minibatches. Returns the means of the figures beside each loss.

    ``loss_of`` gets the numbers of some decisions, and of some extra rows.
    """
    parts = max(len(lesson.rows) // config.minibatch, 1)
    figures_by_part = []
    for part, more in zip(_shuffled(lesson.rows, parts), _shuffled(lesson.extra_rows, parts), strict=True):
        optimiser.zero_grad(set_to_none=True)
        loss, figures = loss_of(part, more)
        loss.backward()
        nn.utils.clip_grad_norm_(model.parameters(), config.gradient)
        optimiser.step()
        figures_by_part.append(figures)
    return torch.stack(figures_by_part).mean(0)


def value_errors(wins: Tensor, margin: Tensor, led_to: Tensor, weight: Tensor) -> tuple[Tensor, Tensor]:
    """How far chances to win (cross entropy) and margins (squared) are from the returns; weights add up to 1."""
    win_error = -((led_to[:, :MAX_PLAYERS] * wins.clamp(min=-30)).sum(-1) * weight).sum()
    return win_error, ((margin - led_to[:, MAX_PLAYERS]).square() * weight).sum()


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


def _normalised(gains: Tensor, choice: Tensor) -> Tensor:
    """Gains normalised over all decisions that had a choice; mere noise is not scaled up."""
    choice_gains = gains[choice]
    return (gains - choice_gains.mean()) / choice_gains.std().clamp(min=SMALLEST_SPREAD)


def _loss(
    model: Model,
    lesson: Lesson,
    part: Tensor,
    more: Tensor,
    normalised: Tensor,
    choice: Tensor,
    config: Config,
    variety: float,
) -> tuple[Tensor, Tensor]:
    size, value_count = len(part), len(part) + len(more)
    lookahead_batch = lesson.teacher.draw() if lesson.teacher else None
    rows = [lesson.rows[part], lesson.extra_rows[more], *([lookahead_batch[0]] if lookahead_batch else [])]
    logits, wins, margin = model(torch.cat(rows))
    wins, margin = wins[:value_count], margin[:value_count]
    chances = log_chances(logits[:size], lesson.masks[part])
    weight = equal_weights(choice[part])
    ratio = (chances.gather(-1, lesson.chosen[part, None]).squeeze(-1) - lesson.likely[part]).exp()
    gain = torch.minimum(ratio * normalised[part], ratio.clamp(1 - config.clip, 1 + config.clip) * normalised[part])
    entropy = (-(chances.exp() * chances).sum(-1) * weight).sum()
    led_to = torch.cat([lesson.led_to[part], lesson.extra_led_to[more]])
    judged = torch.cat([lesson.judged[part], lesson.judged.new_ones(len(more))])
    win_error, margin_error = value_errors(wins, margin, led_to, equal_weights(judged))
    loss = -config.policy * (gain * weight).sum() - variety * entropy
    loss = loss + config.win_error * win_error + config.margin_error * margin_error
    if lookahead_batch and config.lookahead:
        loss = loss + config.lookahead.weight * _difference(logits[value_count:], *lookahead_batch[1:])
    with torch.no_grad():
        error = (wins[:size, 0].exp() - led_to[:size, 0]).square().mean()
        change = ((lesson.likely[part] - chances.gather(-1, lesson.chosen[part, None]).squeeze(-1)) * weight).sum()
        return loss, torch.stack([entropy.detach(), error, margin_error.detach(), change])


def _difference(logits: Tensor, masks: Tensor, better: Tensor) -> Tensor:
    """How far decisions are from the better probabilities of a lookahead (cross entropy)."""
    return -(better * log_chances(logits, masks)).sum(-1).mean()
