"""Background work of a server that has to go on whatever happens."""

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Final

logger = logging.getLogger(__name__)

PAUSE_SECONDS: Final = 1.0
"""Before work that has failed begins anew."""


class Chores:
    """Tasks that run until the server stops. One that fails is logged, counted, and begun anew."""

    def __init__(self, pause: float = PAUSE_SECONDS) -> None:
        self._pause = pause
        self._tasks: list[asyncio.Task[None]] = []
        self.failures: Counter[str] = Counter()
        """How often each of them has failed."""

    def start(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Begin a task that normally never ends."""
        self._tasks.append(asyncio.create_task(self._keep(name, work), name=name))

    async def close(self) -> None:
        """Stop all."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _keep(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except Exception:
                self.failures[name] += 1
                logger.exception("%s has failed and begins anew", name)
                await asyncio.sleep(self._pause)
            else:
                return
