"""Removes what is too old: tables, chat, people, where their notices go, and bans that are over."""

import asyncio
import logging
import time
from typing import Final

from ethnos.server.hosting.erasing import Erasing
from ethnos.server.hosting.settings import Settings
from ethnos.server.rooms.clock import DAY
from ethnos.server.storage import Status
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.allowance_store import AllowanceStore
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.notice_store import NoticeStore
from ethnos.server.storage.people_store import PeopleStore
from ethnos.server.storage.safety_store import SafetyStore

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
