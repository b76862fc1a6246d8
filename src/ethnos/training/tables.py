"""Many tables on a card or on the CPU: games are played, restarted and observed without leaving the device.

Both use the same rule functions: one thread per table on a card, a loop on the CPU.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor

from ethnos.engine.compile import in_python, load_module
from ethnos.engine.play import set_options, tribe_pool, view
from ethnos.engine.records import blank_tables, table_in
from ethnos.engine.rng import two_words
from ethnos.engine.ruleset import preset
from ethnos.engine.state import Table
from ethnos.gpu.device import cuda, kernel, need_card, one_thread_each
from ethnos.training import steps
from ethnos.training.steps import DEAL_SIZE, PLAYERS, advance, begin, show, show_seat

BLOCK: Final = 64
REGISTERS: Final = 128


class Records:
    """The records of many tables on a device, and how rule functions are called for all of them."""

    def __init__(self, records: npt.NDArray[Any], device: str) -> None:
        self.count, self.device = len(records), device
        self.on_card = device != "cpu"
        if self.on_card:
            need_card()
        self._records: Any = cuda.to_device(records) if self.on_card else records

    @property
    def words(self) -> Tensor:
        """The same memory, a row of numbers for each table, to copy tables on the device."""
        return torch.as_tensor(self._records.view(np.int64)).view(self.count, -1)

    def shared(self, tensor: Tensor) -> Any:
        """A tensor's memory as an array for rule functions."""
        flat = tensor.view(-1)
        return cuda.as_cuda_array(flat) if self.on_card else flat.numpy()

    def _work(self, on_cpu: Any, on_card: Any, *arguments: Any) -> None:
        if self.on_card:
            on_card()[one_thread_each(self.count, BLOCK)](*arguments)
        else:
            on_cpu(*arguments)


class Tables(Records):
    """Games that restart when they end, with one decision at all tables at a time."""

    def __init__(self, seatings: Sequence[tuple[int, str]], seed: int, device: str) -> None:
        records = blank_tables(len(seatings))
        deals = np.zeros((len(seatings), DEAL_SIZE), np.int64)
        for number, (players, edition) in enumerate(seatings):
            set_options(table_in(records, number), preset(edition))
            deals[number] = players, tribe_pool("random", players), 0
        super().__init__(records, device)
        self._seed = in_python(two_words)(seed)
        self.players = torch.from_numpy(deals[:, PLAYERS].copy()).to(device)
        self._deals = torch.from_numpy(deals.reshape(-1)).to(device)
        if not self.on_card:
            load_module(steps.__name__)
        self._scratch: Any = cuda.to_device(records) if self.on_card else records.copy()

    def begin(self, rows: Any, masks: Any, seats: Any) -> None:
        """Start a new game at every table and write what its first seat sees. The arrays are zeros from ``shared``."""
        deals = self.shared(self._deals)
        self._work(steps.begin_all, _begin_kernel, self._records, deals, *self._seed, rows, masks, seats)

    def advance(self, chosen: Any, ended: Any, worth: Any, rows: Any, masks: Any, seats: Any) -> None:
        """Take one decision at every table, and write what the next seat to move sees."""
        deals = self.shared(self._deals)
        arguments = (self._records, deals, *self._seed, chosen, ended, worth, rows, masks, seats)
        self._work(steps.advance_all, _advance_kernel, *arguments)

    def show_seat(self, seat: int, rows: Any) -> None:
        """Write what one seat sees at every table that has it, even if it is not to move."""
        if self.on_card:
            self._scratch.copy_to_device(self._records)
        else:
            self._scratch[:] = self._records
        self._work(steps.show_seat_everywhere, _show_kernel, self._scratch, seat, rows)

    def view(self, number: int, seat: int) -> Table:
        """A seat's view of one of the tables, on the CPU."""
        record = self._records[number : number + 1]
        return view(Table(record.copy_to_host() if self.on_card else record), seat)


# --- On a card ------------------------------------------------------------------------------------------------


@cache
def _begin_kernel() -> Any:
    return kernel(_begin_on_card, REGISTERS)


@cache
def _advance_kernel() -> Any:
    return kernel(_advance_on_card, REGISTERS)


@cache
def _show_kernel() -> Any:
    return kernel(_show_on_card, REGISTERS)


def _begin_on_card(tables: Any, deals: Any, low: int, high: int, rows: Any, masks: Any, seats: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        begin(tables, i, deals, low, high)
        show(tables, i, rows, masks, seats)


def _advance_on_card(
    tables: Any,
    deals: Any,
    low: int,
    high: int,
    chosen: Any,
    ended: Any,
    worth: Any,
    rows: Any,
    masks: Any,
    seats: Any,
) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        advance(tables, i, deals, low, high, chosen, ended, worth)
        show(tables, i, rows, masks, seats)


def _show_on_card(tables: Any, seat: int, rows: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        show_seat(tables, i, seat, rows)
