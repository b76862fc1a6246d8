"""Migrates a database to the current schema, at every start, by one process at a time."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, inspect, select, text

from ethnos.server.storage import DatabaseUnreachable
from ethnos.server.storage.database import PATIENCE, Address, database_at
from ethnos.server.storage.relations import OLDEST_SCHEMA, SCRIPTS

REVISIONS: Final = "alembic_version"
"""The relation in which Alembic keeps the revision of the schema."""
ADVISORY_LOCK: Final = 0x6574686E6F73
"""PostgreSQL's advisory locks are numbers: this one spells "ethnos" in ASCII."""

_ONE_AT_A_TIME: Final = threading.Lock()


async def migrate(address: Address) -> None:
    """Create or change the schema if needed; refuse a database of a later version."""
    await asyncio.to_thread(_migrate_alone, address)


def _migrate_alone(address: Address) -> None:
    """Runs in its own thread with its own event loop, one at a time: Alembic keeps its state in global variables."""
    with _ONE_AT_A_TIME, address.translated_errors():
        if address.path:
            _make_file(Path(address.path), address.where)
        asyncio.run(_migrate(address))


def _make_file(path: Path, where: str) -> None:
    """Create the file with a write-ahead log: readers and the writer then do not wait for each other.

    SQLite does not wait when two processes switch a new file to this mode at the same time, so this retries.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            with closing(sqlite3.connect(path, timeout=PATIENCE)) as connection:
                connection.execute("PRAGMA journal_mode = WAL")
                return
        except sqlite3.Error as problem:
            if "locked" not in str(problem) or time.monotonic() > until:
                raise DatabaseUnreachable(where=where, problem=problem) from problem
        time.sleep(0.02)


async def _migrate(address: Address) -> None:
    """All in one transaction: other processes that start now wait for it, and a crash leaves nothing half done."""
    database = database_at(address)
    try:
        if await database.read(_is_usable):
            return
        from ethnos.server.storage.upgrade import upgrade  # Alembic takes longer to load than everything else here

        def change(connection: Connection) -> None:
            if address.dsn:
                connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
            if not _is_usable(connection):  # another process may have been first
                upgrade(connection, address.where)

        await database.run(change)
    finally:
        await database.close()


def _is_usable(connection: Connection) -> bool:
    """Whether this version can use the database as it is: the last migration has run, by the number in its file's name,
    or later ones that leave this version what it needs.
    """
    relations = inspect(connection)
    if not relations.has_table(REVISIONS):
        return False
    known = known_revisions()
    revisions = connection.scalars(text(f"SELECT version_num FROM {REVISIONS}")).all()
    if revisions == [max(known)]:
        return True
    if known.issuperset(revisions) or not relations.has_table(OLDEST_SCHEMA.name):
        return False
    return known.issuperset(connection.scalars(select(OLDEST_SCHEMA.c.revision)))


def known_revisions() -> set[str]:
    """The revisions of the schema that this version can read: the numbers in the names of the migrations."""
    return {path.name.partition("_")[0] for path in (SCRIPTS / "versions").glob("[0-9]*.py")}
