"""Sockets of clients, from the handshake until they are closed."""

import logging
import time
from urllib.parse import urlsplit

from fastapi import WebSocket
from starlette.types import Receive, Scope, Send

from ethnos.base.plain import dumps
from ethnos.server.api.client import Client
from ethnos.server.hosting.bans import Banned
from ethnos.server.hosting.limits import network_of
from ethnos.server.hosting.logs import about
from ethnos.server.http.socket import LimitedSocket
from ethnos.server.http.watching import address_of
from ethnos.server.protocol.messages import Bye
from ethnos.server.protocol.validation import read_message
from ethnos.server.rooms.not_now import TooMuch
from ethnos.server.server import Server

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
