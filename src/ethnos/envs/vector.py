"""Thousands of tables at once: stepped in compiled code on all cores, observed through arrays that stay in place.

env = make(num_envs=4096, players=4)
observations, infos = env.reset(seed=1)
while True:
    observations, rewards, terminations, truncations, infos = env.step(env.sample())

It follows Gymnasium's vector environments as far as that fits several seats: each table has its own seat to move
(``infos["seat"]``), and rewards have a column for every seat. A finished game restarts in the same step. Every step
overwrites the arrays: copy what you need later; ``torch.from_dlpack`` shares their memory. Do not write to them: a
step updates only what has changed. ``observe="present"`` leaves the history out of the observation, which is faster.
"""

import secrets
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from math import prod
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.arguments import checked, need_in
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import cores, entry_point, in_python, load_module, rule
from ethnos.engine.knowledge import hide
from ethnos.engine.play import SHARED_SEED_BITS, numbered_seed, seed_words, set_options, tribe_pool
from ethnos.engine.records import TABLE, blank_tables, table_in
from ethnos.engine.rng import MASK, two_words
from ethnos.engine.ruleset import preset as edition
from ethnos.engine.state import OVER, Table, copied
from ethnos.engine.turn import decide, new_numbered_game
from ethnos.envs.rewards import Rewards, close_rewards, is_legal, open_rewards, reward_code
from ethnos.envs.rows import TALLY, clear, start_row, update_row, width_of
from ethnos.game import Setup
from ethnos.observation import MOST, SIZE, Mask, Row
from ethnos.observation_row import hide_choices, observe, show_choices
from ethnos.random_play import random_choice
from ethnos.refusals import EthnosError

Actions: TypeAlias = npt.NDArray[np.int64]
Infos: TypeAlias = dict[str, npt.NDArray[Any]]
Observations: TypeAlias = dict[str, npt.NDArray[Any]]

ALIGNED: Final = 64  # bytes
MOST_THREADS: Final = 1024


class NoTables(EthnosError):
    """Fewer than one table."""


class SeedTooLarge(EthnosError):
    """The seed has more than ``SHARED_SEED_BITS`` bits, which leaves none for the tables' numbers."""


class WrongActions(EthnosError):
    """Decisions that cannot be taken; no table was changed."""


def make(
    num_envs: int = 4096,
    players: int | Sequence[int] = 4,
    preset: str | Sequence[str] = "english",
    tribes: str | Sequence[str] = "random",
    reward: str = "win",
    threads: int | None = None,
    observe: str = "all",
    **options: object,
) -> "VectorEnv":
    """Create tables. Several numbers of players, or several editions, are assigned to the tables in turn.

    ``observe`` says how much of the observation is written: ``"all"``, ``"present"`` (without the history of the game:
    the first ``ethnos.observation_row.PRESENT`` places) or ``"none"``.
    """
    return VectorEnv(num_envs, players, preset, tribes, reward, threads, observe, **options)


class VectorEnv:
    """Many tables."""

    metadata: Final = {"autoreset_mode": "SameStep", "name": "ethnos_v0"}

    @checked
    def __init__(
        self,
        num_envs: int,
        players: int | Sequence[int],
        preset: str | Sequence[str],
        tribes: str | Sequence[str],
        reward: str,
        threads: int | None,
        observe: str,
        **options: object,
    ) -> None:
        if num_envs < 1:
            raise NoTables(count=num_envs)
        self.num_envs = num_envs
        self._setups = _setups(players, preset, tribes, options)
        self._reward = reward_code(reward)
        self.players = max(setup.players for setup in self._setups)
        self._tables = _blank_with_options(self._setups)[np.arange(num_envs) % len(self._setups)]
        self._players = np.resize([setup.players for setup in self._setups], num_envs)
        self._pools = np.resize([tribe_pool(setup.tribes, setup.players) for setup in self._setups], num_envs)
        self._games = np.zeros(num_envs, np.int64)
        self._seed = 0
        self._width = width_of(observe)
        self.observations = self._zeros((num_envs, self._width), np.uint8)
        """What the seat to move may know, at each table (``ethnos.observation``)."""
        self.masks = self._zeros((num_envs, ACTIONS), np.int8)
        """1 for each of its legal decisions."""
        self.seats = self._zeros((num_envs,), np.int64)
        """The seat to move."""
        self.rewards = self._zeros((num_envs, self.players), np.float32)
        """The reward of the last decision for every seat."""
        self.terminations = self._zeros((num_envs,), np.bool_)
        """Whether the last decision ended the game; the next game has already started."""
        self.truncations = self._zeros((num_envs,), np.bool_)
        """Always False: every game ends by itself."""
        self.places = self._zeros((num_envs, self.players), np.int8)
        """The seats' places if a game has just ended; otherwise 0."""
        self.glory = self._zeros((num_envs, self.players), np.int16)
        """The seats' Glory if a game has just ended; otherwise 0."""
        if threads is not None:
            need_in(range(1, MOST_THREADS + 1), threads, "threads")
        self._threads = min(threads or cores(), num_envs)
        self._workers = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 else None
        self._prepare()

    def _prepare(self) -> None:
        """Prepare what the first game needs."""
        self._tallies = np.zeros(self.num_envs * TALLY, np.uint8)
        load_module(__name__)

    def _zeros(self, shape: tuple[int, ...], kind: type) -> Any:
        return _aligned_zeros(shape, kind)

    # --- Gymnasium's interface --------------------------------------------------------------------------------

    @property
    def single_observation_space(self) -> Any:
        """Gymnasium's space of one table's observation."""
        from gymnasium import spaces

        row = spaces.Box(0, MOST, (self._width,), np.uint8)
        return spaces.Dict({"observation": row, "action_mask": spaces.MultiBinary(ACTIONS)})

    @property
    def single_action_space(self) -> Any:
        """Gymnasium's space of one table's decisions."""
        from gymnasium import spaces

        return spaces.Discrete(ACTIONS)

    def reset(self, seed: int | None = None) -> tuple[Observations, Infos]:
        """Start a new game at every table; without a seed, from a random one."""
        number = secrets.randbits(SHARED_SEED_BITS) if seed is None else seed
        seed_words(number)
        if number >> SHARED_SEED_BITS:
            raise SeedTooLarge(seed=str(seed), bits=SHARED_SEED_BITS)
        self._seed = number
        self._begin_everywhere()
        return self._seen()

    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[Observations, Rewards, npt.NDArray[np.bool_], npt.NDArray[np.bool_], Infos]:
        """Take one decision at every table. If any is illegal, none is taken."""
        chosen = self._as_array(actions)
        if tuple(chosen.shape) != (self.num_envs,):
            raise WrongActions("vector-shape", tables=self.num_envs, shape=str(tuple(chosen.shape)))
        self._refuse_illegal(chosen)
        self._advance(chosen)
        observations, infos = self._seen()
        return observations, self.rewards, self.terminations, self.truncations, infos

    def close(self) -> None:
        """Shut down the threads."""
        if self._workers is not None:
            self._workers.shutdown()

    # --- More -------------------------------------------------------------------------------------------------

    def sample(self, seed: int | None = None) -> Actions:
        """A legal decision for every table, each equally likely."""
        if seed is not None:
            seed_words(seed)
        numbers = np.random.default_rng(seed).integers(MASK + 1, size=self.num_envs)
        chosen = np.zeros(self.num_envs, np.int64)
        _sample(self._tables, numbers, chosen)
        return chosen

    def observe_seats(self) -> Row:
        """What every seat may know, not only the one to move: tables x seats x ``SIZE``, in a new array."""
        rows = np.zeros((self.num_envs, self.players, SIZE), np.uint8)
        _observe_seats(self._tables, blank_tables(1), self.players, rows.reshape(-1))
        return rows

    def table(self, number: int) -> Table:
        """A copy of a table, for inspection."""
        need_in(range(self.num_envs), number, "number")
        return copied(table_in(self._tables, number))

    def setup(self, number: int) -> Setup:
        """The setup of a table's current game: ``Game.new`` starts the same one."""
        need_in(range(self.num_envs), number, "number")
        setup = self._setups[number % len(self._setups)]
        seed = numbered_seed(self._seed, number, self._game_number(number))
        return Setup(setup.players, setup.preset, setup.tribes, seed, setup.options)

    def _seen(self) -> tuple[Observations, Infos]:
        infos: Infos = {"seat": self.seats, "places": self.places, "glory": self.glory}
        return {"observation": self.observations, "action_mask": self.masks}, infos

    def _on_all_cores(self, work: Callable[[int, int], None]) -> None:
        if self._workers is None:
            work(0, self.num_envs)
            return
        edges = [self.num_envs * i // self._threads for i in range(self._threads + 1)]
        others = [self._workers.submit(work, *ends) for ends in pairwise(edges[1:])]
        work(edges[0], edges[1])  # in this thread, while the others work
        for other in others:
            other.result()

    def _as_array(self, actions: Any) -> Any:
        """Decisions as an array for compiled code."""
        return whole_numbers(actions)

    def _refuse_illegal(self, chosen: Any) -> None:
        wrong = _first_illegal(self._tables, chosen)
        if wrong >= 0:
            raise WrongActions("vector-illegal", table=wrong, action=chosen[wrong])

    def _advance(self, chosen: Any) -> None:
        self._on_all_cores(lambda start, end: self._go(chosen, start, end))

    @property
    def _words(self) -> tuple[int, int]:
        """The two words of the seed."""
        return in_python(two_words)(self._seed)

    def _begin_everywhere(self) -> None:
        self._games[:] = 0
        self.rewards[:], self.terminations[:] = 0, False
        self.places[:], self.glory[:] = 0, 0
        self._on_all_cores(self._begin)

    def _game_number(self, number: int) -> int:
        """How many games have ended at a table."""
        return int(self._games[number])

    def _begin(self, start: int, end: int) -> None:
        _begin_all(
            self._tables,
            self._players,
            self._pools,
            self._games,
            *self._words,
            self.observations.reshape(-1),
            self._width,
            self._tallies,
            self.masks.reshape(-1),
            self.seats,
            start,
            end,
        )

    def _go(self, chosen: Actions, start: int, end: int) -> None:
        _step_all(
            self._tables,
            chosen,
            self._players,
            self._pools,
            self._games,
            *self._words,
            self._reward,
            self.players,
            self.observations.reshape(-1),
            self._width,
            self._tallies,
            self.masks.reshape(-1),
            self.seats,
            self.rewards.reshape(-1),
            self.terminations,
            self.places.reshape(-1),
            self.glory.reshape(-1),
            start,
            end,
        )


def whole_numbers(actions: npt.ArrayLike) -> Actions:
    """Decisions as an array; raises ``WrongActions`` for anything but whole numbers, which would be rounded."""
    try:
        numbers = np.asarray(actions)
    except (TypeError, ValueError) as problem:
        raise WrongActions("vector-numbers", given=type(actions).__name__) from problem
    need_whole(numbers.dtype)
    return np.ascontiguousarray(numbers, np.int64)


def need_whole(numbers: Any) -> None:
    """Raise ``WrongActions`` unless this dtype is one of whole numbers."""
    if np.dtype(numbers).kind not in "iu":
        raise WrongActions("vector-numbers", given=str(numbers))


def _aligned_zeros(shape: tuple[int, ...], kind: type) -> npt.NDArray[Any]:
    """Zeros with an alignment that every library accepts without copying; JAX needs the largest."""
    size = prod(shape) * np.dtype(kind).itemsize
    buffer = np.zeros(size + ALIGNED, np.uint8)
    start = -buffer.ctypes.data % ALIGNED
    return buffer[start : start + size].view(kind).reshape(shape)


def _setups(
    players: int | Sequence[int],
    preset: str | Sequence[str],
    tribes: str | Sequence[str],
    options: dict[str, object],
) -> list[Setup]:
    """The setups of the tables, in turn: numbers of players alternate first, then editions."""
    numbers = list(players) if isinstance(players, Sequence | np.ndarray) else [players]
    editions = [preset] if isinstance(preset, str) else list(preset)
    selection = tribes if isinstance(tribes, str) else tuple(tribes)
    changes = tuple((name, str(value)) for name, value in options.items())
    setups = [Setup(number, name, selection, 0, changes) for name in editions or [""] for number in numbers or [0]]
    for setup in setups:
        tribe_pool(setup.tribes, setup.players)
        edition(setup.preset).changed(**options)
    return setups


def _blank_with_options(setups: Sequence[Setup]) -> npt.NDArray[Any]:
    """A blank table for each setup, with its options."""
    tables = blank_tables(len(setups))
    for number, setup in enumerate(setups):
        set_options(table_in(tables, number), setup.ruleset)
    return tables


# --- Compiled -------------------------------------------------------------------------------------------------


_Array: TypeAlias = npt.NDArray[Any]


@rule
def advance(
    table: Table,
    number: int,
    action: int,
    players: int,
    pool: int,
    games: Actions,
    low: int,
    high: int,
    reward: int,
    columns: int,
    rewards: Rewards,
    terminations: npt.NDArray[np.bool_],
    places: npt.NDArray[np.int8],
    glory: npt.NDArray[np.int16],
) -> bool:
    """Take a decision at a table and write its results. Returns whether it ended the game: the next one has started."""
    at = number * columns
    open_rewards(table, reward, rewards, at, columns)
    decide(table, action)
    over = int(table.phase) == OVER
    close_rewards(table, reward, over, rewards, at)
    if over or terminations[number]:
        for seat in range(columns):
            places[at + seat] = table.places[seat]
            glory[at + seat] = table.glory[seat] if over else 0
    terminations[number] = over
    if over:
        games[number] += 1
        new_numbered_game(table, low, high, number, games[number], players, pool)
    return over


@entry_point(
    [TABLE],
    [np.int64],
    [np.int64],
    [np.int64],
    np.int64,
    np.int64,
    [np.uint8],
    np.int64,
    [np.uint8],
    [np.int8],
    [np.int64],
    np.int64,
    np.int64,
)
def _begin_all(
    tables: _Array,
    players: Actions,
    pools: Actions,
    games: Actions,
    low: int,
    high: int,
    rows: Row,
    width: int,
    tallies: Row,
    masks: Mask,
    seats: Actions,
    start: int,
    end: int,
) -> None:
    for i in range(start, end):
        new_numbered_game(tables[i], low, high, i, games[i], players[i], pools[i])
        seats[i] = tables[i].seat
        start_row(tables[i], rows, i * width, width, tallies, i * TALLY)
        clear(masks, i * ACTIONS, ACTIONS)
        show_choices(tables[i], masks, i * ACTIONS)


@entry_point(
    [TABLE],
    [np.int64],
    [np.int64],
    [np.int64],
    [np.int64],
    np.int64,
    np.int64,
    np.int64,
    np.int64,
    [np.uint8],
    np.int64,
    [np.uint8],
    [np.int8],
    [np.int64],
    [np.float32],
    [np.bool_],
    [np.int8],
    [np.int16],
    np.int64,
    np.int64,
)
def _step_all(
    tables: _Array,
    chosen: Actions,
    players: Actions,
    pools: Actions,
    games: Actions,
    low: int,
    high: int,
    reward: int,
    columns: int,
    rows: Row,
    width: int,
    tallies: Row,
    masks: Mask,
    seats: Actions,
    rewards: Rewards,
    terminations: npt.NDArray[np.bool_],
    places: npt.NDArray[np.int8],
    glory: npt.NDArray[np.int16],
    start: int,
    end: int,
) -> None:
    for i in range(start, end):
        table = tables[i]
        hide_choices(table, masks, i * ACTIONS)
        over = advance(
            table,
            i,
            chosen[i],
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
        seats[i] = table.seat
        if over:
            start_row(table, rows, i * width, width, tallies, i * TALLY)
        else:
            update_row(table, rows, i * width, width, tallies, i * TALLY)
        show_choices(table, masks, i * ACTIONS)


@entry_point([TABLE], [TABLE], np.int64, [np.uint8])
def _observe_seats(tables: _Array, scratch: _Array, columns: int, rows: Row) -> None:
    for i in range(len(tables)):
        for seat in range(int(tables[i].players)):
            scratch[0] = tables[i]
            hide(scratch[0], seat)
            observe(scratch[0], seat, rows, (i * columns + seat) * SIZE)


@entry_point([TABLE], [np.int64])
def _first_illegal(tables: _Array, chosen: Actions) -> int:
    """The first table whose decision is not legal, or -1."""
    for i in range(len(chosen)):
        if not is_legal(tables[i], chosen[i]):
            return i
    return -1


@entry_point([TABLE], [np.int64], [np.int64])
def _sample(tables: _Array, numbers: Actions, chosen: Actions) -> None:
    for i in range(len(chosen)):
        chosen[i] = random_choice(tables[i], numbers[i])
