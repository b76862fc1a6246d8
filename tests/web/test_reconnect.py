"""The server dies in the middle of a move: the page says so, comes back by itself, and the move is played once."""

import contextlib
import socket
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ethnos.engine.moves import PlayBand
from ethnos.engine.state import as_bytes
from ethnos.game.game import Game
from harness.live import ServerProcess, database_in
from harness.person import Person, Wishes, expect_soon, texts
from harness.positions import Position, PreparedTable, cards_of, find, prepare_table, stored
from tests.web.conftest import Browsers, People

AGAIN_MS = 30_000
"""The page tries again after 8 seconds at the latest."""
TRIBES = ("dwarf", "giant", "minotaur", "wizard", "troll")


@pytest.fixture
def mortal(client: Path, tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that the test can kill."""
    assert client.is_dir()
    with ServerProcess(database_in(tmp_path)) as running:
        yield running


@pytest.fixture
def person(browsers: Browsers, mortal: ServerProcess) -> Iterator[Person]:
    """A person whose browser will not reach the server for a while."""
    people = People(browsers, mortal)
    yield people.person(Wishes(expected=("WebSocket connection", "Failed to load resource")))
    people.leave()
    assert not people.troubles, "\n".join(people.troubles)


def plan(game: Game) -> PlayBand | None:
    """Three Dwarves."""
    dwarves = tuple(card for card in cards_of(game) if card.startswith("dwarf"))
    return PlayBand(dwarves[0], dwarves) if len(dwarves) == 3 else None


@pytest.fixture
def position() -> Position:
    """A position in which the person holds a Band."""
    return find(TRIBES, lambda card: card.startswith("dwarf"), plan)


def sit(person: Person, server: ServerProcess, position: Position) -> PreparedTable:
    table = prepare_table(server.database, position.game, position.turns)
    person.sit(table.id, table.secrets[0])
    person.build(position.move)
    expect(person.confirm).to_be_enabled()
    return table


def banner(person: Person) -> Locator:
    """The message about the lost connection."""
    return person.page.get_by_role("alert").filter(has_text=texts("web-lost"))


def check_played_once(server: ServerProcess, table: PreparedTable, position: Position, move: PlayBand) -> None:
    """The log has this move, once, and nothing after it."""
    after = position.game.copy()
    after.play(move)
    expect_soon(lambda: len(stored(server.database, table.id).moves) > len(position.turns))
    room = stored(server.database, table.id)
    assert len(room.moves) == len(position.turns) + 1
    assert room.table is not None
    assert as_bytes(room.table) == as_bytes(after.table)


@pytest.mark.long
def test_band_in_the_making_outlives_the_server(person: Person, mortal: ServerProcess, position: Position) -> None:
    table = sit(person, mortal, position)
    mortal.kill()
    expect(banner(person)).to_be_visible()
    left_out = next(card for card in position.move.cards if card != position.move.leader)
    person.activate(person.card(left_out))  # there is no server for the preview
    expect(person.confirm).to_be_disabled()
    mortal.start()
    expect(banner(person)).to_have_count(0, timeout=AGAIN_MS)
    expect(person.confirm).to_be_enabled()
    person.activate(person.confirm)
    rest = list(position.move.cards)
    rest.remove(left_out)
    check_played_once(mortal, table, position, PlayBand(position.move.leader, tuple(rest)))
    expect(person.actions).to_contain_text(texts("web-status-waiting", name="Ben"))


def test_move_made_while_away_is_played_once(person: Person, mortal: ServerProcess, position: Position) -> None:
    table = sit(person, mortal, position)
    mortal.kill()
    expect(banner(person)).to_be_visible()
    person.activate(person.confirm)
    expect(person.actions).to_contain_text(texts("web-status-sending"))
    mortal.start()
    expect(banner(person)).to_have_count(0, timeout=AGAIN_MS)
    expect(person.actions).to_contain_text(texts("web-status-waiting", name="Ben"))
    check_played_once(mortal, table, position, position.move)


class Network:
    """A TCP proxy in front of a server that can swallow everything without closing anything, as a dead network does."""

    def __init__(self, port: int) -> None:
        self._port, self.silent = port, False
        self._sockets: list[socket.socket] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                client = self._listener.accept()[0]
                server = socket.create_connection(("127.0.0.1", self._port))
                self._sockets += [client, server]
                for ends in ((client, server), (server, client)):
                    threading.Thread(target=self._forward, args=ends, daemon=True).start()

    def _forward(self, sender: socket.socket, receiver: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := sender.recv(65_536):
                if not self.silent:
                    receiver.sendall(data)
            receiver.shutdown(socket.SHUT_WR)

    def cut(self) -> None:
        """Close all connections."""
        while self._sockets:
            with self._sockets.pop() as end, contextlib.suppress(OSError):  # it is closed already
                end.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Close everything."""
        self._sockets.append(self._listener)
        self.cut()


@pytest.fixture
def network(mortal: ServerProcess) -> Iterator[Network]:
    """The network between a person and the server."""
    network = Network(mortal.port)
    yield network
    network.close()


def test_a_network_that_swallows_everything_is_noticed(
    browsers: Browsers, mortal: ServerProcess, network: Network, position: Position
) -> None:
    """No browser reports such a connection as closed."""
    table = prepare_table(mortal.database, position.game, position.turns)
    person = browsers.take(network.url, Wishes(expected=("WebSocket connection", "Failed to load resource")))
    person.prepare("")  # nobody else can use this address
    person.sit(table.id, table.secrets[0])
    person.build(position.move)
    network.silent = True
    expect(banner(person)).to_be_visible()
    person.activate(person.confirm)
    network.silent = False
    network.cut()
    expect(banner(person)).to_have_count(0)
    expect(person.actions).to_contain_text(texts("web-status-waiting", name="Ben"))
    check_played_once(mortal, table, position, position.move)
    browsers.give_back(person)
    assert not person.troubles, "\n".join(person.troubles)
