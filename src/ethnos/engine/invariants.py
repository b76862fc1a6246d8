"""What is true of every table between two decisions.

The self-check tests all of it after every decision of random games. The reader of positions tests the same conditions
line by line, through the entry points at the end.
"""

from array import array
from collections.abc import Sequence
from typing import Any, Final

from ethnos.engine.actions import ACTIONS
from ethnos.engine.bands import is_one_tribe
from ethnos.engine.cards import band_start, colour_of, has_kind, tribe_of
from ethnos.engine.compile import entry_point, rule
from ethnos.engine.components import (
    CARD_KINDS,
    COLOURS,
    DRAGON,
    DRAGONS,
    GIANT,
    HAND_LIMIT,
    MARKERS,
    MAX_DECK,
    MAX_PLAYERS,
    MERFOLK,
    SKELETON_CARD,
)
from ethnos.engine.each_table import at_table
from ethnos.engine.fields import Numbers
from ethnos.engine.lookup import COPIES
from ethnos.engine.scoring import horde_size, markers_on_map, size_as_played
from ethnos.engine.setup import in_play
from ethnos.engine.state import KINGDOM, NOBODY, OVER, PILLAGE, SOURCES, Table

CARDS, MARKERS_LOST, GLORY, HANDS, CHOICES, DECK, BANDS, PLACES, GIANT_TOKEN, HORDES = range(10)
INVARIANTS: Final = ("cards", "markers", "glory", "hands", "choices", "deck", "bands", "places", "giant", "hordes")
"""Their names, in the order of their numbers."""

FAULTLESS, WRONG_SIZE, SKELETON_LEADS, MIXED = range(4)  # what can be wrong with a Band
COUNTED: Final = CARD_KINDS + 1
"""The length of an array that counts cards of each kind and Dragons."""


@rule
def first_broken(table: Table, counts: Any) -> int:
    """The first invariant that does not hold, or NOBODY; ``counts`` is scratch memory for counting cards."""
    if not cards_conserved(table, counts):
        return CARDS
    if not markers_conserved(table):
        return MARKERS_LOST
    if not glory_is_booked(table):
        return GLORY
    if not hands_in_order(table):
        return HANDS
    if not choices_in_order(table):
        return CHOICES
    if not deck_in_order(table):
        return DECK
    if not bands_in_order(table):
        return BANDS
    if int(table.phase) == OVER and not places_in_order(table):
        return PLACES
    if not giant_in_order(table):
        return GIANT_TOKEN
    if int(table.phase) == PILLAGE and not pillage_in_order(table):
        return HORDES
    return NOBODY


@rule
def cards_conserved(table: Table, counts: Any) -> bool:
    """Each kind has as many cards as were printed, and its bit in the sets of kinds is right."""
    for i in range(len(counts)):
        counts[i] = 0
    for i in range(int(table.deck_left)):
        counts[table.deck[i]] += 1
    for i in range(band_start(table, int(table.bands))):
        counts[table.laid[i]] += 1
    for kind in range(CARD_KINDS):
        face_up = int(table.pool[kind])
        if has_kind(table.pool_kinds, kind) != (face_up > 0):
            return False
        counts[kind] += face_up
        for seat in range(int(table.players)):
            held = int(table.hands[seat, kind])
            if held < int(table.known[seat, kind]):
                return False
            if has_kind(table.hand_kinds[seat], kind) != (held > 0):
                return False
            counts[kind] += held
        if int(counts[kind]) != copies_in_play(table, kind):
            return False
    return True


@rule
def copies_in_play(table: Table, kind: int) -> int:
    """How many cards of a kind are in this game."""
    return int(COPIES[kind]) if in_play(table, kind // COLOURS) else 0


@rule
def markers_conserved(table: Table) -> bool:
    """R2, R4, R6: 26 for each player."""
    for seat in range(int(table.players)):
        if int(table.supply[seat]) < 0 or markers_of(table, seat) != MARKERS:
            return False
    return True


@rule
def markers_of(table: Table, seat: int) -> int:
    """All markers of a player: scoring marker, Merfolk board, map, horde and supply."""
    fixed = 2 if in_play(table, MERFOLK) else 1
    return fixed + markers_on_map(table, seat) + horde_size(table, seat) + int(table.supply[seat])


@rule
def glory_is_booked(table: Table) -> bool:
    """Every point is on the score sheet."""
    for seat in range(int(table.players)):
        if booked_glory(table, seat) != int(table.glory[seat]):
            return False
    return True


@rule
def booked_glory(table: Table, seat: int) -> int:
    """What the score sheet of a player adds up to."""
    booked = 0
    for age in range(int(table.ages)):
        for source in range(SOURCES):
            booked += int(table.sheet[age, seat, source])
    return booked


@rule
def hands_in_order(table: Table) -> bool:
    """0 to 10 cards, and as many as the record says."""
    for seat in range(int(table.players)):
        size = 0
        for kind in range(CARD_KINDS):
            if int(table.hands[seat, kind]) < 0:
                return False
            size += int(table.hands[seat, kind])
        if size != int(table.hand_size[seat]) or size > HAND_LIMIT:
            return False
    return True


@rule
def choices_in_order(table: Table) -> bool:
    """At least one while the game goes on; all valid and ascending; the rest of the list is 0."""
    count = int(table.choice_count)
    if (count == 0) != (int(table.phase) == OVER):
        return False
    for i in range(count):
        if not 0 <= int(table.choices[i]) < ACTIONS:
            return False
        if i > 0 and int(table.choices[i]) <= int(table.choices[i - 1]):
            return False
    for i in range(count, len(table.choices)):
        if int(table.choices[i]) != 0:
            return False
    return True


@rule
def deck_in_order(table: Table) -> bool:
    """The Dragons still to come are in the rest of the lower half, so the deck cannot run out (O2)."""
    dragons = dragons_below(table, int(table.deck_left))
    if dragons != DRAGONS - int(table.dragons):
        return False
    if dragons != dragons_below(table, int(table.lower_half)):
        return False
    return dragons > 0 or int(table.phase) == PILLAGE or int(table.phase) == OVER


@rule
def dragons_below(table: Table, place: int) -> int:
    """The number of Dragons in the lowest ``place`` cards of the deck."""
    dragons = 0
    for i in range(min(place, int(table.deck_left))):
        if int(table.deck[i]) == DRAGON:
            dragons += 1
    return dragons


@rule
def bands_in_order(table: Table) -> bool:
    """No Band has a fault."""
    for band in range(int(table.bands)):
        if fault_of_band(table.laid, band_start(table, band), int(table.band_end[band])) != FAULTLESS:
            return False
    return True


@rule
def fault_of_band(cards: Numbers, start: int, end: int) -> int:
    """1 to 10 cards of the Leader's tribe or of its colour, Skeletons aside; no Skeleton leads (R23, R-T9, O4)."""
    if not 1 <= end - start <= HAND_LIMIT:
        return WRONG_SIZE
    leader = int(cards[start])
    if leader == SKELETON_CARD:
        return SKELETON_LEADS
    if is_one_tribe(cards, start, end):
        return FAULTLESS
    for i in range(start, end):
        kind = int(cards[i])
        if kind != SKELETON_CARD and colour_of(kind) != colour_of(leader):
            return MIXED
    return FAULTLESS


@rule
def places_in_order(table: Table) -> bool:
    """R42, O34: a seat is first, and no seat is placed below or level with a seat that has less Glory."""
    for seat in range(int(table.players)):
        if overtaken_by(table, seat) != NOBODY:
            return False
    return somebody_is_first(table)


@rule
def somebody_is_first(table: Table) -> bool:
    """Every seat has a place, at least one is first, and a winner by ten Skeletons is first (O3)."""
    first = False
    for seat in range(int(table.players)):
        place = int(table.places[seat])
        if not 1 <= place <= int(table.players):
            return False
        if place != 1 and seat == int(table.skeleton_winner):
            return False
        first = first or place == 1
    return first


@rule
def overtaken_by(table: Table, seat: int) -> int:
    """A seat with less Glory that is not placed lower, or NOBODY; ten Skeletons win regardless of Glory (O3)."""
    for rival in range(int(table.players)):
        ahead = int(table.glory[seat]) > int(table.glory[rival])
        by_skeletons = int(table.skeleton_winner) == seat or int(table.skeleton_winner) == rival
        if ahead and not by_skeletons and int(table.places[seat]) >= int(table.places[rival]):
            return rival
    return NOBODY


@rule
def giant_in_order(table: Table) -> bool:
    """R-T4, O19: the owner of the largest Giant-led Band holds the token, and its size is that of the Band."""
    band = largest_giant_band(table)
    if band == NOBODY:
        return int(table.giant_seat) == NOBODY and int(table.giant_size) == 0
    size = size_as_played(table, band)
    return int(table.giant_seat) == int(table.band_owner[band]) and int(table.giant_size) == size


@rule
def largest_giant_band(table: Table) -> int:
    """The first of the largest Giant-led Bands whose Leaders have acted, or NOBODY (R-T4, O19)."""
    finished = int(table.bands)
    if int(table.phase) == KINGDOM:  # the Leader of the last Band acts after the marker
        finished -= 1
    largest, most = NOBODY, 0
    for band in range(finished):
        size = size_as_played(table, band)
        if size > most and tribe_of(int(table.laid[band_start(table, band)])) == GIANT:
            largest, most = band, size
    return largest


@rule
def pillage_in_order(table: Table) -> bool:
    """R31, R37: the hands are gone, and the seat to decide has a horde to empty."""
    return holder_of_cards(table) == NOBODY and horde_size(table, int(table.seat)) > 0


@rule
def holder_of_cards(table: Table) -> int:
    """The first seat with cards in hand, or NOBODY."""
    for seat in range(int(table.players)):
        if int(table.hand_size[seat]) > 0:
            return seat
    return NOBODY


# --- Entry points -------------------------------------------------------------------------------------------

_SEATS: Final = range(MAX_PLAYERS)


def check(table: Table) -> int:
    """The first invariant that does not hold at a table, or NOBODY."""
    return _first_broken(table, array("q", bytes(8 * COUNTED)))


def judge_band(kinds: Sequence[int]) -> int:
    """What is wrong with these cards as a Band, the Leader first, or FAULTLESS."""
    return _fault_of_band(array("q", kinds))


_first_broken = at_table(__name__, first_broken, [int])
count_markers = at_table(__name__, markers_of, _SEATS)
count_booked = at_table(__name__, booked_glory, _SEATS)
count_copies = at_table(__name__, copies_in_play, range(CARD_KINDS))
count_dragons = at_table(__name__, dragons_below, range(MAX_DECK + 1))
has_first = at_table(__name__, somebody_is_first)
find_overtaken = at_table(__name__, overtaken_by, _SEATS)
has_giant_token = at_table(__name__, giant_in_order)
find_giant_band = at_table(__name__, largest_giant_band)
find_holder = at_table(__name__, holder_of_cards)
count_horde = at_table(__name__, horde_size, _SEATS)


@entry_point([int])
def _fault_of_band(cards: Any) -> int:
    return fault_of_band(cards, 0, len(cards))
