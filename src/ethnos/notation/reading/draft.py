"""A position that is being read: its lines, the table so far, and how a line is read or refused."""

from collections import defaultdict
from collections.abc import Callable, Collection
from typing import NoReturn, TypeVar

from ethnos.engine.components import KINDS, MAX_DECK
from ethnos.engine.state import WHOLE, blank
from ethnos.notation.position_lines import Line, Lines
from ethnos.notation.terms import read_cards, read_number, read_row
from ethnos.notation.text_errors import BadPosition, on_line

T = TypeVar("T")


class Draft:
    """The lines of a position, and the table that is filled from them."""

    def __init__(self, lines: Lines) -> None:
        self.lines = lines
        self.table = blank()
        self.tribes: list[int] = []
        self.card_lines: dict[int, list[int]] = defaultdict(list)
        """The numbers of the lines that list each kind of card, once per card."""

    def refuse(self, code: str, line: Line, **values: object) -> NoReturn:
        """Refuse the position because of this line."""
        raise BadPosition(code, line.number, **values)

    def read_line(self, line: Line, read: Callable[[str], T]) -> T:
        """The value of a line, read by ``read``; errors get the number of this line."""
        with on_line(line.number, BadPosition):
            return read(line.value)

    def number(self, key: str, low: int, high: int) -> int:
        """The number of a required line."""
        return self.read_line(self.lines.need(key), lambda value: read_number(value, low, high))

    def number_or(self, key: str, low: int, high: int, default: int) -> int:
        """The number of an optional line, or the default."""
        return default if self.lines.get(key) is None else self.number(key, low, high)

    def row(self, line: Line, count: int, high: int) -> list[int]:
        """A number for each seat or Age."""
        return self.read_line(line, lambda value: read_row(value, count, high))

    def kinds(self, line: Line, known: Collection[str] = KINDS) -> list[str]:
        """The names of the cards on a line."""
        return self.read_line(line, lambda value: read_cards(value, known, MAX_DECK))

    def forbid(self, key: str, code: str, **values: object) -> None:
        """Refuse the position if it has a line with this key."""
        line = self.lines.get(key)
        if line is not None:
            self.refuse(code, line, name=key, **values)

    @property
    def players(self) -> int:
        """The number of players."""
        return self.table.players

    @property
    def phase(self) -> int:
        """The phase of the table."""
        return self.table.phase

    @property
    def seats(self) -> range:
        """All seats."""
        return range(self.players)

    def is_hidden(self, seat: int) -> bool:
        """Whether the viewer does not see a hand."""
        return self.table.viewer not in (WHOLE, seat)

    def in_play(self, tribe: int) -> bool:
        """Whether a tribe is in this game."""
        return tribe in self.tribes
