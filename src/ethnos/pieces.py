"""Long computations in pieces: generators that yield now and then, and return their result.

Where one thread does everything, other work can run between two pieces; elsewhere all pieces run at once.
"""

from collections.abc import Callable, Generator
from typing import Any, ParamSpec, TypeAlias, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Pieces: TypeAlias = Generator[Any, None, T]


def finish(pieces: Pieces[T]) -> T:
    """Run all pieces and return the result."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            result: T = end.value
            return result


def finished(work: Callable[P, Pieces[T]], *args: P.args, **kwargs: P.kwargs) -> T:
    """Run a computation as a whole."""
    return finish(work(*args, **kwargs))
