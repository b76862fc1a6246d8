"""Calls of entry points, recorded while bots decide: their arguments and results."""

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
    """Before the call."""
    results: tuple[int, ...]
    """The numbers of the arguments that are arrays for results."""
    written: list[Array]
    """These arrays after the call."""
    returned: int

    def as_json(self, place: Callable[[Array], int], types: list[str]) -> dict[str, Any]:
        """For another process. ``place`` stores an array and returns where; ``types`` come from the layout."""
        arguments = [
            {"type": name.removesuffix("[]"), "count": len(value), "start": place(value)}
            if isinstance(value, np.ndarray)
            else int(value)
            for value, name in zip(self.arguments, types, strict=True)
        ]
        return {"name": self.name, "arguments": arguments, "results": self.results}


@dataclass
class Recorder:
    """Records calls of entry points. ``constant``, a large array that no call changes, is not copied."""

    constant: Array
    calls: list[Call] = field(default_factory=list)

    def listen(self, patch: pytest.MonkeyPatch, module: ModuleType, name: str, *results: int) -> None:
        """Record the calls of this entry point from now on."""
        function = getattr(module, name)

        def recorded(*values: Any) -> Any:
            before = [self._copied(value) for value in values]
            returned = function(*values)
            written = [self._copied(values[place]) for place in results]
            self.calls.append(Call(symbol(module.__name__, function.__name__), before, results, written, returned or 0))
            return returned

        patch.setattr(module, name, recorded)

    def _copied(self, value: Any) -> Any:
        argument = as_array(value)
        if not isinstance(argument, np.ndarray):
            return argument
        return self.constant if argument.ctypes.data == self.constant.ctypes.data else argument.copy()


def as_array(value: Any) -> Any:
    """An argument as a NumPy array on the same memory, or a number."""
    if isinstance(value, Table):
        return value.array
    if isinstance(value, array):
        return np.frombuffer(value, np.int64)
    if isinstance(value, ctypes.Array):
        return np.frombuffer(memoryview(value), dtype_of(Table if value._type_ is RECORD else value._type_))
    return value


def difference(expected: Array, actual: Array) -> float:
    """The largest difference between floating-point numbers; infinity if integers differ."""
    if expected.dtype.fields is not None:
        return max(difference(expected[name], actual[name]) for name in expected.dtype.fields)
    if np.issubdtype(expected.dtype, np.floating):
        return float(np.max(np.abs(expected - actual), initial=0.0))
    return 0.0 if np.array_equal(expected, actual) else np.inf
