"""Setup: a new game (R1-R10) and a new Age (R12-R14)."""

from ethnos.engine.bands import clear_band
from ethnos.engine.cards import add_to_pool, draw_to_hand, kinds_end, kinds_start
from ethnos.engine.compile import rule
from ethnos.engine.components import (
    DRAGON,
    DRAGONS,
    KINGDOMS,
    MARKERS,
    MERFOLK,
    NO_CARD,
    SMALL_GAME,
    TRIBES,
)
from ethnos.engine.lookup import AGES_IN_PLAY, COPIES, GLORY_TOKENS, SMALL_GAME_TOKENS, TRIBES_IN_PLAY
from ethnos.engine.rng import below, shuffle_deck
from ethnos.engine.state import NOBODY, TURN, WHOLE, Table


@rule
def lay_out(table: Table, players: int, tribe_pool: int) -> None:
    """Set up a new game, up to the first decision. The options and the generator are already set.

    ``tribe_pool`` has a bit for each tribe to draw from; as many as the game needs are drawn (R5, R49).
    """
    table.viewer = WHOLE
    table.players = players
    table.ages = AGES_IN_PLAY[players]  # R11, R47
    table.glory[:] = 0
    table.sheet[:, :, :] = 0
    table.places[:] = 0
    table.skeleton_winner = NOBODY
    _choose_tribes(table, tribe_pool, TRIBES_IN_PLAY[players])
    shuffle_deck(table, gather_glory_tokens(table))
    lay_glory_tokens(table)
    _hand_out_markers(table)
    table.horde[:, :] = 0
    table.age = 1
    table.first = below(table, players)  # R15
    start_age(table)


@rule
def in_play(table: Table, tribe: int) -> bool:
    """Whether a tribe is in this game."""
    for i in range(int(table.tribe_count)):
        if int(table.tribes[i]) == tribe:
            return True
    return False


@rule
def start_age(table: Table) -> None:
    """R12-R14, D28: all Ally cards shuffled, hands and pool dealt, the Dragons shuffled into the lower half."""
    table.dragons = 0
    table.dragon_seat = NOBODY
    table.trolls[:] = NOBODY
    table.giant_seat = NOBODY
    table.giant_size = 0
    gather_allies(table)
    shuffle_deck(table, int(table.deck_left))
    deal(table)


@rule
def deal(table: Table) -> None:
    """R13, R14: deal hands and pool from the top of the shuffled deck; then shuffle the Dragons in."""
    players, first = int(table.players), int(table.first)
    for i in range(players):
        table.seat = (first + i) % players
        draw_to_hand(table)
    for _ in range(2 * players):
        table.deck_left = int(table.deck_left) - 1
        top = int(table.deck_left)
        add_to_pool(table, int(table.deck[top]), 1)
        table.deck[top] = NO_CARD
    left = int(table.deck_left)
    table.lower_half = left // 2 + DRAGONS
    shuffle_dragons_in(table, left, left // 2, DRAGONS)  # R14, O1: an odd card goes to the upper half
    table.seat = first
    table.phase = TURN


@rule
def _choose_tribes(table: Table, tribe_pool: int, needed: int) -> None:
    offered = 0
    for tribe in range(TRIBES):
        offered += (tribe_pool >> tribe) & 1
    table.tribes[:] = NOBODY
    table.tribe_count = needed
    taken = 0
    for tribe in range(TRIBES):
        if (tribe_pool >> tribe) & 1 == 0:
            continue
        # Selection sampling: this probability for each tribe makes all sets equally likely.
        if offered == needed - taken or below(table, offered) < needed - taken:
            table.tribes[taken] = tribe
            taken += 1
        offered -= 1


@rule
def gather_glory_tokens(table: Table) -> int:
    """R3, R48: put all Glory tokens of this game into ``deck`` temporarily, to shuffle them; returns their number."""
    small = int(table.players) <= SMALL_GAME
    count = KINGDOMS * int(table.ages)
    for i in range(count):
        table.deck[i] = SMALL_GAME_TOKENS[i] if small else GLORY_TOKENS[i]
    return count


@rule
def lay_glory_tokens(table: Table) -> None:
    """R3, D1: deal the shuffled tokens to the kingdoms, sorted: the highest belongs to the last Age."""
    each = int(table.ages)
    table.tokens[:, :] = 0
    for kingdom in range(KINGDOMS):
        for i in range(each):
            value = int(table.deck[kingdom * each + i])
            slot = i
            while slot > 0 and int(table.tokens[kingdom, slot - 1]) > value:
                table.tokens[kingdom, slot] = table.tokens[kingdom, slot - 1]
                slot -= 1
            table.tokens[kingdom, slot] = value


@rule
def _hand_out_markers(table: Table) -> None:
    """R4, R6, O5: one marker counts Glory; one is on the Merfolk board, if that is in play."""
    table.markers[:, :] = 0
    table.merfolk[:] = 0
    table.supply[:] = 0
    for seat in range(int(table.players)):
        table.supply[seat] = MARKERS - 2 if in_play(table, MERFOLK) else MARKERS - 1


@rule
def _clear_cards(table: Table) -> None:
    table.hands[:, :] = 0
    table.hand_kinds[:, :] = 0
    table.hand_size[:] = 0
    table.known[:, :] = 0
    table.pool[:] = 0
    table.pool_kinds[:] = 0
    table.deck[:] = NO_CARD
    table.bands = 0
    table.band_owner[:] = 0
    table.band_end[:] = 0
    table.laid[:] = 0
    table.chosen[:] = 0
    clear_band(table)
    table.chain = 0


@rule
def gather_allies(table: Table) -> None:
    """R5, R41, D36: make a deck of all Ally cards of the tribes in play, not yet shuffled."""
    _clear_cards(table)
    count = 0
    for i in range(int(table.tribe_count)):
        tribe = int(table.tribes[i])
        for kind in range(kinds_start(tribe), kinds_end(tribe)):
            for _ in range(COPIES[kind]):
                table.deck[count] = kind
                count += 1
    table.deck_left = count
    table.lower_half = 0


@rule
def shuffle_dragons_in(table: Table, cards: int, lower: int, dragons: int) -> None:
    """R14: shuffle Dragons into the lowest ``lower`` of the deck's ``cards``."""
    for i in range(cards - 1, lower - 1, -1):
        table.deck[i + dragons] = table.deck[i]
    for i in range(dragons):
        table.deck[lower + i] = DRAGON
    shuffle_deck(table, lower + dragons)
    table.deck_left = cards + dragons
