"""What is left of limits that all processes of a server share."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import Double, and_, bindparam, delete, func, literal, select

from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.leases import NOW
from ethnos.server.storage.relations import ALLOWANCES, OPEN_SOCKETS, dialect_insert

SOCKETS_SECONDS: Final = 60.0
"""After a process dies, its sockets count for this long."""


@dataclass(frozen=True, slots=True)
class Allowance:
    """What may be done: ``most`` times at once, and again each ``seconds``."""

    name: str
    most: float
    seconds: float


class AllowanceStore:
    """Allowances in the database of a store, by its clock. They are kept as the time when all is free again."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store

    async def take(self, allowance: Allowance, who: str) -> bool:
        """Use an allowance once; false if nothing is left."""
        async with self._store.write() as connection:
            dialect = connection.dialect.name
            now, seconds = NOW[dialect], literal(allowance.seconds, Double)
            later = (func.max if dialect == "sqlite" else func.greatest)(ALLOWANCES.c.until, now)
            into = dialect_insert(dialect, ALLOWANCES)
            row = into.values(name=allowance.name, who=who, until=now + seconds)
            use = row.on_conflict_do_update(
                index_elements=list(ALLOWANCES.primary_key),
                set_={"until": later + seconds},
                where=later + seconds <= now + literal(allowance.most * allowance.seconds, Double),
            )
            return bool((await connection.execute(use)).rowcount)

    async def open_socket(self, owner: str, who: str, number: int, most: int) -> bool:
        """Have ``number`` sockets of a network open at a process; false if those of all processes are too many."""
        others = and_(OPEN_SOCKETS.c.who == who, OPEN_SOCKETS.c.owner != owner)
        async with self._store.write() as connection:
            dialect = connection.dialect.name
            if dialect == "postgresql":  # two processes must not both take the last one
                await connection.execute(select(func.pg_advisory_xact_lock(func.hashtext(who))))
            query = select(func.coalesce(func.sum(OPEN_SOCKETS.c.number), 0)).where(others)
            elsewhere = (await connection.execute(query.where(OPEN_SOCKETS.c.until > NOW[dialect]))).scalar_one()
            if elsewhere + number > most:
                return False
            await connection.execute(_keep(dialect), [{"owner": owner, "who": who, "number": number}])
        return True

    async def keep_sockets(self, owner: str, numbers: Mapping[str, int]) -> None:
        """Say how many sockets a process has open now, by network."""
        rows = [{"owner": owner, "who": who, "number": number} for who, number in sorted(numbers.items())]
        async with self._store.write() as connection:
            await connection.execute(delete(OPEN_SOCKETS).where(OPEN_SOCKETS.c.owner == owner))
            if rows:
                await connection.execute(_keep(connection.dialect.name), rows)

    async def forget(self, now: float) -> None:
        """Delete what is free again, and the sockets of processes that have died."""
        async with self._store.write() as connection:
            await connection.execute(delete(ALLOWANCES).where(ALLOWANCES.c.until < now))
            await connection.execute(delete(OPEN_SOCKETS).where(OPEN_SOCKETS.c.until < now))


def _keep(dialect: str) -> Any:
    into = dialect_insert(dialect, OPEN_SOCKETS)
    until = NOW[dialect] + literal(SOCKETS_SECONDS, Double)
    row = into.values(owner=bindparam("owner"), who=bindparam("who"), number=bindparam("number"), until=until)
    return row.on_conflict_do_update(
        index_elements=list(OPEN_SOCKETS.primary_key), set_={"number": row.excluded.number, "until": row.excluded.until}
    )
