"""``python -m bench.load``: measure how long a move takes from its sender to the last socket of its table.

A server has many tables, with a move at each every so many seconds. Clients and servers are separate processes, so the
processor time of each is known. Every table has four sockets; where masters play, three of them watch. Several servers
share a PostgreSQL database, behind nginx. If Node is installed, boardgame.io's own server is measured with as many
tables and sockets.
"""

import argparse
import asyncio
import json
import os
import random
import re
import tempfile
import time
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, ExitStack
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

import httpx
import uvloop
from rich.console import Console

from bench import boardgameio
from bench.percentile import percentile
from ethnos.engine.compile import cores
from harness.crashing import choose
from harness.databases import own_database
from harness.live import Player, Seat, ServerProcess, connect
from harness.proxies import Nginx

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

    async def play(self, begin: float, every: float) -> None:
        """Send a move every so many seconds, until cancelled."""
        due = begin + self.chance.random() * every
        while True:
            await asyncio.sleep(due - time.perf_counter())
            due = max(due + every, time.perf_counter())
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


def usage(pids: Sequence[int]) -> Usage:
    """The usage of running processes together, from ``/proc`` (Linux)."""
    usages = [_usage(pid) for pid in pids]
    return Usage(sum(used.seconds for used in usages), sum(used.memory for used in usages))


def _usage(pid: int) -> Usage:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return Usage((int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), pages * os.sysconf("SC_PAGE_SIZE"))


@dataclass(frozen=True)
class Load:
    """What is asked of a server."""

    tables: int
    masters: int
    """At how many of them masters think."""
    every: float
    """Seconds from move to move at each."""
    seconds: float
    """How long to count."""


@dataclass
class Report:
    """The figures of a run; waits in milliseconds."""

    server: str
    tables: int
    masters: int
    every: float
    moves: int
    p50: float
    p95: float
    p99: float
    longest: float
    cpu_a_move: float
    """Milliseconds of processor time of the servers, heartbeats and bots included."""
    kilobytes_a_table: float
    server_cpu: float
    """As a share of one core."""
    client_cpu: float
    proxy_cpu: float
    load_average: float
    """Of the machine, at the end: if it exceeds the cores, other programs were running."""


async def measure(
    servers: Sequence[ServerProcess], proxy: Nginx | None, load: Load, status: Callable[[str], None]
) -> Report:
    """Set everything up, play, and count."""
    pids = [server.process.pid for server in servers if server.process]
    entrance = proxy.entrance if proxy else servers[0]
    to_proxy = proxy.pids if proxy else []
    chance, first = random.Random(1), Usage(0, 0)
    async with AsyncExitStack() as stack, asyncio.TaskGroup() as group:
        parties: list[Party] = []
        tasks: list[asyncio.Task[None]] = []
        for start in range(0, load.tables, AT_ONCE):
            status(f"{start} of {load.tables} tables")
            numbers = range(start, min(start + AT_ONCE, load.tables))
            sitting = (_sit_down(entrance, n < load.masters, chance, stack) for n in numbers)
            seated = await asyncio.gather(*sitting)
            tasks += [group.create_task(work) for party in seated for work in _attend(party)]
            parties += seated
            first = usage(pids) if start == 0 else first  # includes what is loaded once, for the first tables
        begin = time.perf_counter() + 1.0
        tasks += [group.create_task(party.play(begin, load.every)) for party in parties]
        status("warming up")
        await asyncio.sleep(1.0 + max(WARM_UP, load.every))
        before, passed, own, counted = usage(pids), usage(to_proxy), time.process_time(), time.perf_counter()
        status(f"playing for {load.seconds:g} s")
        await asyncio.sleep(load.seconds)
        after, passed_after, own_after, ended = usage(pids), usage(to_proxy), time.process_time(), time.perf_counter()
        for task in tasks:
            task.cancel()
    waits = [wait * 1000 for party in parties for sent, wait in party.waits if counted <= sent]
    work = Work(
        ended - counted,
        after.seconds - before.seconds,
        own_after - own,
        after.memory - first.memory,
        passed_after.seconds - passed.seconds,
    )
    name = f"Ethnos, {len(servers)} processes behind nginx" if proxy else "Ethnos"
    return report_of(name, load, load.tables - AT_ONCE, waits, work)


@dataclass
class Work:
    """The resources used while moves were counted."""

    seconds: float
    server: float
    """CPU seconds."""
    clients: float
    memory: int
    """Bytes that the server uses for tables."""
    proxy: float = 0.0


def report_of(server: str, load: Load, weighed: int, waits: Sequence[float], work: Work) -> Report:
    """The figures of a run, for any server. ``weighed``: the tables whose memory was measured."""
    return Report(
        server=server,
        tables=load.tables,
        masters=load.masters,
        every=load.every,
        moves=len(waits),
        p50=percentile(waits, 0.5),
        p95=percentile(waits, 0.95),
        p99=percentile(waits, 0.99),
        longest=max(waits),
        cpu_a_move=work.server * 1000 / len(waits),
        kilobytes_a_table=work.memory / 1024 / max(weighed, 1),
        server_cpu=work.server / work.seconds,
        client_cpu=work.clients / work.seconds,
        proxy_cpu=work.proxy / work.seconds,
        load_average=os.getloadavg()[0],
    )


def measure_peer(load: Load) -> Report | None:
    """boardgame.io under the same load; None if it cannot be installed."""
    where = boardgameio.folder()
    if where is None:
        return None
    samples: list[tuple[float, Usage, Usage]] = []

    def sample(server: int, clients: int) -> None:
        samples.append((time.perf_counter(), usage([server]), usage([clients])))

    warm_up = max(WARM_UP, load.every)
    waits = boardgameio.run(where, load.tables, SOCKETS, load.every, warm_up, load.seconds, sample)
    (_, empty, _), (begin, server, clients), (end, server_after, clients_after) = samples
    work = Work(
        end - begin,
        server_after.seconds - server.seconds,
        clients_after.seconds - clients.seconds,
        server_after.memory - empty.memory,
    )
    return report_of(f"boardgame.io {boardgameio.VERSION}, tic-tac-toe", load, load.tables, waits, work)


def _attend(party: Party) -> list[Coroutine[Any, Any, None]]:
    """Keep the sockets of a table open, from the moment its people sit down: setting up all tables takes minutes."""
    return [party.beat(), *(party.listen(guest) for guest in party.guests)]


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
    parser.add_argument("--every", type=float, default=1.0, help="seconds from move to move at a table (default 1)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long to count (default 20)")
    parser.add_argument("--database", default="", help="a PostgreSQL address; otherwise a database of its own")
    parser.add_argument("--processes", type=int, default=1, help="servers, on PostgreSQL behind a proxy (default 1)")
    parser.add_argument("--proxy", choices=["nginx"], help="in front of the servers")
    parser.add_argument("--alone", action="store_true", help="without boardgame.io")
    parser.add_argument("--json", action="store_true", help="print a JSON list with an object for each server")
    requested = parser.parse_args()
    if requested.processes > 1 and not requested.proxy:
        parser.error("several processes need --proxy nginx")
    if requested.proxy and not Nginx.is_installed():
        parser.error("nginx was not found: install your system's package nginx")

    os.environ |= {"ETHNOS_SOCKETS_AN_ADDRESS": "100000", "ETHNOS_TABLES_A_MINUTE": "1000000"}
    load = Load(requested.tables, requested.masters, requested.every, requested.seconds)
    folder = tempfile.TemporaryDirectory(prefix="ethnos-nginx-")
    with ExitStack() as stack:
        own = own_database(bool(requested.proxy))
        database = requested.database or stack.enter_context(own)
        servers = [stack.enter_context(ServerProcess(database)) for _ in range(requested.processes)]
        proxy = stack.enter_context(Nginx(Path(stack.enter_context(folder)), servers)) if requested.proxy else None
        status = stack.enter_context(Console(stderr=True).status(""))
        reports = [uvloop.run(measure(servers, proxy, load, status.update))]
    peer = None if requested.alone else measure_peer(load)
    reports += [peer] if peer else []
    if requested.json:
        print(json.dumps([asdict(report) for report in reports]))
        return
    print(TITLE)
    for report in reports:
        print(row_of(report))
    if peer is None and not requested.alone:
        print("boardgame.io was not measured: node and npm were not found, or could not install it")


TITLE: Final = f"""\
Milliseconds from sending a move until the last of {SOCKETS} sockets receives it, on {cores()} cores:

| Server | Tables | Moves | p50 | p95 | p99 | Longest | Processor time a move | Of one core | Clients | nginx | Load |
|---|---|---|---|---|---|---|---|---|---|---|---|"""


def row_of(report: Report) -> str:
    """A report as a row of a table in Markdown."""
    masters = f", {report.masters} with masters" if report.masters else ""
    cells = (
        report.server,
        f"{report.tables}{masters}, a move every {report.every:g} s",
        *(report.moves, f"{report.p50:.1f}", f"{report.p95:.1f}", f"{report.p99:.1f}", f"{report.longest:.1f}"),
        f"{report.cpu_a_move:.2f} ms",
        *(f"{share:.0%}" for share in (report.server_cpu, report.client_cpu, report.proxy_cpu)),
        f"{report.load_average:.1f}",
    )
    return f"| {' | '.join(map(str, cells))} |"


if __name__ == "__main__":
    main()
