"""From moves to decisions, and why a move is refused."""

from collections import Counter
from dataclasses import dataclass, fields
from itertools import pairwise
from typing import Final, Literal, NoReturn

from ethnos.engine import actions as act
from ethnos.engine import state as phases
from ethnos.engine.actions import card_name
from ethnos.engine.bands import led_by_tribe
from ethnos.engine.cards import band_cards
from ethnos.engine.components import (
    CENTAUR,
    COLOUR_NAMES,
    COLOURS,
    ELF,
    HAND_LIMIT,
    KINDS,
    KINGDOM_NAMES,
    MERFOLK,
    ORC,
    SKELETON_CARD,
    TRIBE_NAMES,
    TROLL,
    TROLL_TOKENS,
    WIZARD,
)
from ethnos.engine.fields import gains, nonzero
from ethnos.engine.moves.kinds import (
    DRAGON_NAME,
    Move,
    Pillage,
    PlayBand,
    Recruit,
    Refused,
    ShowSkeletons,
    is_turn_over,
)
from ethnos.engine.play import (
    NoMarkerReason,
    is_leaders_kingdom,
    legal_actions,
    marker_cards,
    no_marker_reason,
    ruleset_of,
    snapshots,
)
from ethnos.engine.state import Table, copied


@dataclass(frozen=True, slots=True)
class Expansion:
    """A legal move as a sequence of decisions."""

    actions: tuple[int, ...]
    """The decisions that make it up."""
    table: Table
    """The table after it."""
    laid: tuple[Table, ...]
    """The table right after each of its Bands was laid, before its marker and power."""


def expand(table: Table, move: Move, *, drawing: bool = True) -> Expansion:
    """A move as decisions on a copy of the table; ``Refused`` if the rules do not allow it.

    Without ``drawing`` the expansion stops before cards are drawn from the deck, because a view does not know them. A
    draw is always the last decision of a move.
    """
    work = _Work(table, drawing)
    if table.phase == phases.OVER:
        work.refuse("game-over", "R42")
    if isinstance(move, Pillage):
        work.take(act.PILLAGE if move.empty else act.PILLAGE_NONE, "no-pillage", "R37")
    elif table.phase == phases.PILLAGE:
        work.refuse("pillage-first", "R37")
    elif table.phase != phases.TURN:
        work.refuse("mid-turn", "R24")
    elif isinstance(move, Recruit):
        work.recruit(move)
    elif isinstance(move, ShowSkeletons):
        work.take(act.SHOW, "not-ten-skeletons", "O3")
    else:
        work.play(move)
    return Expansion(tuple(work.actions), work.table, tuple(work.bands))


def why_not(table: Table, move: Move) -> Refused | None:
    """Why a move is refused, or None if it is legal."""
    try:
        expand(table, move, drawing=False)
    except Refused as refusal:
        return refusal.with_traceback(None)  # a traceback would keep the copies of the table alive
    return None


class _Work:
    """A move being expanded: a copy of the table, and the decisions taken so far."""

    def __init__(self, table: Table, drawing: bool) -> None:
        self.table, self.drawing = copied(table), drawing
        self.actions: list[int] = []
        self.bands: list[Table] = []
        self.placed: int | None = None
        """The kingdom that the last Band's own marker went to."""
        self.unplaced = 0
        """Extra markers of the last Band that were left over when no more could be placed."""

    @property
    def laid(self) -> Table:
        """The table right after the last Band was laid."""
        return self.bands[-1]

    def refuse(self, code: str, *rules: str, **values: object) -> NoReturn:
        raise Refused(code, *rules, **values)

    def offers(self, action: int) -> bool:
        return action in legal_actions(self.table)

    def take(self, action: int, code: str, *rules: str, **values: object) -> None:
        """Take a decision, or refuse the move for this reason if the engine does not offer it."""
        if not self.offers(action):
            self.refuse(code, *rules, **values)
        self.carry_out(action)

    def carry_out(self, action: int) -> None:
        self.actions.append(action)
        if action in (act.DRAW, act.WIZARD_DRAW) and not self.drawing:
            return
        steps = snapshots(self.table, action)
        for before, after in pairwise([self.table, *steps]):
            self.follow(before, after)
        self.table = steps[-1]

    def follow(self, before: Table, after: Table) -> None:
        """Record what happens to each Band, so that markers placed later are not mistaken for its own."""
        if after.phase == phases.KINGDOM:
            self.bands.append(after)
            self.placed, self.unplaced = None, 0
        elif before.phase == phases.KINGDOM:
            seat = before.seat
            self.placed = next(iter(nonzero(gains(before.markers[seat], after.markers[seat]))), None)
        if before.phase == phases.EXTRA and after.phase != phases.EXTRA:
            self.unplaced = before.extra

    def recruit(self, move: Recruit) -> None:
        if self.offers(act.SHOW):
            self.refuse("only-show", "O3")
        if self.table.hand_size[self.table.seat] == HAND_LIMIT:
            self.refuse("hand-full", "R20", limit=HAND_LIMIT)
        if move.card is None:
            self.take(act.DRAW, "hand-full", "R20", limit=HAND_LIMIT)
        else:
            self.take(act.TAKE + self.kind(move.card), "not-face-up", "R18", card=move.card)

    def kind(self, name: str) -> int:
        if name == DRAGON_NAME:
            self.refuse("dragon", "R21")
        if name not in KINDS:
            self.refuse("unknown-card", "R2", card=name)
        return KINDS[name]

    def kingdom(self, name: str) -> int:
        if name not in KINGDOM_NAMES:
            self.refuse("unknown-kingdom", "R2", kingdom=name)
        return KINGDOM_NAMES.index(name)

    # A Band and the Bands that follow it.

    def play(self, move: PlayBand) -> None:
        band: PlayBand | None = move
        while band is not None:
            self.compose(band)
            self.finish(band)
            band = band.then

    def compose(self, band: PlayBand) -> None:
        """Lead the Band and leave out what is not in it."""
        cards = Counter(self.kind(name) for name in band.cards)
        leader = self.kind(band.leader)
        self.check_cards(leader, cards)
        before = self.table.bands
        lead = (act.LEAD_TRIBE if led_by_tribe([leader, *cards]) else act.LEAD_COLOUR) + leader
        self.take(lead, "mixed-band", "R23", "O4")
        while self.table.bands == before:
            current = Counter({kind: int(count) for kind, count in enumerate(self.table.chosen) if count})
            if cards - current:
                self.refuse("mixed-band", "R23", "O4")
            surplus = sorted(current - cards)
            self.take(act.LEAVE + surplus[0] if surplus else act.PLAY, "mixed-band", "R23", "O4")
        if Counter(band_cards(self.table, before)) != cards:
            self.refuse("mixed-band", "R23", "O4")

    def check_cards(self, leader: int, cards: Counter[int]) -> None:
        if cards[leader] == 0:
            self.refuse("leader-missing", "R24", card=card_name(leader))
        if leader == SKELETON_CARD:
            self.refuse("skeleton-leads", "R-T9")
        for kind, count in cards.items():
            held = self.table.hands[self.table.seat, kind]
            if count > held:
                self.refuse("not-in-hand", "R23", card=card_name(kind), held=held, wanted=count)

    def finish(self, band: PlayBand) -> None:
        """The choices after a Band is laid; refuses a field that the move sets and the engine does not ask for."""
        unasked = {name for name in ("kingdom", *POWERS) if getattr(band, name) != UNSET[name]}
        extra, keep = list(band.extra), list(band.keep)
        while not is_turn_over(self.table):
            phase = self.table.phase
            if phase == phases.KINGDOM:
                self.place(band.kingdom)
                unasked.discard("kingdom")
            elif phase == phases.EXTRA:
                self.take(act.PLACE + self.kingdom(extra.pop(0)) if extra else act.PLACE_NONE, "no-extra", "R-T6", "O6")
            elif phase == phases.TOKEN:
                self.token(band.token)
                unasked.discard("token")
            elif phase == phases.HORDE:
                self.take(act.HORDE if band.horde else act.HORDE_NONE, "horde-taken", "R-T8", "D22")
                unasked.discard("horde")
            elif phase == phases.KEEP:
                self.keep(keep)
                unasked.discard("keep")
            elif phase == phases.WIZARD:
                self.take(act.WIZARD_DRAW if band.draw else act.WIZARD_NONE, "no-draw", "R-T12")
                unasked.discard("draw")
                break  # the last question; without drawing, the phase does not change
            elif band.then is not None:  # after a Centaur
                unasked.discard("then")
                break
            else:
                self.take(act.STOP, "mid-turn", "R24")
        if not extra:
            unasked.discard("extra")
        for name in sorted(unasked):
            self.refuse_unasked(name, band)

    def place(self, kingdom: str | None) -> None:
        if kingdom is None:
            self.take(act.PLACE_NONE, "choose-kingdom", "D3", "O12")
        else:
            place = self.kingdom(kingdom)
            if not self.offers(act.PLACE + place):
                self.refuse_marker(place)
            self.carry_out(act.PLACE + place)

    def token(self, value: int | None) -> None:
        if value is None:
            self.take(act.TOKEN_NONE, "mid-turn", "R24")
            return
        size = self.laid.band_size
        if not 1 <= value <= TROLL_TOKENS:
            self.refuse("unknown-token", "R7", value=value)
        if value > size:
            self.refuse("token-too-high", "R-T10", value=value, size=size)
        self.take(act.TOKEN + value - 1, "token-taken", "R-T10", value=value)

    def keep(self, names: list[str]) -> None:
        size = self.laid.band_size
        if len(names) > size:
            self.refuse("keep-too-many", "R-T3", "O15", size=size)
        for name in names:
            if self.table.phase != phases.KEEP:  # nothing is left to choose from
                self.refuse("not-left", "R-T3", card=name)
            self.take(act.KEEP + self.kind(name), "not-left", "R-T3", card=name)
        if self.table.phase == phases.KEEP:
            self.take(act.KEEP_DONE, "mid-turn", "R24")

    # Reasons for a refusal.

    def refuse_marker(self, kingdom: int) -> NoReturn:
        raise why_no_marker(self.laid, kingdom)

    def refuse_unasked(self, name: str, band: PlayBand) -> None:
        """Refuse a field that was not asked for; a kingdom is fine if it is where the marker went automatically."""
        tribe = self.laid.leader // COLOURS
        seat = self.laid.seat
        if name == "kingdom":
            assert band.kingdom is not None
            kingdom = self.kingdom(band.kingdom)
            if kingdom != self.placed:
                self.refuse_marker(kingdom)
            return
        if tribe != POWERS[name]:
            self.refuse("other-power", "R26", power=name, tribe=TRIBE_NAMES[tribe], owner=TRIBE_NAMES[POWERS[name]])
        if name == "extra":
            for kingdom_name in band.extra:
                self.kingdom(kingdom_name)
            if self.unplaced:
                self.refuse("no-markers", "O5")
            self.refuse("no-extra", "R-T6", "O6")
        if name == "token":
            self.refuse("token-taken", "R-T10", value=band.token)
        if name == "keep":
            self.refuse("not-left", "R-T3", card=band.keep[0])
        if self.laid.supply[seat] == 0:
            self.refuse("no-markers", "O5")
        if name == "horde":
            self.refuse("horde-taken", "R-T8", "D22")
        if self.placed is None:
            trigger = ruleset_of(self.table).centaur_trigger
            self.refuse("centaur-not-placed", "R-T1", "D4", centaur_trigger=trigger)
        self.refuse("nothing-to-lead", "O18")


def why_no_marker(laid: Table, kingdom: int) -> Refused:
    """Why the Band that has just been laid cannot place a marker in a kingdom."""
    reason, name = no_marker_reason(laid), KINGDOM_NAMES[kingdom]
    if reason == "halfling":
        return Refused(NO_MARKER["halfling"], "R-T5")
    if not is_leaders_kingdom(laid, kingdom):
        return Refused("wrong-kingdom", "R25", kingdom=name, colour=COLOUR_NAMES[laid.leader % COLOURS])
    if reason == "supply":
        return Refused(NO_MARKER["supply"], "O5")
    needed = marker_cards(laid, kingdom)
    return Refused(NO_MARKER["small"], marker_rule(laid), kingdom=name, needed=needed, size=laid.band_size)


def marker_rule(table: Table) -> str:
    """The rule that says how many cards a marker takes: with two players, all markers in the kingdom count."""
    return "R56" if table.players == 2 else "R25"


NoMarkerCode = Literal["halfling-marker", "no-markers", "too-small"]
NO_MARKER: Final[dict[NoMarkerReason, NoMarkerCode]] = {
    "small": "too-small",
    "halfling": "halfling-marker",
    "supply": "no-markers",
}
"""The code of the refusal for each reason why a Band places no marker."""
POWERS: Final = {"extra": MERFOLK, "token": TROLL, "horde": ORC, "keep": ELF, "draw": WIZARD, "then": CENTAUR}
"""The tribe whose Leader offers each choice."""
UNSET: Final = {field.name: field.default for field in fields(PlayBand)}
"""The default of each choice of a Band."""
