"""A running server follows what its host decides: bans, and changes of tables by the host's tools."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final, Protocol, TypeAlias

from ethnos.base.refusals import EthnosError
from ethnos.server.hosting.limits import network_of
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage import Ban
from ethnos.server.storage.administration import OVERLAP, Administration, Order

Network: TypeAlias = IPv4Network | IPv6Network


class Banned(EthnosError):
    """A request from an address that the host has banned."""

    code = "server-banned"


class NotANetwork(EthnosError):
    """A text that names neither an address nor a network."""

    code = "admin-no-network"


class Bans:
    """The bans of a server, in memory."""

    def __init__(self) -> None:
        self._bans: list[tuple[Network, Ban]] = []

    def set(self, bans: Sequence[Ban]) -> None:
        """Replace all bans."""
        self._bans = [(ip_network(ban.network), ban) for ban in bans]

    def holds_for(self, address: str) -> bool:
        """Whether an address is banned now."""
        if not self._bans:
            return False
        try:
            ip = ip_address(address)
        except ValueError:  # a socket without an address
            return False
        ip = getattr(ip, "ipv4_mapped", None) or ip
        now = time.time()
        return any(ip in network for network, ban in self._bans if ban.holds(now))


def banned_network(given: str) -> str:
    """The network that a host's input means: an IPv4 address, the 64-bit network of an IPv6 address, or a
    network in CIDR notation.
    """
    try:
        return str(ip_network(given if "/" in given else network_of(str(ip_address(given))), strict=False))
    except ValueError:
        raise NotANetwork(given=given) from None


logger = logging.getLogger(__name__)

LOOK_SECONDS: Final = 1.0
"""The polling interval. A poll is one small query."""


class Connected(Protocol):
    """A client with its address."""

    address: str
    table_id: str
    seats: list[int]

    def dismiss(self, code: str) -> None:
        """Say why, and close."""


class Orders:
    """Polls for orders, and carries them out."""

    def __init__(
        self, admin: Administration, tables: Tables, bans: Bans, clients: Callable[[], Iterable[Connected]]
    ) -> None:
        self._admin, self._tables, self._bans, self._clients = admin, tables, bans, clients
        self._done: set[int] = set()
        self._last = 0

    async def start(self) -> None:
        """Skip the orders so far: their changes are in the database already."""
        self._last = await self._admin.last_order()
        self._done = {order.order_id for order in await self._admin.orders(self._last)}
        await self._read_bans()

    async def follow(self) -> None:
        """Poll until stopped."""
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            await self.look()

    async def look(self) -> None:
        """Carry out new orders."""
        for order in await self._admin.orders(self._last):
            if order.order_id not in self._done:
                await self._follow(order)
                self._done.add(order.order_id)
                self._last = max(self._last, order.order_id)
        self._done = {number for number in self._done if number > self._last - OVERLAP}

    async def _follow(self, order: Order) -> None:
        match order.kind:
            case "table":
                await self._tables.catch_up(order.data["table"])
            case "bans":
                await self._read_bans()
            case "ban-seat":
                await self._ban_seat(**order.data)
            case "drain":
                self._tables.draining = order.data["on"]

    async def _read_bans(self) -> None:
        self._bans.set(await self._admin.bans())
        for client in list(self._clients()):
            if self._bans.holds_for(client.address):
                client.dismiss("server-banned")

    async def _ban_seat(self, table: str, seat: int, reason: str, until: float | None) -> None:
        """Ban the clients at a seat that are connected to this process: only it knows their addresses."""
        addresses = {client.address for client in self._clients() if client.table_id == table and seat in client.seats}
        for network in {banned_network(address) for address in addresses if address}:
            await self._admin.ban(Ban(network, reason, time.time(), until))
            logger.info("the network at seat %d of table %s is banned", seat, table)
