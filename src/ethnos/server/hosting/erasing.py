"""Removes names and chat from the stored logs of tables. The games in them stay as they were played."""

import re
from collections import defaultdict
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any, Final

from ethnos.server.rooms.entries import Cleaned, Erased, Joined, Removed, Said
from ethnos.server.rooms.names import NAME_LENGTH, clean
from ethnos.server.storage import Entry, NoSuchTable, Unreadable
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.database_store import DatabaseStore

NAMELESS: Final = "\N{EM DASH}"
"""In place of a name that was removed: the same in every language."""
WITH_NAMES: Final = (Joined.kind, Removed.kind, Said.kind)


@dataclass(frozen=True, slots=True)
class Erasure:
    """What is to be removed from one table's log."""

    table_id: str
    entries: list[Entry]
    """As they shall be."""
    about: dict[str, Any] | None = None
    """What lists show of the table, if that changes."""


class Erasing:
    """Finds what is to be removed, and removes it."""

    def __init__(self, store: DatabaseStore) -> None:
        self._store, self._admin = store, Administration(store)

    async def find_name(self, name: str, instead: str = NAMELESS, tables: Collection[str] = ()) -> list[Erasure]:
        """Everywhere that a name occurs: as that of a player, of somebody who spoke, and in chat."""
        name, instead = clean(name, NAME_LENGTH), clean(instead, NAME_LENGTH)
        found: defaultdict[str, list[Entry]] = defaultdict(list)
        for table_id, entry in await self._admin.entries_of_kinds(WITH_NAMES, tables):
            data = _without_name(entry.data, name, instead)
            if data != entry.data:
                found[table_id].append(replace(entry, data=data))
        return [
            Erasure(table_id, entries, await self._about(table_id, name, instead))
            for table_id, entries in found.items()
        ]

    async def find_chat(self, table_id: str, wanted: Callable[[Entry], bool] = lambda _entry: True) -> Erasure:
        """Lines of chat at a table."""
        said = await self._admin.entries_of_kinds((Said.kind,), [table_id])
        return Erasure(table_id, [replace(e, kind=Erased.kind, data={}) for _, e in said if wanted(e)])

    async def erase(self, erasures: Collection[Erasure]) -> None:
        """Remove for good. A table that is deleted meanwhile is no problem."""
        for erasure in erasures:
            if erasure.entries:
                with suppress(NoSuchTable):
                    await self._admin.rewrite(erasure.table_id, erasure.entries, Cleaned.kind, erasure.about)

    async def _about(self, table_id: str, name: str, instead: str) -> dict[str, Any] | None:
        """A table's summary without a name. One that cannot be read has no name to show."""
        try:
            about = (await self._store.summary(table_id)).about
            seats = [_without_name(seat, name, instead) for seat in about["seats"]]
        except (NoSuchTable, Unreadable, KeyError, TypeError, AttributeError):
            return None
        return about | {"seats": seats}


def _without_name(data: dict[str, Any], name: str, instead: str) -> dict[str, Any]:
    changed = dict(data)
    if str(data.get("name", "")).casefold() == name.casefold():
        changed["name"] = instead
    if isinstance(data.get("text"), str):
        whole_words = rf"(?<!\w){re.escape(name)}(?!\w)"
        changed["text"] = re.sub(whole_words, lambda _match: instead, data["text"], flags=re.IGNORECASE)
    return changed
