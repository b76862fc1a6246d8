"""``python -m bench.leaks``: scan everything that a server sends for what its receivers may not know.

People play whole games, with a spectator at each table. Every message is compared with what its receiver may know; the
first difference stops the run with an error.
"""

import argparse
import asyncio
import os
import random
from contextlib import AsyncExitStack

from rich.console import Console

from ethnos.server.storage.database_store import DatabaseStore
from harness.databases import own_database
from harness.leaks import Client, recording_of, scan
from harness.live import ServerProcess, join, open_table, seated


async def scan_game(server: ServerProcess, chance: random.Random) -> int:
    """Play a game and scan it; returns the number of messages."""
    players = chance.randint(2, 6)
    host = open_table(server, ["person"] + ["open"] * (players - 1), memory_aid=chance.random() < 0.5)
    seats = [host, *(join(server, host.table, f"Guest {number}") for number in range(1, players))]
    recording = recording_of(seats, server.database)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(seated(server, seat)) for seat in seats]
        spectator = await stack.enter_async_context(seated(server, table=host.table))
        await people[0].send(type="start", seat=host.seat)
        for player in (*people, spectator):
            await player.until(lambda player=player: player.state["status"] != "open")  # type: ignore[misc]
        await asyncio.gather(
            *(player.play_out(random.Random(chance.random())) for player in people),
            spectator.until(lambda: spectator.state["status"] == "over"),
        )
    recording.clients += [Client([seat.seat], player.texts) for seat, player in zip(seats, people, strict=True)]
    recording.clients += [Client([], spectator.texts)]
    store = await DatabaseStore.open(server.database)
    try:
        return scan(recording, await store.entries(host.table))
    finally:
        await store.close()


def main() -> None:
    """Play, scan and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.leaks", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000, help="at least how many (default 100,000)")
    parser.add_argument("--seed", type=int, default=0, help="of the moves (default 0)")
    requested = parser.parse_args()

    os.environ |= {"ETHNOS_SOCKETS_AN_ADDRESS": "100000", "ETHNOS_TABLES_A_MINUTE": "1000000"}
    chance, games, messages = random.Random(requested.seed), 0, 0
    with (
        own_database(False) as database,
        ServerProcess(database) as server,
        Console(stderr=True).status("") as status,
    ):
        while messages < requested.messages:
            messages += asyncio.run(scan_game(server, chance))
            games += 1
            status.update(f"{messages} messages")
    print(f"{messages} messages of {games} games: nobody was sent what they may not know")


if __name__ == "__main__":
    main()
