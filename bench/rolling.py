"""``python -m bench.rolling``: how long moves take while servers behind a proxy are killed, restarted and added.

Two servers share a PostgreSQL database behind nginx or HAProxy with the files of ``deploy/``. People at every table
move each second on average; a client that is cut off comes back by itself. Counted is the time from sending a move for
the first time until it is acknowledged, also over a new connection.
"""

import argparse
import asyncio
import json
import os
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.percentile import percentile
from ethnos.engine.compile import cores
from harness.crashing import Crowd, Report, playing
from harness.databases import own_database
from harness.live import ServerProcess
from harness.proxies import HAProxy, Nginx, Proxy

LONGEST_PAUSE = 2.0
"""Seconds before a move: one a second on average."""
NOTICED_SECONDS = 3.0
"""Between two restarts, as docs/hosting.md says: until the proxy has noticed that a server is back."""
PROXIES: dict[str, type[Proxy]] = {"nginx": Nginx, "haproxy": HAProxy}


@dataclass
class Phase:
    """The moves that were sent during a part of the run; waits in milliseconds."""

    name: str
    moves: int
    p50: float
    p99: float
    longest: float


class Rolling:
    """A run: one change after another."""

    def __init__(self, crowd: Crowd, seconds: float) -> None:
        self._crowd, self._seconds = crowd, seconds
        self._spans: list[tuple[str, float, float]] = []

    async def phase(self, name: str, change: Callable[[], object] = lambda: None) -> None:
        """Make a change, and let people play on for a while."""
        began, before = time.perf_counter(), self._crowd.progress
        await asyncio.to_thread(change)
        await self._crowd.goes_on(before)
        await asyncio.sleep(self._seconds - (time.perf_counter() - began))
        self._spans.append((name, began, time.perf_counter()))

    def phases(self) -> list[Phase]:
        """The figures of each part."""
        phases = []
        for name, begin, end in self._spans:
            waits = [wait * 1000 for sent, wait in self._crowd.waits() if begin <= sent < end]
            figures = percentile(waits, 0.5), percentile(waits, 0.99), max(waits)
            phases.append(Phase(name, len(waits), *figures))
        return phases


async def run(servers: list[ServerProcess], proxy: Proxy, tables: int, seconds: float) -> tuple[list[Phase], Report]:
    """Kill, restart and add servers while people play."""
    first, second, third = servers

    def upgrade() -> None:
        for server in (first, second):
            server.stop()
            server.start()
            time.sleep(NOTICED_SECONDS)

    def add() -> None:
        third.start()
        proxy.change(servers)

    async with playing([proxy.entrance], tables, longest_pause=LONGEST_PAUSE) as crowd:
        rolling = Rolling(crowd, seconds)
        await asyncio.sleep(5.0)
        await rolling.phase("nothing changes")
        await rolling.phase("both restart, one after the other", upgrade)
        await rolling.phase("one is killed", first.kill)
        await rolling.phase("it starts again", first.start)
        await rolling.phase("a third is added", add)
        return rolling.phases(), await crowd.finish()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.rolling", description=__doc__)
    parser.add_argument("--proxy", choices=PROXIES, default="nginx", help="what stands in front (default nginx)")
    parser.add_argument("--tables", type=int, default=60, help="how many (default 60)")
    parser.add_argument("--seconds", type=float, default=30.0, help="how long each part lasts (default 30)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    requested = parser.parse_args()
    kind = PROXIES[requested.proxy]
    if not kind.is_installed():
        parser.exit(1, f"{kind.program} was not found: install your system's package\n")
    os.environ |= {"ETHNOS_SOCKETS_AN_ADDRESS": "100000", "ETHNOS_TABLES_A_MINUTE": "1000000"}
    with own_database(True) as database, tempfile.TemporaryDirectory() as folder, ExitStack() as stack:
        servers = [ServerProcess(database) for _ in range(3)]
        for server in servers[:2]:
            stack.enter_context(server)
        stack.callback(lambda: servers[2].process and servers[2].stop())
        proxy = stack.enter_context(kind(Path(folder), servers[:2]))
        phases, report = asyncio.run(run(servers, proxy, requested.tables, requested.seconds))
    if requested.json:
        print(json.dumps({"phases": [asdict(phase) for phase in phases], "report": asdict(report)}))
        return
    print(f"{requested.tables} tables behind {kind.program}, load average {os.getloadavg()[0]:.1f} on {cores()} cores")
    for phase in phases:
        print(
            f"{phase.name}: {phase.moves} moves, p50 {phase.p50:.0f} ms, p99 {phase.p99:.0f} ms, "
            f"longest {phase.longest:.0f} ms"
        )
    print(f"{report.acknowledged} moves acknowledged: every one is in the log once, at the acknowledged place")


if __name__ == "__main__":
    main()
