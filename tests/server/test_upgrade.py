"""A database of the first version, with games in it, is brought up to date step by step, and its games go on.

`first_tables.json` has the rows as the first version stored them: a running game with chat, and a finished one. A new
migration is tried without a change here.
"""

import asyncio
import json
import random
import time
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.script import ScriptDirectory
from sqlalchemy import Boolean, Connection, Double, Integer, MetaData, Table, delete, insert, select, text

from ethnos.game.gamefiles import verify
from ethnos.server.storage.database import Address, database_at
from ethnos.server.storage.migrate import REVISIONS, known_revisions
from ethnos.server.storage.upgrade import config, oldest_of
from harness.live import Seat, ServerProcess, api, seated
from harness.patience import PATIENCE_SECONDS

FIRST: dict[str, list[dict[str, Any]]] = json.loads(
    Path(__file__).with_name("first_tables.json").read_text(encoding="utf-8")
)
SECRETS = ("the-secret-of-Ada", "the-secret-of-Ben")

Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture
def old_database(database: str) -> str:
    """A database as it was after the first migration."""
    change(database, first_step)
    return database


def change(database: str, job: Any) -> Any:
    """Run a job in a transaction that writes."""

    async def run() -> Any:
        opened = database_at(Address.of(database))
        try:
            return await opened.run(job)
        finally:
            await opened.close()

    return asyncio.run(run())


def upgrade_to(connection: Connection, revision: str) -> None:
    command.upgrade(config(connection), revision)


def relations(connection: Connection) -> dict[str, Table]:
    """The relations that there are now, without Alembic's own."""
    found = MetaData()
    found.reflect(connection)
    return {table.name: table for table in found.sorted_tables if table.name != REVISIONS}


def first_step(connection: Connection) -> None:
    upgrade_to(connection, min(known_revisions()))
    found = relations(connection)
    for name, rows in FIRST.items():
        connection.execute(insert(found[name]), rows)


def rows_of(connection: Connection) -> Rows:
    """Everything that is stored, in an order that does not depend on the database."""
    return {
        name: sorted((dict(row) for row in connection.execute(select(table)).mappings()), key=repr)
        for name, table in relations(connection).items()
    }


def shrinks(before: MetaData, after: MetaData) -> bool:
    """Whether servers that know only the schema before may fail with the one after."""
    return any(
        table.name not in after.tables or _column_shrinks(table, after.tables[table.name])
        for table in before.tables.values()
    )


def _column_shrinks(old: Table, new: Table) -> bool:
    for name in {*old.columns.keys(), *new.columns.keys()}:
        if name not in new.columns:
            return True
        column = new.columns[name]
        if name not in old.columns:
            if not column.nullable and column.server_default is None:  # older servers do not fill it
                return True
        elif (str(column.type), column.nullable) != (str(old.columns[name].type), old.columns[name].nullable):
            return True
    return bool(_rules(new) - _rules(old))


def _rules(table: Table) -> set[str]:
    """What a row of a relation has to fulfil beyond the types of its columns."""
    unique = {f"{index.name}" for index in table.indexes if index.unique}
    return unique | {f"{type(rule).__name__} {rule.name}" for rule in table.constraints}


def test_two_versions_in_a_row_run_side_by_side_on_one_database(database: str) -> None:
    """A migration that only expands the schema lets the servers in that the one before let in; one that shrinks it lets
    in at least those of the version before, because these have stopped using what it removes.
    """

    def steps(connection: Connection) -> None:
        scripts = list(reversed(list(ScriptDirectory.from_config(config(connection)).walk_revisions())))
        before, oldest = MetaData(), ""
        for script in scripts:
            upgrade_to(connection, script.revision)
            after = MetaData()
            after.reflect(connection)
            if script.revision > "0004":  # the first version that runs beside a newer one
                what = f"migration {script.revision}: see storage/upgrade.py"
                assert oldest_of(script) < script.revision, what
                assert shrinks(before, after) or oldest_of(script) == oldest, what
            before, oldest = after, oldest_of(script)

    change(database, steps)


def test_what_shrinks_a_schema_is_noticed(database: str) -> None:
    def steps(connection: Connection) -> None:
        upgrade_to(connection, "0004")
        for statement, expected in (
            ("CREATE TABLE more (name TEXT NOT NULL PRIMARY KEY)", False),
            ("ALTER TABLE bans ADD COLUMN author TEXT", False),
            ("ALTER TABLE bans ADD COLUMN since_when TEXT NOT NULL DEFAULT ''", False),
            ("CREATE INDEX of_reason ON bans (reason)", False),
            ("CREATE UNIQUE INDEX one_reason ON bans (reason)", True),
            ("ALTER TABLE bans RENAME COLUMN reason TO why", True),
            ("DROP TABLE orders", True),
        ):
            before, after = MetaData(), MetaData()
            before.reflect(connection)
            connection.execute(text(statement))
            after.reflect(connection)
            assert shrinks(before, after) is expected, statement

    change(database, steps)


def add_row(connection: Connection, table: Table) -> None:
    """Store something in a relation that is new, so that later steps find it full."""
    row: dict[str, Any] = {}
    for column in table.columns:
        if column.foreign_keys:
            (key,) = column.foreign_keys
            row[column.name] = connection.scalars(select(key.column)).first()
        elif isinstance(column.type, Boolean):
            row[column.name] = True
        elif isinstance(column.type, Double | Integer):
            row[column.name] = 1
        else:
            row[column.name] = f"{{{column.name}}}"
    connection.execute(insert(table).values(row))


def check_kept(before: Rows, after: Rows) -> None:
    """Every row is still there, with the same values in the columns that are."""
    for name, rows in before.items():
        kept = after[name]
        assert len(kept) == len(rows), name
        shared = rows[0].keys() & kept[0].keys() if rows else set()
        for old, new in zip(rows, kept, strict=True):
            assert {column: old[column] for column in shared} == {column: new[column] for column in shared}


def test_every_step_keeps_what_is_stored_and_old_games_go_on(old_database: str) -> None:
    def steps(connection: Connection) -> None:
        scripts = ScriptDirectory.from_config(config(connection))
        revisions = [script.revision for script in reversed(list(scripts.walk_revisions()))]
        assert revisions == sorted(known_revisions())
        full, before = set(relations(connection)), rows_of(connection)
        for revision in revisions[1:]:
            upgrade_to(connection, revision)
            check_kept(before, rows_of(connection))
            found = relations(connection)
            for name in found:
                if name not in full:
                    add_row(connection, found[name])
            full, before = set(found), rows_of(connection)
            assert all(before.values())
        for name in reversed(relations(connection)):  # what no server has written
            if name not in FIRST:
                connection.execute(delete(relations(connection)[name]))

    change(old_database, steps)
    check_old_games(old_database)


def test_a_server_brings_the_first_database_up_to_date_at_once(old_database: str) -> None:
    check_old_games(old_database)


def check_old_games(database: str) -> None:
    """Old games can be read, and the one that is not over goes on."""

    async def play_on() -> None:
        seats = [Seat(running, seat, secret) for seat, secret in enumerate(SECRETS)]
        async with seated(server, *seats) as both:
            assert [line["text"] for line in both.messages[0]["chat"]] == ["Zażółć gęślą jaźń!"]
            assert both.messages[0]["state"]["seq"] == 19
            await both.play_out(random.Random(5), moves=6)
            assert both.last >= 19 + 6

    finished, running = (row["table_id"] for row in FIRST["tables"])
    with ServerProcess(database, "--keep-unfinished", "0", "--keep-chat", "0") as server:
        deadline = time.monotonic() + PATIENCE_SECONDS
        while len(games := api(server, "POST", "/games", tables=[finished, running]).json()) < 2:
            assert time.monotonic() < deadline  # the server brings old tables into lists
        over = next(game for game in games if game["table"] == finished)
        assert [place["glory"] for place in over["standings"]] == [29, 18]
        file = api(server, "GET", f"/replays/{finished}/game.ethnos").text
        assert verify(file).points == 29 + 18
        asyncio.run(play_on())
