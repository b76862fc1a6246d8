"""Runs the server until it is stopped."""

import asyncio
import socket
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from types import FrameType
from typing import Any, Final, Protocol

import uvicorn
from fastapi import FastAPI

from ethnos.base.refusals import EthnosError
from ethnos.server.app import create_app
from ethnos.server.hosting.connections import BoundedHttp, BoundedWebSocket
from ethnos.server.hosting.limits import MESSAGE_BYTES, REQUEST_BYTES
from ethnos.server.hosting.logs import log_as_json
from ethnos.server.hosting.settings import Settings
from ethnos.server.hosting.sqlite_backup import only_server
from ethnos.server.http.site import Sharing
from ethnos.server.people.push import check_installed
from ethnos.server.storage.database_store import DatabaseStore

STOP_SECONDS: Final = 5
WAITING_CONNECTIONS: Final = 100
"""Connections that the system holds until they are accepted; so many are accepted before the first one is served."""
LISTENING: Final[dict[str, Any]] = {
    "http": BoundedHttp,
    "ws": BoundedWebSocket,
    "backlog": WAITING_CONNECTIONS,
    "h11_max_incomplete_event_size": REQUEST_BYTES,
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


class LocalSharing(Sharing, Protocol):
    """Sharing that lives as long as the server does."""

    async def opened(self, app: Any, loopback: tuple[str, int]) -> None:
        """Called when the application answers at this address, which only this computer reaches."""

    async def closing(self) -> None:
        """Called before the server stops."""


def serve(
    host: str,
    port: int,
    settings: Settings,
    started: Callable[[str], None] | None = None,
    sharing: LocalSharing | None = None,
    listening: socket.socket | None = None,
) -> None:
    """Serve until stopped; ``started`` is called with the address once the server answers.

    With ``sharing`` it is a local server, which can be opened to the local network while it runs. A socket that is
    already bound replaces ``host`` and ``port``.
    """
    if settings.push_contact:
        check_installed()
    app = create_app(settings, sharing)
    check_database(settings.database)
    listening = listening or listen(host, port)
    as_json = settings.log_format == "json"
    if as_json:
        log_as_json()
    config = uvicorn.Config(
        app,
        proxy_headers=sharing is None,  # a forged header must not pass for this computer
        **LISTENING | ({"log_config": None} if as_json else {}),
    )
    address = address_of(host, listening)
    _AnnouncingServer(app, config, lambda: started(address) if started else None, sharing).run([listening])


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


class _AnnouncingServer(uvicorn.Server):
    """A uvicorn server that calls ``announce`` once it answers, and drains before it stops."""

    def __init__(
        self, app: FastAPI, config: uvicorn.Config, announce: Callable[[], None], sharing: LocalSharing | None
    ) -> None:
        super().__init__(config)
        self._app, self._announce, self._sharing = app, announce, sharing

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
        """Drain first: a proxy that is refused a connection asks another process. Shared connections use what closes
        with the application.
        """
        for server in self.servers:
            server.close()
        await self._app.state.server.drain()
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
