"""Lookahead: the results of decisions in worlds that agree with what the deciding seat sees.

A decision is judged in copies of the table in which everything hidden from the seat is dealt again. There the decision
is taken, and the network plays on for some decisions at all seats; then it estimates the seat's chance to win and its
margin of Glory. Rival decisions are judged in the same worlds, with the same luck, so that few worlds tell them apart.
"""

from dataclasses import dataclass
from typing import Final

import torch
from torch import Tensor

from ethnos.bots.features import FEATURES
from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import MAX_PLAYERS
from ethnos.training.boards import Boards
from ethnos.training.config import Ahead
from ethnos.training.model import MASKED, Model
from ethnos.training.tables import Tables

SOFTER: Final = 0.5  # exponent for the probabilities when candidates are drawn: unlikely decisions are tried too
ALWAYS: Final = 1e6  # more than any luck
LEAST_DOUBT: Final = 0.05  # how often a decision that seems certain is examined, compared with an even one


@dataclass
class Judged:
    """Candidates judged at some tables."""

    candidates: Tensor
    """Tables x candidates; where there are fewer legal decisions, the network's favourite again."""
    valid: Tensor
    """False for such repetitions."""
    worth: Tensor
    """Tables x candidates x worlds: the chance to win and the Glory that each leads to."""

    @property
    def value(self) -> Tensor:
        """The mean over the worlds."""
        return self.worth.mean(-1)


def luck(shape: tuple[int, ...], device: torch.device) -> Tensor:
    """Gumbel noise: the maximum of log probabilities with it is a sample."""
    return -torch.empty(shape, device=device).exponential_().log()


def log_chances(logits: Tensor, masks: Tensor) -> Tensor:
    """The log probability of each legal decision."""
    return torch.log_softmax(logits.float().masked_fill(masks == 0, MASKED), -1)


class Lookahead:
    """Boards for the futures of a fixed number of decisions."""

    def __init__(self, ahead: Ahead, glory: float, seed: int, device: str) -> None:
        self.ahead, self.glory = ahead, glory
        self._boards = Boards(ahead.labels * ahead.candidates * ahead.worlds, seed, device)
        self._turn = 0

    @torch.no_grad()
    def judge(self, model: Model, words: Tensor, places: Tensor, seats: Tensor, chances: Tensor) -> Judged:
        """Judge the candidates at ``ahead.labels`` tables.

        ``words`` are the records of all tables, ``places`` the numbers of those to look at; ``seats`` are to move
        there, with these log probabilities of their decisions.
        """
        candidates, valid = self._draw_candidates(chances)
        self._turn += 1
        self._boards.suppose(words, places, candidates, self._turn, self.ahead.worlds)
        for _ in range(self.ahead.depth):
            self._play_on(model)
        viewers = seats.repeat_interleave(self.ahead.candidates * self.ahead.worlds)
        rows, ended, worth = self._boards.look(viewers)
        result = worth[torch.arange(len(viewers), device=viewers.device), viewers]
        estimates = torch.where(ended[:, None], result, model.values(rows))
        value = estimates[:, 0] + self.glory * estimates[:, MAX_PLAYERS]
        return Judged(candidates, valid, value.view(*candidates.shape, self.ahead.worlds))

    def _draw_candidates(self, chances: Tensor) -> tuple[Tensor, Tensor]:
        """The network's favourite, and others at random."""
        favourite = chances.argmax(-1, keepdim=True)
        scores = SOFTER * chances + luck(tuple(chances.shape), chances.device)
        scores.scatter_(-1, favourite, ALWAYS)
        candidates = scores.topk(self.ahead.candidates, -1).indices
        valid = chances.gather(-1, candidates) > MASKED / 2
        return torch.where(valid, candidates, favourite), valid

    def _play_on(self, model: Model) -> None:
        """One decision at every board. All candidates share their luck: equal boards stay equal."""
        labels, candidates, worlds = self.ahead.labels, self.ahead.candidates, self.ahead.worlds
        logits = model(self._boards.rows)[0].float().masked_fill_(self._boards.masks == 0, MASKED)
        shared = luck((labels, 1, worlds, ACTIONS), logits.device)
        self._boards.take((logits.view(labels, candidates, worlds, ACTIONS) + shared).view(-1, ACTIONS).argmax(-1))


def better(chances: Tensor, judged: Judged, temperature: float) -> Tensor:
    """Probabilities that lean towards the better candidates; decisions that were not judged keep theirs."""
    prior = chances.gather(-1, judged.candidates).masked_fill(~judged.valid, MASKED)
    mass = prior.exp().sum(-1, keepdim=True)
    aims = mass * torch.softmax(prior + judged.value / temperature, -1)
    changes = (aims - prior.exp()).masked_fill(~judged.valid, 0.0)
    return chances.exp().scatter_add(-1, judged.candidates, changes)


class Teacher:
    """Looks ahead at some tables before each block, and keeps the results for some blocks."""

    def __init__(self, ahead: Ahead, glory: float, seed: int, device: str) -> None:
        self.ahead = ahead
        self._lookahead = Lookahead(ahead, glory, seed, device)
        sizes = ahead.memory, ahead.labels
        self.rows = torch.zeros(*sizes, FEATURES, dtype=torch.uint8, device=device)
        self.masks = torch.zeros(*sizes, ACTIONS, dtype=torch.bool, device=device)
        self.aims = torch.zeros(*sizes, ACTIONS, device=device)
        self._blocks = 0

    @torch.no_grad()
    def look(self, model: Model, tables: Tables, rows: Tensor, masks: Tensor, seats: Tensor) -> dict[str, float]:
        """Look ahead at some of the tables. Returns figures for the log."""
        chances = log_chances(model(rows)[0], masks)
        places = self._choose(chances, masks)
        judged = self._lookahead.judge(model, tables.words, places, seats[places], chances[places])
        aims = better(chances[places], judged, self.ahead.temperature)
        slot = self._blocks % self.ahead.memory
        self.rows[slot], self.masks[slot], self.aims[slot] = rows[places], masks[places] != 0, aims
        self._blocks += 1
        return _figures(chances[places], judged, aims, self.ahead.temperature)

    def draw(self) -> tuple[Tensor, Tensor, Tensor]:
        """Rows, masks and better probabilities of random remembered decisions."""
        stored = min(self._blocks, self.ahead.memory) * self.ahead.labels
        indices = torch.randint(stored, (self.ahead.minibatch,), device=self.rows.device)
        return self.rows.flatten(0, 1)[indices], self.masks.flatten(0, 1)[indices], self.aims.flatten(0, 1)[indices]

    def _choose(self, chances: Tensor, masks: Tensor) -> Tensor:
        """Random tables, more often those where the network is not sure; few without a choice."""
        doubt = (1.0 - chances.max(-1).values.exp() + LEAST_DOUBT).log()
        doubt = doubt.masked_fill((masks != 0).sum(-1) < 2, MASKED)  # taken only if there are too few others
        return (doubt + luck(tuple(doubt.shape), doubt.device)).topk(self.ahead.labels).indices


def _figures(chances: Tensor, judged: Judged, aims: Tensor, temperature: float) -> dict[str, float]:
    """The gain of the better probabilities, the error of a difference of two candidates, how often the favourite stays.

    The gain of half of the worlds is measured in the other half: in its own worlds, luck alone would look like a gain.
    """
    worlds = judged.worth.shape[-1]
    first_half, second_half = judged.worth[..., : worlds // 2], judged.worth[..., worlds // 2 :]
    from_half = better(chances, Judged(judged.candidates, judged.valid, first_half), temperature) - chances.exp()
    gain = (from_half.gather(-1, judged.candidates) * second_half.mean(-1)).masked_fill(~judged.valid, 0.0).sum(-1)
    differences = judged.worth[:, 1:] - judged.worth[:, :1]
    error = differences.std(-1)[judged.valid[:, 1:]].mean() / worlds**0.5
    agree = (aims.argmax(-1) == chances.argmax(-1)).float().mean()
    figures = torch.stack([gain.mean(), error, agree]).tolist()
    return dict(zip(("ahead_gain", "ahead_error", "ahead_agrees"), figures, strict=True))
