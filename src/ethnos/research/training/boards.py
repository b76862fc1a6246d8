"""Batches of tables for networks in torch: their records and results as tensors, and imagined copies of tables."""

from typing import Final

import numpy as np
import torch
from torch import Tensor

from ethnos.bots.network import GLORY_UNIT
from ethnos.engine.components import MAX_PLAYERS
from ethnos.envs.batch import rules
from ethnos.envs.batch.batch import Batch

RESULT_SIZE: Final = MAX_PLAYERS + 1
"""The length of a game's result for a seat: all shares of the win, its own first, and its margin of Glory."""


def words_of(batch: Batch) -> Tensor:
    """The records of a batch as rows of words of 8 bytes, to copy tables on the device; they share their memory."""
    records = batch.records
    return torch.as_tensor(records if batch.device.on_card else records.view(np.int64).reshape(len(batch), -1))


def suppose(boards: Batch, seed: int, words: Tensor, places: Tensor, chosen: Tensor, turn: int, worlds: int) -> None:
    """Copy tables, deal what is hidden from the seat to move again, and take a decision in each copy.

    ``words`` are the records of other tables, of which ``places`` are copied. ``chosen`` is places x candidates; each
    candidate is taken in the same ``worlds``. Another ``turn`` gives other worlds.
    """
    group = chosen.shape[1] * worlds
    torch.index_select(words, 0, places.repeat_interleave(group), out=words_of(boards))
    boards.run(rules.imagine, seed & 0xFFFFFFFF, seed >> 32, turn, group, worlds)
    boards.refresh()
    boards.step(chosen.repeat_interleave(worlds, 1).view(-1), check=False)


def results_of(batch: Batch) -> Tensor:
    """The results of the games that are over, for each seat."""
    return results_from(pad(torch.as_tensor(batch.places)), pad(torch.as_tensor(batch.glory)))


def pad(numbers: Tensor) -> Tensor:
    """Numbers for each seat of a table, with zeros for seats that no table has."""
    return torch.nn.functional.pad(numbers, (0, MAX_PLAYERS - numbers.shape[-1]))


def results_from(places: Tensor, glory: Tensor) -> Tensor:
    """The results of finished games for each seat, from places and Glory: ... x seats x RESULT_SIZE.

    A seat that is not there has no place; a game that goes on has none at all, and only zeros as results.
    """
    seats = torch.arange(MAX_PLAYERS, device=places.device)
    is_there = places > 0
    players = is_there.sum(-1).clamp(min=1)[..., None]
    won = places == 1
    shares = won / won.sum(-1, keepdim=True).clamp(min=1)
    clockwise = (seats[:, None] + seats) % players[..., None]
    around = shares[..., None, :].expand(clockwise.shape).gather(-1, clockwise)
    results = torch.cat([around * (seats < players)[..., None, :], torch.zeros_like(around[..., :1])], -1)
    results[..., MAX_PLAYERS] = (glory - glory.sum(-1, keepdim=True) / players) / GLORY_UNIT
    return results * is_there[..., None]
