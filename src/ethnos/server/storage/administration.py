"""What a host's tools and the retention rules read and change in the database.

A change is stored together with an order: servers that run meanwhile follow it within a second
(``hosting/orders.py``), with SQLite too.
"""

import json
import time
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

from sqlalchemy import and_, bindparam, case, delete, func, insert, select, text, update

from ethnos.server.storage import Ban, Entry, NoSuchTable, Status, Summary
from ethnos.server.storage.database import Transaction
from ethnos.server.storage.database_store import DatabaseStore, json_text
from ethnos.server.storage.rating_store import forget_places
from ethnos.server.storage.relations import BANS, CHAT, FRESH, LEASES, LOG, ORDERS, RATED_PLACES, SEATS, TABLES

OrderKind: TypeAlias = Literal["table", "bans", "ban-seat", "drain"]
ORDERS_KEPT_SECONDS: Final = 86_400.0
OVERLAP: Final = 100
"""Orders that are read again: of two that are stored at the same time, the first may become visible last."""

CHANGE: Final = (
    update(LOG)
    .where(LOG.c.table_id == bindparam("of"), LOG.c.seq == bindparam("place"))
    .values(kind=bindparam("new_kind"), data=bindparam("new_data"))
)


@dataclass(frozen=True, slots=True)
class Order:
    """A change that running servers have to follow."""

    order_id: int
    kind: OrderKind
    data: dict[str, Any]


class Administration:
    """The database as a host's tools use it."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store

    # --- Tables -----------------------------------------------------------------------------------------------

    async def delete(self, table_ids: Collection[str]) -> list[str]:
        """Delete tables with their logs; returns those that existed."""
        ids = sorted(set(table_ids))
        async with self._store.write() as connection:
            rows = await connection.execute(select(TABLES.c.table_id).where(TABLES.c.table_id.in_(ids)))
            deleted = sorted(row.table_id for row in rows)
            await forget_places(connection, RATED_PLACES.c.table_id.in_(deleted))
            for relation in (LOG, LEASES, TABLES):
                await connection.execute(delete(relation).where(relation.c.table_id.in_(deleted)))
            await _order(connection, "table", *({"table": table_id} for table_id in deleted))
        await self._store.scrub()
        return deleted

    async def rewrite(self, table_id: str, entries: Sequence[Entry], last: str, names: Mapping[int, str]) -> None:
        """Replace entries of a table's log, and names at its seats. An entry of the kind ``last`` is appended: it
        tells servers to read the log again. The time of the table's last change stays.
        """
        async with self._store.write() as connection:
            where = TABLES.c.table_id == table_id
            rows = await connection.execute(select(TABLES.c.last_seq).where(where).with_for_update())
            seq = rows.scalar_one_or_none()
            if seq is None:
                raise NoSuchTable(table_id=table_id)
            changes = [
                {"of": table_id, "place": entry.seq, "new_kind": entry.kind, "new_data": json_text(entry.data)}
                for entry in entries
            ]
            if changes:
                await connection.execute(CHANGE, changes)
            row = {"table_id": table_id, "seq": seq + 1, "at": time.time(), "kind": last, "data": json_text({})}
            await connection.execute(insert(LOG), row)
            seqs = {"last_seq": seq + 1, "summary_seq": case((FRESH, seq + 1), else_=TABLES.c.summary_seq)}
            await connection.execute(update(TABLES).where(where).values(seqs | {"about": "{}"}))
            for seat, name in names.items():
                at = and_(SEATS.c.table_id == table_id, SEATS.c.seat == seat)
                await connection.execute(update(SEATS).where(at).values(name=name))
            await _order(connection, "table", {"table": table_id})
        await self._store.scrub()

    async def order(self, kind: OrderKind, data: Mapping[str, Any]) -> None:
        """Give an order without a change."""
        async with self._store.write() as connection:
            await _order(connection, kind, data)

    async def last_changed(self, statuses: Sequence[Status], before: float, limit: int) -> list[str]:
        """Tables of these statuses that have not changed since a time, the longest unchanged first."""
        query = select(TABLES.c.table_id).where(TABLES.c.status.in_(statuses), TABLES.c.updated < before)
        return [row.table_id for row in await self._store.read(query.order_by(TABLES.c.updated).limit(limit))]

    async def with_chat(self, statuses: Sequence[Status], before: float, limit: int) -> list[str]:
        """Tables as in ``last_changed``, but only those whose log has chat."""
        chat = select(LOG.c.table_id).where(CHAT)
        query = select(TABLES.c.table_id).where(
            TABLES.c.status.in_(statuses), TABLES.c.updated < before, TABLES.c.table_id.in_(chat)
        )
        return [row.table_id for row in await self._store.read(query.order_by(TABLES.c.updated).limit(limit))]

    async def entries_of_kinds(self, kinds: Sequence[str], table_ids: Collection[str] = ()) -> list[tuple[str, Entry]]:
        """Entries of some kinds with their tables, of all tables or of some. The data of damaged ones is empty."""
        query = select(LOG).where(LOG.c.kind.in_(kinds))
        if table_ids:
            query = query.where(LOG.c.table_id.in_(sorted(table_ids)))
        rows = await self._store.read(query.order_by(LOG.c.table_id, LOG.c.seq))
        return [(row.table_id, Entry(row.seq, row.at, row.kind, _data(row.data))) for row in rows]

    async def summaries(self, status: Status | None = None, limit: int | None = None) -> list[Summary]:
        """All tables, or those of a status, the last changed first."""
        statuses = [status] if status else get_args(Status)
        return await self._store.tables(statuses, limit=limit or 1_000_000_000)

    async def counts(self, since: Sequence[float]) -> dict[str, Any]:
        """How many tables, by status, and entries there are; and how many tables were created and finished since each
        of some times.
        """
        by_status = await self._store.read(select(TABLES.c.status, func.count()).group_by(TABLES.c.status))
        by_kind = await self._store.read(select(LOG.c.kind, func.count()).group_by(LOG.c.kind))
        recent = []
        for moment in since:
            created = select(func.count()).select_from(TABLES).where(TABLES.c.created >= moment)
            finished = (
                select(func.count()).select_from(TABLES).where(TABLES.c.status == "over", TABLES.c.updated >= moment)
            )
            recent.append(((await self._store.read(created))[0][0], (await self._store.read(finished))[0][0]))
        return {
            "tables": dict(map(tuple, by_status)),
            "entries": dict(map(tuple, by_kind)),
            "recent": recent,
            "bytes": await self._size(),
        }

    async def _size(self) -> int:
        """How much disk the database takes."""
        if self._store.is_shared:
            query = text("SELECT pg_database_size(current_database())")
        else:
            query = text("SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()")
        return int((await self._store.read(query))[0][0])

    # --- Bans -------------------------------------------------------------------------------------------------

    async def bans(self) -> list[Ban]:
        """All bans, also those that are over."""
        return [Ban(**row._asdict()) for row in await self._store.read(select(BANS).order_by(BANS.c.since))]

    async def ban(self, ban: Ban) -> None:
        """Refuse a network; an earlier ban of it is replaced."""
        async with self._store.write() as connection:
            await connection.execute(delete(BANS).where(BANS.c.network == ban.network))
            row = {"network": ban.network, "reason": ban.reason, "since": ban.since, "until": ban.until}
            await connection.execute(insert(BANS), row)
            await _order(connection, "bans", {})

    async def unban(self, network: str) -> bool:
        """Lift the ban of a network; false if it was not banned."""
        async with self._store.write() as connection:
            deleted = await connection.execute(delete(BANS).where(BANS.c.network == network))
            await _order(connection, "bans", {})
        return bool(deleted.rowcount)

    async def forget_bans(self, before: float) -> None:
        """Remove bans that were over at a time."""
        async with self._store.write() as connection:
            await connection.execute(delete(BANS).where(BANS.c.until < before))

    async def forget_leases(self, before: float) -> None:
        """Remove the expired leases of tables whose game does not run."""
        running = select(TABLES.c.table_id).where(TABLES.c.status == "running")
        async with self._store.write() as connection:
            over = and_(LEASES.c.until < before, LEASES.c.table_id.not_in(running))
            await connection.execute(delete(LEASES).where(over))

    # --- Orders -----------------------------------------------------------------------------------------------

    async def last_order(self) -> int:
        """The number of the newest order."""
        return int((await self._store.read(select(func.coalesce(func.max(ORDERS.c.order_id), 0))))[0][0])

    async def orders(self, after: int) -> list[Order]:
        """Orders after a number, and some before it."""
        query = select(ORDERS).where(ORDERS.c.order_id > after - OVERLAP).order_by(ORDERS.c.order_id)
        return [Order(row.order_id, row.kind, json.loads(row.data)) for row in await self._store.read(query)]


async def _order(connection: Transaction, kind: OrderKind, *data: Mapping[str, Any]) -> None:
    """Store orders. Old ones are deleted afterwards, so that numbers only grow."""
    now = time.time()
    if data:
        await connection.execute(insert(ORDERS), [{"at": now, "kind": kind, "data": json_text(item)} for item in data])
        await connection.execute(delete(ORDERS).where(ORDERS.c.at < now - ORDERS_KEPT_SECONDS))


def _data(stored: str) -> dict[str, Any]:
    try:
        data = json.loads(stored)
    except ValueError:
        return {}
    return data if isinstance(data, dict) else {}
