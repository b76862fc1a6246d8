"""Whole games as text: read back, refused where they were changed, and verified."""

import hashlib
import random
import re
from collections.abc import Callable
from datetime import date
from functools import lru_cache

import pytest
from hypothesis import given, settings

from ethnos.engine.moves import PlayBand, is_turn_over
from ethnos.engine.ruleset import PRESETS, preset
from ethnos.engine.state import as_bytes
from ethnos.game.game import Game
from ethnos.game.gamefiles import (
    game_from_link,
    game_to_link,
    read_game,
    read_game_file,
    read_header,
    verify,
    write_game,
)
from ethnos.notation import BadGameFile, commitment, read_position, write_position
from tests.notation.games import BUSY, games, random_decision, stopped_in

Edit = Callable[[str], str]


@lru_cache(maxsize=1)
def whole_game() -> Game:
    """A finished game of four in which every power was used."""
    rng = random.Random(3)
    game = Game.new(4, "english", BUSY, 11)
    while not game.is_over:
        random_decision(game, rng)
    return game


# --- Round trips ----------------------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(games())
def test_a_game_is_read_back_at_any_moment(game: Game) -> None:
    read = read_game(write_game(game))
    assert read == game
    assert read.actions == game.actions
    assert read.setup == game.setup


@settings(max_examples=15, deadline=None)
@given(games(over=True))
def test_a_finished_game_is_read_back_and_verified(game: Game) -> None:
    text = write_game(game)
    assert read_game(text).actions == game.actions
    checked = verify(text)
    assert checked.ok
    assert checked.points == sum(game.table.glory)
    assert checked.ages == game.age


def test_a_game_in_mid_turn_ends_with_its_decisions() -> None:
    game = stopped_in("band")
    last = write_game(game).splitlines()[-1]
    assert last.startswith(".. lead-")
    assert not is_turn_over(game.table)


def test_names_stand_in_the_file_as_they_were_given() -> None:
    game = Game.new(3, seed=5)
    text = write_game(game, names=["Ada L", "Żółw, the 2nd\n== Age", "Greta\u200d\u202e (novice)"])
    assert read_header(text).names == ("Ada L", "Żółw the 2nd == Age", "Greta (novice)")
    assert read_game(text) == game
    from_position = Game(None, game.table)
    assert read_header(write_game(from_position, names=["A", "B", "C"])).names == ("A", "B", "C")


@pytest.mark.parametrize("names", [["Ada"], ["Ada", "Bo", "Cy", "Di"], ["Ada", ",", "Cy"], ["Ada", "\u200b", "Cy"]])
def test_names_that_no_reader_takes_are_not_written(names: list[str]) -> None:
    with pytest.raises(BadGameFile, match="3 names"):
        write_game(Game.new(3, seed=5), names=names)


def test_the_header_has_the_setup_and_the_result() -> None:
    game = Game.new(3, "german", ["elf", "orc", "troll", "giant", "dwarf"], 5, placement="may")
    header = read_header(write_game(game, date=date(2026, 1, 31)))
    assert (header.players, header.preset, header.seed) == (3, "german", 5)
    assert header.tribes == ("elf", "orc", "troll", "giant", "dwarf")
    assert header.options == (("placement", "may"), ("centaur_trigger", "placed"))
    assert header.date == date(2026, 1, 31)
    assert header.names == ()
    assert header.result is None
    over = read_header(write_game(whole_game()))
    assert over.result is not None
    assert over.result.glory == tuple(int(points) for points in whole_game().table.glory[:4])
    assert min(over.result.places) == 1


def test_a_header_can_be_read_above_a_broken_game() -> None:
    assert read_header(write_game(whole_game()).replace("1. ", "1: ")).seed == 11


def test_comments_are_kept_with_their_moves() -> None:
    comments = {0: ("before the game",), 3: ("a good move", "or not? (see 5)"), len(moves_of_the_game()): ("the end",)}
    text = write_game(whole_game(), comments)
    file = read_game_file(text)
    assert file.comments == comments
    assert write_game(file.game(), file.comments) == text
    marked = text.replace("# a good move", "; a good move")
    assert read_game_file(marked).comments == comments


def moves_of_the_game() -> tuple[object, ...]:
    return read_game_file(write_game(whole_game())).moves


def test_reading_forgives_spaces_and_capitals() -> None:
    text = write_game(whole_game())
    loose = "\r\n".join(f"  {line.upper().replace(' ', '  ')} " for line in text.splitlines())
    assert read_game(loose).actions == whole_game().actions


# --- Secret seeds ---------------------------------------------------------------------------------------------


def test_without_its_seed_a_game_can_be_listed_but_not_replayed() -> None:
    game = stopped_in("keep", age=2)
    text = write_game(game, reveal=False)
    assert "seed:" not in text
    assert read_header(text).commitment == commitment(game.setup.seed if game.setup else 0)
    assert read_game_file(text).moves
    with pytest.raises(BadGameFile) as refusal:
        read_game(text)
    assert refusal.value.code == "notation-seed-secret"
    assert "has not been revealed" in str(refusal.value)
    checked = verify(text)
    assert not checked.ok
    assert checked.line == text.split("\n").index(f"commitment: {read_header(text).commitment}") + 1


def test_a_secret_file_reveals_nothing_hidden() -> None:
    game = stopped_in("keep", age=2)
    text = write_game(game, reveal=False)
    moves = [move for move in read_game_file(text).moves if isinstance(move, PlayBand) and move.keep]
    assert moves
    assert all(set(move.keep) == {"?"} for move in moves)
    assert ".." not in text, "the decisions of an unfinished move are secret"
    assert text.count("deck ?") == 1, "a digest of the present deck could be searched for late in the Age"


def test_a_commitment_is_over_the_documented_bytes() -> None:
    assert commitment(7) == hashlib.sha256(b"ethnos seed 1:" + bytes(15) + b"\x07").hexdigest()
    assert commitment(7) != commitment(8)


# --- Files changed by hand ------------------------------------------------------------------------------------


def swap(pattern: str, value: str) -> Edit:
    """Replaces the first match of a pattern."""

    def edit(text: str) -> str:
        changed, count = re.subn(pattern, value, text, count=1, flags=re.MULTILINE)
        assert count == 1, pattern
        return changed

    return edit


# (the change, the error's code, how the named line begins after the change; AFTER: the line that follows; -1: the last)
WRONG: list[tuple[Edit, str, str | int]] = [
    (swap("game 1", "game 9"), "title", "ethnos game 9"),
    (swap("^players: 4", "players: 9"), "number-range", "players"),
    (swap("^players: 4\n", ""), "missing-tag", "preset"),
    (swap("^seed.*\ncommitment.*\n", ""), "missing-tag", "result"),
    (swap("^players: 4", "players: 4\nPlayers: 4"), "key-twice", "Players"),
    (swap("^preset: english", "preset: klingon"), "unknown-preset", "preset"),
    (swap("^preset: english", "preset: english\noptions: luck = 2"), "unknown-option", "options"),
    (swap("^preset: english", "preset: english\noptions: placement = 2"), "option-value", "options"),
    (swap("^tribes: centaur", "tribes: goblin"), "unknown-tribe", "tribes"),
    (swap("^tribes: centaur, ", "tribes: "), "tribe-count", "tribes"),
    (swap("^seed: 11", "seed: eleven"), "bad-number", "seed"),
    (swap("^seed: 11", "seed: 12"), "commitment-wrong", "commitment"),
    (swap("^commitment: .", "commitment: x"), "commitment-form", "commitment"),
    (swap("^commitment: ....", "commitment: 0000"), "commitment-wrong", "commitment"),
    (swap("^commitment.*\n", r"\g<0>names: Ada, Bo\n"), "names-form", "names"),
    (swap("^commitment.*\n", r"\g<0>date: today\n"), "bad-date", "date"),
    (swap("^result: places .", "result: places 4"), "result-wrong", "result"),
    (swap("^result: places", "result: place"), "result-form", "result"),
    (swap(r"(?<=glory )\d+", "99"), "result-wrong", "result"),
    (swap("^result.*\n", ""), "missing-tag", "== Age 1"),
    (swap("^result", "winner"), "unknown-tag", "winner"),
    (swap(r"first \d", "first 9"), "first-wrong", "== Age 1"),
    (swap("== Age 2", "== Age 3"), "age-wrong", "== Age 3, "),
    (swap("deck .", "deck x"), "unknown-line", "== Age 1"),
    (swap("deck ....", "deck 0000"), "deck-wrong", "== Age 1"),
    (swap("(== Age 2.*)deck ....", r"\1deck 0000"), "deck-wrong", "== Age 2"),
    (swap("^== Age 1.*\n", ""), "age-due", "1. "),
    (swap("^== Age 2.*\n(.*)", r"\1 "), "age-due", "AFTER scores 1"),
    (
        swap("^1. .*", r"\g<0>\n== Age 1, first 1, deck 0123456789abcdef =="),
        "unexpected-age",
        "== Age 1, first 1, deck 0123",
    ),
    (swap("^1. .*", r"\g<0>\n-- scores 1: glory 0 0 0 0"), "unexpected-scores", "-- scores 1: glory"),
    (swap("^-- scores 1.*\n", ""), "scores-due", "== Age 2"),
    (swap("^-- scores 1:", "-- scores 2:"), "age-wrong", "-- scores 2:"),
    (swap(r"^(-- scores 1: \w+) \d+", r"\1 77"), "scores-wrong", "-- scores 1"),
    (swap(r"^(-- scores 2:.*glory) \d+", r"\1 77"), "scores-wrong", "-- scores 2"),
    (swap(r"^(-- scores 1: )\w+", r"\1luck"), "unknown-source", "-- scores 1"),
    (swap(r"^(-- scores 1: \w+) \d+", r"\1"), "row-length", "-- scores 1"),
    (swap("^-- scores 3.*\n", ""), "scores-due", -1),
    (swap(r"^5\. \d: .*", "5. 9: draw"), "number-range", "5. "),
    (swap(r"^5\. .*\n", ""), "move-number", "6. "),
    (swap(r"^5\. (\d): .*", r"5. \1: dance"), "unknown-verb", "5. "),
    (swap(r"^5\. (\d): .*", r"5. \1: take elf.gold"), "unknown-card", "5. "),
    (swap(r"^5\. (\d): .*", r"5. \1: pillage"), "illegal-move", "5. "),
    (swap(r"^5\. (\d): .*", r"5. \1: show"), "illegal-move", "5. "),
    (swap(r"^5\. (\d): .*", r"5. \1: band skeleton"), "illegal-move", "5. "),
    (swap(r"^5\. ", "5) "), "unknown-line", "5) "),
    (swap(r"^5\. .*", r".. play"), "move-number", "6. "),
    (swap(r"^5\. .*", "seed: 3"), "unknown-line", "seed: 3"),
]


def line_of(text: str, where: str | int) -> int:
    lines = text.rstrip().split("\n")
    if isinstance(where, int):
        return len(lines)
    if where.startswith("AFTER"):
        return 2 + next(n for n, line in enumerate(lines) if where.removeprefix("AFTER ") in line)
    return next(number for number, line in enumerate(lines, 1) if line.startswith(where))


@pytest.mark.parametrize(("edit", "code", "where"), WRONG, ids=[f"{n}-{code}" for n, (_, code, _) in enumerate(WRONG)])
def test_a_changed_file_is_refused_with_its_line(edit: Edit, code: str, where: str | int) -> None:
    text = edit(write_game(whole_game()))
    with pytest.raises(BadGameFile) as refusal:
        read_game(text)
    assert (refusal.value.code, refusal.value.line) == (f"notation-{code}", line_of(text, where)), str(refusal.value)
    checked = verify(text)
    assert not checked.ok
    assert checked.line == refusal.value.line
    assert str(refusal.value) == str(checked.problem)


def test_a_wrong_seat_is_named() -> None:
    text = write_game(whole_game())
    changed = re.sub(r"(?m)^5\. (\d)", lambda match: f"5. {(int(match[1]) + 1) % 4}", text)
    with pytest.raises(BadGameFile) as refusal:
        read_game(changed)
    assert (refusal.value.code, refusal.value.line) == ("notation-seat-wrong", line_of(changed, "5. "))


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    text = swap(r"^5\. (\d): .*", r"5. \1: show")(write_game(whole_game()))
    assert "only a hand of ten Skeletons can be shown: O3" in str(verify(text).problem)


UNFINISHED = [
    (".. dance", "unknown-decision"),
    (".. keep done", "illegal-decision"),
    (".. draw", "move-finished"),
]


@pytest.mark.parametrize(("line", "code"), UNFINISHED)
def test_a_wrong_unfinished_move_is_named(line: str, code: str) -> None:
    text = write_game(Game.new(4, seed=3)) + line
    with pytest.raises(BadGameFile) as refusal:
        read_game(text)
    assert (refusal.value.code, refusal.value.line) == (f"notation-{code}", line_of(text, -1))


def test_nothing_follows_an_unfinished_move() -> None:
    text = write_game(stopped_in("band"))
    number = len(read_game_file(text).moves) + 1
    with pytest.raises(BadGameFile) as refusal:
        read_game(f"{text}{number}. 0: draw\n")
    assert refusal.value.code == "notation-after-unfinished"


def test_a_running_game_has_no_result() -> None:
    text = write_game(stopped_in("turn")).replace("== Age 1", "result: places 1 2 3 4, glory 4 3 2 1\n== Age 1")
    with pytest.raises(BadGameFile) as refusal:
        read_game(text)
    assert (refusal.value.code, refusal.value.line) == ("notation-result-early", line_of(text, "result"))


def test_no_move_follows_the_end() -> None:
    text = write_game(whole_game())
    with pytest.raises(BadGameFile) as refusal:
        read_game(f"{text}{len(moves_of_the_game()) + 1}. 0: draw\n")
    assert refusal.value.code == "notation-illegal-move"


def test_a_broken_file_raises_only_a_named_error() -> None:
    rng = random.Random(5)
    text = write_game(stopped_in("keep"))
    for _ in range(150):
        place, width = rng.randrange(len(text)), rng.choice([0, 1, 1, 8])
        broken = text[:place] + rng.choice(["", "9", "?", "-", "\n", ":", ",", "elf.red"]) + text[place + width :]
        checked = verify(broken)
        assert checked.ok or 1 <= (checked.line or 0) <= broken.count("\n") + 1


# --- Verification ---------------------------------------------------------------------------------------------


def test_an_unchanged_file_is_verified() -> None:
    checked = verify(write_game(whole_game()))
    assert checked.ok
    assert checked.problem is None
    assert checked.moves == len(moves_of_the_game())
    assert checked.ages == 3
    assert checked.points == sum(whole_game().table.glory) > 0


def test_a_file_without_a_commitment_proves_nothing() -> None:
    text = re.sub(r"(?m)^commitment.*\n", "", write_game(whole_game()))
    assert read_game(text) == whole_game()
    checked = verify(text)
    assert not checked.ok
    assert checked.problem is not None
    assert (checked.problem.code, checked.problem.line) == ("notation-missing-tag", line_of(text, "result"))


def test_a_failed_verification_says_how_far_it_got() -> None:
    text = swap("(== Age 2.*)deck ....", r"\1deck 0000")(write_game(whole_game()))
    checked = verify(text)
    assert (checked.ok, checked.ages) == (False, 1)
    assert checked.moves > 0
    assert checked.points > 0
    assert "not the shuffle of this seed" in str(checked.problem)


# --- Games from a position ------------------------------------------------------------------------------------


def played_on(game: Game, decisions: int, seed: int = 5) -> Game:
    """A new game from the position of another one, with some more decisions."""
    new_game, rng = Game.from_position(write_position(game.table)), random.Random(seed)
    while not new_game.is_over and len(new_game.actions) < decisions:
        random_decision(new_game, rng)
    return new_game


@pytest.mark.parametrize("phase", ["turn", "band", "extra", "token", "horde", "another", "keep", "wizard", "pillage"])
@pytest.mark.parametrize("decisions", [0, 1, 40, 1000])
def test_a_game_from_a_position_is_written_with_its_position(phase: str, decisions: int) -> None:
    game = played_on(stopped_in(phase), decisions)
    text = write_game(game, {1: ["a comment"]}, date(2026, 1, 31))
    read_back = read_game(text)
    assert read_back == game
    assert read_back.actions == game.actions
    file = read_game_file(text)
    assert write_game(read_back, file.comments, file.header.date) == text
    assert file.header.position == write_position(game.start).rstrip()
    assert (file.header.players, file.header.preset, file.header.seed) == (4, "english", None)
    checked = verify(text)
    assert checked.ok, checked.problem
    assert checked.moves == len(file.moves)


@settings(max_examples=30, deadline=None)
@given(games())
def test_any_position_can_be_played_on_from(game: Game) -> None:
    game_from_there = played_on(game, 60)
    assert read_game(write_game(game_from_there)).actions == game_from_there.actions


FROM_POSITION: list[tuple[Edit, str, str]] = [
    (swap("^position:", "players: 4\nposition:"), "tag-in-position", "players"),
    (swap("^position:.*", r"\g<0>\nseed: 4"), "unknown-line", "|"),
    (swap(r"^\| pool: .*", "| pool: goblin.red"), "unknown-card", "| pool"),
    (swap(r"^\| pool: .*\n", ""), "missing-key", "| band"),
    (swap(r"^\| players: .*", "| players: 7"), "number-range", "| players"),
    (swap(r"^\| players: .*", r"\g<0>\n| view: 0"), "view-not-whole", "| view"),
    (swap(r"^\| words used.*", r"\g<0>\nresult: places 1 2 3 4, glory 1 1 1 1"), "result-early", "result"),
    (swap(r"^== Age .*", r"\g<0>\n| phase: turn"), "unknown-line", "| phase: turn"),
    (swap(r"^position:\n", ""), "unknown-line", "|"),
]


@pytest.mark.parametrize(("edit", "code", "where"), FROM_POSITION)
def test_a_wrong_position_in_a_file_is_named_with_its_line(edit: Edit, code: str, where: str) -> None:
    whole = write_game(played_on(stopped_in("pillage"), 20))
    assert "| band" in whole
    text = edit(whole)
    with pytest.raises(BadGameFile) as refusal:
        read_game(text)
    lines = text.split("\n")
    numbers = [number for number, line in enumerate(lines, 1) if line.startswith(where)]
    place = numbers[-1] if code == "unknown-line" and where.startswith("| ph") else numbers[0]
    assert (refusal.value.code, refusal.value.line) == (f"notation-{code}", place), str(refusal.value)


def test_a_game_from_a_position_hides_nothing() -> None:
    with pytest.raises(BadGameFile) as refusal:
        write_game(played_on(stopped_in("turn"), 3), reveal=False)
    assert refusal.value.code == "notation-position-open"


# --- Options that are younger than a game ---------------------------------------------------------------------

OLD_LINK = (
    "GeNoli8EKwjAMQFNBlCKC2w_k4kHYZR4HHhXRm0dvdYtbYe1GWxnz7NGPNquB5CUvCYXGdh5rZQhz2bdqJOcL3MvekadQINm61b6RXR90Z3nF"
    "NyUZsgEPaNQog9MPYl-yUi-XYTUo98yQWi5G2-5vB_1WrpKeqCowB5jBUaQAsIjcwg6-zDmbM7Pl3HE_MWF-xEaUMMUpfi3ZXsUaLmIV5yTubiIV"
    "9x--FS_c"
)
"""A link from before ``centaur_trigger``: English rules with ``placement = may``, and four Centaurs who declined."""
YOUNGER = ", centaur_trigger = placed"


def test_d4_an_old_game_in_which_centaurs_declined_is_replayed_as_it_was_played() -> None:
    game = game_from_link(OLD_LINK)
    assert game.setup is not None
    assert (len(game.actions), game.table.bands) == (45, 11)
    assert game.setup.ruleset == preset("english").changed(placement="may", centaur_trigger="placed")
    text = write_game(game)
    old = text.replace(YOUNGER, "")
    assert "options: placement = may\n" in old
    assert read_game(old) == read_game(text) == game
    assert read_game(old).actions == game.actions
    assert verify(old).ok


def test_d4_an_old_position_with_markers_that_can_be_declined_means_what_it_meant() -> None:
    table = game_from_link(OLD_LINK).table
    old = write_position(table).replace(YOUNGER, "")
    assert "rules: placement = may\n" in old
    assert as_bytes(read_position(old)) == as_bytes(table)


@pytest.mark.parametrize("edition", PRESETS)
def test_d4_a_new_game_says_what_a_centaur_needs_where_a_marker_can_be_declined(edition: str) -> None:
    game = Game.new(2, edition, seed=1, placement="may")
    needed = PRESETS[edition].centaur_trigger
    assert f"options: placement = may, centaur_trigger = {needed}\n" in write_game(game)
    assert game.setup == game_from_link(game_to_link(game)).setup
    assert "centaur_trigger" not in write_game(Game.new(2, edition, seed=1))
