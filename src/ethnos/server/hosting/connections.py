"""Limits the connections to this process, and closes those whose client does not read."""

import asyncio
import sys
from collections import Counter
from collections.abc import Hashable
from typing import Protocol

from ethnos.server.hosting.limits import (
    CONNECTIONS,
    CONNECTIONS_A_SOCKET,
    RESERVED_HANDLES,
    UNREAD_SECONDS,
    Limits,
    Reason,
)


class Transport(Hashable, Protocol):
    """A connection: the part of asyncio's transports that is needed here."""

    def abort(self) -> None:
        """Close it at once."""

    def get_write_buffer_size(self) -> int:
        """Bytes that wait until the client reads."""


class Connections:
    """Every open connection, from before its first byte is read.

    They never use all file handles of the process: the system would refuse every further one, and
    the database could open no files.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        requested = max(CONNECTIONS, CONNECTIONS_A_SOCKET * limits.most_sockets)
        self.most = max(1, min(requested, file_handles(requested + RESERVED_HANDLES) - RESERVED_HANDLES))
        self.most_of_address = max(1, min(CONNECTIONS_A_SOCKET * limits.most_sockets, self.most // 2))
        self._networks: dict[Transport, str | None] = {}
        self._of_network: Counter[str] = Counter()
        self._unread: dict[Transport, int] = {}

    def __len__(self) -> int:
        return len(self._networks)

    def admit(self, transport: Transport, network: str | None) -> bool:
        """Count a connection, unless there are too many. ``network`` is None for a proxy: it has many clients."""
        reason = self._why_not(network)
        if reason is not None:
            self._limits.refused[reason] += 1
            return False
        self._networks[transport] = network
        if network is not None:
            self._of_network[network] += 1
        return True

    def release(self, transport: Transport) -> None:
        """A connection is closed; nothing happens if it was not admitted."""
        network = self._networks.pop(transport, None)
        self._unread.pop(transport, None)
        if network is not None:
            self._of_network[network] -= 1
            if not self._of_network[network]:
                del self._of_network[network]

    async def drop_unread(self, seconds: float = UNREAD_SECONDS) -> None:
        """Close connections whose client reads nothing. They would stay open for ever, even those being closed."""
        while True:
            await asyncio.sleep(seconds)
            before, self._unread = self._unread, {}
            for transport in list(self._networks):
                waiting = transport.get_write_buffer_size()
                if waiting and waiting >= before.get(transport, waiting + 1):
                    self._limits.refused["unread"] += 1
                    transport.abort()
                elif waiting:
                    self._unread[transport] = waiting

    def _why_not(self, network: str | None) -> Reason | None:
        if len(self._networks) >= self.most:
            return "connections"
        if network is not None and self._of_network[network] >= self.most_of_address:
            return "address_connections"
        return None


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
