"""A real server and the worker of a tab side by side: the same tables, the same messages, and every answer compared."""

import asyncio
import json
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, Final, Self

import httpx
from websockets.sync.client import ClientConnection, connect

from ethnos import Game
from ethnos.server.hosting.limits import MESSAGES_A_SECOND, MESSAGES_AT_ONCE, Bucket
from ethnos.server.storage import Entry, Summary
from ethnos.server.storage.database_store import DatabaseStore
from harness.live import ServerProcess, any_move, database_in
from harness.patience import PATIENCE_SECONDS
from harness.positions import PreparedTable, prepare_table
from harness.tab import TabProcess

TIME_FIELDS: Final = ("now", "at", "updated", "created", "deadline")
"""Fields that hold a time."""
_TIMES: Final = re.compile(rf'"(?:{"|".join(TIME_FIELDS)})": ?[-\d.e]+')
"""These fields in a text. Quotes within a JSON string have a backslash, so nothing else looks like them."""
Message = dict[str, Any]


class Different(AssertionError):
    """The server and the worker answer differently."""

    def __init__(self, server: str, tab: str) -> None:
        super().__init__(f"server: {server}\ntab:    {tab}")


def without_times(value: Any) -> Any:
    """A JSON value with its keys in order, and without times."""
    if isinstance(value, dict):
        return {name: without_times(part) for name, part in sorted(value.items()) if name not in TIME_FIELDS}
    return [without_times(part) for part in value] if isinstance(value, list) else value


def check_same(server: str, tab: str) -> Any:
    """The value of both texts; raises ``Different`` if they say different things."""
    parsed = json.loads(server)
    if _TIMES.sub("", server) == _TIMES.sub("", tab):
        return parsed  # nearly always: this takes a fifth of the time of the comparison below
    if json.dumps(without_times(parsed)) != json.dumps(without_times(json.loads(tab))):
        raise Different(server, tab)
    return parsed


class Both:
    """A server and a worker that have the same tables."""

    def __init__(self, server: ServerProcess, http: httpx.Client, tab: TabProcess) -> None:
        self.server, self._http, self.tab = server, http, tab

    @classmethod
    @contextmanager
    def started(cls, folder: Path, *, restored: bool = False) -> Iterator[Self]:
        """Start both, with their files in a folder."""
        with (
            ServerProcess(database_in(folder)) as server,
            httpx.Client(base_url=server.url, timeout=PATIENCE_SECONDS) as http,
            TabProcess(folder, restored=restored) as tab,
        ):
            yield cls(server, http, tab)

    def prepare(self, game: Game, **settings: Any) -> PreparedTable:
        """Create the same table on both."""
        table = prepare_table(self.server.database, game, listed=True, **settings)
        self.tab.keep(*asyncio.run(_stored(self.server.database, table.id)))
        return table

    def ask(self, method: str, path: str, body: object = None) -> Any:
        """Send a request to both; returns their common answer."""
        answer = self._http.request(method, path, json=body)
        status, text = self.tab.request(method, path, body)
        if status != answer.status_code:
            raise Different(f"{answer.status_code} {answer.text}", f"{status} {text}")
        return check_same(answer.text, text)

    def ask_for_analysis(self, path: str) -> Any:
        """Request an analysis from both; the server refuses while it is at work."""
        while "server-analysis-thinking" in self._http.get(path).text:
            pass
        return self.ask("GET", path)

    def ask_for_file(self, path: str) -> str:
        """Request a file from both; returns its text."""
        answer = self._http.get(path).text
        _, text = self.tab.request("GET", path)
        if answer != text:
            raise Different(answer, text)
        return text


async def _stored(database: str, table: str) -> tuple[Summary, list[Entry]]:
    store = await DatabaseStore.open(database)
    try:
        return await store.summary(table), await store.entries(table)
    finally:
        await store.close()


@dataclass
class Habits:
    """How often players do something besides moving, as a share of the moves."""

    preview: float = 0.14
    undo: float = 0.09
    hint: float = 0.0
    say: float = 0.02


class Conversation:
    """A socket with all people of a table, to the server and to the worker at once."""

    def __init__(self, both: Both, table: PreparedTable, socket: ClientConnection) -> None:
        self._both, self._table, self._socket = both, table, socket
        self._number = both.tab.open()
        self._pace = Bucket(MESSAGES_A_SECOND * 0.9, MESSAGES_AT_ONCE * 0.9)
        self.count = 0
        """Messages that were the same."""
        self._people: list[int] = []
        self._scenes: list[Message] = []
        self._state: Message = {}

    @classmethod
    @contextmanager
    def opened(cls, both: Both, table: PreparedTable) -> Iterator[Self]:
        """Open a conversation; its sockets are closed at the end."""
        address = both.server.url.replace("http", "ws") + "/socket"
        with connect(address, max_size=None, open_timeout=PATIENCE_SECONDS) as socket:
            conversation = cls(both, table, socket)
            try:
                yield conversation
            finally:
                both.tab.close(conversation._number)

    def play(self, chance: Random, habits: Habits, choose: Callable[[Message, Random], Message] = any_move) -> int:
        """Play a game to its end; returns how many messages were the same."""
        hello = {"type": "hello", "protocol": 1, "table": self._table.id, "secrets": self._table.secrets}
        self._people = self._send(hello, "welcome")["seats"]
        self._wait_for_bots()
        moves = 0
        while offers := self._offers:
            moves += 1
            ask = {"id": f"m{moves}", "seat": offers["seat"]}
            if chance.random() < habits.hint:
                self._send({"type": "hint", **ask}, "hint", "refused")
            move = {**ask, "move": choose(offers, chance)}
            if chance.random() < habits.preview:
                self._send({"type": "preview", **move}, "preview", "refused")
            if chance.random() < habits.say:
                self._settle({"type": "say", "seat": ask["seat"], "text": f"move {moves}"})
            self._send({"type": "move", **move}, "done", "refused")
            self._wait_for_bots()
            if chance.random() < habits.undo:
                self._undo(offers["seat"], chance)
        return self.count

    @property
    def _offers(self) -> Message | None:
        return next((scene["offers"] for scene in self._scenes if scene.get("offers")), None)

    def _undo(self, seat: int, chance: Random) -> None:
        """Ask to undo a move. All others agree, or the first one refuses."""
        self._settle({"type": "undo", "seat": seat})
        agree = chance.random() < 0.7
        for other in self._people:
            if other != seat and self._state.get("question"):
                self._settle({"type": "answer", "seat": other, "yes": agree})
        self._wait_for_bots()

    def _wait_for_bots(self) -> None:
        """Read until a person is to move, or the game is over."""
        while self._offers is None and self._state["status"] == "running":
            self._read()

    def _send(self, message: Message, *until: str) -> Message:
        """Send a message to both, and read until one of these types."""
        self._put(message)
        while (answer := self._read())["type"] not in until:
            pass
        return answer

    def _settle(self, message: Message) -> None:
        """Send a message that has no answer of its own, and read everything that it leads to."""
        self._put(message)
        self._send({"type": "ping"}, "pong")

    def _put(self, message: Message) -> None:
        while not self._pace.take():
            time.sleep(0.02)
        text = json.dumps(message)
        self._socket.send(text)
        self._both.tab.send(self._number, text)

    def _read(self) -> Message:
        text = str(self._socket.recv(timeout=PATIENCE_SECONDS))
        message: Message = check_same(text, self._both.tab.receive(self._number))
        self.count += 1
        self._scenes = message.get("scenes") or self._scenes
        self._state = message.get("state") or self._state
        return message
