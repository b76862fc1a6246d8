"""Removes names and chat from stored logs, and what is too old: tables, chat, people, their addresses, and bans."""

import asyncio
import logging
import re
import time
from collections import defaultdict
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ethnos.server.hosting.settings import Settings
from ethnos.server.rooms.checks import NAME_LENGTH, clean
from ethnos.server.rooms.clock import DAY
from ethnos.server.rooms.entries import Cleaned, Erased, Joined, Removed, Said
from ethnos.server.storage import Entry, NoSuchTable, Status
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.allowance_store import AllowanceStore
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.notice_store import NoticeStore
from ethnos.server.storage.people_store import PeopleStore
from ethnos.server.storage.safety_store import SafetyStore

NAMELESS: Final = "\N{EM DASH}"
"""Replaces a removed name, in every language."""
KINDS_WITH_NAMES: Final = (Joined.kind, Removed.kind, Said.kind)


@dataclass(frozen=True, slots=True)
class Erasure:
    """What is to be removed from one table's log."""

    table_id: str
    entries: list[Entry]
    """The entries after the removal."""
    names: dict[int, str] = field(default_factory=dict)
    """The new names at its seats, as lists show them."""


class Erasing:
    """Finds what is to be removed, and removes it."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store, self._admin = store, Administration(store)

    async def find_name(self, name: str, instead: str = NAMELESS, tables: Collection[str] = ()) -> list[Erasure]:
        """Find a name: as that of a player, as that of the author of a chat message, and in the text of chat."""
        name, instead = clean(name, NAME_LENGTH), clean(instead, NAME_LENGTH)
        changes: defaultdict[str, list[Entry]] = defaultdict(list)
        for table_id, entry in await self._admin.entries_of_kinds(KINDS_WITH_NAMES, tables):
            data = _without_name(entry.data, name, instead)
            if data != entry.data:
                changes[table_id].append(replace(entry, data=data))
        return [
            Erasure(table_id, entries, await self._names(table_id, name, instead))
            for table_id, entries in changes.items()
        ]

    async def find_chat(self, table_id: str, matches: Callable[[Entry], bool] = lambda _entry: True) -> Erasure:
        """Find lines of chat at a table."""
        chat = await self._admin.entries_of_kinds((Said.kind,), [table_id])
        return Erasure(table_id, [replace(e, kind=Erased.kind, data={}) for _, e in chat if matches(e)])

    async def erase(self, erasures: Collection[Erasure]) -> None:
        """Remove for good. A table that is deleted meanwhile is no problem."""
        for erasure in erasures:
            if erasure.entries:
                with suppress(NoSuchTable):
                    await self._admin.rewrite(erasure.table_id, erasure.entries, Cleaned.kind, erasure.names)

    async def _names(self, table_id: str, name: str, instead: str) -> dict[int, str]:
        summaries = await self._store.summaries([table_id])
        seats = [seat for summary in summaries for seat in summary.seats]
        return {seat.seat: instead for seat in seats if seat.name.casefold() == name.casefold()}


def _without_name(data: dict[str, Any], name: str, instead: str) -> dict[str, Any]:
    changed = dict(data)
    if str(data.get("name", "")).casefold() == name.casefold():
        changed["name"] = instead
    if isinstance(data.get("text"), str):
        whole_words = rf"(?<!\w){re.escape(name)}(?!\w)"
        changed["text"] = re.sub(whole_words, lambda _match: instead, data["text"], flags=re.IGNORECASE)
    return changed


logger = logging.getLogger(__name__)

FIRST_LOOK_SECONDS: Final = 60.0
LOOK_SECONDS: Final = 3600.0
AT_ONCE: Final = 50
"""Tables that are removed in one transaction. Moves wait for it."""
LEASE: Final = "(retention)"
"""Stands for a table in the lease of the process that removes what is old."""


class Retaining:
    """Removes what is too old."""

    def __init__(self, store: DatabaseStore, settings: Settings, owner: str) -> None:
        self._store, self._admin, self._settings = store, Administration(store), settings
        self._owner = owner

    async def run(self) -> None:
        """Tidy every hour. Only one of several processes does it."""
        await asyncio.sleep(FIRST_LOOK_SECONDS)
        while True:
            if await self._store.lease(LEASE, self._owner, LOOK_SECONDS):
                await self.tidy(time.time())
            await asyncio.sleep(LOOK_SECONDS)

    async def tidy(self, now: float) -> tuple[int, int]:
        """Remove what is too old; returns how many tables were deleted, and of how many the chat."""
        settings = self._settings
        tables = 0
        kept: list[tuple[list[Status], float]] = [
            (["over"], settings.keep_finished_days),
            (["running"], settings.keep_unfinished_days),
            (["open", "ended"], settings.keep_abandoned_days),
        ]
        for statuses, days in kept:
            tables += await self._delete(statuses, now - days * DAY) if days else 0
        chats = await self._erase_chat(now - settings.keep_chat_days * DAY) if settings.keep_chat_days else 0
        await self._admin.forget_bans(now)
        days = settings.keep_reports_days
        await SafetyStore(self._store).forget(now - days * DAY if days else 0.0)
        await self._forget_people(now)
        if tables or chats:
            logger.info("removed what was too old: %d tables, the chat of %d", tables, chats)
        return tables, chats

    async def _forget_people(self, now: float) -> None:
        """Delete people who have not come for long, where notices went, and what is of no use any more."""
        people, kept = PeopleStore(self._store), self._settings
        while kept.keep_people_days and (
            gone := await people.not_seen_since(now - kept.keep_people_days * DAY, AT_ONCE)
        ):
            await people.forget(gone)
            logger.info("removed %d people who have not come for long", len(gone))
        for days, confirmed in ((kept.keep_addresses_days, True), (kept.keep_pending_days, False)):
            if days:
                await people.forget_addresses(now - days * DAY, confirmed)
        if kept.keep_notices_days:
            await NoticeStore(self._store).forget_before(now - kept.keep_notices_days * DAY)
        await people.forget_codes(now)
        await AllowanceStore(self._store).forget(now)
        await self._admin.forget_leases(now - DAY)

    async def _delete(self, statuses: list[Status], before: float) -> int:
        deleted = 0
        while table_ids := await self._admin.last_changed(statuses, before, AT_ONCE):
            deleted += len(await self._admin.delete(table_ids))
        return deleted

    async def _erase_chat(self, before: float) -> int:
        erasing, erased = Erasing(self._store), 0
        while table_ids := await self._admin.with_chat(["over"], before, AT_ONCE):
            await erasing.erase([await erasing.find_chat(table_id) for table_id in table_ids])
            erased += len(table_ids)
        return erased
