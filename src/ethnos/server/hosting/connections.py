"""Connections to this process: how many there may be, and those whose other side reads nothing."""

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
    """A connection, as far as it is counted and closed here."""

    def abort(self) -> None:
        """Close it at once."""

    def get_write_buffer_size(self) -> int:
        """Bytes that wait until the other side reads."""


class Connections:
    """Every open connection, from before its first byte is read.

    They never use all file handles of the process: the system would refuse the next one, whoever it comes from, and
    the database could open nothing either.
    """

    def __init__(self, limits: Limits) -> None:
        self._limits = limits
        wanted = max(CONNECTIONS, CONNECTIONS_A_SOCKET * limits.most_sockets)
        self.most = max(1, min(wanted, file_handles(wanted + RESERVED_HANDLES) - RESERVED_HANDLES))
        self.most_of_address = max(1, min(CONNECTIONS_A_SOCKET * limits.most_sockets, self.most // 2))
        self._networks: dict[Transport, str | None] = {}
        self._of_network: Counter[str] = Counter()
        self._unread: dict[Transport, int] = {}

    def __len__(self) -> int:
        return len(self._networks)

    def admit(self, transport: Transport, network: str | None) -> bool:
        """Count a connection, unless there are too many. ``network`` is None for a proxy: it speaks for many."""
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
        """Close connections whose other side reads nothing. They would wait for ever, even those being closed."""
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


def file_handles(wanted: int) -> int:
    """How many file handles this process may have, after asking the system for as many as wanted."""
    if sys.platform == "win32":  # it has no such limit
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return wanted
    if soft < wanted:
        raised = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
        return raised
    return soft
