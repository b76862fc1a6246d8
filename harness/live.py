"""A real server process and real clients, for tests and benchmarks.

with ServerProcess("sqlite:///...") as server:
    host = open_table(server, ["person", "open", "novice"])
    async with seated(server, host) as ada:
        await ada.send(type="start", seat=0)
        await ada.until(lambda: ada.state["status"] == "running")
        await ada.play_out(random.Random(1))
"""

import asyncio
import contextlib
import json
import os
import random
import re
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial, reduce
from itertools import islice
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as connect_socket

from ethnos.base.plain import from_json, to_json
from ethnos.engine.moves import PlayBand
from ethnos.game.offers import Offers
from ethnos.server.hosting.limits import MESSAGES_A_SECOND, MESSAGES_AT_ONCE, Bucket
from harness import http
from harness.offer_player import Browser
from harness.patience import PATIENCE_SECONDS

ANSWERS = ("done", "refused", "preview", "hint", "pong", "bye")
"""Messages that go to one client only."""

open_socket = partial(connect_socket, open_timeout=PATIENCE_SECONDS, ping_interval=None)
"""Opens a WebSocket. Like a browser's it sends no pings of its own."""


class ServerProcess:
    """``ethnos serve`` on a free port."""

    def __init__(
        self, database: str, *arguments: str, port: int = 0, python: str = sys.executable, log: Path | None = None
    ) -> None:
        self.database, self.arguments, self.port, self.python, self.log = database, arguments, port, python, log
        self.process: subprocess.Popen[str] | None = None
        self.url = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start it and wait until it answers; a second start uses the same port."""
        command = [self.python, "-m", "ethnos", "serve", "--port", str(self.port), "--database", self.database]
        with self.log.open("ab") if self.log else contextlib.nullcontext(subprocess.STDOUT) as log:
            self.process = subprocess.Popen(
                [*command, *self.arguments], stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ
            )
        assert self.process.stdout is not None
        output = ""
        while not (match := re.search(r"http://(?:[\d.]+|\[[\da-f:]+\]):(\d+)", output)):
            line = self.process.stdout.readline()
            assert line, f"the server stopped: {output}"
            output += line
        self.url, self.port = match.group(0), int(match.group(1))
        deadline = time.monotonic() + PATIENCE_SECONDS
        while time.monotonic() < deadline:
            with contextlib.suppress(httpx.TransportError):
                if http.get(f"{self.url}/health").status_code == 200:
                    return
            time.sleep(0.05)
        raise TimeoutError(output)

    def stop(self, with_signal: int = signal.SIGTERM) -> int:
        """Stop it and wait; returns the exit status."""
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(with_signal)
        status = self.process.wait(PATIENCE_SECONDS)
        if self.process.stdout:
            self.process.stdout.close()
        return status

    def kill(self) -> None:
        """Kill it, like a power cut."""
        self.stop(signal.SIGKILL)


@dataclass(frozen=True)
class Seat:
    """A seat and its secret."""

    table: str
    seat: int
    secret: str


def api(server: ServerProcess, method: str, path: str, **body: Any) -> httpx.Response:
    """A request to the server's API."""
    return http.request(method, f"{server.url}/api{path}", json=body or None)


def analysis(server: ServerProcess, table: str, query: str = "") -> httpx.Response:
    """The analysis of a finished game: on a busy machine the server refuses several times, because it is at work."""
    for _ in range(10):
        answer = api(server, "GET", f"/replays/{table}/analysis{query}")
        if "server-analysis-thinking" not in answer.text:
            break
    return answer


def open_table(server: ServerProcess, seats: Sequence[str], name: str = "Ada", **settings: Any) -> Seat:
    """Create a table: ``person``, ``open`` or a level for each seat."""
    kinds = [{"kind": seat} if seat in ("person", "open") else {"kind": "bot", "level": seat} for seat in seats]
    return _seat_in(api(server, "POST", "/tables", name=name, seats=kinds, **settings))


def join(server: ServerProcess, table: str, name: str) -> Seat:
    """Take a free seat at a table."""
    return _seat_in(api(server, "POST", f"/tables/{table}/seats", name=name))


def _seat_in(answer: httpx.Response) -> Seat:
    if answer.is_server_error:  # as a proxy says it, of a server that has just died
        answer.raise_for_status()
    assert answer.status_code == 201, answer.text
    return Seat(**answer.json())


class Player:
    """A client, with a record of every message it received."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.texts: list[str] = []
        self.messages: list[dict[str, Any]] = []
        self.last = 0
        self.state: dict[str, Any] = {}
        self.scenes: dict[int, dict[str, Any]] = {}
        self._pace = Bucket(MESSAGES_A_SECOND * 0.8, MESSAGES_AT_ONCE * 0.8)

    async def send(self, **message: Any) -> None:
        """Send a message."""
        await self.socket.send(json.dumps(message))

    async def receive(self) -> dict[str, Any]:
        """The next message."""
        text = await self.socket.recv()
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        self.messages.append(message)
        self.last = message.get("seq", self.last) if message["type"] == "update" else self.last
        self.state = message.get("state", self.state)
        self.scenes |= {scene["seat"]: scene for scene in message.get("scenes", ())}
        return message

    async def hear(self, *types: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while (message := await self.receive())["type"] not in types:
            pass
        return message

    async def ask(self, **message: Any) -> dict[str, Any]:
        """Send a message that gets its own answer, and return that; no faster than the server allows."""
        while not self._pace.take():
            await asyncio.sleep(0.02)
        await self.send(**message)
        return await self.hear(*ANSWERS)

    async def until(self, holds: Callable[[], object]) -> None:
        """Receive messages until a condition holds."""
        while not holds():
            await self.receive()

    async def until_line(self, kind: str) -> dict[str, Any]:
        """The next update about an entry of this kind."""
        while (message := await self.hear("update"))["line"]["kind"] != kind:
            pass
        return message

    @property
    def offers(self) -> dict[str, Any] | None:
        """The offers to this client's seat that is to move; None if none is."""
        return next((scene["offers"] for scene in self.scenes.values() if "offers" in scene), None)

    def updates(self) -> list[dict[str, Any]]:
        """All updates received, including those missed while disconnected."""
        updates: list[dict[str, Any]] = []
        for message in self.messages:
            updates += message["missed"] if message["type"] == "welcome" else []
            updates += [message] if message["type"] == "update" else []
        return updates

    async def move(self, chance: random.Random) -> dict[str, Any]:
        """Send a random move of those offered; returns the answer."""
        assert self.offers is not None
        move = any_move(self.offers, chance)
        return await self.ask(type="move", id=f"{chance.getrandbits(64)}", seat=self.offers["seat"], move=move)

    async def play_out(self, chance: random.Random, moves: int = 100_000) -> None:
        """Move at every turn, until the game is over or this many moves are made."""
        while self.state["status"] == "running" and moves:
            if self.offers is None:
                await self.receive()
            else:
                moves -= (await self.move(chance))["type"] == "done"


@contextlib.asynccontextmanager
async def connect(server: ServerProcess, *seats: Seat, table: str = "", last: int = 0) -> AsyncIterator[Player]:
    """A client with these seats; without any, a spectator. Its first message is the welcome."""
    table = table or seats[0].table
    address = f"{server.url.replace('http', 'ws')}/socket?table={table}"
    async with open_socket(address, max_size=None) as socket:
        player = Player(socket)
        secrets = [seat.secret for seat in seats]
        await player.send(type="hello", protocol=1, table=table, secrets=secrets, last=last)
        yield player


@contextlib.asynccontextmanager
async def seated(server: ServerProcess, *seats: Seat, table: str = "", last: int = 0) -> AsyncIterator[Player]:
    """A client that has been welcomed."""
    async with connect(server, *seats, table=table, last=last) as player:
        welcome = await player.receive()
        assert welcome["type"] == "welcome", welcome
        yield player


def database_in(folder: Path) -> str:
    """An SQLite file in a folder."""
    return f"sqlite:///{folder / 'tables.db'}"


def with_few_handles(folder: Path, handles: int) -> str:
    """A program that runs Python with this many file handles, and no way to get more."""
    script = folder / "python"
    script.write_text(f'#!/bin/sh\nulimit -n {handles}\nexec {sys.executable} "$@"\n', encoding="utf-8")
    script.chmod(0o755)
    return str(script)


def any_move(offers: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A random move of those that the server offers, built without knowledge of the rules."""
    browser = Browser(from_json(Offers, offers))
    bandless = Browser(replace(browser.offers, stages=[]))
    simple = list(bandless.moves())
    if browser.offers.leaders and (not simple or chance.random() < 0.4):
        return dict(to_json(some_band(browser, chance)))
    return dict(to_json(chance.choice(simple)))


def some_band(browser: Browser, chance: random.Random) -> PlayBand:
    """A random Band of those offered, with Bands that may follow it."""
    hand, stage, bands = browser.hand, 0, list[PlayBand]()
    while numbers := [number for number, offer in enumerate(browser.offers.leaders) if hand[offer.leader]]:
        number = chance.choice(numbers)
        offer = browser.offers.leaders[number]
        cards = chance.choice(sorted(browser.compositions(offer, hand)))
        band, goes_on = chance.choice(list(islice(browser.answers(stage, number, cards, hand), 200)))
        bands.append(band)
        if not goes_on:
            break
        hand, stage = hand - Counter(cards), browser.next_stage(stage, band)
    return reduce(lambda then, band: replace(band, then=then), reversed(bands[:-1]), bands[-1])


def some_move(offers: dict[str, Any], chance: Any) -> dict[str, Any]:
    """A simple legal move from the offers: a recruit, or every card that can join some Leader."""
    if offers.get("pillage"):
        return {"kind": "pillage", "empty": chance.random() < 0.5}
    if offers.get("show_skeletons"):
        return {"kind": "show_skeletons"}
    recruit = offers.get("recruit")
    leaders = offers.get("leaders") or []
    if recruit and (not leaders or chance.random() < 0.6):
        card = chance.choice([None, *recruit.get("take", [])])
        return {"kind": "recruit"} if card is None else {"kind": "recruit", "card": card}
    return simple_band(offers, chance)


def simple_band(offers: dict[str, Any], chance: Any) -> dict[str, Any]:
    """A Band with only the compulsory choices made."""
    leader = chance.choice(offers["leaders"])
    counts = leader.get("by_tribe") or leader.get("by_colour")
    return {
        "kind": "play_band",
        "leader": leader["leader"],
        "cards": [card for card, count in counts.items() for _ in range(count)],
    }
