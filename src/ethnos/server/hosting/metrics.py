"""Metrics of the server in the Prometheus text format."""

import time
from collections import Counter

from ethnos.server.hosting.bot_pool import BotPool
from ethnos.server.hosting.chores import Chores
from ethnos.server.hosting.connections import Connections
from ethnos.server.hosting.limits import REASONS, Limits
from ethnos.server.rooms.tables import Tables


class Metrics:
    """Counts, gathered at each request."""

    def __init__(self, tables: Tables, limits: Limits, connections: Connections, bots: BotPool, chores: Chores) -> None:
        self._tables, self._limits, self._chores = tables, limits, chores
        self._connections, self._bots = connections, bots
        self._started = time.time()

    def text(self) -> str:
        """All metrics in the Prometheus text format."""
        by_status = Counter(room.status for room in self._tables.live())
        lines = [
            "# HELP ethnos_tables Tables in memory.",
            "# TYPE ethnos_tables gauge",
            *(f'ethnos_tables{{status="{status}"}} {by_status[status]}' for status in ("open", "running", "over")),
            "# HELP ethnos_sockets Open sockets.",
            "# TYPE ethnos_sockets gauge",
            f"ethnos_sockets {self._limits.sockets}",
            "# HELP ethnos_connections Open connections of any kind.",
            "# TYPE ethnos_connections gauge",
            f"ethnos_connections {len(self._connections)}",
            "# HELP ethnos_connections_most The most connections that this process admits.",
            "# TYPE ethnos_connections_most gauge",
            f"ethnos_connections_most {self._connections.most}",
            "# HELP ethnos_refused_total Refused or ended because of a limit.",
            "# TYPE ethnos_refused_total counter",
            *(f'ethnos_refused_total{{limit="{reason}"}} {self._limits.refused[reason]}' for reason in REASONS),
            "# HELP ethnos_bot_moves_waiting Moves of bots that wait for their turn.",
            "# TYPE ethnos_bot_moves_waiting gauge",
            f"ethnos_bot_moves_waiting {self._bots.waiting}",
            "# HELP ethnos_entries_total Entries stored by this process.",
            "# TYPE ethnos_entries_total counter",
            f"ethnos_entries_total {self._tables.stored}",
            "# HELP ethnos_chore_failures_total Failures of background work, which goes on.",
            "# TYPE ethnos_chore_failures_total counter",
            *(f'ethnos_chore_failures_total{{chore="{name}"}} {n}' for name, n in self._chores.failures.items()),
            "# HELP process_cpu_seconds_total Processor time.",
            "# TYPE process_cpu_seconds_total counter",
            f"process_cpu_seconds_total {time.process_time():.2f}",
            "# HELP process_start_time_seconds When the server was started.",
            "# TYPE process_start_time_seconds gauge",
            f"process_start_time_seconds {self._started:.0f}",
        ]
        return "\n".join(lines) + "\n"
