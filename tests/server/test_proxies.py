"""Several servers on one PostgreSQL behind a real nginx or HAProxy, with the files that hosts copy."""

import asyncio
import json
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import datetime
from pathlib import Path

import pytest

from harness import http
from harness.crashing import Crowd, playing
from harness.live import ServerProcess, open_table, seated
from harness.proxies import HAProxy, Nginx, Proxy

TABLES = 6
"""At which people play meanwhile."""
VISITS = 16
"""After each change; so many that every server gets some."""


@pytest.fixture(params=[Nginx, pytest.param(HAProxy, marks=pytest.mark.long)], ids=["nginx", "haproxy"])
def kind(request: pytest.FixtureRequest) -> type[Proxy]:
    """A proxy that this machine has."""
    kind: type[Proxy] = request.param
    if not kind.is_installed():
        pytest.skip(f"NOT TESTED WITH {kind.program}: install your system's package {kind.program}")
    return kind


@contextmanager
def servers_on(database: str, folder: Path, count: int) -> Iterator[list[ServerProcess]]:
    """Servers that are not started yet, with a log for each."""
    servers = [ServerProcess(database, "--log-format", "json", log=folder / f"{n}.log") for n in range(count)]
    with pytest.MonkeyPatch.context() as patch, ExitStack() as stack:
        patch.setenv("ETHNOS_LEASE_SECONDS", "2")
        patch.setenv("ETHNOS_TABLES_A_MINUTE", "100000")
        for server in servers:
            stack.callback(stop, server)
        yield servers


def stop(server: ServerProcess) -> None:
    """Stop a server, unless it was never started."""
    if server.process:
        server.stop()


class Changes:
    """What happens to the servers, and when: sockets that are opened meanwhile may meet anywhere."""

    def __init__(self, crowd: Crowd, proxy: Proxy) -> None:
        self._crowd, self._proxy = crowd, proxy
        self.spans: list[tuple[float, float]] = []

    async def make(self, change: Callable[[], object]) -> None:
        """Make a change; everybody plays on."""
        began, before = time.time(), self._crowd.progress
        await asyncio.to_thread(change)
        await self._crowd.goes_on(before)
        await asyncio.sleep(self._proxy.settle_seconds)
        self.spans.append((began, time.time()))
        await self._crowd.goes_on()
        for _ in range(VISITS):
            await visit(self._proxy.entrance)

    def period_of(self, moment: float) -> int | None:
        """Between which changes a moment is; None during one."""
        if any(begin <= moment <= end for begin, end in self.spans):
            return None
        return sum(end < moment for _, end in self.spans)


async def visit(entrance: ServerProcess) -> None:
    """Open a table, and three sockets at it."""
    seat = await asyncio.to_thread(open_table, entrance, ["person", "open"])
    async with (
        seated(entrance, seat),
        seated(entrance, table=seat.table),
        seated(entrance, table=seat.table),
    ):
        pass


def test_servers_are_killed_stopped_and_added_while_people_play(
    kind: type[Proxy], postgresql: str, tmp_path: Path
) -> None:
    """Nothing acknowledged is lost, no table stands still, and the sockets of a table meet in one process."""

    async def story(servers: list[ServerProcess], proxy: Proxy) -> Changes:
        async with playing([proxy.entrance], TABLES) as crowd:
            changes = Changes(crowd, proxy)
            first, second, third = servers
            await changes.make(first.kill)
            await changes.make(first.start)
            await changes.make(lambda: statuses.append(second.stop()))
            await changes.make(second.start)
            await asyncio.to_thread(third.start)
            await changes.make(lambda: proxy.change(servers))
            report = await crowd.finish()
        assert report.acknowledged > 100
        return changes

    statuses: list[int] = []
    with servers_on(postgresql, tmp_path, 3) as servers:
        for server in servers[:2]:
            server.start()
        with kind(tmp_path, servers[:2]) as proxy:
            changes = asyncio.run(story(servers, proxy))
            assert http.get(f"{proxy.entrance.url}/metrics").status_code == 404
    assert statuses == [0]
    meetings = places_of(servers, changes)
    split = {key: sorted(found) for key, found in meetings.items() if len(found) > 1}
    assert not split, f"of {len(meetings)}"
    last = max(period for _, period in meetings)
    assert len(meetings) >= VISITS * last
    used = [set().union(*(found for (_, period), found in meetings.items() if period == n)) for n in range(last + 1)]
    assert used[1:] == [{1}, {0, 1}, {0}, {0, 1}, {0, 1, 2}]


def places_of(servers: list[ServerProcess], changes: Changes) -> dict[tuple[str, int], set[int]]:
    """The servers of the sockets of each table that were opened between two changes. A server that was killed has not
    logged those that were open.
    """
    places = defaultdict[tuple[str, int], set[int]](set)
    for number, server in enumerate(servers):
        assert server.log
        for line in server.log.read_text(encoding="utf-8").splitlines():
            entry = json.loads(line) if line.startswith("{") else {}
            if entry.get("event") == "socket closed" and entry.get("table"):
                opened = datetime.fromisoformat(entry["time"]).timestamp() - entry["seconds"]
                if (period := changes.period_of(opened)) is not None:
                    places[entry["table"], period].add(number)
    return places
