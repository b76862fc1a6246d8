"""A hand-written evaluation: how much Glory a seat can expect from a table, given its view.

It adds up Glory already scored; the awards of kingdoms and the Merfolk board in this and later Ages, weighted by the
chance of each place; Bands on the table; tokens and hordes; and what the hand may become before the Age ends. It
subtracts what the face-up cards offer to the next players. It reads only the view.
"""

from collections.abc import MutableSequence
from typing import Final, TypeAlias

from ethnos.bots.hand_counts import count_hand, of_colour, of_tribe
from ethnos.engine.bands import places_marker
from ethnos.engine.cards import band_start, kinds_end, kinds_start, next_kind
from ethnos.engine.compile import lookup, rule
from ethnos.engine.components import CARD_KINDS, COLOURS, DRAGONS, HAND_LIMIT, KINGDOMS, NO_CARD, SKELETON_CARD
from ethnos.engine.lookup import COPIES, HORDE_GLORY
from ethnos.engine.scoring import (
    award,
    band_worth,
    giant_glory,
    glory_of_band,
    horde_size,
    strength_in,
    troll_sum,
)
from ethnos.engine.state import MERFOLK_SOURCE, Table

Counts: TypeAlias = MutableSequence[int]

# The chance that a rival is ahead at the end of an Age, by the rival's lead now, from -3 to 3 markers.
AHEAD_SOON: Final = lookup((0.03, 0.08, 0.22, 0.5, 0.78, 0.92, 0.97))
AHEAD_LATER: Final = lookup((0.22, 0.3, 0.39, 0.5, 0.61, 0.7, 0.78))
EVEN: Final = 3  # the index of a lead of 0

GIANT_HELD: Final = 0.6  # of the token's value: another seat may still take it
TROLL_POINT: Final = 0.5  # per point on Troll tokens, which break ties later
HORDE_GROWTH: Final = 0.5  # the share of a horde's next step that already counts
TURNS_TO_GROW: Final = 2.5  # for one more card in the best family
GROWTH: Final = 0.55  # the chance to get that card in this time
SECOND_FAMILY: Final = 0.3  # the share of the second-best family that survives playing the best
GIFT: Final = 0.25  # per card of the family that a face-up card would give a rival
DRAWS_A_TURN: Final = 0.7  # less than 1: players also recruit from the pool and play Bands


@rule
def appraise(table: Table, seat: int) -> float:
    """The Glory that a seat can expect, including hand and pool."""
    return standing_value(table, seat) + hand_value(table, seat) - gift_value(table, seat)


@rule
def standing_value(table: Table, seat: int) -> float:
    """The value of everything on the table, without the hand."""
    value = float(table.glory[seat])
    for kingdom in range(KINGDOMS):
        value += race_value(table, seat, kingdom, 0)
    value += race_value(table, seat, MERFOLK_SOURCE, 0)
    for band in range(int(table.bands)):
        if int(table.band_owner[band]) == seat:
            value += band_worth(table, band)
    if int(table.giant_seat) == seat:
        value += GIANT_HELD * giant_glory(table)
    value += TROLL_POINT * troll_sum(table, seat) * (int(table.ages) - int(table.age) + 1)
    return value + horde_value(table, seat)


# --- Races: kingdoms and the Merfolk board --------------------------------------------------------------------


@rule
def race_value(table: Table, seat: int, source: int, extra: int) -> float:
    """The awards that a seat can expect from a kingdom or the Merfolk board, with ``extra`` more markers."""
    mine = strength_in(table, seat, source) + extra
    if mine == 0:
        return 0.0
    value = 0.0
    for age in range(int(table.age), int(table.ages) + 1):
        ahead = 0.0
        for rival in range(int(table.players)):
            if rival != seat:
                lead = min(max(strength_in(table, rival, source) - mine, -EVEN), EVEN)
                ahead += AHEAD_SOON[lead + EVEN] if age == int(table.age) else AHEAD_LATER[lead + EVEN]
        place = int(ahead)
        part = ahead - place
        value += (1.0 - part) * award(table, source, place, age) + part * award(table, source, place + 1, age)
    return value


@rule
def marker_gain(table: Table, seat: int, kingdom: int) -> float:
    """The value of one more marker in a kingdom."""
    return race_value(table, seat, kingdom, 1) - race_value(table, seat, kingdom, 0)


@rule
def horde_value(table: Table, seat: int) -> float:
    """R37: a horde is worth more the larger it gets, and nothing is lost by waiting."""
    size = horde_size(table, seat)
    value = float(HORDE_GLORY[size])
    if 0 < size < COLOURS and int(table.age) < int(table.ages):
        value += HORDE_GROWTH * (HORDE_GLORY[size + 1] - HORDE_GLORY[size])
    return value


# --- The hand -------------------------------------------------------------------------------------------------


@rule
def chance_to_last(table: Table, turns: float) -> float:
    """The chance that the Age lasts this many more turns of the seat (R22): not all remaining Dragons come first."""
    drawn = turns * DRAWS_A_TURN * int(table.players)
    lower = min(int(table.lower_half), int(table.deck_left))
    reached = min(max(drawn - (int(table.deck_left) - lower), 0.0) / max(lower, 1), 1.0)
    gone = 1.0
    for _ in range(DRAGONS - int(table.dragons)):
        gone *= reached
    return 1.0 - gone


@rule
def hand_value(table: Table, seat: int) -> float:
    """The value of the best family's Band, now or after growing, and a share of the second best."""
    tribes, colours = count_hand(table, seat)
    soon, next_card = chance_to_last(table, 1.0), chance_to_last(table, 1.0 + TURNS_TO_GROW)
    skeletons = int(table.hands[seat, SKELETON_CARD])
    best, second = 0.0, 0.0
    best_kin, best_mates = NO_CARD, NO_CARD
    kind = next_kind(table.hand_kinds[seat], NO_CARD)
    while kind < SKELETON_CARD:
        for by_colour in range(2):
            cards = of_colour(colours, kind) if by_colour == 1 else of_tribe(tribes, kind)
            value = _family_value(table, seat, kind, cards, skeletons, soon, next_card)
            same = best_mates == kind % COLOURS if by_colour == 1 else best_kin == kind // COLOURS
            if value > best:
                if not same:
                    second = best
                best = value
                best_kin = NO_CARD if by_colour == 1 else kind // COLOURS
                best_mates = kind % COLOURS if by_colour == 1 else NO_CARD
            elif value > second and not same:
                second = value
        kind = next_kind(table.hand_kinds[seat], kind)
    return best + SECOND_FAMILY * second


@rule
def _family_value(
    table: Table, seat: int, leader: int, cards: int, skeletons: int, soon: float, next_card: float
) -> float:
    now = band_gain(table, seat, leader, cards, skeletons)
    value = soon * now
    if cards + skeletons < HAND_LIMIT:
        grown = band_gain(table, seat, leader, cards + 1, skeletons)
        value = max(value, (1.0 - GROWTH) * value + GROWTH * next_card * grown)
    return value


@rule
def band_gain(table: Table, seat: int, leader: int, cards: int, skeletons: int) -> float:
    """What a Band would add: its Glory and its marker (R25, R39). Powers count only once it is played."""
    tribe, kingdom = leader // COLOURS, leader % COLOURS
    value = float(glory_of_band(tribe, cards))
    if places_marker(table, seat, tribe, kingdom, cards + skeletons):
        value += max(marker_gain(table, seat, kingdom), 0.0)
    return value


# --- Drawing --------------------------------------------------------------------------------------------------


@rule
def chance_of_the_end(table: Table) -> float:
    """The chance that the next card from the deck is the third Dragon (R22)."""
    if int(table.dragons) < DRAGONS - 1:
        return 0.0
    lower = min(int(table.lower_half), int(table.deck_left))
    return 1.0 / max(lower, 1) if lower == int(table.deck_left) else 0.0


@rule
def count_unseen(table: Table, unseen: Counts) -> int:
    """Count the cards of each kind that the viewer cannot see: in the deck or other hands. Returns the total."""
    total = 0
    for kind in range(CARD_KINDS):
        unseen[kind] = 0
    for i in range(int(table.tribe_count)):
        tribe = int(table.tribes[i])
        for kind in range(kinds_start(tribe), kinds_end(tribe)):
            unseen[kind] = COPIES[kind] - int(table.pool[kind])
            for seat in range(int(table.players)):
                unseen[kind] -= int(table.hands[seat, kind])
    for i in range(band_start(table, int(table.bands))):
        unseen[int(table.laid[i])] -= 1
    for kind in range(CARD_KINDS):
        total += unseen[kind]
    return total


# --- The pool -------------------------------------------------------------------------------------------------


@rule
def gift_value(table: Table, seat: int) -> float:
    """What the pool offers to rivals, by the cards they are known to hold; earlier seats count more."""
    players = int(table.players)
    value, nearness = 0.0, 1.0
    for i in range(1, players):
        rival = (seat + i) % players
        tribes, colours = count_hand(table, rival)
        best = 0
        kind = next_kind(table.pool_kinds, NO_CARD)
        while kind < SKELETON_CARD:
            best = max(best, max(of_tribe(tribes, kind), of_colour(colours, kind)) + 1)
            kind = next_kind(table.pool_kinds, kind)
        value += nearness * best
        nearness *= 0.6
    return GIFT * value
