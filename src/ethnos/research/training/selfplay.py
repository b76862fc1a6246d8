"""Blocks of self-play: every seat of every table is played by the network, which sees only what that seat may know.

With a frozen network, one seat of a table (of all tables, or of some) learns, and the frozen network plays the others.
"""

import time
from typing import Final

import torch
from torch import Tensor

from ethnos.bots.features import FEATURES
from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.envs.batch.batch import Batch
from ethnos.research.training.boards import RESULT_SIZE, pad, results_from
from ethnos.research.training.config import Config
from ethnos.research.training.lookahead import Teacher, gumbel_noise, masked_log_softmax
from ethnos.research.training.model import Model, model_of, precision_on
from ethnos.research.training.update import Experience, lambda_returns

USUAL_SHARE: Final = 0.98  # of the expected decisions: blocks are equally long, so torch compiles for one length


class SelfPlay:
    """Tables, and tensors for what happens there in a block, all on the same device."""

    def __init__(self, config: Config, seed: int, device: str) -> None:
        self.config = config
        self.teacher: Teacher | None = None
        if config.lookahead is not None:
            self.teacher = Teacher(config.lookahead, config.glory, seed + 1, device)
        self.lookahead_figures: dict[str, float] = {}
        """Figures of the lookahead before the last block, for the log."""
        self._sample = torch.compile(_sample, options={"triton.cudagraphs": True}) if device == "cuda" else _sample
        self._frozen: Model | None = None
        if config.frozen:
            self._frozen = model_of(config.frozen, device, precision_on(device))
            if device == "cuda":
                self._frozen.compile()
        numbers, editions = config.mixture()
        self.batch = Batch(numbers, config.tables, device, editions, observe="network")
        self.players = torch.from_numpy(self.batch.players).to(device)
        count, steps = config.tables, config.steps

        def zeros(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device)

        self.rows = zeros(steps + 1, count, FEATURES, kind=torch.uint8)
        self.masks = zeros(steps + 1, count, ACTIONS, kind=torch.int8)
        self.seats = zeros(steps + 1, count, kind=torch.int64)
        self.chosen = zeros(steps, count, kind=torch.int64)
        self.log_probs_taken = zeros(steps, count, kind=torch.float32)
        self.values = zeros(steps, count, RESULT_SIZE, kind=torch.float32)
        self.ended = zeros(steps, count, kind=torch.bool)
        self.places = zeros(steps, count, MAX_PLAYERS, kind=torch.int8)
        self.glory = zeros(steps, count, MAX_PLAYERS, kind=torch.int16)
        self.everyone = zeros(MAX_PLAYERS, count, FEATURES, kind=torch.uint8)
        self.everyone_before = torch.zeros_like(self.everyone)
        self.bootstrap = zeros(count, MAX_PLAYERS, RESULT_SIZE, kind=torch.float32)
        self.learners = _learners(self.players)
        """The seat of each table that learns, where a frozen network plays the others."""
        self._frozen_count = round(config.frozen_tables * count) if config.frozen else 0
        self.against_frozen = torch.arange(count, device=device) < self._frozen_count
        expected = steps * float(torch.where(self.against_frozen, 1 / self.players, 1.0).sum())
        self._usual_count = int(expected * USUAL_SHARE)
        """The number of decisions to learn from that nearly every block has."""
        seats = torch.arange(MAX_PLAYERS, device=device)[:, None]
        self.present = ((seats < self.players) & self._learns(seats) & self._trains_values()).view(-1)
        self._seen = [torch.as_tensor(array) for array in (self.batch.observe(), self.batch.legal(), self.batch.seats)]
        results = self.batch.over, self.batch.places, self.batch.glory
        self._results = [torch.as_tensor(array) for array in results]
        self.batch.reset(seed)
        self._remember(steps)
        self._show_everyone()

    def _remember(self, step: int) -> None:
        """Copy what the seats to move see into a step of the block."""
        for block, now in zip((self.rows, self.masks, self.seats), self._seen, strict=True):
            block[step] = now

    def play_block(self, model: Model) -> Experience:
        """Play the steps of a block at all tables. Returns what to learn from them."""
        for tensor in (self.rows, self.masks, self.seats):
            tensor[0] = tensor[-1]
        if self.teacher is not None:
            self.lookahead_figures = self._look_ahead(model)
        for step in range(self.config.steps):
            self._decide(model, step)
            self.batch.step(self.chosen[step], check=False)
            self._remember(step + 1)
            over, places, glory = self._results
            self.ended[step] = over
            self.places[step], self.glory[step] = pad(places), pad(glory)
        before = self.everyone_before.copy_(self.everyone)
        self._show_everyone()
        for seat in range(MAX_PLAYERS):
            self.bootstrap[:, seat] = model.values(self.everyone[seat])
        results = results_from(self.places, self.glory)
        games = self.seats[:-1], self.values, self.ended, results, self.bootstrap
        returns = lambda_returns(*games, self.config.gae_lambda)
        return self._experience(returns, before)

    def games(self) -> int:
        """Games that ended in the last block."""
        return int(self.ended.sum())

    @torch.no_grad()
    def _decide(self, model: Model, step: int) -> None:
        """Sample a decision at every table from the network's probabilities."""
        chosen, log_probs, values = self._sample(model, self.rows[step], self.masks[step])
        self.chosen[step], self.log_probs_taken[step], self.values[step] = chosen, log_probs, values
        if self._frozen is not None:
            first = slice(self._frozen_count)
            rivals = masked_log_softmax(self._frozen(self.rows[step, first])[0], self.masks[step, first]).argmax(-1)
            learns = self._learns(self.seats[step])[first]
            self.chosen[step, first] = torch.where(learns, self.chosen[step, first], rivals)

    def _learns(self, seats: Tensor) -> Tensor:
        """Whether these seats learn, a column for each table."""
        return ~self.against_frozen | (seats == self.learners)

    def _trains_values(self) -> Tensor:
        """The tables whose results teach the chances to win: those among equals, if there are any."""
        return ~self.against_frozen | self.against_frozen.all()

    def _look_ahead(self, model: Model) -> dict[str, float]:
        """Let the teacher look ahead at the tables as they are before the block."""
        assert self.teacher is not None
        started = time.perf_counter()
        figures: dict[str, float] = self.teacher.look(model, self.batch, self.rows[0], self.masks[0], self.seats[0])
        return figures | {"ahead_seconds": time.perf_counter() - started}

    def _show_everyone(self) -> None:
        for seat in range(MAX_PLAYERS):
            viewers = torch.full((len(self.batch),), seat, device=self.players.device)
            self.everyone[seat] = torch.as_tensor(self.batch.observe_as(viewers, "network"))

    def _experience(self, returns: Tensor, before: Tensor) -> Experience:
        """The block as one list, and all seats' views before it with their returns."""
        differences = returns - self.values
        advantages = differences[..., 0] + self.config.glory * differences[..., MAX_PLAYERS]
        earlier_returns = self.bootstrap.transpose(0, 1).reshape(-1, RESULT_SIZE)
        selected = self._learnable()
        return Experience(
            rows=self.rows[:-1].view(-1, FEATURES)[selected],
            masks=self.masks[:-1].view(-1, ACTIONS).view(torch.bool)[selected],
            chosen=self.chosen.view(-1)[selected],
            log_probs_taken=self.log_probs_taken.view(-1)[selected],
            advantages=advantages.view(-1)[selected],
            returns=returns.view(-1, RESULT_SIZE)[selected],
            trains_values=self._trains_values().repeat(self.config.steps)[selected],
            extra_rows=before.view(-1, FEATURES)[self.present],
            extra_returns=earlier_returns[self.present],
            teacher=self.teacher,
        )

    def _learnable(self) -> Tensor | slice:
        """The decisions to learn from: all, or those of the seats that learn, in equally many minibatches."""
        if self._frozen is None:
            return slice(None)
        own = self._learns(self.seats[:-1]).view(-1).nonzero().squeeze(-1)
        whole = min(len(own), self._usual_count) // self.config.minibatch * self.config.minibatch
        return own[torch.randperm(len(own), device=own.device)[: whole or None]]


def _sample(model: Model, rows: Tensor, masks: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """A decision at every table with the network's probabilities, its log probability, and the expected results."""
    logits, wins, margin = model.forward(rows)  # not the module's own compiled call: this is compiled as a whole
    log_probs = masked_log_softmax(logits, masks)
    noise = gumbel_noise(tuple(log_probs.shape), log_probs.device)
    chosen = (log_probs + noise).masked_fill(masks == 0, -torch.inf).argmax(-1)
    taken = log_probs.gather(-1, chosen[:, None]).squeeze(-1)
    return chosen, taken, torch.cat([wins.exp(), margin[:, None]], -1)


def _learners(players: Tensor) -> Tensor:
    """A seat for each table, so that all seats learn equally often with each number of players."""
    learners = torch.zeros_like(players)
    for number in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        tables = (players == number).nonzero().squeeze(-1)
        learners[tables] = torch.arange(len(tables), device=players.device) % number
    return learners
