"""The cards of a position: hands, pool, Bands and deck; no more of a kind than were printed."""

from collections.abc import Sequence
from typing import Final

from ethnos.engine import invariants
from ethnos.engine.cards import put_kind
from ethnos.engine.compile import in_python
from ethnos.engine.components import CARD_KINDS, COLOURS, COPIES, DRAGON, DRAGONS, HAND_LIMIT, KINDS, MAX_DECK, NO_CARD
from ethnos.engine.state import WHOLE
from ethnos.notation.position_lines import Line
from ethnos.notation.reading.draft import Draft
from ethnos.notation.terms import DECK_CARDS, HIDDEN

HAND_CARDS: Final = KINDS | {HIDDEN: NO_CARD}


def _count(draft: Draft, names: Sequence[str], line: Line) -> list[int]:
    """The kinds of the cards on this line; refuses more copies than were printed, over all lines."""
    kinds = [DECK_CARDS[name] for name in names]
    for name, kind in zip(names, kinds, strict=True):
        if kind == DRAGON:
            continue
        if not draft.in_play(kind // COLOURS):
            draft.refuse("tribe-not-in-play", line, card=name)
        draft.card_lines[kind].append(line.number)
        if len(draft.card_lines[kind]) > COPIES[kind]:
            line_numbers = ", ".join(str(number) for number in sorted(set(draft.card_lines[kind])))
            draft.refuse("too-many-cards", line, card=name, printed=COPIES[kind], lines=line_numbers)
    return kinds


def read_cards(draft: Draft) -> None:
    """Hands, pool, Bands and deck."""
    for seat in draft.seats:
        _read_hand(draft, seat)
    line = draft.lines.need("pool")
    for kind in _count(draft, draft.kinds(line), line):
        draft.table.pool[kind] += 1
        in_python(put_kind)(draft.table.pool_kinds, kind)
    _read_bands(draft)
    _read_deck(draft)


def _read_hand(draft: Draft, seat: int) -> None:
    table, line = draft.table, draft.lines.need(f"hand {seat}")
    names = draft.kinds(line, HAND_CARDS)
    if HIDDEN in names and not draft.is_hidden(seat):
        draft.refuse("hand-hidden", line, seat=seat)
    if len(names) > HAND_LIMIT:
        draft.refuse("hand-size", line, size=len(names), limit=HAND_LIMIT)
    table.hand_size[seat] = len(names)
    for kind in _count(draft, [name for name in names if name != HIDDEN], line):
        table.hands[seat, kind] += 1
        in_python(put_kind)(table.hand_kinds[seat], kind)
    _read_known(draft, seat)


def _read_known(draft: Draft, seat: int) -> None:
    """O27: the cards that everyone saw taken; a hidden hand lists no others."""
    if draft.is_hidden(seat):
        draft.forbid(f"known {seat}", "known-hidden")
        draft.table.known[seat][:] = draft.table.hands[seat].tolist()
        return
    line = draft.lines.get(f"known {seat}")
    if line is None:
        return
    for name in draft.kinds(line):
        kind = KINDS[name]
        draft.table.known[seat, kind] += 1
        if draft.table.known[seat, kind] > draft.table.hands[seat, kind]:
            draft.refuse("known-not-held", line, card=name, seat=seat)


def _read_bands(draft: Draft) -> None:
    table, end = draft.table, 0
    for number, (owner, line) in enumerate(draft.lines.bands):
        kinds = _count(draft, draft.kinds(line), line)
        check_band(draft, kinds, line)
        table.laid[end : end + len(kinds)] = kinds
        end += len(kinds)
        table.band_owner[number], table.band_end[number] = owner, end
    table.bands = len(draft.lines.bands)


def check_band(draft: Draft, kinds: list[int], line: Line) -> None:
    """Refuse cards that are not a Band (R23, R-T9, O4)."""
    fault = invariants.judge_band(kinds)
    if fault == invariants.WRONG_SIZE:
        draft.refuse("band-size", line, size=len(kinds), limit=HAND_LIMIT)
    if fault == invariants.SKELETON_LEADS:
        draft.refuse("band-skeleton", line)
    if fault == invariants.MIXED:
        draft.refuse("band-mixed", line)


def _read_deck(draft: Draft) -> None:
    table, line = draft.table, draft.lines.need("deck")
    table.deck[:] = NO_CARD
    to_come = DRAGONS - table.dragons
    names = draft.kinds(line, [HIDDEN] if table.viewer != WHOLE else DECK_CARDS)
    table.deck_left = len(names)
    table.lower_half = draft.number("lower half", 0, MAX_DECK)
    if table.viewer == WHOLE:
        _stack(draft, _count(draft, names, line), to_come, line)
    else:
        _check_hidden_deck(draft, to_come, line)


def _stack(draft: Draft, kinds: list[int], to_come: int, line: Line) -> None:
    """A complete deck holds every card that is not elsewhere, and the Dragons still to come (R14)."""
    dragons = kinds.count(DRAGON)
    if dragons != to_come:
        draft.refuse("deck-dragons", line, found=dragons, to_come=to_come)
    missing = {kind: copies - len(draft.card_lines[kind]) for kind, copies in _copies(draft).items()}
    if any(missing.values()):
        missing_names = [name for name, kind in KINDS.items() for _ in range(missing.get(kind, 0))]
        draft.refuse("deck-missing", line, cards=", ".join(missing_names))
    draft.table.deck[: len(kinds)] = kinds[::-1]
    if invariants.count_dragons(draft.table, draft.table.lower_half) != to_come:
        draft.refuse("dragon-too-high", draft.lines.need("lower half"))


def _check_hidden_deck(draft: Draft, to_come: int, line: Line) -> None:
    """In a view the number of cards must be right, and the Dragons still to come must fit into the lower half."""
    visible = sum(len(lines) for lines in draft.card_lines.values())
    hidden = sum(draft.table.hand_size) - sum(sum(hand) for hand in draft.table.hands)
    needed = sum(_copies(draft).values()) - visible - hidden + to_come
    if needed != draft.table.deck_left:
        draft.refuse("deck-count", line, found=draft.table.deck_left, needed=needed)
    if min(draft.table.lower_half, draft.table.deck_left) < to_come:
        draft.refuse("dragon-too-high", draft.lines.need("lower half"))


def _copies(draft: Draft) -> dict[int, int]:
    """How many cards of each kind are in this game."""
    return {kind: invariants.count_copies(draft.table, kind) for kind in range(CARD_KINDS)}
