"""A start with what was left: a table that cannot be read holds up no other, and a start that fails leaves nothing."""

import asyncio
import time
from pathlib import Path
from typing import Any

import pytest

from ethnos.server import app as application
from ethnos.server.app import Server, Settings, create_app
from ethnos.server.rooms import seating
from ethnos.server.rooms.entries import Created, SeatSetting
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage.database_store import DatabaseStore
from harness import http
from harness.live import ServerProcess, connect, database_in
from tests.server.here import serving

SEATS: list[SeatSetting] = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
MADE = Created(2, "english", "random", {}, SEATS, {"kind": "none"}, listed=False)

UNREADABLE = "server-table-unreadable"


async def leave_tables(database: str, kind: str, data: dict[str, Any]) -> tuple[str, str]:
    """Two running tables, the first with an entry at the end that nobody understands."""
    store = await DatabaseStore.open(database)
    tables = Tables(store)
    good, bad = [await tables.create(MADE, lambda room: [seating.join(room, "Ada")[0]]) for _ in range(2)]
    for room in (good, bad):
        await tables.change(room.table_id, lambda room: [seating.start(room, 0)])
    await store.append(bad.table_id, bad.seq, [(time.time(), kind, data)], "running", {})
    await store.close()
    return bad.table_id, good.table_id


@pytest.mark.parametrize(
    ("kind", "data"),
    [("moved", {"seat": 0, "actions": [388], "by": "person"}), ("danced", {"seat": 0}), ("moved", {"dance": 1})],
)
def test_a_table_that_cannot_be_read_holds_up_no_other(tmp_path: Path, kind: str, data: dict[str, Any]) -> None:
    database = database_in(tmp_path)
    bad, good = asyncio.run(leave_tables(database, kind, data))
    with serving(Settings(database)) as (address, app):
        assert [room.table_id for room in app.state.server.tables.live()] == [good]
        answer = http.get(f"{address}/api/tables/{bad}")
        assert (answer.status_code, answer.json()) == (409, {"code": UNREADABLE, "values": {}})
        assert http.get(f"{address}/api/tables/{good}").json()["status"] == "running"
        assert asyncio.run(greeted(database, address, bad)) == {"type": "bye", "code": UNREADABLE, "values": {}}


async def greeted(database: str, address: str, table: str) -> dict[str, Any]:
    server = ServerProcess(database)
    server.url = address
    async with connect(server, table=table) as ada:
        return await ada.receive()


def test_a_start_that_fails_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(_server: Server) -> None:
        raise RuntimeError

    async def story() -> None:
        app = create_app(Settings(database_in(tmp_path)))
        with pytest.raises(RuntimeError):
            async with application._lifespan(app, Settings(database_in(tmp_path))):
                pytest.fail("it has started")
        await asyncio.sleep(0)
        assert asyncio.all_tasks() == {asyncio.current_task()}

    monkeypatch.setattr(Server, "resume", fail)
    asyncio.run(story())
