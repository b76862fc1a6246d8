"""The logs of all tables in the browser's own storage (IndexedDB), which the page offers as a JavaScript object."""

import json
from collections.abc import Awaitable, Mapping, Sequence
from typing import Any, Final, Protocol

from ethnos.base.refusals import EthnosError
from ethnos.server.storage import Entry, NewEntry, NoSuchTable, Overtaken, Status, Summary

PROBLEMS: Final = ("full", "blocked", "failed")


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

    async def create(
        self,
        table_id: str,
        listed: bool,
        about: Mapping[str, Any],
        entries: Sequence[NewEntry],
        status: Status = "open",
    ) -> Summary:
        """Create a table with its first entries; ``Overtaken`` if there is one with this id."""
        created = entries[0][0]
        summary = Summary(table_id, status, listed, created, entries[-1][0], len(entries), about)
        if await _answer_of(self._storage.create(table_id, _summary(summary), _rows(0, entries))) == "taken":
            raise Overtaken
        return summary

    async def append(
        self, table_id: str, after: int, entries: Sequence[NewEntry], status: Status, about: Mapping[str, Any]
    ) -> None:
        """Store entries after entry ``after``, all or none; ``Overtaken`` if another window was first."""
        summary = {"status": status, "updated": entries[-1][0], "last_seq": after + len(entries), "about": about}
        answer = await _answer_of(self._storage.append(table_id, after, _json(summary), _rows(after, entries)))
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
        return [Summary(**summary) for summary in json.loads(await _answer_of(self._storage.tables()))]


async def _answer_of(answer: Awaitable[Any]) -> Any:
    """Wait for an answer of the page. Its refusals are JavaScript exceptions with a code as their message."""
    try:
        return await answer
    except Exception as problem:
        code = next((code for code in PROBLEMS if code in str(problem)), "failed")
        raise NotStored(code) from problem


def _rows(after: int, entries: Sequence[NewEntry]) -> str:
    return _json([[seq, at, kind, data] for seq, (at, kind, data) in enumerate(entries, after + 1)])


def _summary(summary: Summary) -> str:
    return _json({name: getattr(summary, name) for name in Summary.__slots__})


def _json(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), allow_nan=False)
