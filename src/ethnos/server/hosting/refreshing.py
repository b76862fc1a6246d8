"""Computes from their logs the facts of tables that an older server has stored: it does not know their columns.

This brings the games of an older database into lists and statistics, and while servers of two versions share a
database, what the older ones store.
"""

import asyncio
from typing import Final

from ethnos.server.rooms.checks import NotNow
from ethnos.server.rooms.summary import facts_of
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage import NoSuchTable, Unreadable
from ethnos.server.storage.database_store import DatabaseStore

LOOK_SECONDS: Final = 5.0
LEASE_SECONDS: Final = 60.0
AT_ONCE: Final = 50
LEASE: Final = "(refreshing)"
"""Stands for a table in the lease of the process that does this."""
NO_CHANGES: Final = 1 << 30
"""After this entry there are none: events are not needed."""


async def keep_refreshing(tables: Tables, store: DatabaseStore, owner: str) -> None:
    """Do it until the server stops. Only one of several processes does it."""
    while True:
        while await store.stale(1) and await store.lease(LEASE, owner, LEASE_SECONDS) and await refresh(tables, store):
            pass
        await asyncio.sleep(LOOK_SECONDS)


async def refresh(tables: Tables, store: DatabaseStore) -> bool:
    """Do it for some tables; returns whether there may be more."""
    stale = await store.stale(AT_ONCE)
    for table_id in stale:
        try:
            room, _ = await tables.past(table_id, NO_CHANGES)
            await store.refresh(table_id, room.seq, facts_of(room))
        except (NoSuchTable, NotNow, Unreadable):
            await store.pass_over(table_id)
    return len(stale) == AT_ONCE
