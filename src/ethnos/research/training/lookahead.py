"""Lookahead: the results of decisions in worlds that agree with what the deciding seat sees.

A decision is evaluated in copies of the table in which everything hidden from the seat is dealt again. There the
decision is taken, and the network plays on for some decisions at all seats; then it estimates the seat's chance to win
and its margin of Glory. All candidates are evaluated in the same worlds, with the same noise, so few worlds are enough.
"""

from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor

from ethnos.bots.features import FEATURES
from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import MAX_PLAYERS
from ethnos.envs.batch.batch import Batch
from ethnos.research.training.boards import results_of, suppose, words_of
from ethnos.research.training.config import Ahead
from ethnos.research.training.model import MASKED, Model

SAMPLING_EXPONENT: Final = 0.5  # for drawing candidates: below 1, unlikely decisions are tried too
ALWAYS: Final = 1e6  # more than any noise
LEAST_UNCERTAINTY: Final = 0.05  # how often a decision that seems certain is examined, compared with an even one


@dataclass
class Evaluated:
    """Candidates evaluated at some tables."""

    candidates: Tensor
    """Tables x candidates; where there are fewer legal decisions, the network's favourite again."""
    valid: Tensor
    """False for such repetitions."""
    results: Tensor
    """Tables x candidates x worlds: the chance to win and the Glory that each leads to."""

    @property
    def value(self) -> Tensor:
        """The mean over the worlds."""
        return self.results.mean(-1)


def gumbel_noise(shape: tuple[int, ...], device: torch.device) -> Tensor:
    """Gumbel noise: the maximum of log probabilities with it is a sample."""
    return -torch.empty(shape, device=device).exponential_().log()


def masked_log_softmax(logits: Tensor, masks: Tensor) -> Tensor:
    """The log probability of each legal decision."""
    return torch.log_softmax(logits.float().masked_fill(masks == 0, MASKED), -1)


class Lookahead:
    """Boards for the futures of a fixed number of decisions."""

    def __init__(self, ahead: Ahead, glory: float, seed: int, device: str) -> None:
        self.ahead, self.glory = ahead, glory
        count = ahead.labels * ahead.candidates * ahead.worlds
        self._boards = Batch(MAX_PLAYERS, count, device, observe="network", restart=False)
        self._rows, self._masks = torch.as_tensor(self._boards.observe()), torch.as_tensor(self._boards.legal())
        self._seed, self._turn = seed, 0

    @torch.no_grad()
    def evaluate(self, model: Model, words: Tensor, places: Tensor, seats: Tensor, log_probs: Tensor) -> Evaluated:
        """Evaluate the candidates at ``ahead.labels`` tables.

        ``words`` are the records of all tables, ``places`` the numbers of those to look at; ``seats`` are to move
        there, with these log probabilities of their decisions.
        """
        candidates, valid = self._draw_candidates(log_probs)
        self._turn += 1
        suppose(self._boards, self._seed, words, places, candidates, self._turn, self.ahead.worlds)
        for _ in range(self.ahead.depth):
            self._play_on(model)
        viewers = seats.repeat_interleave(self.ahead.candidates * self.ahead.worlds)
        over = torch.as_tensor(self._boards.over)
        result = results_of(self._boards)[torch.arange(len(viewers), device=viewers.device), viewers]
        rows = torch.as_tensor(self._boards.observe_as(viewers, "network"))
        estimates = torch.where(over[:, None], result, model.values(rows))
        value = estimates[:, 0] + self.glory * estimates[:, MAX_PLAYERS]
        return Evaluated(candidates, valid, value.view(*candidates.shape, self.ahead.worlds))

    def _draw_candidates(self, log_probs: Tensor) -> tuple[Tensor, Tensor]:
        """The network's favourite, and others at random."""
        favourite = log_probs.argmax(-1, keepdim=True)
        scores = SAMPLING_EXPONENT * log_probs + gumbel_noise(tuple(log_probs.shape), log_probs.device)
        scores.scatter_(-1, favourite, ALWAYS)
        candidates = scores.topk(self.ahead.candidates, -1).indices
        valid = log_probs.gather(-1, candidates) > MASKED / 2
        return torch.where(valid, candidates, favourite), valid

    def _play_on(self, model: Model) -> None:
        """One decision at every board. All candidates share the noise: equal boards stay equal."""
        labels, candidates, worlds = self.ahead.labels, self.ahead.candidates, self.ahead.worlds
        logits = model(self._rows)[0].float().masked_fill_(self._masks == 0, MASKED)
        shared = gumbel_noise((labels, 1, worlds, ACTIONS), logits.device)
        chosen = (logits.view(labels, candidates, worlds, ACTIONS) + shared).view(-1, ACTIONS).argmax(-1)
        self._boards.step(chosen, check=False)


def improved_policy(log_probs: Tensor, evaluated: Evaluated, temperature: float) -> Tensor:
    """Probabilities that lean towards the better candidates; decisions that were not evaluated keep theirs."""
    prior = log_probs.gather(-1, evaluated.candidates).masked_fill(~evaluated.valid, MASKED)
    mass = prior.exp().sum(-1, keepdim=True)
    targets = mass * torch.softmax(prior + evaluated.value / temperature, -1)
    changes = (targets - prior.exp()).masked_fill(~evaluated.valid, 0.0)
    return log_probs.exp().scatter_add(-1, evaluated.candidates, changes)


class Teacher:
    """Looks ahead at some tables before each block, and keeps the results for some blocks."""

    def __init__(self, ahead: Ahead, glory: float, seed: int, device: str) -> None:
        self.ahead = ahead
        self._lookahead = Lookahead(ahead, glory, seed, device)
        sizes = ahead.memory, ahead.labels
        self.rows = torch.zeros(*sizes, FEATURES, dtype=torch.uint8, device=device)
        self.masks = torch.zeros(*sizes, ACTIONS, dtype=torch.bool, device=device)
        self.targets = torch.zeros(*sizes, ACTIONS, device=device)
        self._blocks = 0

    @torch.no_grad()
    def look(self, model: Model, batch: Batch, rows: Tensor, masks: Tensor, seats: Tensor) -> dict[str, float]:
        """Look ahead at some of the tables. Returns figures for the log."""
        log_probs = masked_log_softmax(model(rows)[0], masks)
        places = self._choose(log_probs, masks)
        evaluated = self._lookahead.evaluate(model, words_of(batch), places, seats[places], log_probs[places])
        targets = improved_policy(log_probs[places], evaluated, self.ahead.temperature)
        slot = self._blocks % self.ahead.memory
        self.rows[slot], self.masks[slot], self.targets[slot] = rows[places], masks[places] != 0, targets
        self._blocks += 1
        return _figures(log_probs[places], evaluated, targets, self.ahead.temperature)

    def draw(self) -> tuple[Tensor, Tensor, Tensor]:
        """Rows, masks and better probabilities of random remembered decisions."""
        stored = min(self._blocks, self.ahead.memory) * self.ahead.labels
        indices = torch.randint(stored, (self.ahead.minibatch,), device=self.rows.device)
        return self.rows.flatten(0, 1)[indices], self.masks.flatten(0, 1)[indices], self.targets.flatten(0, 1)[indices]

    def _choose(self, log_probs: Tensor, masks: Tensor) -> Tensor:
        """Random tables, more often those where the network is not sure; few without a choice."""
        logits = (1.0 - log_probs.max(-1).values.exp() + LEAST_UNCERTAINTY).log()
        logits = logits.masked_fill((masks != 0).sum(-1) < 2, MASKED)  # taken only if there are too few others
        return (logits + gumbel_noise(tuple(logits.shape), logits.device)).topk(self.ahead.labels).indices


def _figures(log_probs: Tensor, evaluated: Evaluated, targets: Tensor, temperature: float) -> dict[str, float]:
    """The gain of the better probabilities, the error of a difference of two candidates, how often the favourite stays.

    The gain of half of the worlds is measured in the other half: in its own, chance alone would look like a gain.
    """
    worlds = evaluated.results.shape[-1]
    first_half, second_half = evaluated.results[..., : worlds // 2], evaluated.results[..., worlds // 2 :]
    in_half = Evaluated(evaluated.candidates, evaluated.valid, first_half)
    changes = (improved_policy(log_probs, in_half, temperature) - log_probs.exp()).gather(-1, evaluated.candidates)
    gain = (changes * second_half.mean(-1)).masked_fill(~evaluated.valid, 0.0).sum(-1)
    differences = evaluated.results[:, 1:] - evaluated.results[:, :1]
    error = differences.std(-1)[evaluated.valid[:, 1:]].mean() / worlds**0.5
    agree = (targets.argmax(-1) == log_probs.argmax(-1)).float().mean()
    figures = torch.stack([gain.mean(), error, agree]).tolist()
    return dict(zip(("ahead_gain", "ahead_error", "ahead_agrees"), figures, strict=True))
