"""Cards on the move: recruiting (R18-R19), Dragons (R21-R22), discarding (R27).

Beside the count of each kind, the record keeps the *set* of kinds that are there, as bits. Hands and pool hold few of
the 67 kinds, so that walking through a set is much quicker than through the counts. While cards are on the
move, only this file changes either.
"""

from ethnos.engine.compile import in_python, lowest_bit, rule
from ethnos.engine.components import CARD_KINDS, COLOURS, DRAGON, DRAGONS, NO_CARD, SKELETON, SKELETON_CARD
from ethnos.engine.fields import Numbers
from ethnos.engine.state import KINDS_A_WORD, Table


@rule
def kinds_start(tribe: int) -> int:
    """The first kind of a tribe's cards."""
    return tribe * COLOURS


@rule
def kinds_end(tribe: int) -> int:
    """One past the last kind of a tribe's cards: Skeletons are one kind (O33)."""
    return CARD_KINDS if tribe == SKELETON else (tribe + 1) * COLOURS


@rule
def tribe_of(kind: int) -> int:
    """``kind // COLOURS``, for every kind there is; a graphics card takes long to divide."""
    return (kind * 43) >> 8


@rule
def colour_of(kind: int) -> int:
    """``kind % COLOURS``."""
    return kind - COLOURS * tribe_of(kind)


# --- Sets of kinds --------------------------------------------------------------------------------------------


@rule
def next_kind(kinds: Numbers, after: int) -> int:
    """The next kind in a set, ascending; start with NO_CARD, CARD_KINDS is the end."""
    kind = after + 1
    if kind < KINDS_A_WORD:
        rest = int(kinds[0]) >> kind
        if rest != 0:
            return kind + lowest_bit(rest)
        kind = KINDS_A_WORD
    rest = int(kinds[1]) >> (kind - KINDS_A_WORD)
    return kind + lowest_bit(rest) if rest != 0 else CARD_KINDS


@rule
def put_kind(kinds: Numbers, kind: int) -> None:
    """Into the set."""
    if kind < KINDS_A_WORD:
        kinds[0] |= 1 << kind
    else:
        kinds[1] |= 1 << (kind - KINDS_A_WORD)


@rule
def drop_kind(kinds: Numbers, kind: int) -> None:
    """Out of the set."""
    if kind < KINDS_A_WORD:
        kinds[0] &= ~(1 << kind)
    else:
        kinds[1] &= ~(1 << (kind - KINDS_A_WORD))


@rule
def has_kind(kinds: Numbers, kind: int) -> bool:
    """Whether a kind is in the set."""
    word, bit = (0, kind) if kind < KINDS_A_WORD else (1, kind - KINDS_A_WORD)
    return (int(kinds[word]) >> bit) & 1 != 0


# --- Pool and hands -------------------------------------------------------------------------------------------


@rule
def add_to_pool(table: Table, kind: int, count: int) -> None:
    """Cards laid face up."""
    table.pool[kind] += count
    put_kind(table.pool_kinds, kind)


@rule
def add_to_hand(table: Table, seat: int, kind: int) -> None:
    """One card more in a hand."""
    table.hands[seat, kind] += 1
    table.hand_size[seat] += 1
    put_kind(table.hand_kinds[seat], kind)


@rule
def leave_hand(table: Table, seat: int, kind: int, count: int) -> None:
    """Cards leave a hand in everyone's sight: of the cards known there, so many fewer can still be there (O27)."""
    table.hands[seat, kind] -= count
    table.hand_size[seat] -= count
    table.known[seat, kind] = max(int(table.known[seat, kind]) - count, 0)
    if int(table.hands[seat, kind]) == 0:
        drop_kind(table.hand_kinds[seat], kind)


@rule
def take_face_up(table: Table, kind: int) -> None:
    """R18, R19: one face-up card to the hand, not replaced, and seen by all (O27)."""
    seat = int(table.seat)
    table.pool[kind] -= 1
    if int(table.pool[kind]) == 0:
        drop_kind(table.pool_kinds, kind)
    add_to_hand(table, seat, kind)
    table.known[seat, kind] += 1


@rule
def draw_to_hand(table: Table) -> bool:
    """R18, R21, O17: the top card of the deck, Dragons replaced; False when the third Dragon came (R22)."""
    while True:
        top = int(table.deck_left) - 1
        kind = int(table.deck[top])
        table.deck[top] = NO_CARD
        table.deck_left = top
        if kind != DRAGON:
            add_to_hand(table, int(table.seat), kind)
            return True
        table.dragons = int(table.dragons) + 1
        if int(table.dragons) == DRAGONS:
            table.dragon_seat = table.seat
            return False


@rule
def discard_hand(table: Table, seat: int) -> None:
    """R27: every card still in hand goes face up to the pool."""
    kind = next_kind(table.hand_kinds[seat], NO_CARD)
    while kind < CARD_KINDS:
        add_to_pool(table, kind, int(table.hands[seat, kind]))
        table.hands[seat, kind] = 0
        table.known[seat, kind] = 0
        kind = next_kind(table.hand_kinds[seat], kind)
    table.hand_kinds[seat, :] = 0
    table.hand_size[seat] = 0


@rule
def holds_only_skeletons(table: Table, seat: int) -> bool:
    """O3, O4: nothing in hand that could lead a Band; true of an empty hand too."""
    return int(table.hands[seat, SKELETON_CARD]) == int(table.hand_size[seat])


@rule
def pool_is_empty(table: Table) -> bool:
    """Whether no card is face up."""
    return next_kind(table.pool_kinds, NO_CARD) == CARD_KINDS


# --- Bands on the table ---------------------------------------------------------------------------------------


@rule
def band_start(table: Table, band: int) -> int:
    """Where a Band's cards begin in ``laid``."""
    return int(table.band_end[band - 1]) if band > 0 else 0


def band_cards(table: Table, band: int) -> list[int]:
    """The cards of a Band on the table, the Leader first (R28)."""
    return table.laid[in_python(band_start)(table, band) : table.band_end[band]]
