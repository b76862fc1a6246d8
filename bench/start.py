"""``python -m bench.start``: measure how long a server with many stored tables takes until it answers.

Every table is a correspondence game in which both people are away. They are written to the database directly.
"""

import argparse
import asyncio
import secrets
import tempfile
import time
from pathlib import Path

from bench.load import usage
from ethnos.server.rooms import seating, turns
from ethnos.server.rooms.entries import Created, Left, Line
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.summary import about
from ethnos.server.storage.database_store import DatabaseStore
from harness.live import ServerProcess, database_in

MOVES = 40
"""Entries of a table, apart from its start."""


def abandoned_game(moves: int) -> tuple[Room, list[Line]]:
    """A game in which everybody has closed the page."""
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
        add(turns.decisions(room, room.seat_to_move, actions, "person"))
    add(Left(0, lost=True), Left(1, lost=True))
    return room, lines


async def fill(database: str, tables: int) -> None:
    """Store the same game under many names."""
    room, lines = abandoned_game(MOVES)
    store = await DatabaseStore.open(database)
    entries = [(time.time(), line.kind, line.data()) for line in lines]
    for start in range(0, tables, 100):
        names = [secrets.token_urlsafe(12) for _ in range(min(100, tables - start))]
        await asyncio.gather(*(store.create(name, True, about(room), entries, room.status) for name in names))
    await store.close()


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
                used = usage(server.process.pid)
            print(f"{tables} stored tables: answers after {seconds:.1f} s, {used.seconds:.1f} s of processor time")
            print(f"{used.memory / 1e6:.0f} MB of memory")


if __name__ == "__main__":
    main()
