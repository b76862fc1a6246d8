"""Metrics of the server in the Prometheus text format."""

import time
from collections import Counter

from ethnos.server.hosting.chores import Chores
from ethnos.server.hosting.limits import Limits
from ethnos.server.rooms.tables import Tables


class Metrics:
    """Counts, gathered at each request."""

    def __init__(self, tables: Tables, limits: Limits, chores: Chores) -> None:
        self._tables, self._limits, self._chores = tables, limits, chores
        self._started = time.time()
        self.notices: Counter[str] = Counter()
        """What has become of notices that it is somebody's turn."""

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
            "# HELP ethnos_entries_total Entries stored by this process.",
            "# TYPE ethnos_entries_total counter",
            f"ethnos_entries_total {self._tables.stored}",
            "# HELP ethnos_chore_failures_total Failures of background work, which goes on.",
            "# TYPE ethnos_chore_failures_total counter",
            *(f'ethnos_chore_failures_total{{chore="{name}"}} {n}' for name, n in self._chores.failures.items()),
            "# HELP ethnos_notices_total Notices that it is somebody's turn, by what has become of them.",
            "# TYPE ethnos_notices_total counter",
            *(f'ethnos_notices_total{{result="{result}"}} {n}' for result, n in self.notices.items()),
            "# HELP process_cpu_seconds_total Processor time.",
            "# TYPE process_cpu_seconds_total counter",
            f"process_cpu_seconds_total {time.process_time():.2f}",
            "# HELP process_start_time_seconds When the server was started.",
            "# TYPE process_start_time_seconds gauge",
            f"process_start_time_seconds {self._started:.0f}",
        ]
        return "\n".join(lines) + "\n"
