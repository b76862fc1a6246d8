"""Notices of what other processes have appended, sent by PostgreSQL (LISTEN and NOTIFY)."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

from ethnos.server.storage import DatabaseBeingRestored
from ethnos.server.storage.database import UNREACHABLE

IN_USE: Final = 0x6574686E6F74
"""The advisory lock that all processes of servers share; a backup is restored only by whoever has it alone."""
CHANNEL: Final = "ethnos_tables"
ECHO: Final = "(an echo)"
"""Stands for a table in notices that a process sends to itself."""
RELEASED: Final = "(released)"
"""Stands for a table in notices that a process has given back its leases."""
EVERYTHING: Final = ("", 0)
"""The notice after a lost connection: anything may have been appended meanwhile."""
HEARTBEAT: Final = 30.0
"""Seconds between checks that the connection still answers: a vanished host does not close it."""
GOODBYE: Final = 2.0
"""Seconds to wait for a connection to close cleanly."""
PAUSES: Final = (0.05, 0.2, 1.0, 3.0)
"""Seconds before each attempt to reconnect; the last is repeated."""


def message(origin: str, table_id: str, last_seq: int) -> str:
    """A notice as it is sent."""
    return f"{origin} {last_seq} {table_id}"


class Notices:
    """The newest entry of every table that others have appended to, for one reader; a slow reader skips older ones.

    With SQLite there is no connection, and no notice ever comes.
    """

    def __init__(self, origin: str, connect: Callable[[], Awaitable[Any]] | None = None) -> None:
        self._origin, self._connect = origin, connect
        self._pending: dict[str, int] = {}
        self._changed = asyncio.Event()
        self._echo = asyncio.Event()
        self._closed = False
        self._connection: Any = None
        self._task: asyncio.Task[None] | None = None

    def __aiter__(self) -> "Notices":
        return self

    async def __anext__(self) -> tuple[str, int]:
        """The next notice; the iteration ends when the store is closed."""
        while not self._pending and not self._closed:
            self._changed.clear()
            await self._changed.wait()
        if self._closed:
            raise StopAsyncIteration
        table_id = next(iter(self._pending))
        return table_id, self._pending.pop(table_id)

    def expect_echo(self) -> asyncio.Event:
        """An event that is set when the next notice of this process to itself arrives."""
        self._echo = asyncio.Event()
        return self._echo

    async def start(self) -> None:
        """Listen from now on."""
        if self._connect is not None:
            self._connection = await self._listen(self._connect)
            self._task = asyncio.create_task(self._keep_listening(self._connect))

    async def close(self) -> None:
        """Stop listening."""
        self._closed = True
        self._changed.set()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            with suppress(*UNREACHABLE):
                await self._connection.close(timeout=GOODBYE)

    async def _keep_listening(self, connect: Callable[[], Awaitable[Any]]) -> None:
        """Reconnect whenever the connection is lost."""
        while True:
            await _until_lost(self._connection)
            self._connection.terminate()
            self._connection = await self._reconnect(connect)
            self._pending = {}
            self._put(*EVERYTHING)

    async def _reconnect(self, connect: Callable[[], Awaitable[Any]]) -> Any:
        attempt = 0
        while True:
            await asyncio.sleep(PAUSES[min(attempt, len(PAUSES) - 1)])
            attempt += 1
            with suppress(*UNREACHABLE, DatabaseBeingRestored):
                return await self._listen(connect)

    async def _listen(self, connect: Callable[[], Awaitable[Any]]) -> Any:
        connection = await connect()
        try:
            await _take_lock(connection)
            await connection.add_listener(CHANNEL, self._hear)
        except BaseException:
            connection.terminate()
            raise
        return connection

    def _hear(self, _connection: object, _process: int, _channel: str, text: str) -> None:
        origin, last_seq, table_id = text.split(" ", 2)
        if origin != self._origin and table_id != ECHO:
            self._put(table_id, int(last_seq))
        elif table_id == ECHO and origin == self._origin:
            self._echo.set()

    def _put(self, table_id: str, last_seq: int) -> None:
        self._pending[table_id] = max(last_seq, self._pending.get(table_id, 0))
        self._changed.set()


async def _take_lock(connection: Any) -> None:
    """Keep the database from being restored as long as this connection is open."""
    if not await connection.fetchval("SELECT pg_try_advisory_lock_shared($1)", IN_USE):
        raise DatabaseBeingRestored


async def _until_lost(connection: Any) -> None:
    """Return when the connection has been closed, or no longer answers."""
    lost = asyncio.Event()
    connection.add_termination_listener(lambda _connection: lost.set())
    while not (lost.is_set() or connection.is_closed()):
        try:
            async with asyncio.timeout(HEARTBEAT):
                await lost.wait()
        except TimeoutError:
            with suppress(*UNREACHABLE):
                await connection.execute("SELECT 1", timeout=HEARTBEAT)
                continue
            return
