"""A running server follows what the host's tools change in its database."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from ethnos.server.hosting.bans import Bans, banned_network
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage.administration import OVERLAP, Administration, Ban, Order

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
