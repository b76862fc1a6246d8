"""Moving cards: recruiting (R18-R19), Dragons (R21-R22), discarding (R27).

Besides the count of each kind, the record has the *set* of kinds with a count above 0, as bits. Hands and pool hold few
of the 67 kinds, so iterating over the set is much faster than over the counts. During play, only this file changes
either of them.
"""

from collections.abc import Iterable

from ethnos.engine.compile import in_python, lowest_bit, rule
from ethnos.engine.components import CARD_KINDS, COLOURS, DRAGON, DRAGONS, NO_CARD, SKELETON, SKELETON_CARD
from ethnos.engine.fields import Numbers, nonzero
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
    """``kind // COLOURS``, exact for every kind, without a division: those are slow on a GPU."""
    return (kind * 43) >> 8


@rule
def colour_of(kind: int) -> int:
    """``kind % COLOURS``."""
    return kind - COLOURS * tribe_of(kind)


# --- Sets of kinds --------------------------------------------------------------------------------------------


@rule
def next_kind(kinds: Numbers, after: int) -> int:
    """The next kind in a set, ascending. Start with NO_CARD; the result after the last kind is CARD_KINDS."""
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
    """Add a kind to a set."""
    if kind < KINDS_A_WORD:
        kinds[0] |= 1 << kind
    else:
        kinds[1] |= 1 << (kind - KINDS_A_WORD)


def collect_kinds(kinds: Numbers, counts: Iterable[int]) -> None:
    """Make a set of the kinds with a count above 0."""
    kinds[:] = 0
    for kind in nonzero(counts):
        in_python(put_kind)(kinds, kind)


@rule
def drop_kind(kinds: Numbers, kind: int) -> None:
    """Remove a kind from a set."""
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
    """Put cards face up in the pool."""
    table.pool[kind] += count
    put_kind(table.pool_kinds, kind)


@rule
def add_to_hand(table: Table, seat: int, kind: int) -> None:
    """Add one card to a hand."""
    table.hands[seat, kind] += 1
    table.hand_size[seat] += 1
    put_kind(table.hand_kinds[seat], kind)


@rule
def leave_hand(table: Table, seat: int, kind: int, count: int) -> None:
    """Remove cards from a hand, visible to all: the known cards of this kind decrease by as many (O27)."""
    table.hands[seat, kind] -= count
    table.hand_size[seat] -= count
    table.known[seat, kind] = max(int(table.known[seat, kind]) - count, 0)
    if int(table.hands[seat, kind]) == 0:
        drop_kind(table.hand_kinds[seat], kind)


@rule
def take_face_up(table: Table, kind: int) -> None:
    """R18, R19: take one face-up card, visible to all (O27); it is not replaced."""
    seat = int(table.seat)
    table.pool[kind] -= 1
    if int(table.pool[kind]) == 0:
        drop_kind(table.pool_kinds, kind)
    add_to_hand(table, seat, kind)
    table.known[seat, kind] += 1


@rule
def draw_to_hand(table: Table) -> bool:
    """R18, R21, O17: draw the top card, and another after a Dragon; False if it was the third Dragon (R22)."""
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
    """R27: move all cards of a hand face up to the pool."""
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
    """O3, O4: no card in hand can lead a Band; also true for an empty hand."""
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
