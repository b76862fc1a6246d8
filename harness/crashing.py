"""Kills servers while people play, and checks that nothing is lost.

``crash`` plays, kills and restarts; ``playing`` leaves to its caller what happens meanwhile. Every client records what
it receives; at the end the database must agree with all of these records.
"""

import asyncio
import random
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Any

import httpx
from websockets.exceptions import WebSocketException

from ethnos.engine.play import apply_action, legal_actions
from ethnos.engine.state import Table, copied
from ethnos.server.rooms.entries import Line, Moved, read_line
from ethnos.server.rooms.room import Room
from ethnos.server.storage.database_store import DatabaseStore
from harness.live import Player, Seat, ServerProcess, connect, join, open_table, some_move
from harness.patience import PATIENCE_SECONDS

LONGEST_PAUSE = 0.02
"""Seconds before a move: so few that most kills happen while a client waits for an answer."""
LONGEST_RETURN = 0.1
"""Seconds until a client that was cut off comes back, at a random moment."""
TABLE_KINDS = (("person", "open", "novice"), ("person", "open", "open"), ("person", "novice", "novice"))
CONNECTION_ERRORS = (OSError, WebSocketException, EOFError)

ReceivedEntry = tuple[str, str]
"""An entry as a client receives it: its kind, and the id of a move."""


def choose(offers: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A legal move, with a kingdom if the Band has a choice of them."""
    move = some_move(offers, chance)
    if move["kind"] == "play_band":
        number = [offer["leader"] for offer in offers["leaders"]].index(move["leader"])
        prospects = offers["prospects"][offers["stages"][0]["prospects"][number]]
        kingdoms = offers["bands"][prospects["sizes"][len(move["cards"]) - 1]].get("kingdoms")
        return move | ({"kingdom": chance.choice(kingdoms)} if kingdoms else {})
    return move


@dataclass
class Person:
    """A seat's client: plays, reconnects after every crash, and repeats a move that was not acknowledged."""

    seat: Seat
    chance: random.Random
    longest_pause: float = LONGEST_PAUSE
    waits: list[tuple[float, float]] = field(default_factory=list)
    """When a move was sent for the first time, and how long it took until it was acknowledged."""
    acknowledged: dict[str, int] = field(default_factory=dict)
    """The acknowledged moves, and the entry number of each in the acknowledgement."""
    received: dict[int, ReceivedEntry] = field(default_factory=dict)
    pending: dict[str, Any] | None = None
    sent: float = 0.0
    repeated: int = 0
    stored_before: int = 0
    last: int = 0
    over: bool = False
    offers: dict[str, Any] | None = None

    @property
    def is_finished(self) -> bool:
        """The game is over, and every move is acknowledged."""
        return self.over and self.pending is None

    async def play(self, servers: Sequence[ServerProcess], game: "Game") -> None:
        """Play a whole game, on any server that answers."""
        while not self.is_finished:
            try:
                async with connect(self.chance.choice(servers), self.seat, last=self.last) as player:
                    await self._converse(player, game)
            except CONNECTION_ERRORS:
                await asyncio.sleep(self.chance.random() * LONGEST_RETURN)

    async def _converse(self, player: Player, game: "Game") -> None:
        self.offers = None
        while not self.is_finished:
            message = await player.receive()
            self._receive(message, game)
            if message["type"] == "welcome":
                await self._resume(player, message)
            if self.offers is not None and self.pending is None and not game.stopping:
                await asyncio.sleep(self.chance.random() * self.longest_pause)
                self.pending, self.sent = self._new_move(self.offers), time.perf_counter()
                self.offers = None
                await player.send(**self.pending)

    async def _resume(self, player: Player, welcome: dict[str, Any]) -> None:
        if welcome["state"]["status"] == "open" and welcome["state"].get("host") == self.seat.seat:
            await player.send(type="start", seat=self.seat.seat)
        if self.pending is not None:
            self.repeated += 1
            self.stored_before += ("moved", self.pending["id"]) in self.received.values()
            await player.send(**self.pending)

    def _new_move(self, offers: dict[str, Any]) -> dict[str, Any]:
        name = f"{self.seat.seat}-{len(self.acknowledged)}-{self.chance.getrandbits(32):x}"
        return {"type": "move", "id": name, "seat": self.seat.seat, "move": choose(offers, self.chance)}

    def _receive(self, message: dict[str, Any], game: "Game") -> None:
        match message["type"]:
            case "welcome":
                for update in message["missed"]:
                    self._record(update, game)
                assert self.last in (0, message["state"]["seq"]), f"the welcome leaves out what came after {self.last}"
                self.last = message["state"]["seq"]
                self._read_scene(message)
            case "update":
                self._record(message, game)
                self._read_scene(message)
            case "done":
                assert self.acknowledged.setdefault(message["id"], message["seq"]) == message["seq"], (
                    "acknowledged twice"
                )
                if self.pending is not None and message["id"] == self.pending["id"]:
                    self.pending = None
                    self.waits.append((self.sent, time.perf_counter() - self.sent))
            case "refused":
                assert not message.get("id"), f"{self.pending} was offered and refused: {message}"

    def _record(self, update: dict[str, Any], game: "Game") -> None:
        seq, line = update["seq"], update["line"]
        assert seq == self.last + 1, f"entry {seq} came after {self.last}"
        self.last = seq
        self.received[seq] = line["kind"], line.get("move_id", "")
        if line["kind"] == "moved":
            game.note(seq, line["by"])

    def _read_scene(self, message: dict[str, Any]) -> None:
        self.over = message["state"]["status"] == "over"
        for scene in message["scenes"]:
            self.offers = scene.get("offers")


@dataclass
class Game:
    """A table and its people."""

    people: list[Person]
    with_bots: bool
    stopping: bool = False
    newest: int = 0
    """The newest move that counts as progress. At a table with bots only theirs count: a server has to drive them."""

    def note(self, seq: int, by: str) -> None:
        """A client has received a move."""
        if by == "bot" or not self.with_bots:
            self.newest = max(self.newest, seq)


class Place:
    """Plays one game after another, so that there is always one to interrupt."""

    def __init__(
        self,
        servers: Sequence[ServerProcess],
        kind: Sequence[str],
        chance: random.Random,
        longest_pause: float = LONGEST_PAUSE,
    ) -> None:
        self.servers, self.kind, self.chance, self.longest_pause = servers, kind, chance, longest_pause
        self.games: list[Game] = []
        self.stopping = False

    async def run(self) -> None:
        """Play until stopped; after that no move is begun."""
        while not self.stopping:
            game = await self._open()
            self.games.append(game)
            await asyncio.gather(*(person.play(self.servers, game) for person in game.people))

    @property
    def progress(self) -> tuple[int, int]:
        """Grows with every move that counts."""
        return len(self.games), self.games[-1].newest if self.games else 0

    @property
    def is_waiting(self) -> bool:
        """Whether a client waits for an answer."""
        return any(person.pending is not None for game in self.games for person in game.people)

    def stop(self) -> None:
        """Begin no more moves."""
        self.stopping = True
        for game in self.games:
            game.stopping = True

    async def _open(self) -> Game:
        """A new table; one that a crash interrupts during setup is abandoned."""
        while True:
            try:
                seats = await asyncio.to_thread(self._sit_down)
            except httpx.HTTPError:
                await asyncio.sleep(0.05)
            else:
                people = [Person(seat, random.Random(self.chance.random()), self.longest_pause) for seat in seats]
                return Game(people, with_bots="novice" in self.kind)

    def _sit_down(self) -> list[Seat]:
        host = open_table(self.chance.choice(self.servers), self.kind)
        free = self.kind.count("open")
        return [host, *(join(self.chance.choice(self.servers), host.table, f"Guest {n}") for n in range(free))]


@dataclass
class Report:
    """The results of a run."""

    kills: int = 0
    games: int = 0
    entries: int = 0
    acknowledged: int = 0
    repeated: int = 0
    """Moves sent again after a crash, because the client did not know whether they were stored."""
    stored_before: int = 0
    """Repeated moves that had been stored already, and must not be played twice."""
    longest_wait: float = 0.0
    """Seconds from a kill until every table continued."""


class Crowd:
    """Many places, and what their people have seen so far."""

    def __init__(self, servers: Sequence[ServerProcess], places: int, seed: int, longest_pause: float) -> None:
        chance = random.Random(seed)
        self._database = servers[0].database
        self._places = [
            Place(servers, TABLE_KINDS[number % len(TABLE_KINDS)], random.Random(chance.random()), longest_pause)
            for number in range(places)
        ]
        self._tasks: list[asyncio.Task[None]] = []

    @property
    def progress(self) -> list[tuple[int, int]]:
        """Grows at every place with every move that counts."""
        return [place.progress for place in self._places]

    async def goes_on(self, since: list[tuple[int, int]] | None = None) -> float:
        """Wait until every table has continued; returns for how many seconds."""
        since, began = since or self.progress, time.monotonic()
        while stuck := [place for place, before in zip(self._places, since, strict=True) if place.progress <= before]:
            _raise_first(self._tasks)
            waited = time.monotonic() - began
            assert waited < PATIENCE_SECONDS, (
                f"{len(stuck)} tables do not go on: {[_describe(place) for place in stuck]}"
            )
            await asyncio.sleep(0.02)
        return time.monotonic() - began

    def waits(self) -> list[tuple[float, float]]:
        """When each acknowledged move was sent, and how long it took."""
        games = [game for place in self._places for game in place.games]
        return [wait for game in games for person in game.people for wait in person.waits]

    async def begin(self) -> None:
        """Begin to play."""
        self._tasks = [asyncio.create_task(place.run()) for place in self._places]
        await self.goes_on([(0, 0)] * len(self._places))

    async def finish(self) -> "Report":
        """Begin no more moves, wait until each is acknowledged, and compare the log with what clients saw."""
        deadline, report = time.monotonic() + PATIENCE_SECONDS, Report()
        for place in self._places:
            place.stop()
        while any(place.is_waiting for place in self._places):
            _raise_first(self._tasks)
            assert time.monotonic() < deadline, "a move is not acknowledged"
            await asyncio.sleep(0.02)
        await self.leave()
        for place in self._places:
            for game in place.games:
                await _compare(self._database, game, report)
        return report

    async def leave(self) -> None:
        """Leave all tables as they are."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


@asynccontextmanager
async def playing(
    servers: Sequence[ServerProcess], places: int, seed: int = 0, longest_pause: float = LONGEST_PAUSE
) -> AsyncIterator[Crowd]:
    """People who play at these servers, each at any that answers, once every table has begun."""
    crowd = Crowd(servers, places, seed, longest_pause)
    try:
        await crowd.begin()
        yield crowd
    finally:
        await crowd.leave()


async def crash(
    servers: Sequence[ServerProcess],
    kills: int,
    places: int,
    seed: int = 0,
    progress: Callable[[int], None] = lambda _kills: None,
) -> Report:
    """Kill a server at random moments, restart it, and check that every table continues; then compare all records.

    ``progress`` is called after every kill, once all tables have continued.
    """
    chance, longest_wait = random.Random(seed), 0.0
    async with playing(servers, places, seed) as crowd:
        for number in range(kills):
            await asyncio.sleep(chance.random())
            longest_wait = max(longest_wait, await _kill_one(servers, crowd, chance))
            progress(number + 1)
        report = await crowd.finish()
    report.kills, report.longest_wait = kills, longest_wait
    return report


async def _kill_one(servers: Sequence[ServerProcess], crowd: Crowd, chance: random.Random) -> float:
    victim = chance.choice(servers)
    killed = time.monotonic()
    await asyncio.to_thread(victim.kill)
    before = crowd.progress
    if len(servers) == 1:
        await asyncio.to_thread(victim.start)
        await crowd.goes_on(before)
        return time.monotonic() - killed
    await crowd.goes_on(before)  # on the other servers
    waited = time.monotonic() - killed
    await asyncio.to_thread(victim.start)
    return waited


def _raise_first(tasks: Sequence[asyncio.Task[None]]) -> None:
    for task in tasks:
        if task.done():
            task.result()


def _describe(table: Place) -> list[tuple[str, int, Any]]:
    return (
        [(person.seat.table, person.last, person.pending) for person in table.games[-1].people] if table.games else []
    )


async def _compare(database: str, game: Game, report: Report) -> None:
    """The log is legal and without gaps, and agrees with what every client received."""
    store = await DatabaseStore.open(database)
    try:
        entries = await store.entries(game.people[0].seat.table)
    finally:
        await store.close()
    room, times, stored = Room(game.people[0].seat.table), Counter[str](), dict[int, ReceivedEntry]()
    for entry in entries:
        line = read_line(entry.kind, entry.data)
        _check_legal(room, line)
        room.apply(entry.seq, entry.at, line)  # refuses a gap
        stored[entry.seq] = entry.kind, getattr(line, "move_id", "")
        times[stored[entry.seq][1]] += 1
    del times[""]  # entries that are not a person's move
    assert set(times.values()) <= {1}, "a move was played twice"
    assert set(times) == {name for person in game.people for name in person.acknowledged}, (
        "a move was lost, or never acknowledged"
    )
    for person in game.people:
        assert all(stored[seq] == ("moved", name) for name, seq in person.acknowledged.items()), (
            "a move is not where it was acknowledged"
        )
        assert all(stored.get(seq) == received for seq, received in person.received.items()), (
            "an entry was sent, and never stored"
        )
        report.acknowledged += len(person.acknowledged)
        report.repeated += person.repeated
        report.stored_before += person.stored_before
    report.games += 1
    report.entries += len(entries)


def _check_legal(room: Room, line: Line) -> None:
    if not isinstance(line, Moved):
        return
    assert room.table is not None
    assert room.seat_to_move == line.seat
    table: Table = copied(room.table)
    for action in line.actions:
        assert action in legal_actions(table), f"{line} is against the rules"
        apply_action(table, action)
