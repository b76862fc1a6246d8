"""Champion against champion on a graphics card: whole games in batches, the same as the bot ``champion`` plays.

The card computes the network's answers in single precision, in another order of sums than the bot. Wherever its two
best decisions are closer together than such errors can be, the bot's own code decides, so that the games are equal.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from ethnos.bots.features import FEATURES
from ethnos.bots.network import Network
from ethnos.engine.actions import ACTIONS
from ethnos.engine.play import view
from ethnos.engine.records import TABLE
from ethnos.engine.state import OVER, Table
from ethnos.envs.batch.device import Device
from ethnos.research.studies import watch
from ethnos.research.studies.play import Batch
from ethnos.research.studies.rows import Columns
from ethnos.research.studies.study import Block, Study
from ethnos.research.training.model import model_of

TABLES: Final = 1 << 16
"""About how many games are played at once."""
CLOSE: Final = 1e-3
"""Answers that differ by less are left to the bot's own code. Errors of single precision are far smaller."""
NEVER: Final = -1e9
COMPACT_EVERY: Final = 8  # decisions between two removals of finished games


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
        self.device = Device(device)
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

    def __init__(self, batches: Sequence[Batch], device: Device) -> None:
        self._device = device
        records = np.concatenate([batch.records for batch in batches])
        count = len(records)
        self._records, self._scratch = device.put_records(records), device.put_records(records)
        self._plans = device.put(np.concatenate([batch.plan_rows for batch in batches]))
        self._notes, rows, masks, over = (
            torch.as_tensor(device.zeros((count * size,), kind))
            for size, kind in ((watch.NOTES, np.int16), (FEATURES, np.uint8), (ACTIONS, np.int8), (1, np.uint8))
        )
        self._rows, self._masks, self._over = rows.view(count, -1), masks.view(count, -1), over
        self.active = torch.arange(count, device=over.device)
        self._steps = 0
        self._run(watch.begin, self._plans, self._notes)

    def show(self) -> tuple[Tensor, Tensor]:
        """The observation and the legal decisions at each active table. Finished games are left out now and then."""
        if self._steps % COMPACT_EVERY == 0 and self._steps:
            self.active = self.active[self._over[: len(self.active)] == 0].contiguous()
        self._steps += 1
        seen = [tensor[: len(self.active)] for tensor in (self._rows, self._masks, self._over)]
        if len(self.active):
            for tensor in seen:
                tensor.zero_()
            self._run(watch.show, self.active, *seen)
        return seen[0], seen[1]

    def take(self, chosen: Tensor) -> None:
        """Take a decision at each active table."""
        device = self._device
        scratch = device.as_tables(self._scratch), device.as_words(self._scratch)
        self._run(watch.take, device.as_words(self._records), *scratch, self._plans, self._notes, self.active, chosen)

    def records_at(self, places: Tensor) -> Any:
        """The records of some active tables, on the processor."""
        return self._device.to_host(self._records[self._device.given(self.active[places])])

    def copy_back(self, batches: Sequence[Batch]) -> None:
        """Copy tables and notes to their batches."""
        records = self._device.to_host(self._records).reshape(-1).view(TABLE)
        notes, first = self._notes.cpu().numpy(), 0
        for batch in batches:
            end = first + len(batch.records)
            batch.records[:] = records[first:end]
            batch.notes[:] = notes[first * watch.NOTES : end * watch.NOTES]
            first = end

    def _run(self, rule: Callable[..., Any], *arguments: Any) -> None:
        """Call a rule for each active table."""
        self._device.run(
            rule, len(self.active), self._device.as_tables(self._records), *map(self._device.flat, arguments)
        )


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
