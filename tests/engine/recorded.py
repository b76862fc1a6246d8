"""Calls of entry points, recorded while bots decide: what went in, and what came out."""

import ctypes
from array import array
from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ethnos.engine.compile.library import symbol
from ethnos.engine.records import dtype_of
from ethnos.engine.state import RECORD, Table

Array = npt.NDArray[Any]


@dataclass(frozen=True)
class Call:
    """One call."""

    name: str
    arguments: list[Any]
    """As they were before it."""
    results: tuple[int, ...]
    """Which arguments are arrays that it writes its results into, ..."""
    written: list[Array]
    """... and these arrays after it."""
    returned: int

    def as_json(self, place: Callable[[Array], int], types: list[str]) -> dict[str, Any]:
        """For another process; ``place`` puts an array where that finds it, and ``types`` are the layout's."""
        arguments = [
            {"type": wanted.removesuffix("[]"), "count": len(value), "start": place(value)}
            if isinstance(value, np.ndarray)
            else int(value)
            for value, wanted in zip(self.arguments, types, strict=True)
        ]
        return {"name": self.name, "arguments": arguments, "results": self.results}


@dataclass
class Recorder:
    """Listens at entry points. Of ``constant``, a large array that no call changes, no copies are made."""

    constant: Array
    calls: list[Call] = field(default_factory=list)

    def listen(self, patch: pytest.MonkeyPatch, module: ModuleType, name: str, *results: int) -> None:
        """From now on, to this one."""
        function = getattr(module, name)

        def recorded(*values: Any) -> Any:
            before = [self._copied(value) for value in values]
            returned = function(*values)
            written = [self._copied(values[place]) for place in results]
            self.calls.append(Call(symbol(module.__name__, name), before, results, written, returned or 0))
            return returned

        patch.setattr(module, name, recorded)

    def _copied(self, value: Any) -> Any:
        found = as_array(value)
        if not isinstance(found, np.ndarray):
            return found
        return self.constant if found.ctypes.data == self.constant.ctypes.data else found.copy()


def as_array(value: Any) -> Any:
    """An argument as a NumPy array on the same memory, or a number."""
    if isinstance(value, Table):
        return value.array
    if isinstance(value, array):
        return np.frombuffer(value, np.int64)
    if isinstance(value, ctypes.Array):
        return np.frombuffer(memoryview(value), dtype_of(Table if value._type_ is RECORD else value._type_))
    return value


def difference(one: Array, other: Array) -> float:
    """By how much floating-point numbers differ at most; infinity where whole numbers are not equal."""
    if one.dtype.fields is not None:
        return max(difference(one[name], other[name]) for name in one.dtype.fields)
    if np.issubdtype(one.dtype, np.floating):
        return float(np.max(np.abs(one - other), initial=0.0))
    return 0.0 if np.array_equal(one, other) else np.inf
