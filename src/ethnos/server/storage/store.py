"""What tables need of the place where their logs are stored. It knows nothing of databases."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

NewEntry: TypeAlias = tuple[float, str, dict[str, Any]]
"""Time, kind and data."""

OPEN: Final = "open"
"""The status of a new table."""


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
    status: str
    """"open", "running" or "over"."""
    listed: bool
    created: float
    updated: float
    last_seq: int
    about: dict[str, Any]
    """Supplied by the caller of ``append``."""


class Store(Protocol):
    """The logs of all tables: a database on a server, the browser's storage in a tab."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes may change the same tables."""

    async def create(
        self, table_id: str, listed: bool, about: dict[str, Any], entries: Sequence[NewEntry], status: str = OPEN
    ) -> Summary:
        """Create a table with its first entries; ``Overtaken`` if there is one with this id."""

    async def append(
        self, table_id: str, after: int, entries: Sequence[NewEntry], status: str, about: dict[str, Any]
    ) -> None:
        """Store entries after entry ``after``, all or none; ``Overtaken`` if another process was first."""

    async def entries(self, table_id: str, after: int = 0) -> list[Entry]:
        """A table's log after entry ``after``."""

    async def tables(
        self, status: Sequence[str], listed: bool | None = None, limit: int = 100, before: float | None = None
    ) -> list[Summary]:
        """Tables of some status, the last changed first. ``before`` is the last ``updated`` of the previous page."""

    async def summaries(self, table_ids: Sequence[str]) -> list[Summary]:
        """What is known of these tables, in any order; those that there are not are left out."""

    async def lease(self, table_id: str, owner: str, seconds: float) -> bool:
        """Take or renew the lease on a table's bots and clocks; false while another process holds it."""

    async def park(self, table_id: str, owner: str, until: float | None) -> bool:
        """Give a lease back until a time, in seconds since the epoch, or for good; false if nobody would look then."""
