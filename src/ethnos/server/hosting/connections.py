"""Limits the connections to this process, and ends those whose client does not read, or sends half a request."""

import asyncio
import sys
from collections.abc import Hashable
from typing import Any, Protocol

from ethnos.server.hosting.limits import CONNECTIONS, RESERVED_HANDLES, STUCK_SECONDS, Limits, Reason


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
