"""Bands: composing one, laying it down, and the marker it may place (R23-R25, R28-R30).

A Band starts with every card that can follow its Leader. Cards are then left out in ascending order of kind, so each
Band has only one sequence of decisions. A Band of one tribe *and* one colour is led by tribe: a Band led by colour
keeps at least one card of another tribe.
"""

from collections.abc import Sequence
from typing import Final

from ethnos.engine.cards import band_start, colour_of, leave_hand, tribe_of
from ethnos.engine.compile import in_python, rule
from ethnos.engine.components import COLOURS, HALFLING, MINOTAUR, NO_CARD, SKELETON, SKELETON_CARD, WINGFOLK
from ethnos.engine.fields import Numbers
from ethnos.engine.options import choice, plays_with
from ethnos.engine.state import BAND, Table

_MARKERS_MAY_BE_DECLINED: Final = choice("placement", "may")
FAMILY: Final = COLOURS + 1  # six cards of one tribe or one colour, and Skeletons


@rule
def leader_tribe(table: Table) -> int:
    """The tribe whose power the Band in work uses (R26)."""
    return tribe_of(int(table.leader))


@rule
def leader_kingdom(table: Table) -> int:
    """The kingdom of the Leader's colour (R25)."""
    return colour_of(int(table.leader))


@rule
def family_kind(table: Table, i: int) -> int:
    """The i-th kind that the Band in work can hold, ascending (R23, O4), or NO_CARD."""
    if i == COLOURS:
        return SKELETON_CARD  # R-T9: joins any Band
    if int(table.by_colour) == 0:
        return leader_tribe(table) * COLOURS + i
    if i < int(table.tribe_count) and int(table.tribes[i]) != SKELETON:
        return int(table.tribes[i]) * COLOURS + leader_kingdom(table)
    return NO_CARD


@rule
def is_one_tribe(cards: Numbers | Sequence[int], start: int, end: int) -> bool:
    """Whether the cards of a Band, the Leader first, are of one tribe, Skeletons aside: then it is led by tribe."""
    for i in range(start, end):
        kind = int(cards[i])
        if kind != SKELETON_CARD and kind // COLOURS != int(cards[start]) // COLOURS:
            return False
    return True


def led_by_tribe(cards: Sequence[int]) -> bool:
    """Whether a Band of these cards, the Leader first, is led by tribe and not by colour."""
    return in_python(is_one_tribe)(cards, 0, len(cards))


@rule
def lead_band(table: Table, kind: int, by_colour: int) -> None:
    """R24, steps 1 and 2: choose this Leader, and start with every card in hand that can follow it."""
    seat = int(table.seat)
    table.leader = kind
    table.by_colour = by_colour
    table.cursor = 0
    size = 0
    for i in range(FAMILY):
        member = family_kind(table, i)
        if member != NO_CARD:
            count = int(table.hands[seat, member])
            table.chosen[member] = count
            size += count
    table.band_size = size
    table.phase = BAND


@rule
def may_leave_out(table: Table, kind: int) -> bool:
    """Whether a card of this kind can be left out of the Band in work: not the Leader, and in ascending order."""
    count = int(table.chosen[kind])
    if count == 0 or kind < int(table.cursor):
        return False
    leader = int(table.leader)
    if kind == leader:
        return count > 1
    if int(table.by_colour) == 1 and kind != SKELETON_CARD:
        others = int(table.band_size) - int(table.chosen[leader]) - int(table.chosen[SKELETON_CARD])
        return others > 1
    return True


@rule
def leave_out(table: Table, kind: int) -> None:
    """Leave one card of this kind out of the Band in work: it stays in hand."""
    table.chosen[kind] -= 1
    table.band_size = int(table.band_size) - 1
    table.cursor = kind


@rule
def lay_band(table: Table) -> None:
    """R24, R28: lay the Band in work on the table, the Leader first; now its cards are public."""
    seat, band = int(table.seat), int(table.bands)
    end = band_start(table, band)
    table.laid[end] = table.leader
    end += 1
    for i in range(FAMILY):
        kind = family_kind(table, i)
        if kind == NO_CARD:
            continue
        count = int(table.chosen[kind])
        if count == 0:
            continue
        leave_hand(table, seat, kind, count)
        table.chosen[kind] = 0
        for _ in range(count - 1 if kind == int(table.leader) else count):
            table.laid[end] = kind
            end += 1
    table.band_owner[band] = seat
    table.band_end[band] = end
    table.bands = band + 1
    table.chain = int(table.chain) + 1
    table.cursor = 0


@rule
def clear_band(table: Table) -> None:
    """Reset the Band in work."""
    table.leader = NO_CARD
    table.by_colour = 0
    table.band_size = 0
    table.cursor = 0
    table.extra = 0


@rule
def cards_for_marker(table: Table, seat: int, tribe: int, kingdom: int) -> int:
    """R25, R56, O13, O31: one card more than the seat's own markers there; with two players, than all markers there."""
    standing = int(table.markers[seat, kingdom])
    if int(table.players) == 2:
        standing += int(table.markers[1 - seat, kingdom])
    return standing if tribe == MINOTAUR else standing + 1  # R-T7, O12


@rule
def leads_to(tribe: int, home: int, kingdom: int) -> bool:
    """R25, R-T11: whether a Leader's marker can go to a kingdom: to that of its colour, for Wingfolk to any."""
    return tribe == WINGFOLK or kingdom == home


@rule
def never_places(tribe: int, supply: int) -> int:
    """Why a Band of any size places no marker: 1 if a Halfling leads it (R-T5), 2 if none is left (O5), otherwise 0."""
    if tribe == HALFLING:
        return 1
    return 2 if supply == 0 else 0


@rule
def places_marker(table: Table, seat: int, tribe: int, kingdom: int, size: int) -> bool:
    """R25, R-T5, O5: whether a Band of this size and Leader's tribe can place a marker in a kingdom."""
    if never_places(tribe, int(table.supply[seat])) != 0:
        return False
    return size >= cards_for_marker(table, seat, tribe, kingdom)


@rule
def cards_needed(table: Table, kingdom: int) -> int:
    """How many cards the Band in work needs for a marker in a kingdom."""
    return cards_for_marker(table, int(table.seat), leader_tribe(table), kingdom)


@rule
def may_place(table: Table, kingdom: int) -> bool:
    """Whether the Band in work can place a marker in a kingdom that its Leader may choose."""
    return places_marker(table, int(table.seat), leader_tribe(table), kingdom, int(table.band_size))


@rule
def may_decline_marker(table: Table) -> bool:
    """D3, O12: a placement in the Leader's own colour is compulsory when legal, unless the option says otherwise."""
    return plays_with(table, _MARKERS_MAY_BE_DECLINED) or not may_place(table, leader_kingdom(table))


@rule
def place_marker(table: Table, kingdom: int) -> None:
    """Move one marker from the supply to a kingdom."""
    table.markers[table.seat, kingdom] += 1
    table.supply[table.seat] -= 1
