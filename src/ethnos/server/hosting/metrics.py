"""What the server measures about itself, for Prometheus."""

import asyncio
import time
from collections import Counter as Counts
from collections.abc import Callable, Collection, Iterable, Mapping
from typing import Final, ParamSpec, Protocol, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from ethnos.base.pieces import Pieces
from ethnos.base.plain import Plain
from ethnos.engine.state import Table
from ethnos.server.hosting.chores import Chores
from ethnos.server.hosting.connections import Connections
from ethnos.server.hosting.driver import BotRunner
from ethnos.server.hosting.limits import REASONS, Limits
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage.database_store import DatabaseStore

LAG_SECONDS: Final = 0.5
"""The interval between measurements of how late the event loop is."""
BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
"""The upper bounds of a histogram's buckets, in seconds."""

P = ParamSpec("P")
T = TypeVar("T")

disable_created_metrics()  # type: ignore[no-untyped-call]  # one more figure for each, which nobody reads


class Waiting(Protocol):
    """A client with unsent messages."""

    @property
    def waiting(self) -> int:
        """How many messages are still to be sent to it."""


class Measured:
    """Has others compute moves, and measures how long that takes."""

    def __init__(self, runner: BotRunner) -> None:
        self._runner = runner
        self.seconds = _histogram("ethnos_bot_seconds", "Time until a bot's move or a hint was there.", "level")
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
            self.seconds.labels(level).observe(time.perf_counter() - began)

    async def study(self, work: Callable[P, Pieces[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a computation about a finished game."""
        return await self._runner.study(work, *args, **kwargs)


class Metrics(Collector):
    """The figures of this process: what it records as it happens, and what is counted when somebody asks."""

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
        self._connections, self._bots, self._clients = connections, bots, clients
        self._requests = _histogram("ethnos_request_seconds", "Time to answer a request.", "route", "method", "status")
        self._messages = _histogram("ethnos_message_seconds", "Time until a message of a socket was done.", "type")
        self._lag = _histogram("ethnos_loop_lag_seconds", "How late the event loop was, tried twice a second.")
        self._refusals = Counter("ethnos_refusals", "What was refused or has failed.", ["code"], registry=None)
        self.notices: Counts[str] = Counts()
        """The outcomes of the notices to people that it is their turn."""
        self._registry = CollectorRegistry()
        for collector in (self, self._requests, self._messages, bots.seconds, self._lag, self._refusals):
            self._registry.register(collector)
        ProcessCollector(registry=self._registry)

    def requested(self, route: str, method: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self._requests.labels(route, method, str(status)).observe(seconds)

    def answered(self, message: Plain, seconds: float) -> None:
        """A message of a socket was done; a move is stored by then."""
        self._messages.labels(str(getattr(message, "type", ""))).observe(seconds)

    def refused(self, code: str) -> None:
        """Something was refused."""
        self._refusals.labels(code).inc()

    async def measure_lag(self) -> None:
        """Measure for how long other work blocks the event loop."""
        while True:
            due = time.perf_counter() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            self._lag.observe(max(0.0, time.perf_counter() - due))

    def text(self) -> str:
        """All metrics in the Prometheus text format."""
        return generate_latest(self._registry).decode()

    def collect(self) -> Iterable[Metric]:
        """What is counted elsewhere."""
        unsent = [client.waiting for client in self._clients]
        for name, about, amount in (
            ("ethnos_sockets", "Open sockets.", self._limits.sockets),
            ("ethnos_connections", "Open connections of any kind.", len(self._connections)),
            ("ethnos_connections_most", "The most connections that this process admits.", self._connections.most),
            ("ethnos_unsent_messages", "Messages that wait to be sent to clients.", sum(unsent)),
            ("ethnos_unsent_messages_most", "The most that wait for one client.", max(unsent, default=0)),
            ("ethnos_bot_moves_waiting", "Moves that bots compute or shall compute.", self._bots.waiting),
            ("ethnos_writes_waiting", "Writes that wait for the database.", self._store.waiting),
        ):
            yield GaugeMetricFamily(name, about, amount)
        yield CounterMetricFamily("ethnos_entries", "Entries stored by this process.", self._tables.stored)
        statuses = Counts(room.status for room in self._tables.live())
        tables = {status: statuses[status] for status in ("open", "running", "over")}
        yield _by_label(GaugeMetricFamily("ethnos_tables", "Tables in memory.", labels=["status"]), tables)
        limits: dict[str, int] = {reason: self._limits.refused[reason] for reason in REASONS}
        for name, about, label, counts in (
            ("ethnos_refused", "Refused or ended because of a limit.", "limit", limits),
            ("ethnos_chore_failures", "Failures of background work, which goes on.", "chore", self._chores.failures),
            ("ethnos_notices", "Notices that it is somebody's turn, by their outcome.", "result", self.notices),
        ):
            yield _by_label(CounterMetricFamily(name, about, labels=[label]), counts)


def _histogram(name: str, about: str, *labels: str) -> Histogram:
    return Histogram(name, about, labels, buckets=BUCKETS, registry=None)


def _by_label(family: GaugeMetricFamily | CounterMetricFamily, amounts: Mapping[str, float]) -> Metric:
    for value, amount in amounts.items():
        family.add_metric([value], amount)
    return family
