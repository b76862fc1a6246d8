"""People at a table who may not know each other: who comes back, and who has blocked whom."""

from collections.abc import Callable, Sequence
from typing import Protocol

from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.seating import Newcomer


class Store(Protocol):
    """Where it is stored: a database has it (``storage/safety_store.py``), a browser tab has not."""

    async def add_seat(self, table_id: str, digest: str, who: Sequence[str]) -> None:
        """Store who has taken a seat: keys and networks, empty ones for none."""

    async def seats_of(self, table_id: str, who: Sequence[str]) -> list[frozenset[str]]:
        """The seats that each of these has taken."""

    async def replace(self, table_id: str, old: str, new: str) -> None:
        """A seat has another secret."""

    async def block(self, table_id: str, digest: str, other: str, name: str, on: bool) -> None:
        """The person of a seat blocks that of another, or no longer does."""

    async def blocked_at(self, table_id: str, key_digest: str) -> frozenset[str]:
        """The seats at a table of people who have blocked the person of a key, or whom that person has blocked."""


class Strangers:
    """What a server knows about them. Without a store, as in a browser tab, it knows nothing."""

    def __init__(self, store: Store | None = None, network_of: Callable[[str], str] = str) -> None:
        self._store, self._network_of = store, network_of

    async def meet(self, room: Room, address: str, key: str) -> Newcomer:
        """What is known of somebody who wants to sit down. For a rematch ``key`` is the digest of their seat before."""
        if self._store is None:
            return Newcomer()
        seats, network = await self._store.seats_of(room.table_id, (key, self._network_of(address)))
        return Newcomer(seats, network, await self._store.blocked_at(room.table_id, digest_of(key)))

    async def sat_down(self, table_id: str, secret: str, address: str, key: str) -> None:
        """Remember who has taken a seat."""
        if self._store is not None:
            await self._store.add_seat(table_id, digest_of(secret), (key, self._network_of(address)))

    async def replaced(self, table_id: str, old: str, new: str) -> None:
        """A seat has another secret."""
        if self._store is not None:
            await self._store.replace(table_id, digest_of(old), digest_of(new))

    async def blocked(self, room: Room, seat: int, other: int, on: bool) -> None:
        """A seat blocks another, or no longer does."""
        if self._store is not None:
            chair = room.chairs[other]
            await self._store.block(room.table_id, room.chairs[seat].secret, chair.secret, chair.name, on)
