"""Several servers on one PostgreSQL database: what one stops or leaves undone, another one does."""

import asyncio
import re
import signal
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from websockets.exceptions import WebSocketException

from ethnos.server.hosting.limits import FREE_SOCKETS, TABLES_AT_ONCE
from ethnos.server.run import STOP_SECONDS
from ethnos.server.server import GOODBYE_SECONDS
from harness import http
from harness.live import Seat, ServerProcess, database_in, join, open_table, seated
from harness.patience import PATIENCE_SECONDS
from harness.raw import Raw
from tests.server.in_process import server_in_process
from tests.test_cli import ethnos

NEVER = "86400"
"""Seconds of a lease that does not expire during a test."""
SOON = "2"
SLOW_GAME = ["person", "grandmaster", "grandmaster"]
CLOCK = {"kind": "bank", "seconds": 1, "increment": 0}


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run a test that talks to the server."""
    asyncio.run(asyncio.wait_for(story, PATIENCE_SECONDS))


def test_several_processes_are_refused_with_what_starts_them() -> None:
    refused = ethnos("serve", "--workers", "2")
    assert refused.returncode == 2
    assert "ethnos@.service" in refused.stderr
    assert "compose.yaml" in refused.stderr


@pytest.mark.parametrize(
    ("lease", "end"), [(NEVER, signal.SIGTERM), pytest.param(SOON, signal.SIGKILL, marks=pytest.mark.long)]
)
def test_tables_go_on_at_another_server_when_theirs_has_stopped(
    postgresql: str, lease: str, end: signal.Signals
) -> None:
    """Nobody is connected; bots and the clock are to move. One table is in the memory of both servers."""
    with ServerProcess(postgresql, "--lease", lease) as first:
        hosts = [open_table(first, SLOW_GAME, clock=CLOCK) for _ in range(2)]
        run(start_and_leave(first, hosts))
        wait_until(lambda: all(owner_of(postgresql, host) for host in hosts))
        own = owner_of(postgresql, hosts[0])
        with ServerProcess(postgresql, "--lease", lease) as second:
            assert http.get(f"{second.url}/api/tables/{hosts[0].table}").status_code == 200
            first.stop(end)
            wait_until(lambda: not {owner_of(postgresql, host) for host in hosts} & {own, ""})
            before = [entries(postgresql, host) for host in hosts]
            wait_until(lambda: all(entries(postgresql, h) > n for h, n in zip(hosts, before, strict=True)))


@pytest.mark.parametrize(
    ("lease", "end"), [(NEVER, signal.SIGTERM), pytest.param(SOON, signal.SIGKILL, marks=pytest.mark.long)]
)
def test_people_who_do_not_come_back_from_a_server_that_has_stopped_are_away(
    postgresql: str, lease: str, end: signal.Signals
) -> None:
    """Nobody at their table is a bot, and there is no clock: only the other server's watch can notice it."""

    async def story(first: ServerProcess, second: ServerProcess) -> None:
        ada = open_table(first, ["person", "open"])
        ben = join(first, ada.table, "Ben")
        async with seated(first, ada, ben) as both:
            await both.send(type="start", seat=0)
            await both.until(lambda: both.state["status"] == "running")
            await asyncio.to_thread(wait_until, lambda: bool(owner_of(postgresql, ada)))
            await asyncio.to_thread(first.stop, end)
        async with seated(second, ada) as back:
            await back.until(lambda: back.state["chairs"][1]["away"])

    with (
        ServerProcess(postgresql, "--lease", lease) as first,
        server_in_process(postgresql, lease_seconds=float(lease), grace_seconds=0.5) as second,
    ):
        run(story(first, second))


def test_a_server_that_stops_creates_no_tables_and_ends_although_a_client_does_not(tmp_path: Path) -> None:
    """New connections are refused at once, so that a proxy asks another server."""
    new_table = {"name": "Ada", "seats": [{"kind": "person"}, {"kind": "open"}]}
    with (
        ServerProcess(database_in(tmp_path)) as server,
        httpx.Client(base_url=f"{server.url}/api", timeout=PATIENCE_SECONDS, verify=False) as kept_open,
        Raw(server.url) as deaf,
    ):
        assert kept_open.post("/tables", json=new_table).status_code == 201
        assert b" 101 " in deaf.upgrade()
        assert server.process
        began = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        while (answer := kept_open.post("/tables", json=new_table)).status_code == 201:
            pass
        assert (answer.status_code, answer.json()["code"]) == (503, "server-stops")
        with pytest.raises(httpx.ConnectError):
            http.get(f"{server.url}/health")
        assert server.process.wait(PATIENCE_SECONDS) == 0
        assert time.monotonic() - began < 2 * GOODBYE_SECONDS + STOP_SECONDS + 3.0  # for a busy machine


def test_limits_hold_for_all_servers_of_a_database(postgresql: str) -> None:
    """What one address uses up at one server is used up at the other."""
    options = ("--tables", "1", "--sockets", "20")
    with ServerProcess(postgresql, *options) as first, ServerProcess(postgresql, *options) as second:
        turns = (first, second) * 40
        answers = [create(server) for server in turns[: 2 * int(TABLES_AT_ONCE)]]
        assert answers.count(201) in (30, 31)  # one is free again after a minute
        assert set(answers) == {201, 429}

        async def knock(table: str) -> None:
            async with AsyncExitStack() as opened:
                with suppress(WebSocketException):  # the refusal
                    for number in range(30):
                        server = first if number < 15 else second
                        await opened.enter_async_context(seated(server, table=table))
                        reached.append(number)

        reached: list[int] = []
        run(knock(open_table_in(postgresql)))
        assert 20 <= len(reached) <= 20 + int(20 * FREE_SOCKETS)


def test_the_sockets_of_a_server_that_has_stopped_count_no_more(postgresql: str) -> None:
    """Its clients come back at the other one at once."""
    with ServerProcess(postgresql, "--sockets", "20") as first, ServerProcess(postgresql, "--sockets", "20") as second:
        table = open_table(first, ["person", "open"]).table

        async def come(server: ServerProcess, stops: bool) -> None:
            async with AsyncExitStack() as opened:
                for _ in range(15):
                    await opened.enter_async_context(seated(server, table=table))
                if stops:
                    await asyncio.to_thread(server.stop)

        run(come(first, stops=True))
        run(come(second, stops=False))


def test_a_table_is_followed_only_where_its_people_are(postgresql: str) -> None:
    """A proxy sends the request for a new table anywhere, and all sockets of the table to one server."""

    async def play(first: ServerProcess, second: ServerProcess) -> None:
        host = open_table(first, ["person", "open"])
        ben = join(first, host.table, "Ben")
        assert tables_in_memory(first) == 1
        async with seated(second, host) as ada, seated(second, ben):
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.state["status"] == "running")
            await asyncio.to_thread(wait_until, lambda: tables_in_memory(first) == 0)
            assert tables_in_memory(second) == 1

    with ServerProcess(postgresql) as first, ServerProcess(postgresql) as second:
        run(play(first, second))


def tables_in_memory(server: ServerProcess) -> int:
    """As the server's figures say."""
    figures = http.get(f"{server.url}/metrics").text
    return sum(int(float(count)) for count in re.findall(r"^ethnos_tables\S* (\S+)$", figures, re.MULTILINE))


def create(server: ServerProcess) -> int:
    """Ask for a table; returns the status."""
    seats = [{"kind": "person"}, {"kind": "open"}]
    return http.request("POST", f"{server.url}/api/tables", json={"name": "Ada", "seats": seats}).status_code


async def start_and_leave(server: ServerProcess, hosts: list[Seat]) -> None:
    """Start games."""
    for host in hosts:
        async with seated(server, host) as ada:
            await ada.send(type="start", seat=0)
            await ada.until(lambda ada=ada: ada.state["status"] == "running")  # type: ignore[misc]


def wait_until(holds: Callable[[], bool]) -> None:
    """Wait for what a server does by itself."""
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.02)


def query(database: str, statement: str, *arguments: object) -> Any:
    """A value from the database."""

    async def ask() -> Any:
        connection = await asyncpg.connect(database)
        try:
            return await connection.fetchval(statement, *arguments)
        finally:
            await connection.close()

    return asyncio.run(ask())


def entries(database: str, seat: Seat) -> int:
    """How long a table's log is."""
    return int(query(database, "SELECT last_seq FROM tables WHERE table_id = $1", seat.table))


def owner_of(database: str, seat: Seat) -> str:
    """The process that has a table's lease; empty if none has."""
    return query(database, "SELECT owner FROM leases WHERE table_id = $1", seat.table) or ""


def open_table_in(database: str) -> str:
    """A table that is there."""
    return str(query(database, "SELECT table_id FROM tables LIMIT 1"))
