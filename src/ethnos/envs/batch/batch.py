"""Thousands of tables at once, on all cores of the processor or on a graphics card.

batch = Batch(players=4, tables=4096)
batch.reset(seed=1)
rows, masks = batch.observe(), batch.legal()
while True:
    batch.step(policy(rows, masks))     # rows and masks now have what the next seats see
    learn(batch.returns())

All arrays stay in place: each step overwrites them, so copy what you need later, and do not write into them. On the
processor they are NumPy's (``torch.from_numpy`` shares their memory), on a card they are tensors of torch.
"""

import secrets
from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ethnos.base.arguments import checked, need_in
from ethnos.base.refusals import EthnosError
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import in_python
from ethnos.engine.play import SHARED_SEED_BITS, numbered_seed, seed_words, set_options, tribe_pool
from ethnos.engine.random_play import scramble
from ethnos.engine.records import blank_tables, table_in
from ethnos.engine.state import Table
from ethnos.envs.batch import rules
from ethnos.envs.batch.device import QUICK, Array, Device
from ethnos.envs.batch.rewards import reward_code
from ethnos.envs.batch.rows import TALLY, width_of
from ethnos.envs.batch.rules import DEAL, GAME, HIGH, LOW, NUMBER, PLAYERS, POOL
from ethnos.game.game import Setup

MOST_TABLES: Final = 1 << 32
"""The seeds of their games have room for no more numbers (``numbered_seed``)."""


class NoTables(EthnosError):
    """Fewer than one table."""


class SeedTooLarge(EthnosError):
    """The seed of several tables has more than ``SHARED_SEED_BITS`` bits, which leaves none for their numbers."""


class WrongActions(EthnosError):
    """Decisions that cannot be taken; no table was changed."""


class Batch:
    """Many tables, and what their seats to move see and may do."""

    @checked
    def __init__(
        self,
        players: int | Sequence[int] = 4,
        tables: int = 4096,
        device: str = "cpu",
        preset: str | Sequence[str] = "english",
        tribes: str | Sequence[str] = "random",
        reward: str = "win",
        observe: str = "all",
        threads: int | None = None,
        restart: bool = True,
        same_deal: int = 1,
        **options: object,
    ) -> None:
        """Create tables. Several numbers of players, or several editions, are assigned to the tables in turn.

        ``observe`` is a part of the observation (``rows.WIDTHS``). With ``restart``, a finished game is replaced in the
        same step; otherwise the table stays finished, and takes no decisions. Every ``same_deal`` tables in a row get
        the same cards.
        """
        if tables < 1:
            raise NoTables(count=tables)
        need_in(range(1, MOST_TABLES + 1), tables, "tables")
        need_in(range(1, tables + 1), same_deal, "same_deal")
        self._setups = _setups(players, preset, tribes, options)
        self._reward, self._restart, self._width = reward_code(reward), int(restart), width_of(observe)
        self.device: Final = Device(device, threads)
        self._count, self._seed = tables, 0
        self._columns = max(setup.players for setup in self._setups)
        records = _blank_with_options(self._setups)[np.arange(tables) % len(self._setups)]
        self.records: Final = self.device.put_records(records)
        """The tables: NumPy's records of ``engine.records.TABLE``, or on a card rows of words of 8 bytes."""
        deals = np.zeros((tables, DEAL), np.int64)
        deals[:, PLAYERS] = np.resize([setup.players for setup in self._setups], tables)
        deals[:, POOL] = np.resize([tribe_pool(setup.tribes, setup.players) for setup in self._setups], tables)
        self._deals, self._numbers = self.device.put(deals), self.device.put(np.arange(tables) // same_deal)
        self.players: Final = deals[:, PLAYERS].copy()
        """The number of players at each table."""
        zeros = self.device.zeros
        self.seats: Final = zeros((tables,), np.int64)
        """The seat to move; -1 if the game is over."""
        self.over: Final = zeros((tables,), np.bool_)
        """Whether the last decision ended the game, or no decision was taken because it is over."""
        self.places: Final = zeros((tables, self._columns), np.int8)
        """The seats' places if a game has just ended; otherwise 0."""
        self.glory: Final = zeros((tables, self._columns), np.int16)
        """The seats' Glory if a game has just ended; otherwise 0."""
        rows = zeros((-(-tables // 8) * 8, self._width), np.uint8)  # a card writes eight bytes at a time
        self._rows = rows[:tables]
        self._masks = zeros((tables, ACTIONS), np.int8)
        self._rewards = zeros((tables, self._columns), np.float32)
        self._wrong = zeros((tables,), np.bool_)
        self._scratch: Array = None
        flat = self.device.flat
        self._tables, self._dealt = self.device.as_tables(self.records), flat(self._deals)
        self._is_wrong = flat(self._wrong)
        tallies = flat(zeros((0 if self.device.on_card else tables * TALLY,), np.uint8))
        results = self._rewards, self.over, self.places, self.glory
        self._results = [self._reward, self._columns, self._restart, *map(flat, results)]
        self._seen = [flat(rows), self._width, tallies, flat(self._masks), flat(self.seats)]

    def __len__(self) -> int:
        return self._count

    # --- Playing ----------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """Start a new game at every table; by default from a random seed. A single table has that of ``Game.new``."""
        number = secrets.randbits(SHARED_SEED_BITS) if seed is None else seed
        low, high, first, game = seed_words(number)
        if number >> SHARED_SEED_BITS and self._count > 1:
            raise SeedTooLarge(seed=str(seed), bits=SHARED_SEED_BITS)
        self._seed = number % (1 << SHARED_SEED_BITS)
        for column, word in ((LOW, low), (HIGH, high), (NUMBER, self._numbers + first), (GAME, game)):
            self._deals[:, column] = word
        for array in (self._rewards, self.over, self.places, self.glory):
            array[:] = 0
        self.run(rules.deal, self._dealt)
        self.refresh()

    def step(self, actions: Any, check: bool = True) -> None:
        """Take one decision at every table. If any is illegal, none is taken.

        Without the check, which waits for a card, nothing may be passed but whole numbers that the masks allow, as an
        array on this device: any other would damage the tables.
        """
        chosen = self.device.flat(self._whole_numbers(actions) if check else actions)
        if check:
            self.device.run(rules.check, self._count, self._tables, chosen, self._is_wrong, grain=QUICK)
        if self.device.on_card:  # it goes on at once, and takes no decision if any is wrong
            is_wrong, any_wrong = self.device.any_of(self._wrong)
            self.run(rules.take_unless, self._dealt, chosen, *self._results, any_wrong)
            self.refresh()
        if check and (is_wrong() if self.device.on_card else self._wrong.any()):
            table = int(self.device.to_host(self._wrong).argmax())
            self._wrong[:] = False
            raise WrongActions("vector-illegal", table=table, action=int(chosen[table]))
        if not self.device.on_card:
            arguments = self._dealt, chosen, *self._results, *self._seen
            self.device.run(rules.step, self._count, self._tables, *arguments)

    def run(self, rule: Callable[..., Any], *arguments: Any) -> None:
        """Call a rule for every table (``engine.each_table``). If it changes tables, call ``refresh`` after it."""
        self.device.run(rule, self._count, self._tables, *map(self.device.flat, arguments))

    def refresh(self) -> None:
        """Write what the seats to move see, whatever was there before."""
        if not self.device.on_card:
            self.run(rules.show_anew, *self._seen)
            return
        self._masks.zero_()
        if self._width > 0:
            self._show_rows()
        else:
            self.run(rules.show_mask, *self._seen[-2:])

    @cached_property
    def _show_rows(self) -> Callable[[], None]:
        from ethnos.envs.batch import staged

        return staged.showing(self._tables, self._count, *self._seen[:2], *self._seen[-2:])

    def close(self) -> None:
        """Shut down the threads."""
        self.device.close()

    # --- Looking ----------------------------------------------------------------------------------------------

    def observe(self) -> Array:
        """What the seat to move may know, at each table (``ethnos.game.observation``): always the same array."""
        return self._rows

    def legal(self) -> Array:
        """1 for each of its legal decisions: always the same array."""
        return self._masks

    def returns(self) -> Array:
        """The reward of the last decision for every seat: always the same array."""
        return self._rewards

    def sample(self, seed: int | None = None) -> Array:
        """A legal decision for every table, each equally likely, in a new array."""
        if seed is not None:
            seed_words(seed)
        chosen = self.device.zeros((self._count,), np.int64)
        word = _word_of(secrets.randbits(SHARED_SEED_BITS) if seed is None else seed)
        self.device.run(rules.sample, self._count, self._tables, word, self.device.flat(chosen), grain=QUICK)
        return chosen

    @checked
    def observe_seats(self, part: str = "all") -> Array:
        """What every seat may know, not only the one to move: tables x seats x places, in a new array."""
        rows = self.device.zeros((self._count, self._columns, width_of(part)), np.uint8)
        viewers = self.device.zeros((self._count,), np.int64)
        for seat in range(self._columns):
            viewers[:] = seat
            rows[:, seat] = self.observe_as(viewers, part)
        return rows

    @checked
    def observe_as(self, seats: Array, part: str = "all") -> Array:
        """What one seat of each table may know: tables x places, in a new array. Zeros where there is no such seat."""
        width = width_of(part)
        rows = self.device.zeros((self._count, width), np.uint8)
        if self._scratch is None:
            self._scratch = self.device.put_records(blank_tables(self._count))
        self._scratch[:] = self.records
        scratch = self.device.as_tables(self._scratch)
        arguments = map(self.device.flat, (self._whole_numbers(seats), rows))
        self.device.run(rules.observe_seat, self._count, scratch, *arguments, width)
        return rows

    def table(self, number: int) -> Table:
        """A copy of a table, for inspection."""
        need_in(range(self._count), number, "number")
        record = self.device.to_host(self.records[number : number + 1]).copy()
        return Table(record.reshape(-1).view(np.uint8))

    def setup(self, number: int) -> Setup:
        """The setup of a table's current game: ``Game.new`` starts the same one."""
        need_in(range(self._count), number, "number")
        setup = self._setups[number % len(self._setups)]
        seed = numbered_seed(self._seed, int(self._deals[number, NUMBER]), int(self._deals[number, GAME]))
        return Setup(setup.players, setup.preset, setup.tribes, seed, setup.options)

    # --- Inside -----------------------------------------------------------------------------------------------

    def _whole_numbers(self, actions: Any) -> Array:
        """A whole number for each table, on the device; any other is refused, because it would be rounded."""
        try:
            numbers = self.device.given(actions)
        except (TypeError, ValueError) as problem:
            raise WrongActions("vector-numbers", given=type(actions).__name__) from problem
        dtype = str(numbers.dtype).removeprefix("torch.")
        if not dtype.startswith(("int", "uint")):
            raise WrongActions("vector-numbers", given=dtype)
        if tuple(numbers.shape) != (self._count,):
            raise WrongActions("vector-shape", tables=self._count, shape=str(tuple(numbers.shape)))
        return self.device.as_int64(numbers)


def _word_of(seed: int) -> int:
    """32 bits that depend on the whole seed."""
    word = 0
    while seed:
        word, seed = in_python(scramble)(word ^ seed & 0xFFFFFFFF), seed >> 32
    return word


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
    return [Setup(number, name, selection, 0, changes) for name in editions or [""] for number in numbers or [0]]


def _blank_with_options(setups: Sequence[Setup]) -> npt.NDArray[Any]:
    """A blank table for each setup, with its options."""
    tables = blank_tables(len(setups))
    for number, setup in enumerate(setups):
        set_options(table_in(tables, number), setup.ruleset)
    return tables
