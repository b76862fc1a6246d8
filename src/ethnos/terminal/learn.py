"""The lesson in the terminal: the same scenes as in the browser, then the second Age against bots."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from ethnos.base.i18n import Texts, default_texts
from ethnos.engine.moves import Move
from ethnos.engine.state import Table
from ethnos.game.drawing.draw import draw_table, lines_of
from ethnos.game.drawing.sheet import draw_sheet
from ethnos.game.events import AgeEnded, Event, Glory, TurnPassed, cut, describe
from ethnos.game.game import Game
from ethnos.game.gamefiles import read_game
from ethnos.lessons import LEARNER, LESSON, Scene, played, second_age
from ethnos.terminal.card_input import NotUnderstood
from ethnos.terminal.play import Bots, Session
from ethnos.terminal.terminal_io import Left, TerminalIO

SECOND: Final = "second"
GAME: Final = ".ethnos"
"""The suffix of the file of the second Age, beside that of the progress."""
NEWS: Final = 4
"""The most lines about what the others did."""


def learn(
    console: Console,
    names: Sequence[str],
    bots: Bots,
    path: Path,
    resume_command: str,
    play_command: str,
    texts: Texts | None = None,
) -> bool:
    """Run the lesson from where it was left; returns whether its end was reached.

    ``resume_command`` resumes it, ``play_command`` starts a real game.
    """
    return _Lesson(
        TerminalIO(console, texts or default_texts()), tuple(names), bots, path, resume_command, play_command
    ).run()


class _Lesson:
    """One run of the lesson."""

    def __init__(
        self, io: TerminalIO, names: tuple[str, ...], bots: Bots, path: Path, resume_command: str, play_command: str
    ) -> None:
        self.io = io
        self.texts = io.texts
        self.names = names
        self.bots = bots
        self.path = path
        self.resume_command = resume_command
        self.play_command = play_command
        self.at = self._saved_scene()

    def run(self) -> bool:
        """Run until the second Age is over or the learner leaves."""
        try:
            while self.at < len(LESSON):
                self.at = max(0, self.at + (1 if self.scene(LESSON[self.at]) else -1))
                self.save_progress()
        except (Left, KeyboardInterrupt):
            self.io.show(Text())
            self.io.quote("learn-terminal-left", number=self.at + 1, total=len(LESSON) + 1, command=self.resume_command)
            return False
        return self.play_second_age()

    # --- Scenes -------------------------------------------------------------------------------------------------

    def scene(self, scene: Scene) -> bool:
        """Show one scene; False if the learner goes back."""
        table = scene.table()
        if scene.ask.do == "go_on":
            self.show(table, self.scene_text(scene))
            return self.ask_to_continue()
        move = self.ask_for_move(scene)
        steps = list(played(scene, move))
        events = [event for step in steps for event in step.events]
        self.show(steps[-1].table, self.scene_text(scene, "after"), self.news(events))
        for event in events:
            if isinstance(event, AgeEnded):
                self.io.pause()
                self.io.show(draw_sheet(Game(None, steps[-1].table), event.age, self.names, self.texts))
        return self.ask_to_continue()

    def ask_to_continue(self) -> bool:
        """Wait until the learner goes on; False if they go back."""
        while (line := self.io.ask("learn-terminal-go-on").lower()) not in ("", "b"):
            if line == "q":
                self.io.leave()
        return line == ""

    def ask_for_move(self, scene: Scene) -> Move:
        """Ask until the learner does what the scene asks for."""
        session = _SceneSession(self, scene)
        self.show(scene.table(), self.scene_text(scene))
        while session.accepted is None:
            self.ask_once(session, scene)
        return session.accepted

    def ask_once(self, session: "_SceneSession", scene: Scene) -> None:
        line = self.io.ask("learn-terminal-prompt")
        word, _, rest = line.partition(" ")
        with self.io.answering():
            if not line:
                self.show(scene.table(), self.scene_text(scene))
            elif line.lower() == "h":
                self.io.say("learn-terminal-how")
            elif line.lower() == "s":
                self.io.say("learn-terminal-shown", move=scene.answer)
            elif line.lower() == "q":
                self.io.leave()
            else:
                session.decide(word.lower(), rest.strip(), line)

    # --- The second Age -----------------------------------------------------------------------------------------

    def play_second_age(self) -> bool:
        """Play the second Age, without guidance."""
        saved = self.path.with_suffix(GAME)
        game = read_game(saved.read_text(encoding="utf-8")) if saved.exists() else Game(None, second_age())
        self.io.clear()
        self.io.say("learn-chapter-second", "bold")
        self.io.say("learn-second")
        try:
            self.io.pause()
        except (Left, KeyboardInterrupt):
            return False
        if not Session(self.io, game, [LEARNER], self.names, self.bots, saved, self.resume_command).run():
            return False
        for path in (self.path, saved):
            path.unlink(missing_ok=True)
        self.io.say("learn-second-over", "bold", place=game.table.places[LEARNER])
        self.io.say("learn-terminal-more", command=self.play_command)
        return True

    # --- Showing ------------------------------------------------------------------------------------------------

    def scene_text(self, scene: Scene, part: str = "") -> Text:
        """A text of a scene, under its chapter."""
        key = f"learn-{scene.name}-{part}" if part else f"learn-{scene.name}"
        chapter = self.texts(f"learn-chapter-{scene.chapter}")
        head = self.texts("learn-terminal-step", chapter=chapter, number=self.at + 1, total=len(LESSON) + 1)
        return Text(head, "bold").append("\n" + self.texts(key, **scene.values()), "not bold")

    def news(self, events: Sequence[Event]) -> list[Text]:
        """What happened, as the learner may know it."""
        visible = [cut(event, LEARNER) for event in events if not isinstance(event, TurnPassed | Glory)]
        return self.io.news([describe(event, self.texts, self.names) for event in visible], NEWS)

    def show(self, table: Table, text: Text, news: Sequence[Text] = ()) -> None:
        """Show the table, what happened, and a text."""
        below = lines_of(text, self.io.width) + len(news) + 2
        self.io.clear()
        height = max(1, self.io.height - below)
        self.io.show(draw_table(table, LEARNER, self.names, self.texts, self.io.width, height))
        for line in news:
            self.io.show(line)
        self.io.show(text)

    # --- Progress -----------------------------------------------------------------------------------------------

    def save_progress(self) -> None:
        """Save the progress; the lesson goes on even if that fails."""
        name = LESSON[self.at].name if self.at < len(LESSON) else SECOND
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.write_text(f"{name}\n", encoding="utf-8")
        except OSError as problem:
            self.io.say("terminal-cannot-save", "yellow", path=str(self.path), reason=str(problem.strerror))

    def _saved_scene(self) -> int:
        name = self.path.read_text(encoding="utf-8").strip() if self.path.exists() else ""
        names = [*(scene.name for scene in LESSON), SECOND]
        return names.index(name) if name in names else 0


class _SceneSession(Session):
    """A scene's table with the commands of a game; only the move that the scene asks for is accepted."""

    def __init__(self, lesson: _Lesson, scene: Scene) -> None:
        super().__init__(
            lesson.io,
            Game(None, scene.table()),
            [LEARNER],
            lesson.names,
            lesson.bots,
            lesson.path,
            lesson.resume_command,
        )
        self.scene = scene
        self.accepted: Move | None = None

    def make(self, move: Move) -> None:
        """Accept the right move; for another one, say what is asked for."""
        if not self.scene.accepts(move):
            raise NotUnderstood(f"learn-{self.scene.name}-nudge", **self.scene.values())
        self.accepted = move
