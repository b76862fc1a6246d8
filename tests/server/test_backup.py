"""`ethnos admin backup` and `ethnos admin restore`: made while people play, and restored exactly or not at all."""

import asyncio
import os
import random
import shutil
import signal
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from urllib.parse import quote

import pytest
from sqlalchemy import Connection, text

from ethnos.server.hosting import postgresql_backup
from ethnos.server.hosting.postgresql_backup import _without_password, backups_of
from ethnos.server.storage import DatabaseBeingRestored, Entry, TableFacts
from ethnos.server.storage.database import Address
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.notices import IN_USE
from harness.live import Player, Seat, ServerProcess, open_table, seated
from harness.postgres import Cluster, execute
from tests.server.test_admin import admin, admin_process
from tests.server.test_upgrade import change, first_step

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
            await store.create(name, True, TableFacts(), [(1.0, "erased", {"name": name * 1000})])
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
    admin(database, "ban", "203.0.113.7", "--yes")
    saved = stored(database)
    admin(database, "backup", str(tmp_path / "ethnos.backup"))
    if database.startswith("sqlite"):
        empty = f"sqlite:///{tmp_path}/new/tables.db"
    else:
        empty = request.getfixturevalue("cluster").new_database()
    assert admin(empty, "restore", str(tmp_path / "ethnos.backup"))  # without a question: nothing is lost
    assert stored(empty) == saved
    admin(empty, "unban", "203.0.113.7")  # an order after those in the backup


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
    assert admin_process(database, "restore", str(file), answer="y\n")
    assert len(stored(database)) == 1


@pytest.fixture
def backup(database: str, tmp_path: Path) -> Path:
    """A backup of a database of one table; the database has two."""
    file = tmp_path / "ethnos.backup"
    store_tables(database, "a")
    admin(database, "backup", str(file))
    store_tables(database, "b")
    return file


def change_revision(database: str, revision: str) -> str:
    """Have the database say that a version of this schema has written it. Returns which one has."""

    def job(connection: Connection) -> str:
        before = connection.scalar(text("SELECT version_num FROM alembic_version"))
        connection.execute(text("UPDATE alembic_version SET version_num = :new"), {"new": revision})
        return str(before)

    return str(change(database, job))


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
    own = change_revision(database, "9999")
    admin(database, "backup", str(other), "--yes")
    change_revision(database, own)
    assert "newer version" in admin(database, "restore", str(other), "--yes", fails=True)
    assert stored(database) == before


def test_a_damaged_backup_leaves_the_old_database_untouched(database: str, backup: Path) -> None:
    before, content = stored(database), bytearray(backup.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 5000] = os.urandom(5000)
    backup.write_bytes(content)
    assert admin(database, "restore", str(backup), "--yes", fails=True)
    assert stored(database) == before


def test_a_backup_of_an_older_version_is_restored_and_brought_up_to_date(database: str, tmp_path: Path) -> None:
    file = tmp_path / "ethnos.backup"
    change(database, first_step)
    admin(database, "backup", str(file))  # does not bring it up to date
    saved = stored(database)
    admin(database, "ban", "203.0.113.7", "--yes")
    admin(database, "restore", str(file), "--yes")
    assert stored(database) == saved
    assert admin(database, "bans") == {"bans": []}


def test_a_database_of_something_else_is_neither_saved_nor_replaced(
    database: str, backup: Path, tmp_path: Path
) -> None:
    if database.startswith("sqlite"):
        path_of(database).unlink()
        with closing(sqlite3.connect(path_of(database))) as connection:
            connection.execute("CREATE TABLE log (line TEXT)")
    else:
        asyncio.run(execute(database, "DROP TABLE alembic_version"))
    assert "not a database of Ethnos" in admin(database, "restore", str(backup), "--yes", fails=True)
    assert "not a database of Ethnos" in admin(database, "backup", str(tmp_path / "new"), fails=True)
    assert not (tmp_path / "new").exists()


def test_the_file_keeps_its_owner_and_permissions_and_a_link_stays_one(tmp_path: Path) -> None:
    """A host restores as root what belongs to the user that runs the server."""
    real = tmp_path / "disk" / "tables.db"
    real.parent.mkdir()
    (tmp_path / "tables.db").symlink_to(real)
    database, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "ethnos.backup"
    store_tables(database, "a")
    admin(database, "backup", str(file))
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    real.chmod(0o640)
    if os.geteuid() == 0:
        os.chown(real, 12345, 12346)
    before = real.stat()
    admin(database, "restore", str(file), "--yes")
    after = real.stat()
    assert (tmp_path / "tables.db").is_symlink()
    assert after.st_ino != before.st_ino
    assert (after.st_mode, after.st_uid, after.st_gid) == (before.st_mode, before.st_uid, before.st_gid)
    lock = (tmp_path / "tables.db.lock").stat()  # without it the server could not start
    assert (lock.st_uid, lock.st_gid) == (before.st_uid, before.st_gid)


@pytest.mark.skipif(os.name == "nt" or os.geteuid() != 0, reason="only root gives files away")
def test_a_new_file_belongs_to_the_owner_of_its_folder(tmp_path: Path) -> None:
    store_tables(f"sqlite:///{tmp_path}/old.db", "a")
    admin(f"sqlite:///{tmp_path}/old.db", "backup", str(tmp_path / "ethnos.backup"))
    folder = tmp_path / "folder"
    folder.mkdir()
    os.chown(folder, 12345, 12346)
    admin(f"sqlite:///{folder}/tables.db", "restore", str(tmp_path / "ethnos.backup"))
    assert {(path.name, path.stat().st_uid) for path in folder.iterdir()} == {
        ("tables.db", 12345),
        ("tables.db.lock", 12345),
    }


def test_a_damaged_sqlite_file_is_replaced(tmp_path: Path) -> None:
    database, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "ethnos.backup"
    store_tables(database, "ab")
    saved = stored(database)
    admin(database, "backup", str(file))
    path_of(database).write_bytes(b"\0" * 4096 + path_of(database).read_bytes()[4096:])
    Path(f"{path_of(database)}-wal").write_bytes(b"from a crash")
    admin(database, "restore", str(file), "--yes")
    assert stored(database) == saved


def test_the_log_of_writes_of_a_crashed_server_is_not_replayed_over_a_restored_file(tmp_path: Path) -> None:
    """Restored at once: the check before it would already have put the log into the old file."""
    database, file, crashed = f"sqlite:///{tmp_path}/tables.db", tmp_path / "ethnos.backup", tmp_path / "crashed"
    store_tables(database, "ab")
    saved = stored(database)
    admin(database, "backup", str(file))
    crashed.mkdir()
    with closing(sqlite3.connect(path_of(database))) as running:
        running.execute("PRAGMA journal_mode = WAL")
        running.execute("DELETE FROM log")
        running.commit()
        for path in tmp_path.glob("tables.db*"):
            shutil.copy(path, crashed)
    assert (crashed / "tables.db-wal").stat().st_size
    backups_of(f"sqlite:///{crashed}/tables.db").restore(file, lambda _done, _total: None)
    assert stored(f"sqlite:///{crashed}/tables.db") == saved


def test_an_sqlite_file_that_another_program_has_open_is_not_replaced(tmp_path: Path) -> None:
    database, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "ethnos.backup"
    store_tables(database, "a")
    admin(database, "backup", str(file))
    store_tables(database, "b")
    with closing(sqlite3.connect(path_of(database))) as shell:
        shell.execute("SELECT * FROM tables").fetchall()
        assert "in use" in admin(database, "restore", str(file), "--yes", fails=True)
    assert len(stored(database)) == 2


def test_a_database_that_is_not_there_is_named(tmp_path: Path) -> None:
    error = admin(f"sqlite:///{tmp_path}/nowhere.db", "backup", str(tmp_path / "new"), fails=True)
    assert "There is no database at" in error
    assert list(tmp_path.iterdir()) == []


def test_the_database_itself_is_no_backup(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    store_tables(database, "a")
    for command in ("backup", "restore"):
        assert "the database itself" in admin(database, command, f"{tmp_path}/tables.db", "--yes", fails=True)
    assert len(stored(database)) == 1


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signal")
@pytest.mark.parametrize("command", ["backup", "restore"])
def test_ctrl_c_changes_nothing_and_leaves_nothing_behind(tmp_path: Path, command: str) -> None:
    """It is stopped after the first page."""
    database, file = f"sqlite:///{tmp_path}/tables.db", tmp_path / "ethnos.backup"
    store_tables(database, "abcdefgh")
    admin(database, "backup", str(file))
    store_tables(database, "z")
    before, files = (stored(database), file.read_bytes()), sorted(tmp_path.iterdir())
    code = (
        "import os, signal, sys\n"
        "from pathlib import Path\n"
        "from ethnos.server.hosting import sqlite_backup\n"
        "from ethnos.server.hosting.postgresql_backup import backups_of\n"
        "sqlite_backup.PAGES = 1\n"
        "stop = lambda done, total: os.kill(os.getpid(), signal.SIGINT)\n"
        "getattr(backups_of(sys.argv[1]), sys.argv[2])(Path(sys.argv[3]), stop)\n"
    )
    name = {"backup": "make", "restore": "restore"}[command]
    stopped = subprocess.run(
        [sys.executable, "-c", code, database, name, str(file)], capture_output=True, text=True, check=False
    )
    assert stopped.returncode == -signal.SIGINT, stopped.stderr
    assert (stored(database), file.read_bytes()) == before
    assert [path for path in tmp_path.iterdir() if path not in files and not path.name.endswith(".lock")] == []


def test_a_postgresql_restore_that_is_stopped_changes_nothing(postgresql: str, tmp_path: Path) -> None:
    file = tmp_path / "ethnos.backup"
    store_tables(postgresql, "a")
    admin(postgresql, "backup", str(file))
    store_tables(postgresql, "b")

    def stop(_done: float, _total: float | None) -> None:
        raise KeyboardInterrupt

    backups = backups_of(postgresql)
    assert backups.check(file)
    with pytest.raises(KeyboardInterrupt):
        backups.restore(file, stop)
    assert len(stored(postgresql)) == 2
    backups.restore(file, lambda _done, _total: None)
    assert len(stored(postgresql)) == 1


def test_programs_of_postgresql_that_are_missing_or_too_old_are_named(
    postgresql: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    store_tables(postgresql, "a")
    monkeypatch.setattr(postgresql_backup, "DEBIAN", str(tmp_path))
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "package postgresql-client-" in admin(postgresql, "backup", str(tmp_path / "new"), fails=True)
    old = tmp_path / "pg_dump"
    old.write_text("#!/bin/sh\necho 'pg_dump (PostgreSQL) 9.6.1'\n", encoding="utf-8")
    old.chmod(0o755)
    error = admin(postgresql, "backup", str(tmp_path / "new"), fails=True)
    assert "(PostgreSQL) 9.6.1 is older" in error
    assert "package postgresql-client-" in error
    assert not (tmp_path / "new").exists()


def test_a_password_may_have_any_character_and_is_not_in_the_arguments(cluster: Cluster, tmp_path: Path) -> None:
    """In the address it is encoded; in the environment (as with Compose) it is written as it is."""
    password, name = "a@b:c/d#e%f$g h'i\"j&k?l", "odd"
    owner = cluster.url("postgres")
    quoted = password.replace("'", "''")
    asyncio.run(execute(owner, f"CREATE USER {name} PASSWORD '{quoted}'"))
    asyncio.run(execute(owner, f"CREATE DATABASE {name} OWNER {name}"))
    place = f"127.0.0.1:{cluster.port}/{name}"
    encoded = f"postgresql://{name}:{quote(password, safe='')}@{place}"
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PGPASSWORD", password)
        with ServerProcess(f"postgresql://{name}@{place}") as server:
            open_table(server, ["person", "open"])
            admin(f"postgresql://{name}@{place}", "backup", str(tmp_path / "one"))
    admin(encoded, "backup", str(tmp_path / "two"))
    admin(encoded, "restore", str(tmp_path / "one"), "--yes")
    assert len(stored(encoded)) == 1
    dsn, environment = _without_password(encoded)
    assert dsn == f"postgresql://{name}@{place}"
    assert environment["PGPASSWORD"] == password
