"""What a Band would do, by its Leader and its size: for players who are still composing one.

Apart from the Leader, the cards of a Band affect only its worth (Skeletons do not count) and what stays in hand. So a
Band of each size is laid on a scratch table without removing cards from the hand, and the rules continue from there.
"""

from typing import Any, Final, TypeAlias

from ethnos.engine import actions
from ethnos.engine import state as phases
from ethnos.engine.bands import cards_needed, leader_kingdom, leader_tribe, leads_to
from ethnos.engine.choices import list_choices
from ethnos.engine.compile import rule
from ethnos.engine.components import KINGDOMS
from ethnos.engine.scoring import glory_of_band
from ethnos.engine.state import Table
from ethnos.engine.tribes import merfolk_places
from ethnos.engine.turn import discard, finish_band

# --- A row of numbers for each size ---------------------------------------------------------------------------

# Columns of the Leader's power:
SPACE: Final = 0  # reached on the Merfolk board (R-T6)
EXTRA: Final = 1  # extra markers that it gives
TOKENS: Final = 2  # Troll tokens to choose from, a bit for each value from 1 (R-T10)
HORDE: Final = 3  # 1: a marker may go to the Orc board (R-T8)
KEEP: Final = 4  # cards that an Elf may keep (R-T3)
DRAW: Final = 5  # cards that a Wizard may draw (R-T12)
GIANT: Final = 6  # immediate Glory for the Giant token (R-T4)
ANOTHER: Final = 7  # 1: another Band may follow (R-T1)
POWERS: Final = 8

# Columns of the Band:
WORTH: Final = 0  # Glory at the end of the Age, without Skeletons (R39)
KINGDOMS_OPEN: Final = 1  # where the marker can go, a bit each (R25, R-T11)
DECLINABLE: Final = 2  # 1: the marker can be declined (D3, O12), or there is none
NEEDED: Final = 3  # + kingdom: cards for a marker there, or NOT_LED
WITH_MARKER: Final = NEEDED + KINGDOMS  # + a column of the Leader's power, if the marker is placed
WITHOUT_MARKER: Final = WITH_MARKER + POWERS  # + the same, if the marker is not placed
COLUMNS: Final = WITHOUT_MARKER + POWERS
NOT_LED: Final = -1  # this Leader's marker never goes there

_Tables: TypeAlias = Any
_Numbers: TypeAlias = "memoryview[int]"


@rule
def write_bands(tables: _Tables, scratch: _Tables, leader: int, rows: _Numbers) -> None:
    """Write a row for each size of a Band with this Leader, from 1."""
    for start in range(0, len(rows), COLUMNS):
        row, size = rows[start : start + COLUMNS], start // COLUMNS + 1
        scratch[0] = tables[0]
        _lay_unseen(scratch[0], leader, size)
        _write_band(scratch[0], row)
        if row[DECLINABLE] == 1:
            _write_power(scratch[0], actions.PLACE_NONE, row[WITHOUT_MARKER:])
        if row[KINGDOMS_OPEN] != 0:
            scratch[0] = tables[0]
            _lay_unseen(scratch[0], leader, size)
            _write_power(scratch[0], int(scratch[0].choices[0]), row[WITH_MARKER:])


@rule
def lead_on(table: Table, leader: int, size: int) -> None:
    """R-T1: a Centaur's Band of this size places its marker, and another may follow."""
    _lay_unseen(table, leader, size)
    finish_band(table, actions.PLACE + leader_kingdom(table))


@rule
def _lay_unseen(table: Table, leader: int, size: int) -> None:
    """Lay a Band of this size without removing its cards from the hand."""
    table.leader = leader
    table.band_size = size
    table.phase = phases.KINGDOM
    list_choices(table)


@rule
def _write_band(table: Table, row: _Numbers) -> None:
    """Write the columns of the Band that has just been laid, except its power."""
    row[WORTH] = glory_of_band(leader_tribe(table), int(table.band_size))
    for i in range(int(table.choice_count)):
        action = int(table.choices[i])
        if action == actions.PLACE_NONE:
            row[DECLINABLE] = 1
        else:
            row[KINGDOMS_OPEN] |= 1 << (action - actions.PLACE)
    for kingdom in range(KINGDOMS):
        led = leads_to(leader_tribe(table), leader_kingdom(table), kingdom)
        row[NEEDED + kingdom] = cards_needed(table, kingdom) if led else NOT_LED


@rule
def _write_power(table: Table, action: int, row: _Numbers) -> None:
    """Write what the Leader's power offers after this decision about the marker."""
    seat, size, glory = int(table.seat), int(table.band_size), int(table.glory[table.seat])
    finish_band(table, action)
    row[GIANT] = int(table.glory[seat]) - glory
    if int(table.phase) == phases.ANOTHER:
        row[ANOTHER] = 1
    elif int(table.phase) == phases.KEEP:
        row[KEEP] = size
    elif int(table.phase) == phases.EXTRA:
        row[SPACE] = table.merfolk[seat]
        row[EXTRA] = _extra_markers(table)
    elif int(table.phase) == phases.DISCARD:
        discard(table)
        if int(table.phase) == phases.WIZARD:
            row[DRAW] = size
    else:
        list_choices(table)
        for i in range(int(table.choice_count)):
            choice = int(table.choices[i])
            if choice == actions.HORDE:
                row[HORDE] = 1
            elif actions.TOKEN <= choice < actions.TOKEN_NONE:
                row[TOKENS] |= 1 << (choice - actions.TOKEN)


@rule
def _extra_markers(table: Table) -> int:
    """How many extra markers can be placed, as far as the supply allows (O5, O6)."""
    count = 0
    list_choices(table)
    while int(table.choices[0]) != actions.PLACE_NONE:
        merfolk_places(table, int(table.choices[0]) - actions.PLACE)
        list_choices(table)
        count += 1
    return count
