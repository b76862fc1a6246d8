"""The numbers in a record's memory as Python reads and writes them, without NumPy.

A field of many numbers supports the array operations that the rules use. So the same rule functions run on these fields
in plain Python and on NumPy arrays in machine code.
"""

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, Generic, TypeAlias, TypeVar, overload

INT8: Final = "b"
UINT8: Final = "B"
INT16: Final = "h"
INT64: Final = "q"

Part = TypeVar("Part")
_Index: TypeAlias = int | slice | tuple[int | slice, ...]


class Numbers:
    """A row of numbers."""

    __slots__ = ("items",)

    def __init__(self, items: "memoryview[int]") -> None:
        self.items = items

    def __len__(self) -> int:
        return len(self.items)

    def __iter__(self) -> Iterator[int]:
        return iter(self.items)

    @overload
    def __getitem__(self, index: int) -> int: ...
    @overload
    def __getitem__(self, index: slice) -> list[int]: ...
    def __getitem__(self, index: int | slice) -> int | list[int]:
        items = self.items[index]
        return items if isinstance(items, int) else items.tolist()

    def __setitem__(self, index: int | slice, value: int | Sequence[int]) -> None:
        if isinstance(index, slice):
            indices = range(*index.indices(len(self.items)))
            values = [value] * len(indices) if isinstance(value, int) else value
            for i, item in zip(indices, values, strict=True):
                self.items[i] = item
        else:
            assert isinstance(value, int)
            self.items[index] = value

    def tolist(self) -> list[int]:
        """All numbers."""
        return self.items.tolist()


class Grid(Generic[Part]):
    """Rows of numbers, or grids of them."""

    __slots__ = ("items", "shape")

    def __init__(self, items: "memoryview[int]", shape: tuple[int, ...]) -> None:
        self.items, self.shape = items, shape

    def __len__(self) -> int:
        return self.shape[0]

    def __iter__(self) -> Iterator[Part]:
        return (self[row] for row in range(self.shape[0]))

    @overload
    def __getitem__(self, index: int) -> Part: ...
    @overload
    def __getitem__(self, index: slice) -> list[Part]: ...
    @overload
    def __getitem__(self, index: tuple[int, ...]) -> int: ...
    def __getitem__(self, index: int | slice | tuple[int, ...]) -> Any:
        if isinstance(index, tuple):
            return self.items[self._flat_index(index)]
        if isinstance(index, slice):
            return [self[row] for row in range(*index.indices(self.shape[0]))]
        row = _index(index, self.shape[0])
        size = len(self.items) // self.shape[0]
        part = self.items[row * size : (row + 1) * size]
        return field_of(part, self.shape[1:])

    def __setitem__(self, index: _Index, value: int) -> None:
        first, *rest = index if isinstance(index, tuple) else (index,)
        for row in range(*first.indices(self.shape[0])) if isinstance(first, slice) else (first,):
            part: Any = self[row]
            part[tuple(rest) if len(rest) > 1 else rest[0] if rest else slice(None)] = value

    def _flat_index(self, index: tuple[int, ...]) -> int:
        flat = 0
        for i, length in zip(index, self.shape, strict=True):
            flat = flat * length + _index(i, length)
        return flat

    def column(self, column: int) -> list[int]:
        """The numbers of a column."""
        return self.items[_index(column, self.shape[1]) :: self.shape[1]].tolist()

    def tolist(self) -> list[Any]:
        """All numbers, row by row."""
        rows: Iterator[Any] = iter(self)
        return [row.tolist() for row in rows]


def _index(index: int, length: int) -> int:
    """An index as Python means it: -1 is the last one, and what lies outside raises ``IndexError``."""
    return index if 0 <= index < length else range(length)[index]


def field_of(items: "memoryview[int]", shape: tuple[int, ...]) -> "Numbers | Grid[Any]":
    """The field for numbers of this shape."""
    return Grid(items, shape) if len(shape) > 1 else Numbers(items)


def gains(before: Iterable[int], after: Iterable[int]) -> list[int]:
    """The difference of each number from before to after."""
    return [now - then for then, now in zip(before, after, strict=True)]


def nonzero(numbers: Iterable[int]) -> list[int]:
    """The indices of the numbers other than 0."""
    return [index for index, number in enumerate(numbers) if number]


# --- Fields of a record ---------------------------------------------------------------------------------------


class Byte:
    """Descriptor for a field of one byte."""

    def __init__(self, offset: int) -> None:
        self.offset = offset

    def __get__(self, record: Any, _owner: type) -> int:
        number: int = record.bytes[self.offset]
        return number

    def __set__(self, record: Any, value: int) -> None:
        record.bytes[self.offset] = value


class Wide:
    """Descriptor for a field that is one number of several bytes."""

    def __init__(self, code: str, offset: int) -> None:
        self.number, self.offset = struct.Struct(code), offset

    def __get__(self, record: Any, _owner: type) -> int:
        number: int = self.number.unpack_from(record.bytes, self.offset)[0]
        return number

    def __set__(self, record: Any, value: int) -> None:
        self.number.pack_into(record.bytes, self.offset, value)


class Many:
    """Descriptor for a field of many numbers; created on first use and then cached in the record's ``__dict__``."""

    def __init__(self, name: str, code: str, offset: int, shape: tuple[int, ...], size: int) -> None:
        self.name, self.code, self.shape = name, code, shape
        self.span = slice(offset, offset + size)

    def __get__(self, record: Any, _owner: type) -> "Numbers | Grid[Any]":
        items = record.bytes[self.span].cast(self.code)
        field = record.__dict__[self.name] = field_of(items, self.shape)
        return field
