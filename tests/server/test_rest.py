"""The HTTP API and the opening of sockets: answers fit their description, refusals have codes, limits hold."""

import ast
import asyncio
import json
import random
import re
import sqlite3
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, closing
from http import HTTPStatus
from pathlib import Path
from typing import Any

import httpx
import jsonschema_rs
import pytest
from typer.testing import CliRunner
from websockets.exceptions import ConnectionClosed, InvalidStatus

import ethnos.server
from ethnos.base.i18n import default_texts
from ethnos.base.plain import to_json
from ethnos.cli import app
from ethnos.engine.play import legal_actions
from ethnos.lessons import LESSON
from ethnos.server.api.strangers import Strangers
from ethnos.server.api.tables import play_again, rematch_id
from ethnos.server.hosting.limits import (
    JOINS_AT_ONCE,
    MESSAGE_BYTES,
    MESSAGES_AT_ONCE,
    TABLES_AT_ONCE,
    Limits,
    network_of,
)
from ethnos.server.hosting.settings import Settings
from ethnos.server.http.health import KEPT_SECONDS
from ethnos.server.http.middleware import HEADERS
from ethnos.server.protocol.refusals import for_client
from ethnos.server.rooms import commands, seating
from ethnos.server.rooms.checks import TooMuch
from ethnos.server.rooms.entries import Created, Line, SeatSetting
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage import DatabaseUnreachable
from ethnos.server.storage.database_store import DatabaseStore
from harness import http
from harness.live import (
    Seat,
    ServerProcess,
    analysis,
    api,
    connect,
    database_in,
    join,
    open_socket,
    open_table,
    seated,
)
from tests.server.in_process import server_in_process, serving

SOURCE = Path(ethnos.server.__file__).parent
TWO: dict[str, Any] = {"name": "Ada", "seats": [{"kind": "person"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_in_process(database_in(tmp_path_factory.mktemp("rest"))) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> Seat:
    """A short finished game: a person and a bot."""
    host = open_table(server, ["person", "novice"], listed=True)

    async def play() -> None:
        async with seated(server, host) as ada:
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.state["status"] == "running")
            await ada.play_out(random.Random(1))

    asyncio.run(play())
    return host


# --- The API --------------------------------------------------------------------------------------------------


def openapi(server: ServerProcess) -> dict[str, Any]:
    """The OpenAPI document, once this address may send a request again."""
    while (answer := http.get(f"{server.url}/openapi.json")).status_code == HTTPStatus.TOO_MANY_REQUESTS:
        time.sleep(0.1)
    document: dict[str, Any] = answer.json()
    return document


def fits(server: ServerProcess, answer: httpx.Response, path: str) -> bool:
    """Whether an answer fits the description of its address in the OpenAPI document."""
    document = openapi(server)
    described = document["paths"][path][answer.request.method.lower()]["responses"][str(answer.status_code)]
    schema = described["content"]["application/json"]["schema"]
    return jsonschema_rs.is_valid(schema | {"components": document["components"]}, answer.json())


def lesson_answers(server: ServerProcess) -> list[tuple[int, httpx.Response, str]]:
    """Answers from the addresses of the lesson and of the rules' examples: expected status, answer, path."""
    scene = next(scene for scene in LESSON if scene.solution is not None)
    assert scene.solution is not None
    move = to_json(scene.solution)
    second = api(server, "POST", "/lessons/second", taken=[])
    preview = {"taken": second.json()["taken"], "move": {"kind": "recruit"}}
    return [
        (200, api(server, "GET", "/examples"), "/api/examples"),
        (200, api(server, "GET", "/summary?players=3&placement=may"), "/api/summary"),
        (409, api(server, "GET", "/summary?players=7"), "/api/summary"),
        (200, api(server, "GET", "/lessons"), "/api/lessons"),
        (200, api(server, "GET", f"/lessons/{scene.name}"), "/api/lessons/{name}"),
        (200, api(server, "POST", f"/lessons/{scene.name}/try", move=move), "/api/lessons/{name}/try"),
        (200, api(server, "POST", f"/lessons/{scene.name}/preview", move=move), "/api/lessons/{name}/preview"),
        (200, second, "/api/lessons/second"),
        (200, api(server, "POST", "/lessons/second/preview", **preview), "/api/lessons/second/preview"),
    ]


def people_answers(server: ServerProcess, seat: dict[str, Any]) -> list[tuple[int, httpx.Response, str]]:
    """The same from the addresses for people who keep their games on the server. This server sends no notices."""
    key, table = "k" * 27, seat["table"]
    own = {"table": table, "secret": seat["secret"]}
    browser = {"endpoint": "https://push.example/x", "keys": {"p256dh": "B" * 87, "auth": "a" * 22}}

    def answer(status: int, path: str, **body: Any) -> tuple[int, httpx.Response, str]:
        return status, api(server, "POST", path.replace("{token}", "t" * 20), **body), f"/api{path}"

    created = answer(200, "/people", key=key, language="en")
    carried = answer(200, "/people/carry", key=key)
    return [
        created,
        carried,
        answer(200, "/people/arrive/look", code=carried[1].json()["code"]),
        answer(200, "/people/arrive", code=carried[1].json()["code"]),
        answer(200, "/people/me", key=key),
        answer(200, "/people/seats", key=key, seats=[own]),
        answer(200, "/people/seats/drop", key=key, table=table),
        answer(409, "/people/mail", key=key, address="ada@example.org"),
        answer(409, "/people/confirm", token="t" * 20),
        answer(200, "/people/unsubscribe/{token}"),
        answer(409, "/people/push", key=key, **browser),
        answer(200, "/people/push/stop", key=key, endpoint=browser["endpoint"]),
        answer(200, "/people/rated", key=key, on=True),
        answer(200, "/people/statistics", key=key),
        answer(200, "/people/forget", key=key),
        answer(409, "/people/me", key=key),
        answer(200, "/games", tables=[table]),
    ]


@pytest.mark.long
def test_every_address_answers_as_it_is_described(server: ServerProcess, finished: Seat) -> None:
    created = api(server, "POST", "/tables", **TWO, listed=True)
    table = created.json()["table"]
    joined = api(server, "POST", f"/tables/{table}/seats", name="Ben", seat=1)
    answers = [
        (201, created, "/api/tables"),
        (200, api(server, "GET", f"/tables/{table}"), "/api/tables/{table_id}"),
        (200, api(server, "GET", f"/tables/{finished.table}"), "/api/tables/{table_id}"),
        (201, joined, "/api/tables/{table_id}/seats"),
        (200, api(server, "GET", "/choices"), "/api/choices"),
        (200, api(server, "GET", "/lobby"), "/api/lobby"),
        (200, api(server, "GET", "/privacy"), "/api/privacy"),
        (200, api(server, "GET", "/replays"), "/api/replays"),
        (200, api(server, "GET", f"/replays/{finished.table}"), "/api/replays/{table_id}"),
        (200, analysis(server, finished.table), "/api/replays/{table_id}/analysis"),
        (
            201,
            api(server, "POST", f"/tables/{finished.table}/rematch", secret=finished.secret),
            "/api/tables/{table_id}/rematch",
        ),
        *lesson_answers(server),
        *people_answers(server, created.json()),
        (200, http.get(f"{server.url}/health"), "/health"),
        (404, api(server, "GET", "/tables/nowhere"), "/api/tables/{table_id}"),
        (404, api(server, "POST", "/tables/nowhere/seats", name="Ben"), "/api/tables/{table_id}/seats"),
        (404, api(server, "GET", "/replays/nowhere"), "/api/replays/{table_id}"),
        (409, api(server, "GET", f"/replays/{table}"), "/api/replays/{table_id}"),
        (404, api(server, "GET", "/replays/nowhere/analysis"), "/api/replays/{table_id}/analysis"),
        (409, api(server, "GET", f"/replays/{table}/analysis"), "/api/replays/{table_id}/analysis"),
        (409, api(server, "POST", f"/tables/{table}/seats", name="Cid"), "/api/tables/{table_id}/seats"),
        (422, api(server, "POST", "/tables", name="Ada"), "/api/tables"),
        (422, http.get(f"{server.url}/api/replays?before=soon"), "/api/replays"),
    ]
    for status, answer, path in answers:
        assert answer.status_code == status, answer.text
        assert fits(server, answer, path), answer.text
    assert joined.json()["seat"] == 1
    document = openapi(server)
    described = {path for path in document["paths"] if "game.ethnos" not in path and path != "/metrics"}
    assert described == {path for _, _, path in answers}
    texts = default_texts()
    codes = {answer.json()["code"] for status, answer, _ in answers if status >= 400}
    off = {"server-mail-off", "server-mail-token-old", "server-push-off", "server-no-such-person"}
    assert codes == off | {"error-NoSuchTable", "server-not-over", "server-table-full", "server-bad-message"}
    assert all(texts.has(code) for code in codes)


REFUSED: list[tuple[dict[str, Any], int, str]] = [
    (TWO | {"preset": "french"}, 409, "server-no-such-preset"),
    (TWO | {"seats": [{"kind": "bot", "level": "novice"}] * 2}, 409, "server-seats-empty"),
    (TWO | {"seats": [{"kind": "bot", "level": "god"}, {}]}, 409, "server-no-such-level"),
    (TWO | {"seats": [{"kind": "open", "level": "novice"}, {}]}, 409, "server-no-such-level"),
    (TWO | {"clock": {"kind": "bank"}}, 409, "server-clock-empty"),
    (TWO | {"options": {"placement": "never"}}, 409, "error-UnknownValue"),
    (TWO | {"options": {"colour": "blue"}}, 409, "error-UnknownOption"),
    (TWO | {"tribes": ["elf"]}, 409, "error-WrongTribes"),
    (TWO | {"name": " \n "}, 409, "server-empty-text"),
    (TWO | {"name": ""}, 422, "server-bad-message"),
    (TWO | {"seats": [{}]}, 422, "server-bad-message"),
    (TWO | {"seats": [{}] * 7}, 422, "server-bad-message"),
    (TWO | {"clock": {"kind": "bank", "seconds": -1}}, 422, "server-bad-message"),
    (TWO | {"seed": 1}, 422, "server-bad-message"),
]


@pytest.mark.parametrize(("settings", "status", "code"), REFUSED)
def test_a_table_with_bad_settings_is_refused(
    server: ServerProcess, settings: dict[str, Any], status: int, code: str
) -> None:
    answer = api(server, "POST", "/tables", **settings)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert default_texts()(code, **answer.json()["values"])


def test_a_refusal_has_the_values_of_its_text(server: ServerProcess) -> None:
    def refusal(**settings: Any) -> str:
        answer = api(server, "POST", "/tables", **(TWO | settings)).json()
        return default_texts()(answer["code"], **answer["values"])

    assert refusal(options={"placement": "never"}) == "The option “placement” cannot be “never”; it can be must, may."
    assert refusal(tribes=["elf", "goblin"]).startswith("There is no tribe “goblin”. Choose exactly 5")
    assert refusal(tribes=["elf"]).startswith("This is not a valid choice of tribes: elf. Choose exactly 5")
    assert refusal(tribes=["<b>"]).startswith("There is no tribe “?”.")
    answer = api(server, "GET", "/tables/nowhere").json()
    assert default_texts()(answer["code"], **answer["values"]) == "There is no table “nowhere”."


def test_the_address_of_the_database_is_not_sent() -> None:
    refusal = DatabaseUnreachable(where="postgresql://ada@example", problem="no route")
    assert for_client(refusal) == ("server-no-database", {})


def test_a_refused_form_names_the_bad_field_and_not_its_value(server: ServerProcess) -> None:
    answer = api(server, "POST", "/tables", **(TWO | {"preset": "x" * 50}))
    assert answer.json()["problems"] == [{"place": "body.preset", "problem": "string_too_long"}]
    assert "xxx" not in answer.text


def test_the_lobby_shows_open_tables_first_and_has_pages(server: ServerProcess) -> None:
    waiting = open_table(server, ["person", "open"], listed=True)
    seats = [open_table(server, ["person", "novice"], listed=True) for _ in range(3)]

    async def begin() -> None:
        for seat in seats:
            async with seated(server, seat) as player:
                await player.send(type="start", seat=0)
                await player.until(lambda: player.offers)

    asyncio.run(begin())
    shown = api(server, "GET", "/lobby").json()
    statuses = [table["status"] for table in shown]
    assert (
        statuses == sorted(statuses) == [*["open"] * statuses.count("open"), *["running"] * statuses.count("running")]
    )
    assert waiting.table in [table["table"] for table in shown if table["status"] == "open"]
    running = [table for table in shown if table["status"] == "running"]
    after = running[0]["updated"]
    page = api(server, "GET", f"/lobby?open_before=0&running_before={after!r}").json()
    assert {table["table"] for table in page} == {table["table"] for table in running if table["updated"] < after}
    assert page


def test_the_lobby_shows_only_listed_tables(server: ServerProcess) -> None:
    shown, hidden = open_table(server, ["person", "open"], listed=True), open_table(server, ["person", "open"])
    listed = {table["table"]: table for table in api(server, "GET", "/lobby").json()}
    assert shown.table in listed
    assert hidden.table not in listed
    assert listed[shown.table]["seats"] == [
        {"kind": "person", "name": "Ada", "level": "", "free": False},
        {"kind": "open", "name": "", "level": "", "free": True},
    ]
    assert listed[shown.table]["free"] == 1


def test_replays_are_listed_in_pages(server: ServerProcess, finished: Seat) -> None:
    (first,) = [table for table in api(server, "GET", "/replays").json() if table["table"] == finished.table]
    assert [standing["place"] for standing in first["standings"]] in ([1, 2], [1, 1])
    assert {standing["seat"] for standing in first["standings"]} == {0, 1}
    assert all(standing["glory"] >= 0 for standing in first["standings"])
    assert http.get(f"{server.url}/api/replays", params={"before": first["updated"]}).json() == []


def test_a_replay_shows_what_a_seat_has_seen(server: ServerProcess, finished: Seat) -> None:
    everybody, ada, bot = (replay(server, finished, query) for query in ("", "?seat=0", "?seat=1"))
    assert ("seat" in everybody, ada["seat"], bot["seat"]) == (False, 0, 1)
    for shown, seats in ((everybody, set[int]()), (ada, {0}), (bot, {1})):
        for step in shown["steps"]:
            assert {seat for seat in range(2) if "hand" in step["view"]["seats"][seat]} == seats
            drawn = [happening for happening in step["happenings"] if happening["kind"] == "card_drawn"]
            assert all(("card" in happening) == (happening["seat"] in seats) for happening in drawn)
    assert everybody["state"]["seed"]
    assert everybody["steps"][0]["line"] == {"kind": "started"}
    assert [step["seq"] for step in ada["steps"]] == [step["seq"] for step in everybody["steps"]]
    assert api(server, "GET", f"/replays/{finished.table}?seat=2").json()["code"] == "server-no-such-seat"
    assert api(server, "GET", f"/replays/{finished.table}?seat=6").status_code == 422


def replay(server: ServerProcess, seat: Seat, query: str) -> dict[str, Any]:
    answer = api(server, "GET", f"/replays/{seat.table}{query}")
    assert fits(server, answer, "/api/replays/{table_id}")
    assert answer.headers["content-encoding"] == "gzip"
    content: dict[str, Any] = answer.json()
    return content


def test_lists_have_the_settings_of_each_table(server: ServerProcess, finished: Seat) -> None:
    tribes = ["elf", "orc", "troll", "giant", "dwarf"]
    clock = {"kind": "bank", "seconds": 60, "increment": 5}
    seat = open_table(server, ["person", "person", "open"], listed=True, tribes=tribes, clock=clock)
    (shown,) = [table for table in api(server, "GET", "/lobby").json() if table["table"] == seat.table]
    assert {name: shown[name] for name in ("status", "players", "preset", "tribes", "clock", "free", "standings")} == {
        "status": "open",
        "players": 3,
        "preset": "english",
        "tribes": tribes,
        "clock": clock,
        "free": 2,
        "standings": [],
    }
    assert [chair["name"] for chair in shown["seats"]] == ["Ada", "", ""]
    (over,) = [table for table in api(server, "GET", "/replays").json() if table["table"] == finished.table]
    assert (over["tribes"], over["free"], len(over["standings"])) == ("random", 0, 2)


def test_simultaneous_requests_for_a_rematch_make_one_table(tmp_path: Path) -> None:
    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        tables = [Tables(store), Tables(store)]  # as two processes have them
        seats: list[SeatSetting] = [{"kind": "person"}] * 4
        settings = Created(4, "english", "random", {}, seats, {"kind": "none"}, listed=False)
        secrets: list[str] = []

        def sit_down(room: Room) -> list[Line]:
            joined, secret = seating.join(room, "Ada")
            secrets.append(secret)
            return [joined]

        table_id = (await tables[0].create(settings, sit_down)).table_id
        for _ in range(3):
            await tables[0].change(table_id, sit_down)
        await tables[0].change(table_id, lambda room: [seating.start(room, 0)])
        while (await tables[0].change(table_id, first_decision)).status == "running":
            pass
        requests = [
            play_again(tables[number % 2], Strangers(), table_id, secret, "") for number, secret in enumerate(secrets)
        ]
        new_seats = await asyncio.gather(*requests)
        assert [seat.seat for seat in new_seats] == [0, 1, 2, 3]
        assert {seat.table for seat in new_seats} == {rematch_id(table_id)}
        assert {summary.table_id for summary in await store.tables(["open", "over"])} == {
            table_id,
            rematch_id(table_id),
        }
        again, _ = await tables[0].past(rematch_id(table_id), 0)
        assert all(chair.is_person for chair in again.chairs)
        assert [again.seat_of(seat.secret) for seat in new_seats] == [0, 1, 2, 3]
        old, _ = await tables[0].past(table_id, 0)
        assert old.rematch == rematch_id(table_id)
        await store.close()

    asyncio.run(story())


def first_decision(room: Room) -> list[Line]:
    assert room.table is not None
    return [commands.decisions(room, room.seat_to_move or 0, legal_actions(room.table)[:1], "bot")]


def test_all_answers_carry_the_headers(server: ServerProcess, finished: Seat) -> None:
    table = open_table(server, ["person", "open"]).table
    paths = ["/health", "/metrics", "/openapi.json", "/api/lobby", "/nowhere", "/api/tables/nowhere", "/socket"]
    for path in [*paths, f"/api/replays/{table}", f"/api/replays/{finished.table}/game.ethnos"]:
        answer = http.get(server.url + path)
        assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS, path
    answer = http.post(f"{server.url}/api/tables", content=b"{")
    assert answer.status_code == 422
    assert "default-src 'self'" in answer.headers["content-security-policy"]


def test_a_game_file_is_a_download(server: ServerProcess, finished: Seat) -> None:
    answer = api(server, "GET", f"/replays/{finished.table}/game.ethnos")
    assert answer.headers["content-disposition"] == f'attachment; filename="{finished.table}.ethnos"'


def test_metrics_for_prometheus(server: ServerProcess) -> None:
    join(server, open_table(server, ["person", "open"]).table, "Grace")
    answer = http.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    figures: dict[str, float] = {}
    described: set[str] = set()
    for line in answer.text.splitlines():
        if comment := re.fullmatch(r"# (?:HELP (\w+) .+|TYPE (\w+) (?:gauge|counter|histogram))", line):
            described.add(comment[1] or comment[2])
        else:
            sample = re.fullmatch(r'(\w+)((?:\{\w+="[^"]+"(?:,\w+="[^"]+")*\})?) (\d+(?:\.\d+)?(?:e[-+]\d+)?)', line)
            assert sample is not None, line
            assert re.sub("_(bucket|sum|count)$", "", sample[1]) in described
            figures[sample[1] + sample[2]] = float(sample[3])
    assert figures["ethnos_entries_total"] > 0
    assert figures['ethnos_tables{status="open"}'] > 0
    assert answer.text.endswith("\n")


def test_health(server: ServerProcess) -> None:
    assert http.get(f"{server.url}/health").json() == {"ok": True, "database": True, "others": True, "bots": True}


def test_health_is_checked_by_storing_something(tmp_path: Path) -> None:
    database = database_in(tmp_path)
    path = database.removeprefix("sqlite:///")
    with serving(Settings(database=database)) as (address, _), closing(sqlite3.connect(path)) as file:
        assert http.get(f"{address}/health").json()["ok"]
        file.execute("ALTER TABLE leases RENAME TO lost")
        file.commit()
        time.sleep(KEPT_SECONDS)
        answer = http.get(f"{address}/health")
        assert (answer.status_code, answer.json()["ok"], answer.json()["database"]) == (503, False, False)


# --- Opening sockets ------------------------------------------------------------------------------------------


def address(server: ServerProcess) -> str:
    return server.url.replace("http", "ws") + "/socket"


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1"])
def test_foreign_pages_open_no_socket(server: ServerProcess, origin: str) -> None:
    async def knock() -> None:
        with pytest.raises(InvalidStatus) as refusal:
            async with open_socket(address(server), origin=origin):  # type: ignore[arg-type]
                pass
        assert refusal.value.response.status_code == 403

    asyncio.run(knock())


def test_own_pages_and_programs_open_a_socket(server: ServerProcess) -> None:
    async def knock() -> None:
        for origin in (server.url, None):
            async with open_socket(address(server), origin=origin) as socket:  # type: ignore[arg-type]
                await socket.send('{"type": "ping"}')
                assert await socket.recv() == '{"type":"bye","code":"server-say-hello","values":{}}'

    asyncio.run(knock())


@pytest.mark.parametrize(
    ("hello", "code"),
    [
        ({"protocol": 2}, "server-other-protocol"),
        ({"table": "nowhere"}, "error-NoSuchTable"),
        ({"secrets": ["wrong"]}, "server-wrong-secret"),
        ({"secrets": "wrong"}, "server-say-hello"),
    ],
)
def test_a_bad_hello_is_refused(server: ServerProcess, hello: dict[str, Any], code: str) -> None:
    table = open_table(server, ["person", "open"]).table

    async def greet() -> None:
        async with connect(server, table=table) as client:
            assert (await client.receive())["type"] == "welcome"
            assert (await client.ask(type="hello", protocol=1, table=table))["code"] == "server-hello-twice"
        async with open_socket(address(server)) as socket:
            await socket.send(jsonable({"type": "hello", "protocol": 1, "table": table} | hello))
            texts = [text async for text in socket]  # until it is closed
            bye = json.loads(texts[-1])
            assert (bye["type"], bye["code"]) == ("bye", code)
            assert default_texts()(code, **bye["values"])

    asyncio.run(greet())


def jsonable(message: dict[str, Any]) -> str:
    return httpx.Request("POST", "http://x", json=message).content.decode()


def test_too_long_and_too_many_messages_end_a_socket(server: ServerProcess) -> None:
    table = open_table(server, ["person", "open"]).table

    async def talk() -> None:
        async with seated(server, table=table) as player:
            await player.socket.send("x" * MESSAGE_BYTES)
            assert (await player.receive())["code"] == "server-bad-message"
            await player.socket.send("x" * (MESSAGE_BYTES + 1))
            with pytest.raises(ConnectionClosed) as end:
                await player.receive()
            assert end.value.rcvd is not None
            assert end.value.rcvd.code == 1009
        async with seated(server, table=table) as player:
            for _ in range(int(MESSAGES_AT_ONCE) * 2):
                await player.send(type="ping")
            assert (await player.hear("bye"))["code"] == "server-too-many-messages"

    asyncio.run(talk())


def test_the_tables_and_sockets_of_an_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ETHNOS_SOCKETS_AN_ADDRESS", "5")
    monkeypatch.setenv("ETHNOS_TABLES_A_MINUTE", "0.01")  # so few that a slow machine makes no difference

    async def knock(server: ServerProcess, table: str) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(5):
                await stack.enter_async_context(seated(server, table=table))
            with pytest.raises(InvalidStatus):
                await stack.enter_async_context(seated(server, table=table))
        async with seated(server, table=table):  # the others are closed
            pass

    with ServerProcess(database_in(tmp_path)) as server:
        tables = [open_table(server, ["person", "open"]).table for _ in range(int(TABLES_AT_ONCE))]
        answers = [api(server, "POST", "/tables", **TWO) for _ in range(20)]
        refused = next(answer for answer in answers if answer.status_code != 201)
        assert (refused.status_code, refused.json()) == (429, {"code": "server-too-many-tables", "values": {}})
        assert fits(server, refused, "/api/tables")
        join(server, tables[0], "Ben")
        asyncio.run(knock(server, tables[0]))


def test_the_joins_of_an_address_are_limited() -> None:
    async def story() -> None:
        limits = Limits()
        for _ in range(int(JOINS_AT_ONCE)):
            await limits.join_table("2001:db8::1")
        with pytest.raises(TooMuch, check=lambda refusal: refusal.code == "server-too-many-joins"):
            await limits.join_table("2001:db8::2")
        await limits.join_table("2001:db8:0:1::1")

    asyncio.run(story())


def test_one_network_counts_as_one_address() -> None:
    assert network_of("2001:db8:1:2:3:4:5:6") == network_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert network_of("192.0.2.7") == network_of("::ffff:192.0.2.7") == "192.0.2.7"
    assert network_of("") == ""


def test_every_setting_with_a_flag_is_an_option_of_the_command() -> None:
    result = CliRunner().invoke(app, ["serve", "--help"], env={"COLUMNS": "400"})
    shown = " ".join(result.stdout.split())
    for name, flag in Settings.flags().items():
        assert f"{flag.name} " in shown
        assert f"[env var: ETHNOS_{name.upper()}]" in shown
        default = Settings.model_fields[name].default
        assert default == "" or f"[default: ({default if isinstance(default, str) else f'{default:g}'})]" in shown, name
    assert f"after the first {TABLES_AT_ONCE:.0f}" in default_texts()("serve-tables")


def test_an_option_reaches_the_server(tmp_path: Path) -> None:
    async def knock(server: ServerProcess, table: str) -> None:
        async with seated(server, table=table), seated(server, table=table):
            with pytest.raises(InvalidStatus):
                async with seated(server, table=table):
                    pass

    with ServerProcess(database_in(tmp_path), "--sockets", "2") as server:
        asyncio.run(knock(server, open_table(server, ["person", "open"]).table))


# --- Texts ----------------------------------------------------------------------------------------------------


PREFIXES = {"NotNow": "server-", "TooMuch": "server-", "Forbidden": "server-", "BadFile": "server-file-"}
"""The prefixes of the codes of these refusals."""


def codes() -> Iterator[str]:
    """Every code in the sources of the server."""
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PREFIXES:
                (argument,) = node.args
                assert isinstance(argument, ast.Constant), f"{path}:{node.lineno}"
                yield PREFIXES[node.func.id] + str(argument.value)
            if isinstance(node, ast.Constant) and re.fullmatch(r"server(-[a-z]+)+", str(node.value)):
                yield str(node.value)


def test_every_code_has_a_text_and_every_text_a_code() -> None:
    catalogue = SOURCE.parent / "locale" / "en" / "server.ftl"
    texts = set(re.findall(r"^(server-[a-z-]+) =", catalogue.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(codes()) == texts
