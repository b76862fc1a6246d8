"""Stores tables: every table is an append-only log. ``DatabaseStore`` (``database_store.py``) keeps them in a database.

store = await DatabaseStore.open("sqlite:///games.db")
await store.create("a7", listed=True, facts=TableFacts(players=2), entries=[(time.time(), "created", {})])
await store.append("a7", 1, [(time.time(), "move", {"move": "draw"})], TableFacts(players=2, status="running"))
"""

from ethnos.server.storage.storage_errors import (
    DatabaseTooNew,
    DatabaseUnreachable,
    NoSuchTable,
    Overtaken,
    UnknownDatabase,
    Unreadable,
    Unstorable,
)
from ethnos.server.storage.store import Entry, NewEntry, SeatFacts, Status, Store, Summary, TableFacts

__all__ = [
    "DatabaseTooNew",
    "DatabaseUnreachable",
    "Entry",
    "NewEntry",
    "NoSuchTable",
    "Overtaken",
    "SeatFacts",
    "Status",
    "Store",
    "Summary",
    "TableFacts",
    "UnknownDatabase",
    "Unreadable",
    "Unstorable",
]
