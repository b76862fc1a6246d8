"""Middleware around everything: banned addresses are refused; each request is measured and logged."""

import logging
import time
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ethnos.server.hosting.bans import Banned, Bans
from ethnos.server.hosting.limits import network_of
from ethnos.server.hosting.logs import about
from ethnos.server.hosting.metrics import Metrics
from ethnos.server.http.routes import respond
from ethnos.server.protocol.refusals import problem_of

logger = logging.getLogger(__name__)

REFUSED: Final = (403, 429)
"""The statuses of requests whose address is logged."""
PAGES: Final = "(pages)"
"""Stands for every address that is no route: what people type there is not logged."""
MONITORING: Final = ("/health", "/metrics")
"""The requests of the host's monitoring, which are not logged."""


class Watching:
    """Gives every request an id, measures it, and refuses banned addresses."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle a request; for sockets see ``server/sockets.py``."""
        server: Any = getattr(scope["app"].state, "server", None) if scope["type"] == "http" else None
        if server is None:
            await self._app(scope, receive, send)
            return
        began, status = time.perf_counter(), 500

        async def watched(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        with about(lambda: str(scope.get("path_params", {}).get("table_id", ""))):
            try:
                if _is_banned(server.bans, scope):
                    server.metrics.refused(Banned.code)
                    await respond(problem_of(Banned()), 403)(scope, receive, watched)
                else:
                    await self._app(scope, receive, watched)
            finally:
                _report(server.metrics, scope, status, time.perf_counter() - began)


def _is_banned(bans: Bans, scope: Scope) -> bool:
    """Only the API is closed to banned addresses: the pages say so in the reader's language."""
    return scope["path"].startswith("/api") and bans.holds_for(address_of(scope))


def _report(metrics: Metrics, scope: Scope, status: int, seconds: float) -> None:
    route = getattr(scope.get("route"), "path", PAGES)
    metrics.requested(route, scope["method"], status, seconds)
    extra = {"method": scope["method"], "route": route, "status": status, "seconds": round(seconds, 4)}
    if status in REFUSED:
        extra["address"] = network_of(address_of(scope))
    if route not in MONITORING:
        logger.info("request", extra=extra)


def address_of(scope: Scope) -> str:
    """The network address of a client."""
    client = scope.get("client")
    return str(client[0]) if client else ""
