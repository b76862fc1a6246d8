"""Whole sessions, typed into a real pseudo-terminal."""

import re
from collections import Counter
from pathlib import Path

import pytest

from ethnos.engine.actions import card_name
from ethnos.engine.components import CARD_KINDS
from ethnos.game.drawing.signs import TIMES
from ethnos.game.game import Game
from ethnos.game.gamefiles import read_game, write_game
from tests.terminal.screen import TEXTS, Terminal, prompt


def playing(file: Path, *arguments: str) -> list[str]:
    """The arguments for a game of two that is saved in a file."""
    return ["play", "--terminal", "--players", "2", "--bot", "random", "--save", str(file), *arguments]


YOU = prompt("terminal-prompt", name="Player 1")
ENTER = prompt("terminal-press-enter")
LEADER = prompt("terminal-leader-ask")
LEAVE = prompt("terminal-leave-ask")
CONFIRM = prompt("terminal-confirm")
ANSWER = prompt("terminal-answer")
YES = prompt("terminal-answer-yes")
KEEP = prompt("terminal-answer-keep")
TOGETHER = "t or c: "
QUESTIONS = (YOU, ENTER, LEADER, LEAVE, CONFIRM, ANSWER, YES, KEEP, TOGETHER)
HIDE = prompt("terminal-hide-hand")


class Person:
    """Takes what lies face up until the hand is large enough, then plays a Band and says yes to everything."""

    def __init__(self, terminal: Terminal, greed: int = 4) -> None:
        self.terminal = terminal
        self.greed = greed
        self.bands = 0
        self.asked: Counter[str] = Counter()

    def play(self, turns: int | None = None) -> bool:
        """Play this many turns, or to the end. Returns whether the game has ended."""
        while turns is None or turns > 0:
            question = self.terminal.wait_for(*QUESTIONS)
            self.asked[question] += 1
            if question == ENTER and TEXTS("terminal-game-over") in self.terminal.screen:
                return True
            self.terminal.type(self.answer(question))
            turns = turns - 1 if turns is not None and question == YOU else turns
        return False

    def answer(self, question: str) -> str:
        """What this person types."""
        screen = self.terminal.screen
        if question == YOU:
            return self.turn(screen)
        if question in (LEADER, ANSWER):
            listed = [line for line in screen.splitlines() if re.search(r"\?  \d", line)][-1]
            return str(re.findall(r"\?  (\d+) ", listed)[0])
        if question == TOGETHER:
            return "c"
        if question == YES:
            return "y"
        if question == KEEP:
            return "0" if TEXTS("terminal-keep-one-at-least") in screen or self.asked[KEEP] % 2 == 0 else "1"
        return ""

    def turn(self, screen: str) -> str:
        """Recruit or play a Band."""
        if "Empty your Orc Horde" in screen:
            return "n"
        cards = int(re.findall(r"● Player 1 +\d+ +(\d+)", screen)[-1])
        if cards >= self.greed:
            self.bands += 1
            return "b"
        return "d" if re.search(r"^Pool  none", screen, re.MULTILINE) else "t 1"


@pytest.mark.parametrize(
    "tribes",
    [
        "elf,orc,troll,merfolk,centaur",
        pytest.param("wingfolk,wizard,skeleton,giant,halfling", marks=pytest.mark.long),
    ],
)
def test_a_whole_game_against_a_bot(tmp_path: Path, tribes: str) -> None:
    file = tmp_path / "game.ethnos"
    arguments = playing(file, "--seed", "11", "--tribes", tribes)
    with Terminal(*arguments) as terminal:
        person = Person(terminal)
        _try_the_commands(terminal)
        assert not person.play(turns=12)
        assert person.bands > 0
        terminal.wait_for(*QUESTIONS)
        while terminal.wait_for(*QUESTIONS) != YOU:
            terminal.type(person.answer(terminal.wait_for(*QUESTIONS)))
        terminal.type("q")
        assert terminal.finish() == 0
        assert TEXTS("terminal-go-on", command="ethnos play") in terminal.screen.replace("\n", " ")
    unfinished = read_game(file.read_text())
    assert not unfinished.is_over
    with Terminal(*arguments) as terminal:
        person = Person(terminal)
        assert person.play()
        terminal.type("")
        terminal.wait_for(ENTER)
        assert TEXTS("terminal-source-bands") in terminal.screen
        terminal.type("")
        assert terminal.finish() == 0
        assert TEXTS("terminal-sheet-place") in terminal.screen
        assert re.search(r"(Player 1|Random) wins the game|share the victory", terminal.screen)
    finished = read_game(file.read_text())
    assert finished.is_over
    assert finished.actions[: len(unfinished.actions)] == unfinished.actions


def _try_the_commands(terminal: Terminal) -> None:
    """Help, score, log, a refused input, a cancelled Band, a move taken back: nothing has changed after them."""
    terminal.wait_for(YOU)
    first = terminal.screen
    for line, expected in [
        ("h", TEXTS("terminal-help-tribes")),
        ("s", TEXTS("terminal-sheet-age")),
        ("l", "Age 1 begins"),
        ("juggle", TEXTS("terminal-unknown-command", line="juggle", asked="turn")),
        ("", TEXTS("terminal-nothing-typed", asked="turn")),
        ("t 99", "There is no number 99"),
        ("t dragon", TEXTS("terminal-no-such-card", typed="dragon")),
        ("u", "That cannot be undone"),
    ]:
        terminal.type(line)
        terminal.wait_for(YOU)
        assert expected.strip() in " ".join(terminal.screen.split()), line
    terminal.type("b")
    while terminal.wait_for(*QUESTIONS) != YOU:
        terminal.type("x")
    assert TEXTS("terminal-cancelled") in terminal.screen
    assert first.count("Hand") == 2  # one heading, one hand


def test_taking_back_and_leaving_by_ctrl_c_and_by_the_end_of_input(tmp_path: Path) -> None:
    for leave in ("interrupt", "hang_up"):
        file = tmp_path / f"{leave}.ethnos"
        with Terminal(*playing(file, "--seed", "3", "--people", "2")) as terminal:
            over = (prompt("terminal-hand-over", name="Player 1"), prompt("terminal-hand-over", name="Player 2"))
            mine = over.index(terminal.wait_for(*over))
            terminal.type("")
            you = prompt("terminal-prompt", name=f"Player {mine + 1}")
            terminal.wait_for(you)
            terminal.type("t 1")
            terminal.wait_for(HIDE)
            assert len(read_game(file.read_text()).actions) == 1
            terminal.type("u")
            terminal.wait_for(over[mine])
            assert len(read_game(file.read_text()).actions) == 0
            terminal.type("")
            terminal.wait_for(you)
            getattr(terminal, leave)()
            assert terminal.finish() == 0
            assert str(file.name) in terminal.screen.replace("\n", "")
            assert "Traceback" not in terminal.all
        assert not read_game(file.read_text()).is_over


def test_two_people_never_see_each_others_hands(tmp_path: Path) -> None:
    file = tmp_path / "game.ethnos"
    over = [prompt("terminal-hand-over", name=f"Player {number}") for number in (1, 2)]
    prompts = [prompt("terminal-prompt", name=f"Player {number}") for number in (1, 2)]
    with Terminal(*playing(file, "--seed", "5", "--people", "2", "--tribes", "elf,orc,troll,dwarf,giant")) as terminal:
        for _ in range(16):
            seat = over.index(terminal.wait_for(*over))
            assert _cards_named(terminal.screen) == 0, terminal.screen
            assert TEXTS("terminal-your-hand") not in terminal.screen
            start = len(terminal.all)
            terminal.type("")
            terminal.wait_for(prompts[seat])
            table = read_game(file.read_text())
            shown = terminal.all[start:]
            assert f"{TEXTS('terminal-your-hand')}  " in shown
            rival = 1 - seat
            assert f"Player {rival + 1} draws the" not in shown
            assert _hand_lines(shown) == _hand_size(table, seat)
            terminal.type("d")
            terminal.wait_for(HIDE)
            assert TEXTS("event-turn-passed", player=f"Player {rival + 1}") not in terminal.screen
            terminal.type("")


def _cards_named(text: str) -> int:
    return sum(text.count(TEXTS.card(card_name(kind))) for kind in range(CARD_KINDS))


def _hand_lines(shown: str) -> int:
    """How many cards the hand on the screen holds."""
    hand = re.findall(r"^Hand  (.*)$", shown, re.MULTILINE)[-1]
    return sum(int(count or 1) for count in re.findall(rf"\d+[ΛΨ♜♣☼‡*](?:{TIMES}(\d))?", hand))


def _hand_size(game: Game, seat: int) -> int:
    return int(game.table.hand_size[seat])


def test_replay_steps_forwards_and_backwards(tmp_path: Path) -> None:
    game = Game.new(players=2, seed=8)
    while not game.is_over:
        game.apply(game.legal_actions()[len(game.actions) % len(game.legal_actions())])
    file = tmp_path / "game.ethnos"
    file.write_text(write_game(game))
    steps = len(game.actions)

    def at(step: int) -> str:
        return prompt("terminal-replay-prompt", step=step, steps=steps)

    for seat in (("--seat", "0"), ("--all",)):
        with Terminal("replay", str(file), *seat, width=160, height=50) as terminal:
            terminal.wait_for(at(0))
            opening = terminal.screen
            for line, step in [("", 1), ("n", 2), ("p", 1), ("p", 0)]:
                terminal.type(line)
                terminal.wait_for(at(step))
            assert terminal.screen == opening
            assert (TEXTS("terminal-hands") in opening) == (seat == ("--all",))
            for line, step, expected in [
                ("p", 0, TEXTS("terminal-replay-beginning")),
                ("g 5", 5, "·"),
                ("g 9999", 5, "There is no decision"),
                ("a 7", 5, "There is no Age"),
                ("what", 5, "not one of these"),
                ("s", 5, TEXTS("terminal-sheet-age")),
                ("e", steps, "The game is over: "),
                ("n", steps, TEXTS("terminal-replay-end")),
            ]:
                terminal.type(line)
                terminal.wait_for(at(step))
                assert expected in terminal.screen, line
            terminal.type("a 2")
            terminal.wait_for("> ")
            assert "Age II of II" in terminal.screen
            terminal.type("q")
            assert terminal.finish() == 0
