"""What a seat may know of a table, as a row of small whole numbers for machine learning.

``FIELDS`` describes the row (``observation_row.py``); ``encode`` writes it, and ``decode`` restores the view from it,
byte for byte.
"""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.arguments import checked, need_in
from ethnos.engine import play as engine
from ethnos.engine.actions import ACTIONS
from ethnos.engine.cards import collect_kinds
from ethnos.engine.compile import compile_module, entry_point
from ethnos.engine.components import COLOURS, FULL_GAME_TRIBES, MIN_PLAYERS, NO_CARD
from ethnos.engine.engine_errors import NotASeatsView
from ethnos.engine.records import TABLE
from ethnos.engine.ruleset import VALUES
from ethnos.engine.state import NOBODY, OVER, SPECTATOR, WHOLE, Table, blank
from ethnos.observation_row import FIELDS, MOST, SIZE, STARTS, observe
from ethnos.refusals import EthnosError

__all__ = [
    "FIELDS",
    "MOST",
    "SIZE",
    "STARTS",
    "USUAL",
    "Mask",
    "NotAPart",
    "NotARow",
    "NotASeatsView",
    "Row",
    "decode",
    "encode",
    "mask",
    "part",
    "write_row",
]

Row: TypeAlias = npt.NDArray[np.uint8]
Mask: TypeAlias = npt.NDArray[np.int8]

USUAL: Final = np.concatenate([np.full(field.size, field.usual, np.float32) for field in FIELDS])
"""``row / USUAL`` is a good start for a network."""

# --- Writing a row --------------------------------------------------------------------------------------------


@checked
def encode(view: Table) -> Row:
    """The row of a seat's view."""
    if view.viewer in (WHOLE, SPECTATOR):
        raise NotASeatsView
    compile_module(__name__)
    row = np.zeros(SIZE, np.uint8)
    _write_row(view.array, int(view.viewer), row)
    return row


@checked
def mask(view: Table) -> Mask:
    """An array with 1 for each legal decision."""
    row = np.zeros(ACTIONS, np.int8)
    row[view.choices[: view.choice_count]] = 1
    return row


# --- Reading it back ------------------------------------------------------------------------------------------


class NotARow(EthnosError):
    """An array that is not one of rows."""

    code = "error-NotARow"


class NotAPart(EthnosError):
    """A row has no such field."""

    code = "error-NotAPart"


def part(row: Row, name: str) -> Any:
    """A field of a row, in its shape; also for many rows in one array."""
    _need_rows(row)
    field = next((field for field in FIELDS if isinstance(name, str) and field.name == name), None)
    if field is None:
        raise NotAPart(name=str(name), known=[field.name for field in FIELDS])
    start = STARTS[name]
    return row[..., start : start + field.size].reshape(row.shape[:-1] + field.shape)


def decode(row: Row) -> Table:
    """The view that a row was made from."""
    if _need_rows(row) != (SIZE,):
        raise NotARow(size=SIZE, given=str(row.shape))
    return _Reader(row).view()


def _need_rows(rows: Any) -> tuple[int, ...]:
    """The shape of an array of rows, of any library."""
    shape = tuple(getattr(rows, "shape", ()))
    if shape[-1:] != (SIZE,):
        raise NotARow(size=SIZE, given=str(shape) if shape else type(rows).__name__)
    return shape


class _Reader:
    """Fills a view from a row."""

    def __init__(self, row: Row) -> None:
        self.parts = {field.name: part(row, field.name) for field in FIELDS}
        self.table = blank()
        self.record = self.table.array[0]
        self.seat = int(self.parts["me"].argmax())
        self.players = int(self.parts["players"].argmax()) + MIN_PLAYERS

    def view(self) -> Table:
        """The whole view."""
        self.fill_setting()
        self.fill_moment()
        self.fill_seats()
        self.fill_bands()
        self.fill_kind_sets()
        if self.table.seat == self.seat and self.table.phase != OVER:
            engine.relist(self.table)
        return self.table

    def clockwise(self) -> list[int]:
        """The seat numbers clockwise, starting with the observing seat."""
        return [(self.seat + place) % self.players for place in range(self.players)]

    def one_hot_seat(self, name: str) -> int:
        """The seat of a one-hot field, or NOBODY."""
        flags = self.parts[name]
        return self.clockwise()[int(flags.argmax())] if flags.any() else NOBODY

    def fill_setting(self) -> None:
        table, parts = self.record, self.parts
        table.viewer, table.players, table.ages = self.seat, self.players, int(parts["ages"])
        for name, value in zip(VALUES, (*parts["options"], *parts["more_options"]), strict=True):
            setattr(table, name, value)
        tribes = np.flatnonzero(parts["tribes"])
        table.tribe_count = len(tribes)
        table.tribes[:] = NOBODY
        table.tribes[: len(tribes)] = tribes
        assert len(tribes) <= FULL_GAME_TRIBES
        table.tokens[:] = parts["tokens"]

    def fill_moment(self) -> None:
        table, parts = self.record, self.parts
        table.age = int(parts["age"].argmax()) + 1
        table.phase = int(parts["phase"].argmax())
        table.dragons = int(parts["dragons"].argmax())
        table.seat, table.first = self.one_hot_seat("turn"), self.one_hot_seat("first")
        table.dragon_seat, table.giant_seat = self.one_hot_seat("dragon_seat"), self.one_hot_seat("giant")
        table.skeleton_winner = self.one_hot_seat("skeleton_winner")
        leader = parts["leader_tribe"].argmax() * COLOURS + parts["leader_colour"].argmax()
        table.leader = leader if parts["leader_tribe"].any() else NO_CARD
        for name in ("deck_left", "lower_half", "giant_size", "by_colour", "band_size", "cursor", "extra", "chain"):
            setattr(table, name, int(parts[name]))
        table.chosen[:] = parts["chosen"]
        table.pool[:] = parts["pool"]
        table.deck[:] = NO_CARD

    def fill_seats(self) -> None:
        table, parts = self.record, self.parts
        table.trolls[:] = NOBODY
        for place, seat in enumerate(self.clockwise()):
            for name in ("hand_size", "known", "markers", "horde", "supply", "merfolk", "places"):
                table[name][seat] = parts[name][place]
            table.hands[seat] = parts["hand"] if seat == self.seat else parts["known"][place]
            table.sheet[:, seat] = parts["sheet"][:, place]
            table.glory[seat] = parts["sheet"][:, place].sum(dtype=np.int64)
            table.trolls[parts["trolls"][place] == 1] = seat

    def fill_bands(self) -> None:
        table, parts = self.record, self.parts
        cards = int(np.count_nonzero(parts["laid"]))
        starts = np.flatnonzero(parts["leads"])
        seats = self.clockwise()
        table.laid[:cards] = parts["laid"][:cards].astype(np.int8) - 1
        table.bands = len(starts)
        table.band_owner[: len(starts)] = [seats[owner - 1] for owner in parts["leads"][starts]]
        table.band_end[: len(starts)] = [*starts[1:], cards]

    def fill_kind_sets(self) -> None:
        table = self.record
        for kinds, counts in [(table.pool_kinds, table.pool), *zip(table.hand_kinds, table.hands, strict=True)]:
            collect_kinds(kinds, counts)


# --- Entry point ----------------------------------------------------------------------------------------------


def write_row(table: Table, seat: int, row: Row) -> None:
    """Write what a seat sees into a row of zeros."""
    need_in(range(table.players), seat, "seat")
    _need_rows(row)
    _write_row(table.array, seat, row)


@entry_point([TABLE], np.int64, [np.uint8])
def _write_row(tables: npt.NDArray[Any], seat: int, row: Row) -> None:
    observe(tables[0], seat, row, 0)
