"""How a server is run."""

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from ethnos.server.hosting.driver import LEASE_SECONDS
from ethnos.server.hosting.limits import Limits
from ethnos.server.hosting.retention import Retention
from ethnos.server.http.sharing import Sharing
from ethnos.server.http.site import BUILT
from ethnos.server.people.settings import NoticeSettings
from ethnos.server.rooms.presence import GRACE_SECONDS

IDLE_SECONDS: Final = 300.0
"""Seconds after which an idle table with nobody connected is dropped from memory."""


@dataclass(frozen=True)
class Settings:
    """The settings of one process."""

    database: str
    bot_processes: int | None = None
    grace: float = GRACE_SECONDS
    lease: float = LEASE_SECONDS
    limits: Limits | None = None
    idle: float = IDLE_SECONDS
    site: Path = BUILT
    tab: Path | None = None
    """The folder of the game without a server."""
    sharing: Sharing | None = None
    retention: Retention = field(default_factory=Retention)
    contact: str = ""
    """How people reach the host: an e-mail address or the address of a page."""
    host_key: str = field(default="", repr=False)
    """Opens the host's API; empty for only the key that `ethnos admin key` has made."""
    notices: NoticeSettings = field(default_factory=NoticeSettings)
