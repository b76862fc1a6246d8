"""Background work of a server, and Python's interpreter while it runs: its settings and its memory."""

import asyncio
import contextlib
import ctypes
import gc
import logging
import sys
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from typing import Final

logger = logging.getLogger(__name__)

PAUSE_SECONDS: Final = 1.0
"""The pause before a failed task is started again."""


class Chores:
    """Tasks that run until the server stops. One that fails is logged, counted, and started again."""

    def __init__(self, pause: float = PAUSE_SECONDS) -> None:
        self._pause = pause
        self._tasks: list[asyncio.Task[None]] = []
        self.failures: Counter[str] = Counter()
        """How often each task has failed."""

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Begin a task that normally never ends."""
        self._tasks.append(asyncio.create_task(self._repeat(name, work), name=name))

    async def close(self) -> None:
        """Cancel all tasks."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _repeat(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                self.failures[name] += 1
                logger.exception("%s has failed and is started again", name)
                await asyncio.sleep(self._pause)
            else:
                return


NEVER: Final = 1 << 30
"""A threshold of the garbage collector that is never reached."""
YOUNG: Final = 10_000, 50
"""New objects until the youngest are collected, and how many times until the next generation is. With Python's own 700
and 10, a collection of the middle one made moves wait for up to 16 ms (2026-11-19).
"""
SWITCH_SECONDS: Final = 0.001
"""How long a thread waits before it asks the running one for the interpreter's lock; Python's own value is 0.005."""


@contextlib.contextmanager
def rare_collections() -> Iterator[None]:
    """With hundreds of tables a full garbage collection takes a tenth of a second, during which everybody waits. So
    everything loaded is frozen, and full collections run only on a timer (``Server``).
    """
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


@contextlib.contextmanager
def frequent_switches() -> Iterator[None]:
    """The thread that stores moves needs the lock only for moments, but once for each of a transaction's statements.
    With Python's own interval every move would wait for all of them together.
    """
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)


def free_memory() -> None:
    """Collect reference cycles, and give freed memory back to the system.

    glibc keeps freed memory that lies between used memory; without a request a server stays as large as it was in its
    busiest hour. Other C libraries have no such function.
    """
    gc.collect()
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
