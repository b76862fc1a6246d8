"""Middleware for the length of requests."""

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ethnos.server.hosting.limits import MESSAGE_BYTES


class SmallBodies:
    """Refuses request bodies that are longer than a message may be."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count the bytes received."""
        received = 0

        async def counting_receive() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > MESSAGE_BYTES:
                raise HTTPException(413)
            return message

        await self._app(scope, counting_receive if scope["type"] == "http" else receive, send)
