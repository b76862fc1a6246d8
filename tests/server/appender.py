"""A process that appends to four tables until it is killed, and prints each acknowledged table and entry number."""

import asyncio
import sys
import time

from ethnos.server.storage import NoSuchTable, TableFacts
from ethnos.server.storage.database_store import DatabaseStore


async def append(store: DatabaseStore, table_id: str) -> None:
    try:
        seq = (await store.summary(table_id)).last_seq
    except NoSuchTable:
        await store.create(table_id, True, TableFacts(), [(time.time(), "created", {})])
        seq = 1
    while True:
        await store.append(table_id, seq, [(time.time(), "move", {"number": seq + 1})], TableFacts(status="running"))
        seq += 1
        print(table_id, seq, flush=True)  # noqa: T201


async def main(url: str) -> None:
    store = await DatabaseStore.open(url)
    await asyncio.gather(*(append(store, f"table{number}") for number in range(4)))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
