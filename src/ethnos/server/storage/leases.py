"""Leases: one process at a time runs the bots and clocks of a table."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache
from operator import itemgetter
from typing import Any, Final

from sqlalchemy import (
    ColumnElement,
    Connection,
    Double,
    Select,
    bindparam,
    delete,
    exists,
    literal_column,
    or_,
    select,
    update,
)

from ethnos.server.storage.database import Transaction
from ethnos.server.storage.relations import LEASES, TABLES, dialect_insert

NOW: Final[dict[str, ColumnElement[float]]] = {
    "sqlite": literal_column("((julianday('now') - 2440587.5) * 86400.0)", Double),
    "postgresql": literal_column("extract(epoch from clock_timestamp())::float8", Double),
}
"""The database's clock, in seconds since the epoch: processes on several machines need a common one."""


NOBODY: Final = ""
"""The owner of a lease that was given back until a time."""


@dataclass(frozen=True)
class Lease:
    """A request for a lease."""

    table_id: str
    owner: str
    seconds: float


@dataclass(frozen=True)
class Parked:
    """A lease to give back."""

    table_id: str
    owner: str
    until: float | None
    """When the table needs a process again, in seconds since the epoch; None for never."""


def take(connection: Connection, leases: Sequence[Lease]) -> list[bool]:
    """Take leases; for each, whether it was granted."""
    rows = sorted(map(asdict, leases), key=_table_id)  # everyone locks in the same order, which prevents deadlocks
    connection.execute(_take(connection.dialect.name), rows)
    table_ids = {lease.table_id for lease in leases}
    held = connection.execute(select(LEASES).where(LEASES.c.table_id.in_(table_ids)))
    owners = {row.table_id: row.owner for row in held}
    return [owners[lease.table_id] == lease.owner for lease in leases]


def park(connection: Connection, parked: Sequence[Parked]) -> None:
    """Give leases back until these tables need a process again; those that others hold stay as they are."""
    released = [{"of": lease.table_id, "by": lease.owner} for lease in parked]
    connection.execute(_give_up(connection.dialect.name), sorted(released, key=itemgetter("of")))
    ends = {lease.table_id: lease.until for lease in parked if lease.until is not None}
    rows = [{"table_id": table_id, "owner": NOBODY, "until": until} for table_id, until in sorted(ends.items())]
    if rows:
        connection.execute(_upsert(connection.dialect.name, bindparam("until", type_=Double)), rows)


async def release(connection: Transaction, owner: str) -> None:
    """Give back all leases of an owner, so that its tables are orphaned at once; the rows are locked in the same order
    as in ``take``.
    """
    owned = LEASES.c.owner == owner
    await connection.execute(select(LEASES).where(owned).order_by(LEASES.c.table_id).with_for_update())
    now = NOW[connection.dialect.name]
    await connection.execute(update(LEASES).where(owned).values(owner=NOBODY, until=now))


def orphaned(dialect: str) -> Select[tuple[str]]:
    """Running tables with a lease that has run out."""
    running = TABLES.c.status == "running"
    expired = exists().where(LEASES.c.table_id == TABLES.c.table_id, LEASES.c.until <= NOW[dialect])
    return select(TABLES.c.table_id).where(running, expired)


@cache
def _give_up(dialect: str) -> Any:
    """Delete a lease of this owner, a parked one, or an expired one."""
    free = or_(LEASES.c.owner.in_([bindparam("by"), NOBODY]), LEASES.c.until <= NOW[dialect])
    return delete(LEASES).where(LEASES.c.table_id == bindparam("of"), free)


@cache
def _take(dialect: str) -> Any:
    return _upsert(dialect, NOW[dialect] + bindparam("seconds", type_=Double))


def _upsert(dialect: str, until: ColumnElement[float]) -> Any:
    """Take a lease that is free, expired or already this owner's. One statement: of two processes only one gets it."""
    into = dialect_insert(dialect, LEASES)
    row = into.values(table_id=bindparam("table_id"), owner=bindparam("owner"), until=until)
    return row.on_conflict_do_update(
        index_elements=[LEASES.c.table_id],
        set_={"owner": row.excluded.owner, "until": row.excluded.until},
        where=or_(LEASES.c.owner.in_([row.excluded.owner, NOBODY]), LEASES.c.until <= NOW[dialect]),
    )


def _table_id(lease: dict[str, Any]) -> str:
    return str(lease["table_id"])
