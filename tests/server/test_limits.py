"""Every limit that keeps one address from stalling the others, with real sockets."""

import asyncio
import contextlib
import json
import re
import socket
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol
from websockets.exceptions import InvalidStatus

from ethnos.game.game import Game
from ethnos.game.gamefiles import write_game
from ethnos.server.hosting import connections
from ethnos.server.hosting import limits as limits_module
from ethnos.server.hosting.bot_pool import FOR_OTHERS, FairQueue
from ethnos.server.hosting.connections import BoundedHttp, BoundedRequests, Connections, FrameCount
from ethnos.server.hosting.limits import FRAMES_AT_ONCE, REQUEST_BYTES, RESERVED_HANDLES, Limits
from ethnos.server.hosting.settings import Settings
from harness import http
from harness.live import Seat, ServerProcess, database_in, open_socket, open_table, seated, with_few_handles
from harness.patience import PATIENCE_SECONDS
from harness.raw import CONTINUATION, ELSEWHERE, PING, TEXT, Raw, frame
from tests.server.in_process import serving

SOON = 2.0
"""Seconds that a request may take where this limit is tested."""
VIOLATION = b"\x88\x02\x03\xf0"
"""A close frame with 1008."""


class WithoutHttptools(BoundedRequests, H11Protocol):
    """The parser of an installation without the extra for hosting."""


PARSERS = pytest.mark.parametrize("parser", [BoundedHttp, WithoutHttptools])


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """The address of a server with the usual limits."""
    with serving(Settings(database=database_in(tmp_path))) as (address, _):
        yield address


def refused(address: str, reason: str) -> int:
    """How often requests were refused for this reason, from the metrics."""
    match = re.search(
        rf'^ethnos_refused_total{{.*limit="{reason}".*}} (\S+)$', http.get(f"{address}/metrics").text, re.MULTILINE
    )
    assert match
    return int(float(match[1]))


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Requests have to arrive within ``SOON`` seconds, or at most twice that."""
    monkeypatch.setattr(Connections, "patience", SOON)


async def until(holds: Callable[[], bool]) -> None:
    """Let other tasks run until a condition holds."""
    async with asyncio.timeout(PATIENCE_SECONDS):
        while not holds():
            await asyncio.sleep(0)


def server_and_seat(address: str) -> tuple[ServerProcess, Seat]:
    """The server for the clients of the harness, and a seat there."""
    server = ServerProcess("")
    server.url = address
    return server, open_table(server, ["person", "novice"])


# --- Requests -------------------------------------------------------------------------------------------------


@PARSERS
def test_the_length_of_a_request_is_limited(tmp_path: Path, parser: type) -> None:
    with serving(Settings(database=database_in(tmp_path)), http=parser) as (address, _):
        with Raw(address) as raw:
            raw.send(raw.request("/health")[:-2])
            for _ in range(REQUEST_BYTES // 18 + 1):
                raw.send(b"X-More: and more\r\n")
            assert not raw.rest().startswith(b"HTTP/1.1 200 ")
        if parser is BoundedHttp:  # the other one has a bound for heads itself
            assert refused(address, "long_request") == 1
        with Raw(address) as raw:
            raw.send(raw.request("/health", "X-Long: " + "x" * 50_000, "Connection: close"))
            assert raw.rest().startswith(b"HTTP/1.1 200 ")


@PARSERS
@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{",
    ],
)
@pytest.mark.usefixtures("in_a_hurry")
def test_the_time_to_send_a_request_is_limited(tmp_path: Path, parser: type, sent: bytes) -> None:
    with serving(Settings(database=database_in(tmp_path)), http=parser) as (address, _):
        with Raw(address) as raw:
            raw.send(sent)
            assert raw.rest() == b""
        assert refused(address, "slow_request") == 1


@PARSERS
@pytest.mark.usefixtures("in_a_hurry")
def test_a_connection_serves_many_requests(tmp_path: Path, parser: type) -> None:
    with serving(Settings(database=database_in(tmp_path)), http=parser) as (address, _):
        with httpx.Client(base_url=address, timeout=PATIENCE_SECONDS) as client:
            assert client.get("/health").status_code == 200
            time.sleep(2 * SOON)
            assert client.get("/health").status_code == 200
        with Raw(address) as raw:  # the second request has to arrive soon as well
            raw.send(raw.request("/health"))
            raw.receive_until(b"}")
            raw.send(b"GET")
            raw.rest()
        assert refused(address, "slow_request") == 1


@pytest.mark.usefixtures("in_a_hurry")
def test_a_socket_stays_open(tmp_path: Path) -> None:
    async def story(server: ServerProcess, seat: Seat) -> None:
        async with seated(server, seat) as ada:
            await asyncio.sleep(3 * SOON)
            assert (await ada.ask(type="ping"))["type"] == "pong"

    with serving(Settings(database=database_in(tmp_path))) as (address, _):
        server, seat = server_and_seat(address)
        asyncio.run(story(server, seat))
        assert refused(address, "slow_request") == 0


def test_the_requests_of_an_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "REQUESTS_A_SOCKET", 0.01)
    monkeypatch.setattr(limits_module, "SECONDS_AT_ONCE", 1000.0)
    with serving(Settings(database=database_in(tmp_path), sockets_an_address=1)) as (address, app):
        transport = httpx.HTTPTransport(local_address=ELSEWHERE)
        with httpx.Client(base_url=address, transport=transport, timeout=PATIENCE_SECONDS) as client:
            answers = [client.get("/api/choices") for _ in range(12)]
        assert answers[0].status_code == 200
        last = answers[-1]
        assert (last.status_code, last.json()["code"]) == (429, "server-too-many-requests")
        assert last.headers["connection"] == "close"
        assert last.headers["x-content-type-options"] == "nosniff"
        assert app.state.limits.refused["requests"] == [answer.status_code for answer in answers].count(429)
        assert http.get(f"{address}/health").status_code == 200  # another address


def test_the_replays_for_an_address_are_limited(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "REPLAYS_AT_ONCE", 2.0)
    monkeypatch.setattr(limits_module, "REPLAYS_A_MINUTE", 0.01)
    game = Game.new(2, seed=4)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    with serving(Settings(database=database_in(tmp_path))) as (address, _):
        table = http.post(f"{address}/api/replays", json={"text": write_game(game)}).json()["table"]
        paths = (f"/api/replays/{table}", f"/api/replays/{table}/game.ethnos", f"/api/replays/{table}/analysis")
        assert [http.get(address + path).status_code for path in paths] == [200, 200, 429]
        assert http.get(address + paths[0]).json()["code"] == "server-too-many-replays"
        for path in paths:  # the limit counts before anything is read
            assert http.get(address + path.replace(table, "nowhere")).status_code == 429
        assert refused(address, "replays") == 5


def test_only_a_trusted_proxy_says_for_whom_it_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The header of any other peer is ignored: it would get around every limit, or use up somebody else's."""
    monkeypatch.setattr(limits_module, "TABLES_AT_ONCE", 2.0)
    table = {"name": "Ada", "seats": [{"kind": "person"}, {"kind": "open"}]}

    async def sockets(address: str, local: str) -> int:
        """How many sockets are open at once that name an address each."""
        url, opened = f"{address.replace('http', 'ws')}/socket", 0
        async with contextlib.AsyncExitStack() as stack:
            for number in range(3):
                headers = {"X-Forwarded-For": f"192.0.2.{number}"}
                socket = open_socket(url, local_addr=(local, 0), additional_headers=headers)
                with contextlib.suppress(InvalidStatus):
                    await stack.enter_async_context(socket)
                    opened += 1
        return opened

    with serving(Settings(database=database_in(tmp_path), sockets_an_address=1, tables_a_minute=0.01)) as (address, _):
        for local, created, opened in ((ELSEWHERE, [201, 201, 429, 429], 1), ("127.0.0.1", [201] * 4, 3)):
            transport = httpx.HTTPTransport(local_address=local)
            with httpx.Client(base_url=address, transport=transport, timeout=PATIENCE_SECONDS) as client:
                headers = [{"X-Forwarded-For": f"192.0.2.{number}"} for number in range(4)]
                answers = [client.post("/api/tables", json=table, headers=header) for header in headers]
            assert [answer.status_code for answer in answers] == created
            assert asyncio.run(sockets(address, local)) == opened


# --- Sockets --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("first", "repeated"),
    [(frame(TEXT, final=False), frame(CONTINUATION, final=False)), (b"", frame(PING, b"x")), (b"", frame(TEXT, b"{}"))],
)
def test_the_frames_of_a_socket_are_limited(server: str, first: bytes, repeated: bytes) -> None:
    with Raw(server) as raw:
        assert b" 101 " in raw.upgrade()
        raw.send(first + repeated * (10 * int(FRAMES_AT_ONCE)))
        assert raw.rest().endswith(VIOLATION)
    assert refused(server, "frames") == 1


def test_a_message_may_come_in_pieces(server: str) -> None:
    _, seat = server_and_seat(server)
    hello = json.dumps({"type": "hello", "protocol": 1, "table": seat.table, "secrets": [seat.secret]}).encode()
    with Raw(server) as raw:
        raw.upgrade()
        raw.send(frame(TEXT, final=False))
        for at in range(0, len(hello), 20):
            raw.send(frame(CONTINUATION, hello[at : at + 20], final=False))
        raw.send(frame(CONTINUATION))
        assert b'"type":"welcome"' in raw.receive_until(b'"type":"welcome"')


def test_frames_are_counted_however_they_are_split(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connections, "frame_bucket", lambda: limits_module.Bucket(0.0, 4.0))
    long = b"\x81\xfe\x01\x00" + bytes(4) + b"\xff" * 256
    huge = b"\x82\xff" + (70_000).to_bytes(8, "big") + bytes(4) + b"\xff" * 70_000
    unmasked = b"\x81\x03abc"
    sent = frame(TEXT, b"abc") + long + huge + unmasked
    for size in (1, 7, 4096, len(sent)):
        count = FrameCount()
        assert all(count.allows(sent[at : at + size]) for at in range(0, len(sent), size))
        assert not count.allows(frame(PING))


def test_messages_of_a_busy_address_wait(tmp_path: Path) -> None:
    most = int(limits_module.SECONDS_AT_ONCE * limits_module.MESSAGES_A_SOCKET)

    async def story(address: str) -> None:
        server, seat = server_and_seat(address)
        async with seated(server, seat) as ada:
            begin = time.monotonic()
            for _ in range(most + 1):
                assert (await ada.ask(type="ping"))["type"] == "pong"
            assert time.monotonic() - begin > 1.0  # only the last message had to wait

    with serving(Settings(database=database_in(tmp_path), sockets_an_address=1)) as (address, _):
        asyncio.run(story(address))


def test_missed_entries_are_sent_at_a_limited_rate(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits_module, "ENTRIES_AT_ONCE", 2.0)
    monkeypatch.setattr(limits_module, "ENTRIES_A_SECOND", 2.0)

    async def story(address: str) -> None:
        server, seat = server_and_seat(address)
        async with seated(server, seat) as ada:
            for _ in range(4):
                await ada.send(type="react", seat=seat.seat, reaction="thanks")
                await ada.hear("update")
            last = ada.last
        begin = time.monotonic()
        async with seated(server, seat, last=last) as ada:
            assert ada.messages[0]["missed"] == []
        async with seated(server, seat, last=1) as ada:
            assert len(ada.messages[0]["missed"]) == last - 1
        assert time.monotonic() - begin > (last - 1 - 2) / 2.0 - 0.1

    with serving(Settings(database=database_in(tmp_path))) as (address, _):
        asyncio.run(story(address))


def test_computing_time_is_shared() -> None:
    limits, allowed = Limits(), limits_module.COMPUTING_SECONDS_AT_ONCE

    async def story() -> None:
        limits.computed("192.0.2.1", allowed + 0.1)
        begin = time.monotonic()
        await limits.may_compute("192.0.2.2")
        assert limits._computed.owe("192.0.2.1", 0.0) > 0.0
        await limits.may_compute("192.0.2.1")
        assert time.monotonic() - begin > 0.1

    asyncio.run(story())


# --- Connections ----------------------------------------------------------------------------------------------


@contextlib.contextmanager
def open_connections(address: str, number: int, most: int) -> Iterator[int]:
    """Open ``number`` connections and wait until at most ``most`` are left; yields how many are."""
    with contextlib.ExitStack() as stack:
        raws = [stack.enter_context(Raw(address)) for _ in range(number)]
        for raw in raws:
            raw.socket.settimeout(0.01)
        deadline = time.monotonic() + PATIENCE_SECONDS
        while len(raws) > most and time.monotonic() < deadline:
            raws = [raw for raw in raws if _is_open(raw)]
        yield sum(map(_is_open, raws))


def _is_open(raw: Raw) -> bool:
    try:
        return raw.receive() != b""
    except TimeoutError:
        return True


def test_connections_leave_file_handles_free(tmp_path: Path) -> None:
    handles = RESERVED_HANDLES + 60
    with ServerProcess(database_in(tmp_path), python=with_few_handles(tmp_path, handles)) as server:
        metrics = http.get(f"{server.url}/metrics").text
        assert re.search("^ethnos_connections_most 60.0$", metrics, re.MULTILINE)
        with open_connections(server.url, 300, 60) as left:
            assert left <= 60
        assert open_table(server, ["person", "novice"])
        assert refused(server.url, "connections") >= 240


def test_clients_that_do_not_read_are_disconnected() -> None:
    async def story() -> None:
        limits = Limits()
        connections = Connections(limits)
        connections.patience = 0.2
        loop = asyncio.get_running_loop()
        closed = loop.create_future()

        class Sender(asyncio.Protocol):
            def connection_made(self, transport: asyncio.BaseTransport) -> None:
                assert isinstance(transport, asyncio.WriteTransport)
                assert connections.admit(transport)
                transport.write(bytes(20_000_000))
                transport.close()  # waits until everything has been read

            def connection_lost(self, exc: Exception | None) -> None:
                closed.set_result(exc)

        serving = await loop.create_server(Sender, "127.0.0.1", 0)
        with socket.create_connection(serving.sockets[0].getsockname()):
            dropping = asyncio.create_task(connections.end_stuck())
            await asyncio.wait_for(closed, PATIENCE_SECONDS)
            dropping.cancel()
        assert limits.refused["unread"] == 1
        serving.close()

    asyncio.run(story())


# --- Bots -----------------------------------------------------------------------------------------------------


def test_bots_take_turns() -> None:
    """Tables with people first, networks in turn, and every fourth turn for a table without people."""
    people = {"a1": ["net a"], "a2": ["net a"], "a3": ["net a"], "b1": ["net b"]}
    order: list[str] = []

    async def compute(queue: FairQueue, table: str) -> None:
        async with queue.turn(table):
            order.append(table)
            await asyncio.sleep(0)

    async def story() -> None:
        queue = FairQueue(1, lambda table: people.get(table, []))
        async with queue.turn("first"):
            tasks = [asyncio.create_task(compute(queue, table)) for table in ("n1", "n2", "a1", "a2", "a3", "b1")]
            await until(lambda: queue.waiting == len(tasks))
        await asyncio.gather(*tasks)
        assert queue.waiting == 0

    asyncio.run(story())
    assert FOR_OTHERS == 4
    assert order == ["a1", "b1", "a2", "n1", "a3", "n2"]


def test_all_waiting_tasks_can_be_cancelled_at_once() -> None:
    """As when a server stops: the task that has the turn must not pass it to another cancelled task."""

    async def story() -> None:
        queue = FairQueue(1, lambda _table: ["net"])

        async def hold(table: str) -> None:
            async with queue.turn(table):
                await asyncio.sleep(PATIENCE_SECONDS)

        tasks = [asyncio.create_task(hold(table)) for table in ("one", "two", "three")]
        await until(lambda: queue.waiting == 2)
        for task in tasks:
            task.cancel()
        ends = await asyncio.gather(*tasks, return_exceptions=True)
        assert [type(end) for end in ends] == [asyncio.CancelledError] * 3
        assert queue.waiting == 0
        async with asyncio.timeout(PATIENCE_SECONDS), queue.turn("four"):
            assert queue.waiting == 0

    asyncio.run(story())


def test_games_without_people_leave_a_process_free() -> None:
    async def story() -> None:
        queue = FairQueue(2, lambda table: ["net"] if table == "watched" else [])
        entered = asyncio.Event()

        async def hold(table: str) -> None:
            async with queue.turn(table):
                if table == "watched":
                    entered.set()
                await asyncio.sleep(PATIENCE_SECONDS)

        tasks = [asyncio.create_task(hold(table)) for table in ("one", "two", "three")]
        await until(lambda: queue.waiting == 2)
        tasks.append(asyncio.create_task(hold("watched")))
        await asyncio.wait_for(entered.wait(), PATIENCE_SECONDS)
        tasks[0].cancel()  # its turn goes to the next
        await until(lambda: queue.waiting == 1)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert queue.waiting == 0

    asyncio.run(story())


def test_the_networks_of_the_people_at_a_table_are_known(tmp_path: Path) -> None:
    with serving(Settings(database=database_in(tmp_path))) as (address, app):
        server, seat = server_and_seat(address)
        networks = app.state.server.presence.networks

        async def story() -> None:
            async with (
                seated(server, seat),
                open_socket(address.replace("http", "ws") + "/socket", local_addr=(ELSEWHERE, 0)) as spectator,
            ):
                await spectator.send(json.dumps({"type": "hello", "protocol": 1, "table": seat.table}))
                await spectator.recv()
                assert set(networks(seat.table)) == {"127.0.0.1", ELSEWHERE}

        asyncio.run(story())
        deadline = time.monotonic() + PATIENCE_SECONDS
        while networks(seat.table) and time.monotonic() < deadline:
            time.sleep(0.02)
        assert not networks(seat.table)
