"""The interface of the storage for the logs of tables. It knows nothing of databases."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, Protocol, TypeAlias

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


@dataclass(frozen=True, slots=True)
class Summary:
    """What lists show of a table without reading its log."""

    table_id: str
    status: Status
    listed: bool
    created: float
    updated: float
    last_seq: int
    about: Mapping[str, Any]
    """Supplied by the caller of ``append``."""


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

    async def create(
        self,
        table_id: str,
        listed: bool,
        about: Mapping[str, Any],
        entries: Sequence[NewEntry],
        status: Status = "open",
    ) -> Summary:
        """Create a table with its first entries; ``Overtaken`` if there is one with this id."""

    async def append(
        self, table_id: str, after: int, entries: Sequence[NewEntry], status: Status, about: Mapping[str, Any]
    ) -> None:
        """Store entries after entry ``after``, all or none; ``Overtaken`` if another process was first."""

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
