"""Keeps games going: bots move, and a bot moves for people whose time has run out.

One process at a time does this for a table: the one that holds its lease. When a process dies, its leases run out and
another one takes over. For that a process of several also holds the leases of tables where it only knows who is there.
"""

import asyncio
import contextlib
import hashlib
import logging
import time
from collections.abc import Callable
from typing import Final, ParamSpec, Protocol, TypeVar

from ethnos.base.pieces import Pieces
from ethnos.base.refusals import EthnosError
from ethnos.engine.state import Table
from ethnos.server.rooms import commands
from ethnos.server.rooms.checks import NotNow
from ethnos.server.rooms.entries import Line, Who
from ethnos.server.rooms.room import SUBSTITUTE, Room
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage import NoSuchTable

ADVISER: Final = "champion"
"""The bot that gives hints: it plays well and decides without a search."""

P = ParamSpec("P")
T = TypeVar("T")


class StudyRunner(Protocol):
    """Computes something about a finished game without delaying the answers to people."""

    async def study(self, work: Callable[P, Pieces[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a computation about a finished game."""


class BotRunner(StudyRunner, Protocol):
    """Computes moves as well."""

    async def move(self, level: str, seed: int, table: Table, table_id: str) -> list[int]:
        """A bot's whole move for the seat to move, as decisions. Where many moves wait, the id says for which table."""


logger = logging.getLogger(__name__)

LEASE_SECONDS: Final = 10.0
"""After a process dies, its tables pause for at most 1.5 leases."""
FAR_SECONDS: Final = 900.0
"""While a table's deadline is this far away, no process holds its lease."""
TROUBLE_SECONDS: Final = 1.0
"""Seconds before a driver retries after the database has failed."""
LONGEST_TROUBLE_SECONDS: Final = 60.0
"""The wait doubles with each unexpected failure, for example of a bot, up to this many seconds."""

AT_ONCE: Final = 50
"""Leases that are renewed in one transaction: others wait for it."""


class Driver:
    """Drives the tables that need it."""

    def __init__(
        self,
        tables: Tables,
        runner: BotRunner,
        owner: str,
        lease: float = LEASE_SECONDS,
        expect: Callable[[str, list[int]], None] = lambda _table_id, _seats: None,
    ) -> None:
        self._tables, self._runner, self._owner, self._lease = tables, runner, owner, lease
        self._expect = expect
        """Called with the people of a table whose lease has just been taken: they may be connected nowhere."""
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._changed: dict[str, asyncio.Event] = {}
        self._leases: dict[str, float] = {}
        self._closed = False

    def look(self, room: Room) -> None:
        """A table has changed: wake its driver if there is something to do, or start one if the table needs it."""
        if room.table_id in self._changed:
            if room.bot_to_move or room.deadline is not None or not self._needs_driving(room):
                self._changed[room.table_id].set()
        elif self._needs_driving(room) and not self._closed:
            self._changed[room.table_id] = asyncio.Event()
            self._tasks[room.table_id] = asyncio.create_task(self._drive(room.table_id))

    def drives(self, table_id: str) -> bool:
        """Whether this process drives a table's bots and clocks."""
        return table_id in self._tasks

    async def close(self) -> None:
        """Stop driving, for good."""
        self._closed = True
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def renew(self) -> None:
        """Renew all leases, many in one transaction: one for each would cost as much as a move."""
        held = list(self._leases)
        for start in range(0, len(held), AT_ONCE):
            await asyncio.gather(*(self._take_lease(table_id) for table_id in held[start : start + AT_ONCE]))

    async def _drive(self, table_id: str) -> None:
        changed, pause = self._changed[table_id], TROUBLE_SECONDS
        try:
            while self._needs_driving(room := await self._tables.room(table_id)):
                changed.clear()
                try:
                    if not self._watches(room) and await self.park(table_id, room.deadline):
                        if changed.is_set():
                            continue
                        return
                    if not await self._has_lease(room):
                        return  # the process that has it drives; if it dies, whoever finds its tables takes them over
                    await self._step(room, changed)
                    pause = TROUBLE_SECONDS
                except EthnosError as problem:  # no database, or other processes kept changing the table
                    logger.warning("table %s has to wait: %s", table_id, problem)
                    changed.clear()  # the attempt itself has read the table again
                    await self._wait(changed, TROUBLE_SECONDS)
                except Exception:  # a bot that failed once must not stop its table for ever
                    logger.exception("table %s is tried again in %.0f seconds", table_id, pause)
                    await self._wait(changed, pause)
                    pause = min(2 * pause, LONGEST_TROUBLE_SECONDS)
        except NoSuchTable:
            logger.info("table %s has been deleted", table_id)
        finally:
            self._tasks.pop(table_id, None)
            self._changed.pop(table_id, None)
            self._leases.pop(table_id, None)

    async def park(self, table_id: str, deadline: float | None) -> bool:
        """Give up a table's lease if only a deadline far away is left to wait for; false otherwise."""
        if deadline is None or deadline - time.time() < FAR_SECONDS:
            return False
        if not await self._tables.store.park(table_id, self._owner, deadline - FAR_SECONDS / 2):
            return False
        self._leases.pop(table_id, None)
        return True

    async def _step(self, room: Room, changed: asyncio.Event) -> None:
        """Make the next move, or wait until one is due."""
        if room.bot_to_move:
            await self._move(room, room.bot_to_move, "bot")
        elif (deadline := room.deadline) is not None and time.time() >= deadline:
            await self._move(room, SUBSTITUTE, "clock")
        else:
            until_deadline = self._lease if deadline is None else deadline - time.time()
            await self._wait(changed, min(self._lease / 2, until_deadline))

    async def _move(self, room: Room, level: str, by: Who) -> None:
        """Compute a move, and make it unless the table has changed: a person may have returned or undone a move."""
        seat, decided = room.seat_to_move, len(room.actions)
        if seat is None or room.table is None:
            return
        actions = await self._runner.move(level, _seed(room), room.table, room.table_id)

        def command(now: Room) -> list[Line]:
            still_due = now.bot_to_move == level if by == "bot" else not now.chairs[seat].bot and not now.paused
            if not still_due or now.seat_to_move != seat or len(now.actions) != decided:
                return []
            return [commands.decisions(now, seat, actions, by)]

        with contextlib.suppress(NotNow):
            await self._tables.change(room.table_id, command)

    async def _has_lease(self, room: Room) -> bool:
        held_until = self._leases.get(room.table_id)
        if held_until is not None and held_until > time.monotonic():
            return True
        if not await self._take_lease(room.table_id):
            return False
        if held_until is None:
            self._expect(room.table_id, room.people())
        return True

    async def _take_lease(self, table_id: str) -> bool:
        """Take or renew the lease of a table that is driven here."""
        asked_at = time.monotonic()
        taken = await self._tables.store.lease(table_id, self._owner, self._lease)
        if taken and table_id in self._tasks:
            self._leases[table_id] = asked_at + self._lease / 2
        else:
            self._leases.pop(table_id, None)
        return taken

    def _needs_driving(self, room: Room) -> bool:
        return bool(room.bot_to_move) or room.deadline is not None or self._watches(room)

    def _watches(self, room: Room) -> bool:
        """Whether another process would have to find out who is still there if this one died."""
        return self._tables.store.is_shared and room.status == "running" and bool(room.people())

    @staticmethod
    async def _wait(changed: asyncio.Event, seconds: float) -> None:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(changed.wait(), max(seconds, 0.01))


def _seed(room: Room) -> int:
    """A bot's own random seed, independent of the deck's."""
    digest = hashlib.sha256(f"{room.table_id} {len(room.actions)}".encode()).digest()
    return int.from_bytes(digest[:4], "big")
