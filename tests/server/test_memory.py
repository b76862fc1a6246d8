"""Unused tables are evicted from memory, and read again from their log unchanged."""

import asyncio
import re
import time
from dataclasses import replace
from pathlib import Path

from ethnos.base.refusals import EthnosError
from ethnos.engine.state import as_bytes
from ethnos.server.hosting.settings import Settings
from ethnos.server.rooms import commands, seating
from ethnos.server.rooms.entries import Created, Line, SeatSetting
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Change, Tables
from ethnos.server.storage.database_store import DatabaseStore
from harness import http
from harness.live import database_in
from harness.patience import PATIENCE_SECONDS
from tests.server.in_process import serving

SEATS: list[SeatSetting] = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
SETTINGS = Created(2, "english", "random", {}, SEATS, {"kind": "none"}, listed=False)


class Listener:
    """A listener that records the entry numbers."""

    def __init__(self) -> None:
        self.received: list[int] = []

    def hear(self, _room: Room, change: Change) -> None:
        """Record the entry number."""
        self.received.append(change.seq)

    def gone(self, reason: EthnosError) -> None:
        """Ignore the reason."""


def test_a_table_without_listeners_is_evicted_and_read_again(tmp_path: Path) -> None:
    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        tables, listener = Tables(store), Listener()
        first, second, driven = [
            await tables.create(SETTINGS, lambda room: [seating.join(room, "Ada")[0]]) for _ in range(3)
        ]
        await tables.change(first.table_id, lambda room: [seating.start(room, 0)])
        await tables.listen(second.table_id, listener)
        tables.evict_idle(60.0, keep=lambda _table: False)
        assert len(tables.live()) == 3  # they were used just now
        tables.evict_idle(0.0, keep=lambda table: table == driven.table_id)
        assert {room.table_id for room in tables.live()} == {second.table_id, driven.table_id}
        back = await tables.room(first.table_id)
        assert back is not first
        assert (back.seq, back.status) == (first.seq, "running")
        assert as_bytes(back.table) == as_bytes(first.table)  # type: ignore[arg-type]
        await tables.change(first.table_id, lambda room: [commands.say(room, 0, "Ada", "hello", time.time())])
        await tables.change(second.table_id, lambda room: [commands.say(room, 0, "Ada", "hello", time.time())])
        assert listener.received == [3]
        tables.forget(second.table_id, listener)
        tables.evict_idle(0.0, keep=lambda _table: False)
        assert tables.live() == []
        await store.close()

    asyncio.run(story())


def test_the_server_evicts_unused_tables(tmp_path: Path) -> None:
    settings = {"name": "Ada", "seats": [{"kind": "person"}, {"kind": "open"}]}
    with serving(Settings(database=database_in(tmp_path), idle_seconds=0.2)) as (address, _):
        table = http.post(f"{address}/api/tables", json=settings).json()["table"]
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not re.search(r'ethnos_tables\{.*status="open"\} 0', http.get(f"{address}/metrics").text):
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert http.get(f"{address}/api/tables/{table}").json()["chairs"][0]["name"] == "Ada"


def test_a_seat_taken_in_another_process_is_known_at_once(postgresql: str) -> None:
    """The notice may come after the person; here it never comes."""

    async def story() -> None:
        stores = [await DatabaseStore.open(postgresql) for _ in range(2)]
        home, other = (Tables(store) for store in stores)
        for_two = replace(SETTINGS, seats=[{"kind": "person"}, {"kind": "open"}])
        table = (await home.create(for_two, lambda room: [seating.join(room, "Ada")[0]])).table_id
        secret = ""

        def sit_down(room: Room) -> list[Line]:
            nonlocal secret
            joined, secret = seating.join(room, "Ben")
            return [joined]

        await other.change(table, sit_down)
        assert (await home.room(table)).seat_of(secret) is None
        assert (await home.room_with(table, [secret])).seat_of(secret) == 1
        for store in stores:
            await store.close()

    asyncio.run(story())
