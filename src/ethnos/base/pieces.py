"""Long computations in pieces: generators that yield now and then, and return their result.

Where one thread does everything, other work can run between two pieces; elsewhere all pieces run at once.
"""

from collections.abc import Callable, Generator, Iterator
from typing import Any, Generic, ParamSpec, TypeAlias, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Pieces: TypeAlias = Generator[Any, None, T]


class Running(Generic[T]):
    """Runs pieces in a ``for`` loop, once; after the loop it has the ``result``."""

    result: T

    def __init__(self, pieces: Pieces[T]) -> None:
        self._pieces = pieces

    def __iter__(self) -> Iterator[Any]:
        self.result = yield from self._pieces


def finish(pieces: Pieces[T]) -> T:
    """Run all pieces and return the result."""
    running = Running(pieces)
    for _ in running:
        pass
    return running.result


def finished(work: Callable[P, Pieces[T]], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a computation as a whole."""
    return finish(work(*args, **kwargs))
