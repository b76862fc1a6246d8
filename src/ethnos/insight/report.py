"""An analysis as data to send or save: chances in thousandths, moves and decisions in the notation."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from ethnos.base.arguments import checked
from ethnos.base.plain import Plain
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.moves import Move
from ethnos.game.events import Event
from ethnos.insight.analysis import Analysis, Choice, Turn
from ethnos.insight.benefits import Benefit
from ethnos.insight.evaluator import INACCURACY, MISTAKE, Mark
from ethnos.notation import write_move

Chances: TypeAlias = list[int]
"""Of every seat, in thousandths. Each seat's comes from its own view, so they need not add up to 1000."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BetterMove(Plain):
    """The whole move that the network would have made."""

    move: Move
    notation: str
    reasons: tuple[Benefit, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class DecisionReport(Plain):
    """A decision with a real choice, evaluated from what its seat could know."""

    number: int
    """Among all decisions of the game, from 1."""
    decision: str
    """By the engine's name: ``lead-tribe elf.red``."""
    choices: int
    """How many decisions were possible."""
    before: Chances
    after: Chances
    preferred: str
    """What the network would have decided."""
    share: int
    """The network's probability for this decision, in thousandths."""
    preferred_share: int
    value: int
    """The seat's expected chance to win after its move, before the drawn cards are known."""
    preferred_value: int
    lost: int
    """How much of its chance to win the seat gave away."""
    mark: Mark | None = None
    better: BetterMove | None = None
    """If the network would have decided otherwise."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnReport(Plain):
    """A whole move, and how it changed all chances."""

    number: int
    """Among all moves of the game, from 1, as in its file."""
    seq: int | None = None
    """The step of the replay that is this move, for a game on a server."""
    age: int
    seat: int
    move: Move | None = None
    notation: str | None = None
    """Both are missing if a game ends in the middle of a move."""
    before: Chances
    after: Chances
    mark: Mark | None = None
    """The mark of its worst decision."""
    luck: int | None = None
    """How much better the turn went for the seat than expected after its last decision."""
    events: tuple[Event, ...]
    """Events that no player decided: cards drawn, Dragons, the end of an Age and of the game, a new deal."""
    decisions: list[DecisionReport]


@dataclass(frozen=True, slots=True, kw_only=True)
class MomentReport(Plain):
    """A turn that decided the game."""

    turn: int
    """The number of the turn."""
    swing: int
    """The change of the winners' chances."""
    changes: Chances
    """The change of every seat's chance."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatReport(Plain):
    """Totals of a seat's decisions."""

    seat: int
    decisions: int
    inaccuracies: int
    mistakes: int
    lost: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Thresholds(Plain):
    """The loss from which a decision gets each mark."""

    inaccuracy: int
    mistake: int


@dataclass(frozen=True, slots=True, kw_only=True)
class AnalysisReport(Plain):
    """The analysis of a game. All chances and shares are in thousandths."""

    table: str | None = None
    """The id of the table, for a game on a server."""
    players: int
    oracle: bool
    """Whether the chances are based on all hidden cards, not on what each seat could know."""
    samples: int
    """The number of sampled tables for each decision."""
    eyes: list[int]
    winners: list[int]
    thresholds: Thresholds
    seats: list[SeatReport]
    turns: list[TurnReport]
    moments: list[MomentReport]


@checked
def report_of(analysis: Analysis, table_id: str | None = None, seqs: Sequence[int] = ()) -> AnalysisReport:
    """The report of an analysis; for a game on a server, with the table and the replay step of each decision."""
    turns, step = [], 0
    for turn in analysis.turns:
        turns.append(_turn(turn, seqs[step] if seqs else None))
        step += turn.steps
    moments = [
        MomentReport(turn=moment.turn.number, swing=_thousandths(moment.swing), changes=_chances(moment.turn.changes))
        for moment in analysis.moments
    ]
    return AnalysisReport(
        table=table_id,
        players=analysis.players,
        oracle=analysis.oracle,
        samples=analysis.samples,
        eyes=list(analysis.eyes),
        winners=list(analysis.winners),
        thresholds=Thresholds(inaccuracy=_thousandths(INACCURACY), mistake=_thousandths(MISTAKE)),
        seats=[_seat(analysis, seat) for seat in analysis.eyes],
        turns=turns,
        moments=moments,
    )


def _thousandths(share: float) -> int:
    return round(1000 * share)


def _chances(shares: tuple[float, ...]) -> Chances:
    return list(map(_thousandths, shares))


def _seat(analysis: Analysis, seat: int) -> SeatReport:
    comparisons = [choice.comparison for choice in analysis.choices(seat)]
    marks = [comparison.mark for comparison in comparisons]
    lost = _thousandths(sum(comparison.loss for comparison in comparisons))
    inaccuracies, mistakes = marks.count("inaccuracy"), marks.count("mistake")
    return SeatReport(seat=seat, decisions=len(marks), inaccuracies=inaccuracies, mistakes=mistakes, lost=lost)


def _turn(turn: Turn, seq: int | None) -> TurnReport:
    return TurnReport(
        number=turn.number,
        seq=seq,
        age=turn.age,
        seat=turn.seat,
        move=turn.move,
        notation=None if turn.move is None else write_move(turn.move),
        before=_chances(turn.before),
        after=_chances(turn.after),
        mark=turn.mark,
        luck=None if turn.luck is None else _thousandths(turn.luck),
        events=tuple(turn.events),
        decisions=[_decision(choice) for choice in turn.choices],
    )


def _decision(choice: Choice) -> DecisionReport:
    comparison, better = choice.comparison, None
    if choice.better is not None:
        move, reasons = choice.better.move, tuple(choice.better.benefits)
        better = BetterMove(move=move, notation=write_move(move), reasons=reasons)
    return DecisionReport(
        number=choice.number,
        decision=ACTION_NAMES[comparison.taken],
        choices=choice.choices,
        before=_chances(choice.before),
        after=_chances(choice.after),
        preferred=ACTION_NAMES[comparison.preferred],
        share=_thousandths(comparison.probability),
        preferred_share=_thousandths(comparison.preferred_probability),
        value=_thousandths(comparison.value),
        preferred_value=_thousandths(comparison.preferred_value),
        lost=_thousandths(comparison.loss),
        mark=comparison.mark,
        better=better,
    )
