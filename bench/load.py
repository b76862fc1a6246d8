"""``python -m bench.load``: measure how long a move takes from its sender to the last socket of its table.

One server has many tables, with one move per second at each. Clients and server are separate processes, so the CPU
time of each is known. Every table has four sockets; where masters play, three of them watch. If Node is installed,
boardgame.io's own server is measured with as many tables and sockets.
"""

import argparse
import asyncio
import json
import os
import random
import re
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, nullcontext
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

import httpx
import uvloop
from rich.console import Console

from bench import boardgameio
from bench.percentile import percentile
from ethnos.engine.compile import cores
from harness.crashing import choose
from harness.databases import own_database
from harness.live import Player, Seat, ServerProcess, connect

SOCKETS = 4
PEOPLE = ("person", "open", "open", "open")
MASTERS = ("person", "master", "master", "master")
WARM_UP = 5.0
"""Seconds before counting starts."""
HEARTBEAT = 20.0
AT_ONCE = 20
"""Tables that are set up concurrently."""
UPDATE = re.compile(r'\{"type":"update","seq":(\d+)')


@dataclass
class Guest:
    """A socket at a table. To be fast, it parses no more of a message than necessary."""

    player: Player
    seat: int | None
    offers: str = ""
    """The last message, if it offers this seat a move."""


@dataclass
class Party:
    """A table with its sockets."""

    guests: list[Guest]
    with_masters: bool
    chance: random.Random
    number: int = 0
    sent: float = 0.0
    waits: list[tuple[float, float]] = field(default_factory=list)
    """When a move was sent, and how long it took to reach the last socket."""
    updates: dict[int, int] = field(default_factory=dict)
    entry: int = 0
    """The log entry of the last move sent, once it is known."""

    async def play(self, begin: float) -> None:
        """Send a move every second, until cancelled."""
        due = begin + self.chance.random()
        while True:
            await asyncio.sleep(due - time.perf_counter())
            due = max(due + 1.0, time.perf_counter())
            mover = next((guest for guest in self.guests if guest.offers), None)
            if mover is not None:
                await self._move(mover)

    async def _move(self, mover: Guest) -> None:
        offers = next(scene["offers"] for scene in json.loads(mover.offers)["scenes"])
        mover.offers, self.number, self.entry = "", self.number + 1, 0
        self.updates.clear()
        move = choose(offers, self.chance)
        self.sent = time.perf_counter()
        await mover.player.send(type="move", id=f"m{self.number}", seat=mover.seat, move=move)

    async def listen(self, guest: Guest) -> None:
        """Receive one socket's messages."""
        while True:
            text = await guest.player.socket.recv()
            assert isinstance(text, str)
            self._hear(guest, text)

    async def beat(self) -> None:
        """Send heartbeats for all sockets."""
        while True:
            await asyncio.sleep(HEARTBEAT * self.chance.uniform(0.5, 1.0))
            for guest in self.guests:
                await guest.player.send(type="ping")

    def _hear(self, guest: Guest, text: str) -> None:
        if update := UPDATE.match(text):
            guest.offers = text if guest.seat is not None and '"offers":{' in text else ""
            if f'"move_id":"m{self.number}"' in text[:200]:
                self.entry = int(update.group(1))
                self.updates[self.entry] = self.updates.get(self.entry, 0) + 1
                if self.updates[self.entry] == SOCKETS:
                    self.waits.append((self.sent, time.perf_counter() - self.sent))
        elif '"refused"' in text[:30]:
            raise AssertionError(text[:300])


@dataclass
class Usage:
    """The resources that a process has used so far."""

    seconds: float
    """CPU time."""
    memory: int
    """Bytes."""


def usage(pid: int) -> Usage:
    """The usage of a running process, from ``/proc`` (Linux)."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return Usage((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE"))


@dataclass
class Report:
    """The figures of a run; waits in milliseconds."""

    server: str
    tables: int
    masters: int
    moves: int
    p50: float
    p95: float
    p99: float
    longest: float
    kilobytes_a_table: float
    server_cpu: float
    """As a share of one core."""
    client_cpu: float
    load_average: float
    """Of the machine, at the end: if it exceeds the cores, other programs were running."""


async def measure(
    server: ServerProcess, tables: int, masters: int, seconds: float, status: Callable[[str], None]
) -> Report:
    """Set everything up, play, and count."""
    assert server.process is not None
    pid = server.process.pid
    chance, first = random.Random(1), Usage(0, 0)
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        parties: list[Party] = []
        for start in range(0, tables, AT_ONCE):
            status(f"{start} of {tables} tables")
            numbers = range(start, min(start + AT_ONCE, tables))
            parties += await asyncio.gather(*(_sit_down(server, n < masters, chance, stack) for n in numbers))
            first = usage(pid) if start == 0 else first  # includes what is loaded once, for the first tables
        begin = time.perf_counter() + 1.0
        tasks = [group.create_task(work) for party in parties for work in _tasks(party, begin)]
        status("warming up")
        await asyncio.sleep(1.0 + WARM_UP)
        before, own, counted = usage(pid), time.process_time(), time.perf_counter()
        status(f"playing for {seconds:g} s")
        await asyncio.sleep(seconds)
        after, own_after, ended = usage(pid), time.process_time(), time.perf_counter()
        for task in tasks:
            task.cancel()
    waits = [wait * 1000 for party in parties for sent, wait in party.waits if counted <= sent]
    work = Work(ended - counted, after.seconds - before.seconds, own_after - own, after.memory - first.memory)
    return report_of("ethnos", (tables, tables - AT_ONCE), masters, waits, work)


@dataclass
class Work:
    """The resources used while moves were counted."""

    seconds: float
    server: float
    """CPU seconds."""
    clients: float
    memory: int
    """Bytes that the server uses for tables."""


def report_of(server: str, tables: tuple[int, int], masters: int, waits: Sequence[float], work: Work) -> Report:
    """The figures of a run, for any server. ``tables``: all of them, and those whose memory was measured."""
    return Report(
        server=server,
        tables=tables[0],
        masters=masters,
        moves=len(waits),
        p50=percentile(waits, 0.5),
        p95=percentile(waits, 0.95),
        p99=percentile(waits, 0.99),
        longest=max(waits),
        kilobytes_a_table=work.memory / 1024 / max(tables[1], 1),
        server_cpu=work.server / work.seconds,
        client_cpu=work.clients / work.seconds,
        load_average=os.getloadavg()[0],
    )


def measure_peer(tables: int, seconds: float) -> Report | None:
    """boardgame.io under the same load; None if it cannot be installed."""
    where = boardgameio.folder()
    if where is None:
        return None
    samples: list[tuple[float, Usage, Usage]] = []

    def sample(server: int, clients: int) -> None:
        samples.append((time.perf_counter(), usage(server), usage(clients)))

    waits = boardgameio.run(where, tables, SOCKETS, WARM_UP, seconds, sample)
    (_, empty, _), (begin, server, clients), (end, server_after, clients_after) = samples
    work = Work(
        end - begin,
        server_after.seconds - server.seconds,
        clients_after.seconds - clients.seconds,
        server_after.memory - empty.memory,
    )
    return report_of(f"boardgame.io {boardgameio.VERSION}", (tables, tables), 0, waits, work)


def _tasks(party: Party, begin: float) -> list[Coroutine[Any, Any, None]]:
    return [party.play(begin), party.beat(), *(party.listen(guest) for guest in party.guests)]


async def _sit_down(server: ServerProcess, with_masters: bool, chance: random.Random, stack: AsyncExitStack) -> Party:
    """Set up a table and start its game."""
    seats = await _seats(server, MASTERS if with_masters else PEOPLE)
    guests = []
    for number in range(SOCKETS):
        own = seats[number : number + 1]
        player = await stack.enter_async_context(connect(server, *own, table=seats[0].table))
        await player.hear("welcome")
        guests.append(Guest(player, own[0].seat if own else None))
    await guests[0].player.send(type="start", seat=seats[0].seat)
    for guest in guests:
        await guest.player.hear("update")
        text = guest.player.texts[-1]
        guest.offers = text if guest.seat is not None and '"offers":{' in text else ""
    return Party(guests, with_masters, random.Random(chance.random()))


async def _seats(server: ServerProcess, kinds: Sequence[str]) -> list[Seat]:
    setup = [{"kind": kind} if kind in ("person", "open") else {"kind": "bot", "level": kind} for kind in kinds]
    async with httpx.AsyncClient(base_url=f"{server.url}/api", timeout=60, verify=False) as http:
        opened = await http.post("/tables", json={"name": "Ada", "seats": setup})
        seats = [Seat(**opened.raise_for_status().json())]
        for number in range(kinds.count("open")):
            joined = await http.post(f"/tables/{seats[0].table}/seats", json={"name": f"Guest {number}"})
            seats.append(Seat(**joined.raise_for_status().json()))
    return seats


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", type=int, default=250, help="how many (default 250)")
    parser.add_argument("--masters", type=int, default=0, help="at how many of them masters think (default 0)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to count (default 20)")
    parser.add_argument("--database", default="", help="a PostgreSQL address; otherwise a database of its own")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true", help="print a JSON list with an object for each server")
    requested = parser.parse_args()

    os.environ |= {"ETHNOS_SOCKETS_AN_ADDRESS": "100000", "ETHNOS_TABLES_A_MINUTE": "1000000"}
    with (
        nullcontext(requested.database) if requested.database else own_database(False) as database,
        Console(stderr=True).status("") as status,
        ServerProcess(database) as server,
    ):
        reports = [uvloop.run(measure(server, requested.tables, requested.masters, requested.seconds, status.update))]
    peer = None if requested.alone else measure_peer(requested.tables, requested.seconds)
    reports += [peer] if peer else []
    if requested.json:
        print(json.dumps([asdict(report) for report in reports]))
        return
    for report in reports:
        print_report(report)
    if peer is None and not requested.alone:
        print("boardgame.io was not measured: node and npm were not found, or could not install it")


def print_report(report: Report) -> None:
    """Print a report as text."""
    masters = f", masters at {report.masters}" if report.masters else ""
    print(f"{report.server}: {report.tables} tables of {SOCKETS} sockets{masters}: {report.moves} people's moves")
    print("from sending a move until the last socket receives it:")
    print(f"p50 {report.p50:.1f} ms, p95 {report.p95:.1f} ms, p99 {report.p99:.1f} ms, longest {report.longest:.1f} ms")
    print(f"{report.kilobytes_a_table:.0f} kB of memory a table, {report.server_cpu:.0%} of one core for the server")
    print(f"{report.client_cpu:.0%} for the clients; load average {report.load_average:.1f} on {cores()} cores")


if __name__ == "__main__":
    main()
