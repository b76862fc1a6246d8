"""Notices to send: one for each turn of a person, claimed by one process at a time."""

from collections import defaultdict
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from sqlalchemy import ColumnElement, and_, bindparam, delete, exists, or_, select, update

from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.people_store import insert_missing
from ethnos.server.storage.relations import (
    FRESH,
    NOTICES,
    OWNED,
    PERSON_SEATS,
    PERSONS,
    PUSH_SUBSCRIPTIONS,
    SEATS,
    TABLES,
)


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn of a person who is not there, and wants notices."""

    person_id: str
    table_id: str
    turn: int
    """The seat."""
    turn_number: int
    turn_since: float
    deadline: float | None
    clock: Literal["none", "bank", "days"]
    lost_at: float | None
    """When their connection was lost."""
    names: Mapping[int, str]
    """The people at the table, by seat."""


@dataclass(frozen=True, slots=True)
class Notice:
    """A notice to send."""

    person_id: str
    table_id: str
    turn: int
    attempts: int = 0


class NoticeStore:
    """Notices in the database of a store."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store = store

    async def turns(self, since: float) -> list[Turn]:
        """The turns of people who are not there, at tables that have changed since then."""
        return await self._turns(TABLES.c.updated >= since)

    async def turns_of(self, notice: Notice) -> list[Turn]:
        """The turns that a notice is about, as they are now."""
        return await self._turns(
            and_(PERSON_SEATS.c.person_id == notice.person_id, PERSON_SEATS.c.table_id == notice.table_id)
        )

    async def schedule(self, notices: Iterable[tuple[Notice, float]]) -> None:
        """Add notices with the time they are due; what is scheduled already, or done, stays as it is."""
        rows = [
            _key(notice) | {"due": due, "attempts": 0, "claimed_until": 0.0, "done": False} for notice, due in notices
        ]
        if rows:
            async with self._store.write() as connection:
                await connection.execute(insert_missing(connection.dialect.name, NOTICES), rows)

    async def known(self, notices: Iterable[Notice]) -> set[Notice]:
        """Those of these notices that are scheduled or done."""
        candidates = set(notices)
        table_ids = sorted({notice.table_id for notice in candidates})
        rows = await self._store.read_of(select(NOTICES), NOTICES.c.table_id, table_ids)
        return candidates & {Notice(row.person_id, row.table_id, row.turn) for row in rows}

    async def claim(self, now: float, seconds: float, most: int) -> list[Notice]:
        """Claim notices that are due, for this process alone and for some seconds."""
        free = and_(NOTICES.c.done.is_(False), NOTICES.c.due <= now, NOTICES.c.claimed_until <= now)
        rows = await self._store.read(select(NOTICES).where(free).order_by(NOTICES.c.due).limit(most))
        notices = [Notice(row.person_id, row.table_id, row.turn, row.attempts) for row in rows]
        claimed: list[Notice] = []
        for notice in notices:
            async with self._store.write() as connection:
                claim = update(NOTICES).where(_is(notice), free).values(claimed_until=now + seconds)
                claimed += [notice] if (await connection.execute(claim)).rowcount else []
        return claimed

    async def renew(self, notices: Iterable[Notice], until: float) -> None:
        """Keep notices claimed while they are being sent."""
        keys = [{f"of_{name}": value for name, value in _key(notice).items()} for notice in notices]
        if keys:
            where = and_(*(NOTICES.c[name.removeprefix("of_")] == bindparam(name) for name in keys[0]))
            async with self._store.write() as connection:
                await connection.execute(update(NOTICES).where(where).values(claimed_until=until), keys)

    async def finish(self, notice: Notice) -> None:
        """Mark a notice as done: it was sent, or given up."""
        await self._change(notice, done=True)

    async def postpone(self, notice: Notice, due: float) -> None:
        """Try again later to send a notice."""
        await self._change(notice, due=due, attempts=notice.attempts + 1, claimed_until=0.0)

    async def drop(self, notice: Notice) -> None:
        """Delete a notice because the turn is over or the person is there. It may be scheduled again."""
        async with self._store.write() as connection:
            await connection.execute(delete(NOTICES).where(_is(notice)))

    async def forget_before(self, time: float) -> None:
        """Delete notices that were due before a time, also those that a host who sends none any more has left over."""
        async with self._store.write() as connection:
            await connection.execute(delete(NOTICES).where(NOTICES.c.due < time))

    async def _change(self, notice: Notice, **values: Any) -> None:
        async with self._store.write() as connection:
            await connection.execute(update(NOTICES).where(_is(notice)).values(values))

    async def _turns(self, condition: ColumnElement[bool]) -> list[Turn]:
        has_browser = exists().where(PUSH_SUBSCRIPTIONS.c.person_id == PERSONS.c.person_id)
        of_table = [TABLES.c[name] for name in ("table_id", "turn", "turn_number", "turn_since", "deadline", "clock")]
        to_move = and_(SEATS.c.table_id == TABLES.c.table_id, SEATS.c.seat == TABLES.c.turn)
        query = (
            select(PERSONS.c.person_id, *of_table, SEATS.c.lost_at)
            .join(PERSON_SEATS, PERSON_SEATS.c.person_id == PERSONS.c.person_id)
            .join(SEATS, OWNED)
            .join(TABLES, to_move)
            .where(TABLES.c.status == "running", TABLES.c.paused.is_(False), TABLES.c.turn_since.is_not(None), FRESH)
            .where(SEATS.c.bot.is_(False), SEATS.c.away.is_(True), condition)
            .where(or_(PERSONS.c.mail_confirmed.is_(True), has_browser))
        )
        rows = await self._store.read(query)
        people = select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.name).where(SEATS.c.kind == "person")
        names: defaultdict[str, dict[int, str]] = defaultdict(dict)
        table_ids = [row.table_id for row in rows]
        for seat in await self._store.read_of(people.order_by(SEATS.c.seat), SEATS.c.table_id, table_ids):
            names[seat.table_id][seat.seat] = seat.name
        return [Turn(**row._mapping, names=names[row.table_id]) for row in rows]


def _key(notice: Notice) -> dict[str, Any]:
    return {"person_id": notice.person_id, "table_id": notice.table_id, "turn": notice.turn}


def _is(notice: Notice) -> ColumnElement[bool]:
    return and_(*(NOTICES.c[name] == value for name, value in _key(notice).items()))
