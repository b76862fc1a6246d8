"""Append-only logs: no acknowledged entry is lost, and no entry number is used twice."""

import asyncio
import sqlite3
import subprocess
import sys
import traceback
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from dataclasses import fields, replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, Engine, event, insert, select, text

from ethnos.server.storage import (
    DatabaseTooNew,
    DatabaseUnreachable,
    Entry,
    NoSuchTable,
    Overtaken,
    SeatFacts,
    Status,
    Summary,
    TableFacts,
    UnknownDatabase,
    Unstorable,
)
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.database import Address
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.migrate import known_revisions, migrate
from ethnos.server.storage.relations import HOST_KEYS, METADATA, PERSONS
from harness.patience import PATIENCE_SECONDS
from harness.postgres import Cluster, execute, free_port
from tests.server.test_upgrade import change

CREATED = (100.0, "created", {"players": 2})
ADA = SeatFacts(0, "person", "Adą", "", "d1g357", lost_at=7.5)
FACTS = TableFacts(
    players=2, tribes="random", options="a=b", hints=True, seats=(ADA, SeatFacts(1, "bot", level="novice"))
)
ODD: dict[str, Any] = {"name": "Zoë \x00 \ud83d 🐉", "list": [1, 2.5, None, True], "deep": {"b": 1, "a": {}}}


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[DatabaseStore]:
    store = await DatabaseStore.open(url)
    try:
        yield store
    finally:
        await store.close()


def summary_of(facts: TableFacts, updated: float, seq: int) -> Summary:
    own: dict[str, Any] = {
        "table_id": "a7",
        "listed": True,
        "created": 100.0,
        "updated": updated,
        "last_seq": seq,
        "summary_seq": seq,
    }
    return Summary(**own | {field.name: getattr(facts, field.name) for field in fields(facts)})


def run_in(url: str, job: Callable[[Connection], Any]) -> Any:
    """Run a job in a transaction with a database of the current schema."""
    asyncio.run(migrate(Address.of(url)))
    return change(url, job)


async def try_append(store: DatabaseStore, table_id: str, after: int, said: str) -> bool:
    """Whether an entry was accepted."""
    try:
        await store.append(
            table_id, after, [(200.0, "move", {"said": said})], TableFacts(status="running", preset=said)
        )
    except Overtaken:
        return False
    return True


# --- Logs -----------------------------------------------------------------------------------------------------


def test_what_is_stored_comes_back(database: str) -> None:
    moves = [(101.5, "move", ODD), (102.25, "chat", {})]
    seats = (ADA._replace(away=True, place=2, glory=11), FACTS.seats[1])
    later = replace(FACTS, status="running", turn=1, turn_since=3.25, deadline=9.5, seats=seats)

    async def play() -> None:
        async with opened(database) as store:
            await store.create("a7", True, FACTS, [CREATED])
            assert await store.summary("a7") == summary_of(FACTS, 100.0, 1)
            await store.append("a7", 1, moves, later, FACTS)
        async with opened(database) as store:
            log = [Entry(1, *CREATED), Entry(2, *moves[0]), Entry(3, *moves[1])]
            assert await store.entries("a7") == log
            assert await store.entries("a7", after=2) == log[2:]
            assert await store.entries("a7", after=3) == []
            assert await store.summary("a7") == summary_of(later, 102.25, 3)
            assert await store.can_write()

    asyncio.run(play())


@pytest.mark.parametrize("name", ["a8", "", "a\x00", "\ud800"])
def test_a_table_that_does_not_exist_is_refused(database: str, name: str) -> None:
    async def ask() -> None:
        async with opened(database) as store:
            for question in (store.entries(name), store.summary(name), store.append(name, 0, [CREATED], TableFacts())):
                with pytest.raises(NoSuchTable):
                    await question

    asyncio.run(ask())


@pytest.mark.parametrize("odd", ["\x00", "a\x00b", "\ud800"])
def test_text_that_no_database_holds_is_refused_before_it_is_sent(database: str, odd: str) -> None:
    """Whoever stores it or looks for it: PostgreSQL's refusal would pass for a failure of the database."""

    async def ask() -> None:
        async with opened(database) as store:
            for query in (
                select(PERSONS).where(PERSONS.c.mail_token == odd),
                select(PERSONS).where(PERSONS.c.mail_token.in_(["fine", odd])),
            ):
                with pytest.raises(Unstorable):
                    await store.read(query)
            with pytest.raises(Unstorable):
                async with store.write() as connection:
                    await connection.execute(
                        insert(HOST_KEYS), [{"name": "a", "value": "x"}, {"name": "b", "value": odd}]
                    )
            assert await store.read(select(HOST_KEYS)) == []
            assert await store.can_write()

    asyncio.run(ask())


def test_a_table_id_is_used_once(database: str) -> None:
    async def create() -> None:
        async with opened(database) as one, opened(database) as other:
            await one.create("a7", True, TableFacts(), [CREATED])
            with pytest.raises(Overtaken):
                await other.create("a7", False, TableFacts(), [CREATED, CREATED])
            assert (await one.summary("a7")).last_seq == 1

    asyncio.run(create())


def test_lists_are_filtered_and_paged_newest_first(database: str) -> None:
    async def names(store: DatabaseStore, *status: Status, **options: Any) -> str:
        return "".join(summary.table_id for summary in await store.tables(status, **options))

    async def ask() -> None:
        async with opened(database) as store:
            for number, name in enumerate("abcdef"):
                await store.create(name, name in "ace", TableFacts(), [(float(number), "created", {})])
            await store.append("b", 1, [(10.0, "move", {})], TableFacts(status="running"))
            await store.append("c", 1, [(11.0, "end", {})], TableFacts(status="over"))
            assert await names(store, "open") == "feda"
            assert await names(store, "open", "running", "over") == "cbfeda"
            assert await names(store, "open", "running", listed=False) == "bfd"
            assert await names(store, "open", listed=True) == "ea"
            assert await names(store, "open", limit=2) == "fe"
            assert await names(store, "open", limit=2, before=4.0) == "da"
            assert await names(store) == ""

    asyncio.run(ask())


# --- Simultaneous appends -------------------------------------------------------------------------------------


def test_of_twenty_simultaneous_appends_one_wins(database: str) -> None:
    async def race() -> None:
        async with opened(database) as store:
            await store.create("a7", True, TableFacts(), [CREATED])
            won = await asyncio.gather(*(try_append(store, "a7", 1, str(number)) for number in range(20)))
            assert won.count(True) == 1
            winner = str(won.index(True))
            assert [entry.data.get("said") for entry in await store.entries("a7")] == [None, winner]
            assert (await store.summary("a7")).preset == winner

    asyncio.run(race())


def test_of_two_servers_that_append_simultaneously_one_wins(database: str) -> None:
    async def race() -> None:
        async with opened(database) as one, opened(database) as other:
            await one.create("a7", True, TableFacts(), [CREATED])
            for after in range(1, 16):
                won = await asyncio.gather(try_append(one, "a7", after, "one"), try_append(other, "a7", after, "other"))
                assert won.count(True) == 1
            assert len(await one.entries("a7")) == 16

    asyncio.run(race())


def test_repeated_appends_leave_no_gap(database: str) -> None:
    async def say(store: DatabaseStore, who: str) -> None:
        for number in range(5):
            while not await try_append(store, "a7", (await store.summary("a7")).last_seq, f"{who}{number}"):
                pass

    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            await one.create("a7", True, TableFacts(), [CREATED])
            await asyncio.gather(*(say(store, f"{who} ") for store in (one, other) for who in ("a", "b", "c")))
            log = await one.entries("a7")
            assert [entry.seq for entry in log] == list(range(1, 32))
            said = [entry.data.get("said") for entry in log[1:]]
            assert all(said.count(f"{who} {number}") == 2 for who in "abc" for number in range(5))

    asyncio.run(play())


def test_waiting_appends_share_a_commit(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            names = [f"t{number}" for number in range(50)]
            await asyncio.gather(*(store.create(name, True, TableFacts(), [CREATED]) for name in names))
            commits: list[Connection] = []
            count = commits.append
            event.listen(Engine, "commit", count)
            assert all(await asyncio.gather(*(try_append(store, name, 1, name) for name in names)))
            event.remove(Engine, "commit", count)
            assert 1 <= len(commits) <= 2
            assert [(await store.entries(name, 1))[0].data for name in names] == [{"said": name} for name in names]

    asyncio.run(play())


def test_a_failed_append_does_not_affect_others(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.create("a7", True, TableFacts(), [CREATED])
            bad = [store.append("a7", 1, [(1.0, "move", {"x": x})], TableFacts()) for x in ({1}, float("nan"))]
            missing = store.append("zz", 1, [CREATED], TableFacts())
            answers = await asyncio.gather(*bad, missing, try_append(store, "a7", 1, "x"), return_exceptions=True)
            assert [type(answer) for answer in answers] == [TypeError, ValueError, NoSuchTable, bool]
            assert (await store.summary("a7")).last_seq == 2

    asyncio.run(play())


def test_a_cancelled_append_does_not_affect_others(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            await store.create("a7", True, TableFacts(), [CREATED])
            await store.create("b7", True, TableFacts(), [CREATED])
            impatient = asyncio.create_task(try_append(store, "a7", 1, "impatient"))
            patient = asyncio.create_task(try_append(store, "b7", 1, "patient"))
            await asyncio.sleep(0)
            impatient.cancel()
            assert await patient
            assert await try_append(store, "b7", 2, "later")

    asyncio.run(play())


# --- Leases ---------------------------------------------------------------------------------------------------


def test_a_lease_has_one_owner_until_it_expires_or_is_released(database: str) -> None:
    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            taken = await asyncio.gather(one.lease("a7", "one", 60), other.lease("a7", "other", 60))
            assert taken.count(True) == 1
            owner, rival = (one, other) if taken[0] else (other, one)
            mine, theirs = ("one", "other") if taken[0] else ("other", "one")
            assert not await rival.lease("a7", theirs, 60)
            assert await rival.lease("b7", theirs, 60)
            assert await owner.lease("a7", mine, -1)  # renewed, and expired already
            assert await rival.lease("a7", theirs, 60)
            assert not await owner.lease("a7", mine, 60)
            await owner.release(mine)
            assert not await owner.lease("b7", mine, 60)
            await rival.release(theirs)
            assert all(await asyncio.gather(owner.lease("a7", mine, 60), owner.lease("b7", mine, 60)))

    asyncio.run(play())


def test_two_owners_take_many_leases_at_once_without_a_deadlock(database: str) -> None:
    names = [f"t{number}" for number in range(400)]

    async def play() -> None:
        async with opened(database) as one, opened(database) as other:
            for _ in range(3):
                mine, theirs = await asyncio.gather(
                    asyncio.gather(*(one.lease(name, "one", 60) for name in names)),
                    asyncio.gather(*(other.lease(name, "other", 60) for name in reversed(names))),
                )
                assert [a + b for a, b in zip(mine, reversed(theirs), strict=True)] == [1] * len(names)
                await asyncio.gather(one.release("one"), other.release("other"))

    asyncio.run(play())


# --- Notices --------------------------------------------------------------------------------------------------


async def next_notice(store: DatabaseStore) -> tuple[str, int]:
    return await asyncio.wait_for(anext(store.notices()), PATIENCE_SECONDS)


def test_other_servers_get_notices_of_appends_and_their_author_does_not(postgresql: str) -> None:
    async def play() -> None:
        async with opened(postgresql) as one, opened(postgresql) as other:
            await one.create("a7", True, TableFacts(), [CREATED])
            assert await next_notice(other) == ("a7", 1)
            await other.append("a7", 1, [CREATED, CREATED], TableFacts(status="running"))
            assert await next_notice(one) == ("a7", 3)
            assert not await try_append(one, "a7", 1, "too late")
            await one.create("b7", True, TableFacts(), [CREATED])
            await other.create("c7", True, TableFacts(), [CREATED])
            assert await next_notice(one) == ("c7", 1)
            assert await next_notice(other) == ("b7", 1)

    asyncio.run(play())


def test_a_notice_comes_after_its_append_is_stored(postgresql: str) -> None:
    async def play() -> None:
        async with opened(postgresql) as one, opened(postgresql) as other:
            await one.create("a7", True, TableFacts(), [CREATED])
            appending = asyncio.create_task(_append_many(one, 30))
            seq = 0
            while seq < 31:
                _, seq = await next_notice(other)
                assert (await other.entries("a7"))[-1].seq >= seq
            await appending

    async def _append_many(store: DatabaseStore, number: int) -> None:
        for after in range(1, number + 1):
            await store.append("a7", after, [CREATED], TableFacts(status="running"))

    asyncio.run(play())


def test_a_lost_listener_reconnects_and_says_so(postgresql: str) -> None:
    async def play() -> None:
        async with opened(postgresql) as one, opened(postgresql) as other:
            await one.create("a7", True, TableFacts(), [CREATED])
            assert await next_notice(other) == ("a7", 1)
            kill = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'ethnos notices'"
            assert await execute(postgresql, f"{kill} AND datname = current_database()") == "SELECT 2"
            assert await next_notice(other) == ("", 0)
            assert await try_append(one, "a7", 1, "again")
            assert await next_notice(other) == ("a7", 2)

    asyncio.run(play())


def test_a_server_outlives_a_restart_of_its_database(cluster: Cluster, postgresql: str) -> None:
    async def play() -> None:
        async with opened(postgresql) as store:
            await store.create("a7", True, TableFacts(), [CREATED])
            cluster.stop()
            try:
                assert not await store.can_write()
                with pytest.raises(DatabaseUnreachable):
                    await try_append(store, "a7", 1, "lost")
            finally:
                cluster.start()
            assert await next_notice(store) == ("", 0)
            assert await store.can_write()
            assert await store.hears_others()
            assert await try_append(store, "a7", 1, "kept")

    asyncio.run(play())


def test_with_sqlite_there_are_no_notices(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/a.db") as one, opened(f"sqlite:///{tmp_path}/a.db") as other:
            await one.create("a7", True, TableFacts(), [CREATED])
            listening = asyncio.create_task(next_notice(other))
            await asyncio.sleep(0)
        with pytest.raises(StopAsyncIteration):
            await listening

    asyncio.run(play())


# --- Schema ---------------------------------------------------------------------------------------------------


def test_migrations_and_schema_agree(database: str) -> None:
    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection), METADATA)

    assert run_in(database, differences) == []


def test_several_servers_may_start_at_once(database: str) -> None:
    async def start() -> None:
        stores = await asyncio.gather(*(DatabaseStore.open(database) for _ in range(4)))
        await stores[0].create("a7", True, TableFacts(), [CREATED])
        for store in stores:
            assert len(await store.entries("a7")) == 1
            await store.close()

    code = (
        "import asyncio, sys; from ethnos.server.storage.database_store import DatabaseStore; "
        "asyncio.run(DatabaseStore.open(sys.argv[1]))"
    )
    code = f"{code}\nprint('opened', flush=True)\nimport os; os._exit(0)"
    others = [
        subprocess.Popen([sys.executable, "-W", "error", "-c", code, database], stdout=subprocess.PIPE, text=True)
        for _ in range(2)
    ]
    assert [other.communicate()[0].strip() for other in others] == ["opened", "opened"]
    asyncio.run(start())


def test_a_database_of_a_newer_version_is_refused_unless_it_has_only_grown(database: str) -> None:
    def newer(oldest: str) -> Callable[[Connection], None]:
        def change(connection: Connection) -> None:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            connection.execute(text(f"UPDATE oldest_schema SET revision = '{oldest}'"))

        return change

    async def store_and_read() -> None:
        async with opened(database) as store:
            await store.create("a7", True, TableFacts(), [CREATED])
            assert len(await store.entries("a7")) == 1

    run_in(database, newer(max(known_revisions())))
    asyncio.run(store_and_read())
    run_in(database, newer("9999"))
    with pytest.raises(DatabaseTooNew) as refused:
        asyncio.run(DatabaseStore.open(database))
    assert "revision 9999" in str(refused.value)


def test_sqlite_is_configured_to_survive_a_power_cut(tmp_path: Path) -> None:
    def ask(connection: Connection) -> list[Any]:
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    full = 2
    assert run_in(f"sqlite:///{tmp_path}/new folder/a.db", ask) == ["wal", full, 1]


# --- Failures -------------------------------------------------------------------------------------------------


def test_what_was_acknowledged_survives_a_kill(database: str) -> None:
    async def logs() -> dict[str, list[int]]:
        async with opened(database) as store:
            names = [table.table_id for table in await store.tables(["open", "running"])]
            return {name: [entry.seq for entry in await store.entries(name)] for name in names}

    for _ in range(2):
        acknowledged: dict[str, int] = {}
        command = [sys.executable, "-m", "tests.server.appender", database]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
            assert process.stdout is not None
            for number, line in enumerate(process.stdout):
                if not line.endswith("\n"):  # cut off by the kill
                    break
                table_id, seq = line.split()
                acknowledged[table_id] = int(seq)
                if number == 60:
                    process.kill()
        assert len(acknowledged) == 4
        stored = asyncio.run(logs())
        assert stored.keys() == acknowledged.keys()
        for table_id, log in stored.items():
            assert log == list(range(1, len(log) + 1))
            assert acknowledged[table_id] <= len(log) <= acknowledged[table_id] + 1


@pytest.mark.parametrize(
    "url",
    [
        "",
        "games.db",
        "sqlite://",
        "sqlite:///",
        "sqlite:///:memory:",
        "mysql://me:hush@localhost/games",
        "postgresql://me:hu/sh@localhost/games",
        "postgresql://me:hu?sh@localhost/games",
        "postgresql://me:hu#sh@localhost/games",
        "postgresql://me:hu@sh@localhost/games",
        "postgresql://localhost/games?password=hu@sh",
        "postgresql://me:hush@localhost:port/games",
    ],
)
def test_a_wrong_address_is_refused_without_showing_it(url: str) -> None:
    with pytest.raises(UnknownDatabase) as refused:
        asyncio.run(DatabaseStore.open(url))
    assert_no_secret(refused.value, "sqlite:///FILE or postgresql://")


def test_an_unusable_database_is_named_without_its_password(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("no database, and longer than the header of one would be" * 20, encoding="utf-8")
    port = free_port()
    for url, words in [
        (f"postgresql://me:hush@127.0.0.1:{port}/games?password=hush", f"postgresql://127.0.0.1:{port}/games cannot"),
        (f"postgres://me:hush@127.0.0.1:{port}/games", f"postgresql://127.0.0.1:{port}/games cannot be used"),
        ("postgresql://me:hush@127.0.0.1/games?sslmode=maybe", "must be one of: disable"),
        (f"sqlite:///{file}", "file is not a database"),
        (f"sqlite:///{file}/in/it.db", "Not a directory"),
        (f"sqlite:///{tmp_path}", "unable to open database file"),
    ]:
        with pytest.raises(DatabaseUnreachable) as refused:
            asyncio.run(DatabaseStore.open(url))
        assert_no_secret(refused.value, words)


def test_a_wrong_password_or_name_is_refused_without_showing_the_password(cluster: Cluster, postgresql: str) -> None:
    for url, words in [
        (postgresql.replace(cluster.password, "hush"), "password authentication failed"),
        (cluster.url("nowhere"), 'database "nowhere" does not exist'),
    ]:
        with pytest.raises(DatabaseUnreachable) as refused:
            asyncio.run(DatabaseStore.open(url))
        assert_no_secret(refused.value, words, cluster.password)


def assert_no_secret(refusal: Any, words: str, secret: str = "hush") -> None:
    message = str(refusal)
    assert words in message
    everything = "".join(traceback.format_exception(refusal, chain=True)) + message
    shown = [line for line in everything.splitlines() if not line.lstrip().startswith(("assert", "File"))]
    assert secret not in "\n".join(shown)


def test_moves_are_stored_while_somebody_reads_and_something_is_deleted(tmp_path: Path) -> None:
    """As a backup does; what was deleted is overwritten once it has ended."""
    url, wal = f"sqlite:///{tmp_path}/ethnos.db", tmp_path / "ethnos.db-wal"

    async def story() -> None:
        async with opened(url) as store:
            for table_id in ("a1", "b2"):
                await store.create(table_id, True, TableFacts(), [CREATED])
            with closing(sqlite3.connect(tmp_path / "ethnos.db", isolation_level=None)) as backup:
                backup.execute("BEGIN")
                backup.execute("SELECT count(*) FROM log").fetchone()
                deleting = asyncio.create_task(Administration(store).delete(["a1"]))
                while await store.summaries(["a1"]):
                    await asyncio.sleep(0)
                for seq in range(1, 6):
                    assert await try_append(store, "b2", seq, "hello")
                assert not deleting.done()
            await deleting
            assert not wal.stat().st_size

    asyncio.run(story())


def test_an_append_waits_while_another_connection_writes_the_file(tmp_path: Path) -> None:
    async def play() -> None:
        async with opened(f"sqlite:///{tmp_path}/a.db") as store:
            await store.create("a7", True, TableFacts(), [CREATED])
            blocker = sqlite3.connect(tmp_path / "a.db", isolation_level=None)
            blocker.execute("BEGIN IMMEDIATE")
            appending = asyncio.create_task(try_append(store, "a7", 1, "patient"))
            await asyncio.sleep(0.3)
            assert not appending.done()
            assert len(await store.entries("a7")) == 1  # reading goes on
            blocker.execute("ROLLBACK")
            blocker.close()
            assert await appending

    asyncio.run(play())
