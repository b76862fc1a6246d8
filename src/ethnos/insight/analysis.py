"""The analysis of a game, decision by decision: chances to win, inaccuracies and mistakes, decisive turns.

``eyes`` are the seats whose views it uses. A seat in ``eyes`` gets its chance to win and the evaluation of its
decisions from its own view at that time. For any other seat the analysis reveals nothing that was hidden from the
``eyes``: its chance is the estimate of the first seat in ``eyes``, and its decisions are not evaluated.

With an oracle there are only chances: a decision is judged by what its seat knew, never by hidden cards.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ethnos.base.arguments import WrongArgument, checked, need_in
from ethnos.base.pieces import Pieces, finish
from ethnos.base.refusals import EthnosError
from ethnos.engine.engine_errors import WrongSeat
from ethnos.engine.moves import Move, is_turn_over, move_of
from ethnos.engine.play import sample, view
from ethnos.engine.state import OVER, Table
from ethnos.game.events import AgeEnded, AgeStarted, CardDrawn, Dragon, Event, GameEnded, cut, events_of
from ethnos.game.game import Game
from ethnos.insight.benefits import ANY_TABLE, Benefit, benefits
from ethnos.insight.evaluator import MARKS, Comparison, Evaluator, Mark, victory_shares
from ethnos.insight.oracle import Oracle
from ethnos.notation.movetext import without_kept

MOMENTS: Final = 3
CHANCE_EVENTS: Final = (CardDrawn, Dragon, AgeEnded, AgeStarted, GameEnded)
"""Events that no player decides."""


class NotOver(EthnosError):
    """A game in progress is analysed only from the views of given seats, never with the oracle."""


class Stopped(EthnosError):
    """The caller has cancelled the analysis."""


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
    comparison: Comparison
    better: Better | None
    """None if the network would have taken the same decision, or if the start of the move is unknown."""


@dataclass(frozen=True, slots=True)
class Turn:
    """A whole move."""

    number: int
    """Among all moves of the game, from 1, as in a game file."""
    steps: int
    """The number of its decisions."""
    age: int
    seat: int
    move: Move | None
    """None for an unfinished move, or if its start is unknown."""
    before: tuple[float, ...]
    after: tuple[float, ...]
    changes: tuple[float, ...]
    """The change of each seat's chance."""
    choices: tuple[Choice, ...]
    events: tuple[Event, ...]
    """Events that no player decided: cards drawn, Dragons, the end of an Age and of the game, a new deal."""
    luck: float | None
    """How much better than expected the turn went for the seat; None if its decisions are not evaluated."""

    @property
    def worst(self) -> Choice | None:
        """The marked decision with the greatest loss, if any."""
        marked = [choice for choice in self.choices if choice.comparison.mark]
        return max(marked, key=lambda choice: choice.comparison.loss, default=None)

    @property
    def mark(self) -> Mark | None:
        """The mark of the worst decision."""
        return self.worst.comparison.mark if self.worst else None


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn that decided the game."""

    turn: Turn
    swing: float
    """The change of the winners' chances; while the game is in progress, half the sum of all absolute changes."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a game."""

    players: int
    eyes: tuple[int, ...]
    """The seats whose views it uses."""
    oracle: bool
    """Whether the chances are based on hidden cards."""
    samples: int
    winners: tuple[int, ...]
    """Empty while the game is in progress."""
    turns: tuple[Turn, ...]

    @property
    def moments(self) -> tuple[Moment, ...]:
        """The turns that decided the game, in order; none by the oracle, whose few continuations vary at random."""
        if self.oracle:
            return ()
        candidates = [Moment(turn, self._swing(turn)) for turn in self.turns]
        largest = sorted(candidates, key=lambda moment: -abs(moment.swing))[:MOMENTS]
        return tuple(sorted(largest, key=lambda moment: moment.turn.number))

    def _swing(self, turn: Turn) -> float:
        if self.winners:
            return sum(turn.changes[seat] for seat in self.winners)
        return sum(map(abs, turn.changes)) / 2

    def marked(self, seat: int, mark: Mark) -> int:
        """How many decisions of a seat have this mark."""
        if not isinstance(mark, str) or mark not in MARKS:
            expected = " | ".join(MARKS)
            raise WrongArgument(function="Analysis.marked", name="mark", given=repr(mark), expected=expected)
        return sum(choice.comparison.mark == mark for choice in self.choices(seat))

    def choices(self, seat: int) -> list[Choice]:
        """A seat's decisions with a real choice."""
        need_in(range(self.players), seat, "seat")
        return [choice for turn in self.turns if turn.seat == seat for choice in turn.choices]


@checked
def analyse(
    game: Game,
    evaluator: Evaluator,
    eyes: Sequence[int] | None = None,
    oracle: Oracle | None = None,
    progress: Callable[[int, int], bool] = lambda _done, _total: True,
) -> Analysis:
    """Analyse a game from the views of these seats, or of all once it is over. ``progress`` returns False to cancel."""
    return finish(analysing(game, evaluator, eyes, oracle, progress))


def analysing(
    game: Game,
    evaluator: Evaluator,
    eyes: Sequence[int] | None = None,
    oracle: Oracle | None = None,
    progress: Callable[[int, int], bool] = lambda _done, _total: True,
) -> Pieces[Analysis]:
    """The same, in a piece for each decision."""
    for seat in eyes or ():
        if not 0 <= seat < game.players:
            raise WrongSeat(seat=seat, players=game.players)
    if not game.is_over and (not eyes or oracle is not None):
        raise NotOver
    seats = tuple(sorted(set(eyes or range(game.players))))
    turns = yield from _Analyser(game, evaluator, seats, oracle, progress).turns()
    winners = tuple(seat for seat, share in enumerate(victory_shares(game.table)) if share) if game.is_over else ()
    return Analysis(game.players, seats, oracle is not None, evaluator.samples, winners, tuple(turns))


class _Analyser:
    """An analysis in progress."""

    def __init__(
        self,
        game: Game,
        evaluator: Evaluator,
        eyes: tuple[int, ...],
        oracle: Oracle | None,
        progress: Callable[[int, int], bool],
    ) -> None:
        self.evaluator, self.eyes, self.oracle, self.progress = evaluator, eyes, oracle, progress
        steps = list(game.steps())
        self.actions = [action for _, action in steps]
        self.tables = [*(table for table, _ in steps), game.table]
        self.chances: list[tuple[float, ...]] = []

    def turns(self) -> Pieces[list[Turn]]:
        """All turns. An unfinished turn is included only if its own seat is one of the eyes."""
        self.evaluate(self.tables[0])
        turns, start = list[Turn](), 0
        for end in range(1, len(self.tables)):
            self.evaluate(self.tables[end])
            yield
            over = is_turn_over(self.tables[end])
            if over or (end == len(self.actions) and self.is_visible(start)):
                whole = over and is_turn_over(self.tables[start])
                turns.append((yield from self.turn(len(turns) + 1, start, end, whole=whole)))
                start = end
        return turns

    def is_visible(self, step: int) -> bool:
        """Whether the seat that took this decision is one of the eyes."""
        return int(self.tables[step].seat) in self.eyes

    def evaluate(self, table: Table) -> None:
        """Evaluate the next table. The oracle is used only between turns; within a turn its chances stay the same."""
        if self.oracle is None:
            self.chances.append(self.wins(table))
        elif is_turn_over(table) or not self.chances:
            self.chances.append(self.oracle.wins(table))
        else:
            self.chances.append(self.chances[-1])

    def wins(self, table: Table) -> tuple[float, ...]:
        """Every seat's chance to win, from the views of the eyes."""
        if table.phase == OVER:
            return victory_shares(table)
        wins_by_seat = {seat: self.evaluator.wins(view(table, seat)) for seat in self.eyes}
        return tuple(wins_by_seat.get(seat, wins_by_seat[self.eyes[0]])[seat] for seat in range(table.players))

    def turn(self, number: int, start: int, end: int, *, whole: bool) -> Pieces[Turn]:
        """The decisions of these steps as a turn."""
        table, seat, choices = self.tables[start], int(self.tables[start].seat), list[Choice]()
        visible = self.is_visible(start)
        is_evaluated = visible and self.oracle is None
        for step in range(start, end):
            if not self.progress(step, len(self.actions)):
                raise Stopped(done=step, total=len(self.actions))
            yield
            if is_evaluated and int(self.tables[step].choice_count) > 1:
                choices.append(self.choice(start, step))
        move = move_of(table, self.actions[start:end]) if whole else None
        return Turn(
            number=number,
            steps=end - start,
            age=table.age,
            seat=seat,
            move=move if visible or move is None else without_kept(move),
            before=self.chances[start],
            after=self.chances[end],
            changes=tuple(now - then for then, now in zip(self.chances[start], self.chances[end], strict=True)),
            choices=tuple(choices),
            events=tuple(event for step in range(start, end) for event in self.chance_events(step)),
            luck=self.luck(seat, choices, end) if whole else None,
        )

    def choice(self, start: int, step: int) -> Choice:
        """One decision of a turn."""
        table = self.tables[step]
        seat_view = view(table, table.seat)
        comparison = self.evaluator.compare(seat_view, self.actions[step])
        return Choice(
            number=step + 1,
            choices=table.choice_count,
            before=self.chances[step],
            after=self.chances[step + 1],
            comparison=comparison,
            better=self.better(start, step, comparison.preferred) if comparison.preferred != comparison.taken else None,
        )

    def better(self, start: int, step: int, preferred: int) -> Better | None:
        """The move that the network would have made from this decision on, knowing only what the seat knew."""
        if not is_turn_over(self.tables[start]):
            return None
        seat = int(self.tables[start].seat)
        first, now = view(self.tables[start], seat), view(self.tables[step], seat)
        decisions = [*self.actions[start:step], *self.evaluator.finished(now, preferred)]
        move = move_of(sample(first, ANY_TABLE), decisions)
        return Better(move, benefits(first, move))

    def luck(self, seat: int, choices: list[Choice], end: int) -> float | None:
        """By how much the result of a turn's last decision exceeded its expected value."""
        if not choices or choices[-1].number != end:
            return None
        return self.chances[end][seat] - choices[-1].comparison.value

    def chance_events(self, step: int) -> list[Event]:
        """The events of a step that no player decided, as the eyes saw them."""
        seat = int(self.tables[step].seat)
        viewer = seat if seat in self.eyes else self.eyes[0]
        events = events_of(self.tables[step], self.actions[step])
        return [cut(event, viewer) for event in events if isinstance(event, CHANCE_EVENTS)]
