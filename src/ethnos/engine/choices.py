"""The legal decisions of each phase, ascending by number.

They are listed once after every decision and stored in the record, so reading them costs nothing.
"""

from ethnos.engine import actions
from ethnos.engine.bands import (
    FAMILY,
    family_kind,
    leader_kingdom,
    leader_tribe,
    may_decline_marker,
    may_leave_out,
    may_place,
)
from ethnos.engine.cards import colour_of, holds_only_skeletons, next_kind
from ethnos.engine.compile import rule
from ethnos.engine.components import (
    CARD_KINDS,
    HAND_LIMIT,
    KINGDOMS,
    NO_CARD,
    SKELETON_CARD,
    TROLL_TOKENS,
    WINGFOLK,
)
from ethnos.engine.state import (
    ANOTHER,
    BAND,
    EXTRA,
    HORDE,
    KEEP,
    KINGDOM,
    NOBODY,
    PILLAGE,
    TOKEN,
    TURN,
    WIZARD,
    Table,
)
from ethnos.engine.tribes import may_join_horde, may_place_extra


@rule
def list_choices(table: Table) -> None:
    """Write the legal decisions into the record."""
    before = int(table.choice_count)
    phase = int(table.phase)
    count = 0
    if phase == TURN:
        count = _turn(table)
    elif phase == BAND:
        count = _band(table)
    elif phase == KINGDOM:
        count = _kingdom(table)
    elif phase == EXTRA:
        count = _extra(table)
    elif phase == TOKEN:
        count = _token(table)
    elif phase == HORDE:
        count = _horde(table)
    elif phase == ANOTHER:
        count = _another(table)
    elif phase == KEEP:
        count = _keep(table)
    elif phase == WIZARD:
        count = _offer(table, _offer(table, 0, actions.WIZARD_DRAW), actions.WIZARD_NONE)
    elif phase == PILLAGE:
        count = _offer(table, _offer(table, 0, actions.PILLAGE), actions.PILLAGE_NONE)
    for i in range(count, max(before, count + 1)):
        table.choices[i] = 0
    table.choice_count = count


@rule
def _offer(table: Table, count: int, action: int) -> int:
    """Add a choice."""
    table.choices[count] = action
    return count + 1


@rule
def _offer_if(table: Table, count: int, action: int, possible: bool) -> int:
    """Add a choice if it is possible. It is always written, but not always counted: this avoids a branch."""
    table.choices[count] = action
    return count + (1 if possible else 0)


@rule
def _turn(table: Table) -> int:
    """R17, R18, R20, O3: recruit or lead a Band; ten Skeletons can only be shown."""
    seat = int(table.seat)
    count = 0
    if int(table.hand_size[seat]) < HAND_LIMIT:
        count = _offer(table, count, actions.DRAW)
        kind = next_kind(table.pool_kinds, NO_CARD)
        while kind < CARD_KINDS:
            count = _offer(table, count, actions.TAKE + kind)
            kind = next_kind(table.pool_kinds, kind)
    elif holds_only_skeletons(table, seat):
        return _offer(table, count, actions.SHOW)
    return _leads(table, count)


@rule
def _leads(table: Table, count: int) -> int:
    """R23, R-T9: any card but a Skeleton can lead its tribe, or its colour if another tribe in hand has it too."""
    seat = int(table.seat)
    start = count
    tribes_of_colour = 0  # four bits for each colour
    kind = next_kind(table.hand_kinds[seat], NO_CARD)
    while kind < SKELETON_CARD:
        count = _offer(table, count, actions.LEAD_TRIBE + kind)
        tribes_of_colour += 1 << (4 * colour_of(kind))
        kind = next_kind(table.hand_kinds[seat], kind)
    for i in range(start, count):
        kind = int(table.choices[i]) - actions.LEAD_TRIBE
        several = (tribes_of_colour >> (4 * colour_of(kind))) & 15 > 1
        count = _offer_if(table, count, actions.LEAD_COLOUR + kind, several)
    return count


@rule
def _band(table: Table) -> int:
    """R23: leave a card out, or play the Band as it is."""
    count = 0
    if int(table.band_size) > 1:
        for i in range(FAMILY):
            kind = family_kind(table, i)
            if kind != NO_CARD:
                count = _offer_if(table, count, actions.LEAVE + kind, may_leave_out(table, kind))
    return _offer(table, count, actions.PLAY)


@rule
def _kingdom(table: Table) -> int:
    """R25, R-T11, D3, O12: the kingdom of the Leader's colour; any kingdom for Wingfolk."""
    count = 0
    home = leader_kingdom(table)
    if leader_tribe(table) != WINGFOLK:  # one kingdom, without asking leads_to for all: random play is faster
        count = _offer_if(table, count, actions.PLACE + home, may_place(table, home))
    else:
        for kingdom in range(KINGDOMS):
            count = _offer_if(table, count, actions.PLACE + kingdom, may_place(table, kingdom))
    return _offer_if(table, count, actions.PLACE_NONE, may_decline_marker(table))


@rule
def _extra(table: Table) -> int:
    """O8: any kingdom, or none; what is declined is forfeit."""
    count = 0
    if may_place_extra(table):
        for kingdom in range(int(table.cursor), KINGDOMS):
            count = _offer(table, count, actions.PLACE + kingdom)
    return _offer(table, count, actions.PLACE_NONE)


@rule
def _token(table: Table) -> int:
    """R-T10: a Troll token, or none."""
    count = 0
    for value in range(1, min(int(table.band_size), TROLL_TOKENS) + 1):
        count = _offer_if(table, count, actions.TOKEN + value - 1, int(table.trolls[value - 1]) == NOBODY)
    return _offer(table, count, actions.TOKEN_NONE)


@rule
def _horde(table: Table) -> int:
    """R-T8: a marker to the Orc board, or not."""
    return _offer(table, _offer_if(table, 0, actions.HORDE, may_join_horde(table)), actions.HORDE_NONE)


@rule
def _another(table: Table) -> int:
    """R-T1, D5, O18: lead a further Band, or stop."""
    return _offer(table, _leads(table, 0), actions.STOP)


@rule
def _keep(table: Table) -> int:
    """R-T3, O15: up to X cards, in ascending order."""
    seat = int(table.seat)
    count = 0
    kept = 0
    kind = next_kind(table.hand_kinds[seat], NO_CARD)
    while kind < CARD_KINDS:
        chosen = int(table.chosen[kind])
        kept += chosen
        possible = kind >= int(table.cursor) and chosen < int(table.hands[seat, kind])
        count = _offer_if(table, count, actions.KEEP + kind, possible)
        kind = next_kind(table.hand_kinds[seat], kind)
    if kept >= int(table.band_size):
        count = 0
    return _offer(table, count, actions.KEEP_DONE)
