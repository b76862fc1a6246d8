"""A game looked at again, decision by decision: chances to win, decisions that gave something away, decisive turns.

Whoever reads it chooses through whose eyes. A seat's chance is judged from its own view at that time, and its decisions
are weighed from that view. Of a seat through whose eyes nobody may look, nothing is told that the others did not see:
its chance is what the first of them thought of it, and its decisions are not weighed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ethnos.engine.errors import WrongSeat
from ethnos.engine.play import sample, view
from ethnos.engine.state import OVER, Table
from ethnos.events import AgeEnded, AgeStarted, CardDrawn, Dragon, Event, GameEnded, cut, events_of
from ethnos.game import Game
from ethnos.insight.benefits import ANY_TABLE, Benefit, benefits
from ethnos.insight.judge import Judge, Mark, Weighed, won
from ethnos.insight.oracle import Oracle
from ethnos.moves import Move, is_turn_over, move_of
from ethnos.notation.movetext import without_kept
from ethnos.refusals import EthnosError

MOMENTS: Final = 3
FATE: Final = (CardDrawn, Dragon, AgeEnded, AgeStarted, GameEnded)
"""What happens in a turn without being decided."""


class NotOver(EthnosError):
    """A game that goes on is looked at through the eyes of seats that are named, and never with hidden cards."""

    code = "error-NotOver"


class Stopped(EthnosError):
    """Whoever asked does not want to know any more."""

    code = "insight-stopped"


@dataclass(frozen=True, slots=True)
class Better:
    """The whole move that the network would have made instead."""

    move: Move
    benefits: tuple[Benefit, ...]


@dataclass(frozen=True, slots=True)
class Choice:
    """A decision with a real choice."""

    number: int
    """Among all decisions of the game, from 1."""
    choices: int
    """How many decisions were possible."""
    before: tuple[float, ...]
    """Every seat's chance to win."""
    after: tuple[float, ...]
    weighed: Weighed
    better: Better | None
    """None where the network would have taken the same decision, or the beginning of the move is not known."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A whole move."""

    number: int
    """Among all moves of the game, from 1, as in a game file."""
    steps: int
    """Of how many decisions it was made."""
    age: int
    seat: int
    move: Move | None
    """None for one that is not finished, or of which the beginning is not known."""
    before: tuple[float, ...]
    after: tuple[float, ...]
    changes: tuple[float, ...]
    """By how much each seat's chance has changed in the eyes of the seats, whatever the oracle thinks."""
    choices: tuple[Choice, ...]
    events: tuple[Event, ...]
    """What was not decided: cards off the deck, Dragons, the end of an Age and of the game, a new deal."""
    luck: float | None
    """How much better it went for the seat than was to be expected; None where its decisions are not weighed."""

    @property
    def worst(self) -> Choice | None:
        """The decision that gave away the most, if it is marked."""
        marked = [choice for choice in self.choices if choice.weighed.mark]
        return max(marked, key=lambda choice: choice.weighed.loss, default=None)

    @property
    def mark(self) -> Mark | None:
        """The mark of that decision."""
        return self.worst.weighed.mark if self.worst else None


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn that decided the game."""

    turn: Turn
    swing: float
    """What it did to the chance of who won in the end; while that is open, how much all chances changed together.

    The oracle is not asked for it: from one turn to the next its few continuations differ by chance alone.
    """


@dataclass(frozen=True, slots=True)
class Analysis:
    """A game looked at again."""

    players: int
    eyes: tuple[int, ...]
    """The seats through whose eyes it was looked at."""
    oracle: bool
    """Whether chances rest on hidden cards."""
    samples: int
    winners: tuple[int, ...]
    """None while the game goes on."""
    turns: tuple[Turn, ...]

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The turns that decided the game, in their order."""
        found = [Moment(turn, self._swing(turn)) for turn in self.turns]
        largest = sorted(found, key=lambda moment: -abs(moment.swing))[:MOMENTS]
        return tuple(sorted(largest, key=lambda moment: moment.turn.number))

    def _swing(self, turn: Turn) -> float:
        if self.winners:
            return sum(turn.changes[seat] for seat in self.winners)
        return sum(map(abs, turn.changes)) / 2

    def marked(self, seat: int, mark: Mark) -> int:
        """How many decisions of a seat have a mark."""
        return sum(choice.weighed.mark == mark for choice in self.choices(seat))

    def choices(self, seat: int) -> list[Choice]:
        """A seat's decisions."""
        return [choice for turn in self.turns if turn.seat == seat for choice in turn.choices]


def analyse(
    game: Game,
    judge: Judge,
    eyes: Sequence[int] | None = None,
    oracle: Oracle | None = None,
    hear: Callable[[int, int], bool] = lambda _done, _total: True,
) -> Analysis:
    """A game through the eyes of these seats, or of all once it is over. ``hear`` may answer that it is enough."""
    for seat in eyes or ():
        if not 0 <= seat < game.players:
            raise WrongSeat(seat=seat, players=game.players)
    if not game.is_over and (not eyes or oracle is not None):
        raise NotOver
    chosen = tuple(sorted(set(eyes or range(game.players))))
    turns = _Reading(game, judge, chosen, oracle, hear).turns()
    winners = tuple(seat for seat, share in enumerate(won(game.table)) if share) if game.is_over else ()
    return Analysis(game.players, chosen, oracle is not None, judge.samples, winners, tuple(turns))


class _Reading:
    """A game on its way through an analysis."""

    def __init__(
        self,
        game: Game,
        judge: Judge,
        eyes: tuple[int, ...],
        oracle: Oracle | None,
        hear: Callable[[int, int], bool],
    ) -> None:
        self.judge, self.eyes, self.oracle, self.hear = judge, eyes, oracle, hear
        steps = list(game.steps())
        self.actions = [action for _, action in steps]
        self.tables = [*(table for table, _ in steps), game.table]
        self.judged: list[tuple[float, ...]] = []
        self.chances: list[tuple[float, ...]] = []

    def turns(self) -> list[Turn]:
        """Turn by turn. Of a turn that is not finished, nobody but its seat knows anything."""
        self.look_at(self.tables[0])
        turns, start = list[Turn](), 0
        for end in range(1, len(self.tables)):
            self.look_at(self.tables[end])
            over = is_turn_over(self.tables[end])
            if over or (end == len(self.actions) and self.looks_through(start)):
                turns.append(self.turn(len(turns) + 1, start, end, whole=over and is_turn_over(self.tables[start])))
                start = end
        return turns

    def looks_through(self, step: int) -> bool:
        """Whether the seat that decided then is one of the eyes."""
        return int(self.tables[step].seat) in self.eyes

    def look_at(self, table: Table) -> None:
        """Judge the next table. The oracle is asked between turns, and does not change its mind within one."""
        self.judged.append(self.wins(table))
        if self.oracle is None:
            self.chances.append(self.judged[-1])
        elif is_turn_over(table) or not self.chances:
            self.chances.append(self.oracle.wins(table))
        else:
            self.chances.append(self.chances[-1])

    def wins(self, table: Table) -> tuple[float, ...]:
        """Every seat's chance, as the eyes see it."""
        if table.phase == OVER:
            return won(table)
        seen = {seat: self.judge.wins(view(table, seat)) for seat in self.eyes}
        return tuple(seen.get(seat, seen[self.eyes[0]])[seat] for seat in range(table.players))

    def turn(self, number: int, start: int, end: int, *, whole: bool) -> Turn:
        """The decisions from one step to another as a turn."""
        table, seat, choices = self.tables[start], int(self.tables[start].seat), list[Choice]()
        mine = self.looks_through(start)
        for step in range(start, end):
            if not self.hear(step, len(self.actions)):
                raise Stopped(done=step, total=len(self.actions))
            if mine and int(self.tables[step].choice_count) > 1:
                choices.append(self.choice(start, step))
        move = move_of(table, self.actions[start:end]) if whole else None
        return Turn(
            number=number,
            steps=end - start,
            age=table.age,
            seat=seat,
            move=move if mine or move is None else without_kept(move),
            before=self.chances[start],
            after=self.chances[end],
            changes=tuple(now - then for then, now in zip(self.judged[start], self.judged[end], strict=True)),
            choices=tuple(choices),
            events=tuple(event for step in range(start, end) for event in self.fate(step)),
            luck=self.luck(seat, choices, end) if whole else None,
        )

    def choice(self, start: int, step: int) -> Choice:
        """One decision of a turn."""
        table = self.tables[step]
        seen = view(table, table.seat)
        weighed = self.judge.weigh(seen, self.actions[step])
        return Choice(
            number=step + 1,
            choices=table.choice_count,
            before=self.chances[step],
            after=self.chances[step + 1],
            weighed=weighed,
            better=self.better(start, step, weighed.preferred) if weighed.preferred != weighed.taken else None,
        )

    def better(self, start: int, step: int, preferred: int) -> Better | None:
        """The turn as it could have been from this decision on, told with nothing but what its seat knew."""
        if not is_turn_over(self.tables[start]):
            return None
        seat = int(self.tables[start].seat)
        first, now = view(self.tables[start], seat), view(self.tables[step], seat)
        decisions = [*self.actions[start:step], *self.judge.finished(now, preferred)]
        move = move_of(sample(first, ANY_TABLE), decisions)
        return Better(move, benefits(first, move))

    def luck(self, seat: int, choices: list[Choice], end: int) -> float | None:
        """What the last decision of a turn brought beyond what could be expected of it."""
        if not choices or choices[-1].number != end:
            return None
        return self.judged[end][seat] - choices[-1].weighed.value

    def fate(self, step: int) -> list[Event]:
        """What happened without being decided, as the eyes saw it."""
        seat = int(self.tables[step].seat)
        viewer = seat if seat in self.eyes else self.eyes[0]
        happened = events_of(self.tables[step], self.actions[step])
        return [cut(event, viewer) for event in happened if isinstance(event, FATE)]
