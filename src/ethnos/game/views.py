"""The table as a seat or a spectator may see it, built from the engine's view alone."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import groupby
from typing import Any, Final, TypeVar

from ethnos.base.plain import Plain
from ethnos.engine import play as engine
from ethnos.engine.cards import band_cards
from ethnos.engine.components import (
    CARD_NAMES,
    COLOUR_NAMES,
    DRAGONS,
    HAND_LIMIT,
    KINGDOM_NAMES,
    MERFOLK,
    ORC,
    TROLL,
    Card,
    Colour,
    Kingdom,
    Tribe,
    counted,
)
from ethnos.engine.fields import nonzero
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.state import (
    FIELDS,
    OVER,
    PHASE_NAMES,
    PILLAGE,
    SOURCE_NAMES,
    SPECTATOR,
    Phase,
    Source,
    Table,
    as_bytes,
    seat_or_none,
)
from ethnos.game.boards import Boards, boards_of
from ethnos.game.scores import TieBreak, leaders_in, map_markers, paid_places, places, sources_in_play, tie_breaks

T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class KingdomView(Plain):
    """A kingdom."""

    name: Kingdom
    colour: Colour
    tokens: list[int]
    """Its Glory tokens, from the lowest."""
    markers: list[int]
    """The markers of each seat."""
    leaders: list[int]
    """The seats in first place now, Troll tokens included; what they would get is in ``projected``."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BandView(Plain):
    """A Band of this Age."""

    leader: Card
    cards: list[Card]
    """All of them, the Leader first."""
    size: int
    worth: int
    """Glory at the end of the Age."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tie(Plain):
    """A tie of Glory that was broken."""

    by: TieBreak
    markers: int
    """This seat's markers in all kingdoms."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView(Plain):
    """A seat, with its hand, Bands, boards and tokens."""

    hand_size: int
    hand: dict[Card, int] | None = None
    """The viewer's own hand, in full."""
    known: dict[Card, int] | None = None
    """With the memory aid: cards in this hand that everyone saw taken."""
    glory: int
    place: int
    """From 1; ties share a place. By Glory alone while the game goes on."""
    tie: Tie | None = None
    """Once the game is over: what broke the tie with another seat of equal Glory."""
    supply: int
    """Markers that are on no board."""
    bands: list[BandView]
    merfolk: int | None = None
    """The space on the Merfolk board, where Merfolk are in play."""
    horde: list[Colour] | None = None
    """The colours on the Orc board, where Orcs are in play."""
    trolls: list[int] | None = None
    """The Troll tokens held, where Trolls are in play."""
    giant: int | None = None
    """For the holder of the Giant token: the size of the Band that took it."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DeckView(Plain):
    """What is public about the deck."""

    left: int
    """Cards, including the Dragons still to come."""
    dragons: int
    """Dragons seen this Age."""
    last_dragon: int
    """The number of the Dragon that ends the Age."""
    drawer: int | None = None
    """Who drew that one, and has it until the next Age (R22)."""
    dragons_near: bool
    """Only the lower half of the deck is left, which the Dragons were shuffled into."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TableView(Plain):
    """The table. Seats are numbered clockwise from 0, Ages from 1."""

    viewer: int | None = None
    """The seat that this view is for; None for a spectator."""
    players: int
    age: int
    ages: int
    """How many there will be."""
    options: Ruleset
    tribes: list[Tribe]
    """In play."""
    first: int
    """The first player of this Age."""
    seat: int | None = None
    """Who decides; None once the game is over."""
    next: int | None = None
    """Whose turn follows, if the Age goes on."""
    phase: Phase
    """The kind of decision, as far as the viewer may know."""
    over: bool
    hand_limit: int
    """A player with this many cards in hand cannot recruit."""
    kingdoms: list[KingdomView]
    pays: list[list[int]]
    """For each Age, the place that each Glory token of a kingdom pays in it, from 1; 0 for none."""
    pool: dict[Card, int]
    """The face-up cards."""
    deck: DeckView
    seats: list[SeatView]
    boards: Boards
    sources: list[Source]
    """What can give Glory in this game, in the order of the score sheet."""
    sheet: list[dict[Source, list[int]]]
    """The score sheet: for each Age the Glory of every seat by source, without sources that gave nothing."""
    projected: dict[Source, list[int]]
    """What every seat would get in the same way if the Age ended now; hordes only where they cannot be kept."""
    skeleton_winner: int | None = None
    """The seat that won with ten Skeletons."""


class Views:
    """A table as each seat, or a SPECTATOR, may see it. The public part is built once.

    With ``before``, the views of an earlier moment of the same game, parts that are still the same are taken from them.
    """

    def __init__(self, table: Table, *, memory_aid: bool = False, before: "Views | None" = None) -> None:
        self._table = table
        self._parts: _Parts = _Parts(before._parts if before else None)
        self._public = _public(engine.view(table, SPECTATOR), memory_aid, self._parts)

    def of(self, viewer: int) -> TableView:
        """The public part, with what only this viewer knows."""
        if viewer == SPECTATOR:
            return self._public
        seats = list(self._public.seats)
        seats[viewer] = replace(seats[viewer], hand=self.hand_of(viewer))
        return replace(self._public, viewer=viewer, phase=self.phase_for(viewer), seats=seats)

    def hand_of(self, seat: int) -> dict[Card, int]:
        """A seat's own hand."""
        return counted(self._table.hands[seat])

    def phase_for(self, viewer: int) -> Phase:
        """The phase as far as a viewer may know it: the seat that decides knows more than the others."""
        return PHASE_NAMES[self.deciding.phase] if viewer == self._table.seat else self._public.phase

    @cached_property
    def deciding(self) -> Table:
        """The engine's view of the seat that decides."""
        return engine.view(self._table, self._table.seat)


def view_of(table: Table, viewer: int, *, memory_aid: bool = False) -> TableView:
    """What a seat, or a SPECTATOR, is shown of a table; cards that were seen taken only with the memory aid (O27)."""
    return Views(table, memory_aid=memory_aid).of(viewer)


class _Parts:
    """The parts of a view, each with what it was made from. A part that is made from the same as before is the same
    object: it is neither built nor serialised again.
    """

    def __init__(self, before: "_Parts | None" = None) -> None:
        self._made: dict[str, tuple[object, Any]] = dict(before._made) if before else {}

    def of(self, name: str, made_from: object, build: Callable[[], T]) -> T:
        """A part by its name."""
        made = self._made.get(name)
        if made is None or made[0] != made_from:
            made = self._made[name] = (made_from, build())
        part: T = made[1]
        return part


_CARDS_AND_TURN: Final = frozenset(
    (
        *("pool_kinds", "hand_kinds", "choices", "seat", "phase", "choice_count"),
        *("hands", "hand_size", "known", "pool", "deck", "deck_left", "dragons"),
    )
)
"""The fields that every recruit changes."""
_BOARDS: Final = [
    slice(run[0].offset, run[-1].offset + run[-1].size)
    for is_left_out, names in groupby(FIELDS, _CARDS_AND_TURN.__contains__)
    if not is_left_out and (run := [FIELDS[name] for name in names])
]
"""Where all others are in the record."""


def _boards(view: Table) -> bytes:
    """The record without these fields: all that the boards and what they are worth depend on. Between the steps of an
    Age's end, and at the end of the game, the phase counts too.
    """
    record = as_bytes(view)
    boards = b"".join([record[part] for part in _BOARDS])
    return boards + bytes([view.phase]) if view.phase >= PILLAGE else boards


def _public(view: Table, memory_aid: bool, parts: _Parts) -> TableView:
    """What a SPECTATOR sees, from the engine's view for one."""
    boards, over = _boards(view), bool(view.phase == OVER)
    return TableView(
        players=view.players,
        age=view.age,
        ages=view.ages,
        options=parts.of("options", None, lambda: engine.ruleset_of(view)),
        tribes=parts.of("tribes", None, lambda: list(engine.tribe_names(view))),
        first=view.first,
        seat=seat_or_none(view.seat),
        next=None if over else (view.seat + 1) % view.players,
        phase=PHASE_NAMES[view.phase],
        over=over,
        hand_limit=HAND_LIMIT,
        kingdoms=_kingdoms(view, parts),
        pays=parts.of("pays", None, lambda: [paid_places(view, age) for age in range(1, view.ages + 1)]),
        pool=parts.of("pool", view.pool.items.tobytes(), lambda: counted(view.pool)),
        deck=parts.of("deck", (view.deck_left, view.lower_half, view.dragons, view.dragon_seat), lambda: _deck(view)),
        seats=_seats(view, memory_aid, parts, boards),
        boards=parts.of("boards", _tokens(view), lambda: boards_of(view)),
        sources=parts.of("sources", None, lambda: [SOURCE_NAMES[source] for source in sources_in_play(view)]),
        sheet=parts.of("sheet", view.sheet.items.tobytes(), lambda: _sheet(view)),
        projected=parts.of("projected", boards, lambda: _by_source(engine.projected(view))),
        skeleton_winner=seat_or_none(view.skeleton_winner),
    )


def _tokens(view: Table) -> tuple[object, ...]:
    """Where the markers and tokens of the tribes are."""
    holders = view.trolls.items.tobytes(), view.giant_seat, view.giant_size
    return view.merfolk.items.tobytes(), view.horde.items.tobytes(), *holders


def _sheet(view: Table) -> list[dict[Source, list[int]]]:
    return [_by_source(age.tolist()[: view.players]) for age in view.sheet[: view.ages]]


def _deck(view: Table) -> DeckView:
    return DeckView(
        left=view.deck_left,
        dragons=view.dragons,
        last_dragon=DRAGONS,
        drawer=seat_or_none(view.dragon_seat),
        dragons_near=bool(view.deck_left <= view.lower_half),
    )


def _kingdoms(view: Table, parts: _Parts) -> list[KingdomView]:
    trolls = view.trolls.items.tobytes()

    def kingdom(place: int) -> KingdomView:
        markers = view.markers.column(place)[: view.players]
        return parts.of(f"kingdom {place}", (markers, trolls), lambda: _kingdom(view, place, markers))

    standings = view.markers.items.tobytes(), trolls
    return parts.of("kingdoms", standings, lambda: [kingdom(place) for place in range(len(KINGDOM_NAMES))])


def _kingdom(view: Table, kingdom: int, markers: list[int]) -> KingdomView:
    return KingdomView(
        name=KINGDOM_NAMES[kingdom],
        colour=COLOUR_NAMES[kingdom],
        tokens=view.tokens[kingdom][: view.ages],
        markers=markers,
        leaders=leaders_in(view, kingdom),
    )


def _seats(view: Table, memory_aid: bool, parts: _Parts, boards: bytes) -> list[SeatView]:
    """Every seat: what it has on the table, and what everybody knows of its hand."""
    on_table = parts.of("on_table", boards, lambda: _on_table(view, parts))
    sizes: list[int] = view.hand_size.tolist()
    known = [counted(view.known[seat]) if memory_aid else None for seat in range(view.players)]
    return [_seat(parts, seat, shown, sizes[seat], known[seat]) for seat, shown in enumerate(on_table)]


def _seat(
    parts: _Parts, seat: int, on_table: dict[str, Any], hand_size: int, known: dict[Card, int] | None
) -> SeatView:
    made_from = on_table, hand_size, known
    return parts.of(f"seat {seat}", made_from, lambda: SeatView(hand_size=hand_size, known=known, **on_table))


def _on_table(view: Table, parts: _Parts) -> list[dict[str, Any]]:
    """What each seat has on the table: the other fields of a ``SeatView``."""
    bands = _bands(view, parts)
    tribes = view.tribes[: view.tribe_count]
    trolls: list[int] = view.trolls.tolist()
    place, ties = places(view), _ties(view)
    glory, supply = view.glory.tolist(), view.supply.tolist()
    return [
        {
            "glory": glory[seat],
            "place": place[seat],
            "tie": ties[seat],
            "supply": supply[seat],
            "bands": bands[seat],
            "merfolk": view.merfolk[seat] if MERFOLK in tribes else None,
            "horde": [COLOUR_NAMES[colour] for colour in nonzero(view.horde[seat])] if ORC in tribes else None,
            "trolls": [value for value, holder in enumerate(trolls, 1) if holder == seat] if TROLL in tribes else None,
            "giant": view.giant_size if view.giant_seat == seat else None,
        }
        for seat in range(view.players)
    ]


def _ties(view: Table) -> list[Tie | None]:
    markers = map_markers(view) if view.phase == OVER else []
    return [None if by is None else Tie(by=by, markers=markers[seat]) for seat, by in enumerate(tie_breaks(view))]


def _bands(view: Table, parts: _Parts) -> list[list[BandView]]:
    """The Bands of each seat, in the order they were played."""
    kinds: list[dict[int, list[int]]] = [{} for _ in range(view.players)]
    for band in range(view.bands):
        kinds[view.band_owner[band]][band] = band_cards(view, band)

    def of(seat: int) -> list[BandView]:
        own = kinds[seat]
        return parts.of(f"bands {seat}", own, lambda: [_band(view, band, cards) for band, cards in own.items()])

    return [of(seat) for seat in range(view.players)]


def _band(view: Table, band: int, kinds: list[int]) -> BandView:
    cards = [CARD_NAMES[kind] for kind in kinds]
    return BandView(leader=cards[0], cards=cards, size=len(cards), worth=engine.worth(view, band))


def _by_source(points: list[list[int]]) -> dict[Source, list[int]]:
    """Glory by seat and source, regrouped by source; without sources that gave nothing."""
    return {source: list(row) for source, row in zip(SOURCE_NAMES, zip(*points, strict=True), strict=True) if any(row)}
