"""Background work of a server. A task that fails is started again."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
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
