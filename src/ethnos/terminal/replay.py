"""Steps through a finished or saved game, forwards and backwards."""

from collections.abc import Callable, Sequence
from typing import Final, TextIO

from rich.console import Console
from rich.text import Text

from ethnos.base.i18n import Texts, default_texts
from ethnos.engine.state import Table
from ethnos.game.drawing import signs
from ethnos.game.drawing.draw import draw_table
from ethnos.game.drawing.sheet import draw_result, draw_sheet
from ethnos.game.game import Game
from ethnos.terminal.card_input import NotUnderstood
from ethnos.terminal.story import Story
from ethnos.terminal.terminal_io import Left, TerminalIO

NEWS: Final = 8
"""The most lines of news under a table."""
TABLE: Final = 13
"""Lines of a small table without its players and hands, including the prompt under it."""


def replay(
    console: Console,
    game: Game,
    seat: int | None,
    names: Sequence[str],
    texts: Texts | None = None,
    stdin: TextIO | None = None,
    start: int = 0,
) -> None:
    """Step through a game as a seat or SPECTATOR saw it, or with all hands for None."""
    io = TerminalIO(console, texts or default_texts(), stdin)
    try:
        Replay(io, game, seat, names, start).run()
    except (Left, KeyboardInterrupt):
        io.show(Text())


class Replay:
    """A position in a game's history. Step 0 is the table before the first decision."""

    def __init__(self, io: TerminalIO, game: Game, seat: int | None, names: Sequence[str], start: int = 0) -> None:
        self.io = io
        self.texts = io.texts
        self.game = game
        self.seat = seat
        self.names = tuple(names)
        self.tables = [*(table for table, _ in game.steps()), game.table]
        self.story = Story(game, self.names, self.texts)
        self.step = min(max(start, 0), self.last)
        self.commands: dict[str, Callable[[str], None]] = {
            "": self.forward,
            "n": self.forward,
            "p": self.back,
            "a": self.to_age,
            "g": self.to_step,
            "e": self.to_end,
            "s": self.show_score,
            "q": self.leave,
        }

    @property
    def last(self) -> int:
        """The last step."""
        return len(self.tables) - 1

    @property
    def table(self) -> Table:
        """The table at this step."""
        return self.tables[self.step]

    def run(self) -> None:
        """Read commands until the viewer leaves."""
        self.show()
        while True:
            line = self.io.ask("terminal-replay-prompt", step=self.step, steps=self.last)
            word, _, rest = line.partition(" ")
            try:
                self.commands.get(word.lower(), self.refuse)(rest.strip())
            except NotUnderstood as problem:
                self.io.refuse(problem)

    def refuse(self, _rest: str) -> None:
        """Refuse an unknown command."""
        raise NotUnderstood("terminal-replay-unknown")

    def go(self, step: int) -> None:
        """Show another step."""
        self.step = step
        self.show()

    def forward(self, _rest: str) -> None:
        """Show the table after the next decision."""
        if self.step == self.last:
            raise NotUnderstood("terminal-replay-end")
        self.go(self.step + 1)

    def back(self, _rest: str) -> None:
        """Show the table before the last decision."""
        if self.step == 0:
            raise NotUnderstood("terminal-replay-beginning")
        self.go(self.step - 1)

    def to_age(self, typed: str) -> None:
        """Show the first table of an Age."""
        for step, table in enumerate(self.tables):
            if typed == str(table.age):
                self.go(step)
                return
        raise NotUnderstood("terminal-replay-no-age", typed=typed, ages=self.game.age)

    def to_step(self, typed: str) -> None:
        """Show the table after this many decisions."""
        if not typed.isdecimal() or int(typed) > self.last:
            raise NotUnderstood("terminal-replay-no-step", typed=typed, steps=self.last)
        self.go(int(typed))

    def to_end(self, _rest: str) -> None:
        """Show the last table."""
        self.go(self.last)

    def show_score(self, _rest: str) -> None:
        """Show the score sheets as they were at this step."""
        past = Game(None, self.table)
        self.io.show(draw_sheet(past, past.age, self.names, self.texts))
        self.io.show(draw_result(past, self.names, self.texts))

    def leave(self, _rest: str) -> None:
        """Leave the replay."""
        self.io.leave()

    def show(self) -> None:
        """Show the table of this step, what led to it, and the commands."""
        news = self.news()
        self.io.clear()
        height = self.io.height - len(news) - 2
        self.io.show(draw_table(self.table, self.seat, self.names, self.texts, self.io.width, height))
        for line in news:
            self.io.show(line)
        self.io.show(Text(self.texts("terminal-replay-commands"), signs.QUIET))

    def news(self) -> list[Text]:
        """The events of this step, as many as there is room for."""
        hands = self.game.players if self.seat is None else 2
        most = max(1, min(NEWS, self.io.height - TABLE - self.game.players - hands))
        if self.step == 0:
            return self.io.news([self.texts("terminal-replay-start"), *self.story.opening(self.seat)], most)
        return self.io.news(self.story.lines(self.seat, self.step - 1, self.step), most)
