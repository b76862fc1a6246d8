"""The logs of all tables, stored in SQLite or PostgreSQL."""

import asyncio
import json
import logging
import time
import uuid
from collections import defaultdict
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Connection, Row, Select, and_, insert, select, text, update
from sqlalchemy.exc import IntegrityError

from ethnos.base.refusals import EthnosError
from ethnos.server.storage import (
    DatabaseUnreachable,
    Entry,
    NewEntry,
    NoSuchTable,
    Overtaken,
    SeatFacts,
    Status,
    Summary,
    TableFacts,
    Unreadable,
)
from ethnos.server.storage.appends import (
    FACTS,
    INSERT,
    Append,
    GroupCommit,
    accepted_of,
    newest,
    store_appends,
    store_facts,
    store_others,
)
from ethnos.server.storage.database import PATIENCE, Address, Transaction, database_at
from ethnos.server.storage.leases import Lease, Parked, orphaned, park, release, take
from ethnos.server.storage.migrate import migrate
from ethnos.server.storage.notices import CHANNEL, ECHO, RELEASED, Notices, message
from ethnos.server.storage.relations import FRESH, LOG, SEATS, STALE, TABLES

logger = logging.getLogger(__name__)

T = TypeVar("T")

ANSWER_SECONDS: Final = 5.0
"""Seconds within which a healthy database answers."""

VALUES_AT_ONCE: Final = 1000
"""The most values in one statement."""

SCRUB_PAUSE: Final = 0.2
"""Seconds between two attempts to overwrite what was deleted."""
TRIAL: Final = "(a trial)"
"""Stands for a table in leases that are taken to see whether something can be stored."""

SUMMARY: Final = [column for column in TABLES.c if column.name != "about"]
NOTIFY: Final = text("SELECT pg_notify(:channel, :message)")


class DatabaseStore:
    """The tables of a server. Use ``open`` to create one; several processes may share a database."""

    def __init__(self, address: Address) -> None:
        self._address, self._database = address, database_at(address)
        self._origin = uuid.uuid4().hex
        self._write_lock = asyncio.Lock()
        self._append_commit: GroupCommit[Append, EthnosError | None] = GroupCommit(self._append_all)
        self._lease_commit: GroupCommit[Lease, bool] = GroupCommit(self._take_all)
        self._park_commit: GroupCommit[Parked, bool] = GroupCommit(self._park_all)
        listen = partial(address.connect, "ethnos notices") if address.dsn else None
        self._notices = Notices(self._origin, listen)

    @classmethod
    async def open(cls, url: str) -> "DatabaseStore":
        """The store at an address, ``sqlite:///FILE`` or ``postgresql://...``, with its schema up to date."""
        address = Address.of(url)
        await migrate(address)
        store = cls(address)
        with address.translated_errors():
            await store._notices.start()
        return store

    async def close(self) -> None:
        """Finish pending writes, and close the connections."""
        await self._append_commit.finished()
        await self._lease_commit.finished()
        await self._park_commit.finished()
        await self._notices.close()
        await self._database.close()

    @property
    def is_shared(self) -> bool:
        """Whether other processes may use the same database and are notified of changes: not with SQLite."""
        return bool(self._address.dsn)

    @property
    def waiting(self) -> int:
        """How many writes wait for the next transaction."""
        return self._append_commit.waiting + self._lease_commit.waiting + self._park_commit.waiting

    # --- Logs -------------------------------------------------------------------------------------------------

    async def create(self, table_id: str, listed: bool, facts: TableFacts, entries: Sequence[NewEntry]) -> None:
        """Create a table with its first entries; ``Overtaken`` if there is one with this id."""
        new = _new_append(table_id, 0, entries, facts)
        row = {"table_id": table_id, "listed": listed, "created": entries[0][0] if entries else new.updated}
        row |= {name: getattr(facts, name) for name in FACTS}
        row |= {"updated": new.updated, "last_seq": new.last_seq, "summary_seq": new.last_seq}

        def store(connection: Connection) -> None:
            connection.execute(insert(TABLES), row)
            if new.rows:
                connection.execute(INSERT, new.rows)
            store_others(connection, [new])
            self._notify(connection, [new])

        try:
            await self._transact(store)
        except IntegrityError as problem:
            raise Overtaken from problem

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[NewEntry],
        facts: TableFacts,
        before: TableFacts | None = None,
    ) -> None:
        """Store entries after entry ``after``, all or none; ``Overtaken`` if another process was first.

        They are on disk when this returns. If it is cancelled or the database is lost meanwhile, they may or may not be
        stored: read the log again.
        """
        refusal = await self._append_commit(_new_append(table_id, after, entries, facts, before))
        if refusal is not None:
            raise refusal

    async def entries(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """A table's log after entry ``after``; the first entries of it where a limit is given."""
        _check_id(table_id)
        query = select(LOG).where(LOG.c.table_id == table_id, LOG.c.seq > after).order_by(LOG.c.seq).limit(limit)
        rows = await self.read(query)
        if not rows and not await self.read(select(TABLES.c.table_id).where(TABLES.c.table_id == table_id)):
            raise NoSuchTable(table_id=table_id)
        try:
            return [Entry(row.seq, row.at, row.kind, json.loads(row.data)) for row in rows]
        except ValueError as problem:
            raise Unreadable from problem

    async def summary(self, table_id: str) -> Summary:
        """The summary of a table."""
        summaries = await self.summaries([table_id])
        if not summaries:
            raise NoSuchTable(table_id=table_id)
        return summaries[0]

    async def tables(
        self, status: Sequence[Status], listed: bool | None = None, limit: int = 100, before: float | None = None
    ) -> list[Summary]:
        """Tables of some status, the last changed first. ``before`` is the last ``updated`` of the previous page."""
        query = select(*SUMMARY).where(TABLES.c.status.in_(status))
        if listed is not None:
            query = query.where(TABLES.c.listed == listed)
        if before is not None:
            query = query.where(TABLES.c.updated < before)
        query = query.order_by(TABLES.c.updated.desc(), TABLES.c.table_id.desc()).limit(limit)
        return await self._with_seats(await self.read(query))

    async def summaries(self, table_ids: Sequence[str]) -> list[Summary]:
        """The summaries of these tables, in any order. Those that do not exist are left out."""
        printable = [table_id for table_id in table_ids if table_id.isprintable()]
        return await self._with_seats(await self.read_of(select(*SUMMARY), TABLES.c.table_id, printable))

    async def _with_seats(self, rows: Sequence[Row[Any]]) -> list[Summary]:
        query = select(SEATS.c.table_id, *(SEATS.c[name] for name in SeatFacts._fields)).order_by(SEATS.c.seat)
        seats: defaultdict[str, list[SeatFacts]] = defaultdict(list)
        for row in await self.read_of(query, SEATS.c.table_id, [row.table_id for row in rows]):
            seats[row[0]].append(SeatFacts(*tuple(row)[1:]))
        return [Summary(**row._mapping, seats=tuple(seats[row.table_id])) for row in rows]

    async def running(self) -> list[tuple[str, bool, float | None]]:
        """Running tables: whether they need nothing from the server until their deadline is near, and when that is."""
        waits = and_(TABLES.c.waits, FRESH).label("waits_now")
        query = select(TABLES.c.table_id, waits, TABLES.c.deadline).where(TABLES.c.status == "running")
        return [(row.table_id, row.waits_now, row.deadline) for row in await self.read(query)]

    async def stale(self, limit: int) -> list[str]:
        """Tables that an older server has changed, the last changed first."""
        query = select(TABLES.c.table_id).where(STALE).order_by(TABLES.c.updated.desc()).limit(limit)
        return [row.table_id for row in await self.read(query)]

    async def refresh(self, table_id: str, seq: int, facts: TableFacts) -> None:
        """Store what the log says up to its last entry, unless there are more entries by now."""
        append = Append(table_id, seq, [], None, facts)
        await self._transact(lambda connection: store_facts(connection, append))

    async def pass_over(self, table_id: str) -> None:
        """Do not look at a stale table again until it changes: its log cannot be read."""
        async with self.write() as connection:
            of_table = update(TABLES).where(TABLES.c.table_id == table_id)
            await connection.execute(of_table.values(summary_seq=TABLES.c.last_seq))

    def notices(self) -> AsyncIterator[tuple[str, int]]:
        """The table and last entry of each append by another process since ``open``, for one reader.

        ``("", 0)`` means that some may have been missed: read every table again. ``(RELEASED, 0)`` means that another
        process stops, and its tables need a new one. With SQLite no notice ever comes.
        """
        return self._notices

    # --- Leases -----------------------------------------------------------------------------------------------

    async def lease(self, table_id: str, owner: str, seconds: float) -> bool:
        """Take or renew the lease on a table's bots and clocks; false while another process holds it."""
        return await self._lease_commit(Lease(table_id, owner, seconds))

    async def park(self, table_id: str, owner: str, until: float | None) -> bool:
        """Give a table's lease back until a time, in seconds since the epoch, at which the table counts as orphaned."""
        return await self._park_commit(Parked(table_id, owner, until))

    async def orphaned(self) -> list[str]:
        """Running tables whose lease has expired: the process that drove them has died, or their time has come."""
        return [row.table_id for row in await self.read(orphaned(self._database.dialect))]

    async def release(self, owner: str) -> None:
        """Give back all leases of an owner, at a clean stop; others are notified of it."""
        async with self.write() as connection:
            await release(connection, owner)
            if self._address.dsn:
                await connection.execute(NOTIFY, [{"channel": CHANNEL, "message": message(self._origin, RELEASED, 0)}])

    # --- The database -----------------------------------------------------------------------------------------

    async def try_writing(self) -> None:
        """Store something; ``DatabaseUnreachable`` if that fails, as in a file that belongs to somebody else."""
        await self.lease(TRIAL, self._origin, 0.0)

    async def can_write(self) -> bool:
        """Try whether something can be stored in time."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self.try_writing()
        except (DatabaseUnreachable, TimeoutError) as problem:
            logger.warning("nothing can be stored: %s", problem or "no answer in time")
            return False
        return True

    async def hears_others(self) -> bool:
        """Try whether a notice from this process to itself arrives in time."""
        if not self._address.dsn:
            return True
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                heard = self._notices.expect_echo()
                async with self.write() as connection:
                    await connection.execute(NOTIFY, [{"channel": CHANNEL, "message": message(self._origin, ECHO, 0)}])
                await heard.wait()
        except (DatabaseUnreachable, TimeoutError) as problem:
            logger.warning("no notices of other processes arrive: %s", problem or "no answer in time")
            return False
        return True

    async def read(self, query: Any) -> Sequence[Row[Any]]:
        """The rows of a query, in a transaction of its own."""
        with self._address.translated_errors():
            return await self._database.read(lambda connection: connection.execute(query).all())

    async def read_of(self, query: Select[Any], column: ColumnElement[Any], values: Sequence[Any]) -> list[Row[Any]]:
        """The rows of a query that have one of these values, however many there are."""
        rows = list[Row[Any]]()
        for start in range(0, len(values), VALUES_AT_ONCE):
            rows += await self.read(query.where(column.in_(values[start : start + VALUES_AT_ONCE])))
        return rows

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A transaction that writes. One at a time: SQLite has no queue for its lock, waiting writers only poll it."""
        with self._address.translated_errors():
            async with self._write_lock, self._database.write() as connection:
                yield connection

    async def scrub(self) -> None:
        """Overwrite what was deleted: in SQLite's log of writes, and in PostgreSQL's older versions of rows.

        SQLite waits for everybody who reads, as for a backup. Meanwhile others write.
        """
        until = time.monotonic() + PATIENCE
        while not await self._scrub_now() and time.monotonic() < until:
            await asyncio.sleep(SCRUB_PAUSE)

    async def _scrub_now(self) -> bool:
        """Try it; false if SQLite has to wait for somebody who reads."""
        with self._address.translated_errors():
            async with self._write_lock:
                return await self._database.scrub()

    async def _transact(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction that writes."""
        with self._address.translated_errors():
            async with self._write_lock:
                return await self._database.run(job)

    async def _append_all(self, appends: Sequence[Append]) -> list[EthnosError | None]:
        def store(connection: Connection) -> list[EthnosError | None]:
            refusals = store_appends(connection, appends)
            self._notify(connection, accepted_of(appends, refusals))
            return refusals

        return await self._transact(store)

    def _notify(self, connection: Connection, appends: Sequence[Append]) -> None:
        """Notify other processes, with the commit; only PostgreSQL can."""
        if self._address.dsn and appends:
            messages = [message(self._origin, append.table_id, append.last_seq) for append in newest(appends)]
            connection.execute(NOTIFY, [{"channel": CHANNEL, "message": text} for text in messages])

    async def _park_all(self, parked: Sequence[Parked]) -> list[bool]:
        await self._transact(lambda connection: park(connection, parked))
        return [True] * len(parked)

    async def _take_all(self, leases: Sequence[Lease]) -> list[bool]:
        return await self._transact(lambda connection: take(connection, leases))


def _new_append(
    table_id: str, after: int, entries: Sequence[NewEntry], facts: TableFacts, before: TableFacts | None = None
) -> Append:
    """Serialise entries before the group commit: data that is not JSON then fails for its own caller only."""
    _check_id(table_id)
    rows = [
        {"table_id": table_id, "seq": seq, "at": at, "kind": kind, "data": json_text(data)}
        for seq, (at, kind, data) in enumerate(entries, after + 1)
    ]
    return Append(table_id, after, rows, entries[-1][0] if entries else time.time(), facts, before)


def _check_id(table_id: str) -> None:
    """Ids come from outside, and PostgreSQL aborts a transaction that asks for one with unprintable characters."""
    if not table_id.isprintable():
        raise NoSuchTable(table_id=table_id)


def json_text(value: Mapping[str, Any]) -> str:
    """JSON in ASCII, because PostgreSQL's text cannot hold every character that a JSON string can."""
    return _ENCODER.encode(value)


_ENCODER: Final = json.JSONEncoder(separators=(",", ":"), allow_nan=False)
