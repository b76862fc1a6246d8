"""A scene of a lesson: a position, where to look, the task, and what the others do afterwards."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Final, Literal, TypeAlias

from ethnos.base.plain import Plain
from ethnos.engine.components import Card, Kingdom, Tribe
from ethnos.engine.moves import Move, PlayBand, Recruit, expand
from ethnos.engine.state import Table, copied
from ethnos.game.events import Event, play_with_events
from ethnos.game.preview import preview
from ethnos.lessons.position_template import PLAYERS, position
from ethnos.notation import read_move, read_position

__all__ = ["LEARNER", "PLAYERS", "Ask", "Number", "Scene", "Step", "played"]

LEARNER: Final = 0
"""The seat of the learner."""
RIVAL: Final = "novice"
"""The bot on the other seats, once the learner plays without guidance."""
DECK: Final = "deck"
"""Stands for the top card of the deck in place of a card."""

Number: TypeAlias = Callable[[Table], int]
"""A number in a text, computed from the scene's table: no text contains a number itself."""


@dataclass(frozen=True, slots=True)
class Ask(Plain):
    """What a scene asks for: to continue, to recruit, or to play a Band. A field that is None accepts any value."""

    do: Literal["go_on", "recruit", "band"]
    card: Card | Literal["deck"] | None = None
    """To recruit: this face-up card, or the top card of the deck."""
    least: int | None = None
    """A Band of at least so many cards."""
    leader: Tribe | None = None
    """The tribe that leads it."""
    kingdom: Kingdom | None = None
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
        effects = preview(table, band)
        return (
            len(band.cards) >= (self.least or 0)
            and self.leader in (None, band.leader.split(".")[0])
            and (self.kingdom is None or self.kingdom in effects.markers)
            and self.draw in (None, effects.draws > 0)
            and (self.left is None or len(effects.to_pool) <= self.left)
        )


@dataclass(frozen=True)
class Scene:
    """A scene. Its texts are ``learn-NAME``, ``learn-NAME-nudge`` and ``learn-NAME-after``."""

    name: str
    chapter: str
    """Its title is the text ``learn-chapter-CHAPTER``."""
    look: str
    """Where to look: a part of the table, such as ``pool``, ``deck``, ``kingdom:rhea`` or ``seat:1``."""
    sketch: str
    """The template of its position (``ethnos.lessons.position_template``)."""
    ask: Ask = Ask("go_on")
    answer: str = ""
    """A move that does what is asked, for learners who want to see it."""
    replies: tuple[str, ...] = ()
    """What the others do afterwards, one move each."""
    numbers: tuple[tuple[str, Number], ...] = ()

    @cached_property
    def _start(self) -> Table:
        return read_position(position(self.sketch, self.name))

    def table(self) -> Table:
        """A copy of the table, which may be changed."""
        return copied(self._start)

    @property
    def solution(self) -> Move | None:
        """The move of the answer."""
        return read_move(self.answer) if self.answer else None

    def accepts(self, move: Move) -> bool:
        """Whether a move is what is asked here; ``Refused`` if it is not even legal."""
        return self.ask.accepts(self._start, move)

    def values(self) -> dict[str, int]:
        """The numbers in the texts."""
        return {name: number(self._start) for name, number in self.numbers}


@dataclass(frozen=True, slots=True)
class Step:
    """A whole move: who made it, what happened, and the table after it."""

    seat: int
    events: tuple[Event, ...]
    table: Table


def played(scene: Scene, move: Move) -> Iterator[Step]:
    """The learner's move, then the replies of the others."""
    table = scene.table()
    for next_move in (move, *map(read_move, scene.replies)):
        seat = table.seat
        events, table = play_with_events(table, expand(table, next_move).actions)
        yield Step(seat, tuple(events), table)
