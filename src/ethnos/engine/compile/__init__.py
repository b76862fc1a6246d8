"""Compiles the rules to machine code; no other module knows how.

``@rule`` marks a function that compiled functions call; ``@entry_point(...)`` marks the few that Python calls, each
with one signature. The same source runs in three modes (``mode.py``): from a library that was compiled ahead of time,
compiled by Numba, or as plain Python. In library mode and in plain Python, ``@rule`` returns its function unchanged.
"""

import os
import sys
import warnings
from collections.abc import Callable, Iterable
from functools import wraps
from typing import Any, Final, TypeVar, cast

from ethnos.engine.compile import jit
from ethnos.engine.compile.calls import bind, interpreted, is_plain
from ethnos.engine.compile.jit import Report
from ethnos.engine.compile.library import symbol
from ethnos.engine.compile.mode import VARIABLE, choose

F = TypeVar("F", bound=Callable[..., Any])
T = TypeVar("T")

CHOICE: Final = choose()
MODE: Final = CHOICE.mode
"""How the rules run in this process: ``library``, ``jit`` or ``interpreted``."""


def rule(function: F) -> F:
    """Mark a function that only compiled functions call."""
    return jit.rule(function) if MODE == "jit" else function


def in_python(function: F) -> F:
    """The uncompiled Python function of a rule, for callers in Python. The rule must not call other rules."""
    return cast(F, getattr(function, "py_func", function))


def entry_point(*signature: object) -> Callable[[F], F]:
    """Mark a compiled function that Python calls, with a type for each argument (``calls.py``)."""

    def decorate(function: F) -> F:
        if MODE == "jit":
            return jit.entry_point(signature, function)
        return _from_library(signature, function) if MODE == "library" else _interpreted(signature, function)

    return decorate


def _interpreted(signature: tuple[Any, ...], function: F) -> F:
    return cast(F, interpreted(signature, function)) if is_plain(signature) else function


def _from_library(signature: tuple[Any, ...], function: F) -> F:
    assert CHOICE.library is not None
    native = getattr(CHOICE.library.handle, symbol(function.__module__, function.__name__), None)
    return (
        _as_plain_python(_interpreted(signature, function))
        if native is None
        else cast(F, bind(native, signature, function))
    )


def _as_plain_python(function: F) -> F:
    """A function that warns when it is called, not when it is imported: its module may be needed for something else."""
    name = f"{function.__module__}.{function.__name__}"

    @wraps(function)
    def call(*arguments: Any) -> Any:
        warnings.warn(
            f"{name} is not in the library and runs as plain Python; {VARIABLE}=jit compiles it", stacklevel=2
        )
        return function(*arguments)

    return cast(F, call)


def _lowest_bit(number: int) -> int:
    return (number & -number).bit_length() - 1


lowest_bit: Final = jit.lowest_bit_intrinsic() if MODE == "jit" else _lowest_bit
"""The index of the lowest set bit of a number other than 0."""


def lookup(numbers: T) -> T:
    """A lookup table for compiled functions, given as a tuple of numbers or of rows: an array where Numba compiles."""
    return cast(T, jit.array_of(numbers)) if MODE == "jit" else numbers


float32: Final[Callable[[Any], float]] = jit.single_precision() if MODE == "jit" else float
"""Rounds a number to single precision in compiled code. Plain Python computes in double precision."""


def check_choice() -> None:
    """Raise if the requested mode is not available."""
    if CHOICE.problem is not None:
        raise CHOICE.problem


def compile_module(module: str, report: Report | None = None) -> None:
    """Compile the entry points of a module if necessary; ``report`` receives the progress of a first compile."""
    check_choice()
    if MODE == "jit":
        jit.compile_module(module, report)


def compile_modules(modules: Iterable[str], report: Report) -> None:
    """Compile several modules; ``report`` receives one progress for all of them, and nothing if all are compiled."""
    check_choice()
    if MODE == "jit":
        jit.compile_modules(modules, report)


def load_module(module: str) -> None:
    """Compile a module and load its machine code, so the first call does not wait."""
    check_choice()
    if MODE == "jit":
        jit.load_module(module)


def is_compiled(module: str) -> bool:
    """Whether the entry points of a module are already compiled."""
    return MODE != "jit" or jit.is_compiled(module)


def compile_seconds(*modules: str) -> float:
    """How long the first compile of these modules took on this machine; 0.0 where nothing had to be compiled."""
    return jit.compile_seconds(*modules) if MODE == "jit" else 0.0


def cores() -> int:
    """The number of cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def processes(requested: int | None = None) -> int:
    """How many processes a pool gets: as requested, or one for each core. Windows cannot wait for more than 61."""
    count = requested or cores()
    return min(count, 61) if sys.platform == "win32" else count
