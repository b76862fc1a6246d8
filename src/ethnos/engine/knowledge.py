"""What a seat or a spectator may know of a table (O27), and a random table that agrees with it.

A view is a record in which everything hidden is erased: the order of the deck, the generator, unseen cards of other
hands, and the choices and the unfinished Band of another seat that decides. Two tables that differ only in what a seat
cannot know give that seat equal views, byte for byte.
"""

from ethnos.engine.bands import clear_band
from ethnos.engine.cards import add_to_hand, band_start, holds_only_skeletons, kinds_end, kinds_start, put_kind
from ethnos.engine.choices import list_choices
from ethnos.engine.compile import rule
from ethnos.engine.components import CARD_KINDS, DRAGONS, NO_CARD
from ethnos.engine.lookup import COPIES
from ethnos.engine.rng import shuffle_deck
from ethnos.engine.setup import shuffle_dragons_in
from ethnos.engine.state import ANOTHER, BAND, KEEP, TURN, WHOLE, Table


@rule
def hide(table: Table, viewer: int) -> None:
    """Turn a copy of a table into the view of a seat, or of a SPECTATOR."""
    table.viewer = viewer
    table.seed[:] = 0
    table.block[:] = 0
    table.words_used = 0
    table.deck[:] = NO_CARD
    for seat in range(int(table.players)):
        if seat != viewer:
            _hide_hand(table, seat)
    if int(table.seat) != viewer:
        _hide_thoughts(table)


@rule
def _hide_hand(table: Table, seat: int) -> None:
    """Leave only the cards that everyone saw this seat take; the size of the hand is public."""
    table.hand_kinds[seat, :] = 0
    for kind in range(CARD_KINDS):
        table.hands[seat, kind] = table.known[seat, kind]
        if int(table.hands[seat, kind]) > 0:
            put_kind(table.hand_kinds[seat], kind)


@rule
def _hide_thoughts(table: Table) -> None:
    """Hide an unfinished decision: a Band is public only once it is laid, and the cards an Elf keeps never are."""
    table.choices[:] = 0
    table.choice_count = 0
    if int(table.phase) == BAND:
        clear_band(table)
        table.phase = ANOTHER if int(table.chain) > 0 else TURN
    elif int(table.phase) == KEEP:
        table.cursor = 0
    table.chosen[:] = 0


@rule
def determinize(table: Table) -> None:
    """Turn a copy of a view into a complete table that agrees with it, each such table equally likely.

    Every card that the viewer cannot locate is in a hidden hand or in the deck; all ways of dealing them are equally
    likely. The Dragons still to come are anywhere in the rest of the lower half. The generator is a new one.
    """
    while True:
        cards = _gather_hidden_cards(table)
        shuffle_deck(table, cards)
        cards = _deal_hidden_hands(table, cards)
        if _agrees_with_the_moment(table):
            break
    to_come = DRAGONS - int(table.dragons)
    lower = min(int(table.lower_half), int(table.deck_left))
    shuffle_dragons_in(table, cards, lower - to_come, to_come)
    table.viewer = WHOLE
    list_choices(table)


@rule
def _gather_hidden_cards(table: Table) -> int:
    """Collect all cards that the viewer cannot locate in ``deck``; returns their number."""
    for seat in range(int(table.players)):
        if seat != int(table.viewer):
            _hide_hand(table, seat)
    _count_bands_as_face_up(table, 1)
    count = 0
    for i in range(int(table.tribe_count)):
        tribe = int(table.tribes[i])
        for kind in range(kinds_start(tribe), kinds_end(tribe)):
            for _ in range(int(COPIES[kind]) - _seen(table, kind)):
                table.deck[count] = kind
                count += 1
    _count_bands_as_face_up(table, -1)
    return count


@rule
def _count_bands_as_face_up(table: Table, sign: int) -> None:
    """Add the cards in Bands to the counts of the pool temporarily, or subtract them again."""
    for i in range(band_start(table, int(table.bands))):
        table.pool[table.laid[i]] += sign


@rule
def _seen(table: Table, kind: int) -> int:
    """Cards of a kind that the viewer can locate: face up, in the viewer's hand, or seen when others took them."""
    count = int(table.pool[kind])
    for seat in range(int(table.players)):
        count += int(table.hands[seat, kind])
    return count


@rule
def _deal_hidden_hands(table: Table, cards: int) -> int:
    """Fill the other hands from the collected cards; returns how many of these are left."""
    for seat in range(int(table.players)):
        if seat == int(table.viewer):
            continue
        size = int(table.hand_size[seat])
        known = 0
        for kind in range(CARD_KINDS):
            known += int(table.hands[seat, kind])
        table.hand_size[seat] = known
        for _ in range(size - known):
            cards -= 1
            add_to_hand(table, seat, int(table.deck[cards]))
            table.deck[cards] = NO_CARD
    return cards


@rule
def _agrees_with_the_moment(table: Table) -> bool:
    """A seat that is asked for a further Band after a Centaur must have a card that can lead one."""
    if int(table.phase) != ANOTHER:
        return True
    return not holds_only_skeletons(table, int(table.seat))
