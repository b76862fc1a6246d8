"""Stores tables: every table is an append-only log. ``DatabaseStore`` (``database_store.py``) keeps them in a database.

store = await DatabaseStore.open("sqlite:///games.db")
await store.create("a7", listed=True, about={"players": 2}, entries=[(time.time(), "created", {})])
await store.append("a7", after=1, entries=[(time.time(), "move", {"move": "draw"})], status="running", about={})
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Literal, NamedTuple, Protocol, TypeAlias

from ethnos.base.refusals import EthnosError


class Overtaken(EthnosError):
    """Another process has appended first: the new entries may not fit any more."""


class NoSuchTable(EthnosError):
    """A table that was never created here."""


class Unreadable(EthnosError):
    """A table whose rows cannot be read: they are damaged, or were written by another version of this software."""

    code = "server-table-unreadable"


class NoDatabase(EthnosError):
    """There is no file at this path."""

    code = "admin-no-database"


class Unstorable(EthnosError):
    """Text that a database cannot hold. Nothing stored has it, and nothing is found by it."""


class DatabaseInUse(EthnosError):
    """A file that another server uses: two would not notice each other's entries."""


class DatabaseBeingRestored(EthnosError):
    """A PostgreSQL database into which a backup is being restored: no server may use it meanwhile."""


class UnknownDatabase(EthnosError):
    """An address that names no database. The message does not repeat it: a mistyped one may show a password."""


class NoDriver(EthnosError):
    """The address is PostgreSQL's, but its driver is not installed."""

    code = "server-no-asyncpg"


class DatabaseUnreachable(EthnosError):
    """A database that cannot be used, at least not now. A write in progress may or may not be stored."""


class DatabaseTooNew(EthnosError):
    """A database that a later version of this software has changed: this version cannot read it."""


NewEntry: TypeAlias = tuple[float, str, dict[str, Any]]
"""Time, kind and data."""

Status: TypeAlias = Literal["open", "running", "over", "ended"]
"""Before, during and after the game; ended by the host of the server."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A stored entry of a table's log."""

    seq: int
    """From 1, without gaps."""
    at: float
    """Seconds since the epoch."""
    kind: str
    data: dict[str, Any]


class SeatFacts(NamedTuple):
    """A seat, and who plays there. In a database, the columns of ``seats``."""

    seat: int
    kind: Literal["person", "open", "bot"] = "open"
    name: str = ""
    level: str = ""
    digest: str = ""
    """The digest of the seat's secret; empty if no person has the seat."""
    bot: bool = False
    """A bot plays for it now."""
    away: bool = False
    lost_at: float | None = None
    """When the connection of a person who is away was lost."""
    place: int = 0
    """0 before the game."""
    glory: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TableFacts:
    """What lists, notices, statistics and ratings need of a table. In a database, columns of ``tables``."""

    status: Status = "open"
    players: int = 0
    """0: nothing is known."""
    preset: str = ""
    tribes: str = ""
    """``random``, ``first_game``, or the names of tribes."""
    options: str = ""
    """Options that were set on top of the preset: ``name=value``."""
    memory_aid: bool = False
    hints: bool = False
    rated: bool = False
    admission: Literal["anyone", "invited", "asked"] = "anyone"
    """Who may take a free seat."""
    clock: Literal["none", "bank", "days"] = "none"
    clock_seconds: float = 0.0
    clock_increment: float = 0.0
    age: int = 0
    """0 before the game."""
    turn: int | None = None
    """The seat to move; None while no game is running."""
    turn_number: int = 0
    turn_since: float | None = None
    deadline: float | None = None
    paused: bool = False
    waits: bool = False
    """It needs nothing from the server until its deadline is near."""
    finished: float | None = None
    """When its game ended; None until then, and for a game that was played on for practice."""
    seats: tuple[SeatFacts, ...] = ()
    leaders: tuple[tuple[int, str, int], ...] = ()
    """Of a finished game: for a seat and a tribe, how many of the seat's Bands it led."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Summary(TableFacts):
    """What is known of a table without reading its log."""

    table_id: str
    listed: bool
    created: float
    updated: float
    last_seq: int
    summary_seq: int
    """The entry up to which the facts are known: an older server that shares the database stores only the log."""

    @property
    def is_stale(self) -> bool:
        """Whether the log has later entries than the facts."""
        return self.summary_seq != self.last_seq


@dataclass(frozen=True, slots=True)
class PersonSeen:
    """A person who keeps their games together, as the host of the server sees them."""

    person_id: str
    created: float
    seen: float
    seats: int


@dataclass(frozen=True, slots=True)
class Blocked:
    """A person whom another has blocked, with the name under which they met."""

    other_id: str
    name: str
    at: float


@dataclass(frozen=True, slots=True)
class Report:
    """A report to the host of the server, by the owner of a seat about another or about a line of chat."""

    at: float
    table_id: str
    by_seat: int
    seat: int
    line: int
    """The entry of the line; 0 for none."""
    reason: str
    report_id: int = 0
    closed: float | None = None
    """When the host has closed it."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something that the host of the server did, by ``key`` or in a ``shell``."""

    at: float
    who: str
    what: str
    data: dict[str, Any]


class Store(Protocol):
    """The logs of all tables: a database on a server, the browser's storage in a tab."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change the same tables."""

    async def create(self, table_id: str, listed: bool, facts: TableFacts, entries: Sequence[NewEntry]) -> None:
        """Create a table with its first entries; ``Overtaken`` if there is one with this id."""

    async def append(
        self,
        table_id: str,
        after: int,
        entries: Sequence[NewEntry],
        facts: TableFacts,
        before: TableFacts | None = None,
    ) -> None:
        """Store entries after entry ``after``, all or none; ``Overtaken`` if another process was first.

        ``before`` are the facts as they are stored, where the caller knows them: seats that are equal are not written.
        """

    async def entries(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """A table's log after entry ``after``; the first entries of it where a limit is given."""

    async def tables(
        self, status: Sequence[Status], listed: bool | None = None, limit: int = 100, before: float | None = None
    ) -> list[Summary]:
        """Tables of some status, the last changed first. ``before`` is the last ``updated`` of the previous page."""

    async def summaries(self, table_ids: Sequence[str]) -> list[Summary]:
        """The summaries of these tables, in any order; unknown ones are left out."""

    async def lease(self, table_id: str, owner: str, seconds: float) -> bool:
        """Take or renew the lease on a table's bots and clocks; false while another process holds it."""

    async def park(self, table_id: str, owner: str, until: float | None) -> bool:
        """Give a lease back until a time, in seconds since the epoch, or for good; false if nobody would look then."""


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


@dataclass(frozen=True, slots=True)
class Ban:
    """A network whose requests are refused."""

    network: str
    reason: str
    since: float
    until: float | None
    """None: for ever."""

    def holds(self, now: float) -> bool:
        """Whether the ban is in force."""
        return self.until is None or now < self.until
