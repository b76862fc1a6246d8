"""What the seat that decides can do: every whole move in a compact form, and what each Band would do before it is laid.

A client composes a Band like this. It picks one of ``leaders`` and any of the cards that can be in its Band, by tribe
or by colour, including the Leader. ``stages[0]`` gives the index of each Leader's ``prospects``, and these give for
each size an index into ``bands``: where the marker goes, or which kingdoms there are to choose from, and what the
Leader's power offers. Where another Band may follow, ``then`` of the stage gives the stage for that next Band, or it
is the same stage if the marker was declined; the cards already played are no longer in hand. Every such combination is
a legal move, and there are no others.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final, cast

from ethnos.base.plain import Plain
from ethnos.engine import actions as act
from ethnos.engine import play as engine
from ethnos.engine import prospects as columns
from ethnos.engine.components import CARD_NAMES, COLOURS, KINGDOM_NAMES, Card, Kingdom, counted
from ethnos.engine.fields import nonzero
from ethnos.engine.moves import NO_MARKER, Move, NoMarkerCode, Pillage, PlayBand, Recruit, why_no_marker, why_not
from ethnos.engine.play import Rows
from ethnos.engine.state import OVER, PILLAGE, TURN, Table, copied
from ethnos.game.preview import preview


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruits(Plain):
    """Recruiting."""

    draw: int
    """How many cards come from the deck."""
    take: list[Card]
    """Face-up cards."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PillageOffer(Plain):
    """The Orc board at the end of an Age."""

    empty: int
    """Glory for emptying it."""
    keep: int
    """Glory for keeping it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LeaderOffer(Plain):
    """A card that can lead, and the cards that can be in its Band, itself among them."""

    leader: Card
    by_tribe: dict[Card, int]
    by_colour: dict[Card, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class WhyNot(Plain):
    """Why something is not offered."""

    code: str
    """The key of the text."""
    values: dict[str, int | str]
    """The variables of the text."""
    rules: list[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class NoMarkerThere(Plain):
    """Why a Band puts no marker into a kingdom."""

    code: NoMarkerCode
    """The text is ``refusal-<code>``; it takes the kingdom, the cards needed and the size."""
    rules: list[str]


@dataclass(frozen=True, slots=True, kw_only=True)
class Power(Plain):
    """What a Leader's power offers; None where it does not. A move can leave out all of it."""

    space: int | None = None
    """Reached on the Merfolk board; this happens automatically."""
    extra: int | None = None
    """Extra markers that may go to any kingdoms."""
    tokens: list[int] | None = None
    """Troll tokens, one of which may be taken."""
    horde: bool | None = None
    """A marker may go to the Orc board."""
    keep: int | None = None
    """How many of the remaining cards may be kept."""
    draw: int | None = None
    """How many cards may be drawn."""
    giant: int | None = None
    """Immediate Glory for the Giant token; this happens automatically."""
    another: bool | None = None
    """Another Band may follow."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BandOffer(Plain):
    """What a Band does once it is laid, and what it lets its player choose."""

    marker: Kingdom | None = None
    """Where the marker goes without a choice; a move does not name it."""
    kingdoms: list[Kingdom] | None = None
    """Where the marker can go; a move names one of them."""
    decline: bool | None = None
    """A move may name no kingdom although there is a choice, and then no marker is placed."""
    power: Power | None = None
    declined: Power | None = None
    """The Leader's power instead, where the marker is declined."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Prospects(Plain):
    """What the Bands of a Leader would do."""

    needed: dict[Kingdom, int]
    """Cards needed for a marker, in each kingdom that this Leader can place it in."""
    why_not: NoMarkerThere | None = None
    """Why a Band cannot place a marker in one of them, where it cannot."""
    sizes: list[int]
    """For a Band of 1, 2, 3, ... cards, its index in ``bands``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stage(Plain):
    """A point in a turn: the first stage is before the first Band, the others follow a Band that allows another."""

    prospects: list[int]
    """For each of the leaders, the index of its prospects."""
    then: dict[Card, int] | None = None
    """The stage after a Band of this Leader that has placed its marker; one that declined it keeps this stage."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Offers(Plain):
    """Everything that the seat can do now."""

    seat: int
    recruit: Recruits | None = None
    no_recruit: WhyNot | None = None
    """Why nothing can be recruited."""
    show_skeletons: bool | None = None
    """A hand of ten Skeletons can be shown."""
    pillage: PillageOffer | None = None
    hand: dict[Card, int]
    leaders: list[LeaderOffer]
    no_leaders: dict[Card, WhyNot] | None = None
    """Why the other cards of the hand cannot lead a Band."""
    stages: list[Stage]
    prospects: list[Prospects]
    bands: list[BandOffer]
    decisions: list[str] | None = None
    """In the middle of a turn, where no whole move can be made: the single decisions that are possible."""


def offers_of(table: Table, viewer: int) -> Offers | None:
    """What a seat can do now, from its own view; None for every seat that does not decide."""
    return offers_in(engine.view(table, viewer)) if decides(table, viewer) else None


def decides(table: Table, viewer: int) -> bool:
    """Whether it is this seat that decides now."""
    return table.phase != OVER and table.seat == viewer


def offers_in(view: Table) -> Offers:
    """What the seat that decides can do now, from its own view."""
    legal = engine.legal_actions(view)
    whole = view.phase in (TURN, PILLAGE)
    turn = _Turn(view, legal if whole else [])
    recruit = _recruits(view, legal)
    return Offers(
        seat=view.seat,
        recruit=recruit,
        no_recruit=_why_not(view, Recruit()) if recruit is None else None,
        show_skeletons=True if act.SHOW in legal else None,
        pillage=_pillage(view) if view.phase == PILLAGE else None,
        hand=counted(turn.hand),
        leaders=turn.leaders,
        no_leaders=_no_leaders(view, turn),
        stages=turn.stages,
        prospects=turn.prospects,
        bands=turn.bands,
        decisions=None if whole else [act.ACTION_NAMES[action] for action in legal],
    )


def _recruits(view: Table, legal: list[int]) -> Recruits | None:
    if act.DRAW not in legal:
        return None
    take = [CARD_NAMES[action - act.TAKE] for action in legal if act.TAKE <= action < act.LEAD_TRIBE]
    return Recruits(draw=engine.recruits(view), take=take)


def _no_leaders(view: Table, turn: "_Turn") -> dict[Card, WhyNot] | None:
    cards = [CARD_NAMES[kind] for kind in nonzero(turn.hand) if kind not in turn.kinds]
    reasons = {card: _why_not(view, PlayBand(card, (card,))) for card in cards}
    return {card: why for card, why in reasons.items() if why is not None} or None


def _why_not(view: Table, move: Move) -> WhyNot | None:
    refusal = why_not(view, move)
    if refusal is None:
        return None
    return WhyNot(code=refusal.code, values=cast(Any, refusal.values), rules=list(refusal.rules))


def _pillage(view: Table) -> PillageOffer:
    return PillageOffer(empty=preview(view, Pillage()).glory, keep=preview(view, Pillage(empty=False)).glory)


# --- The Bands of a turn --------------------------------------------------------------------------------------


class _Turn:
    """The Bands that a turn can have: leaders, and stage by stage what each would do, without duplicates."""

    def __init__(self, view: Table, legal: list[int]) -> None:
        self.hand: list[int] = view.hands[view.seat].tolist()
        self.kinds = [action - act.LEAD_TRIBE for action in legal if act.LEAD_TRIBE <= action < act.LEAD_COLOUR]
        self.leaders = [_leader(view, kind, legal) for kind in self.kinds]
        self.stages: list[Stage] = []
        self.prospects: list[Prospects] = []
        self.bands: list[BandOffer] = []
        self._prospects: dict[tuple[int, tuple[tuple[int, ...], ...]], int] = {}
        self._bands: dict[tuple[int, ...], int] = {}
        if self.kinds:
            self._add_stages(view)

    def _add_stages(self, view: Table) -> None:
        """A stage for each set of Centaurs that have led so far; their order does not matter."""
        cards = sum(self.hand)
        stages: dict[tuple[int, ...], int] = {(): 0}
        waiting: list[tuple[Table, tuple[int, ...], int]] = [(view, (), 0)]
        for table, centaurs, cards_used in waiting:
            numbers: list[int] = []
            then: dict[Card, int] = {}
            for kind, offer in zip(self.kinds, self.leaders, strict=True):
                rows = engine.prospects(table, kind, _largest(offer))
                numbers.append(self._number(table, kind, rows))
                size = _smallest_with_another(rows)
                if size and centaurs.count(kind) < self.hand[kind] and cards_used + size < cards:
                    after = tuple(sorted((*centaurs, kind)))
                    if after not in stages:
                        stages[after] = len(stages)
                        waiting.append((engine.led_on(table, kind, size), after, cards_used + size))
                    then[offer.leader] = stages[after]
            self.stages.append(Stage(prospects=numbers, then=then or None))

    def _number(self, table: Table, kind: int, rows: Rows) -> int:
        """The index of these prospects: most Leaders have the same ones in every stage."""
        key = kind, tuple(map(tuple, rows))
        if key not in self._prospects:
            self._prospects[key] = len(self.prospects)
            self.prospects.append(self._make_prospects(table, kind, rows))
        return self._prospects[key]

    def _make_prospects(self, table: Table, kind: int, rows: list[list[int]]) -> Prospects:
        needed, closed = _reach(
            tuple(rows[0][columns.NEEDED : columns.NEEDED + len(KINGDOM_NAMES)]),
            tuple(row[columns.KINGDOMS_OPEN] for row in rows),
        )
        return Prospects(
            needed=needed,
            why_not=None if closed is None else _refusal(table, kind, closed),
            sizes=[self._band(row) for row in rows],
        )

    def _band(self, row: list[int]) -> int:
        """The index of this Band in ``bands``."""
        key = row[columns.KINGDOMS_OPEN], row[columns.DECLINABLE], *row[columns.WITH_MARKER :]
        if key not in self._bands:
            self._bands[key] = len(self.bands)
            self.bands.append(_band(*key))
        return self._bands[key]


def _leader(view: Table, kind: int, legal: list[int]) -> LeaderOffer:
    by_tribe = engine.eligible(view, act.LEAD_TRIBE + kind)
    by_colour = engine.eligible(view, act.LEAD_COLOUR + kind) if act.LEAD_COLOUR + kind in legal else []
    return LeaderOffer(
        leader=CARD_NAMES[kind],
        by_tribe=counted(by_tribe),
        by_colour=counted(by_colour) if by_colour else None,
    )


def _largest(offer: LeaderOffer) -> int:
    """The size of the largest Band of a Leader."""
    return max(sum(offer.by_tribe.values()), sum((offer.by_colour or {}).values()))


def _smallest_with_another(rows: Rows) -> int:
    """The smallest Band that another may follow, or 0."""
    return next((size for size, row in enumerate(rows, 1) if row[columns.WITH_MARKER + columns.ANOTHER]), 0)


def _refusal(table: Table, kind: int, kingdom: int) -> NoMarkerThere:
    """Why no Band of this Leader can place its marker in one of its kingdoms. Many Leaders of many tables share it."""
    key = kind // COLOURS, table.supply[table.seat], table.players
    if key not in _REFUSALS:
        laid = copied(table)
        laid.leader = kind
        code = NO_MARKER[engine.no_marker_reason(laid)]
        _REFUSALS[key] = NoMarkerThere(code=code, rules=list(why_no_marker(laid, kingdom).rules))
    return _REFUSALS[key]


_REFUSALS: Final[dict[tuple[int, int, int], NoMarkerThere]] = {}


# --- From the engine's numbers --------------------------------------------------------------------------------


@lru_cache(4096)
def _reach(needed: tuple[int, ...], kingdoms_open: tuple[int, ...]) -> tuple[dict[Kingdom, int], int | None]:
    """The cards needed in each kingdom that a Leader can place its marker in, and the first of these that a Band of
    some size cannot place it in. Cached: many Leaders of many tables have the same.
    """
    led_to = [kingdom for kingdom, cards in enumerate(needed) if cards != columns.NOT_LED]
    closed = (kingdom for kingdom in led_to if not all(kingdoms >> kingdom & 1 for kingdoms in kingdoms_open))
    return {KINGDOM_NAMES[kingdom]: needed[kingdom] for kingdom in led_to}, next(closed, None)


@lru_cache(4096)
def _band(kingdoms_open: int, declinable: int, *powers: int) -> BandOffer:
    """The offer for a Band. Cached: most Bands have been offered before, at this table or another."""
    kingdoms = [name for kingdom, name in enumerate(KINGDOM_NAMES) if kingdoms_open >> kingdom & 1]
    choice = len(kingdoms) + declinable > 1
    placed, declined = _power(*powers[: columns.POWERS]), _power(*powers[columns.POWERS :])
    return BandOffer(
        marker=kingdoms[0] if kingdoms and not choice else None,
        kingdoms=kingdoms if choice else None,
        decline=True if choice and declinable else None,
        power=placed if kingdoms else declined,
        declined=declined if kingdoms else None,
    )


def _power(
    space: int, extra: int, tokens: int, horde: int, keep: int, draw: int, giant: int, another: int
) -> Power | None:
    if not any((space, extra, tokens, horde, keep, draw, giant, another)):
        return None
    return Power(
        space=space or None,
        extra=extra or None,
        tokens=[value for value in range(1, tokens.bit_length() + 1) if tokens >> (value - 1) & 1] or None,
        horde=bool(horde) or None,
        keep=keep or None,
        draw=draw or None,
        giant=giant or None,
        another=bool(another) or None,
    )
