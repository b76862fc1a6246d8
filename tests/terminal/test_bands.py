"""Bands by question and answer, typed line by line without a terminal."""

import io
import re
from contextlib import suppress
from pathlib import Path

import pytest
from rich.console import Console

from ethnos.base.i18n import Texts
from ethnos.bots.random import RandomBot
from ethnos.engine.actions import ACTION_IDS
from ethnos.engine.state import Table, as_bytes
from ethnos.game.game import Game
from ethnos.game.gamefiles import read_game
from ethnos.terminal import play
from tests.catalogues import LANGUAGES
from tests.scenario import act, end_age, hand, markers, on_horde, phase, pool, scenario

TEXTS = Texts()
NAMES = ["Ada", "Ben"]


def type_lines(
    table: Table, *lines: str, tmp_path: Path, people: tuple[int, ...] = (0,), texts: Texts = TEXTS
) -> tuple[Game, str]:
    """Returns the game after these lines, and everything that was on the screen. Bots do not move."""
    game, screen = Game(None, table), io.StringIO()
    console = Console(file=screen, width=200, height=40, color_system=None, force_terminal=False)

    def bots(_seat: int) -> None:
        raise EOFError

    stdin = io.StringIO("".join(f"{line}\n" for line in lines))
    with suppress(EOFError):
        play(console, game, people, NAMES, bots, tmp_path / "game.ethnos", "go on", texts, stdin)  # type: ignore[arg-type]
    return game, screen.getvalue()


def test_cards_are_named_by_number_or_by_the_start_of_their_name(tmp_path: Path) -> None:
    for line in ("t 1", "t elf.red", "t red elf", "t el.r", "t r", "t elf red", "T Red"):
        table = scenario(players=2, hands={0: "dwarf.red"}, pool="elf.blue, elf.red, wizard.blue")
        game, screen = type_lines(table, line, tmp_path=tmp_path)
        assert hand(game.table, 0)["elf.red"] == 1, screen
    table = scenario(players=2, hands={0: "dwarf.red"}, pool="elf.blue, elf.red, wizard.blue")
    game, screen = type_lines(table, "t elf", tmp_path=tmp_path)
    assert "could be red Elf or blue Elf" in screen
    assert not game.actions


def test_a_full_hand_is_refused_with_the_rule(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "2 elf.red, 2 elf.blue, 2 elf.green, 2 elf.grey, 2 elf.orange"})
    game, screen = type_lines(table, "d", tmp_path=tmp_path)
    assert "with 10 cards in hand you must play a Band" in screen
    assert not game.actions


def test_nothing_that_is_typed_upsets_the_game(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "dwarf.red, elf.red"}, pool="elf.blue")
    rubbish = (
        "\x1b[A",
        "t " + "9" * 5000,
        "t [bold]",
        "t -1",
        "t ,",
        "[/]",
        "\N{BANANA}",
        "t \N{SUPERSCRIPT TWO}",
    )
    for start in ((), ("b",), ("b", "1"), ("b", "1", "c")):
        game, screen = type_lines(table, *start, *rubbish, "x", tmp_path=tmp_path)
        assert not game.actions
        assert as_bytes(game.table) == as_bytes(table)
        assert "\x1b" not in screen


def test_tribe_or_colour_leaving_out_and_the_preview(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "2 dwarf.red, dwarf.blue, elf.red, wizard.grey"})
    game, screen = type_lines(table, "b", "dwarf.red", "c", "dwarf.red", "", "", tmp_path=tmp_path)
    assert "A Band of Dwarves (3) or of red cards (3)?" in screen
    assert "a marker in Rhea" in screen
    assert markers(game.table, 0, "rhea") == 1
    assert pool(game.table) == {"dwarf.red": 1, "dwarf.blue": 1, "wizard.grey": 1}


def test_the_leader_stays_and_other_cards_cannot_be_left_out(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "dwarf.red, dwarf.blue, elf.grey"})
    game, screen = type_lines(table, "b", "1", "1", "3", "7", "zebra", "x", tmp_path=tmp_path)
    assert "The red Dwarf leads and stays." in screen
    assert "There is no grey Elf in this Band" in screen
    assert "There is no number 7" in screen
    assert TEXTS("terminal-cancelled") in screen
    assert not game.actions
    assert as_bytes(game.table) == as_bytes(table)


def test_what_is_missing_for_a_marker_is_shown(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "dwarf.red, elf.grey"}, markers={1: {"rhea": 2}})
    _, screen = type_lines(table, "b", "dwarf", "", tmp_path=tmp_path)
    assert "no marker in Rhea: it needs 3 cards, the Band has 1" in screen
    assert "1 Glory at the end of the Age" in screen
    assert "to the pool: ‡ grey Elf" in screen


def test_wingfolk_choose_their_kingdom(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "2 wingfolk.red"})
    game, screen = type_lines(table, "b", "", "nowhere", "ithys", "", tmp_path=tmp_path)
    assert "a marker in a Kingdom of your choice" in screen
    assert "“nowhere” is not one of the answers" in screen
    assert markers(game.table, 0, "ithys") == 1


def test_merfolk_extra_markers(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "2 merfolk.red, merfolk.blue"}, merfolk={0: 6})
    game, screen = type_lines(table, "b", "1", "", "duris", "", tmp_path=tmp_path)
    assert "Merfolk space 9" in screen
    assert "One extra marker" in screen
    assert (markers(game.table, 0, "rhea"), markers(game.table, 0, "duris")) == (1, 1)


def test_troll_tokens_by_their_value(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "2 troll.red, troll.blue"}, trolls={3: 1})
    game, screen = type_lines(table, "b", "1", "", "3", "2", "", tmp_path=tmp_path)
    assert "1 token 1  2 token 2  0 none" in screen
    assert "you take Troll token 2" in screen
    assert game.table.trolls[1] == 0


@pytest.mark.parametrize(("answer", "colours"), [("y", {"red"}), ("n", set())])
def test_the_orc_horde(tmp_path: Path, answer: str, colours: set[str]) -> None:
    table = scenario(players=2, hands={0: "2 orc.red"})
    game, _ = type_lines(table, "b", "", "perhaps", answer, "", tmp_path=tmp_path)
    assert on_horde(game.table, 0) == colours


def test_an_elf_keeps_cards(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "2 elf.red, dwarf.blue, dwarf.grey, wizard.green"})
    game, screen = type_lines(table, "b", "elf", "", "1 2 3", "", "wizard, dwarf.grey", "", tmp_path=tmp_path)
    assert "That is 3: the Elf keeps at most 2." in screen
    assert TEXTS("terminal-keep-one-at-least") in screen
    assert hand(game.table, 0) == {"wizard.green": 1, "dwarf.grey": 1}
    assert "you keep: ‡ grey Dwarf, ♣ green Wizard" in screen


def test_a_wizard_draws_only_once_it_is_confirmed(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "2 wizard.red, dwarf.blue"}, deck="elf.grey, elf.orange")
    game, screen = type_lines(table, "b", "wiz", "", "y", "x", tmp_path=tmp_path)
    assert "you draw 2 cards" in screen
    assert "Elf" not in screen.split("you draw 2 cards")[1]
    assert not game.actions
    game, _ = type_lines(table, "b", "wiz", "", "y", "", tmp_path=tmp_path)
    assert hand(game.table, 0) == {"elf.grey": 1, "elf.orange": 1}


def test_a_centaur_is_followed_by_another_band(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "2 centaur.blue, 2 orc.red, elf.grey"})
    lines = ("b", "centaur", "", "y", "orc", "", "y", "")
    game, screen = type_lines(table, *lines, tmp_path=tmp_path)
    assert "a marker in Rhea, Straton" in screen
    assert (markers(game.table, 0, "straton"), markers(game.table, 0, "rhea")) == (1, 1)
    assert on_horde(game.table, 0) == {"red"}
    assert pool(game.table) == {"elf.grey": 1}
    for cut in range(1, len(lines)):
        other, _ = type_lines(table, *lines[:cut], "x", tmp_path=tmp_path)
        assert not other.actions


def test_ten_skeletons_are_shown(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "10 skeleton"})
    game, _ = type_lines(table, "b", "n", "b", "y", tmp_path=tmp_path)
    assert len(game.actions) == 1


def test_the_horde_at_the_end_of_an_age(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "orc.red"}, horde={0: ["red", "blue", "grey"]}, deck="dragon", dragons=2)
    act(table, "draw")
    assert phase(table) == "pillage"
    game, screen = type_lines(table, "d", "y", "", tmp_path=tmp_path)
    assert "Empty your Orc Horde of 3 markers for 6 Glory?" in screen
    assert "“d” is not one of the answers" in screen
    assert "The third Dragon has appeared: Age I is over." in screen
    assert not on_horde(game.table, 0)
    assert game.age == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_orc_question_is_answered_in_the_letters_of_the_language(
    tmp_path: Path, language: str, answer: str
) -> None:
    """In Portuguese yes is s, which is a command everywhere else (R37)."""
    texts = Texts(language)
    letter = texts("terminal-words", answer=answer).split()[0]
    table = end_age(scenario(players=2, hands={0: "orc.red"}, horde={0: ["blue", "green"]}))
    game, screen = type_lines(table, "?", letter, tmp_path=tmp_path, texts=texts)
    assert sum(game.table.horde[0]) == (0 if answer == "yes" else 2), screen
    shown = [texts("terminal-words", answer=word).split()[0] for word in ("yes", "no")]
    assert texts("terminal-no-such-answer", typed="?", answers=", ".join(shown)) in screen
    for key in ("terminal-show-ask", "terminal-answer-yes", "terminal-commands"):
        assert all(re.search(rf"\b{letter}\b", texts(key, asked="pillage")) for letter in shown), key


def test_an_unfinished_turn_is_continued(tmp_path: Path) -> None:
    table = scenario(players=2, hands={0: "2 troll.red, elf.grey"})
    act(table, "lead-tribe troll.red", "play")
    assert phase(table) == "token"
    game, screen = type_lines(table, "9", "1", tmp_path=tmp_path)
    assert TEXTS("terminal-ask-middle") in screen
    assert "“9” is not one of the answers" in screen
    assert game.actions == (ACTION_IDS["token 1"],)


def test_every_move_is_saved(tmp_path: Path) -> None:
    game, screen = Game.new(players=2, seed=5), io.StringIO()
    console = Console(file=screen, width=80, color_system=None, force_terminal=False)
    path = tmp_path / "folder" / "game.ethnos"
    stdin = io.StringIO("d\nd\nd\nq\n")
    finished = play(console, game, [0], NAMES, RandomBot, path, "go on", TEXTS, stdin)
    assert not finished
    assert read_game(path.read_text()).actions == game.actions
    assert [file.name for file in path.parent.iterdir()] == ["game.ethnos"]
    assert "Continue with: go on" in screen.getvalue()
