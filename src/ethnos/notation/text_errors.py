"""Errors in a text: a code with a sentence from the catalogue, and a line number."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TypeVar

from ethnos.base.i18n import Texts
from ethnos.base.refusals import EthnosError

T = TypeVar("T", bound="NotationError")


class NotationError(EthnosError):
    """A text that cannot be read. ``code`` names the problem, ``line`` where it is, from 1."""

    family = "notation-"

    def __init__(self, case: str = "", line: int | None = None, /, *rules: str, **values: object) -> None:
        super().__init__(case, *rules, **values)
        self.line = line

    def within(self, kind: type[T], line: int | None) -> T:
        """The same problem as an error of another class, with a line."""
        return kind(self.code.removeprefix(self.family), line, *self.rules, **self.values)

    def text(self, texts: Texts) -> str:
        """The sentence and its rules, with its line where it has one."""
        problem = super().text(texts)
        return problem if self.line is None else texts("notation-line", line=str(self.line), problem=problem)


class BadMove(NotationError):
    """A text that is not a move."""


class BadPosition(NotationError):
    """A text that is not a position."""


class BadGameFile(NotationError):
    """A text that is not a game file."""


class BadLink(NotationError):
    """A link that cannot be decoded."""


@contextmanager
def on_line(number: int, error: type[NotationError]) -> Iterator[None]:
    """Add this line number and error class to notation errors that are raised inside."""
    try:
        yield
    except NotationError as problem:
        if problem.line is not None:
            raise
        raise problem.within(error, number) from None
