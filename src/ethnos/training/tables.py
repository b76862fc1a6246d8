"""Many tables on a card or on the processor: decided on, begun anew and looked at without leaving it.

The same rule functions do it on both: a thread a table on a card, a loop on the processor.
"""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import torch
from torch import Tensor

from ethnos.bots.network import GLORY_UNIT
from ethnos.bots.sight import SIGHT, look
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import entry_point, load_module, rule
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.knowledge import hide
from ethnos.engine.play import set_options, tribe_pool, view
from ethnos.engine.records import TABLE, blank_tables, table_in
from ethnos.engine.rng import MASK
from ethnos.engine.ruleset import preset
from ethnos.engine.scoring import share_of_victory
from ethnos.engine.state import OVER, Table
from ethnos.engine.turn import decide, new_game
from ethnos.gpu.device import cuda, kernel, need_card
from ethnos.observation import around, show_choices

WORTH: Final = MAX_PLAYERS + 1
"""What a game was to a seat: everyone's share of the win, the own one first, and the own margin of Glory."""

BLOCK: Final = 64
REGISTERS: Final = 128
_PLAYERS, _POOL, _GAMES, _SLIP = 0, 1, 2, 3  # a slip lies beside each table: what to deal there


class Tables:
    """Games that go on for ever, all with one decision at a time."""

    def __init__(self, seatings: Sequence[tuple[int, str]], seed: int, device: str) -> None:
        self.count, self.device = len(seatings), device
        self.on_card = device != "cpu"
        records = blank_tables(self.count)
        slips = np.zeros((self.count, _SLIP), np.int64)
        for number, (players, edition) in enumerate(seatings):
            set_options(table_in(records, number), preset(edition))
            slips[number] = players, tribe_pool("random", players), 0
        self._seed = seed & MASK, seed >> 32 & MASK
        self.players = torch.from_numpy(slips[:, _PLAYERS].copy()).to(device)
        self._slips = torch.from_numpy(slips.reshape(-1)).to(device)
        if self.on_card:
            need_card()
            self._records, self._scratch = cuda.to_device(records), cuda.to_device(records)
        else:
            load_module(__name__)
            self._records, self._scratch = records, records.copy()

    def shared(self, tensor: Tensor) -> Any:
        """The same memory as the rules take it."""
        flat = tensor.view(-1)
        return cuda.as_cuda_array(flat) if self.on_card else flat.numpy()

    def begin(self, rows: Any, masks: Any, seats: Any) -> None:
        """A new game everywhere, and what whoever begins it sees. All three are zero, and ``shared``."""
        self._work(_begin_here, _begin_kernel, self._records, self.shared(self._slips), *self._seed, rows, masks, seats)

    def advance(self, chosen: Any, ended: Any, worth: Any, rows: Any, masks: Any, seats: Any) -> None:
        """One decision everywhere, and what whoever decides next sees."""
        slips = self.shared(self._slips)
        given = (self._records, slips, *self._seed, chosen, ended, worth, rows, masks, seats)
        self._work(_advance_here, _advance_kernel, *given)

    def show_seat(self, seat: int, rows: Any) -> None:
        """What one seat sees at every table where there is such a seat, whoever decides."""
        if self.on_card:
            self._scratch.copy_to_device(self._records)
        else:
            self._scratch[:] = self._records
        self._work(_show_here, _show_kernel, self._scratch, seat, rows)

    def view(self, number: int, seat: int) -> Table:
        """What a seat may know of one of the tables, on the processor."""
        record = self._records[number : number + 1]
        return view(Table(record.copy_to_host() if self.on_card else record), seat)

    def _work(self, here: Any, there: Any, *given: Any) -> None:
        if self.on_card:
            there()[-(-self.count // BLOCK), BLOCK](*given)
        else:
            here(*given)


# --- At one table ---------------------------------------------------------------------------------------------


@rule
def _begin(tables: Any, i: int, slips: Any, low: int, high: int) -> None:
    players, pool, game = slips[i * _SLIP + _PLAYERS], slips[i * _SLIP + _POOL], slips[i * _SLIP + _GAMES]
    new_game(tables[i], low, high, i, game, players, pool)


@rule
def _show(tables: Any, i: int, rows: Any, masks: Any, seats: Any) -> None:
    seat = int(tables[i].seat)
    seats[i] = seat
    look(tables[i], seat, rows, i * SIGHT)
    show_choices(tables[i], masks, i * ACTIONS)


@rule
def _advance(tables: Any, i: int, slips: Any, low: int, high: int, chosen: Any, ended: Any, worth: Any) -> None:
    decide(tables[i], chosen[i])
    over = int(tables[i].phase) == OVER
    ended[i] = over
    if over:
        _tell_worth(tables[i], worth, i * MAX_PLAYERS * WORTH)
        slips[i * _SLIP + _GAMES] += 1
        _begin(tables, i, slips, low, high)


@rule
def _tell_worth(table: Table, worth: Any, at: int) -> None:
    """What the game was to each seat."""
    players, glory = int(table.players), 0
    for seat in range(players):
        glory += int(table.glory[seat])
    for seat in range(players):
        start = at + seat * WORTH
        for other in range(players):
            worth[start + around(table, seat, other)] = share_of_victory(table, other)
        worth[start + MAX_PLAYERS] = (int(table.glory[seat]) - glory / players) / GLORY_UNIT


@rule
def _show_seat(tables: Any, i: int, seat: int, rows: Any) -> None:
    if seat < int(tables[i].players):
        hide(tables[i], seat)
        look(tables[i], seat, rows, i * SIGHT)


# --- On the processor -----------------------------------------------------------------------------------------

_INT, _SLIPS, _ROWS, _MASKS = np.int64, [np.int64], [np.uint8], [np.int8]


@entry_point([TABLE], _SLIPS, _INT, _INT, _ROWS, _MASKS, [np.int64])
def _begin_here(tables: Any, slips: Any, low: int, high: int, rows: Any, masks: Any, seats: Any) -> None:
    for i in range(len(tables)):
        _begin(tables, i, slips, low, high)
        _show(tables, i, rows, masks, seats)


@entry_point([TABLE], _SLIPS, _INT, _INT, [np.int64], [np.bool_], [np.float32], _ROWS, _MASKS, [np.int64])
def _advance_here(
    tables: Any,
    slips: Any,
    low: int,
    high: int,
    chosen: Any,
    ended: Any,
    worth: Any,
    rows: Any,
    masks: Any,
    seats: Any,
) -> None:
    for i in range(len(tables)):
        _advance(tables, i, slips, low, high, chosen, ended, worth)
        _show(tables, i, rows, masks, seats)


@entry_point([TABLE], _INT, _ROWS)
def _show_here(tables: Any, seat: int, rows: Any) -> None:
    for i in range(len(tables)):
        _show_seat(tables, i, seat, rows)


# --- On a card ------------------------------------------------------------------------------------------------


@cache
def _begin_kernel() -> Any:
    return kernel(_begin_there, REGISTERS)


@cache
def _advance_kernel() -> Any:
    return kernel(_advance_there, REGISTERS)


@cache
def _show_kernel() -> Any:
    return kernel(_show_there, REGISTERS)


def _begin_there(tables: Any, slips: Any, low: int, high: int, rows: Any, masks: Any, seats: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        _begin(tables, i, slips, low, high)
        _show(tables, i, rows, masks, seats)


def _advance_there(
    tables: Any,
    slips: Any,
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
        _advance(tables, i, slips, low, high, chosen, ended, worth)
        _show(tables, i, rows, masks, seats)


def _show_there(tables: Any, seat: int, rows: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        _show_seat(tables, i, seat, rows)
