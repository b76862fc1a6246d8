"""An analysis in the reader's language: the sentences are in ``locale/<language>/insight.ftl``."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from ethnos.base.i18n import Texts
from ethnos.base.plain import to_json
from ethnos.engine.moves import Move, Pillage, PlayBand, Recruit, ShowSkeletons, chain
from ethnos.game.events import describe
from ethnos.insight.analysis import Analysis, Choice, Moment, Turn
from ethnos.insight.benefits import Benefit
from ethnos.insight.evaluator import Mark

SIGNS: Final[dict[Mark, str]] = {"inaccuracy": "?!", "mistake": "?"}
"""Marks as in chess notation."""


def describe_move(move: Move | None, texts: Texts) -> str:
    """A move in a few words."""
    match move:
        case None:
            return texts("insight-unfinished")
        case Recruit(card=None):
            return texts("insight-move", move="draw")
        case Recruit():
            return texts("insight-move", move="take", card=move.card)
        case Pillage():
            return texts("insight-move", move="pillage" if move.empty else "keep")
        case ShowSkeletons():
            return texts("insight-move", move="show")
        case PlayBand():
            return "; ".join(", ".join(_band(band, texts)) for band in chain(move))


def describe_benefits(benefits: Iterable[Benefit], texts: Texts) -> str:
    """What a move is good for, in a list."""
    return ", ".join(texts("insight-reason", **to_json(benefit)) for benefit in benefits)


def describe_choice(choice: Choice, texts: Texts) -> str:
    """What a marked decision gave away, and what would have been better."""
    mark, better = choice.comparison.mark, choice.better
    if mark is None or better is None:
        return ""
    reasons = describe_benefits(better.benefits, texts)
    lost = percent(choice.comparison.loss)
    values = {"mark": mark, "lost": lost, "move": describe_move(better.move, texts), "reasons": reasons}
    return texts("insight-verdict" if reasons else "insight-verdict-plain", **values)


def describe_chance(turn: Turn, seat: int, texts: Texts) -> str:
    """A seat's chance before and after a turn."""
    return texts("insight-chance", before=percent(turn.before[seat]), after=percent(turn.after[seat]))


def describe_moment(moment: Moment, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """A turn that decided the game: what was played, what happened, and how it changed every seat's chance."""
    turn = moment.turn
    yield texts("insight-moment", turn=turn.number, player=names[turn.seat], move=describe_move(turn.move, texts))
    yield ", ".join(f"{name} {describe_chance(turn, seat, texts)}" for seat, name in enumerate(names))
    yield from (describe(event, texts, names) for event in turn.events)
    if turn.worst is not None:
        yield describe_choice(turn.worst, texts)


def describe_seats(analysis: Analysis, texts: Texts, names: Sequence[str]) -> Iterator[str]:
    """Totals of every seat's decisions, if they are judged, and which knowledge the analysis uses."""
    for seat in () if analysis.oracle else analysis.eyes:
        yield texts(
            "insight-seat",
            player=names[seat],
            decisions=len(analysis.choices(seat)),
            inaccuracies=analysis.marked(seat, "inaccuracy"),
            mistakes=analysis.marked(seat, "mistake"),
        )
    if analysis.oracle:
        yield texts("insight-oracle")
    elif len(analysis.eyes) == analysis.players:
        yield texts("insight-own-eyes")
    else:
        yield texts("insight-eyes", players=", ".join(names[seat] for seat in analysis.eyes))


def percent(share: float) -> int:
    """A share as a whole percentage."""
    return round(100 * share)


def _band(band: PlayBand, texts: Texts) -> Iterator[str]:
    """A Band and what its Leader does, part by part; of the kept cards only their number, which everyone saw."""
    cards = Counter(band.cards)
    card_list = ", ".join(texts("event-cards", card=card, count=count) for card, count in cards.items())
    yield texts("insight-move", move="band", cards=card_list)
    if band.kingdom is not None:
        yield texts("insight-part", part="kingdom", kingdom=band.kingdom)
    if band.extra:
        yield texts("insight-part", part="extra", kingdoms=", ".join(map(texts.kingdom, band.extra)))
    if band.token is not None:
        yield texts("insight-part", part="token", value=band.token)
    if band.horde:
        yield texts("insight-part", part="horde")
    if band.keep:
        yield texts("insight-part", part="keep", count=len(band.keep))
    if band.draw:
        yield texts("insight-part", part="draw", count=len(band.cards))
