"""``ethnos serve --workers 2`` on a real PostgreSQL: one process serves a table; a process that dies is replaced."""

import asyncio
import os
import random
import re
import signal
import sys
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from select import select
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import WebSocketException

from ethnos.server.hosting.limits import FREE_SOCKETS, TABLES_AT_ONCE
from harness import http
from harness.live import Player, Seat, ServerProcess, join, open_table, seated
from harness.patience import PATIENCE_SECONDS
from harness.postgres import Cluster
from harness.raw import Raw

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="only Linux shows which process has a connection")

PROCESSES = 2
STABLE_SECONDS = 5.5
"""Seconds after its start; a process that dies earlier is not replaced at once."""
ESTABLISHED = "01"


@pytest.fixture(scope="module")
def server(cluster: Cluster) -> Iterator[ServerProcess]:
    """A server of two processes that have all started."""
    options = ("--workers", str(PROCESSES), "--lease", "2", "--tables", "6000")
    with ServerProcess(cluster.new_database(), *options) as running:
        running.wait_for_workers(PROCESSES)
        time.sleep(STABLE_SECONDS)
        yield running


def run(story: Coroutine[Any, Any, None]) -> None:
    """Run a test that talks to the server."""
    asyncio.run(asyncio.wait_for(story, PATIENCE_SECONDS))


def test_all_sockets_of_a_table_are_served_by_the_same_process(server: ServerProcess) -> None:
    """The tables are spread over all processes."""

    async def story() -> None:
        homes = set[int]()
        while len(homes) < PROCESSES:  # on a busy machine one process may take a dozen requests before another wakes up
            seats = table_of_two(server)
            async with (
                seated(server, seats[0]) as ada,
                seated(server, seats[1]) as ben,
                seated(server, table=seats[0].table) as spectator,
            ):
                (home,) = {server_of(server, player) for player in (ada, ben, spectator)}
                homes.add(home)
        assert len(homes) == PROCESSES

    run(story())


def test_a_game_is_played_through_handed_over_sockets(server: ServerProcess) -> None:
    """The game has a bot and is played to its end."""

    async def story() -> None:
        seats = table_of_two(server)
        async with seated(server, seats[0]) as ada, seated(server, seats[1]) as ben:
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.state["status"] == "running")
            await ben.until(lambda: ben.state["status"] == "running")
            await asyncio.gather(ada.play_out(random.Random(1)), ben.play_out(random.Random(2)))
            assert ada.state["status"] == ben.state["status"] == "over"

    run(story())


@pytest.mark.parametrize("table", ["", "%00%ff", "x" * 5000, "a&table=b"])
def test_an_address_that_names_no_table_does_no_harm(server: ServerProcess, table: str) -> None:
    """The hello message names the table; the address only chooses the process."""
    for _ in range(3 * PROCESSES):
        with Raw(server.url) as connection:
            head = connection.upgrade(f"/socket?table={table}")
            assert re.match(rb"HTTP/1.1 (101|400|414|431) ", head), head
    assert http.get(f"{server.url}/health").status_code == 200


def test_a_process_that_dies_is_replaced_and_its_tables_continue(server: ServerProcess) -> None:
    """The log says so. Clients reconnect, and the bots of its tables move again."""

    async def story() -> None:
        host = open_table(server, ["person", "novice"])
        async with seated(server, host) as ada:
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.offers is not None)
            home = server_of(server, ada)
            os.kill(home, signal.SIGKILL)
        async with asyncio.timeout(PATIENCE_SECONDS):
            await play_on(server, host)
        assert f"process {home} has died (exit code -9)" in await log_until(server, "takes its place")
        assert home not in server.workers()
        assert len(server.workers()) == PROCESSES

    run(story())


def test_stopping_ends_all_processes(cluster: Cluster) -> None:
    """With exit status 0, while a client is connected."""

    async def story(server: ServerProcess) -> None:
        async with seated(server, table_of_two(server)[0]):
            before = server.workers()
            assert await asyncio.to_thread(server.stop) == 0
        assert len(before) == PROCESSES
        assert not any(Path(f"/proc/{process}").exists() for process in before)

    with ServerProcess(cluster.new_database(), "--workers", str(PROCESSES)) as server:
        run(story(server))


# --- Servers that were started by themselves, on one database -----------------------------------------------------


NEVER = "86400"
"""Seconds of a lease that does not expire during a test."""
SOON = "2"
SLOW_GAME = ["person", "grandmaster", "grandmaster"]
CLOCK = {"kind": "bank", "seconds": 1, "increment": 0}


@pytest.mark.parametrize(
    ("lease", "end"), [(NEVER, signal.SIGTERM), pytest.param(SOON, signal.SIGKILL, marks=pytest.mark.long)]
)
def test_tables_go_on_at_another_server_when_theirs_has_stopped(
    postgresql: str, lease: str, end: signal.Signals
) -> None:
    """Nobody is connected; bots and the clock are to move. One table is in the memory of both servers."""
    with (
        ServerProcess(postgresql, "--lease", lease) as first,
        ServerProcess(postgresql, "--lease", lease) as second,
    ):
        hosts = [open_table(first, SLOW_GAME, clock=CLOCK) for _ in range(2)]
        run(start_and_leave(first, hosts))
        assert http.get(f"{second.url}/api/tables/{hosts[0].table}").status_code == 200
        wait_until(lambda: all(entries(postgresql, host) > 3 for host in hosts))
        drivers = {owner_of(postgresql, host) for host in hosts}
        first.stop(end)
        wait_until(lambda: not {owner_of(postgresql, host) for host in hosts} & {*drivers, ""})
        before = [entries(postgresql, host) for host in hosts]
        wait_until(lambda: all(entries(postgresql, h) > n for h, n in zip(hosts, before, strict=True)))


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


# --- Helpers ------------------------------------------------------------------------------------------------------


async def play_on(server: ServerProcess, seat: Seat) -> None:
    """Play on; a connection may come before the dead process is replaced."""
    while True:
        with suppress(OSError, WebSocketException):
            async with seated(server, seat) as player:
                await player.play_out(random.Random(3), moves=5)
                return
        await asyncio.sleep(0.1)


async def log_until(server: ServerProcess, words: str) -> str:
    """The output of the server, up to these words."""
    assert server.process
    assert server.process.stdout
    pipe, output = server.process.stdout.fileno(), b""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while words.encode() not in output:
            if select([pipe], [], [], 0)[0]:
                part = os.read(pipe, 1 << 16)
                assert part, "the server has ended"
                output += part
            await asyncio.sleep(0.05)
    return output.decode()


def table_of_two(server: ServerProcess) -> list[Seat]:
    """Two people at a table with a bot."""
    host = open_table(server, ["person", "open", "novice"])
    return [host, join(server, host.table, "Ben")]


def server_of(server: ServerProcess, player: Player) -> int:
    """The process that has the other end of a client's connection."""
    port = player.socket.local_address[1]

    def is_its_other_end(row: list[str]) -> bool:
        """Connections to different servers may have the same port of the client."""
        local, remote, state = row[1:4]
        return (local[-4:], remote[-4:], state) == (f"{server.port:04X}", f"{port:04X}", ESTABLISHED)

    rows = [line.split() for line in Path("/proc/net/tcp").read_text(encoding="ascii").splitlines()[1:]]
    (socket,) = (f"socket:[{row[9]}]" for row in rows if is_its_other_end(row))
    # A process that hands a connection over closes its own handle a moment later.
    while len(owners := [process for process in server.workers() if socket in handles(process)]) != 1:
        time.sleep(0.01)
    return owners[0]


def handles(process: int) -> set[str]:
    """The files and sockets that a process has open."""
    targets = set[str]()
    for handle in Path(f"/proc/{process}/fd").iterdir():
        with suppress(FileNotFoundError):
            targets.add(str(handle.readlink()))
    return targets
