"""Who is connected to a table right now, as far as this process knows."""

import asyncio
from collections import Counter
from collections.abc import Collection, Coroutine, Iterable
from typing import Any, Final

from ethnos.base.refusals import EthnosError
from ethnos.server.rooms import seating
from ethnos.server.rooms.entries import Line
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Command, Tables
from ethnos.server.storage import DatabaseUnreachable

GRACE_SECONDS: Final = 20.0
"""Seconds without a connection after which a person counts as away."""


class Presence:
    """Counts the sockets of every seat; a person without any for a while has left, from the start of the game on."""

    def __init__(self, tables: Tables, grace: float = GRACE_SECONDS) -> None:
        self._tables, self._grace = tables, grace
        self._sockets: Counter[tuple[str, int]] = Counter()
        self._networks: dict[str, Counter[str]] = {}
        """The networks that the sockets at each table come from."""
        self._tasks: set[asyncio.Task[object]] = set()

    def here(self, table_id: str, seats: Iterable[int], network: str = "") -> None:
        """A socket has opened these seats, or none if it watches."""
        self._sockets.update((table_id, seat) for seat in seats)
        self._networks.setdefault(table_id, Counter())[network] += 1

    def networks(self, table_id: str) -> Collection[str]:
        """The networks from which people are connected to a table."""
        return self._networks.get(table_id, ())

    def expect(self, table_id: str, seats: Iterable[int]) -> None:
        """Called at the start of a game and after a restart: people who are not connected in time have left, whether
        they ever were connected or not.
        """
        for seat in seats:
            self._later(self._check_gone(table_id, seat))

    def gone(self, table_id: str, seats: Iterable[int], network: str = "") -> None:
        """A socket of these seats is closed."""
        if networks := self._networks.get(table_id):
            networks[network] -= 1
            self._networks[table_id] = +networks  # without those that have no more sockets
            if not self._networks[table_id]:
                del self._networks[table_id]
        for seat in seats:
            self._sockets[table_id, seat] -= 1
            self._later(self._check_gone(table_id, seat))

    def free(self, table_id: str, seat: int) -> None:
        """A person has given up a seat: their socket stays open, but no longer counts for it."""
        self._sockets[table_id, seat] -= 1

    def contradict(self, table_id: str, seat: int) -> None:
        """Another process has recorded as gone a person who is connected here: record them as back."""
        self._later(self._change(table_id, lambda room: seating.come_back(room, seat)))

    async def close(self) -> None:
        """Stop watching."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _later(self, work: Coroutine[Any, Any, object]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _check_gone(self, table_id: str, seat: int) -> None:
        await asyncio.sleep(self._grace)
        if self._sockets[table_id, seat] <= 0:
            del self._sockets[table_id, seat]
            while not await self._change(table_id, lambda room: self._lost(room, seat)):
                await asyncio.sleep(self._grace)

    def _lost(self, room: Room, seat: int) -> list[Line]:
        return [] if self._sockets[room.table_id, seat] > 0 else seating.lose(room, seat)

    async def _change(self, table_id: str, command: Command) -> bool:
        """Record something; false if the database cannot be reached now."""
        try:
            await self._tables.change(table_id, command)
        except DatabaseUnreachable:
            return False
        except EthnosError:  # there is nothing to record any more
            pass
        return True
