"""The logs of all tables in the browser's own storage (IndexedDB), which the page offers as a JavaScript object."""

import json
from collections.abc import Awaitable, Sequence
from typing import Any, Final, Protocol

from ethnos.base.refusals import EthnosError
from ethnos.server.storage import Entry, NewEntry, NoSuchTable, Overtaken, SeatFacts, Status, Summary, TableFacts

PROBLEMS: Final = ("full", "blocked", "failed")
UNCHANGED: Final = ("players", "preset", "memory_aid", "hints", "rated", "age")
"""Facts that a stored summary has under the same names."""


class NotStored(EthnosError):
    """The browser could not store or read something; the code says why."""

    family = "tab-storage-"


class Storage(Protocol):
    """The object of the page (``web/src/tab/store.ts``). Rows and summaries are JSON texts."""

    def create(self, table_id: str, summary: str, rows: str) -> Awaitable[str]:
        """``stored`` or ``taken``."""

    def append(self, table_id: str, after: int, summary: str, rows: str) -> Awaitable[str]:
        """``stored``, ``overtaken`` or ``missing``."""

    def entries(self, table_id: str, after: int) -> Awaitable[str]:
        """Rows of ``[seq, at, kind, data]``; empty if there is no such table."""

    def tables(self) -> Awaitable[str]:
        """All summaries."""

    def lease(self, table_id: str) -> Awaitable[bool]:
        """Whether this window drives the table's bots and clocks; the browser ends it with the window."""


class BrowserStore:
    """The ``Store`` of a tab. Several windows of a site share it, as several processes share a database."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    @property
    def is_shared(self) -> bool:
        """Another window may change the same table."""
        return True

    async def create(self, table_id: str, listed: bool, facts: TableFacts, entries: Sequence[NewEntry]) -> None:
        """Create a table with its first entries; ``Overtaken`` if there is one with this id."""
        summary = {"table_id": table_id, "listed": listed, "created": entries[0][0]} | changes_of(0, entries, facts)
        if await _answer_of(self._storage.create(table_id, _json(summary), _rows(0, entries))) == "taken":
            raise Overtaken

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[NewEntry],
        facts: TableFacts,
        before: TableFacts | None = None,
    ) -> None:
        """Store entries after entry ``after``, all or none; ``Overtaken`` if another window was first."""
        del before
        changes = _json(changes_of(after, entries, facts))
        answer = await _answer_of(self._storage.append(table_id, after, changes, _rows(after, entries)))
        if answer == "missing":
            raise NoSuchTable(table_id=table_id)
        if answer == "overtaken":
            raise Overtaken

    async def entries(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """A table's log after entry ``after``; the first entries of it where a limit is given."""
        text = await _answer_of(self._storage.entries(table_id, after))
        if not text:
            raise NoSuchTable(table_id=table_id)
        return [Entry(*row) for row in json.loads(text)[:limit]]

    async def tables(
        self, status: Sequence[Status], listed: bool | None = None, limit: int = 100, before: float | None = None
    ) -> list[Summary]:
        """Tables of some status, the last changed first. All tables of a tab are its person's own: none is unlisted."""
        del listed
        summaries = [
            summary
            for summary in await self._summaries()
            if summary.status in status and (before is None or summary.updated < before)
        ]
        return sorted(summaries, key=lambda summary: (summary.updated, summary.table_id), reverse=True)[:limit]

    async def summaries(self, table_ids: Sequence[str]) -> list[Summary]:
        """The summaries of these tables; unknown ones are left out."""
        return [summary for summary in await self._summaries() if summary.table_id in table_ids]

    async def lease(self, table_id: str, owner: str, seconds: float) -> bool:
        """Take or renew the lease on a table's bots and clocks; false while another window holds it."""
        del owner, seconds
        return bool(await _answer_of(self._storage.lease(table_id)))

    async def park(self, table_id: str, owner: str, until: float | None) -> bool:
        """Not possible here: only the driver of a table looks at its clock."""
        del table_id, owner, until
        return False

    async def _summaries(self) -> list[Summary]:
        summaries = map(_summary, json.loads(await _answer_of(self._storage.tables())))
        return [summary for summary in summaries if summary is not None]


async def _answer_of(answer: Awaitable[Any]) -> Any:
    """Wait for an answer of the page. Its refusals are JavaScript exceptions with a code as their message."""
    try:
        return await answer
    except Exception as problem:
        code = next((code for code in PROBLEMS if code in str(problem)), "failed")
        raise NotStored(code) from problem


def _rows(after: int, entries: Sequence[NewEntry]) -> str:
    return _json([[seq, at, kind, data] for seq, (at, kind, data) in enumerate(entries, after + 1)])


def changes_of(after: int, entries: Sequence[NewEntry], facts: TableFacts) -> dict[str, Any]:
    """What changes of a stored summary. Its form stays: files with the games of a browser have it (``backup.ts``)."""
    about = {name: getattr(facts, name) for name in UNCHANGED} | {
        "tribes": facts.tribes,
        "clock": {"kind": facts.clock, "seconds": facts.clock_seconds, "increment": facts.clock_increment},
        "seats": [{"kind": seat.kind, "name": seat.name, "level": seat.level} for seat in facts.seats],
        "standings": [(seat.seat, seat.place, seat.glory) for seat in facts.seats if seat.place],
        "turn": {"seat": facts.turn, "deadline": facts.deadline, "paused": facts.paused},
    }
    return {"status": facts.status, "updated": entries[-1][0], "last_seq": after + len(entries), "about": about}


def _summary(stored: dict[str, Any]) -> Summary | None:
    """A stored summary; None if it cannot be read, so that lists leave it out. An older one may lack something."""
    try:
        about = stored.pop("about")
        clock, turn, tribes = about["clock"], about.get("turn") or {}, about.get("tribes", "random")
        results = {seat: result for seat, *result in about["standings"]}
        return Summary(
            **stored,
            **{name: about[name] for name in UNCHANGED if name in about},
            summary_seq=stored["last_seq"],
            tribes=tribes if isinstance(tribes, str) else ",".join(tribes),
            clock=clock["kind"],
            clock_seconds=float(clock.get("seconds", 0.0)),
            clock_increment=float(clock.get("increment", 0.0)),
            turn=turn.get("seat"),
            deadline=turn.get("deadline"),
            paused=turn.get("paused", False),
            seats=tuple(
                SeatFacts(seat, who["kind"], who["name"], who["level"], place=place, glory=glory)
                for seat, who in enumerate(about["seats"])
                for place, glory in [results.get(seat, (0, 0))]
            ),
        )
    except (AttributeError, KeyError, TypeError, ValueError):
        return None


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), allow_nan=False)
