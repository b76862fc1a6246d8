"""The health check."""

import asyncio
import time
from typing import Final

from fastapi import APIRouter, Response

from ethnos.server.hosting.bot_pool import BotPool
from ethnos.server.http.routes import respond, responses_of
from ethnos.server.protocol.requests import Health
from ethnos.server.storage.database_store import DatabaseStore

KEPT_SECONDS: Final = 2.0
"""How long a result is reused: each check writes to the database."""
LONGEST_WAIT: Final = 120.0
"""The most seconds that a bot's move takes on a healthy server."""


class HealthCheck:
    """Checks by doing: stores something, sends itself a notice, and looks at the bots."""

    def __init__(self, store: DatabaseStore, bots: BotPool) -> None:
        self._store, self._bots = store, bots
        self._lock = asyncio.Lock()
        self._last = Health(ok=False, database=False, others=False, bots=False)
        self._until = 0.0

    async def health(self) -> Health:
        """Whether the server is healthy, now or a moment ago."""
        async with self._lock:
            if time.monotonic() >= self._until:
                self._last = await self._check()
                self._until = time.monotonic() + KEPT_SECONDS
        return self._last

    async def _check(self) -> Health:
        database, others = await asyncio.gather(self._store.can_write(), self._store.hears_others())
        bots = self._bots.longest_wait < LONGEST_WAIT
        return Health(ok=database and others and bots, database=database, others=others, bots=bots)


def health_routes(store: DatabaseStore, bots: BotPool) -> APIRouter:
    """The address that a host's monitoring asks."""
    router, check = APIRouter(), HealthCheck(store, bots)

    @router.get("/health", response_model=None, responses=responses_of(Health, 200, 503))
    async def health() -> Response:
        """Whether the server is healthy."""
        result = await check.health()
        return respond(result, 200 if result.ok else 503)

    return router
