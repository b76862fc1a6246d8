"""A cache for long texts."""

import zlib
from collections import OrderedDict
from collections.abc import Hashable
from typing import Final

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
