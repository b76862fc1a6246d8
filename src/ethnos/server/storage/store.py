"""The logs of all tables, kept in SQLite or PostgreSQL."""

import asyncio
import json
import time
import uuid
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, TypeAlias

from sqlalchemy import Row, bindparam, insert, select, text, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from ethnos.refusals import EthnosError
from ethnos.server.storage.address import WRITES, Address
from ethnos.server.storage.errors import DatabaseUnreachable, NoSuchTable, Overtaken
from ethnos.server.storage.group_commit import Together
from ethnos.server.storage.leases import Lease, forsaken, release, take
from ethnos.server.storage.migrate import migrate
from ethnos.server.storage.notices import CHANNEL, Notices, message
from ethnos.server.storage.schema import LOG, TABLES

NewEntry: TypeAlias = tuple[float, str, dict[str, Any]]
"""When, of which kind, and what."""

OPEN: Final = "open"
"""The status of a new table."""

WELL_WITHIN: Final = 5.0
"""Seconds in which a healthy database answers."""

NOTIFY: Final = text("SELECT pg_notify(:channel, :message)")
UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.table_id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "updated", "last_seq", "about")})
)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a table's log."""

    seq: int
    """From 1, without gaps."""
    at: float
    """Seconds since the epoch."""
    kind: str
    data: dict[str, Any]


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a table without reading its log."""

    table_id: str
    status: str
    """"open", "running" or "over"."""
    listed: bool
    created: float
    updated: float
    last_seq: int
    about: dict[str, Any]
    """Made by whoever appends."""


@dataclass(frozen=True)
class _Append:
    """Entries that wait to be stored."""

    table_id: str
    after: int
    rows: list[dict[str, Any]]
    summary: dict[str, Any]

    @property
    def last_seq(self) -> int:
        return self.after + len(self.rows)


class Store:
    """The tables of a server. Made by ``open``; several processes may share a database."""

    def __init__(self, address: Address, engine: AsyncEngine) -> None:
        self._address, self._engine = address, engine
        self._origin = uuid.uuid4().hex
        self._turn = asyncio.Lock()
        self._append_together: Together[_Append, EthnosError | None] = Together(self._append_all)
        self._lease_together: Together[Lease, bool] = Together(self._take_all)
        listen = partial(address.connect, "ethnos notices") if address.dsn else None
        self._notices = Notices(self._origin, listen)

    @classmethod
    async def open(cls, url: str) -> "Store":
        """The store at an address, ``sqlite:///FILE`` or ``postgresql://...``, with its schema up to date."""
        address = Address.of(url)
        await migrate(address)
        store = cls(address, address.engine())
        with address.reached():
            await store._notices.start()
        return store

    async def close(self) -> None:
        """Finish what is being written, and let go of the database."""
        await self._append_together.finished()
        await self._lease_together.finished()
        await self._notices.close()
        await self._engine.dispose()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database and hear of each other: not with SQLite."""
        return bool(self._address.dsn)

    # --- Logs -------------------------------------------------------------------------------------------------

    async def create(self, table_id: str, listed: bool, about: dict[str, Any], entries: Sequence[NewEntry]) -> Summary:
        """A new table with its first entries. Refused as overtaken where there is one of this name."""
        new = _new_append(table_id, 0, entries, OPEN, about)
        row = {"table_id": table_id, "listed": listed, "created": entries[0][0] if entries else new.summary["updated"]}
        try:
            async with self._write() as connection:
                await connection.execute(insert(TABLES), row | new.summary)
                await self._add(connection, [new])
        except IntegrityError as taken:
            raise Overtaken from taken
        return await self.summary(table_id)

    async def append(
        self, table_id: str, after: int, entries: Sequence[NewEntry], status: str, about: dict[str, Any]
    ) -> None:
        """Store entries behind entry ``after``, all or none, unless somebody else has been there first.

        They are on disk when this returns. When it is cancelled or the database is lost on the way, they may be or
        not: read the log again.
        """
        refusal = await self._append_together(_new_append(table_id, after, entries, status, about))
        if refusal is not None:
            raise refusal

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """A table's log behind entry ``after``."""
        _check_name(table_id)
        found = await self._read(select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > after).order_by(LOG.c.seq))
        if not found:
            await self.summary(table_id)  # no news, or no table?
        return [Entry(row.seq, row.at, row.kind, json.loads(row.data)) for row in found]

    async def summary(self, table_id: str) -> Summary:
        """What is known of a table without its log."""
        _check_name(table_id)
        for row in await self._read(select(TABLES).where(TABLES.c.table_id == table_id)):
            return _summary(row)
        raise NoSuchTable(table_id=table_id)

    async def tables(
        self, status: Sequence[str], listed: bool | None = None, limit: int = 100, before: float | None = None
    ) -> list[Summary]:
        """Tables of some status, the last changed first; those ``before`` a page's last ``updated`` are the next."""
        query = select(TABLES).where(TABLES.c.status.in_(status))
        if listed is not None:
            query = query.where(TABLES.c.listed == listed)
        if before is not None:
            query = query.where(TABLES.c.updated < before)
        query = query.order_by(TABLES.c.updated.desc(), TABLES.c.table_id.desc()).limit(limit)
        return [_summary(row) for row in await self._read(query)]

    def notices(self) -> AsyncIterator[tuple[str, int]]:
        """Table and last entry of what other processes append, from ``open`` on, for one reader.

        ``("", 0)`` means that some may have been missed: look at everything again. With SQLite nothing ever comes.
        """
        return self._notices

    # --- Leases -----------------------------------------------------------------------------------------------

    async def lease(self, table_id: str, owner: str, seconds: float) -> bool:
        """Have a table's bots and clocks to oneself for a while; false while somebody else has them."""
        return await self._lease_together(Lease(table_id, owner, seconds))

    async def forsaken(self) -> list[str]:
        """Running tables that somebody has driven and nobody drives now."""
        return [row.table_id for row in await self._read(forsaken(self._engine.dialect.name))]

    async def release(self, owner: str) -> None:
        """Give back all that an owner has leased, at a clean stop."""
        async with self._write() as connection:
            await release(connection, owner)

    # --- The database -----------------------------------------------------------------------------------------

    async def is_well(self) -> bool:
        """Whether the database answers, and soon."""
        try:
            async with asyncio.timeout(WELL_WITHIN):
                await self._read(select(1))
        except (DatabaseUnreachable, TimeoutError):
            return False
        return True

    async def _read(self, query: Any) -> Sequence[Row[Any]]:
        with self._address.reached():
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).all()

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes; one at a time, since SQLite lets who waits for a lock only ask again and again."""
        with self._address.reached():
            async with self._turn, self._engine.execution_options(**{WRITES: True}).begin() as connection:
                yield connection

    async def _append_all(self, appends: Sequence[_Append]) -> list[EthnosError | None]:
        """Store what fits in one transaction, and say of each append why it does not."""
        async with self._write() as connection:
            last = await _lock(connection, {append.table_id for append in appends})
            refusals = [_accept(append, last) for append in appends]
            accepted = [append for append, refusal in zip(appends, refusals, strict=True) if refusal is None]
            if accepted:
                await connection.execute(UPDATE, [_change(append) for append in _newest(accepted)])
                await self._add(connection, accepted)
        return refusals

    async def _add(self, connection: AsyncConnection, appends: Sequence[_Append]) -> None:
        """The entries, and the notices of them, which PostgreSQL sends with the commit."""
        if rows := [row for append in appends for row in append.rows]:
            await connection.execute(insert(LOG), rows)
        if self._address.dsn:
            messages = [message(self._origin, append.table_id, append.last_seq) for append in _newest(appends)]
            await connection.execute(NOTIFY, [{"channel": CHANNEL, "message": told} for told in messages])

    async def _take_all(self, leases: Sequence[Lease]) -> list[bool]:
        async with self._write() as connection:
            return await take(connection, leases)


def _new_append(table_id: str, after: int, entries: Sequence[NewEntry], status: str, about: dict[str, Any]) -> _Append:
    """Written as JSON here, so that what cannot be is the trouble of its caller and not of all who commit with it."""
    _check_name(table_id)
    rows = [
        {"table_id": table_id, "seq": seq, "at": at, "kind": kind, "data": _json(data)}
        for seq, (at, kind, data) in enumerate(entries, after + 1)
    ]
    updated = entries[-1][0] if entries else time.time()
    summary = {"status": status, "updated": updated, "last_seq": after + len(rows), "about": _json(about)}
    return _Append(table_id, after, rows, summary)


def _check_name(table_id: str) -> None:
    """Names come from outside, and PostgreSQL breaks off a transaction that asks for one with odd characters."""
    if not table_id.isprintable():
        raise NoSuchTable(table_id=table_id)


def _json(value: dict[str, Any]) -> str:
    """In ASCII, because PostgreSQL's text cannot hold every character that a JSON string can."""
    return json.dumps(value, separators=(",", ":"), allow_nan=False)


def _summary(row: Row[Any]) -> Summary:
    known = row._asdict()
    return Summary(**known | {"about": json.loads(known["about"])})


async def _lock(connection: AsyncConnection, table_ids: set[str]) -> dict[str, int]:
    """The last entries of tables, to which nobody else can append before the end of the transaction."""
    query = select(TABLES.c.table_id, TABLES.c.last_seq).where(TABLES.c.table_id.in_(sorted(table_ids)))
    rows = await connection.execute(query.order_by(TABLES.c.table_id).with_for_update(key_share=True))
    return {row.table_id: row.last_seq for row in rows}


def _accept(append: _Append, last: dict[str, int]) -> EthnosError | None:
    """Count an append that fits in; otherwise, why it does not."""
    if append.table_id not in last:
        return NoSuchTable(table_id=append.table_id)
    if last[append.table_id] != append.after:
        return Overtaken()
    last[append.table_id] = append.last_seq
    return None


def _newest(appends: Iterable[_Append]) -> list[_Append]:
    """The last append to each table."""
    return list({append.table_id: append for append in appends}.values())


def _change(append: _Append) -> dict[str, Any]:
    return {"of": append.table_id} | {f"new_{name}": value for name, value in append.summary.items()}
