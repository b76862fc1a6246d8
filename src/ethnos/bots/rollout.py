"""The quick player: a fast heuristic player in compiled code, for playouts. A decision takes 0.1 microseconds.

It collects the most promising family of cards (one tribe or one colour). It plays the family once its value reaches a
threshold that depends on the number of Dragons seen, and picks the Leader by Glory, marker and power. It never lists
the legal decisions; it constructs a legal one. Thresholds and values are weights, tuned by playing it against itself
(``bench/weights.py``). The value of a marker changes only in the kingdom where one is placed, so ``gains`` caches it
for every seat and kingdom.
"""

from typing import Final

from ethnos.bots.hand_counts import COLOUR_OF, TRIBE_OF, count_hand, of_colour, of_tribe
from ethnos.bots.weights import Weights
from ethnos.engine import actions
from ethnos.engine import state as phases
from ethnos.engine.bands import leader_kingdom, leader_tribe, may_place, places_marker
from ethnos.engine.cards import next_kind
from ethnos.engine.compile import lowest_bit, rule
from ethnos.engine.components import (
    CARD_KINDS,
    GIANT,
    HAND_LIMIT,
    KINGDOMS,
    MAX_PLAYERS,
    NO_CARD,
    ORC,
    SKELETON_CARD,
    TROLL_TOKENS,
    WINGFOLK,
)
from ethnos.engine.scoring import glory_of_band, horde_size
from ethnos.engine.state import KIND_WORDS, KINDS_A_WORD, NOBODY, Table
from ethnos.engine.tribes import may_join_horde, may_place_extra
from ethnos.engine.turn import GO_ON, step

# --- What the weights mean ------------------------------------------------------------------------------------

THRESHOLD: Final = 0  # + Dragons seen: the value that a Band must reach to be played
LEFTOVER: Final = 3  # ... and what each card that would be discarded adds to it
FAMILY: Final = 4  # + size: the expected value of a family of this size in hand
TAKE_OTHER: Final = 12  # of a face-up card: for each card of its smaller family
TAKE_GAIN: Final = 13  # of a face-up card: times the value of a marker in its kingdom
TAKE_SKELETON: Final = 14  # of a face-up Skeleton
DRAW: Final = 15  # what a card from the deck adds to the best family's expected value ...
DRAW_GROWTH: Final = 16  # ... as a share of that value
MARKER_LEAD: Final = 17  # + own markers less the best rival's, from -3 to 3: a marker's share of a kingdom's tokens
LATER: Final = 24  # the share at which tokens of later Ages count
POWER: Final = 25  # + tribe: the value of its power as a Leader, ...
POWER_SIZE: Final = 37  # + tribe: ... and per card of the Band
PILLAGE: Final = 49  # the size from which an Orc horde is emptied before the last Age
WEIGHTS_COUNT: Final = 50

LARGEST: Final = 7  # larger families count as this size
NEVER: Final = -1000.0
GAINS: Final = MAX_PLAYERS * KINGDOMS


@rule
def play_on(table: Table, weights: Weights, gains: Weights) -> None:
    """Play a table to its end."""
    remember_gains(table, weights, gains)
    while int(table.phase) != phases.OVER:
        age = int(table.age)
        action = pick(table, weights, gains)
        step(table, action)
        if actions.PLACE <= action < actions.PLACE_NONE:
            remember_kingdom(table, weights, gains, action - actions.PLACE)
        while int(table.phase) >= phases.DISCARD:
            step(table, GO_ON)
        if int(table.age) != age:
            remember_gains(table, weights, gains)


@rule
def pick(table: Table, weights: Weights, gains: Weights) -> int:
    """The quick player's decision in any phase; always a legal one."""
    phase = int(table.phase)
    if phase == phases.TURN:
        return _pick_turn(table, weights, gains)
    if phase == phases.BAND:
        return actions.PLAY
    if phase == phases.KINGDOM:
        return _pick_kingdom(table, gains)
    if phase == phases.EXTRA:
        return _pick_extra(table, gains)
    if phase == phases.TOKEN:
        return _pick_token(table)
    if phase == phases.HORDE:
        return actions.HORDE if may_join_horde(table) else actions.HORDE_NONE
    if phase == phases.ANOTHER:
        tribes, colours = count_hand(table, int(table.seat))
        return _pick_band(table, weights, gains, tribes, colours, False)[0]
    if phase == phases.KEEP:
        return _pick_kept(table)
    if phase == phases.WIZARD:
        return actions.WIZARD_DRAW
    pillages = horde_size(table, int(table.seat)) >= weights[PILLAGE]
    return actions.PILLAGE if pillages else actions.PILLAGE_NONE


# --- A turn ---------------------------------------------------------------------------------------------------


@rule
def _pick_turn(table: Table, weights: Weights, gains: Weights) -> int:
    seat = int(table.seat)
    hand = int(table.hand_size[seat])
    tribes, colours = count_hand(table, seat)
    lead, largest = _pick_band(table, weights, gains, tribes, colours, hand < HAND_LIMIT)
    if lead != actions.STOP:
        return lead
    return _pick_recruit(table, weights, gains, tribes, colours, largest) if hand < HAND_LIMIT else actions.SHOW


@rule
def _pick_recruit(table: Table, weights: Weights, gains: Weights, tribes: int, colours: int, largest: int) -> int:
    """The most promising face-up card, unless the deck promises more."""
    seat = int(table.seat)
    expected = weights[FAMILY + min(largest, LARGEST)]
    best, best_score = actions.DRAW, weights[DRAW] + weights[DRAW_GROWTH] * expected
    for word in range(KIND_WORDS):  # as in count_hand, not next_kind
        rest = int(table.pool_kinds[word])
        while rest != 0:
            kind = word * KINDS_A_WORD + lowest_bit(rest)
            rest &= rest - 1
            score = take_score(weights, gains, seat, tribes, colours, expected, kind)
            if score > best_score:
                best, best_score = actions.TAKE + kind, score
    return best


@rule
def take_score(
    weights: Weights, gains: Weights, seat: int, tribes: int, colours: int, expected: float, kind: int
) -> float:
    """The expected value of the hand after taking a face-up card."""
    if kind == SKELETON_CARD:
        return float(expected + weights[TAKE_SKELETON])
    kin, mates = of_tribe(tribes, kind) + 1, of_colour(colours, kind) + 1
    score = weights[FAMILY + min(max(kin, mates), LARGEST)] + weights[TAKE_OTHER] * min(kin, mates)
    return float(score + weights[TAKE_GAIN] * gains[seat * KINGDOMS + COLOUR_OF[kind]])


@rule
def _pick_band(
    table: Table, weights: Weights, gains: Weights, tribes: int, colours: int, patient: bool
) -> tuple[int, int]:
    """Lead the most valuable Band; STOP if none can be led or, if ``patient``, none is valuable enough.

    Also returns the size of the largest family.
    """
    seat = int(table.seat)
    best, best_value = actions.STOP, 0.0 if patient else NEVER
    threshold = play_threshold(table, weights, 0)
    largest = 0
    for word in range(KIND_WORDS):  # likewise
        rest = int(table.hand_kinds[seat, word])
        while rest != 0:
            kind = word * KINDS_A_WORD + lowest_bit(rest)
            rest &= rest - 1
            if kind == SKELETON_CARD:
                break
            kin, mates = of_tribe(tribes, kind), of_colour(colours, kind)
            cards = max(kin, mates)
            largest = max(largest, cards)
            spared = weights[LEFTOVER] * cards - threshold if patient else 0.0
            value = band_value(table, weights, gains, kind, cards) + spared
            if value > best_value:
                best_value = value
                best = kind + (actions.LEAD_COLOUR if mates > kin else actions.LEAD_TRIBE)
    return best, largest


@rule
def play_threshold(table: Table, weights: Weights, cards: int) -> float:
    """The value from which a Band of this size is played now rather than grown further."""
    seat = int(table.seat)
    leftover = int(table.hand_size[seat]) - int(table.hands[seat, SKELETON_CARD]) - cards
    return float(weights[THRESHOLD + int(table.dragons)] + weights[LEFTOVER] * leftover)


@rule
def band_value(table: Table, weights: Weights, gains: Weights, leader: int, cards: int) -> float:
    """The value of a Band of this many cards plus all Skeletons: its Glory, a marker, and its Leader's power."""
    seat, tribe, kingdom = int(table.seat), int(TRIBE_OF[leader]), int(COLOUR_OF[leader])
    size = cards + int(table.hands[seat, SKELETON_CARD])
    value = glory_of_band(tribe, cards) + _power(table, weights, seat, tribe, kingdom, size)
    if tribe == WINGFOLK:
        return value + _best_gain(table, gains, size)
    return value + (gains[seat * KINGDOMS + kingdom] if places_marker(table, seat, tribe, kingdom, size) else 0.0)


@rule
def _power(table: Table, weights: Weights, seat: int, tribe: int, kingdom: int, size: int) -> float:
    """The value of the Leader's power; 0 for a Giant that is too small, or an Orc whose space is occupied."""
    power = weights[POWER + tribe] + weights[POWER_SIZE + tribe] * size
    too_small = (tribe == GIANT) & (size <= int(table.giant_size))
    taken = (tribe == ORC) & (int(table.horde[seat, kingdom]) == 1)
    return 0.0 if too_small | taken else power


# --- Markers --------------------------------------------------------------------------------------------------


@rule
def remember_gains(table: Table, weights: Weights, gains: Weights) -> None:
    """Cache the value of a marker for every seat and kingdom."""
    for kingdom in range(KINGDOMS):
        remember_kingdom(table, weights, gains, kingdom)


@rule
def remember_kingdom(table: Table, weights: Weights, gains: Weights, kingdom: int) -> None:
    """Cache the value of a marker here for each seat: tokens of this and later Ages, by how close the race is."""
    players, age = int(table.players), int(table.age)
    tokens = float(table.tokens[kingdom, age - 1])
    for later in range(age, int(table.ages)):
        tokens += weights[LATER] * table.tokens[kingdom, later]
    first, second, leader = 0, 0, NOBODY
    for seat in range(players):
        markers = int(table.markers[seat, kingdom])
        if markers > first:
            first, second, leader = markers, first, seat
        elif markers > second:
            second = markers
    for seat in range(players):
        lead = int(table.markers[seat, kingdom]) - (second if seat == leader else first)
        gains[seat * KINGDOMS + kingdom] = tokens * weights[MARKER_LEAD + 3 + min(max(lead, -3), 3)]


@rule
def _best_gain(table: Table, gains: Weights, size: int) -> float:
    """The best value of a marker among the kingdoms that Wingfolk can place in."""
    seat, best = int(table.seat), 0.0
    for kingdom in range(KINGDOMS):
        if gains[seat * KINGDOMS + kingdom] > best and places_marker(table, seat, WINGFOLK, kingdom, size):
            best = gains[seat * KINGDOMS + kingdom]
    return best


@rule
def _pick_kingdom(table: Table, gains: Weights) -> int:
    home = leader_kingdom(table)
    if leader_tribe(table) != WINGFOLK:
        return actions.PLACE + home if may_place(table, home) else actions.PLACE_NONE
    seat, best, best_gain = int(table.seat), actions.PLACE_NONE, NEVER
    for kingdom in range(KINGDOMS):
        gain = gains[seat * KINGDOMS + kingdom]
        if gain > best_gain and may_place(table, kingdom):
            best, best_gain = actions.PLACE + kingdom, gain
    return best


@rule
def _pick_extra(table: Table, gains: Weights) -> int:
    seat, best, best_gain = int(table.seat), actions.PLACE_NONE, NEVER
    if may_place_extra(table):
        for kingdom in range(int(table.cursor), KINGDOMS):
            if gains[seat * KINGDOMS + kingdom] > best_gain:
                best, best_gain = actions.PLACE + kingdom, gains[seat * KINGDOMS + kingdom]
    return best


# --- Powers ---------------------------------------------------------------------------------------------------


@rule
def _pick_token(table: Table) -> int:
    """The highest Troll token available."""
    for value in range(min(int(table.band_size), TROLL_TOKENS), 0, -1):
        if int(table.trolls[value - 1]) == NOBODY:
            return actions.TOKEN + value - 1
    return actions.TOKEN_NONE


@rule
def _pick_kept(table: Table) -> int:
    """The next card that an Elf keeps, in ascending order; it keeps the cards of the largest families."""
    seat, room = int(table.seat), int(table.band_size)
    tribes, colours = count_hand(table, seat)
    kind = next_kind(table.hand_kinds[seat], NO_CARD)
    while kind < CARD_KINDS:
        chosen = int(table.chosen[kind])
        if kind >= int(table.cursor) and chosen < int(table.hands[seat, kind]):
            if _cards_before(table, tribes, colours, kind) + chosen < room:
                return actions.KEEP + kind
        kind = next_kind(table.hand_kinds[seat], kind)
    return actions.KEEP_DONE


@rule
def _cards_before(table: Table, tribes: int, colours: int, kind: int) -> int:
    """How many cards in hand an Elf prefers to one of this kind."""
    seat, count = int(table.seat), 0
    family = _family_size(tribes, colours, kind)
    other = next_kind(table.hand_kinds[seat], NO_CARD)
    while other < CARD_KINDS:
        other_family = _family_size(tribes, colours, other)
        if other_family > family or (other_family == family and other < kind):
            count += int(table.hands[seat, other])
        other = next_kind(table.hand_kinds[seat], other)
    return count


@rule
def _family_size(tribes: int, colours: int, kind: int) -> int:
    if kind == SKELETON_CARD:
        return 3
    return max(of_tribe(tribes, kind), of_colour(colours, kind))
