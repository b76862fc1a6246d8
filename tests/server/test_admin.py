"""`ethnos admin` against a running and a stopped server, with SQLite and PostgreSQL."""

import asyncio
import json
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from ethnos.cli import app
from ethnos.game.gamefiles import verify
from ethnos.server.admin import opened
from ethnos.server.hosting.orders import Bans, NotANetwork, banned_network
from ethnos.server.storage import Ban, Entry, SeatFacts, TableFacts
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.database_store import DatabaseStore
from harness.live import Player, Seat, ServerProcess, api, connect, database_in, open_socket, open_table, seated
from harness.positions import before_the_end, prepare_table
from tests.server.in_process import server_in_process


@pytest.fixture(params=["sqlite", pytest.param("postgresql", marks=pytest.mark.long)])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """SQLite's, and PostgreSQL's in long tests: other tests try both with what the tools need of a store."""
    return database_in(tmp_path) if request.param == "sqlite" else str(request.getfixturevalue("postgresql"))


def admin(database: str, *arguments: str, fails: bool = False, answer: str = "") -> Any:
    """Run the command in this process; returns the JSON that it prints, or its error text if it is to fail."""
    command = ["admin", *arguments, "--database", database, *(() if fails else ("--json",))]
    result = CliRunner(env={"COLUMNS": "200"}).invoke(app, command, input=answer)
    assert (result.exit_code != 0) == fails, result.stderr
    return result.stderr if fails else json.loads(result.stdout)


async def admin_meanwhile(server: ServerProcess, *arguments: str) -> Any:
    """The same in a thread, so that clients of this process continue."""
    return await asyncio.to_thread(admin, server.database, *arguments)


def admin_process(database: str, *arguments: str, answer: str = "") -> Any:
    """The same in a process of its own, as a host runs it."""
    command = [sys.executable, "-m", "ethnos", "admin", *arguments, "--database", database, "--json"]
    return json.loads(subprocess.run(command, capture_output=True, text=True, input=answer, check=True).stdout)


async def finished_game(server: ServerProcess) -> Seat:
    """A table with a finished game and chat; its last moves are played here."""
    game, turns = before_the_end(players=2, seed=7, turns=10)
    table = await asyncio.to_thread(prepare_table, server.database, game, turns, names=("Ada Lovelace", "Grace"))
    host, guest = (Seat(table.id, seat, secret) for seat, secret in enumerate(table.secrets))
    async with seated(server, host, guest) as both:
        await both.send(type="say", seat=0, text="Glad to see you, Grace.")
        await both.send(type="say", seat=1, text="And you, ada lovelace! Adam is not here.")
        await both.play_out(random.Random(7))
        assert both.state["status"] == "over"
    return host


# --- Tables ---------------------------------------------------------------------------------------------------


def test_deleting_a_table_disconnects_its_clients_and_no_others(database: str) -> None:
    async def story(server: ServerProcess) -> None:
        host, other = open_table(server, ["person", "open"]), open_table(server, ["person", "open"], name="Bob")
        async with seated(server, host) as ada, seated(server, other) as bob:
            deleted = await asyncio.to_thread(admin_process, database, "delete", host.table, "--yes")
            assert deleted == {"deleted": [host.table]}
            assert (await ada.hear("bye"))["code"] == "server-table-deleted"
            assert (await bob.ask(type="ping"))["type"] == "pong"
        assert api(server, "GET", f"/tables/{host.table}").status_code == 404
        assert [table["table"] for table in (await admin_meanwhile(server, "list"))["tables"]] == [other.table]

    with ServerProcess(database) as server:
        asyncio.run(story(server))


def test_an_ended_table_is_closed_and_its_record_stays(database: str) -> None:
    async def story(server: ServerProcess) -> None:
        host = open_table(server, ["person", "novice"], clock={"kind": "bank", "seconds": 600})
        async with seated(server, host) as ada:
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.state["status"] == "running")
            await admin_meanwhile(server, "end", host.table, "--yes")
            assert (await ada.hear("bye"))["code"] == "server-table-ended"
            assert ada.state["status"] == "ended"
        async with connect(server, host) as again:
            assert (await again.receive())["code"] == "server-table-ended"
        state = api(server, "GET", f"/tables/{host.table}").json()
        assert state["status"] == "ended"
        assert "turn" not in state
        assert api(server, "POST", f"/tables/{host.table}/seats", name="Eve").json()["code"] == "server-table-ended"
        shown = await admin_meanwhile(server, "show", host.table)
        assert shown["log"][-1]["kind"] == "ended"

    with server_in_process(database) as server:
        asyncio.run(story(server))
        assert "over" in admin(database, "end", open_and_end(server), "--yes", fails=True)


def open_and_end(server: ServerProcess) -> str:
    """Open a table and end it."""
    table = open_table(server, ["person", "open"]).table
    admin(server.database, "end", table, "--yes")
    return table


@pytest.mark.parametrize("table", ["-f-gP23", "-f-ghP23", "--help23", "-hP23"])
def test_an_id_may_begin_with_a_dash(tmp_path: Path, table: str) -> None:
    database = database_in(tmp_path)

    async def create() -> None:
        store = await DatabaseStore.open(database)
        await store.create(table, True, TableFacts(), [(1.0, "erased", {})])
        await store.close()

    asyncio.run(create())
    assert admin(database, "show", table)["table"] == table
    assert admin(database, "delete", table, "--yes") == {"deleted": [table]}


def test_help_of_commands_that_take_ids() -> None:
    runner = CliRunner()
    for command in ("show", "end", "delete", "remove-chat"):
        short, long = (runner.invoke(app, ["admin", command, word]) for word in ("-h", "--help"))
        assert short.stdout == long.stdout != ""


def test_a_destructive_command_asks_first(tmp_path: Path) -> None:
    database = database_in(tmp_path)
    with server_in_process(database) as server:
        table = open_table(server, ["person", "open"]).table
    assert "Nothing was changed" in admin(database, "delete", table, fails=True, answer="n\n")
    assert len(admin(database, "list")["tables"]) == 1
    assert admin_process(database, "delete", table, answer="y\n") == {"deleted": [table]}
    assert admin(database, "list") == {"tables": []}


def test_commands_on_missing_tables_are_refused_and_change_nothing(tmp_path: Path) -> None:
    missing = f"sqlite:///{tmp_path}/nowhere.db"
    assert "no database" in admin(missing, "list", fails=True)
    assert not (tmp_path / "nowhere.db").exists()
    database = database_in(tmp_path)
    with server_in_process(database) as server:
        table = open_table(server, ["person", "open"]).table
    for command in (("delete", table, "nowhere"), ("end", table, "nowhere"), ("ban", "--table", "nowhere")):
        error = admin(database, *command, fails=True)  # without --yes: there is no question if the table is missing
        assert "There is no table" in error
        assert "[y/N]" not in error
    admin(database, "remove-chat", table, "--line", "1", "--yes", fails=True)
    admin(database, "ban", "not-an-address", "--yes", fails=True)
    admin(database, "ban", "203.0.113.7", "--for", "soon", "--yes", fails=True)
    admin(database, "ban", "--yes", fails=True)
    assert [table["status"] for table in admin(database, "list")["tables"]] == ["open"]
    assert admin(database, "bans") == {"bans": []}


# --- Names and chat -------------------------------------------------------------------------------------------


def everything_in(database: str, postgresql_rows: Sequence[str] = ()) -> str:
    """All bytes that an SQLite database has on disk, as text."""
    path = Path(database.removeprefix("sqlite:///"))
    files = [file for file in path.parent.iterdir() if file.name.startswith(path.name) and file.is_file()]
    return " ".join([*(file.read_bytes().decode("latin-1") for file in files), *postgresql_rows])


async def chat_at(server: ServerProcess, table: str) -> list[str]:
    """The chat that a new spectator reads."""
    async with seated(server, table=table) as spectator:
        return [line["text"] for line in spectator.messages[0]["chat"]]


def test_a_removed_name_is_gone_everywhere_and_the_games_stay_the_same(tmp_path: Path) -> None:
    database = database_in(tmp_path)

    async def story(server: ServerProcess) -> Seat:
        host = await finished_game(server)
        running = open_table(server, ["person", "open"], name="ada LOVELACE")
        before = api(server, "GET", f"/replays/{host.table}/game.ethnos").text
        async with seated(server, running) as ada:
            removed = await admin_meanwhile(server, "remove-name", "Ada Lovelace", "--yes")
            assert removed == {"tables": 2, "places": 4}
            assert (await ada.hear("bye"))["code"] == "server-table-changed"
        async with seated(server, running) as ada:  # the same secret opens the seat
            assert ada.state["chairs"][0]["name"] == "\N{EM DASH}"
            await ada.send(type="say", seat=0, text="still here")
            await ada.until_line("said")
        after = api(server, "GET", f"/replays/{host.table}/game.ethnos").text
        assert after == before
        assert verify(after).game is not None
        replay = api(server, "GET", f"/replays/{host.table}").text
        assert "ovelace" not in replay.lower()
        assert "Grace" in replay
        while "lovelace" in (texts := await chat_at(server, host.table))[1]:
            await asyncio.sleep(0.1)  # the server hears of each table separately, a moment after the command
        assert texts == ["Glad to see you, Grace.", "And you, \N{EM DASH}! Adam is not here."]
        return host

    with server_in_process(database) as server:
        host = asyncio.run(story(server))
        assert "lovelace" not in everything_in(database).lower()
    assert admin(database, "list", "--name", "grace")["tables"][0]["table"] == host.table
    assert "lovelace" not in everything_in(database).lower()


def test_a_removed_name_is_gone_from_postgresql_too(postgresql: str) -> None:
    with server_in_process(postgresql) as server:
        host = asyncio.run(finished_game(server))
        assert admin(postgresql, "remove-name", "Ada Lovelace", "--yes") == {"tables": 1, "places": 3}
        shown = json.dumps(admin(postgresql, "show", host.table))
        assert "lovelace" not in shown.lower()
        assert "lovelace" not in api(server, "GET", f"/replays/{host.table}").text.lower()


def test_a_line_of_chat_is_removed_and_the_rest_stays(database: str) -> None:
    async def story(server: ServerProcess) -> None:
        host = open_table(server, ["person", "open"])
        async with seated(server, host) as ada, seated(server, host) as second:
            for text in ("good morning", "a rude word", "goodbye"):
                await ada.send(type="say", seat=0, text=text)
                await ada.until_line("said")
            log = (await admin_meanwhile(server, "show", host.table))["log"]
            (line,) = [line["seq"] for line in log if line.get("text") == "a rude word"]
            removed = await admin_meanwhile(server, "remove-chat", host.table, "--line", str(line), "--yes")
            assert removed == {"lines": [line]}
            assert (await second.hear("bye"))["code"] == "server-table-changed"
        async with seated(server, host, last=second.last) as again:
            assert [line["text"] for line in again.messages[0]["chat"]] == ["good morning", "goodbye"]
            assert [update["line"]["kind"] for update in again.messages[0]["missed"]] == ["cleaned"]
            await again.send(type="say", seat=0, text="and on")
            await again.until_line("said")
        if database.startswith("sqlite"):
            assert "rude" not in everything_in(database)

    with server_in_process(database) as server:
        asyncio.run(story(server))


def test_a_move_that_is_made_while_a_name_is_removed_is_played(tmp_path: Path) -> None:
    """The room in memory is older than its log, so the log is read again before the command runs."""
    database = database_in(tmp_path)

    async def story() -> None:
        async with opened(database) as host:
            room = (await host.tables.room(table)).table_id
            await host.erasing.erase(await host.find_name("Ada"))
            await host.end([room])
            assert (await host.tables.room(room)).chairs[0].name == "\N{EM DASH}"
            assert (await host.store.summary(room)).seats[0].name == "\N{EM DASH}"

    with server_in_process(database) as server:
        table = open_table(server, ["person", "open"]).table
    asyncio.run(story())


def test_a_damaged_entry_does_not_keep_others_from_being_cleaned(tmp_path: Path) -> None:
    database = database_in(tmp_path)

    async def story() -> None:
        store = await DatabaseStore.open(database)
        said = {"seat": 0, "name": "Ada", "text": "hello"}
        await store.create("a", True, TableFacts(), [(1.0, "said", said)])
        await store.create("b", True, TableFacts(seats=(SeatFacts(0, "person", "Ada"),)), [(1.0, "said", said)])
        await Administration(store).rewrite("a", [Entry(1, 1.0, "said", {"name": ["?"], "text": 5})], "cleaned", {})
        await store.close()
        async with opened(database) as host:
            (match,) = await host.find_name("Ada")
            assert match.table_id == "b"
            await host.erasing.erase([match])
            assert [seat.name for seat in (await host.store.summary("b")).seats] == ["\N{EM DASH}"]

    asyncio.run(story())


# --- Bans -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("203.0.113.7", "203.0.113.7/32"),
        ("203.0.113.7/24", "203.0.113.0/24"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8::/48", "2001:db8::/48"),
        ("::ffff:203.0.113.7", "203.0.113.7/32"),
    ],
)
def test_the_network_that_is_banned_for_an_address(address: str, network: str) -> None:
    assert banned_network(address) == network


@pytest.mark.parametrize("text", ["", "example.org", "1.2.3", "203.0.113.7/33", "::/129"])
def test_other_texts_are_no_address(text: str) -> None:
    with pytest.raises(NotANetwork):
        banned_network(text)


def test_which_addresses_a_ban_covers() -> None:
    bans = Bans()
    assert not bans.holds_for("203.0.113.7")
    bans.set(
        [
            Ban("203.0.113.0/24", "", 0.0, None),
            Ban("2001:db8:1:2::/64", "", 0.0, None),
            Ban("198.51.100.1/32", "", 0.0, 1.0),
        ]
    )
    assert all(map(bans.holds_for, ["203.0.113.7", "::ffff:203.0.113.7", "2001:db8:1:2::9"]))
    assert not any(map(bans.holds_for, ["203.0.114.7", "2001:db8:1:3::9", "198.51.100.1", "", "testclient"]))


def test_a_ban_closes_open_sockets_and_refuses_new_ones_until_it_is_lifted(database: str) -> None:
    async def story(server: ServerProcess) -> None:
        host = open_table(server, ["person", "open"])
        async with seated(server, host) as ada:
            banned = await admin_meanwhile(server, "ban", "127.0.0.0/8", "--for", "1h", "--reason", "noise", "--yes")
            assert banned["banned"] == ["127.0.0.0/8"]
            assert (await ada.hear("bye"))["code"] == "server-banned"
        async with open_socket(server.url.replace("http", "ws") + "/socket") as again:
            assert json.loads(await again.recv())["code"] == "server-banned"
        answer = api(server, "GET", "/lobby")
        assert (answer.status_code, answer.json()["code"]) == (403, "server-banned")
        assert (await admin_meanwhile(server, "bans"))["bans"][0]["reason"] == "noise"
        assert await admin_meanwhile(server, "unban", "127.0.0.0/8") == {"unbanned": True}
        await until(lambda: api(server, "GET", "/lobby").status_code == 200)
        async with seated(server, host) as ada:
            assert ada.state["status"] == "open"

    with server_in_process(database) as server:
        asyncio.run(story(server))


def test_a_ban_of_a_stopped_server_holds_when_it_starts(tmp_path: Path) -> None:
    database = database_in(tmp_path)
    with server_in_process(database):
        pass
    admin(database, "ban", "127.0.0.1", "--yes")
    with server_in_process(database) as server:
        assert api(server, "GET", "/lobby").status_code == 403


def test_the_person_at_a_seat_is_banned_without_showing_their_address(tmp_path: Path) -> None:
    async def story(server: ServerProcess) -> None:
        host = open_table(server, ["person", "open"])
        error = await asyncio.to_thread(
            admin, server.database, "ban", "--table", host.table, "--seat", "0", "--yes", fails=True
        )
        assert "Nobody is banned" in error
        async with seated(server, host) as ada:
            ban = await admin_meanwhile(server, "ban", "--table", host.table, "--seat", "0", "--for", "7d", "--yes")
            assert ban["banned"] == ["127.0.0.1/32"]
            assert (await ada.hear("bye"))["code"] == "server-banned"

    with server_in_process(database_in(tmp_path)) as server:
        asyncio.run(story(server))


async def until(holds: Any) -> None:
    """Wait for a condition; the time limit of the tests ends a wait in vain."""
    while not await asyncio.to_thread(holds):
        await asyncio.sleep(0.1)


# --- Figures and files ----------------------------------------------------------------------------------------


def test_statistics_and_export(database: str, tmp_path: Path) -> None:
    with server_in_process(database) as server:
        host = asyncio.run(finished_game(server))
        other = open_table(server, ["person", "open"])
        counts = admin(database, "stats")
        export = admin(database, "export", str(tmp_path / "games"))
    assert counts["tables"] == {"over": 1, "open": 1}
    assert counts["entries"]["said"] == 2
    assert counts["recent"]["day"] == {"created": 2, "finished": 1}
    assert counts["bytes"] > 0
    assert sorted(export["files"]) == sorted([f"{host.table}.ethnos", f"{host.table}.json", f"{other.table}.json"])
    assert verify((tmp_path / "games" / f"{host.table}.ethnos").read_text(encoding="utf-8")).game is not None
    exported = "".join((tmp_path / "games" / name).read_text(encoding="utf-8") for name in export["files"])
    assert "secret" not in exported
    assert host.secret not in exported


def test_the_export_of_a_running_game_shows_nothing_hidden(tmp_path: Path) -> None:
    database = database_in(tmp_path)

    async def story(server: ServerProcess) -> Player:
        async with seated(server, open_table(server, ["person", "novice"])) as ada:
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.offers is not None)
            await ada.move(random.Random(1))
            return ada

    with server_in_process(database) as server:
        ada = asyncio.run(story(server))
        table = ada.state["table"]
        admin(database, "export", str(tmp_path), "--table", table)
    log = json.loads((tmp_path / f"{table}.json").read_text(encoding="utf-8"))["log"]
    assert {"started", "moved"} <= {line["kind"] for line in log}
    assert not any({"seed", "actions", "secret"} & set(line) for line in log)
