"""The requests of the host of a server, over HTTP, and the answers. The host's key is in the body of every request."""

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypeAlias

from ethnos.base.plain import Limits, Plain
from ethnos.server.protocol.messages import Update
from ethnos.server.protocol.requests import Health, ListedTable
from ethnos.server.storage import Act, Ban, PersonSeen, Report, Status

Text: TypeAlias = Annotated[str, Limits(max_length=200)]
Looks: TypeAlias = Literal["server", "tables", "table", "people", "reports", "bans", "acts"]
Acts: TypeAlias = Literal["end", "delete", "remove-chat", "remove-name", "forget", "close", "ban", "unban", "drain"]


@dataclass(frozen=True, slots=True, kw_only=True)
class HostIn(Plain):
    """What the host wants to see or to do, with the fields that this needs."""

    key: Text
    act: Looks | Acts
    table: Text = ""
    status: Status | None = None
    """Of the tables to list."""
    name: Text = ""
    """To remove, or of somebody at the tables to list."""
    lines: list[int] = field(default_factory=list)
    """Lines of chat to remove; without any, all of the table."""
    person: Text = ""
    report: int = 0
    network: Text = ""
    """An address or a network to ban. Without one, whoever is connected to a seat is banned."""
    seat: Annotated[int, Limits(ge=0, lt=6)] = 0
    reason: Text = ""
    days: Annotated[float, Limits(ge=0)] = 0
    """Of a ban; 0 is for ever."""
    on: bool = True
    """Whether the servers take no new tables."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HostOut(Plain):
    """What the host wanted to see, the latest first. Other fields are absent: all of them, if something was done."""

    health: Health | None = None
    draining: bool | None = None
    counts: dict[str, int] | None = None
    """Tables by status, and the bans in force."""
    tables: list[ListedTable] | None = None
    log: list[Update] | None = None
    """Of one table, without what is hidden."""
    people: list[PersonSeen] | None = None
    reports: list[Report] | None = None
    bans: list[Ban] | None = None
    acts: list[Act] | None = None
