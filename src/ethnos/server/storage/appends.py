"""Entries to append to the logs of tables: those that wait while the disk is busy are stored in one transaction."""

import asyncio
from collections.abc import Awaitable, Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from functools import cache
from itertools import zip_longest
from operator import attrgetter
from typing import Any, Final, Generic, TypeVar

from sqlalchemy import Connection, bindparam, insert, literal_column, select, update
from sqlalchemy.dialects import sqlite
from sqlalchemy.sql import ClauseElement

from ethnos.base.refusals import EthnosError
from ethnos.server.storage import NoSuchTable, Overtaken, SeatFacts, TableFacts
from ethnos.server.storage.relations import GAMES_TO_RATE, LEADERS, LOG, SEATS, TABLES, dialect_insert

Job = TypeVar("Job")
Outcome = TypeVar("Outcome")

MOST_JOBS: Final = 500
"""The most jobs in one transaction: the first job should not wait long for the last."""


class GroupCommit(Generic[Job, Outcome]):
    """Jobs of many tasks, done in order. Each caller gets its outcome after the whole batch is done."""

    def __init__(self, do: Callable[[Sequence[Job]], Awaitable[Sequence[Outcome]]]) -> None:
        self._do = do
        self._waiting: list[tuple[Job, asyncio.Future[Outcome]]] = []
        self._working: asyncio.Task[None] | None = None

    async def __call__(self, job: Job) -> Outcome:
        """Do a job with all others that are waiting. A caller that is cancelled cannot know whether it was done."""
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        self._waiting.append((job, answer))
        if self._working is None:
            self._working = asyncio.create_task(self._work())
        return await answer

    @property
    def waiting(self) -> int:
        """How many jobs wait for the next transaction."""
        return len(self._waiting)

    async def finished(self) -> None:
        """Wait until nothing is waiting."""
        if self._working is not None:
            await self._working

    async def _work(self) -> None:
        try:
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST_JOBS], self._waiting[MOST_JOBS:]
                if active := [(job, answer) for job, answer in batch if not answer.cancelled()]:
                    await self._work_on(active)
        finally:
            self._working = None

    async def _work_on(self, batch: list[tuple[Job, asyncio.Future[Outcome]]]) -> None:
        try:
            outcomes = await self._do([job for job, _ in batch])
        except Exception as problem:  # any failure has to reach every caller of the batch
            for _, answer in batch:
                if not answer.cancelled():
                    answer.set_exception(problem)
            return
        for (_, answer), outcome in zip(batch, outcomes, strict=True):
            if not answer.cancelled():
                answer.set_result(outcome)


FACTS: Final = tuple(field.name for field in fields(TableFacts) if field.name not in ("seats", "leaders"))
"""The facts that are columns of ``tables``."""

LAST_ENTRIES: Final = (
    select(TABLES.c.table_id, TABLES.c.last_seq)
    .where(TABLES.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(TABLES.c.table_id)
    .with_for_update(key_share=True)
)
LAST_ENTRY: Final = select(TABLES.c.table_id, TABLES.c.last_seq).where(TABLES.c.table_id == bindparam("of"))
INSERT: Final = insert(LOG)
_NEW_FACTS: Final[dict[str, Any]] = {
    **{name: bindparam(f"new_{name}") for name in FACTS},
    "summary_seq": bindparam("new_last_seq"),
}
_NEW_NAMES: Final = tuple(f"new_{name}" for name in FACTS)
_VALUES: Final = attrgetter(*FACTS)
UPDATE: Final = (
    update(TABLES)
    .where(TABLES.c.table_id == bindparam("of"))
    .values(_NEW_FACTS)
    .values(updated=bindparam("new_updated"), last_seq=bindparam("new_last_seq"), about=literal_column("'{}'"))
)
REFRESH: Final = (
    update(TABLES)
    .where(TABLES.c.table_id == bindparam("of"), TABLES.c.last_seq == bindparam("new_last_seq"))
    .values(_NEW_FACTS)
)
"""What the log says, for a table that an older server has changed: the text for older servers is still right."""


@dataclass(frozen=True)
class Append:
    """Entries that wait to be stored."""

    table_id: str
    after: int
    rows: list[dict[str, Any]]
    updated: float | None
    """The time of the last entry; None where nothing but the facts is stored."""
    facts: TableFacts
    before: TableFacts | None = None
    """The facts that are stored, where they are known."""

    @property
    def last_seq(self) -> int:
        """The number of the last entry."""
        return self.after + len(self.rows)

    @property
    def columns(self) -> dict[str, Any]:
        """The new values of columns of ``tables``, for ``UPDATE`` and ``REFRESH``."""
        new = dict(zip(_NEW_NAMES, _VALUES(self.facts), strict=True))
        new |= {"of": self.table_id, "new_last_seq": self.last_seq}
        return new if self.updated is None else new | {"new_updated": self.updated}

    def others(self) -> Iterator[tuple[int, list[dict[str, Any]]]]:
        """New rows of other relations, with the number of their statement in ``others_in``: seats that have changed,
        and once the result.
        """
        facts, before, of = self.facts, self.before or TableFacts(), {"table_id": self.table_id}
        changed = [new for new, old in zip_longest(facts.seats, before.seats) if new is not None and new != old]
        if changed:
            yield 0, [of | seat._asdict() for seat in changed]
        if facts.finished is not None and before.finished is None:
            if facts.leaders:
                yield 1, [of | {"seat": seat, "tribe": tribe, "bands": bands} for seat, tribe, bands in facts.leaders]
            if facts.rated:
                yield 2, [of]


@cache
def others_in(dialect: str) -> tuple[Any, ...]:
    """How seats, leaders and games to rate are stored."""
    seats = dialect_insert(dialect, SEATS)
    new = {name: seats.excluded[name] for name in SeatFacts._fields if name != "seat"}
    return (
        seats.on_conflict_do_update(index_elements=list(SEATS.primary_key), set_=new),
        *(dialect_insert(dialect, relation).on_conflict_do_nothing() for relation in (LEADERS, GAMES_TO_RATE)),
    )


def store_others(connection: Connection, appends: Iterable[Append]) -> None:
    """Store what goes to other relations than ``tables`` and ``log``."""
    for append in appends:
        for number, rows in append.others():
            connection.execute(others_in(connection.dialect.name)[number], rows)


def store_facts(connection: Connection, append: Append) -> None:
    """Store facts that the log has already, unless there are more entries by now."""
    if connection.execute(REFRESH, append.columns).rowcount:
        store_others(connection, [append])


def store_appends(connection: Connection, appends: Sequence[Append]) -> list[EthnosError | None]:
    """Store the appends that fit; for each, None or why it was refused."""
    if connection.dialect.name == "sqlite":
        return _store_with_driver(connection.connection.driver_connection, appends)
    rows = connection.execute(LAST_ENTRIES, {"ids": sorted({append.table_id for append in appends})})
    refusals = _refusals(appends, {row.table_id: row.last_seq for row in rows})
    if accepted := accepted_of(appends, refusals):
        connection.execute(UPDATE, [append.columns for append in newest(accepted)])
        store_others(connection, accepted)
        if new := _rows(accepted):
            connection.execute(INSERT, new)
    return refusals


def _store_with_driver(connection: Any, appends: Sequence[Append]) -> list[EthnosError | None]:
    """Like ``store_appends``, with the functions of SQLite's driver. SQLAlchemy's take several times the processor time
    of the statements, and the event loop waits for the interpreter's lock meanwhile.
    """
    last: dict[str, int] = {}
    for table_id in {append.table_id for append in appends}:
        last.update(connection.execute(_LAST_ENTRY_TEXT, {"of": table_id}))
    refusals = _refusals(appends, last)
    if accepted := accepted_of(appends, refusals):
        connection.executemany(_UPDATE_TEXT, [append.columns for append in newest(accepted)])
        connection.executemany(_INSERT_TEXT, _rows(accepted))
        for append in accepted:
            for number, rows in append.others():
                connection.executemany(_OTHER_TEXTS[number], rows)
    return refusals


def _driver_text(statement: ClauseElement) -> str:
    """A statement as SQLite's driver takes it."""
    return str(statement.compile(dialect=sqlite.dialect(paramstyle="named")))


_LAST_ENTRY_TEXT: Final = _driver_text(LAST_ENTRY)
_UPDATE_TEXT: Final = _driver_text(UPDATE)
_INSERT_TEXT: Final = _driver_text(INSERT)
_OTHER_TEXTS: Final = tuple(map(_driver_text, others_in("sqlite")))


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
