"""Bots that crash: the table tries again, and a request for a hint is refused."""

import asyncio
import os
from pathlib import Path

import pytest

from ethnos.engine.state import Table
from ethnos.notation import commitment
from ethnos.server.hosting import driver as driver_module
from ethnos.server.hosting.bot_pool import PRIORITY, STUDY_POLITENESS, BotPool
from ethnos.server.hosting.driver import Driver
from ethnos.server.hosting.settings import Settings
from ethnos.server.rooms.entries import Created, Started
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage.database_store import DatabaseStore
from harness.live import Seat, ServerProcess, database_in, join, open_table, seated
from harness.patience import PATIENCE_SECONDS
from tests.server.in_process import serving

BOTS = Created(2, "english", "random", {}, [{"kind": "bot", "level": "novice"}] * 2, {"kind": "none"}, listed=False)
"""A table of two bots."""


class CrashingPool(BotPool):
    """A pool whose process ends during its first move, as does the process that replaces it."""

    def __init__(self) -> None:
        super().__init__(1)
        self.crashes = True

    async def move(self, level: str, seed: int, table: Table, table_id: str) -> list[int]:
        """End the process at the first move; later moves are made."""
        if self.crashes:
            self.crashes = False
            await self._run("moves", os._exit, 1)
        return await super().move(level, seed, table, table_id)


def dealt(room: Room) -> Started:
    """The entry that deals the cards; at a table of bots no person can."""
    assert room.table is None
    return Started("1", commitment(1))


def test_a_table_continues_after_its_bots_have_crashed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver_module, "TROUBLE_SECONDS", 0.01)

    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        bot_pool = CrashingPool()
        tables = Tables(store, lambda room: driver.look(room))
        driver = Driver(tables, bot_pool, "test")
        try:
            room = await tables.create(BOTS, lambda room: [dealt(room)])
            while not room.moves:
                assert driver.drives(room.table_id)
                await asyncio.sleep(0.05)
        finally:
            await driver.close()
            bot_pool.close()
            await store.close()

    asyncio.run(asyncio.wait_for(story(), PATIENCE_SECONDS))


def test_a_hint_that_cannot_be_given_is_refused(tmp_path: Path) -> None:
    async def story(server: ServerProcess, *seats: Seat) -> None:
        async with seated(server, *seats) as both:
            await both.send(type="start", seat=seats[0].seat)
            await both.until(lambda: both.offers)
            assert both.offers is not None
            answer = await both.ask(type="hint", id="h", seat=both.offers["seat"])
            assert (answer["type"], answer["id"], answer.get("code")) == ("refused", "h", "server-failed")

    with serving(Settings(database=database_in(tmp_path))) as (address, app):
        app.state.server.runner = CrashingPool()
        server = ServerProcess(database_in(tmp_path))
        server.url = address
        host = open_table(server, ["person", "open"], hints=True)
        asyncio.run(asyncio.wait_for(story(server, host, join(server, host.table, "Ben")), PATIENCE_SECONDS))


@pytest.mark.parametrize(
    ("priority", "scheduled", "nicer"), [("low", os.SCHED_IDLE, STUDY_POLITENESS), ("normal", os.SCHED_OTHER, 0)]
)
def test_bots_yield_to_the_server_unless_told_otherwise(
    monkeypatch: pytest.MonkeyPatch, priority: str, scheduled: int, nicer: int
) -> None:
    monkeypatch.setenv(PRIORITY, priority)

    async def story() -> tuple[int, int]:
        pool = BotPool(1)
        try:
            return await pool._run("moves", os.sched_getscheduler, 0), await pool._run("studies", os.nice, 0)
        finally:
            pool.close()

    assert asyncio.run(story()) == (scheduled, os.nice(0) + nicer)
