"""Runs the server until it is stopped."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType
from typing import Any, Final, Protocol

import uvicorn

from ethnos.base.refusals import EthnosError
from ethnos.server.app import create_app
from ethnos.server.hosting.driver import LEASE_SECONDS
from ethnos.server.hosting.limits import (
    HEAD_BYTES,
    MESSAGE_BYTES,
    SOCKETS_AN_ADDRESS,
    TABLES_A_MINUTE,
    TABLES_AT_ONCE,
    Limits,
)
from ethnos.server.hosting.logs import LogFormat, log_as_json
from ethnos.server.hosting.only_server import only_server
from ethnos.server.hosting.retention import Retention
from ethnos.server.http.guard import GuardedHttp, GuardedWebSocket
from ethnos.server.http.sharing import Sharing
from ethnos.server.http.tab import find_site
from ethnos.server.people.push import check_installed
from ethnos.server.people.settings import BadSetting, NoticeSettings, read_settings
from ethnos.server.settings import Settings
from ethnos.server.storage.database_store import DatabaseStore

SOCKETS_VARIABLE: Final = "ETHNOS_SOCKETS_AN_ADDRESS"
TABLES_VARIABLE: Final = "ETHNOS_TABLES_A_MINUTE"
LEASE_VARIABLE: Final = "ETHNOS_LEASE_SECONDS"
HOST_KEY_VARIABLE: Final = "ETHNOS_HOST_KEY"
SHORTEST_KEY: Final = 20
"""Letters of a host's own key: a shorter one could be guessed."""
STOP_SECONDS: Final = 5
WAITING_CONNECTIONS: Final = 100
"""Connections that the system holds until they are accepted; so many are accepted before the first one is served."""
LISTENING: Final[dict[str, Any]] = {
    "http": GuardedHttp,
    "ws": GuardedWebSocket,
    "backlog": WAITING_CONNECTIONS,
    "h11_max_incomplete_event_size": HEAD_BYTES,
    "ws_max_size": MESSAGE_BYTES,
    "ws_per_message_deflate": False,  # it takes memory for every socket, and time for every message
    "timeout_graceful_shutdown": STOP_SECONDS,
    "log_level": "warning",
}
"""How uvicorn listens, at every address."""


class OneProcess(EthnosError):
    """A server is one process. Several are started by systemd or Docker Compose, which also restart them."""


class AddressTaken(EthnosError):
    """The address is in use, or does not belong to this machine."""


@dataclass(frozen=True)
class Policy:
    """The limits that a host can set; None means the default."""

    sockets: int | None = None
    """Open sockets of one address."""
    tables: float | None = None
    """New tables of one address in a minute."""
    lease: float | None = None
    """Seconds of a lease on a table's bots and clocks."""
    site: str | None = None
    """The folder of the game without a server."""
    retention: Retention = field(default_factory=Retention)
    contact: str | None = None
    """How people reach the host."""
    log_format: LogFormat = "text"


class LocalSharing(Sharing, Protocol):
    """Sharing that lives as long as the server does."""

    async def opened(self, app: Any, loopback: tuple[str, int]) -> None:
        """Called when the application answers at this address, which only this computer reaches."""

    async def closing(self) -> None:
        """Called before the server stops."""


def serve(
    host: str,
    port: int,
    database: str,
    started: Callable[[str], None] | None = None,
    policy: Policy | None = None,
    sharing: LocalSharing | None = None,
    listening: socket.socket | None = None,
) -> None:
    """Serve until stopped; ``started`` is called with the address once the server answers.

    With ``sharing`` it is a local server, which can be opened to the local network while it runs. A socket that is
    already bound replaces ``host`` and ``port``.
    """
    policy = policy or Policy()
    settings = settings_of(database, policy, sharing)
    check_database(database)
    listening = listening or listen(host, port)
    if policy.log_format == "json":
        log_as_json()
    config = uvicorn.Config(
        create_app(settings),
        proxy_headers=sharing is None,  # a forged header must not pass for this computer
        **LISTENING | ({"log_config": None} if policy.log_format == "json" else {}),
    )
    address = address_of(host, listening)
    _AnnouncingServer(config, lambda: started(address) if started else None, sharing).run([listening])


def check_database(database: str) -> None:
    """Refuse a database that cannot be used before anything is served."""

    async def reach() -> None:
        with only_server(database):
            store = await DatabaseStore.open(database)
            try:
                await store.try_writing()
            finally:
                await store.close()

    asyncio.run(reach())


def address_of(host: str, listening: socket.socket) -> str:
    """What to open in a browser."""
    return f"http://{_url_host(host)}:{listening.getsockname()[1]}"


def settings_of(database: str, policy: Policy, sharing: Sharing | None = None) -> Settings:
    """The settings that a host's policy leads to; refused if they cannot work."""
    tables = TABLES_A_MINUTE if policy.tables is None else policy.tables
    sockets = SOCKETS_AN_ADDRESS if policy.sockets is None else policy.sockets
    return Settings(
        database,
        lease=policy.lease or LEASE_SECONDS,
        limits=Limits(sockets, tables, max(tables, TABLES_AT_ONCE)),
        sharing=sharing,
        tab=find_site(policy.site or ""),
        retention=policy.retention,
        contact=policy.contact or "",
        host_key=host_key(),
        notices=notice_settings(),
    )


def notice_settings() -> NoticeSettings:
    """The settings for notices; refused if they cannot work."""
    settings = read_settings(os.environ)
    if settings.push:
        check_installed()
    return settings


def host_key() -> str:
    """The host's own key, if there is one; refused if it is too short."""
    key = os.environ.get(HOST_KEY_VARIABLE, "")
    if 0 < len(key) < SHORTEST_KEY:
        raise BadSetting(variable=HOST_KEY_VARIABLE)
    return key


class _AnnouncingServer(uvicorn.Server):
    """A uvicorn server that calls ``announce`` once it answers."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None], sharing: LocalSharing | None) -> None:
        super().__init__(config)
        self._announce, self._sharing = announce, sharing

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop with exit code 0: uvicorn would otherwise raise the signal again at the end."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start as usual, then announce it."""
        await super().startup(sockets)
        if self._sharing and sockets:
            await self._sharing.opened(self.config.loaded_app, sockets[0].getsockname())
        self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close shared connections first: they use what closes with the application."""
        if self._sharing:
            await self._sharing.closing()
        await super().shutdown(sockets)


class SecondServer(uvicorn.Server):
    """The same application at more addresses, for a while, in the same event loop."""

    def __init__(self, app: Any, listening: Sequence[socket.socket]) -> None:
        super().__init__(uvicorn.Config(app, lifespan="off", proxy_headers=False, **LISTENING))
        self._task = asyncio.create_task(self.serve(list(listening)))

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        """Capture none: the first server handles them, and stops this one."""
        yield

    async def wait_started(self) -> None:
        """Wait until it answers."""
        while not self.started and not self._task.done():
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Stop listening, and close all connections of this server."""
        self.should_exit = True
        await self._task


def listen(host: str, port: int) -> socket.socket:
    """A bound socket, IPv4 or IPv6 as the address needs. A name with both gets IPv4."""
    try:
        infos = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, *_, address = min(infos, key=lambda info: info[0] != socket.AF_INET)
        listening = socket.socket(family)
    except OSError as problem:
        raise AddressTaken(host=_url_host(host), port=port, problem=problem.strerror) from None
    try:
        _claim(listening)
        listening.bind(address)
    except OSError as problem:
        listening.close()
        raise AddressTaken(host=_url_host(host), port=port, problem=problem.strerror) from None
    return listening


def _claim(listening: socket.socket) -> None:
    """Let a restart bind the address at once. On Windows that option would share it with other programs."""
    if sys.platform == "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def _url_host(host: str) -> str:
    """A host as URLs write it: IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host
