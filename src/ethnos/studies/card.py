"""Champion against champion on a graphics card: whole games in batches, the same as the bot ``champion`` plays.

The card computes the network's answers in single precision, in another order of sums than the bot. Wherever its two
best decisions are closer together than such errors can be, the bot's own code decides, so that the games are equal.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from ethnos.bots.features import FEATURES
from ethnos.bots.network import Network
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import load_module
from ethnos.engine.play import view
from ethnos.engine.records import TABLE
from ethnos.engine.state import OVER, Table
from ethnos.gpu.device import cuda, kernel, need_card, one_thread_each
from ethnos.studies import watch
from ethnos.studies.play import Batch
from ethnos.studies.rows import Columns
from ethnos.studies.study import Block, Study
from ethnos.training.model import model_of

TABLES: Final = 1 << 16
"""About how many games are played at once."""
CLOSE: Final = 1e-3
"""Answers that differ by less are left to the bot's own code. Errors of single precision are far smaller."""
NEVER: Final = -1e9
COMPACT_EVERY: Final = 8  # decisions between two removals of finished games
THREADS: Final = 64  # in a block of threads
REGISTERS: Final = 128
_WORDS: Final = TABLE.itemsize // 8


@dataclass
class Check:
    """How often the card's answers were too close to each other, and how far they were from the bot's."""

    decisions: int = 0
    close: int = 0
    changed: int = 0
    """Close decisions in which the bot's own code preferred another one."""


class CardPlayer:
    """Plays blocks of a study on a card, or on the processor with the same code, which is for tests."""

    def __init__(self, device: str = "cuda") -> None:
        self.device = device
        self.on_card = device != "cpu"
        if self.on_card:
            need_card()
        load_module(watch.__name__)
        self.model, self.network = model_of("champion", device), Network()
        self.check = Check()

    def play(
        self, study: Study, blocks: Sequence[Block], progress: Callable[[int, int], None] = lambda _step, _left: None
    ) -> list[Columns]:
        """Play all games of some blocks at once. Returns the rows of each block; calls ``progress`` after each step."""
        batches = [Batch(study, study.plans(block)) for block in blocks]
        tables = _Tables(batches, self.device)
        steps = 0
        while len(tables.active):
            rows, masks = tables.show()
            if not len(tables.active):
                break
            tables.take(self._choose(tables, rows, masks))
            steps += 1
            progress(steps, len(tables.active))
        tables.copy_back(batches)
        return [batch.columns() for batch in batches]

    @torch.no_grad()
    def _choose(self, tables: "_Tables", rows: Tensor, masks: Tensor) -> Tensor:
        """The network's favourite at each active table."""
        answers = self.model(rows)[0].masked_fill_(masks == 0, NEVER)
        best = answers.topk(2, dim=-1)
        chosen = best.indices[:, 0].contiguous()
        close = (best.values[:, 0] - best.values[:, 1] < CLOSE).nonzero().squeeze(-1)
        self.check.decisions += len(chosen)
        if len(close):
            self._ask_bot(tables, chosen, close)
        return chosen

    def _ask_bot(self, tables: "_Tables", chosen: Tensor, close: Tensor) -> None:
        records, places = tables.records_at(close), close.tolist()
        decided = chosen[close].tolist()
        for number, record in enumerate(records):
            table = Table(bytearray(record.tobytes()))
            if table.phase == OVER:
                continue
            favourite = self.network.evaluate(view(table, table.seat)).favourite
            self.check.close += 1
            if favourite != decided[number]:
                self.check.changed += 1
                chosen[places[number]] = favourite


class _Tables:
    """The tables of several batches on the device."""

    def __init__(self, batches: Sequence[Batch], device: str) -> None:
        self.device = device
        self.on_card = device != "cpu"
        records = np.concatenate([batch.records for batch in batches])
        plans = np.concatenate([batch.plan_rows for batch in batches])
        self.active = torch.arange(len(records), device=device)
        self._notes = torch.zeros(len(records) * watch.NOTES, dtype=torch.int16, device=device)
        self._plans = torch.from_numpy(plans).to(device)
        self._records = cuda.to_device(records) if self.on_card else records
        self._scratch = cuda.to_device(records) if self.on_card else records.copy()
        self._words, self._scratch_words = self._records.view(np.int64), self._scratch.view(np.int64)
        self._memory = torch.as_tensor(self._words, device=device).view(len(records), _WORDS)
        self._rows = torch.zeros(len(records) * FEATURES, dtype=torch.uint8, device=device)
        self._masks = torch.zeros(len(records) * ACTIONS, dtype=torch.int8, device=device)
        self._over = torch.zeros(len(records), dtype=torch.uint8, device=device)
        self._steps = 0
        self._run(watch.begin_all, _begin_kernel, self._records, self._shared(self._plans), self._shared(self._notes))

    def show(self) -> tuple[Tensor, Tensor]:
        """The observation and the legal decisions at each active table. Finished games are left out now and then."""
        if self._steps % COMPACT_EVERY == 0 and self._steps:
            self.active = self.active[self._over[: len(self.active)] == 0].contiguous()
        self._steps += 1
        count = len(self.active)
        rows, masks, over = self._rows[: count * FEATURES], self._masks[: count * ACTIONS], self._over[:count]
        if count:
            for tensor in (rows, masks, over):
                tensor.zero_()
            arguments = [self._shared(tensor) for tensor in (self.active, rows, masks, over)]
            self._run(watch.show_all, _show_kernel, self._records, *arguments)
        return rows.view(count, FEATURES), masks.view(count, ACTIONS)

    def take(self, chosen: Tensor) -> None:
        """Take a decision at each active table."""
        memory = self._records, self._words, self._scratch, self._scratch_words
        arguments = [self._shared(tensor) for tensor in (self._plans, self._notes, self.active, chosen)]
        self._run(watch.take_all, _take_kernel, *memory, *arguments)

    def records_at(self, places: Tensor) -> Any:
        """The records of some active tables, on the processor."""
        return self._memory[self.active[places]].cpu().numpy()

    def copy_back(self, batches: Sequence[Batch]) -> None:
        """Copy tables and notes to their batches."""
        records: Any = self._records
        if self.on_card:
            records = records.copy_to_host()
        notes, first = self._notes.cpu().numpy(), 0
        for batch in batches:
            end = first + len(batch.records)
            batch.records[:] = records[first:end]
            batch.notes[:] = notes[first * watch.NOTES : end * watch.NOTES]
            first = end

    def _shared(self, tensor: Tensor) -> Any:
        return cuda.as_cuda_array(tensor) if self.on_card else tensor.numpy()

    def _run(self, on_cpu: Any, on_card: Any, *arguments: Any) -> None:
        if self.on_card:
            on_card()[one_thread_each(len(self.active), THREADS)](*arguments)
        else:
            on_cpu(*arguments)


def waves(blocks: Sequence[Block], tables: int = TABLES) -> Iterator[list[Block]]:
    """Blocks that are played at once."""
    wave: list[Block] = []
    for block in blocks:
        if wave and sum(other.games for other in wave) + block.games > tables:
            yield wave
            wave = []
        wave.append(block)
    if wave:
        yield wave


# --- Kernels --------------------------------------------------------------------------------------------------


@cache
def _begin_kernel() -> Any:
    return kernel(_begin_on_card, REGISTERS)


@cache
def _take_kernel() -> Any:
    return kernel(_take_on_card, REGISTERS)


@cache
def _show_kernel() -> Any:
    return kernel(_show_on_card, REGISTERS)


def _begin_on_card(tables: Any, plans: Any, notes: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        watch.begin(tables, i, plans, notes)


def _take_on_card(
    tables: Any, words: Any, scratch: Any, scratch_words: Any, plans: Any, notes: Any, active: Any, chosen: Any
) -> None:
    place = cuda.grid(1)
    if place < len(active) and int(tables[active[place]].phase) != OVER:
        watch.take(tables, words, scratch, scratch_words, active[place], plans, notes, chosen[place])


def _show_on_card(tables: Any, active: Any, rows: Any, masks: Any, over: Any) -> None:
    place = cuda.grid(1)
    if place < len(active):
        if int(tables[active[place]].phase) == OVER:
            over[place] = 1
        else:
            watch.show(tables, active[place], place, rows, masks)
