"""What docs/protocol.md shows works: its examples are played, in order, against a real server."""

import asyncio
import json
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args, get_type_hints

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

from ethnos.offers import Offers, Power
from ethnos.plain import Plain
from ethnos.server.api.client import HELLO_SECONDS, SILENCE_SECONDS
from ethnos.server.hosting import limits
from ethnos.server.protocol.messages import Incoming
from ethnos.server.rooms.entries import Line
from ethnos.server.rooms.presence import GRACE_SECONDS
from ethnos.server.rooms.room import LINES_A_MINUTE
from ethnos.views import TableView
from harness import http
from harness.live import PATIENCE_SECONDS, ServerProcess, database_in, open_table, seated

PAGE = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```(http|socket|socket turn)\n(.*?)```", PAGE, re.DOTALL)
PLACEHOLDERS = re.compile(r"\b(TABLE|SECRET2|SECRET|SEAT|OTHER|SEQ|LEFT)\b")
NUMBERS = ("SEAT", "OTHER", "SEQ", "LEFT")
MORE = "..."
UNTOLD_OF_VIEWS = {"players", "options", "tribes", "first", "hand_limit", "pays", "sources", "skeleton_winner"}
"""Fields of a view that explain themselves or that few clients need; the schema has them."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(database_in(tmp_path_factory.mktemp("protocol"))) as running:
        yield running


class Reader:
    """Plays the examples, and remembers what the placeholders stand for."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.known: dict[str, Any] = {}
        self.socket: ClientConnection | None = None

    def filled(self, text: str) -> str:
        """An example with what is known by now."""
        return PLACEHOLDERS.sub(lambda found: str(self.known.get(found[0], found[0])), text)

    def same(self, shown: Any, told: Any) -> bool:
        """Whether what was told is as shown; a placeholder that is met for the first time takes its value."""
        if isinstance(shown, str) and PLACEHOLDERS.fullmatch(shown):
            return bool(self.known.setdefault(shown, told) == told)
        if isinstance(shown, dict):
            named = {name: part for name, part in shown.items() if name != MORE}
            complete = MORE in shown or set(named) == set(told)
            return complete and all(name in told and self.same(part, told[name]) for name, part in named.items())
        if isinstance(shown, list):
            named_parts = [part for part in shown if part != MORE]
            complete = MORE in shown or len(named_parts) == len(told)
            return complete and all(map(self.same, named_parts, told))
        return bool(shown == told)

    async def play(self, kind: str, example: str) -> None:
        """One example."""
        if kind == "http":
            self.request(example)
            return
        if kind == "socket turn":
            await self.wait_for_turn()
        await self.converse(example)

    def request(self, example: str) -> None:
        """An HTTP request and its answer."""
        asked, answered = self.filled(example).strip().split("\n\n")
        first, _, body = asked.partition("\n")
        method, path = first.split()
        answer = http.request(method, self.server.url + path, json=json.loads(body) if body else None)
        status, _, shown = answered.partition("\n")
        assert answer.status_code == int(status), answer.text
        assert self.same(json.loads(shown), answer.json()), (shown, answer.text)

    async def converse(self, example: str) -> None:
        """What is sent and told on the socket, a message a line."""
        for line in example.strip().splitlines():
            text = self.filled(line[2:])
            if line.startswith("> "):
                await self.send(text)
            else:
                await self.hear(read(text))

    async def send(self, text: str) -> None:
        """Say something; a greeting opens a socket of its own."""
        if '"hello"' in text:
            await self.close()
            self.socket = await open_socket(self.server.url.replace("http", "ws") + "/socket", max_size=None)
        assert self.socket is not None
        await self.socket.send(text)

    async def hear(self, shown: Any) -> None:
        """Listen until something is as shown: bots play meanwhile."""
        told = await self.receive()
        while not self.same(shown, told):
            assert told["type"] == "update", (shown, told)
            told = await self.receive()

    async def receive(self) -> dict[str, Any]:
        """The next message, and which of our seats has the first turn."""
        assert self.socket is not None
        told: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), 60))
        for scene in told.get("scenes", ()):
            if "offers" in scene:
                self.known.setdefault("SEAT", scene["seat"])
                self.known.setdefault("OTHER", 1 - scene["seat"])
        return told

    async def wait_for_turn(self) -> None:
        """Until one of our seats is on turn."""
        while "SEAT" not in self.known:
            await self.receive()

    async def close(self) -> None:
        """Hang up."""
        if self.socket is not None:
            await self.socket.close()


def read(text: str) -> Any:
    """A shown message; ``...`` stands for more fields or more parts, numbers may be placeholders."""
    for name in NUMBERS:
        text = re.sub(rf"(?<!\")\b{name}\b(?!\")", f'"{name}"', text)
    text = re.sub(r"([{,]\s*)\.\.\.(\s*})", rf'\1"{MORE}": 0\2', text)
    text = re.sub(r"([\[,]\s*)\.\.\.(\s*\])", rf'\1"{MORE}"\2', text)
    return json.loads(text)


def test_the_examples_run(server: ServerProcess) -> None:
    async def play() -> None:
        reader = Reader(server)
        try:
            for kind, example in EXAMPLES:
                await reader.play(kind, example)
        finally:
            await reader.close()
        assert set(reader.known) == {"TABLE", "SECRET", "SECRET2", *NUMBERS}

    assert len(EXAMPLES) >= 10
    asyncio.run(play())


def test_every_kind_of_message_and_line_is_told() -> None:
    """Of the messages all are played above or named; of the lines all are in the table."""
    shown = set(re.findall(r'^> \{"type": "(\w+)"', PAGE, re.MULTILINE))
    assert shown == {kind for message in get_args(Incoming) for kind in get_args(_type_of(message))}
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", PAGE.split("`line.kind`")[1].split("###")[0], re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(rows))) == {line.kind for line in Line.__args__}


def _type_of(message: type[Plain]) -> Any:
    return get_type_hints(message)["type"]


def test_every_address_is_told(server: ServerProcess) -> None:
    document = http.get(f"{server.url}/openapi.json").json()
    told = set(re.findall(r"(?:GET|POST) (/[\w./]+)", PAGE))
    assert {
        path.replace("{table_id}", "TABLE").replace("{name}", "SCENE").replace("{token}", "TOKEN")
        for path in document["paths"]
    } == told - {"/api/tables/nowhere"}


def test_the_limits_are_told() -> None:
    told = PAGE.split("## Limits")[1].split("## Pages")[0].replace("IPv6", "")
    assert [int(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", told)] == [
        limits.MESSAGE_BYTES,
        limits.MESSAGES_AT_ONCE,
        limits.MESSAGES_A_SECOND,
        limits.FRAMES_AT_ONCE,
        limits.FRAMES_A_SECOND,
        limits.NETWORK_BITS,
        limits.SOCKETS_AN_ADDRESS,
        limits.SOCKETS_AN_ADDRESS * limits.MESSAGES_A_SOCKET * limits.SECONDS_AT_ONCE,
        limits.SOCKETS_AN_ADDRESS * limits.REQUESTS_A_SOCKET,
        limits.TABLES_AT_ONCE,
        limits.TABLES_A_MINUTE,
        limits.JOINS_AT_ONCE,
        limits.JOINS_A_MINUTE,
        limits.REPLAYS_AT_ONCE,
        limits.REPLAYS_A_MINUTE,
        limits.ENTRIES_AT_ONCE,
        limits.ENTRIES_A_SECOND,
        limits.HEAD_BYTES,
        limits.REQUEST_SECONDS,
        LINES_A_MINUTE,
    ]
    assert f"without a connection for {GRACE_SECONDS:.0f} seconds is away" in PAGE
    assert f"no hello for {HELLO_SECONDS:.0f} seconds, or no message for {SILENCE_SECONDS:.0f}" in PAGE
    assert SILENCE_SECONDS > 120


@pytest.mark.parametrize(
    ("definition", "left_out"),
    [(Offers, {"seat", "stages", "prospects", "bands"}), (Power, set()), (TableView, UNTOLD_OF_VIEWS)],
)
def test_every_field_of_an_offer_and_a_view_is_explained(definition: type, left_out: set[str]) -> None:
    section = PAGE.split("## Write a client")[1].split("### A complete program")[0]
    rows = "".join(re.findall(r"^\|([^|]*)\|", section, re.MULTILINE))
    assert {field.name for field in fields(definition)} - left_out <= set(re.findall(r"`(\w+)`", rows))


# --- The complete program -------------------------------------------------------------------------------------


def test_the_program_plays_a_game_although_the_server_restarts(tmp_path: Path) -> None:
    [program] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    (tmp_path / "client.py").write_text(program, encoding="utf-8")
    with ServerProcess(database_in(tmp_path)) as server:
        command = [sys.executable, str(tmp_path / "client.py"), server.url]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as client:
            assert client.stdout is not None
            table = client.stdout.readline().split()[1]
            while http.get(f"{server.url}/api/tables/{table}").json()["seq"] < 20:
                time.sleep(0.05)
            server.stop()
            server.start()
            told, _ = client.communicate(timeout=PATIENCE_SECONDS)
        assert re.fullmatch(r"places \[\d, \d, \d\]\n", told), told
        assert client.returncode == 0
        assert http.get(f"{server.url}/api/tables/{table}").json()["status"] == "over"


# --- What the page says about sockets that end, ids, and entries ----------------------------------------------


def test_what_the_page_says_of_ids_and_entries(server: ServerProcess) -> None:
    async def story() -> None:
        seat = open_table(server, ["person", "novice"])
        async with seated(server, seat) as ada:
            assert (await ada.ask(type="undo", seat=0))["id"] == ""
            assert (await ada.ask(type="preview", id="p.1", seat=0, move={"kind": "nothing"}))["id"] == "p.1"
            assert (await ada.ask(type="preview", id="p 1", seat=0, move={"kind": "recruit"}))["id"] == ""
            assert (await ada.ask(type="preview", id="p1", seat=0, move={"kind": "recruit"}))["id"] == "p1"
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.offers)
            move = {"kind": "recruit"}
            assert (await ada.ask(type="move", id="m1", seat=0, move=move))["type"] == "done"
            await ada.send(type="undo", seat=0)
            await ada.until_line("undone")
            again = await ada.ask(type="move", id="m1", seat=0, move=move)
            assert (again["type"], again["id"], again["code"]) == ("refused", "m1", "server-move-undone")
            last = ada.last
        async with seated(server, seat, last=last + 1000) as ada:
            assert (ada.messages[0]["missed"], ada.state["seq"] >= last) == ([], True)
        async with seated(server, seat, last=1) as ada:
            assert ada.messages[0]["missed"][0]["seq"] == 2

    asyncio.run(story())


@pytest.mark.parametrize(
    ("sent", "code"), [("x" * (limits.MESSAGE_BYTES + 1), 1009), (b"\xff", 1007), ('{"type":"ping"}', 1000)]
)
def test_how_a_socket_ends(server: ServerProcess, sent: str | bytes, code: int) -> None:
    async def story() -> None:
        async with open_socket(server.url.replace("http", "ws") + "/socket") as socket:
            await socket.send(sent, text=True)
            if code == 1000:  # only this one is said first
                assert json.loads(await socket.recv())["type"] == "bye"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code

    asyncio.run(story())
