"""Calls of entry points, recorded while bots decide: what went in, and what came out."""

from collections.abc import Callable
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from ethnos.engine.compile.library import symbol

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
            written = [values[place].copy() for place in results]
            self.calls.append(Call(symbol(module.__name__, name), before, results, written, returned or 0))
            return returned

        patch.setattr(module, name, recorded)

    def _copied(self, value: Any) -> Any:
        return value.copy() if isinstance(value, np.ndarray) and value is not self.constant else value


def difference(one: Array, other: Array) -> float:
    """By how much floating-point numbers differ at most; infinity where whole numbers are not equal."""
    if one.dtype.fields is not None:
        return max(difference(one[name], other[name]) for name in one.dtype.fields)
    if np.issubdtype(one.dtype, np.floating):
        return float(np.max(np.abs(one - other), initial=0.0))
    return 0.0 if np.array_equal(one, other) else np.inf
