"""Tables without clients cost no lease, no memory and no time at the start of the server."""

import asyncio
import json
import random
import sys
import time
import zlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import pytest

from ethnos.base.refusals import EthnosError
from ethnos.engine.play import apply_action, new_table
from ethnos.engine.state import OVER
from ethnos.server.api import client
from ethnos.server.api.endpoint import QUICK, TextCache
from ethnos.server.api.replays import replay_endpoints
from ethnos.server.hosting import driver as driving
from ethnos.server.hosting.bot_pool import OneThread
from ethnos.server.hosting.chores import free_memory
from ethnos.server.hosting.connections import Connections
from ethnos.server.hosting.limits import Limits
from ethnos.server.hosting.settings import Settings
from ethnos.server.people.people import People
from ethnos.server.protocol.messages import Update, Welcome
from ethnos.server.protocol.requests import PlayOnIn
from ethnos.server.protocol.update_text import update_of
from ethnos.server.protocol.validation import adapter
from ethnos.server.rooms import seating
from ethnos.server.rooms import tables as loading
from ethnos.server.rooms.entries import ClockSetting, Created, Joined, Left, Line, Moved, Started
from ethnos.server.rooms.presence import Presence
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import RECENT_CHANGES, Change, Tables
from ethnos.server.server import Server
from ethnos.server.storage import Entry
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.leases import Lease
from ethnos.server.storage.people_store import PeopleStore
from ethnos.server.storage.safety_store import SafetyStore
from ethnos.server.tab.tab import PageSocket, read_message
from ethnos.server.tab.worker_runner import WorkerRunner
from harness.live import database_in
from harness.patience import PATIENCE_SECONDS
from harness.postgres import Cluster

DAYS: ClockSetting = {"kind": "days", "seconds": 3, "increment": 0}
MINUTES: ClockSetting = {"kind": "bank", "seconds": 600, "increment": 0}
NO_CLOCK: ClockSetting = {"kind": "none"}


class CountingStore(DatabaseStore):
    """A store that counts leases and reads of logs."""

    logs_read = 0
    longest_read = 0
    """Entries."""
    leases: Counter[str]
    lease_transactions = 0

    async def lease(self, table_id: str, owner: str, seconds: float) -> bool:
        """Count, and take the lease."""
        self.leases[table_id] += 1
        return await super().lease(table_id, owner, seconds)

    async def _take_all(self, leases: Sequence[Lease]) -> list[bool]:
        self.lease_transactions += 1
        return await super()._take_all(leases)

    async def entries(self, table_id: str, after: int = 0, limit: int | None = None) -> list[Entry]:
        """Count, and read the log."""
        self.logs_read += 1
        entries = await super().entries(table_id, after, limit)
        self.longest_read = max(self.longest_read, len(entries))
        return entries


async def open_counting_store(folder: Path) -> CountingStore:
    store = await CountingStore.open(database_in(folder))
    assert isinstance(store, CountingStore)
    store.leases = Counter()
    return store


async def begin_game(tables: Tables, clock: ClockSetting, *, away: bool) -> str:
    """Begin a game of two people; ``away``: both have closed the page."""
    settings = Created(2, "english", "random", {}, [{"kind": "person"}] * 2, clock, listed=False)
    room = await tables.create(settings, lambda room: [seating.join(room, "Ada")[0]])
    await tables.change(room.table_id, lambda room: [seating.join(room, "Ben")[0]])
    await tables.change(room.table_id, lambda room: [seating.start(room, 0)])
    if away:
        await tables.change(room.table_id, _all_lost)
    return room.table_id


def server_on(store: DatabaseStore, settings: Settings) -> Server:
    limits = Limits()
    return Server(settings, store, limits, Connections(limits))


def _all_lost(_room: Room) -> list[Line]:
    return [Left(0, lost=True), Left(1, lost=True)]


def test_a_correspondence_table_takes_no_lease_and_is_evicted(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_counting_store(tmp_path)
        server = server_on(store, Settings(database=database_in(tmp_path), lease_seconds=0.05))
        try:
            table_id = await begin_game(server.tables, DAYS, away=True)
            while server.driver.drives(table_id):
                await asyncio.sleep(0.01)
            driven = await begin_game(server.tables, MINUTES, away=False)
            while store.leases[driven] < 12:  # six leases, each renewed after half its time
                await asyncio.sleep(0.01)
            assert store.leases[table_id] == 0
            assert table_id not in await store.orphaned()
            server.tables.evict_idle(0, keep=server.driver.drives)
            assert [room.table_id for room in server.tables.live()] == [driven]
        finally:
            await server.close()

    asyncio.run(story())


def test_leases_of_many_tables_are_renewed_in_one_transaction(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_counting_store(tmp_path)
        server = server_on(store, Settings(database=database_in(tmp_path), lease_seconds=1.0))
        try:
            tables = []
            for _ in range(30):
                tables.append(await begin_game(server.tables, MINUTES, away=False))
                await asyncio.sleep(0.02)
            before, store.lease_transactions = store.leases.total(), 0
            while min(store.leases[table_id] for table_id in tables) < 8:
                await asyncio.sleep(0.01)
            assert store.lease_transactions < (store.leases.total() - before) / 5
        finally:
            await server.close()

    asyncio.run(story())


def test_any_process_keeps_a_deadline_that_comes_near(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process that gave the lease back may have ended: the next start, or another process, takes it in time."""
    monkeypatch.setattr(driving, "FAR_SECONDS", 4 * 86_400.0)

    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        tables = Tables(store)
        table_id = await begin_game(tables, DAYS, away=True)
        assert await store.park(table_id, "alone", time.time() + 600)
        assert await store.orphaned() == []
        assert await store.park(table_id, "alone", time.time() - 1)
        assert await store.orphaned() == [table_id]
        server = server_on(store, Settings(database=database_in(tmp_path), lease_seconds=0.05))
        try:
            while not server.driver.drives(table_id):
                await asyncio.sleep(0.05)
        finally:
            await server.close()

    asyncio.run(story())


def test_a_start_reads_only_tables_with_clients_or_a_bot_to_move(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_counting_store(tmp_path)
        tables = Tables(store)
        for clock in (DAYS, NO_CLOCK):
            for _ in range(5):
                await begin_game(tables, clock, away=True)
        live = await begin_game(tables, NO_CLOCK, away=False)
        store.logs_read = 0
        server = server_on(store, Settings(database=database_in(tmp_path)))
        try:
            await server.resume()
            assert [room.table_id for room in server.tables.live()] == [live]
            assert store.logs_read == 2  # the log, and later entries
        finally:
            await server.close()

    asyncio.run(story())


def test_any_process_may_take_a_lease_that_waits_for_a_deadline(tmp_path: Path) -> None:
    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        try:
            assert await store.lease("a7", "one", 60)
            await store.park("a7", "two", time.time() + 60)
            assert not await store.lease("a7", "two", 60)  # "one" still holds it
            await store.park("a7", "one", time.time() + 60)
            assert await store.lease("a7", "two", 60)
        finally:
            await store.close()

    asyncio.run(story())


def test_who_is_gone_is_away_even_if_the_database_was_gone_too(cluster: Cluster, postgresql: str) -> None:
    """A person whose absence could not be stored would hold up their table for ever."""

    async def story() -> None:
        store = await DatabaseStore.open(postgresql)
        try:
            tables = Tables(store)
            table_id, presence = await begin_game(tables, NO_CLOCK, away=False), Presence(tables, grace=0.2)
            presence.expect(table_id, [0])
            await asyncio.to_thread(cluster.stop)
            try:
                await asyncio.sleep(1.0)
            finally:
                await asyncio.to_thread(cluster.start)
            async with asyncio.timeout(PATIENCE_SECONDS):
                while not (await tables.room(table_id)).chairs[0].away:
                    await asyncio.sleep(0.05)
            await presence.close()
        finally:
            await store.close()

    asyncio.run(story())


class Listener:
    """A listener that does nothing."""

    def hear(self, room: Room, change: Change) -> None:
        """Ignore the change."""

    def gone(self, reason: EthnosError) -> None:
        """Ignore the reason."""


def test_missed_entries_are_sent_after_a_reconnect_without_reading_the_log(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_counting_store(tmp_path)
        try:
            tables = Tables(store)
            table_id = await begin_game(tables, NO_CLOCK, away=False)
            for _ in range(RECENT_CHANGES):
                await tables.change(table_id, lambda _room: [Left(0, lost=True)])
            store.logs_read, end = 0, (await tables.room(table_id)).seq
            for last in (end - RECENT_CHANGES, end - 3, end, end + 5):
                _, missed = await tables.listen(table_id, Listener(), last)
                assert [change.seq for change in missed] == list(range(last + 1, end + 1))
            assert store.logs_read == 1  # for the client that has seen more than this process
            _, missed = await tables.listen(table_id, Listener(), 2)
            assert [change.seq for change in missed] == list(range(3, end + 1))
            assert missed == (await Tables(store).past(table_id, 2))[1]
            tables.evict_idle(-1, keep=lambda _table_id: False)
        finally:
            await store.close()

    asyncio.run(story())


def test_a_long_log_is_read_once_and_others_are_served_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(loading, "SLICE_SECONDS", 0.0)  # every entry is a slice of its own
    monkeypatch.setattr(loading, "READ_AT_ONCE", 50)

    async def story() -> None:
        store = await open_counting_store(tmp_path)
        try:
            table_id = await begin_game(Tables(store), NO_CLOCK, away=False)
            await Tables(store).change(table_id, lambda _room: [Left(0, lost=True)] * 300)
            tables, served = Tables(store), 0
            store.logs_read = 0
            arriving = asyncio.gather(*(tables.room(table_id) for _ in range(20)))
            while not arriving.done():
                await asyncio.sleep(0)
                served += 1
            assert len({id(room) for room in await arriving}) == 1
            assert (await arriving)[0].seq < 50 * store.logs_read <= 400  # in parts, and what came meanwhile
            assert served > 300
        finally:
            await store.close()

    asyncio.run(story())


def test_finished_games_are_read_in_parts_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(loading, "READ_AT_ONCE", 50)

    def whole_game(_room: Room) -> list[Line]:
        table = new_table(2, seed=1)
        lines: list[Line] = [Joined(0, "Ada", ""), Joined(1, "Ben", ""), Started("1", "")]
        while table.phase != OVER:
            lines.append(Moved(table.seat, [table.choices[0]], "person"))
            apply_action(table, table.choices[0])
        return lines

    async def story() -> None:
        store = await open_counting_store(tmp_path)
        try:
            tables = Tables(store)
            settings = Created(2, "english", "random", {}, [{"kind": "person"}] * 2, NO_CLOCK, listed=False)
            room = await tables.create(settings, whole_game)
            calls = {each.path: each.call for each in replay_endpoints(tables, Limits(), OneThread(), Presence(tables))}
            await calls["/api/replays/{table_id}"](room.table_id, "")
            await calls["/api/replays/{table_id}/continue"](
                room.table_id, PlayOnIn(name="Ada", seq=10, seat=0, level="novice"), ""
            )
            assert room.seq > store.longest_read == 50
        finally:
            await store.close()

    asyncio.run(story())


def test_others_are_served_while_a_client_gets_a_long_log(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "SLICE_SECONDS", 0.0)  # every entry is a slice of its own
    turns, written = 0, dict[int, int]()

    def noted(room: Room, change: Change, seats: list[int], *, whole: bool) -> Update:
        written[change.seq] = turns
        return update_of(room, change, seats, whole=whole)

    monkeypatch.setattr(client, "update_of", noted)

    async def story() -> None:
        nonlocal turns
        store = await open_counting_store(tmp_path)
        try:
            tables, sent = Tables(store), list[str]()
            table_id = await begin_game(tables, NO_CLOCK, away=False)
            end = (await tables.change(table_id, lambda _room: [Left(0, lost=True)] * 300)).seq
            socket = PageSocket(sent.append, lambda: None)
            serving = asyncio.create_task(
                client.Client(socket, read_message, tables, Presence(tables), WorkerRunner()).run()
            )
            socket.put(json.dumps({"type": "hello", "protocol": 1, "table": table_id, "last": 1}))
            while not sent:
                await asyncio.sleep(0)
                turns += 1
            socket.put(None)
            await serving
            welcome = json.loads(sent[0])
            assert [update["seq"] for update in welcome["missed"]] == list(written) == list(range(2, end + 1))
            assert len(set(written.values())) == len(written)
            adapter(Welcome).validate_json(sent[0])
        finally:
            await store.close()

    asyncio.run(story())


def test_only_the_tables_of_ones_own_seats_are_read(tmp_path: Path) -> None:
    async def story() -> None:
        store = await open_counting_store(tmp_path)
        try:
            owners, secret = Tables(store), ""

            def sit_down(room: Room) -> list[Line]:
                nonlocal secret
                joined, secret = seating.join(room, "Ada")
                return [joined]

            settings = Created(2, "english", "random", {}, [{"kind": "person"}] * 2, NO_CLOCK, listed=False)
            ids = [(await owners.create(settings, sit_down)).table_id for _ in range(50)]
            people = People(PeopleStore(store), Tables(store), SafetyStore(store))
            key, store.logs_read = "k" * 32, 0
            person = await people.come(key, "en")
            await people.tie(key, [(table_id, "wrong") for table_id in [*ids, "nowhere"]])
            assert store.logs_read == 0
            await people.tie(key, [(table_id, secret) for table_id in ids])
            assert [seat.table_id for seat in await people.store.seats(person.person_id)] == ids[-1:]
            assert store.logs_read == 2  # the log, and what came meanwhile
        finally:
            await store.close()

    asyncio.run(story())


def test_the_cache_drops_the_least_recently_used_text() -> None:
    size = len(zlib.compress(b"aaaa", QUICK))
    cache = TextCache(2 * size)
    cache.put("a", "aaaa")
    cache.put("b", "bbbb")
    assert cache.get("a") == "aaaa"
    cache.put("c", "cccc")
    assert (cache.get("a"), cache.get("b"), cache.get("c")) == ("aaaa", None, "cccc")
    noise = random.Random(1).randbytes(2 * size).hex()
    cache.put("d", noise)
    assert cache.get("d") is None
    cache.put("e", "ŁŁ")
    assert cache.get("e") == "ŁŁ"


def own_memory() -> int:
    """The memory of this process, in kilobytes."""
    lines = Path("/proc/self/status").read_text().splitlines()
    return int(next(line for line in lines if line.startswith("VmRSS")).split()[1])


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems are not asked for their memory")
def test_freed_memory_goes_back_to_the_system() -> None:
    pieces = [bytes(2000) for _ in range(50_000)]
    live = pieces[::500]  # spread over all memory, so that none is given back by itself
    del pieces
    before = own_memory()
    free_memory()
    assert own_memory() < before - 50_000
    assert len(live) == 100
