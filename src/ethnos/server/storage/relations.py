"""The relations of the database.

A change here needs a migration: ``python -m ethnos.server.migrations "what changes"`` writes it.
"""

from pathlib import Path
from typing import Any, Final

from sqlalchemy import (
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    and_,
    false,
    text,
)
from sqlalchemy.dialects import postgresql, sqlite

SCRIPTS: Final = Path(__file__).parents[1] / "migrations"
"""The folder of the migrations."""

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
    Column("about", Text, nullable=False, default="{}"),  # only for servers older than the columns below
    Column("summary_seq", Integer, nullable=False, server_default="0"),
    Column("players", Integer, nullable=False, server_default="0"),
    Column("preset", String, nullable=False, server_default=""),
    Column("tribes", String, nullable=False, server_default=""),
    Column("options", String, nullable=False, server_default=""),
    Column("memory_aid", Boolean, nullable=False, server_default=false()),
    Column("hints", Boolean, nullable=False, server_default=false()),
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("admission", String, nullable=False, server_default="anyone"),
    Column("clock", String, nullable=False, server_default="none"),
    Column("clock_seconds", Double, nullable=False, server_default="0"),
    Column("clock_increment", Double, nullable=False, server_default="0"),
    Column("age", Integer, nullable=False, server_default="0"),
    Column("turn", Integer),
    Column("turn_number", Integer, nullable=False, server_default="0"),
    Column("turn_since", Double),
    Column("deadline", Double),
    Column("paused", Boolean, nullable=False, server_default=false()),
    Column("waits", Boolean, nullable=False, server_default=false()),
    Column("finished", Double),
    Index(None, "status", "updated"),
)
"""What lists, notices and statistics need of each table, so that they need not read the logs: ``TableFacts``."""

STALE: Final = text("summary_seq <> last_seq")
Index("ix_tables_stale", TABLES.c.updated, sqlite_where=STALE, postgresql_where=STALE)
"""Finds tables that an older server has changed: it stores the log, and not these columns."""
FRESH: Final = TABLES.c.summary_seq == TABLES.c.last_seq

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("level", String, nullable=False),
    Column("digest", String, nullable=False),
    Column("bot", Boolean, nullable=False),
    Column("away", Boolean, nullable=False),
    Column("lost_at", Double),
    Column("place", Integer, nullable=False),
    Column("glory", Integer, nullable=False),
)
"""Who plays for each seat, and with what result: ``SeatFacts``."""

LEADERS: Final = Table(
    "leaders",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("tribe", String, primary_key=True),
    Column("bands", Integer, nullable=False),
)
"""How many Bands each tribe led for each seat of a finished game."""

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

PERSONS: Final = Table(
    "persons",
    METADATA,
    Column("person_id", String, primary_key=True),
    Column("key_digest", String, nullable=False),
    Column("created", Double, nullable=False),
    Column("language", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("mail", String, nullable=False),
    Column("mail_confirmed", Boolean, nullable=False),
    Column("mail_token", String, nullable=False),
    Column("seen", Double, nullable=False),
    Index(None, "key_digest", unique=True),
    Index(None, "mail_token"),
    Index(None, "seen"),
)
"""People who keep their games together. Their browsers hold the key; only its digest is stored. ``seen`` is the day of
their last visit."""

PERSON_SEATS: Final = Table(
    "person_seats",
    METADATA,
    Column("person_id", ForeignKey(PERSONS.c.person_id, ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey(TABLES.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("digest", String, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("sealed", String, nullable=False),
    Column("rated", Boolean, nullable=False),
    Index(None, "table_id"),
)
"""The seats of these people, by the digest of the seat's secret. The secret itself is sealed with the person's key."""

OWNED: Final = and_(
    SEATS.c.table_id == PERSON_SEATS.c.table_id,
    SEATS.c.seat == PERSON_SEATS.c.seat,
    SEATS.c.digest == PERSON_SEATS.c.digest,
)
"""A person's seat is still theirs: nobody else has taken it since."""

CARRY_CODES: Final = Table(
    "carry_codes",
    METADATA,
    Column("digest", String, primary_key=True),
    Column("sealed", String, nullable=False),
    Column("until", Double, nullable=False),
)
"""Codes that carry a person's key to another device, once; the key is sealed with the code."""

PUSH_SUBSCRIPTIONS: Final = Table(
    "push_subscriptions",
    METADATA,
    Column("person_id", ForeignKey(PERSONS.c.person_id, ondelete="CASCADE"), primary_key=True),
    Column("endpoint", String, primary_key=True),
    Column("p256dh", String, nullable=False),
    Column("auth", String, nullable=False),
)
"""The browsers of people that get push messages."""

NOTICES: Final = Table(
    "notices",
    METADATA,
    Column("person_id", ForeignKey(PERSONS.c.person_id, ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey(TABLES.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("due", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("claimed_until", Double, nullable=False),
    Column("done", Boolean, nullable=False),
    Index(None, "done", "due"),
)
"""One notice for each turn of a person. The primary key keeps two processes from sending it twice."""

RATED_PLACES: Final = Table(
    "rated_places",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("person_id", ForeignKey(PERSONS.c.person_id, ondelete="CASCADE"), primary_key=True),
    Column("players", Integer, nullable=False),
    Column("ended", Double, nullable=False),
    Column("people", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    Index(None, "players", "ended"),
    Index(None, "person_id", "players", "ended"),
)
"""The places of people in games that count, and their ratings after each. ``people`` is how many there were: a game
with fewer rows has lost a person, and no longer counts."""

GAMES_TO_RATE: Final = Table(
    "games_to_rate",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.table_id, ondelete="CASCADE"), primary_key=True),
)
"""Rated tables whose game has ended, until somebody has looked at whether it counts."""

RATING_REPAIRS: Final = Table(
    "rating_repairs",
    METADATA,
    Column("players", Integer, primary_key=True, autoincrement=False),
    Column("since", Double, nullable=False),
)
"""From which time on the ratings for a number of players have to be computed: games were added or deleted there."""

ALLOWANCES: Final = Table(
    "allowances",
    METADATA,
    Column("name", String, primary_key=True),
    Column("who", String, primary_key=True),
    Column("until", Double, nullable=False),
    Index(None, "until"),
)
"""What was used up of limits that processes share, as the time when all of it is free again. ``who`` is a digest."""

OPEN_SOCKETS: Final = Table(
    "open_sockets",
    METADATA,
    Column("owner", String, primary_key=True),
    Column("who", String, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("until", Double, nullable=False),
    Index(None, "who"),
)
"""How many sockets each network has open at each process, and until when this holds unless the process renews it."""

SEAT_ORIGINS: Final = Table(
    "seat_origins",
    METADATA,
    Column("table_id", ForeignKey(TABLES.c.table_id, ondelete="CASCADE"), primary_key=True),
    Column("who", String, primary_key=True),
    Column("digest", String, primary_key=True),
)
"""Before a game: from which network, and by which person, each seat was taken, both as digests with a key. So the host
of a table sends nobody away in vain. ``digest`` is that of the seat's secret."""

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("person_id", ForeignKey(PERSONS.c.person_id, ondelete="CASCADE"), primary_key=True),
    Column("other_id", ForeignKey(PERSONS.c.person_id, ondelete="CASCADE"), primary_key=True),
    Column("name", String, nullable=False),
    Column("at", Double, nullable=False),
    Index(None, "other_id"),
)
"""Whom people have blocked, with the name under which they met."""

REPORTS: Final = Table(
    "reports",
    METADATA,
    Column("report_id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("table_id", ForeignKey(TABLES.c.table_id, ondelete="CASCADE"), nullable=False),
    Column("by_seat", Integer, nullable=False),
    Column("person_id", ForeignKey(PERSONS.c.person_id, ondelete="CASCADE")),
    Column("seat", Integer, nullable=False),
    Column("line", Integer, nullable=False),
    Column("reason", Text, nullable=False),
    Column("closed", Double),
    Index(None, "table_id", "by_seat", "seat", "line", unique=True),
    Index(None, "person_id"),
)
"""What people at a table report to the host: about a seat, or about an entry of its chat (otherwise ``line`` is 0).
``person_id`` is who reports, if they keep their games together."""

ACTS: Final = Table(
    "acts",
    METADATA,
    Column("act_id", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("who", String, nullable=False),
    Column("what", String, nullable=False),
    Column("data", Text, nullable=False),
)
"""What the host has done, by key or in a shell. Names and chat that were removed are not repeated here."""

HOST_KEYS: Final = Table(
    "host_keys",
    METADATA,
    Column("name", String, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Secrets of the server itself, generated when they are first needed."""


OLDEST_SCHEMA: Final = Table("oldest_schema", METADATA, Column("revision", String, primary_key=True))
"""One row: the oldest schema that a server must know to run on this database (``storage/upgrade.py``)."""


def dialect_insert(dialect: str, relation: Table) -> Any:
    """An insert that can say what to do with existing rows."""
    return {"sqlite": sqlite.insert, "postgresql": postgresql.insert}[dialect](relation)
