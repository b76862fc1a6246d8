"""``python -m bench.hostile``: send hostile messages to a real server through real sockets.

While a game is in progress, strangers, spectators and its own players send noise, forgeries and illegal moves. The
server must refuse every message with a clear code and leak nothing, and the database must stay unchanged.
"""

import argparse
import asyncio
import json
import random
import re
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeAlias

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed

import ethnos
from ethnos.base.plain import to_json
from ethnos.engine.components import KINDS, KINGDOM_NAMES
from ethnos.engine.moves import Move, legal_moves
from ethnos.engine.state import Table, as_bytes
from ethnos.server.hosting.limits import MESSAGE_BYTES, MESSAGES_AT_ONCE
from ethnos.server.protocol.messages import AskPreview, DoMove, DoReact, DoSay, DoSimple, Hello, Ping
from ethnos.server.protocol.refusals import BadMessage
from ethnos.server.protocol.validation import read_message
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.commands import REACTIONS
from ethnos.server.rooms.room import Room
from ethnos.server.storage.relations import LOG, TABLES
from harness.live import Player, Seat, ServerProcess, connect, database_in, join, open_table, some_move

Frame: TypeAlias = str | bytes
Json: TypeAlias = Any

MARK: Final = "<zqx>"
"""Part of every invented text: no answer may contain it."""
A_CONNECTION: Final = int(MESSAGES_AT_ONCE) - 2  # messages after the greeting that stay within the rate limit
CONCURRENT: Final = 8
STRANGER: Final = 9
"""In place of a seat: a client that has not been admitted."""
TIMEOUT: Final = 120.0
STRANGE_TEXTS: Final = (
    *("\u202e", "\u200b", "\x00", "\x1b[2J", "\ufeff", "\U0001f9ff", "é", "e\u0301"),
    *("'; DROP TABLE log; --", "../../etc", "{{7*7}}", "%s%n", "${jndi}"),
)
HUGE: Final = (-1, 6, 7, 255, 2**31, 2**63, 2**64, -(2**63), 10**40, 1e308, -0.0, 0.5)
LEAKS: Final = re.compile(
    r'Traceback|File \\?"|\.py\b|line \d|SELECT |INSERT |sqlite|sqlalchemy|postgres'
    r"|pydantic|starlette|ethnos\.|0x[0-9a-f]{6}|[<>/]",
    re.IGNORECASE,
)
KINDS_OF_ANSWER: Final = ("refused", "bye")


def known_codes() -> frozenset[str]:
    """Every code that has a text in the catalogue."""
    texts = Path(ethnos.__file__).parent / "locale" / "en"
    codes_by_file = (re.findall(r"^([\w-]+) =", (texts / name).read_text(), re.MULTILINE) for name in TEXT_FILES)
    return frozenset(code for codes in codes_by_file for code in codes)


TEXT_FILES: Final = ("server.ftl", "refusals.ftl", "errors.ftl")
CODES: Final = known_codes()


def wrong_in(answer: Frame) -> str:
    """What is wrong with an answer to a hostile message; empty for a clear refusal that leaks nothing."""
    if not isinstance(answer, str):
        return "binary"
    message = json.loads(answer)
    if message["type"] not in KINDS_OF_ANSWER:
        return f"not refused: {answer[:200]}"
    if message["code"] not in CODES:
        return f"no text for {message['code']}"
    if "zqx" in answer or LEAKS.search(answer):
        return f"leaks: {answer[:200]}"
    return ""


# --- The table ------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Scene:
    """A game in progress, in which seat 0 is to move and seat 1 waits; and a seat at another table."""

    server: ServerProcess
    seats: tuple[Seat, Seat]
    elsewhere: Seat
    table: Table
    legal: frozenset[Move]
    moves: tuple[Json, ...]
    """The legal moves as JSON."""

    @property
    def address(self) -> str:
        """The address of the socket."""
        return self.server.url.replace("http", "ws") + "/socket"

    def greeting(self, role: int) -> dict[str, Json]:
        """The greeting of the player of seat 0 or 1, or of a spectator."""
        secrets = [self.seats[role].secret] if role < 2 else []
        return {"type": "hello", "protocol": 1, "table": self.seats[0].table, "secrets": secrets, "last": 0}

    def would_do_something(self, role: int, frame: Frame) -> bool:
        """Whether a random message happens to be allowed: chat, a question, a legal move."""
        try:
            message = read_message(frame if isinstance(frame, str) else "")
        except BadMessage:
            return False
        if isinstance(message, DoSay) and message.seat == log.SPECTATOR_SEAT:
            return _has_text(message.text) and _has_text(message.name)
        if isinstance(message, Hello | Ping):
            return isinstance(message, Ping) or role == STRANGER
        if getattr(message, "seat", STRANGER) != role:
            return False
        match message:
            case DoMove() | AskPreview():
                return role == 0 and message.move in self.legal
            case DoSimple():
                return message.type in ("pause", "leave", "undo")
            case DoSay():
                return _has_text(message.text)
            case DoReact():
                return message.reaction in REACTIONS
        return False


def _has_text(text: str) -> bool:
    return any(letter.isprintable() and not letter.isspace() for letter in text)


def contents(database: str) -> list[tuple[Any, ...]]:
    """Every row of the log and of the list of tables."""
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        rows = [
            connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2").fetchall() for name in (LOG.name, TABLES.name)
        ]
    connection.close()
    return [row for part in rows for row in part]


def room_in(database: str, table_id: str) -> Room:
    """A room, rebuilt from its log without the server."""
    room = Room(table_id)
    with sqlite3.connect(database.removeprefix("sqlite:///")) as connection:
        query = f"SELECT seq, at, kind, data FROM {LOG.name} WHERE table_id = ? ORDER BY seq"
        for seq, at, kind, data in connection.execute(query, [table_id]):
            room.apply(seq, at, log.read_line(kind, json.loads(data)))
    connection.close()
    return room


@asynccontextmanager
async def a_game(server: ServerProcess, moves: int = 8) -> Any:
    """Two people and a bot play some moves; then the people stay connected without moving."""
    ada = open_table(server, ["person", "open", "novice"], clock={"kind": "none"})
    bob = join(server, ada.table, "Bob")
    elsewhere = open_table(server, ["person", "open"])
    async with connect(server, ada, bob) as player:
        await player.send(type="start", seat=0)
        await _play(player, moves)
        room = room_in(server.database, ada.table)
        assert room.table is not None
        heartbeat = asyncio.create_task(_keep_connected(player))
        legal = frozenset(legal_moves(room.table))
        moves_as_json = tuple(to_json(move) for move in legal)
        yield Scene(server, (ada, bob), elsewhere, room.table, legal, moves_as_json)
        heartbeat.cancel()
        await asyncio.gather(heartbeat, return_exceptions=True)


async def _play(player: Player, moves: int) -> None:
    chance, count = random.Random(5), 0
    while True:
        update = await player.hear("update")
        offers = {scene["seat"]: scene["offers"] for scene in update.get("scenes", []) if scene.get("offers")}
        if count >= moves and 0 in offers:
            return
        for seat, offered in offers.items():
            count += 1
            move = {"kind": "recruit"} if offered.get("recruit") else some_move(offered, chance)
            await player.send(type="move", id=f"m{count}", seat=seat, move=move)


async def _keep_connected(player: Player) -> None:
    while True:
        await player.send(type="ping")
        await player.hear("pong")
        await asyncio.sleep(5)


# --- Hostile messages -----------------------------------------------------------------------------------------


def some_json(chance: random.Random, depth: int = 3) -> Json:
    """A random JSON value."""
    plain: list[Json] = [None, True, False, chance.choice(HUGE), chance.getrandbits(8), some_text(chance), "", [], {}]
    if depth == 0 or chance.random() < 0.6:
        return chance.choice(plain)
    if chance.random() < 0.5:
        return [some_json(chance, depth - 1) for _ in range(chance.randrange(4))]
    return {
        chance.choice(["type", "id", "seat", some_text(chance)]): some_json(chance, depth - 1)
        for _ in range(chance.randrange(4))
    }


def some_text(chance: random.Random) -> str:
    """A word of unusual characters."""
    letters = [chr(chance.randrange(chance.choice([128, 0xD800]))) for _ in range(chance.randrange(6))]
    return MARK + "".join([*letters, chance.choice(STRANGE_TEXTS)])


def well_formed_message(scene: Scene, role: int, chance: random.Random) -> dict[str, Json]:
    """A well-formed message, for this player or another one."""
    seat = chance.choice([role % 6, chance.randrange(6)])
    move: Json = chance.choice(scene.moves)
    return chance.choice(
        [
            {"type": "move", "id": f"h{chance.getrandbits(32)}", "seat": seat, "move": move},
            {"type": "move", "id": f"h{chance.getrandbits(32)}", "seat": seat, "move": illegal_move(chance)},
            {"type": "preview", "id": f"h{chance.getrandbits(32)}", "seat": seat, "move": move},
            {"type": "hint", "id": f"h{chance.getrandbits(32)}", "seat": seat},
            {"type": chance.choice(["start", "undo", "pause", "resume", "leave"]), "seat": seat},
            {"type": "answer", "seat": seat, "yes": True},
            {"type": "seat_bot", "seat": seat, "at": chance.randrange(6), "level": chance.choice(["novice", MARK])},
            {"type": "say", "seat": seat, "text": MARK},
            {"type": "react", "seat": seat, "reaction": chance.choice([*REACTIONS, MARK])},
            scene.greeting(chance.randrange(3)),
            {"type": "ping"},
        ]
    )


def illegal_move(chance: random.Random) -> Json:
    """A well-formed, invented move."""
    cards = chance.choices([*KINDS], k=chance.randint(1, 5))
    band: Json = {"kind": "play_band", "leader": chance.choice(cards), "cards": cards}
    if chance.random() < 0.5:
        band |= {"kingdom": chance.choice(KINGDOM_NAMES), "extra": chance.choices(KINGDOM_NAMES, k=chance.randrange(3))}
    if chance.random() < 0.3:
        band |= {"token": chance.randint(1, 6), "horde": True, "draw": True, "keep": chance.choices([*KINDS], k=2)}
    if chance.random() < 0.2:
        band |= {"then": {"kind": "play_band", "leader": cards[0], "cards": cards[:1]}}
    others = [{"kind": "recruit", "card": cards[0]}, {"kind": "show_skeletons"}, {"kind": "pillage", "empty": True}]
    return chance.choice([band, band, *others])


def noise(_scene: Scene, _role: int, chance: random.Random) -> Frame:
    """Random bytes as a binary frame."""
    return chance.randbytes(chance.randrange(200))


def words(_scene: Scene, _role: int, chance: random.Random) -> Frame:
    """Text that is not JSON."""
    return "".join(some_text(chance) for _ in range(chance.randrange(5)))


def values(_scene: Scene, _role: int, chance: random.Random) -> Frame:
    """JSON that is not a message."""
    return json.dumps(some_json(chance), ensure_ascii=chance.random() < 0.5)


def deep(_scene: Scene, _role: int, chance: random.Random) -> Frame:
    """Values nested as deep as the size limit allows."""
    times = chance.randrange(1, 2600)
    opening, closing = chance.choice([("[", "]"), ('{"a":', "}"), ('{"type":"move","move":{"then":', "}}")])
    times = min(times, MESSAGE_BYTES // (len(opening) + len(closing)) - 1)
    return opening * times + chance.choice(["", "1" + closing * times])


def long_number(_scene: Scene, _role: int, chance: random.Random) -> Frame:
    """A number outside every range."""
    nines = "9" * chance.randrange(20, 8000)
    number = chance.choice([nines, "1e999999", "-1e-999999", "NaN", "Infinity", "0x10", "01"])
    return f'{{"type":"{chance.choice(["hello", "react", "answer"])}","protocol":1,"last":{number},"seat":{number}}}'


def forged(scene: Scene, role: int, chance: random.Random) -> Frame:
    """A well-formed message with some fields changed."""
    message = well_formed_message(scene, role, chance)
    for _ in range(chance.randint(1, 3)):
        key = chance.choice([*message])
        change = chance.randrange(5)
        if change == 0 and len(message) > 1:
            del message[key]
        elif change == 1:
            message[key] = some_json(chance)
        elif change == 2:
            message[some_text(chance)] = message[key]
        elif change == 3 and isinstance(message[key], dict):
            message[key] = message[key] | {chance.choice([*message[key], some_text(chance)]): some_json(chance)}
        else:
            value = message[key]
            message[key] = chance.choice([f"{value}", f"{value}{MARK}", [value], {"a": value}, chance.choice(HUGE)])
    return json.dumps(message)


def torn(scene: Scene, role: int, chance: random.Random) -> Frame:
    """A well-formed message with a part missing, repeated or moved."""
    text = json.dumps(well_formed_message(scene, role, chance))
    start, end = sorted(chance.choices(range(len(text)), k=2))
    return chance.choice([text[:start], text[end:], text[:start] + text[end:], text + text, text[:end] + text[start:]])


def repeated_key(scene: Scene, role: int, chance: random.Random) -> Frame:
    """The same key twice, once with a wrong value."""
    text = json.dumps(well_formed_message(scene, role, chance))
    again = json.dumps({chance.choice(["type", "seat", "id"]): some_json(chance, 1)})
    return f"{text[:-1]}, {again[1:]}"


def surrogates(scene: Scene, role: int, chance: random.Random) -> Frame:
    """Lone surrogates, which JSON can express and UTF-8 cannot."""
    half = f"\\ud8{chance.randrange(16):02x}"
    text = json.dumps(well_formed_message(scene, role, chance) | {"id": "HALF"}).replace("HALF", half)
    return chance.choice([text, text.replace('"id"', f'"{half}"')])


def not_allowed(scene: Scene, role: int, chance: random.Random) -> Frame:
    """A well-formed message that this client may not send, or not now."""
    return json.dumps(well_formed_message(scene, role, chance))


def not_now(_scene: Scene, role: int, chance: random.Random) -> Frame:
    """Something that the client's own seat cannot do now."""
    seat = role % 2
    return json.dumps(
        chance.choice(
            [
                {"type": "move", "id": f"h{chance.getrandbits(32)}", "seat": seat, "move": illegal_move(chance)},
                {"type": "preview", "id": "p", "seat": seat, "move": illegal_move(chance)},
                {"type": chance.choice(["start", "resume"]), "seat": seat},
                {"type": "answer", "seat": seat, "yes": chance.random() < 0.5},
                {"type": "say", "seat": seat, "text": "\u202e \t\u200b\x00"},
                {"type": "say", "name": "", "text": MARK},
                {"type": "react", "seat": seat, "reaction": MARK},
                {"type": "seat_bot", "seat": seat, "at": chance.randrange(3), "level": "adept"},
                {"type": "hint", "id": "h", "seat": seat},
                {"type": "seat_bot", "seat": seat, "at": 2, "level": "zqx"},
            ]
        )
    )


HOSTILE: Final[tuple[Callable[[Scene, int, random.Random], Frame], ...]] = (
    *(
        noise,
        words,
        values,
        deep,
        long_number,
        forged,
        forged,
        torn,
        repeated_key,
        surrogates,
        not_allowed,
        not_now,
        not_now,
        not_now,
    ),
)


def hostile(scene: Scene, role: int, chance: random.Random) -> Frame:
    """A message that the server must refuse."""
    while True:
        frame = chance.choice(HOSTILE)(scene, role, chance)
        if not scene.would_do_something(role, frame):
            return frame


def bad_greeting(scene: Scene, chance: random.Random) -> Frame:
    """A first message that must not be admitted."""
    hello = scene.greeting(chance.randrange(3))
    bad: list[dict[str, Json]] = [
        {"protocol": chance.choice([0, 2, -1, 10**30])},
        {"secrets": [scene.elsewhere.secret]},
        {"secrets": [scene.seats[0].secret[:-1] + MARK]},
        {"table": chance.choice([scene.elsewhere.table[:-1], MARK, "", "x" * 64, "\x00", "' OR 1=1 --", "../" + MARK])},
        {"table": scene.elsewhere.table, "secrets": [scene.seats[0].secret]},
        {"secrets": ["x"] * 7},
        {"last": -1},
        {"type": chance.choice(["ping", "move", MARK])},
    ]
    return chance.choice([json.dumps(hello | chance.choice(bad)), hostile(scene, STRANGER, chance)])


# --- Sending --------------------------------------------------------------------------------------------------


@dataclass
class Tally:
    """What was sent, and how it was answered."""

    messages: int = 0
    connections: int = 0
    answers: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)

    def answered(self, answer: Frame) -> None:
        """Count an answer."""
        if problem := wrong_in(answer):
            self.wrong.append(problem)
        else:
            self.answers[json.loads(answer)["code"]] += 1


async def let_in(scene: Scene, socket: ClientConnection, role: int) -> None:
    """Send a correct greeting."""
    await socket.send(json.dumps(scene.greeting(role)))
    welcome = json.loads(await socket.recv())
    assert welcome["type"] == "welcome", welcome


async def attack(scene: Scene, role: int, frames: list[Frame], tally: Tally) -> None:
    """Send messages through one connection; each must be answered once."""
    async with open_socket(scene.address, max_size=None) as socket:
        await let_in(scene, socket, role)
        tally.connections += 1
        for number, frame in enumerate(frames):
            try:
                await socket.send(frame)
                tally.answered(await asyncio.wait_for(socket.recv(), TIMEOUT))
            except (ConnectionClosed, TimeoutError) as problem:
                tally.wrong.append(f"no answer ({problem!r}) to {frames[number]!r:.200}")
                return
            tally.messages += 1


async def last_words(scene: Scene, frame: Frame, greet: bool, tally: Tally, *, text: bool | None = None) -> None:
    """Send a message after which the server must close the connection, with ``bye`` or a WebSocket close code."""
    async with open_socket(scene.address, max_size=None) as socket:
        if greet:
            await let_in(scene, socket, 2)
        tally.connections += 1
        tally.messages += 1
        await socket.send(frame, text=text)
        try:
            while True:
                tally.answered(await asyncio.wait_for(socket.recv(), TIMEOUT))
        except TimeoutError:
            tally.wrong.append(f"not closed after {frame!r:.200}")
        except ConnectionClosed as closed:
            code = closed.rcvd.code if closed.rcvd else 0
            tally.answers[f"closed with {code}"] += 1
            if code not in (1000, 1007, 1009):
                tally.wrong.append(f"closed with {code}: {frame!r:.200}")


async def flood(scene: Scene, tally: Tally) -> None:
    """Send more messages at once than the rate limit allows."""
    async with open_socket(scene.address, max_size=None) as socket:
        await let_in(scene, socket, 2)
        tally.connections += 1
        with suppress(ConnectionClosed):
            for _ in range(3 * A_CONNECTION):
                await socket.send(MARK)
            while True:
                tally.answered(await asyncio.wait_for(socket.recv(), TIMEOUT))
                tally.messages += 1


def attacks(scene: Scene, messages: int, seed: int, tally: Tally) -> Iterator[Callable[[], Any]]:
    """Connections that send this many messages in total."""
    chance, sent = random.Random(seed), 0
    while sent < messages:
        role = chance.randrange(3)
        yield partial(attack, scene, role, [hostile(scene, role, chance) for _ in range(A_CONNECTION)], tally)
        yield partial(last_words, scene, bad_greeting(scene, chance), False, tally)
        sent += A_CONNECTION + 1
        if chance.random() < 0.1:
            yield partial(last_words, scene, MARK * MESSAGE_BYTES, True, tally)
            yield partial(last_words, scene, b"\xff\xfe" + chance.randbytes(20), True, tally, text=True)
            yield partial(flood, scene, tally)
            sent += 2


async def storm(scene: Scene, messages: int, seed: int) -> Tally:
    """Send this many messages, a few connections at a time."""
    tally = Tally()
    pending = attacks(scene, messages, seed, tally)

    async def attacker() -> None:
        for run in pending:
            await run()

    await asyncio.gather(*(attacker() for _ in range(CONCURRENT)))
    return tally


class Watched(ServerProcess):
    """A server whose output is captured."""

    output = ""

    def stop(self, *_: object) -> int:
        """Stop it and read its output."""
        assert self.process is not None
        self.process.terminate()
        self.output = self.process.communicate(timeout=30)[0]
        return self.process.returncode


def complaints(server: Watched) -> list[str]:
    """What a server has printed besides its start and stop messages."""
    output = server.output.strip()
    return [] if output.count("\n") == 0 and "ERROR" not in output else [f"the server printed: {output[:2000]}"]


async def besiege(server: ServerProcess, messages: int, seed: int) -> Tally:
    """Start a game, send hostile messages, and check that the game is unchanged."""
    async with a_game(server) as scene:
        before, record = contents(server.database), as_bytes(scene.table)
        tally = await storm(scene, messages, seed)
        after = room_in(server.database, scene.seats[0].table)
        if contents(server.database) != before or after.table is None or as_bytes(after.table) != record:
            tally.wrong.append("a table has changed")
    return tally


def main() -> None:
    """Attack and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.hostile", description=__doc__)
    parser.add_argument("--messages", type=int, default=100_000, help="how many to send (default 100000)")
    parser.add_argument("--seed", type=int, default=1, help="for other messages (default 1)")
    requested = parser.parse_args()
    started = time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        with Watched(database_in(Path(folder))) as server:
            tally = asyncio.run(besiege(server, requested.messages, requested.seed))
        tally.wrong += complaints(server)
    seconds = time.perf_counter() - started
    print(f"{tally.messages} messages over {tally.connections} connections in {seconds:.0f} s")
    for name, count in tally.answers.most_common():
        print(f"{count:8} {name}")
    print(f"{len(tally.wrong)} answers were wrong, or none came", *tally.wrong[:20], sep="\n")
    sys.exit(bool(tally.wrong))


if __name__ == "__main__":
    main()
