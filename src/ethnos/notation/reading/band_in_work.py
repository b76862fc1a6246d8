"""The Band that is being played in a position."""

from typing import Final

from ethnos.engine import invariants
from ethnos.engine import state as phases
from ethnos.engine.bands import led_by_tribe
from ethnos.engine.cards import band_cards
from ethnos.engine.components import (
    CENTAUR,
    COLOURS,
    ELF,
    KINDS,
    KINGDOM_NAMES,
    MAX_CARDS,
    MERFOLK,
    MERFOLK_SYMBOLS,
    NO_CARD,
    ORC,
    TRIBE_NAMES,
    TROLL,
    WIZARD,
)
from ethnos.engine.play import band_kinds
from ethnos.engine.state import NOBODY, PHASE_NAMES
from ethnos.notation.position_lines import Line
from ethnos.notation.reading.cards import check_band
from ethnos.notation.reading.draft import Draft
from ethnos.notation.terms import read_name, read_number
from ethnos.notation.text_errors import BadPosition, on_line

AFTER_LAYING: Final = (phases.KINGDOM, phases.EXTRA, phases.TOKEN, phases.HORDE, phases.KEEP, phases.WIZARD)
"""Phases in which the Band in work is the last one on the table."""
LEADER_OF: Final = {
    phases.EXTRA: MERFOLK,
    phases.TOKEN: TROLL,
    phases.HORDE: ORC,
    phases.KEEP: ELF,
    phases.WIZARD: WIZARD,
}
"""The tribe whose power leads to each phase."""


def read_band_in_work(draft: Draft) -> None:
    """The Band that is being played, and the state of its Leader's power."""
    table = draft.table
    table.leader = NO_CARD
    table.chain = draft.number_or("bands this turn", 0, MAX_CARDS, 0)
    _check_chain(draft)
    for key, phase in (("band in work", phases.BAND), ("kept", phases.KEEP), ("extra", phases.EXTRA)):
        if draft.phase != phase:
            draft.forbid(key, "other-phase", phase=PHASE_NAMES[phase])
    if draft.phase == phases.BAND:
        _compose(draft)
    elif draft.phase in AFTER_LAYING:
        _take_up_last_band(draft)
    if draft.phase == phases.KEEP:
        _read_kept(draft)
    elif draft.phase == phases.EXTRA:
        _read_extra(draft)
    elif draft.phase == phases.WIZARD and table.hand_size[table.seat]:
        draft.refuse("wizard-hand", draft.lines.need(f"hand {table.seat}"))
    elif draft.phase == phases.PILLAGE:
        _check_pillage(draft)


def _check_chain(draft: Draft) -> None:
    """R-T1: the Bands of this turn are the last ones on the table, and Centaurs lead all but the current one."""
    table, chain = draft.table, draft.table.chain
    line = draft.lines.get("bands this turn")
    is_laid = draft.phase in (*AFTER_LAYING, phases.ANOTHER)
    if (is_laid and not chain) or (chain and not is_laid and draft.phase != phases.BAND):
        draft.refuse("chain-phase", line or draft.lines.need("phase"), phase=PHASE_NAMES[draft.phase])
    if chain > table.bands:
        draft.refuse("chain-bands", draft.lines.need("bands this turn"), chain=chain)
    for band in range(table.bands - chain, table.bands):
        owner, band_line = draft.lines.bands[band]
        if owner != table.seat:
            draft.refuse("chain-owner", band_line, seat=table.seat, chain=chain)
        is_current = draft.phase in AFTER_LAYING and band == table.bands - 1
        if not is_current and band_cards(table, band)[0] // COLOURS != CENTAUR:
            draft.refuse("chain-centaur", band_line)


def _compose(draft: Draft) -> None:
    """The Band starts with all cards that can follow the Leader; the cursor is at the last card left out."""
    table, seat = draft.table, draft.table.seat
    if draft.is_hidden(seat):
        draft.refuse("band-secret", draft.lines.need("phase"))
    line = draft.lines.need("band in work")
    kinds = [KINDS[name] for name in draft.kinds(line)]
    check_band(draft, kinds, line)
    _choose(draft, kinds, line)
    _take_up(draft, kinds)
    for kind in band_kinds(table):
        if table.hands[seat, kind] > table.chosen[kind]:
            table.cursor = kind


def _choose(draft: Draft, kinds: list[int], line: Line) -> None:
    """Mark cards of the hand as chosen."""
    table, seat = draft.table, draft.table.seat
    for kind in kinds:
        table.chosen[kind] += 1
        if table.chosen[kind] > table.hands[seat, kind]:
            name = next(name for name, number in KINDS.items() if number == kind)
            draft.refuse("not-in-hand", line, card=name, seat=seat)


def _take_up(draft: Draft, kinds: list[int]) -> None:
    """Make these cards the Band in work. A Band of one tribe and one colour is led by tribe."""
    draft.table.leader, draft.table.band_size = kinds[0], len(kinds)
    draft.table.by_colour = 0 if led_by_tribe(kinds) else 1


def _take_up_last_band(draft: Draft) -> None:
    kinds = band_cards(draft.table, draft.table.bands - 1)
    _take_up(draft, kinds)
    required = LEADER_OF.get(draft.phase)
    if required is not None and kinds[0] // COLOURS != required:
        phase, tribe = PHASE_NAMES[draft.phase], TRIBE_NAMES[required]
        draft.refuse("phase-leader", draft.lines.need("phase"), phase=phase, tribe=tribe)


def _read_kept(draft: Draft) -> None:
    """R-T3, O15: cards are kept in ascending order, so the cursor is at the last one; others do not see them."""
    line = draft.lines.get("kept")
    if line is None:
        return
    if draft.is_hidden(draft.table.seat):
        draft.refuse("band-secret", line)
    kinds = [KINDS[name] for name in draft.kinds(line)]
    _choose(draft, kinds, line)
    draft.table.cursor = max(kinds, default=0)


def _read_extra(draft: Draft) -> None:
    """``2 from rhea``: extra markers still to place, and the first kingdom they can go to."""
    line = draft.lines.need("extra")
    count, _, kingdom = line.value.partition(" from ")
    with on_line(line.number, BadPosition):
        draft.table.extra = read_number(count, 1, len(MERFOLK_SYMBOLS))
        draft.table.cursor = KINGDOM_NAMES.index(read_name("unknown-kingdom", kingdom.strip(), KINGDOM_NAMES))


def _check_pillage(draft: Draft) -> None:
    """R31, R37: the hands are empty, and there is a horde to empty."""
    holder = invariants.find_holder(draft.table)
    if holder != NOBODY:
        draft.refuse("pillage-hand", draft.lines.need(f"hand {holder}"))
    if invariants.count_horde(draft.table, draft.table.seat) == 0:
        draft.refuse("pillage-horde", draft.lines.need("phase"), seat=draft.table.seat)
