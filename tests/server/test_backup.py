"""`ethnos admin backup` and `ethnos admin restore`: made while people play, restored exactly, refused when they would harm."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import pytest
from sqlalchemy import text

from ethnos.server.hosting import sqlite_backup
from ethnos.server.hosting.only_server import only_server
from ethnos.server.storage import DatabaseTooNew, Entry
from ethnos.server.storage.address import Address
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.storage_errors import DatabaseBeingRestored
from harness.live import Player, Seat, ServerProcess, open_table, seated
from harness.postgres import Cluster, execute
from tests.server.test_admin import admin, admin_process

Tables = dict[str, list[Entry]]


def path_of(database: str) -> Path:
    """The file of an SQLite database."""
    return Path(database.removeprefix("sqlite:///"))


def stored(database: str) -> Tables:
    """The log of every table."""

    async def read() -> Tables:
        store = await DatabaseStore.open(database)
        try:
            summaries = await store.tables(["open", "running", "over", "ended"], limit=10_000)
            return {summary.table_id: await store.entries(summary.table_id) for summary in summaries}
        finally:
            await store.close()

    return asyncio.run(read())


def as_it_lies(database: str, folder: Path) -> Tables:
    """The same, without opening an SQLite file: that would tidy up what a crash has left."""
    if not database.startswith("sqlite"):
        return stored(database)
    folder.mkdir()
    for path in path_of(database).parent.glob(path_of(database).name + "*"):
        shutil.copy(path, folder)
    return stored(f"sqlite:///{folder / path_of(database).name}")


def store_tables(database: str, names: str) -> None:
    """Create tables with a little log each."""

    async def create() -> None:
        store = await DatabaseStore.open(database)
        for name in names:
            await store.create(name, True, {"seats": []}, [(1.0, "erased", {"name": name * 1000})])
        await store.close()

    asyncio.run(create())


async def play(server: ServerProcess, seat: Seat, moves: int, chance: random.Random) -> Player:
    """Play on against the bot; returns the client."""
    async with seated(server, seat) as ada:
        if ada.state["status"] == "open":
            await ada.send(type="start", seat=0)
        await ada.until(lambda: ada.offers)
        await ada.play_out(chance, moves=moves)
        await ada.until(lambda: ada.offers)
        return ada


@asynccontextmanager
async def load(server: ServerProcess, people: int) -> AsyncIterator[list[Seat]]:
    """People who play one game after another as fast as they can."""

    async def keep_playing(number: int) -> None:
        while True:
            seats.append(await asyncio.to_thread(open_table, server, ["person", "novice"]))
            async with seated(server, seats[-1]) as ada:
                await ada.send(type="start", seat=0)
                await ada.until(lambda: ada.state["status"] == "running")
                await ada.play_out(random.Random(number))

    seats: list[Seat] = []
    tasks = [asyncio.create_task(keep_playing(number)) for number in range(people)]
    try:
        yield seats
    finally:
        for task in tasks:
            assert not task.done()
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def test_a_backup_made_under_load_is_restored_exactly_after_a_crash(database: str, tmp_path: Path) -> None:
    """It holds what was stored before it began, nothing that was stored after it, and every log without a gap."""
    file, chance = tmp_path / "ethnos.backup", random.Random(1)

    async def story() -> tuple[Seat, Player, Tables]:
        async with load(server, 4):
            mine = await asyncio.to_thread(open_table, server, ["person", "novice"])
            saved = await play(server, mine, 3, chance)
            made = await asyncio.to_thread(admin_process, database, "backup", str(file))
            assert made == {"backup": str(file), "bytes": file.stat().st_size}
            later = await play(server, mine, 2, chance)
            assert later.last > saved.last
        server.kill()
        return mine, saved, await asyncio.to_thread(as_it_lies, database, tmp_path / "crashed")

    with ServerProcess(database) as server:
        seat, saved, before = asyncio.run(story())
        if database.startswith("sqlite"):
            assert list(tmp_path.glob("*.db-wal"))
        assert admin_process(database, "restore", str(file), "--yes") == {"restored": str(file)}
        restored = stored(database)
        assert len(restored[seat.table]) == saved.last
        assert restored.keys() <= before.keys()
        for table, entries in restored.items():
            assert entries == before[table][: len(entries)]
        assert admin(database, "restore", str(file), "--yes")
        assert stored(database) == restored
        server.start()
        again = asyncio.run(play(server, seat, 2, random.Random(2)))
    assert again.last > saved.last


def test_it_restores_into_an_empty_database(database: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    store_tables(database, "ab")
    saved = stored(database)
    admin(database, "backup", str(tmp_path / "ethnos.backup"))
    if database.startswith("sqlite"):
        empty = f"sqlite:///{tmp_path}/new/tables.db"
    else:
        empty = request.getfixturevalue("cluster").new_database()
    assert admin(empty, "restore", str(tmp_path / "ethnos.backup"))  # without a question: nothing is lost
    assert stored(empty) == saved


def test_it_is_refused_while_a_server_runs(database: str, tmp_path: Path) -> None:
    file = tmp_path / "ethnos.backup"
    with ServerProcess(database) as server:
        open_table(server, ["person", "open"])
        admin(database, "backup", str(file))
        assert "in use" in admin(database, "restore", str(file), "--yes", fails=True)
        assert len(stored(database)) == 1
    assert admin(database, "restore", str(file), "--yes")


def test_a_server_does_not_start_while_a_postgresql_database_is_being_restored(postgresql: str) -> None:
    async def story() -> None:
        from ethnos.server.storage.notices import IN_USE

        connection = await Address.of(postgresql).connect()
        await connection.execute("SELECT pg_advisory_lock($1)", IN_USE)
        with pytest.raises(DatabaseBeingRestored):
            await DatabaseStore.open(postgresql)
        await connection.close()
        await (await DatabaseStore.open(postgresql)).close()

    asyncio.run(story())


def test_it_asks_before_it_overwrites(database: str, tmp_path: Path) -> None:
    file = tmp_path / "ethnos.backup"
    store_tables(database, "a")
    admin(database, "backup", str(file))
    store_tables(database, "b")
    before = stored(database), file.read_bytes()
    assert "Nothing was changed" in admin(database, "restore", str(file), fails=True, answer="n\n")
    assert "Nothing was changed" in admin(database, "backup", str(file), fails=True, answer="n\n")
    assert (stored(database), file.read_bytes()) == before
    assert admin(database, "restore", str(file), answer="y\n")
    assert len(stored(database)) == 1


@pytest.fixture
def backup(database: str, tmp_path: Path) -> Path:
    """A backup of a database of one table; the database has two."""
    file = tmp_path / "ethnos.backup"
    store_tables(database, "a")
    admin(database, "backup", str(file))
    store_tables(database, "b")
    return file


def change_revision(database: str, revision: str) -> None:
    """Have the database say that a version of this schema has written it."""

    async def change() -> None:
        engine = Address.of(database).engine()
        async with engine.begin() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = :new"), {"new": revision})
        await engine.dispose()

    asyncio.run(change())


def test_files_that_are_no_backup_of_this_version_are_refused(database: str, backup: Path, tmp_path: Path) -> None:
    before, other = stored(database), tmp_path / "other"

    def refused(content: bytes) -> str:
        other.write_bytes(content)
        return str(admin(database, "restore", str(other), "--yes", fails=True))

    whole = backup.read_bytes()
    assert "not a backup" in refused(b"")
    assert "not a backup" in refused(b"ethnos game 1\n")
    assert "No such file" in admin(database, "restore", str(tmp_path / "nowhere"), "--yes", fails=True)
    for length in (len(whole) // 10, len(whole) // 2, len(whole) - 50):
        refused(whole[:length])
    kinds = [b"SQLite format 3\0", b"PGDMP"]
    assert "other kind" in refused(kinds[database.startswith("sqlite")] + whole[20:])
    assert stored(database) == before
    change_revision(database, "9999")
    admin(database, "backup", str(other))
    change_revision(database, "0003")
    assert "newer version" in admin(database, "restore", str(other), "--yes", fails=True)
    assert stored(database) == before


def test_a_damaged_backup_leaves_the_old_database_untouched(database: str, backup: Path) -> None:
    before, content = stored(database), bytearray(backup.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 5000] = os.urandom(5000)
    backup.write_bytes(content)
    assert admin(database, "restore", str(backup), "--yes", fails=True)
    assert stored(database) == before


def test_a_database_of_something_else_is_neither_saved_nor_replaced(database: str, backup: Path, tmp_path: Path) -> None:
    if database.startswith("sqlite"):
        path_of(database).unlink()
        with closing(sqlite3.connect(path_of(database))) as connection:
            connection.execute("CREATE TABLE log (line TEXT)")
    else:
        asyncio.run(execute(database, "DROP TABLE alembic_version"))
    assert "not a database of Ethnos" in admin(database, "restore", str(backup), "--yes", fails=True)
    assert "not a database of Ethnos" in admin(database, "backup", str(tmp_path / "new"), fails=True)
    assert not (tmp_path / "new").exists()
