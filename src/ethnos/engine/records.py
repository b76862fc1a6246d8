"""Tables as NumPy records, for code that works on batches and for code that Numba compiles."""

import ctypes
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ethnos.engine.state import Table, numpy_dtype

TABLE: Final[np.dtype[Any]] = numpy_dtype()
"""The dtype of ``state.Table``."""


def dtype_of(item: Any) -> np.dtype[Any]:
    """The dtype of an array's items in the signature of an entry point (``compile.calls``)."""
    if item is Table:
        return TABLE
    if isinstance(item, type) and issubclass(item, ctypes.Structure):
        return np.dtype((np.record, np.dtype(list(item._fields_), align=True)))
    dtype: np.dtype[Any] = np.dtype(item)
    return dtype


def blank_tables(count: int) -> npt.NDArray[Any]:
    """A batch of empty tables: an array of records, all zero."""
    return np.zeros(count, TABLE)


def table_in(array: npt.NDArray[Any], place: int = 0) -> Table:
    """One record of an array as a table; both share their memory."""
    return Table(array[place : place + 1].view(np.uint8))
