"""Addresses of databases as people write them."""

import importlib
import re
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from sqlalchemy.exc import DBAPIError, IntegrityError

from ethnos.base.files import data_folder
from ethnos.server.storage.storage_errors import DatabaseUnreachable, NoDriver, UnknownDatabase

SQLITE: Final = re.compile(r"sqlite:///(?P<path>.+)")
POSTGRESQL: Final = re.compile(r"postgres(?:ql)?://(?:[^/?#@]*@)?(?P<place>[^/?#@]*(?:/[^/?#@]*)?)(?:\?[^#@]*)?")
"""Strict about ``@``: no part of a password with special characters may be taken for a host and shown."""

PATIENCE: Final = 15.0
"""Seconds to wait for a connection, or for another process that writes to the same file."""
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
