"""Bad input is refused without revealing or changing anything; what people write is never interpreted."""

import asyncio
import contextlib
import json
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import InvalidStatus

from bench.hostile import (
    A_CONNECTION,
    CODES,
    LEAKS,
    MARK,
    Frame,
    Scene,
    Tally,
    Watched,
    a_game,
    attack,
    complaints,
    contents,
    flood,
    last_words,
    let_in,
    storm,
    wrong_in,
)
from ethnos.base.plain import from_json
from ethnos.server.api.client import Client
from ethnos.server.api.tables import settings_of
from ethnos.server.hosting.bot_pool import BotPool
from ethnos.server.hosting.limits import MESSAGE_BYTES, SOCKETS_AN_ADDRESS, TABLES_AT_ONCE, Limits
from ethnos.server.protocol.requests import TableIn
from ethnos.server.protocol.validation import read_message
from ethnos.server.rooms.checks import NAME_LENGTH
from ethnos.server.rooms.commands import TEXT_LENGTH
from ethnos.server.rooms.presence import Presence
from ethnos.server.rooms.tables import Tables
from ethnos.server.sockets import LimitedSocket
from ethnos.server.storage.database_store import DatabaseStore
from harness import http
from harness.live import ServerProcess, api, connect, database_in, open_socket, open_table
from tests.server.in_process import server_in_process

MARKUP = '<script>alert("x")</script> & \u202e\u2066\x00\x1b[31m\r\n\t{{7*7}} é'
TABLE: dict[str, Any] = {"name": "Ada", "seats": [{"kind": "person"}, {"kind": "open"}]}
MANY = "2000"
"""Sockets of one address: it may then send thousands of messages without a pause."""
Work = Callable[[Scene], Coroutine[Any, Any, None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Watched]:
    """A server that has logged no errors when it stops."""
    with Watched(database_in(tmp_path_factory.mktemp("hostile")), "--sockets", MANY) as running:
        yield running
    assert complaints(running) == []


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Watched]:
    """A server for one test, whose limits no other test uses up."""
    with Watched(database_in(tmp_path)) as running:
        yield running
    assert complaints(running) == []


def besiege(server: ServerProcess, work: Work) -> None:
    """Run something during a game, and check that it leaves the database unchanged."""

    async def run() -> None:
        async with a_game(server) as scene:
            tables = {scene.seats[0].table, scene.elsewhere.table}

            def stored() -> tuple[list[tuple[Any, ...]], set[str]]:
                """The entries of the game's tables, and the ids of all."""
                return [row for row in contents(server.database) if row[0] in tables], tables_in(server.database)

            before = stored()
            assert before[0]
            await work(scene)
            assert stored() == before

    asyncio.run(run())


# --- Messages -------------------------------------------------------------------------------------------------


def test_thousands_of_hostile_messages_change_nothing(server: Watched) -> None:
    tallies: list[Tally] = []

    async def work(scene: Scene) -> None:
        tallies.append(await storm(scene, 2500, seed=7))

    besiege(server, work)
    assert tallies[0].wrong == []
    assert tallies[0].messages >= 2500
    assert {"server-bad-message", "server-not-your-seat", "refusal-not-in-hand"} <= set(tallies[0].answers)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text() | st.sampled_from(["move", "hello", "seat"]),
    lambda part: st.lists(part, max_size=4) | st.dictionaries(st.text() | st.just("type"), part, max_size=4),
    max_leaves=12,
)
ATTACK_SECONDS = 600
"""More than one attack takes on a busy machine."""
BUSY = [HealthCheck.too_slow, HealthCheck.data_too_large]
"""Failures that a busy machine would cause, and not the test."""
TYPES = ["hello", "move", "preview", "start", "answer", "seat_bot", "react"]
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional=dict.fromkeys(("seat", "id", "move", "protocol", "table", "secrets", "at", "level", "yes"), JSON),
)
FRAMES = st.binary(max_size=300) | st.text(max_size=300) | (JSON | NEARLY).map(json.dumps)


def test_no_message_that_hypothesis_finds_is_accepted(server: Watched) -> None:
    async def work(scene: Scene) -> None:
        loop, tally = asyncio.get_running_loop(), Tally()

        @settings(max_examples=25, deadline=None, database=None, derandomize=True, suppress_health_check=BUSY)
        @given(st.lists(FRAMES, min_size=A_CONNECTION // 2, max_size=A_CONNECTION), st.integers(0, 2))
        def send(frames: list[Frame], role: int) -> None:
            invalid = [frame for frame in frames if not scene.would_do_something(role, frame)]
            asyncio.run_coroutine_threadsafe(attack(scene, role, invalid, tally), loop).result(ATTACK_SECONDS)
            assert tally.wrong == []

        await asyncio.to_thread(send)
        assert tally.messages > 500

    besiege(server, work)


REFUSED: dict[Frame, str] = {
    '{"type":"ping","id":"\\ud800"}': "server-bad-message",
    '{"type":"ping","<zqx>":1}': "server-bad-message",
    '{"type":"react","seat":"0","reaction":"wow"}': "server-bad-message",
    '{"type":"react","seat":false,"reaction":"wow"}': "server-bad-message",
    '{"type":"react","seat":0.0,"reaction":"wow"}': "server-bad-message",
    '{"type":"pause","seat":0,"seat":1}': "server-not-your-seat",
    '{"type":"move","id":"<b>","seat":0,"move":{"kind":"recruit"}}': "server-bad-message",
    '{"type":"move","id":"a","seat":0,"move":{"kind":"recruit","card":"<zqx>"}}': "server-bad-message",
    '{"type":"move","id":"a","seat":1,"move":{"kind":"recruit"}}': "server-not-your-seat",
    '{"type":"move","id":"a","seat":0,"move":{"kind":"show_skeletons"}}': "refusal-not-ten-skeletons",
    '{"type":"start","seat":0}': "server-already-started",
    '{"type":"say","seat":1,"text":"hello"}': "server-not-your-seat",
    '{"type":"say","seat":0,"text":"\\u202e\\u0000"}': "server-empty-text",
    '{"type":"hello","protocol":1,"table":"x"}': "server-hello-twice",
    "[" * (MESSAGE_BYTES - 1): "server-bad-message",
    "": "server-bad-message",
    b"": "server-bad-message",
    b'{"type":"pause","seat":0}': "server-bad-message",
}


def test_a_refusal_says_why(server: Watched) -> None:
    async def work(scene: Scene) -> None:
        async with open_socket(scene.address) as socket:
            await let_in(scene, socket, 0)
            for frame, code in REFUSED.items():
                await socket.send(frame)
                answer = await asyncio.wait_for(socket.recv(), 30)
                assert wrong_in(answer) == ""
                assert json.loads(answer)["code"] == code, frame

    besiege(server, work)


def test_strangers_are_not_let_in(server: Watched) -> None:
    tally = Tally()

    async def work(scene: Scene) -> None:
        hello, secret = scene.greeting(0), scene.seats[0].secret
        for wrong in (
            {"protocol": 0},
            {"protocol": 2},
            {"secrets": [scene.elsewhere.secret]},
            {"secrets": [secret[:-1]]},
            {"table": scene.elsewhere.table, "secrets": [secret]},
            {"table": "../" + MARK},
            {"type": "ping"},
        ):
            await last_words(scene, json.dumps(hello | wrong), False, tally)

    besiege(server, work)
    assert tally.wrong == []
    codes = {"server-other-protocol": 2, "server-wrong-secret": 3, "error-NoSuchTable": 1, "closed with 1000": 7}
    assert codes.items() <= tally.answers.items()


def test_internal_errors_are_logged_and_not_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fail(_client: Client, _message: object) -> None:
        raise RuntimeError("a secret")

    async def run() -> list[dict[str, Any]]:
        store = await DatabaseStore.open(database_in(tmp_path))
        tables = Tables(store)
        room = await tables.create(settings_of(from_json(TableIn, TABLE)), lambda _room: [])
        hello = {"type": "hello", "protocol": 1, "table": room.table_id}
        received: list[dict[str, Any]] = [
            {"type": "websocket.receive", "text": json.dumps(message)} for message in (hello, {"type": "ping"})
        ]
        sent: list[dict[str, Any]] = []

        async def receive() -> Any:
            return received.pop(0)

        async def send(message: Any) -> None:
            sent.append(message)

        bot_pool = BotPool(1)
        await Client(LimitedSocket(receive, send, Limits(), ""), read_message, tables, Presence(tables), bot_pool).run()
        bot_pool.close()
        await store.close()
        return sent

    monkeypatch.setattr(Client, "_act", fail)
    *_, last, closed = asyncio.run(run())
    assert json.loads(last["text"]) == {"type": "bye", "code": "server-failed", "values": {}}
    assert closed["type"] == "websocket.close"
    assert "a secret" in caplog.text
    assert "server-failed" in CODES


# --- Limits ---------------------------------------------------------------------------------------------------


def test_too_long_and_too_many_messages_end_a_connection(server: Watched) -> None:
    tally = Tally()

    async def work(scene: Scene) -> None:
        await last_words(scene, "x" * (MESSAGE_BYTES + 1), True, tally)
        await last_words(scene, b"\xff", True, tally, text=True)
        await flood(scene, tally)

    besiege(server, work)
    assert tally.wrong == []
    assert {
        "closed with 1009": 1,
        "closed with 1007": 1,
        "server-too-many-messages": 1,
    }.items() <= tally.answers.items()


def test_the_sockets_of_an_address_are_limited(own_server: Watched) -> None:
    async def run() -> None:
        address = own_server.url.replace("http", "ws") + "/socket"
        async with contextlib.AsyncExitStack() as stack:
            for _ in range(SOCKETS_AN_ADDRESS):
                await stack.enter_async_context(open_socket(address))
            with pytest.raises(InvalidStatus, match="403"):
                await stack.enter_async_context(open_socket(address))
        async with open_socket(address):
            pass

    asyncio.run(run())


def test_the_tables_of_an_address_are_limited(own_server: Watched) -> None:
    most = int(TABLES_AT_ONCE)
    answers = [api(own_server, "POST", "/tables", **TABLE) for _ in range(most + 5)]
    assert [answer.status_code for answer in answers[:most]] == [201] * most
    assert answers[-1].status_code == 429
    assert answers[-1].json() == {"code": "server-too-many-tables", "values": {}}


@pytest.mark.parametrize("origin", ["http://[", "http://evil.example", "null"])
def test_foreign_pages_open_no_socket(server: Watched, origin: str) -> None:
    async def run() -> None:
        with pytest.raises(InvalidStatus, match="403"):
            await open_socket(server.url.replace("http", "ws") + "/socket", additional_headers={"Origin": origin})

    asyncio.run(run())


# --- Requests -------------------------------------------------------------------------------------------------


def tables_in(database: str) -> set[str]:
    """The ids of all tables. Their entries may grow: people of earlier tests are marked as away after a while."""
    return {str(row[0]) for row in contents(database)}


@pytest.mark.parametrize(
    ("body", "status"),
    [
        (TABLE | {"options": {"self": "x"}}, 409),
        (TABLE | {"options": {MARK: "x"}}, 409),
        (TABLE | {"options": {MARK: 1}}, 422),
        (TABLE | {"preset": MARK}, 409),
        (TABLE | {"tribes": [MARK]}, 409),
        (TABLE | {"tribes": [[MARK]]}, 422),
        (TABLE | {MARK: 1}, 422),
        (TABLE | {"listed": "yes"}, 422),
        (TABLE | {"name": "\ud800"}, 422),
        (TABLE | {"\ud800": 1}, 422),
        (TABLE | {"name": " \u202e\x00 "}, 409),
        (TABLE | {"name": "x" * 1000}, 422),
        (TABLE | {"clock": {"kind": "bank", "seconds": float("nan")}}, 422),
        (TABLE | {"clock": {"kind": "bank", "seconds": 1e400}}, 422),
        (TABLE | {"clock": {"kind": "bank", "seconds": 0}}, 409),
        (TABLE | {"seats": [{"kind": "bot", "level": MARK}] * 2}, 409),
        (TABLE | {"seats": [{"kind": "person"}] * 7}, 422),
        (b"\xff\xfe", 422),
        (b"[" * 10_000, 422),
        (b'{"name": ' + b"9" * 10_000 + b"}", 422),
        (b"", 422),
        (b" " * (MESSAGE_BYTES + 1), 413),
    ],
)
def test_a_bad_request_is_refused(server: Watched, body: dict[str, Any] | bytes, status: int) -> None:
    before = tables_in(server.database)
    sent = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = http.post(f"{server.url}/api/tables", content=sent, headers={"Content-Type": "application/json"})
    assert answer.status_code == status
    assert answer.json()["code"] in CODES
    assert MARK not in answer.text
    assert not LEAKS.search(answer.text)
    assert tables_in(server.database) == before


KEY = "k" * 32


@pytest.mark.parametrize("odd", ["\0", "a\0b", "\x7f\u202e", "x" * 63 + "\0", "\ud800"])
def test_text_that_no_database_holds_is_refused_everywhere(database: str, odd: str) -> None:
    path = quote(odd, errors="surrogatepass")
    keys = {"p256dh": "p" * 87, "auth": "a" * 22}
    requests: list[tuple[str, str, dict[str, Any] | None]] = [
        ("GET", f"/tables/{path}", None),
        ("POST", f"/tables/{path}/seats", {"name": "Ada"}),
        ("POST", f"/tables/{path}/rematch", {"secret": odd}),
        ("GET", f"/replays/{path}", None),
        ("POST", f"/replays/{path}/continue", {"name": odd, "seq": 10**30, "seat": 0, "level": odd}),
        ("GET", f"/replays/{path}/game.ethnos", None),
        ("GET", f"/replays/{path}/analysis", None),
        ("GET", f"/lessons/{path}", None),
        ("POST", "/games", {"tables": [odd]}),
        ("POST", "/replays", {"text": odd}),
        ("POST", "/tables", TABLE | {"name": odd}),
        ("POST", "/people", {"key": KEY, "language": odd[:16]}),
        ("POST", "/people/me", {"key": KEY[:-1] + odd[-1]}),
        ("POST", "/people/seats", {"key": KEY, "seats": [{"table": odd, "secret": "s"}]}),
        ("POST", "/people/seats/drop", {"key": KEY, "table": odd}),
        ("POST", "/people/arrive/look", {"code": "c" * 20 + odd}),
        ("POST", "/people/arrive", {"code": "c" * 20 + odd}),
        ("POST", "/people/mail", {"key": KEY, "address": f"{odd}@example.org"}),
        ("POST", "/people/confirm", {"token": "t" * 20 + odd}),
        ("POST", f"/people/unsubscribe/{path}", None),
        ("POST", "/people/push", {"key": KEY, "endpoint": odd, "keys": keys}),
        ("POST", "/people/push/stop", {"key": KEY, "endpoint": odd}),
        ("POST", "/people/forget", {"key": KEY[:-1] + odd[-1]}),
    ]
    with server_in_process(database) as server:
        for method, address, body in requests:
            sent = json.dumps(body) if body else None
            kind = {"Content-Type": "application/json"} if body else {}
            answer = http.request(method, f"{server.url}/api{address}", content=sent, headers=kind)
            assert answer.status_code < 500, (address, answer.text)
            assert answer.status_code < 300 or answer.json()["code"] in CODES
        assert http.get(f"{server.url}/health").status_code == 200


@pytest.mark.parametrize("kind", ["text/plain", "application/x-www-form-urlencoded", "", "application/jsonp"])
def test_requests_that_a_foreign_page_can_send_without_preflight_are_refused(server: Watched, kind: str) -> None:
    before = tables_in(server.database)
    body = json.dumps(TABLE).encode()
    answer = http.post(f"{server.url}/api/tables", content=body, headers={"Content-Type": kind} if kind else {})
    assert (answer.status_code, answer.json()["code"]) == (422, "server-bad-message")
    assert tables_in(server.database) == before


def test_a_body_without_a_length_is_cut_off(server: Watched) -> None:
    pieces = (b" " * 1000 for _ in range(100))
    answer = http.post(f"{server.url}/api/tables", content=pieces, headers={"Content-Type": "application/json"})
    assert answer.status_code == 413
    assert answer.json() == {"code": "server-message-too-long", "values": {}}


@pytest.mark.parametrize("table", [MARK, "%00", "%ff%fe", "'%20OR%201=1--", "x" * 5000, "..%2f..%2fetc", "%E2%80%AE"])
@pytest.mark.parametrize("path", ["tables/{}", "replays/{}", "replays/{}/game.ethnos"])
def test_there_is_no_such_table(server: Watched, path: str, table: str) -> None:
    answer = http.get(f"{server.url}/api/{path.format(table)}")
    assert answer.status_code == 404
    assert MARK not in answer.text
    assert not LEAKS.search(answer.text)


# --- What people write ----------------------------------------------------------------------------------------


def test_names_and_chat_are_data(server: Watched) -> None:
    async def run() -> None:
        ada = open_table(server, ["person", "open"], name=MARKUP, listed=True)
        async with connect(server, ada) as player, connect(server, table=ada.table) as spectator:
            name = (await player.hear("welcome"))["state"]["chairs"][0]["name"]
            await player.send(type="say", seat=0, text=MARKUP * 10)
            said = (await player.hear("update"))["line"]
            await spectator.send(type="say", name="\u202eBob\x00", text="x" * 4 * TEXT_LENGTH)
            other = (await player.hear("update"))["line"]
            await spectator.send(type="say", name="Bob", text="x" * (4 * TEXT_LENGTH + 1))
            assert (await spectator.hear("refused"))["code"] == "server-bad-message"
        assert name == MARKUP[:NAME_LENGTH]
        assert said["name"] == name
        assert said["text"].startswith('<script>alert("x")</script> & [31m {{7*7}} é<script>')
        assert len(said["text"]) <= TEXT_LENGTH
        assert said["text"].isprintable()
        assert (other["name"], other["text"]) == ("Bob", "x" * TEXT_LENGTH)

    asyncio.run(run())


def test_no_answer_is_interpreted_as_a_page(server: Watched) -> None:
    open_table(server, ["person", "open"], name="<b>Ada</b>", listed=True)
    answer = http.get(f"{server.url}/api/lobby")
    assert "<b>Ada</b>" in answer.text
    assert answer.headers["content-type"] == "application/json"
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
