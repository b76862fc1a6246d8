"""Calling a library's entry points with NumPy arrays and numbers.

An array goes to the library as its address and its length. A wrong type or a gap between the items would make the
machine code read and write foreign memory, so every array is checked.
"""

import ctypes
from collections.abc import Callable, Sequence
from typing import Any, Final

import numpy as np

_HEADER: Final = object.__basicsize__  # where NumPy's array has the address of its items
_address: Final = ctypes.c_void_p.from_address


def bind(native: Any, signature: Sequence[Any], function: Callable[..., Any]) -> Callable[..., Any]:
    """A Python function that calls an entry point; ``signature`` has a dtype for each number, in a list for an array.

    The function is written for its signature, because a loop over the arguments would cost more than the call.
    """
    native.argtypes = [part for argument in signature for part in _c_types(argument)]
    native.restype = None if function.__annotations__["return"] is None else ctypes.c_int64
    types = {f"t{place}": np.dtype(part[0]) for place, part in enumerate(signature) if isinstance(part, list)}
    values: dict[str, Any] = {"native": native, "check": _check, "address": _address, "header": _HEADER, **types}
    exec(_source(signature), values)
    call: Callable[..., Any] = values["call"]
    for name in ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__"):
        setattr(call, name, getattr(function, name))
    return call


def _c_types(argument: Any) -> tuple[Any, ...]:
    return (ctypes.c_void_p, ctypes.c_int64) if isinstance(argument, list) else (ctypes.c_int64,)


def _source(signature: Sequence[Any]) -> str:
    """A function with the arguments a0, a1, ..., of which those with a type t0, t1, ... are arrays."""
    names = ", ".join(f"a{place}" for place in range(len(signature)))
    lines, passed = [f"def call({names}):"], []
    for place, argument in enumerate(signature):
        if isinstance(argument, list):
            lines += [f"    if a{place}.dtype is not t{place} or not a{place}.flags.carray: check(a{place}, t{place})"]
            passed.append(
                f"address(id(a{place}) + header).value, len(a{place})"
                if _KNOWN_LAYOUT
                else f"a{place}.ctypes.data, len(a{place})"
            )
        else:
            passed.append(f"a{place}.__index__()")
    return "\n".join([*lines, f"    return native({', '.join(passed)})"])


def _check(array: Any, dtype: np.dtype[Any]) -> None:
    """Refuse an array that the entry point does not expect."""
    if array.dtype != dtype:
        raise TypeError(f"expected an array of {dtype}, not of {array.dtype}")
    if not array.flags.carray:
        raise TypeError("expected an array that is contiguous and can be written to")


def _has_known_layout() -> bool:
    """Whether an array keeps the address of its items where NumPy says; reading it there is ten times as fast."""
    probe = np.zeros(3, np.int64)
    return bool(_address(id(probe) + _HEADER).value == probe.ctypes.data)


_KNOWN_LAYOUT: Final = _has_known_layout()
