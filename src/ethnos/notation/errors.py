"""What is wrong with a text: a named error with its line and a sentence from the catalogue."""

from collections.abc import Iterator
from contextlib import contextmanager
from numbers import Integral
from typing import Final

from ethnos.engine.errors import EthnosError
from ethnos.i18n import Texts, default_texts
from ethnos.moves import Reason

LARGEST_COUNT: Final = 10**9
"""Seeds are larger: they count nothing, and their digits must not be rounded."""


class NotationError(EthnosError):
    """A text that cannot be read. ``code`` names the problem, ``line`` where it is, from 1."""

    def __init__(self, code: str, line: int | None = None, **values: object) -> None:
        self.code, self.line, self.values = code, line, values
        super().__init__(self.text(default_texts()))

    def sentence(self, texts: Texts) -> str:
        """What is wrong, and what would be right."""
        return texts(f"notation-{self.code}", **{name: _told(value, texts) for name, value in self.values.items()})

    def text(self, texts: Texts) -> str:
        """The sentence, with its line where it has one."""
        sentence = self.sentence(texts)
        return sentence if self.line is None else texts("notation-line", line=str(self.line), problem=sentence)


class BadMove(NotationError):
    """A text that is no move."""


class BadPosition(NotationError):
    """A text that is no position."""


class BadGameFile(NotationError):
    """A text that is no game."""


class BadLink(NotationError):
    """A link that holds no text."""


@contextmanager
def on_line(number: int, error: type[NotationError]) -> Iterator[None]:
    """Whatever is wrong in here is wrong on this line of such a text."""
    try:
        yield
    except NotationError as problem:
        if problem.line is not None:
            raise
        raise error(problem.code, number, **problem.values) from None


def _told(value: object, texts: Texts) -> object:
    """A value as its text takes it: numbers as numbers, for plurals, but written as they stand in a file."""
    if isinstance(value, Reason):
        return value.text(texts)
    is_count = isinstance(value, Integral) and abs(int(value)) < LARGEST_COUNT
    return texts.plain_number(int(str(value))) if is_count else str(value)
