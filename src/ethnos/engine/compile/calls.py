"""Calling entry points from Python: each of the three modes passes the arguments differently.

An entry point's signature has a part for each argument: ``Table`` for a table, ``int`` for a number. A ``range`` is for
a number that the rules use as an index: with any other, machine code would read and write outside the table, so callers
raise ``OutOfRange``. A list stands for an array: ``[int]`` for ``array("q")``, ``[Table]`` for ``state.blank_records``,
a type of ``ctypes`` for a ``ctypes`` array of numbers or structures; or, where NumPy is used, a dtype for an array of
NumPy. The functions here generate the source of a caller for each signature, because a loop over the arguments would
cost more than the call.
"""

import ctypes
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any, Final

from ethnos.base.arguments import need_in
from ethnos.engine.state import RECORD, TABLE_SIZE, Table

_C_TYPES: Final = (type(ctypes.c_int64), type(ctypes.Structure))  # the metaclasses of ctypes numbers and structures
_HEADER: Final = object.__basicsize__  # the offset at which a NumPy array stores the address of its items
_address: Final = ctypes.c_void_p.from_address


def bind(native: Any, signature: Sequence[Any], function: Callable[..., Any]) -> Callable[..., Any]:
    """A Python function that calls an entry point of a library.

    An array goes to the library as its address and its length. A wrong type or a gap between the items would make
    the machine code read and write outside the array, so every array is checked.
    """
    native.argtypes = [part for argument in signature for part in _c_types(argument)]
    native.restype = None if function.__annotations__["return"] is None else ctypes.c_int64
    lines, call_arguments = [], []
    values: dict[str, Any] = {"call": native}
    for place, part in enumerate(signature):
        name = f"a{place}"
        if part is Table:
            call_arguments.append(f"{name}.address, 1")
        elif part == [int]:
            lines.append(f"if {name}.typecode != 'q': raise TypeError('expected numbers of 8 bytes')")
            call_arguments.append(f"*{name}.buffer_info()")
        elif _is_memory(part):
            values |= {f"t{place}": _item(part), "check_items": _check_items, "addressof": ctypes.addressof}
            lines.append(f"if getattr({name}, '_type_', None) is not t{place}: check_items({name}, t{place})")
            call_arguments.append(f"addressof({name}), len({name})")
        elif isinstance(part, list):
            values |= _numpy_names(place, part[0])
            lines.append(f"if {name}.dtype is not t{place} or not {name}.flags.carray: check({name}, t{place})")
            call_arguments.append(f"{values['address_of'].format(name)}, len({name})")
        else:
            call_arguments.append(f"{name}.__index__()")
    return _generate_caller(function, signature, lines, call_arguments, values)


def with_arrays(compiled: Any, signature: Sequence[Any], function: Callable[..., Any]) -> Callable[..., Any]:
    """A Python function that calls what Numba has compiled, with each table and array as a NumPy array."""
    import numpy as np

    from ethnos.engine.records import dtype_of

    call_arguments = [
        f"a{place}.array" if part is Table else f"array(a{place}, t{place})" if isinstance(part, list) else f"a{place}"
        for place, part in enumerate(signature)
    ]
    dtypes = {f"t{place}": dtype_of(part[0]) for place, part in enumerate(signature) if isinstance(part, list)}
    values: dict[str, Any] = {"call": compiled, "array": np.frombuffer, **dtypes}
    return _generate_caller(function, signature, [], call_arguments, values)


def interpreted(signature: Sequence[Any], function: Callable[..., Any]) -> Callable[..., Any]:
    """A Python function that calls the uncompiled rules."""
    call_arguments = [_view_of(part).format(f"a{place}") for place, part in enumerate(signature)]
    values = {"call": function, "tables": _Tables, "tables_in": _tables_in, "numbers_in": _numbers_in}
    return _generate_caller(function, signature, [], call_arguments, values)


def _view_of(part: Any) -> str:
    """The source that turns an argument into something that uncompiled rules can use like a NumPy array."""
    if part is Table:
        return "tables({})"
    if part == [Table]:
        return "tables_in({})"
    if part == [int]:
        return "memoryview({})"
    return "{}" if is_number(part) or issubclass(part[0], ctypes.Structure) else "numbers_in({})"


class _Tables:
    """Tables as the items of an array of records."""

    __slots__ = ("tables",)

    def __init__(self, *tables: Table) -> None:
        self.tables = tables

    def __getitem__(self, place: int) -> Table:
        return self.tables[place]

    def __setitem__(self, place: int, other: Table) -> None:
        self.tables[place].bytes[:] = other.bytes


def _tables_in(records: Any) -> _Tables:
    memory = memoryview(records).cast("B")
    return _Tables(*(Table(memory[start : start + TABLE_SIZE]) for start in range(0, len(memory), TABLE_SIZE)))


def _numbers_in(array: Any) -> memoryview:
    return memoryview(array).cast("B").cast(array._type_._type_)


def is_plain(signature: Sequence[Any]) -> bool:
    """Whether an entry point can be called without NumPy."""
    return all(part is Table or is_number(part) or part == [int] or _is_memory(part) for part in signature)


def is_number(part: Any) -> bool:
    """Whether an argument is a number of an entry point that is called without NumPy."""
    return part is int or isinstance(part, range)


def _is_memory(part: Any) -> bool:
    """Whether an argument is a ``ctypes`` array."""
    return isinstance(part, list) and (part[0] is Table or isinstance(part[0], _C_TYPES))


def _item(part: list[Any]) -> Any:
    return RECORD if part[0] is Table else part[0]


def _check_items(array: Any, item: Any) -> None:
    """Raise, because an array is not what the entry point expects."""
    raise TypeError(f"expected a ctypes array of {item.__name__}, not {type(array).__name__}")


def _generate_caller(
    function: Callable[..., Any],
    signature: Sequence[Any],
    lines: list[str],
    call_arguments: list[str],
    values: dict[str, Any],
) -> Callable[..., Any]:
    lines = [*_range_checks(function, signature, values), *lines]
    names = ", ".join(f"a{place}" for place in range(len(signature)))
    source = "\n    ".join([f"def called({names}):", *lines, f"return call({', '.join(call_arguments)})"])
    exec(source, values)
    called: Callable[..., Any] = values["called"]
    for name in ("__module__", "__name__", "__qualname__", "__doc__", "__annotations__"):
        setattr(called, name, getattr(function, name))
    return called


def _range_checks(function: Callable[..., Any], signature: Sequence[Any], values: dict[str, Any]) -> Iterator[str]:
    """The source that refuses numbers outside of their ranges."""
    names = list(function.__annotations__)
    for place, part in enumerate(signature):
        if isinstance(part, range):
            values |= {f"r{place}": part, f"n{place}": names[place], "need_in": need_in}
            one = f"a{place}"
            yield f"if type({one}) is not int or {one} not in r{place}: need_in(r{place}, {one}, n{place})"


def _c_types(argument: Any) -> tuple[Any, ...]:
    is_array = argument is Table or isinstance(argument, list)
    return (ctypes.c_void_p, ctypes.c_int64) if is_array else (ctypes.c_int64,)


# --- NumPy arrays ---------------------------------------------------------------------------------------------


def _numpy_names(place: int, dtype: Any) -> dict[str, Any]:
    """The names that the generated caller uses for an array."""
    import numpy as np

    is_known = _has_known_layout()
    return {
        f"t{place}": np.dtype(dtype),
        "check": _check,
        "address": _address,
        "header": _HEADER,
        "address_of": "address(id({}) + header).value" if is_known else "{}.ctypes.data",
    }


def _check(array: Any, dtype: Any) -> None:
    """Raise if an array is not what the entry point expects."""
    if array.dtype != dtype:
        raise TypeError(f"expected an array of {dtype}, not of {array.dtype}")
    if not array.flags.carray:
        raise TypeError("expected an array that is contiguous and can be written to")


@cache
def _has_known_layout() -> bool:
    """Whether the address of the items is at the expected offset; reading it there is ten times as fast."""
    import numpy as np

    probe = np.zeros(3, np.int64)
    return bool(_address(id(probe) + _HEADER).value == probe.ctypes.data)
