"""Long computations in pieces: generators that yield now and then, and return their result.

Where one thread does everything, something else can run between two pieces; elsewhere they run as a whole.
"""

from collections.abc import Callable, Generator
from typing import Any, ParamSpec, TypeAlias, TypeVar

P = ParamSpec("P")
T = TypeVar("T")

Pieces: TypeAlias = Generator[Any, None, T]


def finish(pieces: Pieces[T]) -> T:
    """Run all pieces; the result."""
    while True:
        try:
            next(pieces)
        except StopIteration as end:
            result: T = end.value
            return result


def finished(work: Callable[P, Pieces[T]], *given: P.args, **named: P.kwargs) -> T:
    """Run a computation as a whole."""
    return finish(work(*given, **named))
