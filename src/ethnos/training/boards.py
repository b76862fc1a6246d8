"""Many tables whose games end: imagined futures of other tables, and the games of a match, on a card or on the CPU."""

from functools import cache
from typing import Any

import torch
from torch import Tensor

from ethnos.bots.features import FEATURES
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import in_python, load_module
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.play import set_options, tribe_pool
from ethnos.engine.records import blank_tables, table_in
from ethnos.engine.rng import two_words
from ethnos.engine.ruleset import preset
from ethnos.gpu.device import cuda, kernel
from ethnos.training import board_steps
from ethnos.training.board_steps import deal, look, show_board, suppose, take
from ethnos.training.steps import WORTH
from ethnos.training.tables import REGISTERS, Records


class Boards(Records):
    """Tables, what the seat to move sees at each, and tensors for their results. A finished game stays as it is."""

    def __init__(self, count: int, seed: int, device: str) -> None:
        super().__init__(blank_tables(count), device)
        if not self.on_card:
            load_module(board_steps.__name__)
        self._seed = in_python(two_words)(seed)

        def zeros(*shape: int, kind: torch.dtype) -> Tensor:
            return torch.zeros(count, *shape, dtype=kind, device=device)

        self.rows = zeros(FEATURES, kind=torch.uint8)
        self.masks = zeros(ACTIONS, kind=torch.int8)
        self.seats = zeros(kind=torch.int64)
        """Who is to move; NOBODY once the game is over."""
        self._chosen = zeros(kind=torch.int64)
        self._ended = zeros(kind=torch.bool)
        self._worth = zeros(MAX_PLAYERS, WORTH, kind=torch.float32)
        self._outputs = [self.shared(tensor) for tensor in (self.rows, self.masks, self.seats)]
        self._input, self._result = self.shared(self._chosen), [self.shared(self._ended), self.shared(self._worth)]

    def deal(self, players: int, edition: str) -> None:
        """Start a game at every board; every ``players`` boards in a row get the same deal."""
        blank = blank_tables(1)
        set_options(table_in(blank), preset(edition))
        self.words.copy_(torch.from_numpy(blank.view("int64")))
        arguments = *self._seed, players, tribe_pool("random", players)
        self._clear()
        self._work(board_steps.deal_all, _deal_kernel, self._records, *arguments, *self._outputs)

    def suppose(self, words: Tensor, places: Tensor, chosen: Tensor, turn: int, worlds: int) -> None:
        """Copy tables, deal what is hidden from the seat to move again, and take a decision in each copy.

        ``words`` are the records of other tables, of which ``places`` are copied. ``chosen`` is places x candidates;
        each candidate is taken in the same ``worlds``. Another ``turn`` gives other worlds.
        """
        group = chosen.shape[1] * worlds
        torch.index_select(words, 0, places.repeat_interleave(group), out=self.words)
        self._chosen.copy_(chosen.repeat_interleave(worlds, 1).view(-1))
        self._clear()
        arguments = *self._seed, turn, group, worlds, self._input
        self._work(board_steps.suppose_all, _suppose_kernel, self._records, *arguments, *self._outputs)

    def take(self, chosen: Tensor) -> None:
        """Take one decision at every board."""
        self._chosen.copy_(chosen)
        self._clear()
        self._work(board_steps.take_all, _take_kernel, self._records, self._input, *self._outputs)

    def look(self, viewers: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """What a seat of each board sees, whether its game is over, and its result. This destroys the records."""
        self.rows.zero_()
        self._chosen.copy_(viewers)
        self._work(board_steps.look_all, _look_kernel, self._records, self._input, self._outputs[0], *self._result)
        return self.rows, self._ended, self._worth

    def _clear(self) -> None:
        self.rows.zero_()
        self.masks.zero_()


# --- On a card ------------------------------------------------------------------------------------------------


@cache
def _deal_kernel() -> Any:
    return kernel(_deal_on_card, REGISTERS)


@cache
def _suppose_kernel() -> Any:
    return kernel(_suppose_on_card, REGISTERS)


@cache
def _take_kernel() -> Any:
    return kernel(_take_on_card, REGISTERS)


@cache
def _look_kernel() -> Any:
    return kernel(_look_on_card, REGISTERS)


def _deal_on_card(tables: Any, low: int, high: int, players: int, pool: int, rows: Any, masks: Any, seats: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        deal(tables, i, low, high, players, pool)
        show_board(tables, i, rows, masks, seats)


def _suppose_on_card(
    tables: Any,
    low: int,
    high: int,
    turn: int,
    group: int,
    worlds: int,
    chosen: Any,
    rows: Any,
    masks: Any,
    seats: Any,
) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        suppose(tables, i, low, high, turn, group, worlds, chosen)
        show_board(tables, i, rows, masks, seats)


def _take_on_card(tables: Any, chosen: Any, rows: Any, masks: Any, seats: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        take(tables, i, chosen)
        show_board(tables, i, rows, masks, seats)


def _look_on_card(tables: Any, viewers: Any, rows: Any, ended: Any, worth: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        look(tables, i, viewers, rows, ended, worth)
