"""``python -m bench.day``: how much memory a server uses after days of play, and whether it gives it back.

Every hour a number of complete games are played, each by a person against bots, watched by a spectator and loaded as a
replay. After each day all clients disconnect, and the server has time to drop idle tables.
"""

import argparse
import asyncio
import json
import os
import random
import re
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, field

from rich.console import Console

from bench.load import usage
from ethnos.server.hosting.settings import Settings
from ethnos.server.server import MEMORY_SECONDS
from harness import http
from harness.databases import own_database
from harness.live import ServerProcess, open_table, seated

HOURS = 24
AT_ONCE = 10
"""Games that are played concurrently."""
BOTS = ("novice", "novice", "adept")
MEGABYTE = 1 << 20


@dataclass
class Day:
    """What was measured on a day, in megabytes."""

    games: int
    most: float = 0.0
    hours: list[float] = field(default_factory=list)
    """After each hour."""
    rested: float = 0.0
    """After the night."""
    tables_left: int = 0
    """Tables in memory after the night."""


def memory(server: ServerProcess) -> float:
    """The memory of the server's process, in megabytes."""
    assert server.process
    return usage([server.process.pid]).memory / MEGABYTE


def tables_in_memory(server: ServerProcess) -> int:
    """How many tables the server says it has in memory."""
    metrics = http.get(f"{server.url}/metrics").text
    return sum(int(float(count)) for count in re.findall(r"^ethnos_tables\S* (\S+)$", metrics, re.MULTILINE))


async def play_game(server: ServerProcess, chance: random.Random) -> None:
    """Play a complete game with a spectator, and load its replay."""
    host = await asyncio.to_thread(open_table, server, ["person", *BOTS[: chance.randint(1, len(BOTS))]])
    async with seated(server, host) as person, seated(server, table=host.table):
        await person.send(type="start", seat=host.seat)
        await person.until(lambda: person.state["status"] == "running")
        await person.play_out(chance)
    answer = await asyncio.to_thread(http.get, f"{server.url}/api/replays/{host.table}")
    answer.raise_for_status()


async def play_hour(server: ServerProcess, games: int, chance: random.Random) -> None:
    """Play some games, a few at a time."""
    for start in range(0, games, AT_ONCE):
        count = min(AT_ONCE, games - start)
        await asyncio.gather(*(play_game(server, random.Random(chance.random())) for _ in range(count)))


def play_day(server: ServerProcess, games: int, chance: random.Random, status: Callable[[str], None]) -> Day:
    """Play for 24 hours, then wait until the server has dropped idle tables."""
    day = Day(games * HOURS)
    for hour in range(HOURS):
        status(f"hour {hour + 1} of {HOURS}")
        asyncio.run(play_hour(server, games, chance))
        day.hours.append(round(memory(server), 1))
    day.most = max(day.hours)
    end = time.monotonic() + max(1.5 * Settings(database=server.database).idle_seconds, MEMORY_SECONDS)
    while time.monotonic() < end:
        status(f"waiting for {end - time.monotonic():.0f} s, {tables_in_memory(server)} tables in memory")
        time.sleep(5)
    day.rested, day.tables_left = round(memory(server), 1), tables_in_memory(server)
    return day


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.day", description=__doc__)
    parser.add_argument("--games", type=int, default=20, help="games an hour (default 20)")
    parser.add_argument("--days", type=int, default=2, help="how many days (default 2)")
    parser.add_argument("--seed", type=int, default=0, help="of the moves (default 0)")
    parser.add_argument("--json", action="store_true", help="print a JSON object for each day")
    requested = parser.parse_args()

    os.environ |= {"ETHNOS_SOCKETS_AN_ADDRESS": "100000", "ETHNOS_TABLES_A_MINUTE": "1000000"}
    chance = random.Random(requested.seed)
    with (
        own_database(postgresql=False) as database,
        Console(stderr=True).status("") as status,
        ServerProcess(database) as server,
    ):
        asyncio.run(play_game(server, chance))  # loads what is loaded only once
        at_start = memory(server)
        if not requested.json:
            print(f"after the first game: {at_start:.1f} MB", flush=True)
        for number in range(1, requested.days + 1):
            print_day(number, play_day(server, requested.games, chance, status.update), requested.json)


def print_day(number: int, day: Day, as_json: bool) -> None:
    """Print a day when it is over: a run takes an hour."""
    if as_json:
        print(json.dumps(asdict(day)), flush=True)
        return
    print(f"day {number}, {day.games} games: at most {day.most:.1f} MB; by hour {day.hours}")
    print(f"   after the night: {day.rested:.1f} MB, {day.tables_left} tables in memory", flush=True)


if __name__ == "__main__":
    main()
