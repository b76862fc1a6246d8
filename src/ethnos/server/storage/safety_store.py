"""What keeps people safe among strangers, in the database: where seats were taken from, blocked people,
reports to the host, and what the host did. Seats are named by the digests of their secrets.
"""

import hmac
import json
import secrets
import time
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from sqlalchemy import Select, and_, delete, insert, or_, select, update

from ethnos.server.storage import Act, Blocked, Report
from ethnos.server.storage.database_store import DatabaseStore, json_text
from ethnos.server.storage.people_store import PeopleStore, insert_missing
from ethnos.server.storage.relations import (
    ACTS,
    BLOCKS,
    HOST_KEYS,
    PERSON_SEATS,
    PERSONS,
    REPORTS,
    SEAT_ORIGINS,
    TABLES,
    dialect_insert,
)

HOST_DIGEST: Final = "host"
DRAINING: Final = "draining"
ORIGINS: Final = "origins"
"""Names in ``HOST_KEYS``: the digest of the host's key, whether the servers take no new tables, and the key for digests
of where seats were taken from.
"""


class SafetyStore:
    """All of this in the database of a store."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store, self._key = store, b""

    async def add_seat(self, table_id: str, digest: str, who: Sequence[str]) -> None:
        """Store who has taken a seat: keys and networks, empty ones for none."""
        rows = [{"table_id": table_id, "who": one, "digest": digest} for one in await self._digests(table_id, who)]
        if known := [row for row in rows if row["who"]]:
            async with self._store.write() as connection:
                await connection.execute(insert_missing(connection.dialect.name, SEAT_ORIGINS), known)

    async def seats_of(self, table_id: str, who: Sequence[str]) -> list[frozenset[str]]:
        """The seats that each of these has taken."""
        digests = await self._digests(table_id, who)
        rows = await self._store.read(select(SEAT_ORIGINS).where(SEAT_ORIGINS.c.who.in_(digests)))
        return [frozenset(row.digest for row in rows if row.who == one) for one in digests]

    async def _digests(self, table_id: str, who: Sequence[str]) -> list[str]:
        """Digests for one table: they name nobody, and nobody can be followed from table to table."""
        self._key = self._key or (await PeopleStore(self._store).host_key(ORIGINS, secrets.token_hex(32))).encode()
        return [hmac.digest(self._key, f"{table_id} {one}".encode(), "sha256").hex() if one else "" for one in who]

    async def replace(self, table_id: str, old: str, new: str) -> None:
        """A seat has another secret."""
        change = update(SEAT_ORIGINS).where(SEAT_ORIGINS.c.table_id == table_id, SEAT_ORIGINS.c.digest == old)
        async with self._store.write() as connection:
            await connection.execute(change.values(digest=new))

    async def block(self, table_id: str, digest: str, other: str, name: str, on: bool) -> None:
        """The person of a seat blocks that of another, or no longer does, if both keep their games together."""
        async with self._store.write() as connection:
            found = [await connection.execute(_owners(table_id, seat)) for seat in (digest, other)]
            one, two = (owners.scalars().first() for owners in found)
            row = {"person_id": one, "other_id": two, "name": name, "at": time.time()}
            if one and two and on:
                await connection.execute(insert_missing(connection.dialect.name, BLOCKS), [row])
            elif one and two:
                await connection.execute(delete(BLOCKS).where(BLOCKS.c.person_id == one, BLOCKS.c.other_id == two))

    async def blocked_at(self, table_id: str, key_digest: str) -> frozenset[str]:
        """The seats at a table of people who have blocked the person of a key, or whom that person has blocked."""
        pair = or_(
            and_(BLOCKS.c.person_id == PERSONS.c.person_id, BLOCKS.c.other_id == PERSON_SEATS.c.person_id),
            and_(BLOCKS.c.other_id == PERSONS.c.person_id, BLOCKS.c.person_id == PERSON_SEATS.c.person_id),
        )
        query = select(PERSON_SEATS.c.digest).where(pair, PERSONS.c.key_digest == key_digest)
        return frozenset(row.digest for row in await self._store.read(query.where(PERSON_SEATS.c.table_id == table_id)))

    async def blocked_by(self, person_id: str) -> list[Blocked]:
        """Whom a person has blocked."""
        query = select(BLOCKS.c.other_id, BLOCKS.c.name, BLOCKS.c.at).where(BLOCKS.c.person_id == person_id)
        return [Blocked(*tuple(row)) for row in await self._store.read(query.order_by(BLOCKS.c.at))]

    async def unblock(self, person_id: str, other_id: str) -> None:
        """A person no longer blocks another."""
        async with self._store.write() as connection:
            pair = BLOCKS.c.person_id == person_id, BLOCKS.c.other_id == other_id
            await connection.execute(delete(BLOCKS).where(*pair))

    async def report(self, report: Report, digest: str) -> None:
        """Store a report by the owner of a seat. The same one again changes nothing."""
        row = {name: value for name, value in asdict(report).items() if name != "report_id"}
        async with self._store.write() as connection:
            person = (await connection.execute(_owners(report.table_id, digest))).scalars().first()
            await connection.execute(insert_missing(connection.dialect.name, REPORTS), [row | {"person_id": person}])

    async def reports(self, person_id: str = "", limit: int = 1000) -> list[Report]:
        """Reports, the latest first: all, or those of a person."""
        columns = [column for column in REPORTS.c if column is not REPORTS.c.person_id]
        query = select(*columns).order_by(REPORTS.c.report_id.desc()).limit(limit)
        query = query.where(REPORTS.c.person_id == person_id) if person_id else query
        return [Report(**row._asdict()) for row in await self._store.read(query)]

    async def close_report(self, report_id: int) -> bool:
        """Close a report; false if none is open with this number."""
        is_it = REPORTS.c.report_id == report_id, REPORTS.c.closed.is_(None)
        async with self._store.write() as connection:
            return bool((await connection.execute(update(REPORTS).where(*is_it).values(closed=time.time()))).rowcount)

    async def act(self, act: Act) -> None:
        """Store what the host does."""
        async with self._store.write() as connection:
            await connection.execute(insert(ACTS), asdict(act) | {"data": json_text(act.data)})

    async def acts(self, limit: int) -> list[Act]:
        """What the host did, the latest first."""
        rows = await self._store.read(select(ACTS).order_by(ACTS.c.act_id.desc()).limit(limit))
        return [Act(row.at, row.who, row.what, json.loads(row.data)) for row in rows]

    async def setting(self, name: str) -> str:
        """A setting of the host; empty if there is none."""
        rows = await self._store.read(select(HOST_KEYS.c.value).where(HOST_KEYS.c.name == name))
        return str(rows[0].value) if rows else ""

    async def change_setting(self, name: str, value: str) -> None:
        """Store a setting of the host in the place of the earlier one."""
        async with self._store.write() as connection:
            row = dialect_insert(connection.dialect.name, HOST_KEYS).values(name=name, value=value)
            await connection.execute(row.on_conflict_do_update(index_elements=["name"], set_={"value": value}))

    async def forget(self, before: float) -> None:
        """Delete reports and acts from before a time, and where the seats of games that have begun were taken from."""
        begun = select(TABLES.c.table_id).where(TABLES.c.status != "open")
        async with self._store.write() as connection:
            await connection.execute(delete(SEAT_ORIGINS).where(SEAT_ORIGINS.c.table_id.in_(begun)))
            for relation in (REPORTS, ACTS):
                await connection.execute(delete(relation).where(relation.c.at < before))


def _owners(table_id: str, digest: str) -> Select[tuple[str]]:
    """The people who keep a seat among their games."""
    return select(PERSON_SEATS.c.person_id).where(PERSON_SEATS.c.table_id == table_id, PERSON_SEATS.c.digest == digest)
