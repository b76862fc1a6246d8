"""The rows of a study: what is recorded of each game, as columns.

A column has one item for each game. Where there are seats, Ages, tribes or sources, there is an axis for each; places
that a game does not use are 0.
"""

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.engine.components import KINGDOMS, MAX_AGES, MAX_PLAYERS
from ethnos.engine.state import SOURCE_NAMES, SOURCES
from ethnos.research.studies.watch import COUNTERS, NOTE_STARTS, NOTES, Column

Columns: TypeAlias = dict[str, npt.NDArray[Any]]

SOURCES_SHOWN: Final = ("kingdoms", *SOURCE_NAMES[KINGDOMS:])
"""The sources of Glory, with all kingdoms as one."""


def _counters(group: str) -> list[Column]:
    return [column for column in COUNTERS if column.group == group]


COLUMNS: Final = (
    Column("glory", np.int16, (MAX_PLAYERS,), "result", "Glory at the end, by seat"),
    Column("places", np.int8, (MAX_PLAYERS,), "result", "place at the end, 1 for a winner; several in a tie"),
    Column("tribes", np.int16, (), "result", "the tribes in play: a bit for each, in the order of `TRIBE_NAMES`"),
    *_counters("result"),
    Column(
        *("sources", np.uint8, (MAX_AGES, MAX_PLAYERS, len(SOURCES_SHOWN)), "sources"),
        "Glory by Age, seat and source",
    ),
    *_counters("bands"),
)
"""Every column, in its order."""


def columns_of(record: tuple[str, ...]) -> list[Column]:
    """The columns of a series that records these groups."""
    return [column for column in COLUMNS if column.group == "result" or column.group in record]


def read_off(records: npt.NDArray[Any], notes: npt.NDArray[np.int16], record: tuple[str, ...]) -> Columns:
    """The columns of finished games, from their tables and notes."""
    notes = notes.reshape(len(records), NOTES)
    return {column.name: _column(column, records, notes) for column in columns_of(record)}


def _column(column: Column, records: npt.NDArray[Any], notes: npt.NDArray[np.int16]) -> npt.NDArray[Any]:
    if column in COUNTERS:
        start = NOTE_STARTS[COUNTERS.index(column)]
        size = int(np.prod(column.shape, dtype=int))
        values = notes[:, start : start + size].reshape(len(records), *column.shape)
    elif column.name == "sources":
        sheet = records["sheet"]
        values = np.concatenate([sheet[..., :KINGDOMS].sum(-1, keepdims=True), sheet[..., KINGDOMS:SOURCES]], -1)
    elif column.name == "tribes":
        tribes = records["tribes"].astype(np.int64)
        values = np.where(tribes >= 0, 1 << np.maximum(tribes, 0), 0).sum(-1)
    else:
        values = records[column.name]
    return np.ascontiguousarray(values.astype(column.dtype))
