"""Blocks of self-play: every seat of every table is played by the network, which sees only what that seat may know."""

from typing import Any

import torch
from torch import Tensor

from ethnos.bots.features import FEATURES
from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import MAX_PLAYERS
from ethnos.training.config import Config
from ethnos.training.credit import settle
from ethnos.training.model import NEVER, Model
from ethnos.training.steps import WORTH
from ethnos.training.tables import Tables
from ethnos.training.update import Lesson


class SelfPlay:
    """Tables, and tensors for what happens there in a block, all on the same device."""

    def __init__(self, config: Config, seed: int, device: str) -> None:
        self.config = config
        self.tables = Tables(config.seatings(), seed, device)
        count, steps = config.tables, config.steps

        def zeros(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(*shape, dtype=kind, device=device)

        self.rows = zeros(steps + 1, count, FEATURES, kind=torch.uint8)
        self.masks = zeros(steps + 1, count, ACTIONS, kind=torch.int8)
        self.seats = zeros(steps + 1, count, kind=torch.int64)
        self.chosen = zeros(steps, count, kind=torch.int64)
        self.likely = zeros(steps, count, kind=torch.float32)
        self.values = zeros(steps, count, WORTH, kind=torch.float32)
        self.ended = zeros(steps, count, kind=torch.bool)
        self.worth = zeros(steps, count, MAX_PLAYERS, WORTH, kind=torch.float32)
        self.everyone = zeros(MAX_PLAYERS, count, FEATURES, kind=torch.uint8)
        self.everyone_before = torch.zeros_like(self.everyone)
        self.later = zeros(count, MAX_PLAYERS, WORTH, kind=torch.float32)
        self._shared = [self._step_arrays(step) for step in range(steps + 1)]
        self._seen_by = [self.tables.shared(self.everyone[seat]) for seat in range(MAX_PLAYERS)]
        self.present = (torch.arange(MAX_PLAYERS, device=device)[:, None] < self.tables.players).view(-1)
        self.tables.begin(*self._shared[steps])
        self._show_everyone()

    def _step_arrays(self, step: int) -> tuple[Any, Any, Any]:
        shared = self.tables.shared
        return shared(self.rows[step]), shared(self.masks[step]), shared(self.seats[step])

    def play_block(self, model: Model) -> Lesson:
        """Play the steps of a block at all tables. Returns what to learn from them."""
        for tensor in (self.rows, self.masks, self.seats):
            tensor[0] = tensor[-1]
            tensor[1:].zero_()
        for step in range(self.config.steps):
            self._decide(model, step)
            chosen, ended, worth = (
                self.tables.shared(tensor[step]) for tensor in (self.chosen, self.ended, self.worth)
            )
            self.tables.advance(chosen, ended, worth, *self._shared[step + 1])
        before = self.everyone_before.copy_(self.everyone)
        self._show_everyone()
        for seat in range(MAX_PLAYERS):
            self.later[:, seat] = model.values(self.everyone[seat])
        led_to = settle(self.seats[:-1], self.values, self.ended, self.worth, self.later, self.config.reach)
        return self._lesson(led_to, before)

    def games(self) -> int:
        """Games that ended in the last block."""
        return int(self.ended.sum())

    @torch.no_grad()
    def _decide(self, model: Model, step: int) -> None:
        """Sample a decision at every table from the network's probabilities."""
        logits, wins, margin = model(self.rows[step])
        chances = torch.log_softmax(logits.float().masked_fill(self.masks[step] == 0, NEVER), -1)
        luck = -torch.empty_like(chances).exponential_().log()  # Gumbel noise: the maximum of the sum is a sample
        chosen = (chances + luck).argmax(-1)
        self.chosen[step] = chosen
        self.likely[step] = chances.gather(-1, chosen[:, None]).squeeze(-1)
        self.values[step, :, :MAX_PLAYERS] = wins.exp()
        self.values[step, :, MAX_PLAYERS] = margin

    def _show_everyone(self) -> None:
        self.everyone.zero_()
        for seat in range(MAX_PLAYERS):
            self.tables.show_seat(seat, self._seen_by[seat])

    def _lesson(self, led_to: Tensor, before: Tensor) -> Lesson:
        """The block as one list, and all seats' views before it with their returns."""
        more = led_to - self.values
        gains = more[..., 0] + self.config.glory * more[..., MAX_PLAYERS]
        became = self.later.transpose(0, 1).reshape(-1, WORTH)
        return Lesson(
            rows=self.rows[:-1].view(-1, FEATURES),
            masks=self.masks[:-1].view(-1, ACTIONS).view(torch.bool),
            chosen=self.chosen.view(-1),
            likely=self.likely.view(-1),
            gains=gains.view(-1),
            led_to=led_to.view(-1, WORTH),
            extra_rows=before.view(-1, FEATURES)[self.present],
            extra_led_to=became[self.present],
        )
