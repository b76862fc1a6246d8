"""Addresses of the server, without the transport that carries requests and answers."""

import zlib
from collections import OrderedDict
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Any, Final, Literal

BODY: Final = "body"
ADDRESS: Final = "address"


@dataclass(frozen=True, slots=True)
class Endpoint:
    """An address: what it takes, does and answers.

    The parameters of ``call`` are the parts of the path in braces, the values of the query, ``BODY`` for the body of a
    request, and ``ADDRESS`` for the network address of the client. It may be asynchronous.
    """

    method: Literal["GET", "POST"]
    path: str
    call: Callable[..., Any]
    answer: Any
    """The type of the answer, or ``File``."""
    status: int = 200


@dataclass(frozen=True, slots=True)
class Written:
    """An answer that is JSON text already."""

    text: str


@dataclass(frozen=True, slots=True)
class File:
    """An answer that a browser saves as a file."""

    text: str
    name: str


class NotFound(Exception):
    """There is nothing at this address."""


QUICK: Final = 1
"""The level of compression: JSON shrinks to a tenth, and a higher level takes much longer and saves little."""


class TextCache:
    """The most recently used texts, compressed, up to a number of bytes in all."""

    def __init__(self, size: int) -> None:
        self._left = size
        self._packed: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, name: Hashable) -> str | None:
        """A text, if it is still in the cache."""
        if (packed := self._packed.get(name)) is None:
            return None
        self._packed.move_to_end(name)
        return zlib.decompress(packed).decode()

    def put(self, name: Hashable, text: str) -> None:
        """Keep a text; the least recently used ones make room for it."""
        self._left += len(self._packed.pop(name, b""))
        self._packed[name] = packed = zlib.compress(text.encode(), QUICK)
        self._left -= len(packed)
        while self._left < 0:
            _, oldest = self._packed.popitem(last=False)
            self._left += len(oldest)
