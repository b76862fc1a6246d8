"""What a scene of a lesson is: a position, where to look, what is asked, and what the others do afterwards."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

from ethnos.engine.play import apply_action
from ethnos.engine.state import Table, copied
from ethnos.events import Event, events_of
from ethnos.lessons.position_template import PLAYERS, position
from ethnos.moves import Move, PlayBand, Recruit, expand
from ethnos.notation import read_move, read_position
from ethnos.preview import preview

__all__ = ["LEARNER", "PLAYERS", "Ask", "Number", "Scene", "Step", "played"]

LEARNER: Final = 0
"""The seat of whoever learns."""
RIVAL: Final = "novice"
"""The bot that the others are, once the learner plays alone."""
DECK: Final = "deck"
"""Asked for in place of a card: the top card of the deck."""

Number: TypeAlias = Callable[[Table], int]
"""A number that a text names, read off the scene's table: no text has one of its own."""


@dataclass(frozen=True, slots=True)
class Ask:
    """What a scene asks for: to go on, to recruit, or to play a Band. What is None does not matter."""

    do: Literal["go_on", "recruit", "band"]
    card: str | None = None
    """To recruit: this face-up card, or the ``deck``."""
    least: int = 1
    """A Band of at least so many cards."""
    leader: str | None = None
    """The tribe that leads it."""
    kingdom: str | None = None
    """Where its marker goes."""
    draw: bool | None = None
    """Whether its Wizard draws."""
    left: int | None = None
    """The most cards that go to the pool."""

    def accepts(self, table: Table, move: Move) -> bool:
        """Whether a move does what is asked; ``Refused`` if the rules do not allow it."""
        expand(table, move, drawing=False)
        if isinstance(move, Recruit):
            return self.do == "recruit" and self.card in (None, move.card or DECK)
        return isinstance(move, PlayBand) and self.do == "band" and self._fits(table, move)

    def _fits(self, table: Table, band: PlayBand) -> bool:
        told = preview(table, band)
        return (
            len(band.cards) >= self.least
            and self.leader in (None, band.leader.split(".")[0])
            and (self.kingdom is None or self.kingdom in told.markers)
            and self.draw in (None, told.draws > 0)
            and (self.left is None or len(told.to_pool) <= self.left)
        )


@dataclass(frozen=True)
class Scene:
    """A scene. Its texts are ``learn-NAME``, ``learn-NAME-nudge`` and ``learn-NAME-after``."""

    name: str
    chapter: str
    """The text that names it is ``learn-chapter-CHAPTER``."""
    look: str
    """Where to look: a place of the table, such as ``pool``, ``deck``, ``kingdom:rhea`` or ``seat:1``."""
    sketch: str
    """What lies on the table (``ethnos.lessons.position_template``)."""
    ask: Ask = Ask("go_on")
    answer: str = ""
    """A move that does what is asked, for whoever wants to be shown."""
    replies: tuple[str, ...] = ()
    """What the others do then, one move each."""
    numbers: tuple[tuple[str, Number], ...] = ()

    @cached_property
    def _start(self) -> Table:
        return read_position(position(self.sketch, self.name))

    def table(self) -> Table:
        """The table, to be played on."""
        return copied(self._start)

    @property
    def solution(self) -> Move | None:
        """The move of the answer."""
        return read_move(self.answer) if self.answer else None

    def accepts(self, move: Move) -> bool:
        """Whether a move is what is asked here; ``Refused`` if it is not even legal."""
        return self.ask.accepts(self._start, move)

    def values(self) -> dict[str, int]:
        """The numbers that the texts name."""
        return {name: number(self._start) for name, number in self.numbers}


@dataclass(frozen=True, slots=True)
class Step:
    """A whole move: who made it, what happened, and the table after it."""

    seat: int
    events: tuple[Event, ...]
    table: Table


def played(scene: Scene, move: Move) -> Iterator[Step]:
    """The learner's move, and what the others answer."""
    table = scene.table()
    for one in (move, *map(read_move, scene.replies)):
        seat = int(table.seat)
        done = expand(table, one)
        events: list[Event] = []
        for action, before in zip(done.actions, _tables(table, done.actions), strict=True):
            events += events_of(before, action)
        table = done.table
        yield Step(seat, tuple(events), table)


def _tables(table: Table, actions: tuple[int, ...]) -> Iterator[Table]:
    """The table before each decision."""
    work = copied(table)
    for action in actions:
        yield copied(work)
        apply_action(work, action)
