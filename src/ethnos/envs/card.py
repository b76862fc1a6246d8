"""Thousands of tables at once on a graphics card: the interface of ``vector.py``, with arrays that stay on the card.

env = make(num_envs=65536, players=4)
observations, infos = env.reset(seed=1)
rows = torch.from_dlpack(observations["observation"])     # the same memory: every step overwrites it
while True:
    env.step(policy(rows))                                # decisions are on the card, too

Each table has a thread that runs the same rules as on the processor. The kernels run in the default stream, as those of
torch do. JAX has streams of its own: call ``jax.dlpack.from_dlpack`` again after each step, which waits for it.
"""

import secrets
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ethnos.arguments import need_in
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import rule
from ethnos.engine.knowledge import hide
from ethnos.engine.play import seed_words
from ethnos.engine.records import blank_tables
from ethnos.engine.rng import MASK
from ethnos.engine.state import Table
from ethnos.engine.turn import new_numbered_game
from ethnos.envs.rewards import is_legal
from ethnos.envs.vector import VectorEnv, WrongActions, advance, need_whole, whole_numbers
from ethnos.gpu.arrays import CardArray, copy_records
from ethnos.gpu.device import cuda, kernel, need_card, one_thread_each
from ethnos.observation import SIZE, Mask, Row
from ethnos.observation_row import PRESENT, observe, observe_present, show_choices
from ethnos.random_play import random_choice, scramble

BLOCK: Final = 64  # threads
REGISTERS: Final = 128  # per thread
_STREAM: Final = 1_000_003  # distance between the random numbers of two tables
_WORD: Final = 32


def make(
    num_envs: int = 65536,
    players: int | Sequence[int] = 4,
    preset: str | Sequence[str] = "english",
    tribes: str | Sequence[str] = "random",
    reward: str = "win",
    observe: str = "all",
    **options: object,
) -> "CardEnv":
    """Create tables on the card, with the arguments of ``vector.make``; raises ``NoCard`` if there is no card."""
    need_card()
    return CardEnv(num_envs, players, preset, tribes, reward, 1, observe, **options)


class CardEnv(VectorEnv):
    """Many tables on the card. All arrays are ``CardArray``, which other libraries share by DLPack."""

    def _prepare(self) -> None:
        """Copy the data that the kernels need to the card."""
        self._records: Any = cuda.to_device(self._tables)
        self._seatings: Any = [cuda.to_device(numbers) for numbers in (self._players, self._pools)]
        self._counts = CardArray((self.num_envs,), np.int64)
        self._wrong = CardArray((1,), np.int64)
        self._chosen = CardArray((self.num_envs,), np.int64)

    def _zeros(self, shape: tuple[int, ...], kind: type) -> Any:
        return CardArray(shape, kind)

    def _begin_everywhere(self) -> None:
        self._counts.clear()
        for array in (self.rewards, self.terminations, self.places, self.glory):
            array.clear()
        self._clear_seen()
        self._run(_begin_on_card, self._records, *self._seatings, self._counts.flat, *self._words, *self._shown)

    def _as_array(self, actions: Any) -> Any:
        """Whole numbers on the card, as an array of any library; a list or a NumPy array is copied there."""
        return _on_card(actions)

    def _advance(self, chosen: Any) -> None:
        self._clear_seen()
        results = [array.flat for array in (self.rewards, self.terminations, self.places, self.glory)]
        settings = *self._words, self._reward, self.players
        arguments = (chosen, *self._seatings, self._counts.flat, *settings, *results, *self._shown)
        self._run(_step_on_card, self._records, *arguments)

    # --- More -------------------------------------------------------------------------------------------------

    def sample(self, seed: int | None = None) -> Any:
        """A legal decision for every table, each equally likely; the same array at every call."""
        if seed is not None:
            seed_words(seed)
        number = secrets.randbits(_WORD) if seed is None else seed & MASK
        self._run(_sample_on_card, self._records, number, self._chosen.flat)
        return self._chosen

    def observe_seats(self) -> Any:
        """What every seat may know, not only the one to move: tables x seats x ``SIZE``, in a new array."""
        rows = CardArray((self.num_envs, self.players, SIZE), np.uint8)
        scratch = cuda.to_device(blank_tables(self.num_envs))
        for seat in range(self.players):
            copy_records(self._records, scratch)
            self._run(_observe_on_card, scratch, seat, self.players, rows.flat)
        return rows

    def table(self, number: int) -> Table:
        """A copy of a table, for inspection."""
        need_in(range(self.num_envs), number, "number")
        return Table(self._records[number : number + 1].copy_to_host())

    def _game_number(self, number: int) -> int:
        return int(self._counts.to_host()[number])

    @property
    def _shown(self) -> tuple[Any, ...]:
        return self.observations.flat, self._width, self.masks.flat, self.seats.flat

    def _clear_seen(self) -> None:
        if self._width > 0:
            self.observations.clear()
        self.masks.clear()

    def _run(self, on_card: Any, *arguments: Any) -> None:
        """Run a kernel with a thread for each table."""
        kernel(on_card, REGISTERS)[one_thread_each(self.num_envs, BLOCK)](*arguments)

    def _refuse_illegal(self, chosen: Any) -> None:
        self._wrong.clear()
        self._run(_check_on_card, self._records, chosen, self._wrong.flat)
        wrong = self.num_envs - int(self._wrong.to_host()[0])
        if wrong < self.num_envs:
            raise WrongActions("vector-illegal", table=wrong, action=int(_to_host(chosen)[wrong]))


def _on_card(actions: Any) -> Any:
    """Decisions as an array for kernels."""
    if isinstance(actions, CardArray):
        need_whole(actions.dtype)
        return actions.flat
    if hasattr(actions, "__cuda_array_interface__"):
        array = cuda.as_cuda_array(actions)
        need_whole(array.dtype)
        return array
    return cuda.to_device(whole_numbers(actions))


def _to_host(array: Any) -> npt.NDArray[Any]:
    return array if isinstance(array, np.ndarray) else array.copy_to_host()


# --- On the card ----------------------------------------------------------------------------------------------


@rule
def show(table: Table, number: int, rows: Row, width: int, masks: Mask, seats: Any) -> None:
    """Write what the seat to move sees and may do, where everything is zero."""
    seat = int(table.seat)
    seats[number] = seat
    if width == SIZE:
        observe(table, seat, rows, number * SIZE)
    elif width == PRESENT:
        observe_present(table, seat, rows, number * PRESENT)
    show_choices(table, masks, number * ACTIONS)


def _begin_on_card(
    tables: Any,
    players: Any,
    pools: Any,
    games: Any,
    low: int,
    high: int,
    rows: Any,
    width: int,
    masks: Any,
    seats: Any,
) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        new_numbered_game(tables[i], low, high, i, games[i], players[i], pools[i])
        show(tables[i], i, rows, width, masks, seats)


def _step_on_card(
    tables: Any,
    chosen: Any,
    players: Any,
    pools: Any,
    games: Any,
    low: int,
    high: int,
    reward: int,
    columns: int,
    rewards: Any,
    terminations: Any,
    places: Any,
    glory: Any,
    rows: Any,
    width: int,
    masks: Any,
    seats: Any,
) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        advance(
            tables[i],
            i,
            int(chosen[i]),
            players[i],
            pools[i],
            games,
            low,
            high,
            reward,
            columns,
            rewards,
            terminations,
            places,
            glory,
        )
        show(tables[i], i, rows, width, masks, seats)


def _check_on_card(tables: Any, chosen: Any, wrong: Any) -> None:
    """Find the first illegal decision; ``wrong`` is its distance from the end."""
    i = cuda.grid(1)
    if i < len(tables) and not is_legal(tables[i], int(chosen[i])):
        cuda.atomic.max(wrong, 0, len(tables) - i)


def _sample_on_card(tables: Any, seed: int, chosen: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables):
        chosen[i] = random_choice(tables[i], scramble(i * _STREAM + seed))


def _observe_on_card(tables: Any, seat: int, columns: int, rows: Any) -> None:
    i = cuda.grid(1)
    if i < len(tables) and seat < int(tables[i].players):
        hide(tables[i], seat)
        observe(tables[i], seat, rows, (i * columns + seat) * SIZE)
