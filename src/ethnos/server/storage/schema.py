"""The relations of the database.

A change here needs a migration: ``python -m ethnos.server.migrations "what changes"`` writes it.
"""

from typing import Final

from sqlalchemy import Boolean, Column, Double, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

METADATA: Final = MetaData(
    naming_convention={  # later migrations refer to these names
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    }
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("status", String, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("created", Double, nullable=False),
    Column("updated", Double, nullable=False),
    Column("last_seq", Integer, nullable=False),
    Column("about", Text, nullable=False),
    Index(None, "status", "updated"),
)
"""What is known of a table without reading its log."""

LOG: Final = Table(
    "log",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.table_id), primary_key=True),
    Column("seq", Integer, primary_key=True, autoincrement=False),
    Column("at", Double, nullable=False),
    Column("kind", String, nullable=False),
    Column("data", Text, nullable=False),
)
"""The logs of all tables. The primary key keeps two processes from storing the same entry number."""

CHAT: Final = text("kind = 'said'")
Index("ix_log_chat", LOG.c.table_id, sqlite_where=CHAT, postgresql_where=CHAT)
"""Finds chat without reading every move."""

LEASES: Final = Table(
    "leases",
    METADATA,
    Column("table_id", String, primary_key=True),
    Column("owner", String, nullable=False),
    Column("until", Double, nullable=False),
)
"""Which process runs the bots and clocks of a table, and until when by the database's clock."""

ORDERS: Final = Table(
    "orders",
    METADATA,
    Column("order_id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("kind", String, nullable=False),
    Column("data", Text, nullable=False),
)
"""What the host's tools have changed, for servers that run meanwhile."""

BANS: Final = Table(
    "bans",
    METADATA,
    Column("network", String, primary_key=True),
    Column("reason", Text, nullable=False),
    Column("since", Double, nullable=False),
    Column("until", Double),
)
"""Networks whose requests are refused; without ``until`` for ever."""
