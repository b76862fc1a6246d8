"""``python -m bench.start``: measure how long a server with many stored tables takes until it answers, how long it
takes to read the log of a person who has taken back hundreds of moves, and how long others wait meanwhile.

Every other table is a correspondence game in which both people are away. All are written to the database directly.
"""

import argparse
import asyncio
import secrets
import tempfile
import time
from pathlib import Path

import httpx

from bench.load import usage
from bench.percentile import percentile
from ethnos.server.rooms import commands, seating
from ethnos.server.rooms.entries import Created, Left, Line, Undone
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.summary import facts_of
from ethnos.server.storage.database_store import DatabaseStore
from harness.live import ServerProcess, database_in

MOVES = 40
"""Entries of a table, apart from its start."""
UNDOS = 480
"""Moves taken back, and made again, in the long logs."""
LONG_LOGS = 30
"""How many of them a server reads that has just started."""


def abandoned_game(moves: int, undos: int = 0) -> tuple[Room, list[Line]]:
    """A game in which everybody has closed the page, after they have taken back a move and made it so many times."""
    room, lines = Room("abandoned"), list[Line]()

    def add(*new_lines: Line) -> None:
        for line in new_lines:
            lines.append(line)
            room.apply(len(lines), time.time(), line)

    add(Created(2, "english", "random", {}, [{"kind": "person"}] * 2, {"kind": "days", "seconds": 3}, listed=True))
    add(seating.join(room, "Ada")[0])
    add(seating.join(room, "Ben")[0])
    add(seating.start(room, 0))
    while len(room.moves) < moves and room.seat_to_move is not None:
        actions = [room.running_table().choices[0]]
        add(commands.decisions(room, room.seat_to_move, actions, "person"))
    for _ in range(undos):
        last = room.moves[-1]
        add(Undone(last.seat, len(last.actions)), last)
    add(Left(0, lost=True), Left(1, lost=True))
    return room, lines


async def fill(database: str, tables: int) -> None:
    """Store the same game under many names."""
    await _store(database, *abandoned_game(MOVES), [secrets.token_urlsafe(12) for _ in range(tables)])


async def _store(database: str, room: Room, lines: list[Line], names: list[str]) -> None:
    store = await DatabaseStore.open(database)
    entries = [(time.time(), line.kind, line.data()) for line in lines]
    for start in range(0, len(names), 100):
        part = names[start : start + 100]
        await asyncio.gather(*(store.create(name, True, facts_of(room), entries) for name in part))
    await store.close()


async def read_long_logs(url: str) -> tuple[list[float], list[float]]:
    """How many milliseconds each long log takes to be read, and each small request of others meanwhile."""
    reads, others = list[float](), list[float]()

    async def timed(path: str, times: list[float]) -> None:
        begin = time.perf_counter()
        answer = await client.get(path)
        times.append(1000 * (time.perf_counter() - begin))
        assert answer.status_code == 200, answer.text

    async def ask_all_the_time() -> None:
        while True:
            await timed("/api/privacy", others)
            await asyncio.sleep(0.01)

    async with httpx.AsyncClient(base_url=url, verify=False) as client:
        await timed("/api/privacy", [])
        asking = asyncio.create_task(ask_all_the_time())
        for number in range(LONG_LOGS):
            await timed(f"/api/tables/long-{number}", reads)
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
    return reads, others


def _figures(times: list[float]) -> str:
    return f"{percentile(times, 0.5):.1f} ms, longest {max(times):.1f} ms"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.start", description=__doc__)
    parser.add_argument("--tables", type=int, default=5000, help="how many are stored (default 5,000)")
    requested = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="ethnos-start-") as folder:
        database = database_in(Path(folder))
        for tables in (0, requested.tables):
            asyncio.run(fill(database, tables))
            begin = time.perf_counter()
            with ServerProcess(database) as server:
                seconds = time.perf_counter() - begin
                assert server.process is not None
                used = usage([server.process.pid])
            print(f"{tables} stored tables: answers after {seconds:.1f} s, {used.seconds:.1f} s of processor time")
            print(f"{used.memory / 1e6:.0f} MB of memory")
        long_game = abandoned_game(MOVES, UNDOS)
        asyncio.run(_store(database, *long_game, [f"long-{number}" for number in range(LONG_LOGS)]))
        with ServerProcess(database) as server:
            reads, others = asyncio.run(read_long_logs(server.url))
        print(f"a log of {len(long_game[1])} moves and undos: {_figures(reads)}; others meanwhile: {_figures(others)}")


if __name__ == "__main__":
    main()
