"""What keeps games going: bots move, and a bot moves for people whose time is over.

One process at a time does this for a table: the one that holds its lease. When a process dies, its leases run out and
another one takes over.
"""

import asyncio
import contextlib
import hashlib
import logging
import time
from typing import Final

from ethnos.refusals import EthnosError
from ethnos.server.hosting.bot_pool import BotPool
from ethnos.server.rooms import turns
from ethnos.server.rooms.entries import Line, Who
from ethnos.server.rooms.not_now import NotNow
from ethnos.server.rooms.room import SUBSTITUTE, Room
from ethnos.server.rooms.tables import Tables

logger = logging.getLogger(__name__)

LEASE_SECONDS: Final = 10.0
"""Half as long again a table may stand still when the process that drives it dies."""
TROUBLE_SECONDS: Final = 1.0
"""So long a driver waits before it tries again what the database has refused."""
LONGEST_TROUBLE_SECONDS: Final = 60.0
"""It waits longer each time that something breaks down, a bot for example, but never longer than this."""


class Driver:
    """Drives the tables that need it."""

    def __init__(self, tables: Tables, bot_pool: BotPool, owner: str, lease: float = LEASE_SECONDS) -> None:
        self._tables, self._bot_pool, self._owner, self._lease = tables, bot_pool, owner, lease
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._news: dict[str, asyncio.Event] = {}
        self._leases: dict[str, float] = {}

    def look(self, room: Room) -> None:
        """A table has changed: whoever drives it looks again, and one that needs driving gets a driver."""
        if room.table_id in self._news:
            self._news[room.table_id].set()
        elif _needs_driving(room):
            self._news[room.table_id] = asyncio.Event()
            self._tasks[room.table_id] = asyncio.create_task(self._drive(room.table_id))

    def drives(self, table_id: str) -> bool:
        """Whether a table has bots or clocks at work."""
        return table_id in self._tasks

    async def close(self) -> None:
        """Stop driving."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _drive(self, table_id: str) -> None:
        news, pause = self._news[table_id], TROUBLE_SECONDS
        try:
            while _needs_driving(room := await self._tables.room(table_id)):
                news.clear()
                try:
                    await self._step(room, news)
                    pause = TROUBLE_SECONDS
                except EthnosError as problem:  # the database does not answer, or others were always faster
                    logger.warning("table %s has to wait: %s", table_id, problem)
                    await self._wait(news, TROUBLE_SECONDS)
                except Exception:  # no table stands still for ever because a bot has broken down once
                    logger.exception("table %s is tried again in %.0f seconds", table_id, pause)
                    await self._wait(news, pause)
                    pause = min(2 * pause, LONGEST_TROUBLE_SECONDS)
        finally:
            self._tasks.pop(table_id, None)
            self._news.pop(table_id, None)
            self._leases.pop(table_id, None)

    async def _step(self, room: Room, news: asyncio.Event) -> None:
        """A move, or a wait for what the table needs next."""
        if not await self._has_lease(room.table_id):
            await self._wait(news, self._lease / 2)
        elif room.bot_on_turn:
            await self._move(room, room.bot_on_turn, "bot")
        elif (deadline := room.deadline) is not None and time.time() >= deadline:
            await self._move(room, SUBSTITUTE, "clock")
        else:
            await self._wait(news, min(self._lease / 2, (deadline or 0.0) - time.time()))

    async def _move(self, room: Room, level: str, by: Who) -> None:
        """Think, and move if nothing has changed meanwhile: a person may have come back or taken something back."""
        seat, made = room.seat_on_turn, len(room.actions)
        if seat is None or room.table is None:
            return
        actions = await self._bot_pool.move(level, _seed(room), room.table)

        def command(now: Room) -> list[Line]:
            still = now.bot_on_turn == level if by == "bot" else not now.chairs[seat].bot and not now.paused
            if not still or now.seat_on_turn != seat or len(now.actions) != made:
                return []
            return [turns.decisions(now, seat, actions, by)]

        with contextlib.suppress(NotNow):
            await self._tables.change(room.table_id, command)

    async def _has_lease(self, table_id: str) -> bool:
        if self._leases.get(table_id, 0.0) > time.monotonic():
            return True
        taken = time.monotonic()
        if await self._tables.store.lease(table_id, self._owner, self._lease):
            self._leases[table_id] = taken + self._lease / 2
            return True
        return False

    @staticmethod
    async def _wait(news: asyncio.Event, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(news.wait(), max(seconds, 0.01))


def _needs_driving(room: Room) -> bool:
    return bool(room.bot_on_turn) or room.deadline is not None


def _seed(room: Room) -> int:
    """A bot's own chance, which has nothing to do with the deck's."""
    digest = hashlib.sha256(f"{room.table_id} {len(room.actions)}".encode()).digest()
    return int.from_bytes(digest[:4], "big")
