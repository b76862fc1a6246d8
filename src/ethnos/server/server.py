"""The running server: tables, bots, clocks and background work of one process."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import Coroutine, Sequence
from functools import partial
from typing import Final

from ethnos.base.refusals import EthnosError
from ethnos.server.api.client import Client
from ethnos.server.api.replays import Analyses
from ethnos.server.api.strangers import Strangers
from ethnos.server.hosting.bot_pool import BotPool
from ethnos.server.hosting.chores import Chores, free_memory
from ethnos.server.hosting.connections import Connections
from ethnos.server.hosting.driver import TROUBLE_SECONDS, Driver
from ethnos.server.hosting.limits import Limits, SharedLimits, network_of
from ethnos.server.hosting.metrics import Measured, Metrics
from ethnos.server.hosting.orders import Bans, Orders
from ethnos.server.hosting.refreshing import keep_refreshing
from ethnos.server.hosting.retention import Retaining
from ethnos.server.hosting.settings import Settings
from ethnos.server.people.service import PeopleService
from ethnos.server.rooms.presence import Presence
from ethnos.server.rooms.tables import Stopping, Tables
from ethnos.server.storage import NoSuchTable, Unreadable
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.allowance_store import AllowanceStore
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.notices import RELEASED
from ethnos.server.storage.people_store import PeopleStore
from ethnos.server.storage.safety_store import DRAINING, SafetyStore

logger = logging.getLogger(__name__)

MEMORY_SECONDS: Final = 900.0
"""Seconds between full garbage collections, after which freed memory is given back to the system."""
ALONE: Final = "alone"
"""The lease owner for a database that no other process uses: after a crash it still holds its own leases."""
LIMITS_KEY: Final = "limits"
"""The name of the key in the database for digests of addresses."""
KEY_BYTES: Final = 32
RETURN_SECONDS: Final = 1.0
"""Seconds after a process has stopped until the people of its tables are connected to another one."""
GOODBYE_SECONDS: Final = 1.0
"""Seconds to wait until all clients have received that the server stops."""


class Server:
    """Everything that lives as long as the process."""

    def __init__(self, settings: Settings, store: DatabaseStore, limits: Limits, connections: Connections) -> None:
        self.owner = secrets.token_hex(8) if store.is_shared else ALONE
        self.store = store
        self.limits = limits
        self._lease = settings.lease_seconds
        self.tables = Tables(store, lambda room: self.driver.look(room))
        self.bot_pool = BotPool(settings.bot_processes, lambda table_id: self.presence.networks(table_id))
        self.runner = Measured(self.bot_pool)
        self.analyses = Analyses(self.bot_pool)
        self.presence = Presence(self.tables, settings.grace_seconds)
        self.driver = Driver(self.tables, self.runner, self.owner, settings.lease_seconds, self.presence.expect)
        self.clients: set[Client] = set()
        self.strangers = Strangers(SafetyStore(store), network_of)
        self._orphaned: set[str] = set()
        """Tables that had no driver at the last check."""
        self._released = asyncio.Event()
        """Another process has stopped, and its tables need a new one."""
        self.bans = Bans()
        self.orders = Orders(Administration(store), self.tables, self.bans, lambda: self.clients)
        self._chores = Chores()
        self.metrics = Metrics(self.tables, self.limits, connections, self._chores, store, self.runner, self.clients)
        self._chores.start("following the host", self.orders.follow)
        self._chores.start("refreshing summaries", partial(keep_refreshing, self.tables, store, self.owner))
        self._chores.start("removing what is old", Retaining(store, settings, self.owner).run)
        self._chores.start("measuring delays", self.metrics.measure_lag)
        self._chores.start("following other servers", self._follow_others)
        self._chores.start("forgetting idle tables", partial(self._evict_idle, settings.idle_seconds))
        self._chores.start("freeing memory", self._free_memory)
        self._chores.start("ending stuck connections", connections.end_stuck)
        self._chores.start("renewing leases", partial(self._renew, settings.lease_seconds / 4))
        self._chores.start("adopting tables", partial(self._adopt, settings.lease_seconds))
        if store.is_shared:  # another process may stop at any time, and its bots go on here
            self._chores.start("starting bots", self.bot_pool.warm)

    async def share_limits(self) -> None:
        """Count limits together with other processes, if there may be any."""
        if not self.store.is_shared:
            return
        key = await PeopleStore(self.store).host_key(LIMITS_KEY, secrets.token_hex(KEY_BYTES))
        self.limits.share(SharedLimits(AllowanceStore(self.store), self.owner, key))
        self._chores.start("sharing limits", self.limits.keep_shared)

    async def resume(self) -> None:
        """Continue every running table where something is due or a person was connected, unless another process has its
        lease. Others wait in the database until a person comes or their deadline is near. A table that cannot be read
        does not stop the others.
        """
        await self.orders.start()
        self.tables.draining = bool(await SafetyStore(self.store).setting(DRAINING))
        running = await self.store.running()
        await self._take_over([table_id for table_id, waits, _ in running if not waits])
        waiting = [(table_id, deadline) for table_id, waits, deadline in running if waits and deadline is not None]
        await asyncio.gather(*(self._wait_for(table_id, deadline) for table_id, deadline in waiting))

    async def _wait_for(self, table_id: str, deadline: float) -> None:
        """Leave a table in the database until its deadline is near."""
        if not await self.driver.park(table_id, deadline):
            with contextlib.suppress(Unreadable):
                await self.tables.room(table_id)
            if not self.driver.drives(table_id):  # nothing is due any more
                await self.store.park(table_id, self.owner, None)

    def begin_with_people(self, service: PeopleService) -> None:
        """Keep ratings, and tell people who are away that it is their turn, if the host has set up a way."""
        self._chores.start("keeping ratings", service.ratings.run)
        if service.chore:
            self._chores.start("sending notices", service.chore)

    async def drain(self) -> None:
        """Create no more tables, tell all clients to come back to another process, and leave all tables to others."""
        self.tables.stopping = True
        for client in list(self.clients):
            client.dismiss(Stopping.code)
        deadline = time.monotonic() + GOODBYE_SECONDS
        while self.clients and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(GOODBYE_SECONDS):  # now: open connections may still take seconds to close
                await _succeeds(self._leave_tables())

    async def _leave_tables(self) -> None:
        """Leave all tables to other processes, with what their clients may open there."""
        await self.driver.close()
        await self.store.release(self.owner)
        await self.limits.leave()

    async def close(self) -> None:
        """Stop; nothing is left to store."""
        await self._chores.close()
        await self.presence.close()
        await _succeeds(self._leave_tables())
        await self.analyses.close()
        self.bot_pool.close()
        await self.store.close()

    async def _follow_others(self) -> None:
        """Apply what other server processes have stored."""
        async for table_id, _seq in self.store.notices():
            while not await _succeeds(self._follow(table_id)):
                await asyncio.sleep(TROUBLE_SECONDS)

    async def _follow(self, table_id: str) -> None:
        if table_id == RELEASED:
            self._released.set()
        elif table_id:
            if not self.driver.drives(table_id):
                self.tables.drop_unheard(table_id)
            await self.tables.catch_up(table_id)
        else:
            await self.tables.catch_up_all()

    async def _evict_idle(self, idle: float) -> None:
        """Drop idle tables from memory; their log brings them back."""
        while True:
            await asyncio.sleep(idle / 5)
            self.tables.evict_idle(idle, keep=self.driver.drives)

    async def _free_memory(self) -> None:
        """Free what nobody uses: see ``hosting/chores.py``."""
        while True:
            await asyncio.sleep(MEMORY_SECONDS)
            free_memory()

    async def _renew(self, pause: float) -> None:
        """Keep the tables that this process drives."""
        while True:
            await asyncio.sleep(pause)
            await _succeeds(self.driver.renew())

    async def _adopt(self, lease: float) -> None:
        """Take over the tables of a process that has stopped or died, and those whose deadline is near, even if they
        are not in memory here.
        """
        while True:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._released.wait(), lease / 2)
                self._released.clear()
                await _succeeds(self._adopt_now())
                await asyncio.sleep(RETURN_SECONDS)
            await _succeeds(self._adopt_now())

    async def _adopt_now(self) -> None:
        """Adopt tables without a driver: at once if their people are connected here, otherwise only at the next check,
        because a process that has their people may come first.
        """
        before, self._orphaned = self._orphaned, set(await self.store.orphaned())
        await self._take_over([t for t in self._orphaned if t in before or self.presence.networks(t)])

    async def _take_over(self, table_ids: Sequence[str]) -> None:
        """Drive tables that no process drives, but for those that another process takes first."""
        taken = await asyncio.gather(*(self.store.lease(table_id, self.owner, self._lease) for table_id in table_ids))
        for table_id in [table_id for table_id, is_ours in zip(table_ids, taken, strict=True) if is_ours]:
            with contextlib.suppress(Unreadable, NoSuchTable):
                room = await self.tables.room(table_id)
                self.driver.look(room)
                if not self.driver.drives(table_id):
                    self.presence.expect(table_id, room.people())
            if not self.driver.drives(table_id):  # nothing is due there any more
                await self.store.park(table_id, self.owner, None)


async def _succeeds(work: Coroutine[None, None, None]) -> bool:
    """Whether the work succeeded: a failure of the database is logged and does not stop the server."""
    try:
        await work
    except EthnosError as problem:
        logger.warning("cannot follow the other servers: %s", problem)
        return False
    return True
