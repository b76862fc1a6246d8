"""Sockets of clients, from the handshake until they are closed, with the limits of what a client may send."""

import logging
import time
from urllib.parse import urlsplit

from fastapi import WebSocket
from starlette.types import Message, Receive, Scope, Send

from ethnos.base.plain import dumps
from ethnos.server.api.client import Client
from ethnos.server.api.conversation import Closed
from ethnos.server.hosting.limits import MESSAGE_BYTES, Limits, message_bucket, network_of
from ethnos.server.hosting.logs import about
from ethnos.server.hosting.orders import Banned
from ethnos.server.http.middleware import address_of
from ethnos.server.protocol.messages import Bye
from ethnos.server.protocol.validation import read_message
from ethnos.server.rooms.checks import TooMuch
from ethnos.server.server import Server


class LimitedSocket:
    """An accepted WebSocket that refuses messages which are too long or too many, and delays those of a busy address.

    It uses what uvicorn gives: Starlette's layers between take a fifth of the time of a message.
    """

    def __init__(self, receive: Receive, send: Send, limits: Limits, address: str) -> None:
        self._receive, self._send = receive, send
        self._limits, self._address = limits, address
        self.network = network_of(address)
        self._bucket = message_bucket()

    async def receive(self) -> str:
        """The next text."""
        received = await self._receive()
        if received["type"] == "websocket.disconnect":
            raise Closed
        if not self._bucket.take():
            self._limits.refused["messages"] += 1
            raise TooMuch("too-many-messages")
        text: str = received.get("text") or ""
        if len(text) > MESSAGE_BYTES:
            raise TooMuch("message-too-long")
        await self._limits.message(self._address)
        return text

    async def send(self, text: str) -> None:
        """Send a text."""
        await self._give({"type": "websocket.send", "text": text})

    async def may_repeat(self, entries: int) -> None:
        """Wait until the client may be sent this many entries that it has missed."""
        await self._limits.repeat(self._address, entries)

    async def close(self) -> None:
        """Close it."""
        await self._give({"type": "websocket.close"})

    async def _give(self, message: Message) -> None:
        try:
            await self._send(message)
        except (OSError, RuntimeError):  # RuntimeError: it is closed already
            raise Closed from None


logger = logging.getLogger(__name__)


class ServeSocket:
    """Serves a client, or refuses it. An ASGI application: a function would be wrapped in Starlette's layers."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve a socket until it is closed."""
        await _serve(WebSocket(scope, receive, send), receive, send)


async def _serve(socket: WebSocket, receive: Receive, send: Send) -> None:
    server: Server = socket.app.state.server
    if not _same_origin(socket):
        await socket.close(4403)
        return
    address = address_of(socket.scope)
    if server.bans.holds_for(address):
        server.metrics.refused(Banned.code)
        await socket.accept()  # a browser shows no reason for a refused handshake
        await socket.send_text(dumps(Bye(code=Banned.code)))
        await socket.close()
        return
    try:
        async with server.limits.socket(address):
            await socket.accept()
            await _converse(server, LimitedSocket(receive, send, server.limits, address), address)
    except TooMuch as refusal:
        server.metrics.refused(refusal.code)
        logger.info("socket refused", extra={"code": refusal.code, "address": network_of(address)})
        await socket.close(4429)


async def _converse(server: Server, limited: LimitedSocket, address: str) -> None:
    """Serve a socket until it is closed."""
    began = time.perf_counter()
    parts = server.tables, server.presence, server.runner, server.metrics
    client = Client(limited, read_message, *parts, address, server.strangers)
    server.clients.add(client)
    with about(lambda: client.table_id):
        try:
            await client.run()
        finally:
            server.clients.discard(client)
            seconds = round(time.perf_counter() - began, 1)
            logger.info("socket closed", extra={"seats": client.seats, "seconds": seconds})


def _same_origin(socket: WebSocket) -> bool:
    """Browsers send the origin of the page that opens a socket; other programs send none."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False
