"""The lesson, typed into a real pseudo-terminal: stopped, continued and finished."""

import re
import subprocess
import sys
from pathlib import Path

from ethnos.engine.moves import PlayBand, Recruit
from ethnos.lessons import LESSON, Scene
from tests.terminal.screen import TEXTS, Terminal, prompt
from tests.terminal.test_sessions import ANSWER, CONFIRM, ENTER, LEADER, LEAVE, QUESTIONS, TOGETHER, YES, YOU, Person

MOVE = prompt("learn-terminal-prompt")
GO_ON = prompt("learn-terminal-go-on")
WIDTH, HEIGHT = 80, 24


def flat(text: str) -> str:
    return " ".join(text.split())


class Learner:
    """Does what the lesson asks, and answers the same questions as in a game."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal

    def scene(self, scene: Scene) -> None:
        """Play a scene, from its text to the prompt after it, and go on."""
        if scene.ask.do != "go_on":
            self.terminal.wait_for(MOVE)
            assert flat(TEXTS(f"learn-{scene.name}", **scene.values())) in flat(self.terminal.screen)
            assert len(self.terminal.screen.splitlines()) <= HEIGHT
            self.move(scene)
            if self.terminal.wait_for(GO_ON, ENTER) == ENTER:
                self.terminal.type("")
                self.terminal.wait_for(GO_ON)
            assert flat(TEXTS(f"learn-{scene.name}-after", **scene.values())) in flat(self.terminal.screen)
        self.terminal.wait_for(GO_ON)
        self.terminal.type("")

    def move(self, scene: Scene) -> None:
        """Make the move of the scene's solution."""
        move = scene.solution
        if isinstance(move, Recruit):
            self.terminal.type(f"t {TEXTS.card(move.card)}" if move.card else "d")
            return
        assert isinstance(move, PlayBand)
        self.terminal.type("b")
        while (question := self.terminal.wait_for(LEADER, TOGETHER, LEAVE, ANSWER, YES, CONFIRM, GO_ON, ENTER)) not in (
            GO_ON,
            ENTER,
        ):
            self.terminal.type(self.answer(question, move))
            if question == CONFIRM:
                return

    def answer(self, question: str, move: PlayBand) -> str:
        """The answer to a question about a Band."""
        if question == LEADER:
            return TEXTS.card(move.leader)
        if question == TOGETHER:
            return "t" if len({card.split(".")[0] for card in move.cards}) == 1 else "c"
        if question == ANSWER:
            return TEXTS.kingdom(str(move.kingdom))
        return "y" if question == YES else ""


def test_the_whole_lesson_stopped_and_continued(tmp_path: Path) -> None:
    file = tmp_path / "lesson.txt"
    command = ("learn", "--save", str(file))
    half = len(LESSON) // 2
    with Terminal(*command, width=WIDTH, height=HEIGHT) as terminal:
        learner = Learner(terminal)
        for scene in LESSON[:half]:
            learner.scene(scene)
        terminal.wait_for(GO_ON, MOVE)
        terminal.type("q")
        assert terminal.finish() == 0
        assert flat(TEXTS("learn-terminal-left", number=half + 1, total=len(LESSON) + 1, command="")) in flat(
            terminal.screen
        )
    with Terminal(*command, width=WIDTH, height=HEIGHT) as terminal:
        learner = Learner(terminal)
        for scene in LESSON[half:]:
            learner.scene(scene)
        terminal.wait_for(ENTER)
        assert flat(TEXTS("learn-second")) in flat(terminal.screen)
        terminal.type("")
        person = Person(terminal)
        assert not person.play(turns=3)
        while terminal.wait_for(*QUESTIONS) != YOU:
            terminal.type(person.answer(terminal.wait_for(*QUESTIONS)))
        assert terminal.interrupt() == 0
    with Terminal(*command, width=WIDTH, height=HEIGHT) as terminal:
        terminal.wait_for(ENTER)
        terminal.type("")
        assert Person(terminal).play()
        terminal.type("")
        terminal.wait_for(ENTER)
        terminal.type("")
        assert terminal.finish() == 0
        assert "ethnos play --terminal --tribes first_game" in flat(terminal.screen)
        assert "Traceback" not in terminal.all
    assert not list(tmp_path.iterdir())


def test_another_move_gets_a_hint(tmp_path: Path) -> None:
    file = tmp_path / "lesson.txt"
    file.write_text("recruit\n")
    scene = next(scene for scene in LESSON if scene.name == "recruit")
    with Terminal("learn", "--save", str(file), width=WIDTH, height=HEIGHT) as terminal:
        for line, expected in [
            ("d", TEXTS("learn-recruit-nudge")),
            ("h", TEXTS("learn-terminal-how")),
            ("s", TEXTS("learn-terminal-shown", move=scene.answer)),
            ("t 99", "There is no number 99"),
            ("", TEXTS("learn-recruit")),
        ]:
            terminal.wait_for(MOVE)
            terminal.type(line)
            terminal.wait_for(MOVE)
            assert flat(expected) in flat(terminal.screen), line
        terminal.type("t blue minotaur")
        terminal.wait_for(GO_ON)
        terminal.type("b")
        terminal.wait_for(GO_ON)
        assert flat(TEXTS("learn-welcome", **LESSON[0].values())) in flat(terminal.screen)
        terminal.hang_up()
        assert terminal.finish() == 0
    assert file.read_text() == "welcome\n"


def test_without_a_terminal_it_works_line_by_line(tmp_path: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "ethnos", "learn", "--new", "--save", str(tmp_path / "lesson.txt")],
        input="\nt blue minotaur\n\n",
        capture_output=True,
        text=True,
        check=True,
    )
    assert flat(TEXTS("learn-recruit-after")) in flat(result.stdout)
    assert re.search(r"Recruiting · 3/\d+", result.stdout)
