"""Middleware around everything: banned addresses are refused; each request is measured and logged."""

import logging
import time
from typing import Any, Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ethnos.base.plain import dumps
from ethnos.server.hosting.limits import Limits, network_of
from ethnos.server.hosting.logs import about
from ethnos.server.hosting.metrics import Metrics
from ethnos.server.hosting.orders import Banned, Bans
from ethnos.server.http.routes import respond
from ethnos.server.http.site import PATH
from ethnos.server.protocol.refusals import problem_of, status_of
from ethnos.server.rooms.checks import TooMuch

CLOSED: Final = 4429


class FewRequests:
    """Refuses requests, and WebSockets, of an address that sends too many; the connection is closed after that."""

    def __init__(self, app: ASGIApp, limits: Limits) -> None:
        self._app, self._limits = app, limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count a request."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        try:
            self._limits.request(scope["client"][0] if scope["client"] else "")
        except TooMuch as refusal:
            if scope["type"] == "websocket":
                await send({"type": "websocket.close", "code": CLOSED})
            else:
                await _refuse(refusal, send)
        else:
            await self._app(scope, receive, send)


async def _refuse(refusal: TooMuch, send: Send) -> None:
    headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
    await send({"type": "http.response.start", "status": status_of(refusal), "headers": headers})
    await send({"type": "http.response.body", "body": dumps(problem_of(refusal)).encode()})


HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""A seat's personal link has its secret after a #, which referrers leave out; Referrer-Policy makes sure of it."""
TAB_HEADERS: Final = HEADERS | {
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace(
        "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
    )
}
"""For the game in the browser's own tab, which runs WebAssembly."""


class Protected:
    """Middleware that adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add them at the start of a response."""

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(TAB_HEADERS if scope["path"].startswith(PATH) else HEADERS)
            await send(message)

        await self._app(scope, receive, protected if scope["type"] == "http" else send)


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
