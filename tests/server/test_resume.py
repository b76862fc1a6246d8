"""Starts with existing tables: an unreadable table does not affect others, and a failed start leaves nothing behind."""

import asyncio
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from ethnos.base.refusals import EthnosError
from ethnos.server import app as application
from ethnos.server.app import create_app
from ethnos.server.hosting.chores import Chores
from ethnos.server.hosting.settings import Settings
from ethnos.server.rooms import seating
from ethnos.server.rooms.entries import Created, SeatSetting
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Change, Tables
from ethnos.server.server import Server
from ethnos.server.storage import TableFacts, Unreadable
from ethnos.server.storage.database_store import DatabaseStore
from harness import http
from harness.live import ServerProcess, connect, database_in
from tests.server.in_process import serving

SEATS: list[SeatSetting] = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
PEOPLE: list[SeatSetting] = [{"kind": "person"}, {"kind": "person"}]
SETTINGS = Created(2, "english", "random", {}, SEATS, {"kind": "none"}, listed=False)

UNREADABLE = "server-table-unreadable"


async def leave_tables(database: str, kind: str, data: dict[str, Any]) -> tuple[str, str]:
    """Store two running tables; the last entry of the first is unreadable. Returns their ids."""
    store = await DatabaseStore.open(database)
    tables = Tables(store)
    good, bad = [await tables.create(SETTINGS, lambda room: [seating.join(room, "Ada")[0]]) for _ in range(2)]
    for room in (good, bad):
        await tables.change(room.table_id, lambda room: [seating.start(room, 0)])
    await store.append(bad.table_id, bad.seq, [(time.time(), kind, data)], TableFacts(status="running"))
    await store.close()
    return bad.table_id, good.table_id


@pytest.mark.parametrize(
    ("kind", "data"),
    [("moved", {"seat": 0, "actions": [388], "by": "person"}), ("danced", {"seat": 0}), ("moved", {"dance": 1})],
)
def test_an_unreadable_table_does_not_affect_others(tmp_path: Path, kind: str, data: dict[str, Any]) -> None:
    database = database_in(tmp_path)
    bad, good = asyncio.run(leave_tables(database, kind, data))
    with serving(Settings(database=database)) as (address, app):
        assert [room.table_id for room in app.state.server.tables.live()] == [good]
        answer = http.get(f"{address}/api/tables/{bad}")
        assert (answer.status_code, answer.json()) == (409, {"code": UNREADABLE, "values": {}})
        assert http.get(f"{address}/api/tables/{good}").json()["status"] == "running"
        assert asyncio.run(greeting(database, address, bad)) == {"type": "bye", "code": UNREADABLE, "values": {}}


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE log SET data = '{' WHERE seq = 2 AND table_id = ?",
        "UPDATE log SET kind = 'danced' WHERE seq = 3 AND table_id = ?",
    ],
)
def test_a_damaged_row_harms_only_its_own_table(tmp_path: Path, damage: str) -> None:
    """The server starts, the lobby shows all, and the table itself is refused."""
    database = database_in(tmp_path)

    async def leave() -> tuple[str, str]:
        store = await DatabaseStore.open(database)
        tables = Tables(store)
        settings = replace(SETTINGS, seats=PEOPLE, listed=True)  # a bot's move would store a new summary
        bad, good = [await tables.create(settings, lambda room: [seating.join(room, "Ada")[0]]) for _ in range(2)]
        for room in (bad, good):
            await tables.change(room.table_id, lambda room: [seating.join(room, "Ben")[0]])
            await tables.change(room.table_id, lambda room: [seating.start(room, 0)])
        await store.close()
        return bad.table_id, good.table_id

    bad, good = asyncio.run(leave())
    with closing(sqlite3.connect(database.removeprefix("sqlite:///"))) as connection:
        assert connection.execute(damage, (bad,)).rowcount == 1
        connection.commit()
    with serving(Settings(database=database)) as (address, _):
        shown = [table["table"] for table in http.get(f"{address}/api/lobby").json()]
        assert good in shown
        assert bad in shown
        assert http.get(f"{address}/api/tables/{good}").json()["status"] == "running"
        answer = http.get(f"{address}/api/tables/{bad}")
        assert answer.json().get("code", "") == UNREADABLE


class Listener:
    """A listener that records why it was disconnected."""

    def __init__(self) -> None:
        self.reasons: list[EthnosError] = []

    def hear(self, room: Room, change: Change) -> None:
        """Ignore the change."""

    def gone(self, reason: EthnosError) -> None:
        """Record the reason."""
        self.reasons.append(reason)


def test_an_unreadable_entry_ends_only_its_own_table(tmp_path: Path) -> None:
    """Another process, of a newer version, stores the entry while people play here."""

    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        tables, listener, other = Tables(store), Listener(), Listener()
        bad, good = [await tables.create(SETTINGS, lambda room: [seating.join(room, "Ada")[0]]) for _ in range(2)]
        await tables.listen(bad.table_id, listener)
        await tables.listen(good.table_id, other)
        await store.append(bad.table_id, bad.seq, [(time.time(), "danced", {})], TableFacts())
        await tables.catch_up_all()
        assert [type(reason) for reason in listener.reasons] == [Unreadable]
        assert not other.reasons
        assert [room.table_id for room in tables.live()] == [good.table_id]
        with pytest.raises(Unreadable):
            await tables.room(bad.table_id)
        await store.close()

    asyncio.run(story())


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    database = database_in(tmp_path)
    with ServerProcess(database):
        second = subprocess.run(
            [sys.executable, "-m", "ethnos", "serve", "--port", "0", "--database", database],
            capture_output=True,
            text=True,
            check=False,
            timeout=120,
        )
        assert second.returncode != 0
        assert "in use by another Ethnos server" in " ".join(second.stderr.split())
    with ServerProcess(database):  # the first server has released it
        pass


def test_background_work_that_fails_is_repeated_and_counted() -> None:
    async def story() -> None:
        chores, runs = Chores(pause=0.0), asyncio.Queue[int]()

        async def work() -> None:
            runs.put_nowait(1)
            if runs.qsize() < 3:
                raise ValueError
            await asyncio.Event().wait()

        chores.start("counting", work)
        async with asyncio.timeout(60):
            while runs.qsize() < 3:
                await asyncio.sleep(0)
        assert chores.failures == {"counting": 2}
        await chores.close()

    asyncio.run(story())


async def greeting(database: str, address: str, table: str) -> dict[str, Any]:
    server = ServerProcess(database)
    server.url = address
    async with connect(server, table=table) as ada:
        return await ada.receive()


def test_a_start_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_server: Server) -> None:
        raise RuntimeError

    async def story() -> None:
        app = create_app(Settings(database=database_in(tmp_path)))
        with pytest.raises(RuntimeError):
            async with application._lifespan(app, Settings(database=database_in(tmp_path))):
                pytest.fail("it has started")
        await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    monkeypatch.setattr(Server, "resume", fail)
    asyncio.run(story())
