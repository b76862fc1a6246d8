"""The host of a server: reports, and what only their key opens; every act is noted."""

import asyncio
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from ethnos.server.hosting import limits
from ethnos.server.hosting.retention import Retaining
from ethnos.server.hosting.settings import Settings
from ethnos.server.rooms.clock import DAY
from ethnos.server.storage.database_store import DatabaseStore
from ethnos.server.storage.relations import SEAT_ORIGINS
from harness import http
from harness.live import Seat, ServerProcess, api, database_in, join, open_table, seated
from tests.server.in_process import server_in_process
from tests.server.test_admin import admin, admin_meanwhile
from tests.server.test_strangers import ADA, keep, post, refused

KEY = "a-key-of-the-host-42"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_in_process(database_in(tmp_path_factory.mktemp("host")), host_key=KEY) as running:
        yield running


def look(server: ServerProcess, what: str, key: str = KEY, **more: Any) -> Any:
    return post(server, "/host", key=key, act=what, **more)


def act(server: ServerProcess, act: str, **more: Any) -> None:
    assert post(server, "/host", key=KEY, act=act, **more) == {}


async def rude_table(server: ServerProcess) -> tuple[Seat, Seat, int]:
    """A table where somebody was rude, and the line of chat."""
    ada = open_table(server, ["person", "open"])
    ben = join(server, ada.table, "Ben")
    async with seated(server, ben) as rude:
        await rude.send(type="say", seat=1, text="a rude word")
        line = (await rude.until_line("said"))["seq"]
    return ada, ben, line


def test_a_report_reaches_the_host_once_and_without_copies(server: ServerProcess) -> None:
    ada, ben, line = asyncio.run(rude_table(server))
    keep(server, ADA, ada)
    path = f"/tables/{ada.table}/reports"
    for _ in range(2):
        post(server, path, secret=ada.secret, seat=1, line=line, reason="  rude\n ")
    post(server, path, secret=ben.secret, seat=0, reason="is boring")
    for wrong in ({"seat": 0, "line": line}, {"seat": 1, "line": 1}, {"seat": 1, "line": 1000}, {"seat": 5}):
        assert refused(server, path, secret=ada.secret, reason="x", **wrong) == "server-no-such-seat"
    boring, rude = [row for row in look(server, "reports")["reports"] if row["table_id"] == ada.table]
    assert (rude["reason"], rude["seat"], rude["by_seat"], rude["line"]) == ("rude", 1, 0, line)
    assert (boring["reason"], boring["seat"], boring["line"]) == ("is boring", 0, 0)
    (own,) = post(server, "/people/me", key=ADA)["reports"]  # what is exported with the person's data
    assert own == rude
    act(server, "close", report=rude["report_id"])
    assert refused(server, "/host", key=KEY, act="close", report=rude["report_id"]) == "server-nothing-there"
    (own,) = post(server, "/people/me", key=ADA)["reports"]
    assert own["closed"] > own["at"]
    post(server, "/people/forget", key=ADA)
    left = [row["reason"] for row in look(server, "reports")["reports"] if row["table_id"] == ada.table]
    assert left == ["is boring"]


def test_the_host_acts_without_a_shell_and_every_act_is_noted(server: ServerProcess) -> None:
    async def story() -> None:
        ada, _, line = await rude_table(server)
        doomed = open_table(server, ["person", "open"], name="Rudolf")
        keep(server, ADA, ada)
        async with seated(server, ada) as host, seated(server, doomed) as other:
            listed = look(server, "tables", name="rudolf")["tables"]
            assert [table["table"] for table in listed] == [doomed.table]
            table = look(server, "table", table=ada.table)
            assert [entry["line"].get("text") for entry in table["log"]][-1] == "a rude word"
            assert ada.secret not in str(table)
            act(server, "remove-chat", table=ada.table, lines=[line])
            assert (await host.hear("bye"))["code"] == "server-table-changed"
            act(server, "remove-name", name="Rudolf")
            assert (await other.hear("bye"))["code"] == "server-table-changed"
        async with seated(server, ada) as host, seated(server, doomed) as other:
            act(server, "end", table=ada.table)
            assert (await host.hear("bye"))["code"] == "server-table-ended"
            act(server, "delete", table=doomed.table)
            assert (await other.hear("bye"))["code"] == "server-table-deleted"
        (person,) = look(server, "people")["people"]
        assert person["seats"] == 1
        act(server, "forget", person=person["person_id"])
        assert look(server, "people")["people"] == []
        act(server, "ban", network="203.0.113.0/24", days=7, reason="flooding")
        (ban,) = look(server, "bans")["bans"]
        assert (ban["network"], ban["until"] - ban["since"]) == ("203.0.113.0/24", pytest.approx(7 * DAY, abs=5))
        act(server, "unban", network="203.0.113.0/24")
        assert look(server, "bans")["bans"] == []
        assert refused(server, "/host", key=KEY, act="end", table="nowhere") == "error-NoSuchTable"
        act(server, "drain")
        state = look(server, "server")
        assert (state["draining"], state["health"]["ok"], state["counts"]["ended"]) == (True, True, 1)
        seats = [{"kind": "person"}, {"kind": "open"}]
        while (answer := api(server, "POST", "/tables", name="Eve", seats=seats)).status_code == 201:
            await asyncio.sleep(0.1)  # the processes follow within a second
        assert answer.json()["code"] == "server-draining"
        await admin_meanwhile(server, "drain", "--off")
        while api(server, "POST", "/tables", name="Eve", seats=seats).status_code != 201:
            await asyncio.sleep(0.1)
        acts = look(server, "acts")["acts"]
        shown = [(one["who"], one["what"]) for one in acts]
        done = ["drain", "unban", "ban", "forget-person", "delete", "end", "remove-name", "remove-chat"]
        assert shown[:9] == [("shell", "drain"), *(("key", what) for what in done)]
        assert "Rudolf" not in str(acts)
        assert "rude" not in str(acts)
        printed = (await admin_meanwhile(server, "acts"))["acts"]
        assert printed == acts

    asyncio.run(story())


def test_the_same_on_the_command_line(server: ServerProcess) -> None:
    ada, _, line = asyncio.run(rude_table(server))
    person = keep(server, ADA, ada)
    assert person["reports"] == []
    post(server, f"/tables/{ada.table}/reports", secret=ada.secret, seat=1, line=line, reason="rude")
    (rude,) = [row for row in admin(server.database, "reports")["reports"] if row["table_id"] == ada.table]
    number = str(rude["report_id"])
    assert admin(server.database, "close-report", number) == {"closed": int(number)}
    assert "There is nothing" in admin(server.database, "close-report", number, fails=True)
    (one,) = admin(server.database, "people")["people"]
    assert admin(server.database, "forget-person", one["person_id"], "--yes") == {"forgotten": one["person_id"]}
    assert admin(server.database, "people") == {"people": []}
    key = admin(server.database, "key")["key"]
    assert look(server, "server", key=key)["health"]["ok"]
    newer = admin(server.database, "key")["key"]
    assert refused(server, "/host", key=key, act="server") == "server-host-key-wrong"
    assert look(server, "server", key=newer)
    stored = Path(server.database.removeprefix("sqlite:///"))
    assert newer.encode() not in b"".join(path.read_bytes() for path in stored.parent.glob(stored.name + "*"))
    assert [act["what"] for act in admin(server.database, "acts")["acts"]][:4] == [
        "key",
        "key",
        "forget-person",
        "close-report",
    ]


def test_without_a_key_nobody_is_the_host(tmp_path: Path) -> None:
    with server_in_process(database_in(tmp_path)) as server:
        for key in ("", "x" * 40):
            answer = api(server, "POST", "/host", key=key, act="server")
            assert (answer.status_code, answer.json()["code"]) == (403, "server-host-key-wrong")
        assert api(server, "POST", "/host", key="", act="drain").status_code == 403
        codes = [
            api(server, "POST", "/host", key=str(number), act="server").status_code
            for number in range(int(limits.HOST_A_MINUTE))
        ]
        assert codes[0] == 403
        assert codes[-1] == 429  # right or wrong: whoever tries keys has to wait
        assert admin(server.database, "acts") == {"acts": []}


def test_a_short_key_is_refused_at_the_start_and_none_is_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    command = [sys.executable, "-m", "ethnos", "serve", "--port", "0", "--database", database_in(tmp_path)]
    refused = subprocess.run(command, capture_output=True, text=True, env=os.environ | {"ETHNOS_HOST_KEY": "short"})
    assert refused.returncode != 0
    assert "ETHNOS_HOST_KEY" in refused.stderr
    monkeypatch.setenv("ETHNOS_HOST_KEY", KEY)
    server = ServerProcess(database_in(tmp_path), "--log-format", "json")
    server.start()
    assert http.post(f"{server.url}/api/host", json={"key": KEY, "act": "server"}).status_code == 200
    wrong = http.post(f"{server.url}/api/host", json={"key": "w" * 30, "act": "server"})
    assert wrong.status_code == 403
    assert server.process is not None
    server.process.terminate()
    log, _ = server.process.communicate()
    assert '"route": "/api/host"' in log
    assert KEY not in log
    assert "w" * 30 not in log


def test_reports_are_limited_for_each_address(tmp_path: Path) -> None:
    with server_in_process(database_in(tmp_path)) as server:
        ada = open_table(server, ["person", "open"])
        answers = [
            api(server, "POST", f"/tables/{ada.table}/reports", secret=ada.secret, seat=0, reason=f"{number}")
            for number in range(int(limits.REPORTS_AN_HOUR) + 1)
        ]
        assert [answer.status_code for answer in answers] == [201] * int(limits.REPORTS_AN_HOUR) + [429]
        assert len(admin(server.database, "reports")["reports"]) == 1  # all about the same


def test_reports_and_acts_expire_and_origins_go_with_the_game(database: str) -> None:
    settings = Settings(database="unused").keeping_everything().model_copy(update={"keep_reports_days": 180})

    async def tidy(after: float) -> int:
        store = await DatabaseStore.open(database)
        await Retaining(store, settings, "test").tidy(time.time() + after)
        origins = await store.read(select(SEAT_ORIGINS))
        await store.close()
        return len(origins)

    with server_in_process(database) as server:
        ada = open_table(server, ["person", "open"])
        post(server, f"/tables/{ada.table}/reports", secret=ada.secret, seat=0, reason="an old one")
    assert asyncio.run(tidy(0)) == 1
    admin(database, "end", ada.table, "--yes")
    for after, left in ((179 * DAY, 1), (181 * DAY, 0)):
        assert asyncio.run(tidy(after)) == 0
        assert len(admin(database, "reports")["reports"]) == left
        assert len(admin(database, "acts")["acts"]) == left
