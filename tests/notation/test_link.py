"""Links."""

import base64
import random
import zlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ethnos.engine.state import as_bytes
from ethnos.game.game import Game
from ethnos.game.gamefiles import from_link, game_from_link, game_to_link, to_link, write_game
from ethnos.notation import BadLink, NotationError, read_position, write_position
from tests.notation.games import games, random_decision, table_and_views

LONGEST = 8000


@settings(max_examples=50)
@given(st.binary(max_size=300).map(lambda content: content.decode("latin-1")))
def test_any_text_is_read_back(text: str) -> None:
    link = to_link(text)
    assert link.replace("-", "").replace("_", "").isalnum()
    assert from_link(f" {link}\n") == text


@settings(max_examples=25, deadline=None)
@given(games())
def test_games_and_positions_are_read_back_and_short(game: Game) -> None:
    link = game_to_link(game)
    read = game_from_link(link)
    assert read == game
    assert read.actions == game.actions
    assert read.setup == game.setup
    assert len(link) < LONGEST // 2
    assert from_link(link) == write_game(game)
    for table in table_and_views(game):
        link = to_link(write_position(table))
        assert as_bytes(read_position(from_link(link))) == as_bytes(table)
        assert len(link) < LONGEST // 4


@pytest.mark.parametrize("players", [2, 4, 6])
def test_a_whole_file_fits_into_a_link(players: int) -> None:
    for seed in range(4):
        rng = random.Random(seed)
        game = Game.new(players, seed=seed << 100)
        while not game.is_over:
            random_decision(game, rng, hoard=seed / 4)
        assert len(to_link(write_game(game))) < LONGEST
        assert len(game_to_link(game)) < LONGEST // 3
        assert game_from_link(to_link(write_game(game))).actions == game.actions


def packed(letter: str, content: bytes) -> str:
    return letter + base64.urlsafe_b64encode(zlib.compress(content)).decode().rstrip("=")


SETUP = b"ethnos game 1\nplayers: 4\npreset: english\ntribes: random\nseed: 7"
GOOD = to_link("a text that is long enough to be damaged in several ways")
WRONG = [
    ("", "link-version"),
    ("Z" + GOOD[1:], "link-version"),
    ("A", "link-letters"),
    (GOOD + "*", "link-letters"),
    (GOOD[:-4], "link-damaged"),
    (GOOD[:20] + ("A" if GOOD[20] != "A" else "B") + GOOD[21:], "link-damaged"),
    (GOOD + "AAAA", "link-damaged"),
    ("AA", "link-damaged"),
    (packed("A", b"\xff\xfe"), "link-damaged"),
    (packed("A", bytes(1 << 21)), "link-long"),
    (packed("G", SETUP + b"\0\0"), "link-damaged"),
    (packed("G", SETUP + b"\0\1\0"), "link-decision"),
    (packed("G", SETUP + b"\0\xff\xff"), "link-decision"),
]


@pytest.mark.parametrize(("link", "code"), WRONG, ids=[f"{n}-{code}" for n, (_, code) in enumerate(WRONG)])
def test_a_bad_link_is_refused(link: str, code: str) -> None:
    for read in (from_link, game_from_link):
        with pytest.raises(BadLink) as refusal:
            read(link)
        assert refusal.value.code == f"notation-{code}"


def test_a_link_to_no_game_is_refused() -> None:
    with pytest.raises(NotationError):
        game_from_link(GOOD)
    with pytest.raises(NotationError):
        game_from_link(packed("G", b"ethnos game 1\nplayers: 9\0"))


def test_a_game_from_a_position_has_a_link_too() -> None:
    game = Game.from_position(write_position(Game.new(seed=1).table))
    game.play("draw")
    assert game_from_link(game_to_link(game)).actions == game.actions
    assert from_link(game_to_link(game)) == write_game(game)
