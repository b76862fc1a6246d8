"""Computations of some tenths of a second, outside the event loop."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import ParamSpec, TypeVar

from ethnos.base.pieces import Pieces, finished

P = ParamSpec("P")
T = TypeVar("T")


class OneThread:
    """Runs computations one after another in a thread."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "aside")

    async def study(self, work: Callable[P, Pieces[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a computation about a finished game."""
        return await asyncio.get_running_loop().run_in_executor(
            self._executor, partial(finished, work, *args, **kwargs)
        )
