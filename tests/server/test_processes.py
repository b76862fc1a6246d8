"""``ethnos serve --workers 2`` on a real PostgreSQL: one process serves a table; a process that dies is replaced."""

import asyncio
import os
import random
import re
import signal
import sys
import time
from collections.abc import Coroutine, Iterator
from contextlib import suppress
from pathlib import Path
from select import select
from typing import Any

import pytest
from websockets.exceptions import WebSocketException

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
