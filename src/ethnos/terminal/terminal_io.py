"""Input and output: what is printed for people, and the lines they type."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NoReturn, TextIO

from rich.console import Console, RenderableType
from rich.text import Text

from ethnos.base.i18n import Texts
from ethnos.base.refusals import EthnosError
from ethnos.engine.moves import Refused
from ethnos.game.drawing.signs import packed
from ethnos.terminal.card_input import NotUnderstood

LONGEST_LINE = 200
UNREADABLE = "?"
FORGET_SCROLLED = "\x1b[3J"
"""Clears the scrollback, so that nobody can scroll back to a hand."""


class Left(Exception):
    """The player has left: by ``q``, by Ctrl-C or by the end of the input."""


class Cancelled(Exception):
    """A move under construction was taken back."""


class TerminalIO:
    """A console and a keyboard; it also works line by line without a terminal."""

    def __init__(self, console: Console, texts: Texts, stdin: TextIO | None = None) -> None:
        self.console = console
        self.texts = texts
        self._lines = stdin or sys.stdin

    @property
    def width(self) -> int:
        """The screen's width."""
        return self.console.size.width

    @property
    def height(self) -> int:
        """The screen's height."""
        return self.console.size.height

    def show(self, drawing: RenderableType) -> None:
        """Draw something."""
        self.console.print(drawing, markup=False, highlight=False)

    def say(self, key: str, style: str = "", **values: object) -> None:
        """Print a sentence on a line of its own."""
        self.show(Text(self.texts(key, **values), style))

    def refuse(self, refusal: EthnosError) -> None:
        """Print why something is refused."""
        self.show(Text(refusal.text(self.texts), "yellow"))

    def quote(self, key: str, **values: object) -> None:
        """Print a sentence that people may copy from, without breaking it into lines."""
        self.console.print(Text(self.texts(key, **values)), markup=False, highlight=False, soft_wrap=True)

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Print the reason for input that is refused; nothing has changed then."""
        try:
            yield
        except NotUnderstood as problem:
            self.refuse(problem)
        except Refused as refusal:
            self.say("terminal-refused", "yellow", reason=refusal.text(self.texts))
        except Cancelled:
            self.say("terminal-cancelled")

    def news(self, lines: list[str], most: int) -> list[Text]:
        """Sentences in at most ``most`` lines: one each, or side by side; the first and the latest are kept."""
        rows = [Text(self.texts("terminal-news-line", news=line)) for line in lines]
        if len(rows) > most:
            rows = list(packed(rows, self.width, " ").split("\n"))
        if len(rows) > most:
            rows = [rows[0], *rows[1 - most :]] if most > 1 else rows[-1:]
        for line in rows:
            line.no_wrap = True
            line.truncate(self.width, overflow="ellipsis")
        return rows

    def clear(self) -> None:
        """Clear the screen, with nothing to scroll back to."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET_SCROLLED)

    def ask(self, key: str, **values: object) -> str:
        """Ask, and read a line; the end of the input leaves the game."""
        self.console.print(Text(self.texts(key, **values), "bold"), end="", markup=False, highlight=False)
        self.console.file.flush()
        line = self._read()
        if not self.console.is_terminal:
            self.console.print()
        return "".join(letter for letter in line[:LONGEST_LINE] if letter.isprintable()).strip()

    def _read(self) -> str:
        """A line as it was typed."""
        try:
            line = self._lines.readline()
        except UnicodeDecodeError:
            return UNREADABLE
        if not line:
            self.leave()
        return line

    def leave(self) -> NoReturn:
        """Leave the game."""
        raise Left

    def pause(self) -> None:
        """Wait for Enter, so that people can read the screen."""
        self.ask("terminal-press-enter")

    def ask_or_cancel(self, key: str, **values: object) -> str:
        """Ask; ``x`` cancels the move."""
        line = self.ask(key, **values)
        if line.lower() == "x":
            raise Cancelled
        return line
