"""People, their seats and their browsers for notices, in the database."""

import secrets
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, Row, and_, delete, exists, func, insert, select, update

from ethnos.server.storage import PersonSeen
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.rating_store import forget_places
from ethnos.server.storage.relations import (
    CARRY_CODES,
    HOST_KEYS,
    PERSON_SEATS,
    PERSONS,
    PUSH_SUBSCRIPTIONS,
    RATED_PLACES,
    TABLES,
    dialect_insert,
)

ID_BYTES: Final = 12
VISIT_SECONDS: Final = 86_400.0
"""A visit is noted at most once in this time."""


@dataclass(frozen=True, slots=True)
class Person:
    """A person who keeps their games together."""

    person_id: str
    language: str
    rated: bool
    """They have asked for a rating."""
    mail: str
    """The address for notices; empty for none."""
    mail_confirmed: bool
    mail_token: str
    """Confirms the address, or ends the notices to it. Only mails to that address hold it."""
    seen: float
    """Their last visit, to the day."""


@dataclass(frozen=True, slots=True)
class TiedSeat:
    """A seat of a person."""

    person_id: str
    table_id: str
    digest: str
    """The digest of the seat's secret."""
    seat: int
    sealed: str
    """The secret, sealed with the person's key."""
    rated: bool
    """Before the game began, this person had asked for a rating of it."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that takes push messages."""

    person_id: str
    endpoint: str
    p256dh: str
    auth: str


class PeopleStore:
    """People in the database of a store."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store

    # --- People -----------------------------------------------------------------------------------------------

    async def create(self, key_digest: str, language: str) -> None:
        """Add a person, unless the key has one."""
        row = {
            "person_id": secrets.token_urlsafe(ID_BYTES),
            "key_digest": key_digest,
            "created": time.time(),
            "language": language,
            "rated": False,
            "mail": "",
            "mail_confirmed": False,
            "mail_token": "",
            "seen": time.time(),
        }
        async with self._store.write() as connection:
            await connection.execute(insert_missing(connection.dialect.name, PERSONS), [row])

    async def find(self, key_digest: str) -> Person | None:
        """The person with a key."""
        return _person(await self._store.read(select(PERSONS).where(PERSONS.c.key_digest == key_digest)))

    async def by_id(self, person_id: str) -> Person | None:
        """A person by their id."""
        return _person(await self._store.read(select(PERSONS).where(PERSONS.c.person_id == person_id)))

    async def by_mail_token(self, token: str) -> Person | None:
        """The person whose mails hold this token."""
        if not token:
            return None
        return _person(await self._store.read(select(PERSONS).where(PERSONS.c.mail_token == token)))

    async def change(self, person_id: str, **values: Any) -> None:
        """Change columns of a person."""
        async with self._store.write() as connection:
            await connection.execute(update(PERSONS).where(PERSONS.c.person_id == person_id).values(values))

    async def visit(self, person: Person) -> None:
        """Note that a person is there."""
        now = time.time()
        if now - person.seen > VISIT_SECONDS:
            await self.change(person.person_id, seen=now)

    async def forget(self, person_ids: Sequence[str]) -> None:
        """Delete everything about people. The secrets of their seats stay valid."""
        async with self._store.write() as connection:
            await forget_places(connection, RATED_PLACES.c.person_id.in_(person_ids))
            await connection.execute(delete(PERSONS).where(PERSONS.c.person_id.in_(person_ids)))

    async def listed(self, limit: int) -> list[PersonSeen]:
        """People, the last seen first."""
        seats = select(func.count()).where(PERSON_SEATS.c.person_id == PERSONS.c.person_id).scalar_subquery()
        query = select(PERSONS.c.person_id, PERSONS.c.created, PERSONS.c.seen, seats)
        return [
            PersonSeen(*tuple(row))
            for row in await self._store.read(query.order_by(PERSONS.c.seen.desc()).limit(limit))
        ]

    async def not_seen_since(self, time: float, limit: int) -> list[str]:
        """People who were not there since then, those first who were gone longest."""
        query = select(PERSONS.c.person_id).where(_absent_since(time)).order_by(PERSONS.c.seen).limit(limit)
        return [row.person_id for row in await self._store.read(query)]

    async def forget_addresses(self, before: float, confirmed: bool) -> None:
        """Delete the addresses for notices of people who were not there since then: those that were confirmed, with
        all browsers, or those that were not.
        """
        gone = and_(_absent_since(before), PERSONS.c.mail_confirmed.is_(confirmed), PERSONS.c.mail != "")
        async with self._store.write() as connection:
            await connection.execute(update(PERSONS).where(gone).values(mail="", mail_confirmed=False, mail_token=""))
            if confirmed:
                absent = select(PERSONS.c.person_id).where(_absent_since(before))
                browsers = PUSH_SUBSCRIPTIONS.c.person_id.in_(absent)
                await connection.execute(delete(PUSH_SUBSCRIPTIONS).where(browsers))

    # --- Seats ------------------------------------------------------------------------------------------------

    async def tie(self, seat: TiedSeat) -> None:
        """Add a seat to a person, or change whether it is rated. Earlier secrets of the seat are forgotten."""
        same = (PERSON_SEATS.c[name] == getattr(seat, name) for name in ("person_id", "table_id", "seat"))
        async with self._store.write() as connection:
            await connection.execute(delete(PERSON_SEATS).where(*same, PERSON_SEATS.c.digest != seat.digest))
            into = dialect_insert(connection.dialect.name, PERSON_SEATS)
            upsert = into.on_conflict_do_update(
                index_elements=list(PERSON_SEATS.primary_key), set_={"rated": into.excluded.rated}
            )
            await connection.execute(upsert, [asdict(seat)])

    async def untie(self, person_id: str, table_id: str) -> None:
        """Remove a person's seats at a table."""
        condition = (PERSON_SEATS.c.person_id == person_id) & (PERSON_SEATS.c.table_id == table_id)
        place = (RATED_PLACES.c.person_id == person_id) & (RATED_PLACES.c.table_id == table_id)
        async with self._store.write() as connection:
            await forget_places(connection, place)
            await connection.execute(delete(PERSON_SEATS).where(condition))

    async def seats(self, person_id: str) -> list[TiedSeat]:
        """All seats of a person."""
        query = select(PERSON_SEATS).where(PERSON_SEATS.c.person_id == person_id).order_by(PERSON_SEATS.c.table_id)
        return [TiedSeat(**row._asdict()) for row in await self._store.read(query)]

    # --- Codes for other devices ------------------------------------------------------------------------------

    async def put_code(self, digest: str, sealed: str, until: float) -> None:
        """Store a key that is sealed with a code."""
        async with self._store.write() as connection:
            await connection.execute(insert(CARRY_CODES), {"digest": digest, "sealed": sealed, "until": until})

    async def see_code(self, digest: str) -> str | None:
        """The sealed key of a code, which stays valid."""
        valid = and_(CARRY_CODES.c.digest == digest, CARRY_CODES.c.until >= time.time())
        rows = await self._store.read(select(CARRY_CODES.c.sealed).where(valid))
        return rows[0].sealed if rows else None

    async def forget_codes(self, now: float) -> None:
        """Delete codes that are too old."""
        async with self._store.write() as connection:
            await connection.execute(delete(CARRY_CODES).where(CARRY_CODES.c.until < now))

    async def take_code(self, digest: str) -> str | None:
        """The sealed key of a code, which works once; None if it is too old or was used."""
        async with self._store.write() as connection:
            deletion = delete(CARRY_CODES).where(CARRY_CODES.c.digest == digest)
            row = (await connection.execute(deletion.returning(CARRY_CODES.c.sealed, CARRY_CODES.c.until))).first()
        return row.sealed if row is not None and row.until >= time.time() else None

    # --- Push -------------------------------------------------------------------------------------------------

    async def subscribe(self, subscription: Subscription) -> None:
        """Add a browser."""
        async with self._store.write() as connection:
            into = dialect_insert(connection.dialect.name, PUSH_SUBSCRIPTIONS)
            new = {"p256dh": into.excluded.p256dh, "auth": into.excluded.auth}
            upsert = into.on_conflict_do_update(index_elements=list(PUSH_SUBSCRIPTIONS.primary_key), set_=new)
            await connection.execute(upsert, [asdict(subscription)])

    async def unsubscribe(self, person_id: str, endpoint: str) -> None:
        """Remove a browser."""
        condition = (PUSH_SUBSCRIPTIONS.c.person_id == person_id) & (PUSH_SUBSCRIPTIONS.c.endpoint == endpoint)
        async with self._store.write() as connection:
            await connection.execute(delete(PUSH_SUBSCRIPTIONS).where(condition))

    async def subscriptions(self, person_id: str) -> list[Subscription]:
        """The browsers of a person."""
        query = select(PUSH_SUBSCRIPTIONS).where(PUSH_SUBSCRIPTIONS.c.person_id == person_id)
        return [Subscription(**row._asdict()) for row in await self._store.read(query)]

    # --- The host's own keys ----------------------------------------------------------------------------------

    async def host_key(self, name: str, new: str) -> str:
        """A key of the server: the stored one, or ``new``, which is then stored. All processes get the same."""
        async with self._store.write() as connection:
            row = {"name": name, "value": new}
            await connection.execute(insert_missing(connection.dialect.name, HOST_KEYS), [row])
        return str((await self._store.read(select(HOST_KEYS.c.value).where(HOST_KEYS.c.name == name)))[0].value)


def _absent_since(time: float) -> ColumnElement[bool]:
    """Whether people were not there since then, and nothing happened at their tables either."""
    plays = exists().where(
        PERSON_SEATS.c.person_id == PERSONS.c.person_id,
        PERSON_SEATS.c.table_id == TABLES.c.table_id,
        TABLES.c.updated >= time,
    )
    return and_(PERSONS.c.seen < time, ~plays)


def insert_missing(dialect: str, relation: Any) -> Any:
    """An insert that leaves existing rows as they are."""
    return dialect_insert(dialect, relation).on_conflict_do_nothing()


def _person(rows: Iterable[Row[Any]]) -> Person | None:
    for row in rows:
        columns = row._asdict()
        return Person(**{name: columns[name] for name in Person.__slots__})
    return None
