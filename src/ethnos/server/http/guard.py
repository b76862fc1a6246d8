"""uvicorn's connections with limits: what is too much, too long or too slow is ended before it is parsed.

uvicorn limits neither the time and size of a request's head nor the frames of a WebSocket, and parses all frames that
have arrived before anything else can run.
"""

import asyncio
from typing import TYPE_CHECKING, Any, Final

from fastapi import FastAPI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from ethnos.server.hosting.connections import Connections
from ethnos.server.hosting.limits import HEAD_BYTES, REQUEST_SECONDS, Limits, Reason, frame_bucket, network_of

STATUS: Final[dict[Reason, bytes]] = {
    "slow_request": b"408 Request Timeout",
    "long_head": b"431 Request Header Fields Too Large",
}
TOO_MUCH: Final = b"\x88\x02\x03\xf0"
"""A WebSocket's close frame with code 1008."""
FLUSH_SECONDS: Final = 1.0
"""How long sending a last answer may take."""
SHORT, LONG = 126, 127
"""Lengths in a frame's second byte that announce two or eight more bytes of length."""
MASK_BYTES: Final = 4

if TYPE_CHECKING:
    from asyncio import Protocol as AutoHTTPProtocol
    from asyncio import Protocol as AutoWebSocketsProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol
    from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol


class GuardedRequests(asyncio.Protocol):
    """A connection that is counted, and whose requests have to arrive in time. A protocol of uvicorn parses them."""

    config: Any
    transport: asyncio.Transport
    cycle: Any
    """uvicorn's request and response: None before the first head has arrived."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or close it."""
        super().connection_made(transport)
        self._guard = Guard.of(self.config.loaded_app)
        self._timer: asyncio.TimerHandle | None = None
        if self._guard.admit(self.transport):
            self._await_request()
        else:
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._stop_waiting()
        self._guard.connections.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Pass bytes on to the parser: of a head only as many as are allowed."""
        if self._timer is None:
            self._await_request()
        while data and self.cycle is self._previous:
            part, data = data[: HEAD_BYTES - self._head], data[HEAD_BYTES - self._head :]
            self._head += len(part)
            super().data_received(part)
            if self.transport.is_closing():
                return
            if self.transport.get_protocol() is not self:  # it is a WebSocket now
                self._stop_waiting()
                return
            if self._head >= HEAD_BYTES and self.cycle is self._previous:
                self._end("long_head")
                return
        if data:
            super().data_received(data)
        if self.cycle is not self._previous and not self.cycle.more_body:
            self._stop_waiting()

    def _await_request(self) -> None:
        """Start the timer for the next request."""
        self._head, self._previous = 0, self.cycle
        self._timer = asyncio.get_running_loop().call_later(REQUEST_SECONDS, self._end, "slow_request")

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _end(self, reason: Reason) -> None:
        """Say why, unless an answer is on its way, and close."""
        self._guard.limits.refused[reason] += 1
        if self._head and (self.cycle is None or self.cycle.response_complete):
            self.transport.write(b"HTTP/1.1 " + STATUS[reason] + b"\r\nConnection: close\r\nContent-Length: 0\r\n\r\n")
        _close(self.transport)


class GuardedHttp(GuardedRequests, AutoHTTPProtocol):
    """A guarded connection with the HTTP parser that is installed."""


class GuardedWebSocket(AutoWebSocketsProtocol):
    """A WebSocket whose frames are counted before they are parsed."""

    config: Any
    transport: asyncio.Transport
    _frames: "FrameCount | None" = None

    def data_received(self, data: bytes) -> None:
        """Pass bytes on to the parser, unless they contain too many frames."""
        if self._frames is None:  # these bytes are the request, which uvicorn hands over
            self._frames = FrameCount()
        elif not self._frames.allows(data):
            Guard.of(self.config.loaded_app).limits.refused["frames"] += 1
            self.transport.write(TOO_MUCH)
            _close(self.transport)
            return
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        Guard.of(self.config.loaded_app).connections.release(self.transport)
        super().connection_lost(exc)


class FrameCount:
    """Counts the frames that a client sends, without reading their content."""

    def __init__(self) -> None:
        self._bucket = frame_bucket()
        self._header = bytearray()
        self._payload = 0
        """Bytes of the current frame that have not arrived."""

    def allows(self, data: bytes) -> bool:
        """Whether no more frames begin in these bytes than the client may send."""
        at = 0
        while at < len(data):
            if self._payload:
                passed = min(self._payload, len(data) - at)
                self._payload -= passed
                at += passed
                continue
            missing = _header_size(self._header) - len(self._header)
            self._header += data[at : at + missing]
            at += missing
            if len(self._header) == _header_size(self._header):
                if not self._bucket.take():
                    return False
                self._payload = _payload_size(self._header)
                self._header.clear()
        return True


def _header_size(header: bytearray) -> int:
    """The size of a frame's header, as far as it is known."""
    if len(header) < 2:
        return 2
    more = {SHORT: 2, LONG: 8}.get(header[1] & 0x7F, 0)
    return 2 + more + (MASK_BYTES if header[1] & 0x80 else 0)


def _payload_size(header: bytearray) -> int:
    short = header[1] & 0x7F
    more = {SHORT: 2, LONG: 8}.get(short, 0)
    return int.from_bytes(header[2 : 2 + more], "big") if more else short


class Guard:
    """What the connections of an application share."""

    def __init__(self, app: FastAPI, proxies: Any) -> None:
        self.limits: Limits = app.state.limits
        self.connections: Connections = app.state.connections
        self._proxies = proxies
        """The addresses of trusted proxies."""

    @staticmethod
    def of(app: Any) -> "Guard":
        """The guard of an application that uvicorn has wrapped."""
        proxies: Any = ()
        while not isinstance(app, FastAPI):
            if isinstance(app, ProxyHeadersMiddleware):
                proxies = app.trusted_hosts
            app = app.app
        return Guard(app, proxies)

    def admit(self, transport: asyncio.Transport) -> bool:
        """Count a connection, unless there are too many."""
        peer = transport.get_extra_info("peername")
        address = str(peer[0]) if peer else ""
        return self.connections.admit(transport, None if address in self._proxies else network_of(address))


def _close(transport: asyncio.Transport) -> None:
    """Close a connection once everything is sent, or soon if the client does not read it."""
    transport.close()
    asyncio.get_running_loop().call_later(FLUSH_SECONDS, transport.abort)
