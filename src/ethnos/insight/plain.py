"""An analysis as JSON takes it: chances in thousandths, moves and decisions in the notation, nothing that is None."""

from typing import Any

from ethnos.engine.actions import ACTION_NAMES
from ethnos.events import Event
from ethnos.insight.analysis import Analysis, Better, Choice, Moment, Turn
from ethnos.insight.benefits import Benefit
from ethnos.insight.judge import INACCURACY, MISTAKE
from ethnos.notation import write_move


def plain(found: Analysis) -> dict[str, Any]:
    """All of it."""
    return {
        "players": found.players,
        "oracle": found.oracle,
        "samples": found.samples,
        "eyes": list(found.eyes),
        "winners": list(found.winners),
        "thresholds": {"inaccuracy": thousandths(INACCURACY), "mistake": thousandths(MISTAKE)},
        "seats": [seat_of(found, seat) for seat in found.eyes],
        "turns": [_turn(turn) for turn in found.turns],
        "moments": [_moment(moment) for moment in found.moments],
    }


def thousandths(share: float) -> int:
    """A share in whole thousandths."""
    return round(1000 * share)


def seat_of(found: Analysis, seat: int) -> dict[str, int]:
    """What a seat's decisions come to."""
    return {
        "seat": seat,
        "decisions": len(found.choices(seat)),
        "inaccuracies": found.marked(seat, "inaccuracy"),
        "mistakes": found.marked(seat, "mistake"),
        "lost": thousandths(sum(choice.weighed.loss for choice in found.choices(seat))),
    }


def benefit_of(benefit: Benefit) -> dict[str, Any]:
    """One thing that a move is good for."""
    told = {name: getattr(benefit, name) for name in ("goal", "gain", "count", "kingdom", "place", "tribe")}
    return {name: value for name, value in told.items() if value is not None}


def _turn(turn: Turn) -> dict[str, Any]:
    return _known(
        number=turn.number,
        age=turn.age,
        seat=turn.seat,
        notation=None if turn.move is None else write_move(turn.move),
        before=_all(turn.before),
        after=_all(turn.after),
        mark=turn.mark,
        luck=None if turn.luck is None else thousandths(turn.luck),
        events=[_event(event) for event in turn.events],
        decisions=[_choice(choice) for choice in turn.choices],
    )


def _choice(choice: Choice) -> dict[str, Any]:
    weighed = choice.weighed
    return _known(
        number=choice.number,
        decision=ACTION_NAMES[weighed.taken],
        choices=choice.choices,
        before=_all(choice.before),
        after=_all(choice.after),
        preferred=ACTION_NAMES[weighed.preferred],
        share=thousandths(weighed.share),
        preferred_share=thousandths(weighed.preferred_share),
        value=thousandths(weighed.value),
        preferred_value=thousandths(weighed.preferred_value),
        lost=thousandths(weighed.loss),
        mark=weighed.mark,
        better=None if choice.better is None else _better(choice.better),
    )


def _better(better: Better) -> dict[str, Any]:
    return {"notation": write_move(better.move), "reasons": [benefit_of(benefit) for benefit in better.benefits]}


def _moment(moment: Moment) -> dict[str, Any]:
    return {
        "turn": moment.turn.number,
        "swing": thousandths(moment.swing),
        "changes": _all(moment.turn.changes),
    }


def _event(event: Event) -> dict[str, Any]:
    return _known(**event.to_json())


def _all(shares: tuple[float, ...]) -> list[int]:
    return [thousandths(share) for share in shares]


def _known(**told: Any) -> dict[str, Any]:
    return {name: value for name, value in told.items() if value is not None}
