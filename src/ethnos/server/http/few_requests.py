"""Middleware for the number of requests of each address."""

from typing import Final

from starlette.types import ASGIApp, Receive, Scope, Send

from ethnos.base.plain import dumps
from ethnos.server.hosting.limits import Limits
from ethnos.server.protocol.refusals import problem_of, status_of
from ethnos.server.rooms.not_now import TooMuch

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
