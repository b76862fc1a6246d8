"""A game looked at again as it is sent: chances in thousandths, marked decisions, and what would have been better."""

from collections.abc import Sequence
from typing import Any, Literal

from pydantic import Field
from typing_extensions import TypeAliasType

from ethnos.insight import Analysis, plain
from ethnos.insight.benefits import Benefit, Goal
from ethnos.insight.plain import benefit_of
from ethnos.server.wire.happenings import Happening
from ethnos.server.wire.moves import MoveIn, move_to
from ethnos.server.wire.words import Kingdom, Shown, Tribe

Mark = TypeAliasType("Mark", Literal["inaccuracy", "mistake"])
Chances = TypeAliasType("Chances", list[int])
"""Of every seat, in thousandths. Each is judged by its own seat, so that they need not add up to 1000."""


class ReasonOut(Shown):
    """One thing that a move is good for; the text ``insight-reason`` takes these fields."""

    goal: Goal
    gain: int
    """Glory at once and at the end of this Age, if nothing else happened."""
    count: int | None = None
    """Markers in the kingdom or the horde; the space, the token's value, the Band's size; cards."""
    kingdom: Kingdom | None = None
    place: int | None = None
    """The seat's place in the kingdom."""
    tribe: Tribe | None = None
    """With the goal ``track``, whose board or token it is: Merfolk, Giants, Orcs or Trolls."""


class BetterOut(Shown):
    """The whole move that the network would have made."""

    move: MoveIn
    notation: str
    reasons: list[ReasonOut]


class DecisionOut(Shown):
    """A decision with a real choice, weighed from what its seat could know."""

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
    """How likely the network would have been to decide like this, in thousandths."""
    preferred_share: int
    value: int
    """The seat's chance to win once its move is made, before it is known what the deck brings."""
    preferred_value: int
    lost: int
    """What the decision gave away of a chance to win."""
    mark: Mark | None = None
    better: BetterOut | None = None
    """Where the network would have decided otherwise."""


class TurnOut(Shown):
    """A whole move, and what it did to everybody's chances."""

    number: int
    """Among all moves of the game, from 1, as in its file."""
    seq: int
    """The step of the replay that is this move."""
    age: int
    seat: int
    move: MoveIn
    notation: str
    before: Chances
    after: Chances
    mark: Mark | None = None
    """The worst of its decisions."""
    luck: int | None = None
    """How much better it went for the seat than was to be expected of its last decision."""
    events: list[Happening]
    """What was not decided: cards off the deck, Dragons, the end of an Age and of the game, a new deal."""
    decisions: list[DecisionOut]


class MomentOut(Shown):
    """A turn that decided the game."""

    turn: int
    """The number of the turn."""
    swing: int
    """What it did to the chance of who won in the end."""
    changes: Chances
    """What it did to the chance of every seat."""


class SeatInsight(Shown):
    """What a seat's decisions come to."""

    seat: int
    decisions: int
    inaccuracies: int
    mistakes: int
    lost: int


class Thresholds(Shown):
    """How much a decision has to give away for its mark."""

    inaccuracy: int
    mistake: int


class AnalysisOut(Shown):
    """A finished game looked at again. All chances and shares are in thousandths."""

    table: str
    players: int
    oracle: bool
    """Whether chances rest on all hidden cards, as whoever asks may wish, and not on what each seat could know."""
    samples: int
    """On how many possible tables each decision was tried out."""
    eyes: list[int]
    winners: list[int]
    thresholds: Thresholds
    seats: list[SeatInsight]
    turns: list[TurnOut]
    moments: list[MomentOut] = Field(max_length=3)


def analysis_to(table_id: str, found: Analysis, seqs: Sequence[int]) -> AnalysisOut:
    """An analysis as it is sent: with moves as a client would make them, and where each is in the replay."""
    whole: dict[str, Any] = plain(found) | {"table": table_id}
    done = 0
    for turn, shown in zip(found.turns, whole["turns"], strict=True):
        assert turn.move is not None
        shown["move"], shown["seq"] = move_to(turn.move), seqs[done]
        done += turn.steps
        for choice, told_choice in zip(turn.choices, shown["decisions"], strict=True):
            if choice.better is not None:
                told_choice["better"]["move"] = move_to(choice.better.move)
    return AnalysisOut.model_validate(whole)


def reasons_of(benefits: Sequence[Benefit]) -> list[ReasonOut]:
    """Why a move is good, as it is sent."""
    return [ReasonOut.model_validate(benefit_of(benefit)) for benefit in benefits]
