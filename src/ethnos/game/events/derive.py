"""From decisions to events: compares the table after each step of the engine with the table before it.

No rule is applied here. The phase in which a step started determines the kind of event; numbers and points are read
from the record.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Final

from ethnos.engine import state as phases
from ethnos.engine.actions import card_name, card_names
from ethnos.engine.cards import band_cards
from ethnos.engine.components import (
    COLOUR_NAMES,
    COLOURS,
    DRAGON,
    KINGDOM_NAMES,
    KINGDOMS,
    SKELETON_CARD,
    Colour,
)
from ethnos.engine.engine_errors import NotATable
from ethnos.engine.fields import gains, nonzero
from ethnos.engine.play import (
    apply_action,
    can_place_marker,
    legal_actions,
    marker_cards,
    no_marker_reason,
    place_in,
    ruleset_of,
    snapshots,
    standing_in,
    tribe_names,
    worth,
)
from ethnos.engine.state import (
    BAND_SOURCE,
    GIANT_END_SOURCE,
    GIANT_NOW_SOURCE,
    MERFOLK_SOURCE,
    ORC_SOURCE,
    SOURCE_NAMES,
    SOURCES,
    WHOLE,
    Table,
    copied,
    seat_or_none,
)
from ethnos.game.events.kinds import (
    AgeEnded,
    AgeStarted,
    BandPlayed,
    CardDrawn,
    CardsDiscarded,
    CardsKept,
    CardTaken,
    DiscardReason,
    Dragon,
    Event,
    GameEnded,
    GameStarted,
    GiantTaken,
    Glory,
    HandDealt,
    HordeAsked,
    HordeEmptied,
    HordeJoined,
    HordeKept,
    MarkerDeclined,
    MarkerPlaced,
    MarkerReason,
    NoMarker,
    SkeletonsShown,
    TokenTaken,
    TrackMoved,
    TurnPassed,
)


def opening_events(table: Table) -> list[Event]:
    """What happened before the first decision of a new table."""
    if table.viewer != WHOLE:
        raise NotATable
    return [_game_started(table), *_age_started(table, None)]


def events_of(before: Table, action: int) -> list[Event]:
    """All events of a decision, in order; a decision that others cannot see yet gives none.

    The table is not changed. An illegal decision raises the same error as ``apply_action``.
    """
    return play_with_events(before, [action])[0]


def play_with_events(before: Table, actions: Iterable[int]) -> tuple[list[Event], Table]:
    """All events of decisions that are taken one after another, and the table after them."""
    events: list[Event] = []
    for action in actions:
        if before.viewer != WHOLE or action not in legal_actions(before):
            apply_action(copied(before), action)  # raises the error
        for after in snapshots(before, action):
            events += _STEPS[before.phase](before, after)
            if before.phase in _PHASES_OF_A_TURN and before.glory.items != after.glory.items:
                events += _booked(before, after)
            if after.phase == phases.AGE_END:
                events.append(AgeEnded(after.age, after.dragon_seat))
            elif after.phase == phases.TURN and before.phase != phases.HORDES_DONE:
                events.append(TurnPassed(after.seat))
            before = after
    return events, before


# --- Setup ----------------------------------------------------------------------------------------------------


def _game_started(table: Table) -> GameStarted:
    return GameStarted(
        players=table.players,
        ages=table.ages,
        tribes=tribe_names(table),
        tokens=tuple(tuple(row[: table.ages]) for row in table.tokens),
        supply=tuple(table.supply[: table.players]),
        options=ruleset_of(table),
    )


def _age_started(table: Table, drawer: int | None) -> Iterator[Event]:
    """R12-R15: the Age, then the hands in the order they were dealt (D28). ``drawer`` drew the last third Dragon."""
    yield AgeStarted(
        age=table.age,
        first=table.first,
        **_why_first(table, drawer),
        pool=card_names(table.pool),
        deck_left=table.deck_left,
        hand_sizes=tuple(table.hand_size[: table.players]),
    )
    for seat in _in_turn_order(table):
        yield HandDealt(seat, table.hand_size[seat], card_names(table.hands[seat]))


def _why_first(table: Table, drawer: int | None) -> dict[str, Any]:
    """R15, D6, O25: no Glory is gained between the end of an Age and the start of the next one."""
    if drawer is None:
        return {"why": "lot"}
    first, glory = table.first, table.glory[table.first]
    tied = tuple(seat for seat in range(table.players) if seat != first and table.glory[seat] == glory)
    return {"why": "tie", "glory": glory, "tied": tied, "drawer": drawer} if tied else {"why": "least", "glory": glory}


def _in_turn_order(table: Table) -> list[int]:
    """The seats from the first player, clockwise (R16)."""
    players, first = table.players, table.first
    return [(first + i) % players for i in range(players)]


# --- A turn ---------------------------------------------------------------------------------------------------


def _turn(before: Table, after: Table) -> Iterator[Event]:
    """R17: a recruit, the start of a Band (no event yet), or ten Skeletons."""
    seat = before.seat
    for card in card_names(gains(after.pool, before.pool)):
        yield CardTaken(seat, card)
    yield from _drawn(before, after)
    if after.phase in (phases.DISCARD, phases.OVER):
        yield SkeletonsShown(seat, before.hand_size[seat])
    if after.phase == phases.OVER:
        yield _game_ended(after)


def _drawn(before: Table, after: Table) -> Iterator[Event]:
    """The cards drawn from the deck, from the top (R18, R21)."""
    seat, dragons = before.seat, before.dragons
    for place in range(before.deck_left - 1, after.deck_left - 1, -1):
        kind = before.deck[place]
        if kind == DRAGON:
            dragons += 1
            yield Dragon(seat, dragons)
        else:
            yield CardDrawn(seat, card_name(kind))


def _discarded(before: Table, after: Table, seat: int, why: DiscardReason) -> Iterator[Event]:
    cards = card_names(gains(after.hands[seat], before.hands[seat]))
    if cards:
        yield CardsDiscarded(seat, cards, why)


def _discard(before: Table, after: Table) -> Iterator[Event]:
    """R27, or ten Skeletons without a Band (O3)."""
    yield from _discarded(before, after, before.seat, "turn" if before.chain else "skeletons")


def _keep(before: Table, after: Table) -> Iterator[Event]:
    """R-T3: nothing is visible until the Elf is done."""
    seat = before.seat
    if after.phase == phases.KEEP:
        return
    yield from _discarded(before, after, seat, "elf")
    if after.hand_size[seat]:
        yield CardsKept(seat, after.hand_size[seat])


# --- A Band ---------------------------------------------------------------------------------------------------


def _band(before: Table, after: Table) -> Iterator[Event]:
    if after.bands > before.bands:
        band = before.bands
        cards = named_band(after, band)
        yield BandPlayed(after.band_owner[band], band, cards[0], cards, len(cards))


def named_band(table: Table, band: int) -> tuple[str, ...]:
    """The cards of a Band by name, the Leader first (R28)."""
    return tuple(card_name(kind) for kind in band_cards(table, band))


def _kingdom(before: Table, after: Table) -> Iterator[Event]:
    """The marker (R25), then the automatic power of the Leader: the Giant token, the move on the Merfolk board."""
    seat = before.seat
    placed = list(_placed(before, after, "band"))
    yield from placed
    if not placed:
        yield MarkerDeclined(seat, "band") if can_place_marker(before) else _no_marker(before)
    if after.giant_size != before.giant_size:
        yield GiantTaken(seat, after.giant_size, seat_or_none(before.giant_seat))
    if after.merfolk[seat] != before.merfolk[seat]:
        yield TrackMoved(seat, before.merfolk[seat], after.merfolk[seat])


def _placed(before: Table, after: Table, why: MarkerReason) -> Iterator[Event]:
    seat = before.seat
    for kingdom in nonzero(gains(before.markers[seat], after.markers[seat])):
        yield MarkerPlaced(seat, KINGDOM_NAMES[kingdom], why, after.markers[seat, kingdom])


def _no_marker(table: Table) -> NoMarker:
    """Why the Band in work places no marker (R25, R-T5, O5)."""
    home = table.leader % COLOURS
    needed = marker_cards(table, home)
    return NoMarker(table.seat, KINGDOM_NAMES[home], no_marker_reason(table), table.band_size, needed)


def _extra(before: Table, after: Table) -> Iterator[Event]:
    """R-T6, O8: declining forfeits the remaining markers; without any left there is no event."""
    if after.phase == phases.EXTRA:
        yield from _placed(before, after, "extra")
    elif can_place_marker(before):
        yield MarkerDeclined(before.seat, "extra")


def _token(before: Table, after: Table) -> Iterator[Event]:
    for place in nonzero(gains(before.trolls, after.trolls)):
        yield TokenTaken(after.trolls[place], place + 1)


def _horde(before: Table, after: Table) -> Iterator[Event]:
    seat = before.seat
    for colour in nonzero(gains(before.horde[seat], after.horde[seat])):
        yield HordeJoined(seat, COLOUR_NAMES[colour])


def _nothing(_before: Table, _after: Table) -> Iterator[Event]:
    """A further Band is started or declined: nothing visible happens yet."""
    return iter(())


# --- The end of an Age, in the order of O20 -------------------------------------------------------------------


def _age_end(before: Table, after: Table) -> Iterator[Event]:
    """E1 to E4, and in the last Age every horde (R31-R37)."""
    for seat in range(before.players):
        yield from _discarded(before, after, seat, "age")
    yield from _booked(before, after, except_source=ORC_SOURCE)
    yield from _hordes(before, after)


def _pillage(before: Table, after: Table) -> Iterator[Event]:
    seat = before.seat
    if any(after.horde[seat]):
        yield HordeKept(seat, horde_colours(after, seat))
    yield from _hordes(before, after)


def _hordes(before: Table, after: Table) -> Iterator[Event]:
    """Hordes that were emptied, from the first player on (O21), and which seat is asked next."""
    for seat in _in_turn_order(before):
        if any(before.horde[seat]) and not any(after.horde[seat]):
            yield HordeEmptied(seat, horde_colours(before, seat))
            yield _booking(before, after, seat, ORC_SOURCE)
    if after.phase == phases.PILLAGE:
        yield HordeAsked(after.seat)


def horde_colours(table: Table, seat: int) -> tuple[Colour, ...]:
    """The colours on a seat's Orc board."""
    return tuple(COLOUR_NAMES[colour] for colour in nonzero(table.horde[seat]))


def _hordes_done(before: Table, after: Table) -> Iterator[Event]:
    """E6 to E9: the Bands, then a new Age or the end (R38-R41)."""
    for band in range(before.bands):
        yield _band_booking(before, band)
    yield from _booked(before, after, except_source=BAND_SOURCE)
    if after.phase == phases.OVER:
        yield _game_ended(after)
    else:
        yield from _age_started(after, before.dragon_seat)


def _game_ended(table: Table) -> GameEnded:
    players = table.players
    winner = seat_or_none(table.skeleton_winner)
    return GameEnded(tuple(table.places[:players]), tuple(table.glory[:players]), winner)


# --- Glory and its reasons ------------------------------------------------------------------------------------


def _booked(before: Table, after: Table, *, except_source: int | None = None) -> Iterator[Event]:
    """The points that a step booked, source by source, each from the first place down."""
    sheet, later = before.sheet[before.age - 1], after.sheet[before.age - 1]
    for source in range(SOURCES):
        if source != except_source:
            seats = nonzero(gains(sheet.column(source), later.column(source)))
            bookings = [_booking(before, after, seat, source) for seat in seats]
            yield from sorted(bookings, key=lambda glory: (glory.place or 0, glory.seat))


def _booking(before: Table, after: Table, seat: int, source: int) -> Glory:
    age = before.age
    points = after.sheet[age - 1, seat, source] - before.sheet[age - 1, seat, source]
    return Glory(seat, age, SOURCE_NAMES[source], points, **_reason(before, after, seat, source))


def _band_booking(table: Table, band: int) -> Glory:
    """R39: the worth of a Band comes from the engine; the score sheet has only the sum of all Bands."""
    cards = named_band(table, band)
    owner, age, points = table.band_owner[band], table.age, worth(table, band)
    reason: dict[str, Any] = {"size": len(cards), "skeletons": cards.count(card_name(SKELETON_CARD))}
    return Glory(owner, age, SOURCE_NAMES[BAND_SOURCE], points, band=band, leader=cards[0], **reason)


def _reason(before: Table, after: Table, seat: int, source: int) -> dict[str, Any]:
    if source < KINGDOMS:
        return {"markers": before.markers[seat, source], **_place(before, seat, source)}
    if source == MERFOLK_SOURCE:
        return {"space": before.merfolk[seat], **_place(before, seat, source)}
    if source == ORC_SOURCE:
        return {"markers": len(horde_colours(before, seat))}
    return {"size": after.giant_size} if source in (GIANT_NOW_SOURCE, GIANT_END_SOURCE) else {}


def _place(table: Table, seat: int, source: int) -> dict[str, Any]:
    """A seat's place, the seats that share it, and whether Troll tokens decided it (R33, R34, O23)."""
    standings = [standing_in(table, rival, source) for rival in range(table.players)]
    own = standings[seat]
    return {
        "place": place_in(table, seat, source),
        "tied": tuple(rival for rival, standing in enumerate(standings) if standing == own and rival != seat),
        "trolls": any(standing != own and standing[0] == own[0] for standing in standings),
    }


_PHASES_OF_A_TURN: Final = range(phases.PILLAGE)
_STEPS: Final[dict[int, Callable[[Table, Table], Iterator[Event]]]] = {
    phases.TURN: _turn,
    phases.BAND: _band,
    phases.KINGDOM: _kingdom,
    phases.EXTRA: _extra,
    phases.TOKEN: _token,
    phases.HORDE: _horde,
    phases.ANOTHER: _nothing,
    phases.KEEP: _keep,
    phases.WIZARD: _drawn,
    phases.PILLAGE: _pillage,
    phases.DISCARD: _discard,
    phases.AGE_END: _age_end,
    phases.HORDES_DONE: _hordes_done,
}
"""The function that derives the events of a step, by the phase in which it started."""
