"""Bring a database to the schema of this software. Done at every start, by one process at a time."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing
from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select
from sqlalchemy.pool import NullPool

from ethnos.server.storage.address import PATIENCE, WRITES, Address
from ethnos.server.storage.errors import DatabaseTooNew, DatabaseUnreachable

SCRIPTS: Final = Path(__file__).parents[1] / "migrations"
ADVISORY_LOCK: Final = 0x6574686E6F73
"""PostgreSQL's locks have numbers: this one spells the game's name."""

_ONE_AT_A_TIME: Final = threading.Lock()


async def migrate(address: Address) -> None:
    """Make or change the schema where needed; refuse a database from the future."""
    await asyncio.to_thread(_migrate_alone, address)


def config(connection: Connection) -> Config:
    """What Alembic has to know; ``migrations/env.py`` takes the connection out of it."""
    made = Config(attributes={"connection": connection})
    made.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    return made


def upgrade(connection: Connection, where: str) -> None:
    """Run what is missing, in the transaction that the connection is in."""
    settings = config(connection)
    known = {script.revision for script in ScriptDirectory.from_config(settings).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise DatabaseTooNew(where=where, revision=revision)
    command.upgrade(settings, "head")


def _migrate_alone(address: Address) -> None:
    """In a thread of its own with a loop of its own: Alembic keeps what it works on in global variables."""
    with _ONE_AT_A_TIME, address.reached():
        if address.path:
            _make_file(Path(address.path), address.where)
        asyncio.run(_migrate(address))


def _make_file(path: Path, where: str) -> None:
    """The file, with a write-ahead log, so that readers and the writer do not wait for each other.

    SQLite does not wait by itself when two processes want to switch a new file at the same moment.
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
    """All in one transaction: others that start now wait for its end, and a crash leaves nothing half done."""
    engine = address.engine(poolclass=NullPool, execution_options={WRITES: True})
    try:
        async with engine.begin() as connection:
            if address.dsn:
                await connection.execute(select(func.pg_advisory_xact_lock(ADVISORY_LOCK)))
            await connection.run_sync(upgrade, address.where)
    finally:
        await engine.dispose()
