"""Moves as text."""

from itertools import islice

import pytest
from hypothesis import given, settings

from ethnos.engine.moves import Move, Pillage, PlayBand, Recruit, ShowSkeletons, is_turn_over
from ethnos.game.game import Game
from ethnos.notation import BadMove, read_move, write_move
from tests.notation.games import games, stopped_in

MOVES = [
    (Recruit(), "draw"),
    (Recruit("elf.red"), "take elf.red"),
    (Recruit("skeleton"), "take skeleton"),
    (ShowSkeletons(), "show"),
    (Pillage(), "pillage"),
    (Pillage(empty=False), "pillage none"),
    (PlayBand("elf.red", ("elf.red",)), "band elf.red"),
    (PlayBand("elf.red", ("elf.purple", "elf.red", "skeleton"), "rhea"), "band elf.red elf.purple skeleton -> rhea"),
    (PlayBand("elf.red", ("elf.red", "elf.red"), keep=("orc.red",) * 2), "band elf.red elf.red keep orc.red orc.red"),
    (PlayBand("merfolk.red", ("merfolk.red",), extra=("duris", "rhea")), "band merfolk.red extra duris rhea"),
    (PlayBand("troll.red", ("troll.red",), token=4), "band troll.red token 4"),
    (PlayBand("orc.red", ("orc.red",), "rhea", horde=True), "band orc.red -> rhea horde"),
    (PlayBand("wizard.red", ("wizard.red",), draw=True), "band wizard.red draw"),
    (
        PlayBand("centaur.red", ("centaur.red",), then=PlayBand("wizard.blue", ("wizard.blue",), draw=True)),
        "band centaur.red / band wizard.blue draw",
    ),
]


@pytest.mark.parametrize(("move", "text"), MOVES, ids=[text for _, text in MOVES])
def test_a_move_is_written_and_read_back(move: Move, text: str) -> None:
    assert write_move(move) == text
    assert read_move(text) == move


def test_reading_forgives_spaces_capitals_and_the_order_of_parts() -> None:
    plain = read_move("band elf.red elf.blue -> rhea keep orc.red")
    assert read_move("  BAND  Elf.Red elf.BLUE->Rhea   keep ORC.red ") == plain
    assert read_move("band elf.red elf.blue keep orc.red -> rhea") == plain
    assert read_move("band centaur.red/band elf.red") == read_move("band centaur.red / band elf.red")


@settings(max_examples=40, deadline=None)
@given(games().filter(lambda game: is_turn_over(game.table) and not game.is_over))
def test_every_legal_move_is_read_back(game: Game) -> None:
    moves = list(islice(game.legal_moves(), 400))
    assert moves
    assert [read_move(write_move(move)) for move in moves] == moves


@pytest.mark.parametrize("phase", ["turn", "pillage"])
def test_every_legal_move_of_a_late_position(phase: str) -> None:
    game = stopped_in(phase, age=2 if phase == "turn" else 1)
    moves = list(islice(game.legal_moves(), 3000))
    assert [read_move(write_move(move)) for move in moves] == moves


WRONG = [
    ("", "move-empty", "pillage"),
    ("drow", "unknown-verb", "“drow”"),
    ("draw elf.red", "move-goes-on", "“elf.red”"),
    ("show me", "move-goes-on", "“me”"),
    ("take", "card-missing", "elf.red"),
    ("take elf.rde", "unknown-card", "did you mean elf.red"),
    ("take elf.red orc.red", "move-goes-on", "“orc.red”"),
    ("pillage all", "move-goes-on", "“all”"),
    ("band", "card-missing", "band"),
    ("band elf.red elf.blu", "unknown-band-word", "did you mean elf.blue"),
    ("band elf.red xyzzy", "unknown-band-word", "write cards as in elf.red"),
    ("band elf.red kep orc.red", "unknown-band-word", "did you mean keep"),
    ("band elf.red ->", "kingdom-missing", "->"),
    ("band elf.red -> rhodes", "unknown-kingdom", "duris, rhea"),
    ("band elf.red -> rhea duris", "move-goes-on", "“duris”"),
    ("band elf.red extra", "kingdom-missing", "extra"),
    ("band elf.red token", "bad-number", "1 to 6"),
    ("band elf.red token 7", "number-range", "1 to 6"),
    ("band elf.red token x", "bad-number", "“x”"),
    ("band elf.red horde now", "move-goes-on", "“now”"),
    ("band elf.red keep", "card-missing", "keep"),
    ("band elf.red keep ?", "unknown-band-word", "“?”"),
    ("band elf.red draw draw", "part-twice", "“draw”"),
    ("band elf.red / take elf.red", "further-band", "“take”"),
    ("band elf.red /", "further-band", "“/”"),
]


@pytest.mark.parametrize(("text", "code", "says"), WRONG, ids=[text or "nothing" for text, _, _ in WRONG])
def test_a_wrong_word_is_named(text: str, code: str, says: str) -> None:
    with pytest.raises(BadMove) as refusal:
        read_move(text)
    assert refusal.value.code == f"notation-{code}"
    assert says in str(refusal.value)
