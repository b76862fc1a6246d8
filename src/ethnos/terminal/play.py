"""A game between bots and people at one keyboard."""

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final, TextIO, TypeAlias

from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from ethnos.base.i18n import Texts, default_texts
from ethnos.bots import Bot, ask
from ethnos.engine import actions as act
from ethnos.engine import state as phases
from ethnos.engine.actions import ACTION_NAMES, card_name
from ethnos.engine.components import KINGDOMS
from ethnos.engine.moves import Move, Pillage, Recruit, ShowSkeletons, expand, is_turn_over
from ethnos.engine.play import ruleset_of
from ethnos.engine.state import copied
from ethnos.game.drawing import read_table, signs
from ethnos.game.drawing.draw import draw_table, lines_of
from ethnos.game.drawing.seen_table import SeenTable
from ethnos.game.drawing.sheet import draw_result, draw_sheet
from ethnos.game.game import CannotUndo, Game
from ethnos.terminal.band import build_band, yes_or_no
from ethnos.terminal.card_input import NotUnderstood, find_card, is_answer
from ethnos.terminal.store import save
from ethnos.terminal.story import Story
from ethnos.terminal.terminal_io import Left, TerminalIO

Bots: TypeAlias = Callable[[int], Bot]
"""The bot of a seat."""

NEWS: Final = 2
"""Lines of news under a table on a small screen; a large one has room for more."""
MOST_NEWS: Final = 6
TABLE: Final = 18
"""Lines of a small table without its players, including the prompt under it."""
LOG: Final = 400
"""The most lines of the log that are shown at once."""


def play(
    console: Console,
    game: Game,
    people: Sequence[int],
    names: Sequence[str],
    bots: Bots,
    save_path: Path,
    resume_command: str,
    texts: Texts | None = None,
    stdin: TextIO | None = None,
    notice: str = "",
) -> bool:
    """Play a game to its end, saving it after every move; returns whether the end was reached.

    ``resume_command``, which resumes a saved game, is shown to a player who leaves; ``notice`` is shown with the first
    table.
    """
    io = TerminalIO(console, texts or default_texts(), stdin)
    return Session(io, game, people, names, bots, save_path, resume_command, notice).run()


class Session:
    """One run of the program, from the start or a saved game."""

    def __init__(
        self,
        io: TerminalIO,
        game: Game,
        people: Sequence[int],
        names: Sequence[str],
        bots: Bots,
        save_path: Path,
        resume_command: str,
        notice: str = "",
    ) -> None:
        self.io = io
        self.texts = io.texts
        self.game = game
        self.people = tuple(people)
        self.names = tuple(names)
        self.bots = bots
        self.path = save_path
        self.resume_command = resume_command
        self.story = Story(game, self.names, self.texts)
        self.seen_steps = {seat: len(self.story) for seat in self.people}
        self.at_screen: int | None = self.people[0] if len(self.people) == 1 else None
        self.age = game.age
        self.notice = Text(notice)
        self.commands: dict[str, Callable[[str], None]] = {
            "s": self.show_score,
            "l": self.show_log,
            "u": self.undo,
            "h": self.show_help,
            "q": self.leave,
        }

    def run(self) -> bool:
        """Play until the game is over or somebody leaves."""
        try:
            self.save_game()
            while not self.game.is_over:
                self.next_decision()
            self.show_end()
        except (Left, KeyboardInterrupt):
            self.save_game()
            self.io.show(Text())
            self.io.quote("terminal-saved", path=str(self.path))
            self.io.quote("terminal-go-on", command=self.resume_command)
            return False
        return True

    def save_game(self) -> None:
        """Save the game. A failure is reported, and the game goes on."""
        try:
            save(self.game, self.path, self.names)
        except OSError as problem:
            self.io.say("terminal-cannot-save", "yellow", path=str(self.path), reason=str(problem.strerror))

    def wait(self) -> None:
        """Wait for Enter; not if only bots play."""
        if self.people:
            self.io.pause()

    # --- Turns ---

    def next_decision(self) -> None:
        """Let a bot decide, or a person take their turn."""
        seat = self.game.table.seat
        self.show_ended_age()
        if seat not in self.people:
            self.apply(ask(self.bots(seat), self.game.table))
        elif self.hand_over(seat):
            self.take_turn(seat)

    def show_ended_age(self) -> None:
        """Show the score sheet of an Age that has just ended."""
        if self.game.age > self.age:
            self.io.clear()
            self.io.say("terminal-age-ended", "bold", age=signs.AGES[self.age - 1])
            self.io.show(draw_sheet(self.game, self.age, self.names, self.texts))
            self.age = self.game.age
            self.wait()

    def hand_over(self, seat: int) -> bool:
        """Hand the screen to this person, with all hands hidden before; False if a move was undone instead."""
        if self.at_screen != seat:
            self.io.clear()
            self.at_screen = None
            self.show_notice()
            line = self.io.ask("terminal-hand-over", name=self.names[seat])
            if line.lower() == "u":
                self.undo("")
                return False
            self.at_screen = seat
        return True

    def take_turn(self, seat: int) -> None:
        """Show the table and ask until something has been decided."""
        self.show_table(seat)
        decided = len(self.game.actions)
        self.seen_steps[seat] = len(self.story)
        while len(self.game.actions) == decided and self.at_screen == seat:
            self.ask_once(seat)
        if len(self.game.actions) > decided:
            self.finish_turn(seat, decided)

    def finish_turn(self, seat: int, decided: int) -> None:
        """Save the game after a person's move; with several people, show what it did and hide the hand."""
        self.save_game()
        goes_on = self.game.seat == seat or self.game.is_over
        if len(self.people) == 1 or goes_on:
            return
        self.seen_steps[seat] = len(self.story)
        for line in self.story.lines(seat, decided):
            self.io.say("terminal-news-line", news=line)
        answer = self.io.ask("terminal-hide-hand")
        self.at_screen = None
        self.io.clear()
        if answer.lower() == "u":
            self.undo("")

    def ask_once(self, seat: int) -> None:
        """Read one line from a person and do what it says."""
        line = self.io.ask("terminal-prompt", name=self.names[seat])
        word, _, rest = line.partition(" ")
        with self.io.answering():
            if word.lower() in self.commands and not self.answers(word):
                self.commands[word.lower()](rest.strip())
            else:
                self.decide(word.lower(), rest.strip(), line)

    def answers(self, word: str) -> bool:
        """Whether a word answers the question about the Orc board: in some languages yes is a command's letter."""
        is_asked = self.game.table.phase == phases.PILLAGE
        return is_asked and any(is_answer(word, answer, self.texts) for answer in ("yes", "no"))

    def decide(self, word: str, rest: str, line: str) -> None:
        """Handle input that depends on the phase of the game."""
        phase = self.game.table.phase
        if phase == phases.PILLAGE:
            self.make(Pillage(empty=yes_or_no(word, self.texts)))
        elif phase != phases.TURN:
            self.answer_middle(line)
        elif word == "d":
            self.make(Recruit())
        elif word == "t":
            self.take(rest)
        elif word == "b":
            self.play_band()
        else:
            key = "terminal-unknown-command" if line else "terminal-nothing-typed"
            raise NotUnderstood(key, line=line, asked=self.asked)

    @property
    def asked(self) -> str:
        """What is asked now, as the texts that say what can be typed call it."""
        phase = self.game.table.phase
        return "pillage" if phase == phases.PILLAGE else "turn" if phase == phases.TURN else "middle"

    def make(self, move: Move) -> None:
        """Make a whole move, or be refused with a reason."""
        for action in expand(self.game.table, move).actions:
            self.apply(action)

    def apply(self, action: int) -> None:
        """Apply a decision, and add its events to the story."""
        before = copied(self.game.table)
        self.game.apply(action)
        self.story.add(before, action)
        if is_turn_over(self.game.table):
            self.save_game()

    def take(self, typed: str) -> None:
        """Recruit a face-up card."""
        pool = read_table.pool_of(self.game.table)
        if not pool:
            raise NotUnderstood("terminal-pool-empty")
        numbers = read_table.numbered(pool)
        if not typed:
            items = (Text(f"{numbers[kind]} ", "bold").append_text(signs.card(kind, self.texts)) for kind in numbers)
            self.io.show(signs.packed(items, self.io.width))
            typed = self.io.ask_or_cancel("terminal-take-what")
        self.make(Recruit(card_name(find_card(typed, numbers, self.texts))))

    def play_band(self) -> None:
        """Build a Band with the person and play it."""
        if act.SHOW in self.game.legal_actions():
            if yes_or_no(self.io.ask_or_cancel("terminal-show-ask"), self.texts):
                self.make(ShowSkeletons())
            return
        self.make(build_band(self.io, copied(self.game.table)))

    def answer_middle(self, line: str) -> None:
        """Continue a turn that was saved half-way, one decision at a time."""
        legal = self.game.legal_actions()
        if not line.isdecimal() or not 1 <= int(line) <= len(legal):
            answers = ", ".join(str(number) for number in range(1, len(legal) + 1))
            raise NotUnderstood("terminal-no-such-answer", typed=line, answers=answers)
        self.apply(legal[int(line) - 1])

    # --- Commands ---

    def show_score(self, rest: str) -> None:
        """Show the score sheet of this Age, or of the one that was typed."""
        ages = [str(age) for age in range(1, self.game.age + 1)]
        age = int(rest) if rest in ages else self.game.age
        self.io.show(draw_sheet(self.game, age, self.names, self.texts))
        self.io.show(draw_result(self.game, self.names, self.texts))

    def show_log(self, _rest: str) -> None:
        """Show what has happened, as far as this person may know it."""
        viewer = phases.SPECTATOR if self.at_screen is None else self.at_screen
        lines = [*self.story.opening(viewer), *self.story.lines(viewer)]
        for line in lines[-LOG:]:
            self.io.say("terminal-news-line", news=line)

    def undo(self, _rest: str) -> None:
        """Undo the last move of a person, as a whole or not at all."""
        try:
            count = self.undoable()
        except CannotUndo as refusal:
            reason = refusal.text(self.texts)
            self.notice = Text(self.texts("terminal-cannot-undo", reason=reason), "yellow")
            if self.at_screen is not None:
                self.show_notice()
            return
        for _ in range(count):
            self.game.undo()
            self.story.take_back()
        self.seen_steps = {seat: min(steps, len(self.story)) for seat, steps in self.seen_steps.items()}
        self.age = self.game.age
        self.save_game()
        if self.game.seat != self.at_screen:
            self.at_screen = None
        self.notice = Text(self.texts("terminal-undone", count=count))

    def undoable(self) -> int:
        """How many decisions to undo to get back to where a person last began a move."""
        trial, count = self.game.copy(), 0
        while count == 0 or not (is_turn_over(trial.table) and trial.seat in self.people):
            trial.undo()
            count += 1
        return count

    def show_help(self, _rest: str) -> None:
        """Show the commands, the signs, and what the tribes in play can do."""
        self.io.say("terminal-help")
        self.io.say("terminal-help-signs", "bold")
        pairs = (
            signs.kingdom(place, self.texts).append(f" {signs.colour(place, self.texts)}", signs.QUIET)
            for place in range(KINGDOMS)
        )
        self.io.show(Text("   ").join(pairs))
        self.io.say("terminal-help-tribes", "bold")
        grid = Grid.grid(padding=(0, 2))
        texts = self.texts.under(ruleset_of(self.game.table))
        for tribe in SeenTable(self.game.table, phases.SPECTATOR, self.names, self.texts).tribes:
            grid.add_row(Text(texts.tribe(tribe), "bold"), texts("power", tribe=tribe))
        self.io.show(grid)

    def leave(self, _rest: str) -> None:
        """Save and leave."""
        self.io.leave()

    # --- Showing ---

    @property
    def news_height(self) -> int:
        """How many lines of news there is room for."""
        return max(NEWS, min(MOST_NEWS, self.io.height - TABLE - self.game.players))

    def show_notice(self) -> None:
        """Show a message from before the screen was cleared."""
        if self.notice:
            self.io.show(self.notice)
        self.notice = Text()

    def show_table(self, seat: int) -> None:
        """Show the table, what happened since the last look, and what can be typed."""
        question = self.question()
        news = self.io.news(self.story.lines(seat, self.seen_steps[seat]), self.news_height)
        notice_lines = lines_of(self.notice, self.io.width) if self.notice else 0
        below = len(news) + notice_lines + lines_of(question, self.io.width) + 1
        self.io.clear()
        height = max(1, self.io.height - below)
        self.io.show(draw_table(self.game, seat, self.names, self.texts, self.io.width, height))
        for line in news:
            self.io.show(line)
        self.show_notice()
        self.io.show(question)

    def question(self) -> Text:
        """What is asked now, and the keys for it."""
        table, hint = self.game.table, Text(self.texts("terminal-commands", asked=self.asked), signs.QUIET)
        phase = table.phase
        if phase == phases.TURN:
            return hint
        if phase == phases.PILLAGE:
            seat = table.seat
            glory = self.game.preview(Pillage()).glory
            text = self.texts("terminal-ask-pillage", count=len(read_table.horde_of(table, seat)), glory=glory)
            return Text(text, "bold").append("\n").append_text(hint)
        line = Text(self.texts("terminal-ask-middle"), "bold")
        for number, action in enumerate(self.game.legal_actions(), 1):
            line.append(f"  {number} ", "bold").append(option(action, self.texts), "not bold")
        return line.append("\n").append_text(hint)

    def show_end(self) -> None:
        """Show the last table, the score sheets and who has won."""
        self.save_game()
        self.io.clear()
        drawing = draw_table(self.game, phases.SPECTATOR, self.names, self.texts, self.io.width, self.io.height - 1)
        self.io.show(drawing)
        self.wait()
        self.io.clear()
        self.io.show(draw_sheet(self.game, self.game.age, self.names, self.texts))
        self.wait()
        self.io.clear()
        self.io.show(draw_result(self.game, self.names, self.texts))
        self.io.say("terminal-saved", path=str(self.path))


def option(action: int, texts: Texts) -> str:
    """A decision in words."""
    name = ACTION_NAMES[action]
    kind, _, what = name.partition(" ")
    if not what:
        return texts(f"terminal-option-{kind}")
    if texts.has(f"terminal-option-{kind}-{what}"):
        return texts(f"terminal-option-{kind}-{what}")
    value = int(what) if what.isdecimal() else 0
    return texts(f"terminal-option-{kind}", card=what, kingdom=what, value=value)
