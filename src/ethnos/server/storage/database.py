"""Databases: their addresses, and transactions with them. PostgreSQL is reached over a connection that waits by itself,
SQLite in threads.
"""

import asyncio
import importlib
import re
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from dataclasses import dataclass, field
from functools import cached_property, partial
from pathlib import Path
from typing import Any, Final, Protocol, TypeAlias, TypeVar

from sqlalchemy import URL, Connection, CursorResult, create_engine, event
from sqlalchemy.exc import DBAPIError, DisconnectionError, IntegrityError

from ethnos.base.files import data_folder
from ethnos.server.storage import DatabaseUnreachable, NoDriver, UnknownDatabase, Unstorable

SQLITE: Final = re.compile(r"sqlite:///(?P<path>.+)")
POSTGRESQL: Final = re.compile(r"postgres(?:ql)?://(?:[^/?#@]*@)?(?P<place>[^/?#@]*(?:/[^/?#@]*)?)(?:\?[^#@]*)?")
"""Strict about ``@``: no part of a password with special characters may be taken for a host and shown."""

PATIENCE: Final = 15.0
"""Seconds to wait for a connection, or for another process that writes to the same file."""
RESTED_SECONDS: Final = 0.5
"""A connection that was used a shorter time ago is taken as it is: asking costs as much as a statement."""
COMMAND_PATIENCE: Final = 60.0
"""Seconds until a statement times out: this is how a vanished host is noticed."""


def _find_asyncpg() -> Any:
    """The PostgreSQL driver, an optional dependency; None if it is not installed."""
    try:
        return importlib.import_module("asyncpg")
    except ImportError:
        return None


asyncpg: Final[Any] = _find_asyncpg()

UNREACHABLE: Final[tuple[type[Exception], ...]] = (
    DBAPIError,
    sqlite3.Error,
    OSError,
    *((asyncpg.PostgresError, asyncpg.InterfaceError) if asyncpg else ()),
)


@dataclass(frozen=True)
class Address:
    """A database, and how to reach it."""

    where: str
    """For people: without user, password and options."""
    path: str = ""
    """SQLite's file."""
    dsn: str = field(default="", repr=False)
    """PostgreSQL's address; asyncpg accepts the same forms as ``psql``."""

    @classmethod
    def of(cls, url: str) -> "Address":
        """The address that a person gave."""
        if (match := SQLITE.fullmatch(url)) and match["path"] != ":memory:":
            return cls(url, path=match["path"])
        if match := POSTGRESQL.fullmatch(url):
            if asyncpg is None:
                raise NoDriver
            return cls(f"postgresql://{match['place']}", dsn=url)
        raise UnknownDatabase

    async def connect(self, name: str = "ethnos") -> Any:
        """A connection to PostgreSQL, which lists it under this name."""
        settings = {"application_name": name}
        try:
            return await asyncpg.connect(
                self.dsn, timeout=PATIENCE, command_timeout=COMMAND_PATIENCE, server_settings=settings
            )
        except asyncpg.ClientConfigurationError:
            raise  # its message says what is wrong, without the password
        except ValueError:  # a port that is no number
            raise UnknownDatabase from None

    @contextmanager
    def translated_errors(self) -> Iterator[None]:
        """Raise every failure of the database as ``DatabaseUnreachable``."""
        try:
            yield
        except (IntegrityError, sqlite3.IntegrityError):  # the database works: the caller broke a constraint
            raise
        except UNREACHABLE as problem:
            cause = problem.orig if isinstance(problem, DBAPIError) else problem
            raise DatabaseUnreachable(where=self.where, problem=str(cause) or type(cause).__name__) from problem


def default_database() -> str:
    """A file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def database_url(name: str) -> str:
    """A database as people name it: an address, or the path of a file."""
    return name if "://" in name else f"sqlite:///{Path(name).absolute()}"


T = TypeVar("T")

WRITES: Final = "ethnos_writes"
"""The execution option of transactions that write: SQLite has to take the lock at the start."""
READERS: Final = 4
"""Threads that read from an SQLite file, each over a connection of its own."""

WAITS: Final = f"PRAGMA busy_timeout = {int(PATIENCE * 1000)}"
PRAGMAS: Final = (
    WAITS,
    "PRAGMA foreign_keys = ON",
    # FULL waits for the disk at every commit. With WAL's usual NORMAL a power cut could lose moves that players have
    # already seen. It costs a flush for each commit, about a millisecond on an SSD and ten on a hard disk; all appends
    # that wait at that moment share it.
    "PRAGMA synchronous = FULL",
    # What a host removes is overwritten, not only marked as free.
    "PRAGMA secure_delete = ON",
)


class Transaction(Protocol):
    """A transaction that writes, statement by statement."""

    @property
    def dialect(self) -> Any:
        """SQLAlchemy's dialect of the database."""

    async def execute(self, statement: Any, parameters: Any = None, /) -> CursorResult[*tuple[Any, ...]]:
        """Execute a statement."""


class Postgresql:
    """PostgreSQL: every transaction has a connection of the pool."""

    dialect: Final = "postgresql"

    def __init__(self, address: Address) -> None:
        from sqlalchemy.ext.asyncio import create_async_engine  # only PostgreSQL needs what this is made of

        self._engine = create_async_engine("postgresql+asyncpg://", async_creator=address.connect, hide_parameters=True)
        # What reads needs no transaction of its own: one answer to wait for instead of three.
        self._reading = self._engine.execution_options(isolation_level="AUTOCOMMIT")
        event.listen(self._engine.sync_engine, "before_cursor_execute", _check_values)
        event.listen(self._engine.sync_engine, "checkin", _note_rest)
        event.listen(self._engine.sync_engine, "checkout", _ping_rested)

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""
        async with self._reading.connect() as connection:
            return await connection.run_sync(job)

    async def run(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction that writes."""
        async with self._engine.begin() as connection:
            return await connection.run_sync(job)

    def write(self) -> AbstractAsyncContextManager[Transaction]:
        """A transaction that writes."""
        return self._engine.begin()

    async def scrub(self) -> bool:
        """Overwrite older versions of rows."""
        async with self._engine.connect() as connection:
            raw: Any = (await connection.get_raw_connection()).driver_connection  # outside any transaction
            await raw.execute("VACUUM log, tables, seats")
        return True

    async def close(self) -> None:
        """Close the connections."""
        await self._engine.dispose()


def _note_rest(_connection: Any, record: Any) -> None:
    record.info["rests_since"] = time.monotonic()


def _ping_rested(connection: Any, record: Any, _proxy: Any) -> None:
    """Ask whether a connection that has rested still works: this lets a server survive a restart of its database."""
    if time.monotonic() - record.info.get("rests_since", time.monotonic()) > RESTED_SECONDS:
        try:
            connection.ping()
        except Exception as problem:  # whatever it is, another connection is opened
            raise DisconnectionError from problem


class Sqlite:
    """An SQLite file: a thread that writes, and some that read meanwhile.

    Work is handed over as a whole where possible: every switch of threads costs more than most statements do.
    """

    dialect: Final = "sqlite"

    def __init__(self, path: str) -> None:
        self._engine = create_engine(URL.create("sqlite", database=path), hide_parameters=True)
        event.listen(self._engine, "connect", _prepare_sqlite)
        event.listen(self._engine, "begin", _begin_sqlite)
        event.listen(self._engine, "before_cursor_execute", _check_values)
        self._reading, self._writing = ThreadPoolExecutor(READERS, "reading"), ThreadPoolExecutor(1, "writing")

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a job that only reads."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, self._read, job)

    async def run(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction that writes."""
        return await self._in_thread(self._run, job)

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A transaction that writes, one at a time. All of it runs in one thread: what a caller has begun there before
        it was cancelled ends before the next transaction begins.
        """
        try:
            await self._in_thread(lambda: self._writer.begin())
            yield _Threaded(self._writer, self._in_thread)
            await self._in_thread(self._writer.commit)
        finally:
            await self._in_thread(lambda: self._writer.rollback())  # does nothing after a commit

    async def scrub(self) -> bool:
        """Overwrite what was deleted in the log of writes; false if somebody reads."""
        return await self._in_thread(lambda: _empty_log(self._writer))

    async def close(self) -> None:
        """Finish, and close the file."""
        await asyncio.to_thread(self._reading.shutdown)
        if writer := vars(self).pop("_writer", None):
            await self._in_thread(writer.close)
        await asyncio.to_thread(self._writing.shutdown)
        self._engine.dispose()

    @cached_property
    def _writer(self) -> Connection:
        """The connection of the thread that writes, which keeps it: taking one of the pool each time takes longer than
        most transactions.
        """
        return self._engine.connect().execution_options(**{WRITES: True})

    def _read(self, job: Callable[[Connection], T]) -> T:
        with self._engine.connect() as connection:
            return job(connection)

    def _run(self, job: Callable[[Connection], T]) -> T:
        with self._writer.begin():
            return job(self._writer)

    async def _in_thread(self, work: Callable[..., T], *args: Any) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._writing, partial(work, *args))


Database: TypeAlias = Postgresql | Sqlite


def database_at(address: Address) -> Database:
    """Transactions with the database at an address. Errors do not show the values of statements: these contain what
    players may not see.
    """
    return Postgresql(address) if address.dsn else Sqlite(address.path)


class _Threaded:
    """An SQLite transaction whose statements run in the thread that writes."""

    def __init__(self, connection: Connection, in_thread: Callable[..., Any]) -> None:
        self._connection, self._in_thread = connection, in_thread
        self.dialect = connection.dialect

    async def execute(self, statement: Any, parameters: Any = None, /) -> CursorResult[*tuple[Any, ...]]:
        """Execute a statement."""
        result: CursorResult[*tuple[Any, ...]] = await self._in_thread(self._connection.execute, statement, parameters)
        return result


def _empty_log(writer: Connection) -> bool:
    connection: Any = writer.connection.driver_connection  # outside any transaction
    connection.execute("PRAGMA busy_timeout = 0")
    try:
        ((is_busy, *_),) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    finally:
        connection.execute(WAITS)
    return not is_busy


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # keeps the driver from beginning transactions: see _begin_sqlite
    for pragma in PRAGMAS:
        connection.execute(pragma).close()


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that writes takes the lock at once: SQLite may refuse it to one that has read first."""
    writes = connection.get_execution_options().get(WRITES, False)
    driver: Any = connection.connection.driver_connection
    driver.execute("BEGIN IMMEDIATE" if writes else "BEGIN").close()


def _check_values(_connection: object, _cursor: object, _statement: str, values: Any, *_rest: object) -> None:
    """Refuse text that UTF-8 or PostgreSQL does not have, whatever it is for. Some of it comes from outside, and
    PostgreSQL's own refusal looks like a failure of the database.
    """
    for row in values if isinstance(values, list) else [values or ()]:
        for value in row.values() if isinstance(row, dict) else row:
            if isinstance(value, str) and ("\0" in value or not _is_utf_8(value)):
                raise Unstorable


def _is_utf_8(text: str) -> bool:
    try:
        text.encode()
    except UnicodeEncodeError:  # half of a surrogate pair
        return False
    return True
