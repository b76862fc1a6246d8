"""The worker of a tab and a real server answer the same: the same table and the same moves give the same messages."""

import asyncio
import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from websockets.sync.client import ClientConnection, connect

from ethnos import Game
from ethnos.engine.ruleset import PRESETS
from ethnos.server.hosting.limits import MESSAGES_A_SECOND
from ethnos.server.storage import Entry, Summary
from ethnos.server.storage.database_store import DatabaseStore
from harness.live import ServerProcess, database_in, some_move
from harness.positions import Laid, lay
from harness.tab import TabProcess, missing

pytestmark = pytest.mark.skipif(missing() is not None, reason=str(missing()))

GAMES = [
    pytest.param(players, preset, marks=pytest.mark.long if players > 3 else ())
    for players, preset in zip((2, 3, 4, 5, 6), PRESETS, strict=True)
]
OF_THE_MOMENT = ("now", "at", "updated", "created", "deadline")
"""Fields that hold a time."""


def without_times(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: without_times(part) for name, part in sorted(value.items()) if name not in OF_THE_MOMENT}
    return [without_times(part) for part in value] if isinstance(value, list) else value


def same(text: str) -> str:
    return json.dumps(without_times(json.loads(text)))


class Both:
    """A server and a worker that have the same tables."""

    def __init__(self, server: ServerProcess, tab: TabProcess) -> None:
        self.server, self.tab = server, tab

    def lay(self, players: int, preset: str) -> Laid:
        """The same table on both."""
        laid = lay(self.server.database, Game.new(players, preset, seed=players), listed=True)
        self.tab.keep(*asyncio.run(stored(self.server.database, laid.table)))
        return laid

    def ask(self, method: str, path: str, body: object = None) -> str:
        """An answer that both give."""
        answer = httpx.request(method, f"{self.server.url}{path}", json=body, timeout=60)
        status, text = self.tab.request(method, path, body)
        assert status == answer.status_code
        assert same(text) == same(answer.text)
        return text


async def stored(database: str, table: str) -> tuple[Summary, list[Entry]]:
    store = await DatabaseStore.open(database)
    try:
        return await store.summary(table), await store.entries(table)
    finally:
        await store.close()


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    folder = tmp_path_factory.mktemp("both")
    with ServerProcess(database_in(folder)) as server, TabProcess(folder) as tab:
        yield Both(server, tab)


def test_requests_have_the_same_answers(both: Both) -> None:
    table = both.lay(2, "english").table
    for path in ("choices", "lessons", "examples", "examples?placement=may", "lobby", "replays", f"tables/{table}"):
        both.ask("GET", f"/api/{path}")
    second = json.loads(both.ask("POST", "/api/lessons/second", {"taken": []}))
    for scene in json.loads(both.ask("GET", "/api/lessons")):
        both.ask("GET", f"/api/lessons/{scene['name']}")
        if "answer" in scene:
            both.ask("POST", f"/api/lessons/{scene['name']}/preview", {"move": scene["answer"]})
            both.ask("POST", f"/api/lessons/{scene['name']}/try", {"move": scene["answer"]})
    move = {"kind": "recruit"}
    both.ask("POST", "/api/lessons/second", {"taken": second["taken"], "move": move})
    for path in ("tables/nowhere", "replays/nowhere", f"replays/{table}", "lessons/none"):
        both.ask("GET", f"/api/{path}")
    both.ask("POST", "/api/tables", {"name": "Ada", "seats": [{}, {}], "preset": "french"})


@pytest.mark.parametrize(("players", "preset"), GAMES)
def test_whole_games_have_the_same_messages(both: Both, players: int, preset: str) -> None:
    laid = both.lay(players, preset)
    with connect(both.server.url.replace("http", "ws") + "/socket", max_size=None) as socket:
        both.tab.open(players)
        told = play(both, socket, players, laid, random.Random(players))
    assert told > 100
    both.ask("GET", f"/api/replays/{laid.table}")
    both.ask("GET", f"/api/replays/{laid.table}?seat=1")


def play(both: Both, socket: ClientConnection, number: int, laid: Laid, chance: random.Random) -> int:
    """Play a game to its end on both; returns how many messages were the same."""
    hello = {"type": "hello", "protocol": 1, "table": laid.table, "secrets": laid.secrets}
    scenes: list[dict[str, Any]] = []
    told = 0

    def send(message: dict[str, Any], until: Callable[[dict[str, Any]], bool]) -> None:
        nonlocal scenes, told
        time.sleep(1 / MESSAGES_A_SECOND)
        socket.send(json.dumps(message))
        both.tab.send(number, json.dumps(message))
        while True:
            text = str(socket.recv(timeout=60))
            assert same(both.tab.receive(number)) == same(text)
            told += 1
            heard = json.loads(text)
            scenes = heard.get("scenes") or scenes
            if until(heard):
                return

    send(hello, lambda heard: heard["type"] == "welcome")
    moves = 0
    while offers := next((scene["offers"] for scene in scenes if scene.get("offers")), None):
        moves += 1
        move = some_move(offers, chance)
        ask = {"id": f"m{moves}", "seat": offers["seat"], "move": move}
        if moves % 7 == 0:
            send({"type": "preview", **ask}, lambda heard: heard["type"] in ("preview", "refused"))
        send({"type": "move", **ask}, lambda heard: heard["type"] in ("done", "refused"))
        if moves % 11 == 0:
            send({"type": "undo", "seat": offers["seat"]}, lambda heard: heard["type"] in ("update", "refused"))
    return told
