"""``python -m bench.stall``: can a client at one address stall everybody else?

A person plays at a real server and others arrive, first undisturbed and then under one of the attacks below. The
attackers are separate processes, at another address of this machine.
"""

import argparse
import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Barrier
from pathlib import Path
from typing import Final, TypeAlias

import httpx
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import WebSocketException

from bench.percentile import percentile
from ethnos.engine.moves import is_turn_over
from ethnos.game.game import Game
from ethnos.notation import commitment
from ethnos.server.rooms.chairs import digest_of
from ethnos.server.rooms.entries import Created, Joined, Line, Moved, SeatSetting, Started, Undone
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage.database_store import DatabaseStore
from harness.crashing import choose
from harness.live import Player, ServerProcess, connect, database_in, join, open_table, with_few_handles
from harness.raw import CONTINUATION, ELSEWHERE, PING, TEXT, Raw, frame

LONG_TABLE: Final = "a-long-table"
FINISHED: Final = "a-finished-game"
ENTRIES: Final = 750
HANDLES: Final = 512
BLOCK: Final = 60_000
"""Bytes that an attacker sends at once."""
MOVE_SECONDS: Final = 0.1
ARRIVAL_SECONDS: Final = 0.5
GIVE_UP_SECONDS: Final = 5.0
"""A person who has waited this long for a connection counts as turned away."""
SETTLE_SECONDS: Final = 3.0
"""How long an attack runs before it is measured."""
GRANDMASTERS: Final = 28

Tally: TypeAlias = "Synchronized[int]"
"""How many of the attacker's connections or requests the server has ended or refused."""


# --- Attacks, each in a process of its own --------------------------------------------------------------------


def _sockets(url: str, closed: Tally, seconds: float, block: bytes, *, first: bytes = b"", read: bool = True) -> None:
    """Send a block of frames over and over, and open a new socket when the server closes it."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        with contextlib.suppress(OSError), Raw(url) as raw:
            if b" 101 " not in raw.upgrade():
                _count(closed)
                time.sleep(0.05)
                continue
            raw.socket.settimeout(0.2)
            if read:
                threading.Thread(target=_read_all, args=(raw,), daemon=True).start()
            raw.send(first)
            while raw.send(block) and time.monotonic() < end:
                pass
        if time.monotonic() < end:
            _count(closed)


def _read_all(raw: Raw) -> None:
    with contextlib.suppress(OSError):
        while True:
            with contextlib.suppress(TimeoutError):
                if not raw.socket.recv(65536):
                    return


def continuations(url: str, closed: Tally, seconds: float) -> None:
    """Empty continuation frames before the hello."""
    empty = frame(CONTINUATION, final=False)
    _sockets(url, closed, seconds, empty * (BLOCK // len(empty)), first=frame(TEXT, final=False))


def pings(url: str, closed: Tally, seconds: float) -> None:
    """Ping frames, whose answers are read."""
    ping = frame(PING, b"x" * 100)
    _sockets(url, closed, seconds, ping * (BLOCK // len(ping)))


def hellos(url: str, closed: Tally, seconds: float) -> None:
    """Hellos that ask for everything that has happened at a long table."""

    async def ask(socket_url: str) -> None:
        async with open_socket(socket_url, max_size=None, local_addr=(ELSEWHERE, 0)) as socket:
            hello = {"type": "hello", "protocol": 1, "table": LONG_TABLE, "secrets": [], "last": 1}
            await socket.send(json.dumps(hello))
            if json.loads(await asyncio.wait_for(socket.recv(), 20))["type"] != "welcome":
                _count(closed)

    async def repeat() -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            try:
                await ask(url.replace("http", "ws") + "/socket")
            except (OSError, WebSocketException):
                _count(closed)
                await asyncio.sleep(0.02)

    asyncio.run(repeat())


def headers(url: str, closed: Tally, seconds: float) -> None:
    """Requests whose headers never end."""
    end, block = time.monotonic() + seconds, b"X-More: and more\r\n" * (BLOCK // 18)
    while time.monotonic() < end:
        with contextlib.suppress(OSError), Raw(url) as raw:
            raw.send(f"GET / HTTP/1.1\r\nHost: {raw.host}\r\n".encode())
            while raw.send(block) and time.monotonic() < end:
                pass
        if time.monotonic() < end:
            _count(closed)


def half_requests(url: str, closed: Tally, seconds: float) -> None:
    """As many connections as the server has file handles, each with half a request that never ends."""
    end, sockets = time.monotonic() + seconds, list[Raw]()
    while time.monotonic() < end:
        if len(sockets) < HANDLES // PROCESSES + 20:
            with contextlib.suppress(OSError):
                sockets.append(Raw(url))
                sockets[-1].socket.settimeout(1)
                sockets[-1].send(f"POST /api/tables HTTP/1.1\r\nHost: {sockets[-1].host}\r\n".encode())
        else:
            time.sleep(0.5)
            alive = [raw for raw in sockets if raw.send(b"X: y\r\n") and raw.send(b"X: y\r\n")]
            for _ in range(len(sockets) - len(alive)):
                _count(closed)
            sockets = alive


def replays(url: str, closed: Tally, seconds: float) -> None:
    """The same finished game over and over."""
    _requests(url, closed, seconds, f"/api/replays/{FINISHED}")


def lobby(url: str, closed: Tally, seconds: float) -> None:
    """The lobby over and over."""
    _requests(url, closed, seconds, "/api/lobby")


def _requests(url: str, closed: Tally, seconds: float, path: str) -> None:
    end = time.monotonic() + seconds
    with httpx.Client(transport=httpx.HTTPTransport(local_address=ELSEWHERE), timeout=20) as client:
        while time.monotonic() < end:
            try:
                refused = client.get(url + path).status_code != 200
            except httpx.HTTPError:
                refused = True
            if refused:
                _count(closed)
                time.sleep(0.01)


def previews(url: str, closed: Tally, seconds: float) -> None:
    """Sockets that ask for previews as often as one socket may."""

    async def ask(player: Player, hello: dict[str, object], end: float) -> None:
        await player.send(**hello)
        await player.send(type="start", seat=0)  # the first of them starts the game
        while time.monotonic() < end:
            await player.send(type="preview", id="p", seat=0, move={"kind": "recruit"})
            await asyncio.sleep(0.06)
            with contextlib.suppress(TimeoutError):
                while True:
                    await asyncio.wait_for(player.receive(), 0.001)

    async def repeat() -> None:
        end = time.monotonic() + seconds
        client = httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=ELSEWHERE))
        seats = [{"kind": "person"}, {"kind": "bot", "level": "novice"}]
        async with client, contextlib.AsyncExitStack() as stack:
            table = (await client.post(f"{url}/api/tables", json={"name": "Eve", "seats": seats}, timeout=20)).json()
            hello = {"type": "hello", "protocol": 1, "table": table["table"], "secrets": [table["secret"]]}
            sockets = [open_socket(url.replace("http", "ws") + "/socket", local_addr=(ELSEWHERE, 0)) for _ in range(24)]
            players = [Player(await stack.enter_async_context(socket)) for socket in sockets]
            results = await asyncio.gather(*(ask(player, hello, end) for player in players), return_exceptions=True)
            for _ in filter(None, results):
                _count(closed)

    asyncio.run(repeat())


def grandmasters(url: str, closed: Tally, seconds: float) -> None:
    """Tables with five grandmasters that the host has left: when time is up, the clock moves for the host."""
    end = time.monotonic() + seconds
    seats = [{"kind": "person"}, *[{"kind": "bot", "level": "grandmaster"}] * 5]
    table = {"name": "Ada", "seats": seats, "clock": {"kind": "bank", "seconds": 1, "increment": 0}}

    async def begin() -> None:
        async with httpx.AsyncClient(transport=httpx.AsyncHTTPTransport(local_address=ELSEWHERE)) as client:
            for _ in range(GRANDMASTERS // PROCESSES):
                answer = await client.post(f"{url}/api/tables", json=table, timeout=20)
                if answer.status_code != 201:
                    _count(closed)
                    continue
                seat = answer.json()
                async with open_socket(url.replace("http", "ws") + "/socket", local_addr=(ELSEWHERE, 0)) as socket:
                    hello = {"type": "hello", "protocol": 1, "table": seat["table"], "secrets": [seat["secret"]]}
                    await socket.send(json.dumps(hello))
                    await socket.send(json.dumps({"type": "start", "seat": seat["seat"]}))
                    await socket.recv()

    asyncio.run(begin())
    time.sleep(max(0.0, end - time.monotonic()))


def _count(tally: Tally) -> None:
    with tally.get_lock():
        tally.value += 1


PROCESSES: Final = 4
"""Processes that attack at the same time."""
Attack: TypeAlias = Callable[[str, Tally, float], None]
CASES: Final[dict[str, Attack]] = {
    attack.__name__: attack
    for attack in (
        *(continuations, pings, hellos, headers, half_requests),
        *(replays, lobby, previews, grandmasters),
    )
}


def attack_together(case: str, begin: Barrier, url: str, closed: Tally, seconds: float) -> None:
    """Attack as soon as all processes have been started."""
    begin.wait()
    CASES[case](url, closed, seconds)


# --- Measuring everybody else ---------------------------------------------------------------------------------


@dataclass
class Waits:
    """How long people waited, in milliseconds."""

    moves: list[float] = field(default_factory=list)
    """From a move sent until it is done; with bots, until the bot has moved as well."""
    arrivals: list[float] = field(default_factory=list)
    """From opening a socket until the welcome."""
    turned_away: int = 0


async def measure(server: ServerProcess, seconds: float, *, with_bot: bool) -> Waits:
    """A person plays, and others arrive."""
    waits, end = Waits(), time.monotonic() + seconds
    await asyncio.gather(_play(server, waits, end, with_bot), _arrive(server, waits, end))
    return waits


async def _play(server: ServerProcess, waits: Waits, end: float, with_bot: bool) -> None:
    chance = random.Random(3)
    while time.monotonic() < end:
        host = await asyncio.to_thread(open_table, server, ["person", "novice" if with_bot else "open"])
        seats = [host] if with_bot else [host, await asyncio.to_thread(join, server, host.table, "Ben")]
        async with connect(server, *seats) as player:
            await player.send(type="start", seat=host.seat)
            await player.until(lambda player=player: player.offers)  # type: ignore[misc]
            while player.state["status"] == "running" and time.monotonic() < end:
                await asyncio.sleep(MOVE_SECONDS)
                sent = time.perf_counter()
                assert player.offers is not None
                move = choose(player.offers, chance)
                player.scenes.clear()
                await player.send(type="move", id=str(chance.random()), seat=_seat(player), move=move)
                await player.hear("done")
                if with_bot:
                    await player.until(
                        lambda player=player: player.offers or player.state["status"] == "over"  # type: ignore[misc]
                    )
                waits.moves.append(1000 * (time.perf_counter() - sent))


def _seat(player: Player) -> int:
    """The seat to move, from the last message with a game."""
    message = next(message for message in reversed(player.messages) if message.get("scenes"))
    return next(int(scene["seat"]) for scene in message["scenes"] if "offers" in scene)


async def _arrive(server: ServerProcess, waits: Waits, end: float) -> None:
    while time.monotonic() < end:
        sent = time.perf_counter()
        try:
            async with asyncio.timeout(GIVE_UP_SECONDS), connect(server, table=LONG_TABLE) as player:
                await player.hear("welcome")
            waits.arrivals.append(1000 * (time.perf_counter() - sent))
        except (OSError, WebSocketException, TimeoutError):
            waits.turned_away += 1
        await asyncio.sleep(ARRIVAL_SECONDS)


# --- Prepared tables ------------------------------------------------------------------------------------------


async def prepare(database: str) -> None:
    """Write the log of a long table and of a finished game."""
    store = await DatabaseStore.open(database)
    tables = Tables(store)
    people = Created(2, "english", "random", {}, [SeatSetting(kind="open")] * 2, {"kind": "none"}, listed=False)
    await tables.create(people, lambda _room: _lines(None), FINISHED)
    with_bots = Created(
        6, "english", "random", {}, [SeatSetting(kind="open"), *[SeatSetting(kind="bot", level="novice")] * 5],
        {"kind": "none"}, listed=False,
    )  # fmt: skip
    await tables.create(with_bots, lambda _room: _lines(ENTRIES), LONG_TABLE)
    await store.close()


def _lines(entries: int | None) -> list[Line]:
    """A complete game; or its start, and then a move made and undone until the log has this many entries."""
    players = 6 if entries else 2
    game, chance = Game.new(players, seed=1), random.Random(1)
    lines: list[Line] = [Joined(seat, "Ada", digest_of(f"{seat}")) for seat in range(1 if entries else 2)]
    lines.append(Started("1", commitment(1)))
    while not game.is_over and (entries is None or len(lines) < entries // 4 or game.table.seat != 0):
        lines.append(_random_turn(game, chance))
    if entries:
        before = len(game.actions)
        turn = _random_turn(game, chance)
        assert len(game.actions) == before + len(turn.actions)
        while len(lines) < entries:
            lines += [turn, Undone(0, len(turn.actions))]
    return lines


def _random_turn(game: Game, chance: random.Random) -> Moved:
    seat, actions = int(game.table.seat), list[int]()
    while not actions or not (game.is_over or is_turn_over(game.table)):
        actions.append(chance.choice(game.legal_actions()))
        game.apply(actions[-1])
    return Moved(seat, actions, "person" if seat == 0 or game.players == 2 else "bot")


@contextlib.contextmanager
def serving(folder: Path, case: str) -> Iterator[ServerProcess]:
    """A server with the prepared tables; for half requests with few file handles."""
    database = database_in(folder)
    asyncio.run(prepare(database))
    python = with_few_handles(folder, HANDLES) if case == half_requests.__name__ else sys.executable
    with ServerProcess(database, python=python) as server:
        yield server


def run_case(case: str, seconds: float) -> dict[str, float | int | str]:
    """Run one case: first without an attack, then with it."""
    folder = Path(tempfile.mkdtemp(prefix="ethnos-stall-"))
    spawn = multiprocessing.get_context("spawn")
    closed: Tally = spawn.Value("i", 0)
    try:
        with serving(folder, case) as server:
            play = partial(measure, server, with_bot=case == grandmasters.__name__)
            quiet = asyncio.run(play(seconds / 2))
            begin = spawn.Barrier(PROCESSES + 1)
            arguments = (case, begin, server.url, closed, seconds + SETTLE_SECONDS + 2)
            attackers = [spawn.Process(target=attack_together, args=arguments) for _ in range(PROCESSES)]
            for attacker in attackers:
                attacker.start()
            begin.wait()
            time.sleep(SETTLE_SECONDS)
            attacked = asyncio.run(play(seconds))
            for attacker in attackers:
                attacker.terminate()
                attacker.join()
    finally:
        shutil.rmtree(folder)
    return {"case": case} | _figures("quiet", quiet) | _figures("attacked", attacked) | {"closed": closed.value}


def _figures(name: str, waits: Waits) -> dict[str, float | int]:
    return {
        f"{name} moves": len(waits.moves),
        f"{name} p50": _rounded(waits.moves, 0.5),
        f"{name} p99": _rounded(waits.moves, 0.99),
        f"{name} longest": _rounded(waits.moves, 1.0),
        f"{name} arrival p50": _rounded(waits.arrivals, 0.5),
        f"{name} arrival longest": _rounded(waits.arrivals, 1.0),
        f"{name} turned away": waits.turned_away,
    }


def _rounded(waits: Sequence[float], share: float) -> float:
    """A percentile in milliseconds; -1 if nobody was answered."""
    return round(percentile(waits, share), 1) if waits else -1.0


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.stall", description=__doc__)
    parser.add_argument("cases", nargs="*", metavar="CASE", help=f"which of {', '.join(CASES)} (default: all)")
    parser.add_argument("--seconds", type=float, default=12.0, help="how long each attack is measured (default 12)")
    requested = parser.parse_args()
    for case in requested.cases or CASES:
        print(json.dumps(run_case(case, requested.seconds) | {"load": round(os.getloadavg()[0], 1)}), flush=True)


if __name__ == "__main__":
    main()
