"""Entries to append to the logs of tables: those of many tables are stored in one transaction."""

import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Connection, Engine, bindparam, insert, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

from ethnos.base.refusals import EthnosError
from ethnos.server.storage.relations import LOG, TABLES
from ethnos.server.storage.storage_errors import NoSuchTable, Overtaken

LAST_ENTRIES: Final = (
    select(TABLES.c.table_id, TABLES.c.last_seq)
    .where(TABLES.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.table_id)
    .with_for_update(key_share=True)
)
LAST_ENTRY: Final = select(TABLES.c.table_id, TABLES.c.last_seq).where(TABLES.c.table_id == bindparam("of"))
INSERT: Final = insert(LOG)
UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.table_id == bindparam("of"))
    .values({name: bindparam(f"new_{name}") for name in ("status", "updated", "last_seq", "about")})
)


@dataclass(frozen=True)
class Append:
    """Entries that wait to be stored."""

    table_id: str
    after: int
    rows: list[dict[str, Any]]
    summary: dict[str, Any]

    @property
    def last_seq(self) -> int:
        """The number of the last entry."""
        return self.after + len(self.rows)


def store_appends(connection: Connection, appends: Sequence[Append]) -> list[EthnosError | None]:
    """Store the appends that fit; for each, None or why it was refused."""
    rows = connection.execute(LAST_ENTRIES, {"ids": sorted({append.table_id for append in appends})})
    refusals = _refusals(appends, {row.table_id: row.last_seq for row in rows})
    if accepted := accepted_of(appends, refusals):
        connection.execute(UPDATE, [_change(append) for append in newest(accepted)])
        if new := _rows(accepted):
            connection.execute(INSERT, new)
    return refusals


def store_in_sqlite(engine: Engine, appends: Sequence[Append]) -> list[EthnosError | None]:
    """Like ``store_appends``, in a transaction of its own, with the driver's functions. SQLAlchemy's take several
    times the processor time of the statements, and the event loop waits for the interpreter's lock meanwhile.
    """
    pooled = engine.raw_connection()
    try:
        connection: sqlite3.Connection = pooled.driver_connection  # type: ignore[assignment]
        with connection:
            connection.execute("BEGIN IMMEDIATE")
            return _store_with_driver(connection, appends)
    finally:
        pooled.close()


def _store_with_driver(connection: sqlite3.Connection, appends: Sequence[Append]) -> list[EthnosError | None]:
    last: dict[str, int] = {}
    for table_id in {append.table_id for append in appends}:
        last.update(connection.execute(_LAST_ENTRY_TEXT, {"of": table_id}))
    refusals = _refusals(appends, last)
    if accepted := accepted_of(appends, refusals):
        connection.executemany(_UPDATE_TEXT, [_change(append) for append in newest(accepted)])
        connection.executemany(_INSERT_TEXT, _rows(accepted))
    return refusals


def _driver_text(statement: ClauseElement) -> str:
    """A statement as SQLite's driver takes it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


_LAST_ENTRY_TEXT: Final = _driver_text(LAST_ENTRY)
_UPDATE_TEXT: Final = _driver_text(UPDATE)
_INSERT_TEXT: Final = _driver_text(INSERT)


def _refusals(appends: Sequence[Append], last: dict[str, int]) -> list[EthnosError | None]:
    """For each append, None or why it does not fit; ``last`` has the last entry of each table."""
    return [_accept(append, last) for append in appends]


def _accept(append: Append, last: dict[str, int]) -> EthnosError | None:
    """Record an append that fits, or return why it does not."""
    if append.table_id not in last:
        return NoSuchTable(table_id=append.table_id)
    if last[append.table_id] != append.after:
        return Overtaken()
    last[append.table_id] = append.last_seq
    return None


def accepted_of(appends: Sequence[Append], refusals: Sequence[EthnosError | None]) -> list[Append]:
    """The appends that were not refused."""
    return [append for append, refusal in zip(appends, refusals, strict=True) if refusal is None]


def _rows(appends: Iterable[Append]) -> list[dict[str, Any]]:
    return [row for append in appends for row in append.rows]


def newest(appends: Iterable[Append]) -> list[Append]:
    """The last append to each table."""
    return list({append.table_id: append for append in appends}.values())


def _change(append: Append) -> dict[str, Any]:
    return {"of": append.table_id} | {f"new_{name}": value for name, value in append.summary.items()}
