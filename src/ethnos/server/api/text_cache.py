"""Long texts that are asked for again and again."""

from collections import OrderedDict
from collections.abc import Hashable


class TextCache:
    """The texts used last, up to a number of characters in all."""

    def __init__(self, characters: int) -> None:
        self._left = characters
        self._texts: OrderedDict[Hashable, str] = OrderedDict()

    def get(self, name: Hashable) -> str | None:
        """A text, if it is still here."""
        if name in self._texts:
            self._texts.move_to_end(name)
        return self._texts.get(name)

    def put(self, name: Hashable, text: str) -> None:
        """Keep a text; those that were not used for the longest time make room for it."""
        self._left += len(self._texts.pop(name, ""))
        self._texts[name] = text
        self._left -= len(text)
        while self._left < 0:
            _, oldest = self._texts.popitem(last=False)
            self._left += len(oldest)
