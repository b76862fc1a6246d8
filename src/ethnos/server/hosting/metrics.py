"""What the server measures about itself, for Prometheus."""

import asyncio
import os
import time
from collections import Counter as Counts
from collections.abc import Callable, Collection
from pathlib import Path
from typing import Final, ParamSpec, Protocol, TypeVar

from ethnos.base.pieces import Pieces
from ethnos.base.plain import Plain
from ethnos.engine.state import Table
from ethnos.server.hosting.chores import Chores
from ethnos.server.hosting.connections import Connections
from ethnos.server.hosting.figures import (
    Counter,
    Figure,
    Histogram,
    count,
    gauge,
    text_of,
)
from ethnos.server.hosting.limits import REASONS, Limits
from ethnos.server.rooms.runners import BotRunner
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage.database_store import DatabaseStore

LAG_SECONDS: Final = 0.5
"""The interval between measurements of how late the event loop is."""

P = ParamSpec("P")
T = TypeVar("T")


class Waiting(Protocol):
    """A client with unsent messages."""

    @property
    def waiting(self) -> int:
        """How many messages are still to be sent to it."""


class Measured:
    """Has others compute moves, and measures how long that takes."""

    def __init__(self, runner: BotRunner) -> None:
        self._runner = runner
        self.seconds = Histogram("ethnos_bot_seconds", "Time until a bot's move or a hint was there, by level.")
        self.waiting = 0
        """Moves that are being computed or wait to be."""

    async def move(self, level: str, seed: int, table: Table, table_id: str) -> list[int]:
        """A bot's whole move for the seat to move, as decisions."""
        began = time.perf_counter()
        self.waiting += 1
        try:
            return await self._runner.move(level, seed, table, table_id)
        finally:
            self.waiting -= 1
            self.seconds.observe(time.perf_counter() - began, level=level)

    async def study(self, work: Callable[P, Pieces[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a computation about a finished game."""
        return await self._runner.study(work, *args, **kwargs)


class Metrics:
    """The figures of this process."""

    def __init__(
        self,
        tables: Tables,
        limits: Limits,
        connections: Connections,
        chores: Chores,
        store: DatabaseStore,
        bots: Measured,
        clients: Collection[Waiting],
    ) -> None:
        self._tables, self._limits, self._chores, self._store = tables, limits, chores, store
        self._connections = connections
        self._bots, self._clients = bots, clients
        self._started = time.time()
        self._requests = Histogram("ethnos_request_seconds", "Time to answer a request, by address and status.")
        self._messages = Histogram("ethnos_message_seconds", "Time until a message of a socket was done, by type.")
        self._refusals = Counter("ethnos_refusals_total", "What was refused or has failed, by code.")
        self.notices: Counts[str] = Counts()
        """The outcomes of the notices to people that it is their turn."""
        self._lag = Histogram("ethnos_loop_lag_seconds", "How late the event loop was, tried twice a second.")

    def requested(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.observe(seconds, route=route, method=method, status=str(status))

    def answered(self, message: Plain, seconds: float) -> None:
        """A message of a socket was done; a move is stored by then."""
        self._messages.observe(seconds, type=str(getattr(message, "type", "")))

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refusals.add(code=code)

    async def measure_lag(self) -> None:
        """Measure for how long other work blocks the event loop."""
        while True:
            due = time.perf_counter() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self._lag.observe(max(0.0, time.perf_counter() - due))

    def text(self) -> str:
        """All metrics in the Prometheus text format."""
        return text_of(self._figures())

    def _figures(self) -> list[Figure]:
        statuses = Counts(room.status for room in self._tables.live())
        tables = {status: float(statuses[status]) for status in ("open", "running", "over")}
        refused: dict[str, float] = {reason: self._limits.refused[reason] for reason in REASONS}
        unsent = [client.waiting for client in self._clients]
        return [
            gauge("ethnos_tables", "Tables in memory.", tables, "status"),
            gauge("ethnos_sockets", "Open sockets.", self._limits.sockets),
            gauge("ethnos_connections", "Open connections of any kind.", len(self._connections)),
            gauge("ethnos_connections_most", "The most connections that this process admits.", self._connections.most),
            count("ethnos_refused_total", "Refused or ended because of a limit.", refused, "limit"),
            gauge("ethnos_unsent_messages", "Messages that wait to be sent to clients.", sum(unsent)),
            gauge("ethnos_unsent_messages_most", "The most that wait for one client.", max(unsent, default=0)),
            gauge("ethnos_bot_moves_waiting", "Moves that bots compute or shall compute.", self._bots.waiting),
            gauge("ethnos_writes_waiting", "Writes that wait for the database.", self._store.waiting),
            count("ethnos_entries_total", "Entries stored by this process.", self._tables.stored),
            count(
                "ethnos_chore_failures_total",
                "Failures of background work, which goes on.",
                dict(self._chores.failures),
                "chore",
            ),
            count(
                "ethnos_notices_total",
                "Notices that it is somebody's turn, by what has become of them.",
                dict(self.notices),
                "result",
            ),
            self._requests.figure(),
            self._messages.figure(),
            self._bots.seconds.figure(),
            self._lag.figure(),
            self._refusals.figure(),
            count("process_cpu_seconds_total", "Processor time.", round(time.process_time(), 2)),
            gauge("process_resident_memory_bytes", "Memory in use.", _resident_bytes()),
            gauge("process_start_time_seconds", "When the server was started.", round(self._started)),
        ]


def _resident_bytes() -> int:
    """How much memory this process has; 0 where the system does not say so in a file."""
    try:
        return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return 0
