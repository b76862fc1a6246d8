"""The rows of a study: what is recorded of each game, as columns.

A column has one item for each game. Where there are seats, Ages, tribes or sources, there is an axis for each; places
that a game does not use are 0.
"""

from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.engine.components import KINGDOMS, MAX_AGES, MAX_PLAYERS, TRIBES
from ethnos.engine.state import SOURCE_NAMES, SOURCES
from ethnos.research.studies import watch

Columns: TypeAlias = dict[str, npt.NDArray[Any]]

SOURCES_SHOWN: Final = ("kingdoms", *SOURCE_NAMES[KINGDOMS:])
"""The sources of Glory, with all kingdoms as one."""


@dataclass(frozen=True)
class Column:
    """A column: its name, its type, its axes after that of the games, and its meaning."""

    name: str
    dtype: type[np.generic]
    shape: tuple[int, ...]
    group: str
    """Recorded always (``result``), or if the series asks for it."""
    meaning: str


_SEATS, _TRIBES = MAX_PLAYERS, TRIBES

COLUMNS: Final = (
    Column("glory", np.int16, (_SEATS,), "result", "Glory at the end, by seat"),
    Column("places", np.int8, (_SEATS,), "result", "place at the end, 1 for a winner; several in a tie"),
    Column("tribes", np.int16, (), "result", "the tribes in play: a bit for each, in the order of `TRIBE_NAMES`"),
    Column("first", np.int8, (), "result", "the seat that began the first Age"),
    Column("decisions", np.int16, (), "result", "decisions taken"),
    Column("turns", np.int16, (MAX_AGES,), "result", "turns in each Age"),
    Column(
        "changes",
        np.int16,
        (),
        "result",
        "how often another seat took the lead (who would be first if the Age ended now)",
    ),
    Column("last_change", np.int16, (), "result", "the turn in which that happened last, counted from 1; 0 for never"),
    Column("sources", np.uint8, (MAX_AGES, _SEATS, len(SOURCES_SHOWN)), "sources", "Glory by Age, seat and source"),
    Column("led", np.uint8, (_SEATS, MAX_AGES, _TRIBES), "bands", "Bands by seat, Age and Leader's tribe"),
    Column("cards", np.uint8, (_SEATS, _TRIBES), "bands", "cards in Bands, by seat and Leader's tribe"),
    Column("markers", np.uint8, (_SEATS, _TRIBES), "bands", "markers that Bands placed, by seat and Leader's tribe"),
    Column("sizes", np.uint8, (_SEATS, watch.LARGEST), "bands", "Bands by seat and size: 1 to 7, and 8 or more"),
)
"""Every column, in its order."""

_NOTE_STARTS: Final = {
    "first": watch.FIRST,
    "decisions": watch.DECISIONS,
    "turns": watch.TURNS,
    "changes": watch.CHANGES,
    "last_change": watch.LAST_CHANGE,
    "led": watch.LED,
    "cards": watch.CARDS,
    "markers": watch.MARKERS,
    "sizes": watch.SIZES,
}


def columns_of(record: tuple[str, ...]) -> list[Column]:
    """The columns of a series that records these groups."""
    return [column for column in COLUMNS if column.group == "result" or column.group in record]


def read_off(records: npt.NDArray[Any], notes: npt.NDArray[np.int16], record: tuple[str, ...]) -> Columns:
    """The columns of finished games, from their tables and notes."""
    notes = notes.reshape(len(records), watch.NOTES)
    return {column.name: _column(column, records, notes) for column in columns_of(record)}


def _column(column: Column, records: npt.NDArray[Any], notes: npt.NDArray[np.int16]) -> npt.NDArray[Any]:
    if column.name in _NOTE_STARTS:
        start = _NOTE_STARTS[column.name]
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
