"""The server dies in the middle of a move: the page says so, comes back by itself, and the move is played once."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from ethnos.engine.state import as_bytes
from ethnos.game import Game
from ethnos.moves import PlayBand
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
