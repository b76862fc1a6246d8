"""Middleware for the length of requests."""

from typing import Final

from fastapi import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ethnos.server.hosting.limits import FILE_BYTES, MESSAGE_BYTES

FILES_AT: Final = "/api/replays"
"""The address that game files are sent to."""


class SmallBodies:
    """Refuses request bodies that are longer than a message, or a game file, may be."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Count the bytes received."""
        received, most = 0, FILE_BYTES if scope.get("path") == FILES_AT else MESSAGE_BYTES

        async def counting_receive() -> Message:
            nonlocal received
            message = await receive()
            received += len(message.get("body", b""))
            if received > most:
                raise HTTPException(413)
            return message

        await self._app(scope, counting_receive if scope["type"] == "http" else receive, send)
