"""The examples in docs/protocol.md work: they are played, in order, against a real server."""

import asyncio
import json
import random
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from types import ModuleType
from typing import Any, get_args, get_type_hints

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

import ethnos
from ethnos import Game
from ethnos.base.plain import Plain, dumps, from_json
from ethnos.engine.components import KINGDOM_NAMES
from ethnos.engine.moves import Move
from ethnos.engine.ruleset import PRESETS
from ethnos.game.offers import Offers, Power, offers_of
from ethnos.game.views import TableView
from ethnos.server.api import replays
from ethnos.server.api.client import HELLO_SECONDS, SILENCE_SECONDS, WAITING_MESSAGES
from ethnos.server.hosting import limits
from ethnos.server.protocol.messages import Incoming
from ethnos.server.protocol.people import SEATS_AT_ONCE
from ethnos.server.protocol.requests import GAMES_AT_ONCE, TableIn
from ethnos.server.protocol.state import State
from ethnos.server.rooms import checks
from ethnos.server.rooms.chairs import MOST_WAITING
from ethnos.server.rooms.checks import NAME_LENGTH
from ethnos.server.rooms.commands import TEXT_LENGTH
from ethnos.server.rooms.entries import Line
from ethnos.server.rooms.presence import GRACE_SECONDS
from ethnos.server.rooms.room import CHAT_KEPT, LINES_A_MINUTE
from harness import http
from harness.live import ServerProcess, database_in, open_socket, open_table, seated
from harness.patience import PATIENCE_SECONDS

PAGE = (Path(__file__).parents[1] / "docs" / "protocol.md").read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```(http|socket|socket turn)\n(.*?)```", PAGE, re.DOTALL)
PLACEHOLDERS = re.compile(r"\b(TABLE|SECRET2|SECRET|SEAT|OTHER|SEQ|LEFT)\b")
NUMBERS = ("SEAT", "OTHER", "SEQ", "LEFT")
MORE = "..."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with ServerProcess(database_in(tmp_path_factory.mktemp("protocol"))) as running:
        yield running


class Reader:
    """Plays the examples, and remembers the values of the placeholders."""

    def __init__(self, server: ServerProcess) -> None:
        self.server = server
        self.known: dict[str, Any] = {}
        self.socket: ClientConnection | None = None
        self.to_move = False

    def fill(self, text: str) -> str:
        """An example with the values that are known so far."""
        return PLACEHOLDERS.sub(lambda match: str(self.known.get(match[0], match[0])), text)

    def matches(self, shown: Any, actual: Any) -> bool:
        """Whether a message is as shown; a placeholder that occurs for the first time takes its value."""
        if isinstance(shown, str) and PLACEHOLDERS.fullmatch(shown):
            return bool(self.known.setdefault(shown, actual) == actual)
        if isinstance(shown, dict):
            fields_shown = {name: part for name, part in shown.items() if name != MORE}
            complete = MORE in shown or set(fields_shown) == set(actual)
            return complete and all(
                name in actual and self.matches(part, actual[name]) for name, part in fields_shown.items()
            )
        if isinstance(shown, list):
            items = [part for part in shown if part != MORE]
            complete = MORE in shown or len(items) == len(actual)
            return complete and all(map(self.matches, items, actual))
        return bool(shown == actual)

    async def play(self, kind: str, example: str) -> None:
        """Play one example."""
        if kind == "http":
            self.request(example)
            return
        if kind == "socket turn":
            await self.wait_for_turn()
        await self.converse(example)

    def request(self, example: str) -> None:
        """Send an HTTP request and check its response."""
        request, response = self.fill(example).strip().split("\n\n")
        first, _, body = request.partition("\n")
        method, path = first.split()
        answer = http.request(method, self.server.url + path, json=json.loads(body) if body else None)
        status, _, shown = response.partition("\n")
        assert answer.status_code == int(status), answer.text
        assert self.matches(json.loads(shown), answer.json()), (shown, answer.text)

    async def converse(self, example: str) -> None:
        """Send and receive the messages of an example, one a line."""
        for line in example.strip().splitlines():
            text = self.fill(line[2:])
            if line.startswith("> "):
                await self.send(text)
            else:
                await self.hear(read(text))

    async def send(self, text: str) -> None:
        """Send a message; a ``hello`` opens a new socket."""
        if '"hello"' in text:
            await self.close()
            self.socket = await open_socket(self.server.url.replace("http", "ws") + "/socket", max_size=None)
        assert self.socket is not None
        await self.socket.send(text)

    async def hear(self, shown: Any) -> None:
        """Receive messages until one is as shown: bots may play first."""
        message = await self.receive()
        while not self.matches(shown, message):
            assert message["type"] == "update", (shown, message)
            message = await self.receive()

    async def receive(self) -> dict[str, Any]:
        """The next message; remembers which of our seats has the first turn."""
        assert self.socket is not None
        message: dict[str, Any] = json.loads(await asyncio.wait_for(self.socket.recv(), PATIENCE_SECONDS))
        if scenes := message.get("scenes"):
            self.to_move = any("offers" in scene for scene in scenes)
        for scene in scenes or ():
            if "offers" in scene:
                self.known.setdefault("SEAT", scene["seat"])
                self.known.setdefault("OTHER", 1 - scene["seat"])
        return message

    async def wait_for_turn(self) -> None:
        """Wait until one of our seats is to move: a bot's move would withdraw a question."""
        while not self.to_move:
            await self.receive()

    async def close(self) -> None:
        """Close the socket."""
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


def test_every_type_of_message_and_kind_of_line_is_documented() -> None:
    """The examples have all types of messages, and the table has all kinds of lines."""
    shown = set(re.findall(r'^> \{"type": "(\w+)"', PAGE, re.MULTILINE))
    assert shown == {kind for message in get_args(Incoming) for kind in get_args(_type_of(message))}
    rows = re.findall(r"^\| ((?:`\w+`(?:, )?)+) \|", PAGE.split("`line.kind`")[1].split("###")[0], re.MULTILINE)
    assert set(re.findall(r"`(\w+)`", " ".join(rows))) == {line.kind for line in Line.__args__}


def _type_of(message: type[Plain]) -> Any:
    return get_type_hints(message)["type"]


def test_every_address_is_documented(server: ServerProcess) -> None:
    document = http.get(f"{server.url}/openapi.json").json()
    documented = set(re.findall(r"(?:GET|POST) (/[\w./]+)", PAGE))
    assert {
        path.replace("{table_id}", "TABLE").replace("{name}", "SCENE").replace("{token}", "TOKEN")
        for path in document["paths"]
    } == documented - {"/api/tables/nowhere"}


def test_the_limits_are_documented() -> None:
    section = PAGE.split("## Limits")[1].split("## Pages")[0].replace("IPv6", "")
    assert [int(number.replace(",", "")) for number in re.findall(r"[\d,]*\d", section)] == [
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
        limits.COMPUTING_SECONDS_AT_ONCE,
        limits.COMPUTING_SECONDS_A_SECOND * 60,
        limits.PEOPLE_AT_ONCE,
        limits.PEOPLE_A_MINUTE,
        limits.MAILS_AN_HOUR,
        limits.REPORTS_AN_HOUR,
        limits.HOST_A_MINUTE,
        limits.HOST_A_MINUTE,
        checks.UNDOS_A_TURN,
        checks.LOG_LENGTH,
        *(
            checks.MOST[kind]
            for kind in ("said", "reacted", "undo", "pause", "bot", "end", "replaced", "hid", "requested")
        ),
        MOST_WAITING,
        *(checks.MOST[kind] for kind in ("joined", "bot_seated", "returned")),
        limits.REQUEST_BYTES,
        limits.MESSAGE_BYTES,
        limits.FILE_BYTES,
        limits.STUCK_SECONDS,
        2 * limits.STUCK_SECONDS,
        LINES_A_MINUTE,
    ]
    assert f"without a connection for {GRACE_SECONDS:.0f} seconds is away" in PAGE
    assert f"no hello for {HELLO_SECONDS:.0f} seconds, or no message for {SILENCE_SECONDS:.0f}" in PAGE
    assert SILENCE_SECONDS > 120


@pytest.mark.parametrize(
    ("definition", "heading"),
    [
        (TableIn, "## HTTP"),
        (State, "### The state"),
        (TableView, "### A view"),
        (Offers, "### Offers"),
        (Power, "### Offers"),
    ],
)
def test_every_field_is_explained(definition: type, heading: str) -> None:
    section = PAGE.split(f"\n{heading}\n")[1].split("\n##")[0]
    rows = "".join(re.findall(r"^\|([^|]*)\|", section, re.MULTILINE))
    assert {field.name for field in fields(definition)} - {"seat"} <= set(re.findall(r"`(\w+)`", rows)) - {"seat"}


def test_lengths_and_patience_are_documented() -> None:
    assert f"`name` | of the creator; cut to {NAME_LENGTH} characters, refused above {4 * NAME_LENGTH} |" in PAGE
    assert f"A name is cut to {NAME_LENGTH} characters, a text to {TEXT_LENGTH};" in PAGE
    assert f"a list of up to {GAMES_AT_ONCE} `tables`" in PAGE
    assert f"the last {CHAT_KEPT} lines of chat" in PAGE
    assert f"at most {SEATS_AT_ONCE} at once" in PAGE
    assert f"more than {WAITING_MESSAGES} messages wait" in PAGE
    assert f"for {limits.STUCK_SECONDS:.0f} to {2 * limits.STUCK_SECONDS:.0f} seconds" in PAGE
    assert f"after {replays.PATIENCE_SECONDS:.0f} seconds it is refused" in PAGE


def test_every_code_on_the_page_has_a_text() -> None:
    codes = set(re.findall(r"\b(?:server|error)-\w[\w-]*", PAGE))
    assert len(codes) > 20
    assert [code for code in codes if not english_has(code)] == []


def english_has(code: str) -> bool:
    catalogues = (Path(ethnos.__file__).parent / "locale" / "en").glob("*.ftl")
    return any(re.search(rf"^{code} =", path.read_text(encoding="utf-8"), re.MULTILINE) for path in catalogues)


# --- The complete program -------------------------------------------------------------------------------------


[PROGRAM] = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


@pytest.fixture
def program() -> ModuleType:
    """The program, loaded but not started."""
    module = ModuleType("client")
    exec(compile(PROGRAM, "client.py", "exec"), vars(module))
    return module


def test_the_program_understands_all_offers(program: ModuleType) -> None:
    """Its moves are legal with every tribe and every option, and all powers occur."""
    powers: set[str] = set()
    for seed in range(40):
        random.seed(seed)
        game = Game.new(
            players=2 + seed % 5, preset=random.choice(list(PRESETS)), placement=random.choice(["must", "may"])
        )
        while not game.is_over:
            offers = json.loads(dumps(offers_of(game.table, game.table.seat)))
            powers.update(name for band in offers["bands"] for name in band.get("power", {}))
            game.play(from_json(Move, program.choose_move(offers, KINGDOM_NAMES)))
    assert powers == {field.name for field in fields(Power)}


class ScriptedSocket:
    """Gives a client these messages, and then fails; remembers what the client has sent."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.waiting, self.sent = list(messages), list[dict[str, Any]]()

    def send(self, text: str) -> None:
        """Take a message from the client."""
        self.sent.append(json.loads(text))

    def recv(self) -> str:
        """Give the client its next message."""
        if not self.waiting:
            raise ConnectionError
        return json.dumps(self.waiting.pop(0))


def welcome(seq: int) -> dict[str, Any]:
    """The ``welcome`` to a running game, at a seat that can only draw a card."""
    offers = {"recruit": {"draw": 1, "take": []}, "leaders": []}
    scene = {"seat": 0, "view": {"kingdoms": []}, "offers": offers}
    return {"type": "welcome", "state": {"seq": seq, "status": "running"}, "scenes": [scene]}


def converse(client: Any, *messages: dict[str, Any]) -> list[dict[str, Any]]:
    """What the program sends in such a conversation."""
    socket = ScriptedSocket(*messages)
    with pytest.raises(ConnectionError):
        client.converse(socket)
    return socket.sent


def test_the_program_sends_an_unanswered_move_again(program: ModuleType) -> None:
    client = program.Client("", {"table": "T", "seat": 0, "secret": "S"})
    hello, move = converse(client, welcome(7))
    assert (hello["last"], move["type"]) == (0, "move")
    hello, again = converse(client, welcome(9))
    assert (hello["last"], again) == (7, move)
    _, again, other = converse(client, welcome(9), {"type": "done", "id": move["id"], "seq": 9})
    assert again == move
    assert other["id"] != move["id"]


def test_the_program_comes_back_only_where_that_makes_sense(program: ModuleType) -> None:
    client = program.Client("", {"table": "T", "seat": 0, "secret": "S"})
    rows = dict(re.findall(r"^\| (`server-stops`.*?|`server-table-changed`) \| (.*) \|$", PAGE, re.MULTILINE))
    assert set(re.findall(r"`([\w-]+)`", " ".join(rows))) == set(program.COME_BACK)
    converse(client, {"type": "bye", "code": "server-stops", "values": {}})
    with pytest.raises(SystemExit, match="server-wrong-secret"):
        client.converse(ScriptedSocket({"type": "bye", "code": "server-wrong-secret", "values": {}}))


@pytest.mark.long
def test_the_program_plays_a_game_although_the_server_restarts(tmp_path: Path) -> None:
    (tmp_path / "client.py").write_text(PROGRAM, encoding="utf-8")
    with ServerProcess(database_in(tmp_path)) as server:
        command = [sys.executable, str(tmp_path / "client.py"), server.url]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as client:
            assert client.stdout is not None
            table = client.stdout.readline().split()[1]
            while http.get(f"{server.url}/api/tables/{table}").json()["seq"] < 20:
                time.sleep(0.05)
            server.stop()
            server.start()
            output, _ = client.communicate(timeout=PATIENCE_SECONDS)
        assert re.fullmatch(r"places \[\d, \d, \d\]\n", output), output
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
            if code == 1000:  # only then is there a last message
                assert json.loads(await socket.recv())["type"] == "bye"
            with pytest.raises(ConnectionClosed) as closed:
                await socket.recv()
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == code

    asyncio.run(story())
