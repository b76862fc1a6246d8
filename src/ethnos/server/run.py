"""Running the server: one process or several, on an address, until somebody stops it."""

import asyncio
import os
import socket
import sys
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final, Protocol

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from ethnos.folders import data_folder
from ethnos.refusals import EthnosError
from ethnos.server.app import Settings, create_app
from ethnos.server.hosting.driver import LEASE_SECONDS
from ethnos.server.hosting.limits import MESSAGE_BYTES, SOCKETS_AN_ADDRESS, TABLES_A_MINUTE, TABLES_AT_ONCE, Limits
from ethnos.server.http.sharing import Sharing
from ethnos.server.storage import Store

DATABASE_VARIABLE: Final = "ETHNOS_DATABASE"
SOCKETS_VARIABLE: Final = "ETHNOS_SOCKETS_AN_ADDRESS"
TABLES_VARIABLE: Final = "ETHNOS_TABLES_A_MINUTE"
LEASE_VARIABLE: Final = "ETHNOS_LEASE_SECONDS"
STOP_SECONDS: Final = 5
LISTENING: Final[dict[str, Any]] = {
    "ws_max_size": MESSAGE_BYTES,
    "ws_per_message_deflate": False,  # it takes memory for every socket, and time for every message
    "timeout_graceful_shutdown": STOP_SECONDS,
    "log_level": "warning",
}
"""How uvicorn listens, at every address."""


class NeedsPostgres(EthnosError):
    """Several processes cannot share an SQLite file as they can share PostgreSQL."""

    code = "error-NeedsPostgres"


class AddressTaken(EthnosError):
    """The address is in use, or not ours."""

    code = "error-AddressTaken"


def default_database() -> str:
    """A file of the person's own."""
    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"


@dataclass(frozen=True)
class Policy:
    """What whoever runs a server decides about it; what is None is as usual."""

    sockets: int | None = None
    """That one address may have."""
    tables: float | None = None
    """That one address may make in a minute."""
    lease: float | None = None
    """Seconds for which a process has a table's bots and clocks to itself."""

    def environment(self) -> dict[str, str]:
        """For the processes that are started anew."""
        named = {SOCKETS_VARIABLE: self.sockets, TABLES_VARIABLE: self.tables, LEASE_VARIABLE: self.lease}
        return {name: str(value) for name, value in named.items() if value is not None}


class LocalSharing(Sharing, Protocol):
    """Sharing that lives as long as the server does."""

    async def opened(self, app: Any, home: tuple[str, int]) -> None:
        """The application answers at this address, which only this computer reaches."""

    async def closing(self) -> None:
        """The server is about to stop."""


def serve(
    host: str,
    port: int,
    database: str,
    workers: int = 1,
    started: Callable[[str], None] | None = None,
    policy: Policy | None = None,
    sharing: LocalSharing | None = None,
    listening: socket.socket | None = None,
) -> None:
    """Serve until stopped; ``started`` hears the address once the server answers.

    With ``sharing`` the server is somebody's own: it can be opened to the local network while it runs. A socket that
    is bound already takes the place of ``host`` and ``port``.
    """
    if workers > 1 and not database.startswith("postgres"):
        raise NeedsPostgres(workers=workers)
    check_database(database)
    listening = listening or listen(host, port)
    os.environ |= {DATABASE_VARIABLE: database} | (policy or Policy()).environment()
    config = uvicorn.Config(
        partial(make_app, sharing) if sharing else f"{__name__}:make_app",
        factory=True,
        workers=workers,
        proxy_headers=sharing is None,  # nobody may pass for this computer
        **LISTENING,
    )
    address = address_of(host, listening)
    if workers == 1:
        _Announcing(config, lambda: started(address) if started else None, sharing).run([listening])
    else:
        if started:
            started(address)
        Multiprocess(config, sockets=[listening]).run()


def check_database(database: str) -> None:
    """Refuse a database that cannot be used before anything is served."""

    async def reach() -> None:
        store = await Store.open(database)
        await store.close()

    asyncio.run(reach())


def address_of(host: str, listening: socket.socket) -> str:
    """What to open in a browser."""
    return f"http://{_written(host)}:{listening.getsockname()[1]}"


def make_app(sharing: Sharing | None = None) -> FastAPI:
    """The application of one process; its settings come through the environment, as processes are started anew."""
    tables = _number(TABLES_VARIABLE, TABLES_A_MINUTE)
    limits = Limits(int(_number(SOCKETS_VARIABLE, SOCKETS_AN_ADDRESS)), tables, max(tables, TABLES_AT_ONCE))
    database = os.environ.get(DATABASE_VARIABLE) or default_database()
    lease = _number(LEASE_VARIABLE, LEASE_SECONDS)
    return create_app(Settings(database, lease=lease, limits=limits, sharing=sharing))


def _number(variable: str, usual: float) -> float:
    return float(os.environ.get(variable) or usual)


class _Announcing(uvicorn.Server):
    """Says when it answers."""

    def __init__(self, config: uvicorn.Config, announce: Callable[[], None], sharing: LocalSharing | None) -> None:
        super().__init__(config)
        self._announce, self._sharing = announce, sharing

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop. To be asked to is no failure: uvicorn would raise the signal once more at the end."""
        super().handle_exit(sig, frame)
        self._captured_signals.clear()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """As ever, and then say so."""
        await super().startup(sockets)
        if self._sharing and sockets:
            await self._sharing.opened(self.config.loaded_app, sockets[0].getsockname())
        self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Guests go first: their connections use what closes with the application."""
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
        """The first server hears them, and stops this one."""
        yield

    async def begun(self) -> None:
        """Wait until it answers."""
        while not self.started and not self._task.done():
            await asyncio.sleep(0.01)

    async def stop(self) -> None:
        """Listen no more, and close all connections that were made here."""
        self.should_exit = True
        await self._task


def listen(host: str, port: int) -> socket.socket:
    """A socket of the kind that the address needs. A name that stands for both kinds is IPv4's."""
    try:
        found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, *_, where = min(found, key=lambda one: one[0] != socket.AF_INET)
        listening = socket.socket(family)
    except OSError as problem:
        raise AddressTaken(host=_written(host), port=port, problem=problem.strerror) from None
    try:
        _claim(listening)
        listening.bind(where)
    except OSError as problem:
        listening.close()
        raise AddressTaken(host=_written(host), port=port, problem=problem.strerror) from None
    return listening


def _claim(listening: socket.socket) -> None:
    """A restart gets its address back at once. On Windows the same option would share it with other programs."""
    if sys.platform == "win32":
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)


def _written(host: str) -> str:
    """A host within an address."""
    return f"[{host}]" if ":" in host else host


def database_url(given: str) -> str:
    """A database as people name it: an address, or the path of a file."""
    return given if "://" in given else f"sqlite:///{Path(given).absolute()}"
