"""Connections to this process, and uvicorn's protocols for them, with the bounds that uvicorn lacks.

A proxy passes on whole requests only, and ends slow ones. Without a proxy a request has to arrive in a time and a size
that are the same for all of it. uvicorn also parses all frames of a WebSocket that have arrived before anything else
can run, so they are counted before, with a proxy too.
"""

import asyncio
import sys
from collections.abc import Hashable
from typing import TYPE_CHECKING, Any, Final, Protocol

from ethnos.server.hosting.limits import (
    CONNECTIONS,
    REQUEST_BYTES,
    RESERVED_HANDLES,
    STUCK_SECONDS,
    Limits,
    Reason,
    frame_bucket,
)


class Transport(Hashable, Protocol):
    """A connection: the part of asyncio's transports that is needed here."""

    def abort(self) -> None:
        """Close it at once."""

    def get_protocol(self) -> Any:
        """What reads it."""

    def get_write_buffer_size(self) -> int:
        """Bytes that wait until the client reads."""


class Connections:
    """Every open connection, from before its first byte is read.

    They never use all file handles of the process: the system would refuse every further one, and
    the database could open no files.
    """

    patience: float = STUCK_SECONDS

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        self.most = max(1, min(CONNECTIONS, file_handles(CONNECTIONS + RESERVED_HANDLES) - RESERVED_HANDLES))
        self._unread: dict[Transport, int | None] = {}
        """The open connections, and for those with unread bytes how many there were at the last look."""

    def __len__(self) -> int:
        return len(self._unread)

    def admit(self, transport: Transport) -> bool:
        """Count a connection, unless there are too many."""
        if len(self._unread) >= self.most:
            self._limits.refused["connections"] += 1
            return False
        self._unread[transport] = None
        return True

    def release(self, transport: Transport) -> None:
        """A connection is closed; nothing happens if it was not admitted."""
        self._unread.pop(transport, None)

    async def end_stuck(self) -> None:
        """End connections that would stay open for ever: those that read nothing, even if they are being closed, and
        those on which no whole request arrives.
        """
        while True:
            await asyncio.sleep(self.patience)
            for transport, before in list(self._unread.items()):
                unread = self._unread[transport] = transport.get_write_buffer_size() or None
                since = getattr(transport.get_protocol(), "request_since", None)
                if unread and before and unread >= before:
                    self._end(transport, "unread")
                elif since is not None and asyncio.get_running_loop().time() - since > self.patience:
                    self._end(transport, "slow_request")

    def _end(self, transport: Transport, reason: Reason) -> None:
        self._limits.refused[reason] += 1
        transport.abort()


def file_handles(requested: int) -> int:
    """Ask the system for this many file handles; returns how many this process may have."""
    if sys.platform == "win32":  # no such limit
        return requested
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return requested
    if soft < requested:
        limit = requested if hard == resource.RLIM_INFINITY else min(requested, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, hard))
        return limit
    return soft


TOO_MUCH: Final = b"\x88\x02\x03\xf0"
"""A WebSocket's close frame with code 1008."""
FLUSH_SECONDS: Final = 1.0
"""How long sending that may take."""
SHORT, LONG = 126, 127
"""Lengths in a frame's second byte that announce two or eight more bytes of length."""
MASK_BYTES: Final = 4

if TYPE_CHECKING:
    from asyncio import Protocol as AutoHTTPProtocol
    from asyncio import Protocol as AutoWebSocketsProtocol
else:
    from uvicorn.protocols.http.auto import AutoHTTPProtocol
    from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol


class BoundedRequests(asyncio.Protocol):
    """A connection that is counted, and whose requests have a bound. A protocol of uvicorn parses them."""

    config: Any
    transport: asyncio.Transport
    cycle: Any
    """uvicorn's request and response: None before the first head has arrived."""
    request_since: float | None
    """Since when a request is expected that has not arrived as a whole, by the clock of the event loop."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection, or close it."""
        super().connection_made(transport)
        self._state = _state_of(self.config.loaded_app)
        self.request_since, self._size = asyncio.get_running_loop().time(), 0
        if not self._state.connections.admit(self.transport):
            self.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        self._state.connections.release(self.transport)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse a part of a request. What has arrived since its head, or since its beginning, has a bound."""
        if self.request_since is None:
            self.request_since = asyncio.get_running_loop().time()
        before = self._stage()
        super().data_received(data)
        self._size = 0 if self._stage() != before else self._size + len(data)
        if self._size > REQUEST_BYTES:
            self._state.limits.refused["long_request"] += 1
            self.transport.abort()
        elif self.cycle is not None and not self.cycle.more_body and not self._size:
            self.request_since = None

    def _stage(self) -> tuple[Any, bool]:
        """Changes when a head has arrived, and when all of its body has."""
        return self.cycle, self.cycle is None or self.cycle.more_body


class BoundedHttp(BoundedRequests, AutoHTTPProtocol):
    """With the HTTP parser that is installed."""


class BoundedWebSocket(AutoWebSocketsProtocol):
    """A WebSocket whose frames are counted before they are parsed."""

    config: Any
    transport: asyncio.Transport
    _frames: "FrameCount | None" = None

    def data_received(self, data: bytes) -> None:
        """Pass bytes on to the parser, unless they contain too many frames."""
        if self._frames is None:  # these bytes are the request, which uvicorn hands over
            self._frames = FrameCount()
        elif not self._frames.allows(data):
            _state_of(self.config.loaded_app).limits.refused["frames"] += 1
            self.transport.write(TOO_MUCH)
            self.transport.close()
            asyncio.get_running_loop().call_later(FLUSH_SECONDS, self.transport.abort)
            return
        super().data_received(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop counting the connection."""
        _state_of(self.config.loaded_app).connections.release(self.transport)
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


def _state_of(app: Any) -> Any:
    """What the connections of an application share; uvicorn has wrapped it."""
    while not hasattr(app, "state"):
        app = app.app
    return app.state


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
