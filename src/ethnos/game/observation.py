"""What a seat may know of a table, as a row of small whole numbers for machine learning.

``FIELDS`` describes the row (``observation_row.py``), ``encode`` writes it, and ``part`` reads a field of it.
"""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.base.arguments import checked, need_in
from ethnos.base.refusals import EthnosError
from ethnos.engine.actions import ACTIONS
from ethnos.engine.compile import compile_module, entry_point
from ethnos.engine.engine_errors import NotASeatsView
from ethnos.engine.records import TABLE
from ethnos.engine.state import SPECTATOR, WHOLE, Table
from ethnos.game.observation_row import FIELDS, MOST, SIZE, STARTS, observe

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


# --- Reading a row ------------------------------------------------------------------------------------------


class NotARow(EthnosError):
    """An array that is not one of rows."""


class NotAPart(EthnosError):
    """A row has no such field."""


def part(row: Row, name: str) -> Any:
    """A field of a row, in its shape; also for many rows in one array."""
    _need_rows(row)
    field = next((field for field in FIELDS if isinstance(name, str) and field.name == name), None)
    if field is None:
        raise NotAPart(name=str(name), known=[field.name for field in FIELDS])
    start = STARTS[name]
    return row[..., start : start + field.size].reshape(row.shape[:-1] + field.shape)


def _need_rows(rows: Any) -> tuple[int, ...]:
    """The shape of an array of rows, of any library."""
    shape = tuple(getattr(rows, "shape", ()))
    if shape[-1:] != (SIZE,):
        raise NotARow(size=SIZE, given=str(shape) if shape else type(rows).__name__)
    return shape


# --- Entry point ----------------------------------------------------------------------------------------------


def write_row(table: Table, seat: int, row: Row) -> None:
    """Write what a seat sees into a row of zeros."""
    need_in(range(table.players), seat, "seat")
    _need_rows(row)
    _write_row(table.array, seat, row)


@entry_point([TABLE], np.int64, [np.uint8])
def _write_row(tables: npt.NDArray[Any], seat: int, row: Row) -> None:
    observe(tables[0], seat, row, 0)
