"""Addresses of databases as people write them, and SQLAlchemy's engines for them."""

import importlib
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from ethnos.base.files import data_folder
from ethnos.server.storage.storage_errors import DatabaseUnreachable, NoDriver, UnknownDatabase, Unstorable

SQLITE: Final = re.compile(r"sqlite:///(?P<path>.+)")
POSTGRESQL: Final = re.compile(r"postgres(?:ql)?://(?:[^/?#@]*@)?(?P<place>[^/?#@]*(?:/[^/?#@]*)?)(?:\?[^#@]*)?")
"""Strict about ``@``: no part of a password with special characters may be taken for a host and shown."""

PATIENCE: Final = 15.0
"""Seconds to wait for a connection, or for another process that writes to the same file."""
COMMAND_PATIENCE: Final = 60.0
"""Seconds until a statement times out: this is how a vanished host is noticed."""

WRITES: Final = "ethnos_writes"
"""The execution option of transactions that write: SQLite has to take the lock at the start."""

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

    def engine(self, **options: Any) -> AsyncEngine:
        """An engine for it. Errors do not show statement parameters: these contain what players may not see."""
        if self.dsn:
            # Pinging first lets a server survive a restart of its database.
            engine = create_async_engine(
                "postgresql+asyncpg://", async_creator=self.connect, pool_pre_ping=True, hide_parameters=True, **options
            )
            event.listen(engine.sync_engine, "before_cursor_execute", _check_values)
            return engine
        url = URL.create("sqlite+aiosqlite", database=self.path)
        engine = create_async_engine(url, hide_parameters=True, **options)
        _listen(engine.sync_engine)
        return engine

    def writer(self) -> Engine:
        """An engine for transactions that write to an SQLite file, to be used from one thread."""
        url = URL.create("sqlite", database=self.path)
        engine = create_engine(url, hide_parameters=True, pool_size=1, execution_options={WRITES: True})
        _listen(engine)
        return engine

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


def _listen(engine: Engine) -> None:
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    event.listen(engine, "before_cursor_execute", _check_values)


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


def _prepare_sqlite(connection: Any, _record: object) -> None:
    connection.isolation_level = None  # keeps the driver from beginning transactions: see _begin_sqlite
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that writes takes the lock at once: SQLite may refuse it to one that has read first."""
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def default_database() -> str:
    """A file in the user's data folder."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


def database_url(name: str) -> str:
    """A database as people name it: an address, or the path of a file."""
    return name if "://" in name else f"sqlite:///{Path(name).absolute()}"
