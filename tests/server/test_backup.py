"""The backups that docs/hosting.md describes: dump, wipe, restore, and games continue."""

import asyncio
import random
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from harness.live import Player, Seat, ServerProcess, database_in, open_table, seated
from harness.postgres import Cluster, execute

BEFORE, AFTER = 3, 2
"""Moves of the person before the backup, and after it."""


async def play(server: ServerProcess, seat: Seat, moves: int, chance: random.Random) -> Player:
    """Play on against the bot; returns the client."""
    async with seated(server, seat) as ada:
        if ada.state["status"] == "open":
            await ada.send(type="start", seat=0)
        await ada.until(lambda: ada.offers)
        await ada.play_out(chance, moves=moves)
        await ada.until(lambda: ada.offers)
        return ada


def program(cluster: Cluster, name: str, url: str, *arguments: str, text: str | None = None) -> str:
    """Run one of PostgreSQL's programs on a database; returns its output."""
    command = [str(cluster.programs / name), url, *arguments]
    return subprocess.run(command, input=text, capture_output=True, text=True, check=True).stdout


@pytest.mark.long
def test_a_dump_of_postgresql_is_restored_and_games_go_on(cluster: Cluster, postgresql: str) -> None:
    chance = random.Random(1)
    with ServerProcess(postgresql) as server:
        seat = open_table(server, ["person", "novice"])
        saved = asyncio.run(play(server, seat, BEFORE, chance))
        dump = program(cluster, "pg_dump", postgresql)
        later = asyncio.run(play(server, seat, AFTER, chance))
        assert later.last > saved.last
    asyncio.run(execute(postgresql, "DROP SCHEMA public CASCADE; CREATE SCHEMA public"))
    program(cluster, "psql", "--quiet", "--set", "ON_ERROR_STOP=1", "--dbname", postgresql, text=dump)
    with ServerProcess(postgresql) as server:
        again = asyncio.run(play(server, seat, AFTER, random.Random(2)))
    assert again.state["table"] == seat.table
    assert again.last > saved.last


def test_a_copy_of_sqlite_is_restored_and_games_go_on(tmp_path: Path) -> None:
    database, chance = database_in(tmp_path), random.Random(1)
    path, copy = Path(database.removeprefix("sqlite:///")), tmp_path / "backup.db"
    with ServerProcess(database) as server:
        seat = open_table(server, ["person", "novice"])
        saved = asyncio.run(play(server, seat, BEFORE, chance))
        with closing(sqlite3.connect(path)) as running, closing(sqlite3.connect(copy)) as target:
            running.backup(target)  # what sqlite3's .backup does, while people play
        asyncio.run(play(server, seat, AFTER, chance))
    for part in tmp_path.glob(path.name + "*"):
        part.unlink()
    copy.rename(path)
    with ServerProcess(database) as server:
        again = asyncio.run(play(server, seat, AFTER, random.Random(2)))
    assert again.last > saved.last
