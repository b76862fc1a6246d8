"""Removes names and chat from the stored logs of tables. The games in them stay as they were played."""

import re
from collections import defaultdict
from collections.abc import Callable, Collection
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Any, Final

from ethnos.server.rooms.entries import Cleaned, Erased, Joined, Removed, Said
from ethnos.server.rooms.names import NAME_LENGTH, clean
from ethnos.server.storage import Entry, NoSuchTable
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.database_store import DatabaseStore

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
