"""Stores tables: every table is an append-only log. ``DatabaseStore`` (``database_store.py``) keeps them in a database.

store = await DatabaseStore.open("sqlite:///games.db")
await store.create("a7", listed=True, about={"players": 2}, entries=[(time.time(), "created", {})])
await store.append("a7", after=1, entries=[(time.time(), "move", {"move": "draw"})], status="running", about={})
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
from ethnos.server.storage.store import Entry, NewEntry, Status, Store, Summary

__all__ = [
    "DatabaseTooNew",
    "DatabaseUnreachable",
    "Entry",
    "NewEntry",
    "NoSuchTable",
    "Overtaken",
    "Status",
    "Store",
    "Summary",
    "UnknownDatabase",
    "Unreadable",
    "Unstorable",
]
