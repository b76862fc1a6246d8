"""Glory: the score sheet, the end of an Age (R32-R39), the end of the game (R42-R46)."""

from collections.abc import Sequence
from typing import Final

from ethnos.engine.cards import band_start, tribe_of
from ethnos.engine.compile import in_python, rule
from ethnos.engine.components import COLOURS, DWARF, HAND_LIMIT, KINGDOMS, SKELETON_CARD, SMALL_GAME, TROLL_TOKENS
from ethnos.engine.fields import Numbers
from ethnos.engine.lookup import BAND_GLORY, GIANT_AT_AGE_END, HORDE_GLORY, MERFOLK_GLORY
from ethnos.engine.options import choice, plays_with
from ethnos.engine.state import (
    BAND_SOURCE,
    GIANT_END_SOURCE,
    MERFOLK_SOURCE,
    NOBODY,
    ORC_SOURCE,
    OVER,
    PILLAGE,
    Table,
)

_MERFOLK_LEADER_ONLY: Final = choice("merfolk_scoring", "leader_only")
_MERFOLK_SOLE_BOTH: Final = choice("merfolk_sole", "both")
_TROLLS_KINGDOMS_ONLY: Final = choice("troll_scope", "kingdoms_only")
_LARGEST_BAND_ONLY: Final = choice("band_tiebreak", "largest_only")

TIE_BITS: Final = 8  # the low bits of a standing: Troll sum (up to 21) and best token (up to 6)


@rule
def book(table: Table, seat: int, source: int, points: int) -> None:
    """Add points of Glory under their source; all Glory is scored here."""
    table.glory[seat] += points
    table.sheet[int(table.age) - 1, seat, source] += points


# --- Places and awards ----------------------------------------------------------------------------------------


@rule
def troll_sum(table: Table, seat: int) -> int:
    """The sum of a seat's Troll tokens."""
    total = 0
    for i in range(TROLL_TOKENS):
        if int(table.trolls[i]) == seat:
            total += i + 1
    return total


@rule
def best_troll(table: Table, seat: int) -> int:
    """A seat's highest Troll token, or 0."""
    best = 0
    for i in range(TROLL_TOKENS):
        if int(table.trolls[i]) == seat:
            best = i + 1
    return best


@rule
def standing(table: Table, seat: int, source: int) -> int:
    """A number that orders the seats: strength, then Troll sum, then the best single token (R-T10, R34, D9, O24)."""
    strength = strength_in(table, seat, source)
    without_trolls = source == MERFOLK_SOURCE and plays_with(table, _TROLLS_KINGDOMS_ONLY)
    if without_trolls or strength == 0:
        return strength << TIE_BITS
    return strength << TIE_BITS | troll_sum(table, seat) << 3 | best_troll(table, seat)


@rule
def strength_in(table: Table, seat: int, source: int) -> int:
    """Markers in a kingdom, or the space on the Merfolk track; 0 is never ranked (O9, O22)."""
    if source == MERFOLK_SOURCE:
        return int(table.merfolk[seat])
    return int(table.markers[seat, source])


@rule
def token_of(table: Table, place: int, age: int) -> int:
    """The Glory token (0 for I) that a place (0 for the first) is paid in an Age, or -1 (R32, R51-R53, D19)."""
    if place >= age:
        return -1
    if place > 0 and int(table.players) == 2:
        return -1
    return age - 1 - place


@rule
def award(table: Table, source: int, place: int, age: int) -> int:
    """What a place (0 for the first) is worth in an Age (R32, R51-R53, D8, D19, O10)."""
    if token_of(table, place, age) < 0:
        return 0
    if place > 0 and source == MERFOLK_SOURCE and plays_with(table, _MERFOLK_LEADER_ONLY):
        return 0
    return _value_of(table, source, token_of(table, place, age))


@rule
def _value_of(table: Table, source: int, token: int) -> int:
    """The Glory of a kingdom's token (0 for I), or of the Merfolk board in the Age of that number."""
    if source == MERFOLK_SOURCE:
        return int(MERFOLK_GLORY[_board_side(table)][token])
    return int(table.tokens[source, token])


@rule
def share_of(table: Table, seat: int, source: int) -> int:
    """R33, D7, D10, O23: what a seat gets; tied seats share the sum of their places' awards, rounded down."""
    mine = standing(table, seat, source)
    if mine == 0:
        return 0
    better, tied = 0, 0
    for rival in range(int(table.players)):
        theirs = standing(table, rival, source)
        if theirs > mine:
            better += 1
        elif theirs == mine:
            tied += 1
    total = 0
    for place in range(better, better + tied):
        total += award(table, source, place, int(table.age))
    return total // tied


@rule
def sole_owner_bonus(table: Table, seat: int, source: int) -> int:
    """R54, O10: with two players, in Age II, a seat that is alone in a kingdom gets the lower token too.

    The Merfolk board has such a bonus only with the option.
    """
    if int(table.players) != 2 or int(table.age) != 2:
        return 0
    if source == MERFOLK_SOURCE and not plays_with(table, _MERFOLK_SOLE_BOTH):
        return 0
    if strength_in(table, seat, source) == 0 or strength_in(table, 1 - seat, source) > 0:
        return 0
    return _value_of(table, source, 0)


@rule
def _board_side(table: Table) -> int:
    """R50: the side of the Merfolk board and the Giant token."""
    return 0 if int(table.players) <= SMALL_GAME else 1


# --- The end of an Age (O20): what is scored before the Orcs decide, their hordes, and what is scored after them ------


@rule
def score_before_hordes(table: Table) -> None:
    """E2 to E4."""
    for kingdom in range(KINGDOMS):
        _score_places(table, kingdom)
    _score_places(table, MERFOLK_SOURCE)
    _score_giant(table)


@rule
def score_after_hordes(table: Table) -> None:
    """E6 and E7."""
    _score_bands(table)


@rule
def _score_places(table: Table, source: int) -> None:
    """R32, R35: Glory for the places in a kingdom or on the Merfolk board, where without Merfolk in play all seats are
    on space 0 and get nothing.
    """
    for seat in range(int(table.players)):
        book(table, seat, source, share_of(table, seat, source) + sole_owner_bonus(table, seat, source))


@rule
def giant_glory(table: Table) -> int:
    """R36: what the Giant token gives at the end of this Age."""
    return int(GIANT_AT_AGE_END[_board_side(table)][int(table.age) - 1])


@rule
def _score_giant(table: Table) -> None:
    """R36: Glory for the seat that holds the Giant token."""
    if int(table.giant_seat) != NOBODY:
        book(table, int(table.giant_seat), GIANT_END_SOURCE, giant_glory(table))


@rule
def horde_size(table: Table, seat: int) -> int:
    """Markers on a seat's Orc board."""
    size = 0
    for colour in range(COLOURS):
        size += int(table.horde[seat, colour])
    return size


@rule
def pillage(table: Table, seat: int) -> None:
    """E5 (R37, D21): the whole horde goes back to the supply for Glory."""
    size = horde_size(table, seat)
    book(table, seat, ORC_SOURCE, int(HORDE_GLORY[size]))
    table.supply[seat] += size
    table.horde[seat, :] = 0


@rule
def size_as_played(table: Table, band: int) -> int:
    """Cards of a Band, Skeletons included."""
    return int(table.band_end[band]) - band_start(table, band)


@rule
def cards_that_score(table: Table, band: int) -> int:
    """R38: Skeletons leave before Bands are scored."""
    cards = 0
    for i in range(band_start(table, band), int(table.band_end[band])):
        if int(table.laid[i]) != SKELETON_CARD:
            cards += 1
    return cards


@rule
def glory_of_band(tribe: int, cards: int) -> int:
    """R39, R-T2, O30: the Glory of this many cards, without Skeletons; a Dwarf Leader counts one more."""
    return int(BAND_GLORY[cards + 1 if tribe == DWARF else cards])


@rule
def band_worth(table: Table, band: int) -> int:
    """The Glory of a Band at the end of the Age."""
    leader = int(table.laid[band_start(table, band)])
    return glory_of_band(tribe_of(leader), cards_that_score(table, band))


@rule
def _score_bands(table: Table) -> None:
    """R38, R39: Glory for every Band."""
    for band in range(int(table.bands)):
        book(table, int(table.band_owner[band]), BAND_SOURCE, band_worth(table, band))


@rule
def score_now(table: Table) -> None:
    """Score everything that is certain if the Age ends now (O20), without hordes that could be kept (O21)."""
    if int(table.phase) == OVER:
        return
    if int(table.phase) != PILLAGE:
        score_before_hordes(table)
    if int(table.age) == int(table.ages):
        for seat in range(int(table.players)):
            pillage(table, seat)
    score_after_hordes(table)


@rule
def next_first_player(table: Table) -> int:
    """R15, D6, O25: the seat with least Glory; in a tie the first clockwise from the drawer of the third Dragon."""
    players, drawer = int(table.players), int(table.dragon_seat)
    found = drawer
    for i in range(1, players):
        seat = (drawer + i) % players
        if int(table.glory[seat]) < int(table.glory[found]):
            found = seat
    return found


# --- The end of the game --------------------------------------------------------------------------------------


@rule
def markers_on_map(table: Table, seat: int) -> int:
    """R43, D14: markers in kingdoms only."""
    total = 0
    for kingdom in range(KINGDOMS):
        total += int(table.markers[seat, kingdom])
    return total


@rule
def bands_of_size(table: Table, seat: int, size: int) -> int:
    """Bands of the last Age, as they were played (R44, R45, D13, D16, O26)."""
    count = 0
    for band in range(int(table.bands)):
        if int(table.band_owner[band]) == seat and size_as_played(table, band) == size:
            count += 1
    return count


@rule
def band_lead(table: Table, seat: int, rival: int) -> int:
    """R44, D12: positive if ``seat`` has the larger Bands. Lists sorted from the largest down first differ at the
    largest size of which one seat has more Bands, and that seat is ahead; a missing Band counts 0.
    """
    largest_only = plays_with(table, _LARGEST_BAND_ONLY)
    for size in range(HAND_LIMIT, 0, -1):
        mine, theirs = bands_of_size(table, seat, size), bands_of_size(table, rival, size)
        if largest_only and mine > 0 and theirs > 0:
            return 0
        if mine != theirs:
            return mine - theirs
    return 0


@rule
def beats(table: Table, seat: int, rival: int) -> bool:
    """R42-R44, O34: whether a seat is placed ahead of another."""
    if int(table.skeleton_winner) == seat:
        return True
    if int(table.skeleton_winner) == rival:
        return False
    lead = int(table.glory[seat]) - int(table.glory[rival])
    if lead == 0:
        lead = markers_on_map(table, seat) - markers_on_map(table, rival)
    if lead == 0:
        lead = band_lead(table, seat, rival)
    return lead > 0


@rule
def award_places(table: Table) -> None:
    """R42, R46, D15: a seat's place is one more than the number of seats ahead of it, so tied seats share a place."""
    for seat in range(int(table.players)):
        place = 1
        for rival in range(int(table.players)):
            if rival != seat and beats(table, rival, seat):
                place += 1
        table.places[seat] = place


@rule
def share_of_victory(places: Numbers | Sequence[int], seat: int) -> float:
    """R46: a seat's share of the victory, from all places: 1, less if several seats share it, or 0."""
    if int(places[seat]) != 1:
        return 0.0
    winners = 0
    for rival in range(len(places)):
        if int(places[rival]) == 1:
            winners += 1
    return 1.0 / winners


def shares_of_victory(places: Sequence[int]) -> tuple[float, ...]:
    """R46: every seat's share of the victory, from the places of a game that is over."""
    return tuple(in_python(share_of_victory)(places, seat) for seat in range(len(places)))
