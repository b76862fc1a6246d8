"""Observations that are updated in place: after a decision, only what it can have changed is written again.

``observation_row.observe`` counts all Bands of the Age at every decision, which takes most of its time. Here each table
has a *tally* of its Bands: a Band is added when it is laid. What is fixed for a game is written when the game starts.
"""

from typing import Any, Final

import numpy as np

from ethnos.base.refusals import EthnosError
from ethnos.bots.features import FEATURES, write_derived
from ethnos.engine.cards import band_start
from ethnos.engine.compile import rule
from ethnos.engine.components import CARD_KINDS, HAND_LIMIT, MAX_CARDS, MAX_PLAYERS, TROLL_TOKENS
from ethnos.engine.fields import Numbers
from ethnos.engine.scoring import band_worth
from ethnos.engine.state import PILLAGE, TURN, Table
from ethnos.game.observation_row import (
    ADDED,
    AFTER_PRESENT,
    PARTS,
    PRESENT,
    SIZE,
    around,
    observe_part,
    observe_present_part,
    starts_at,
    write_added,
    write_band_in_work,
    write_moment,
    write_seat,
    write_setting,
    write_sheet,
    write_trolls,
)

WIDTHS: Final = {"all": SIZE, "present": PRESENT, "network": FEATURES, "none": 0}
"""The parts of an observation that can be asked for, and how many places of the row each takes, from the first one.
``network`` is ``present`` and what the bots' networks see besides (``bots/features.py``)."""

# A tally: how many Bands it has counted, how many of each size each seat has, what they are worth, and for each card
# that leads a Band its owner's seat + 1.
_SIZES: Final = 1
_WORTHS: Final = _SIZES + MAX_PLAYERS * HAND_LIMIT
_OWNERS: Final = _WORTHS + MAX_PLAYERS
TALLY: Final = _OWNERS + MAX_CARDS
"""The length of a tally."""

_ME, _AGE, _HAND, _POOL, _LAID_KINDS, _KNOWN = starts_at("me", "age", "hand", "pool", "laid_kinds", "known")
_LEADER, _MARKERS, _TROLLS, _GIANT, _BANDS = starts_at("leader_tribe", "markers", "trolls", "giant", "bands")
_BANDS_WORTH, _LAID, _LEADS = starts_at("bands_worth", "laid", "leads")


class UnknownPart(EthnosError):
    """No such part of an observation."""


def width_of(part: str) -> int:
    """How many places of the row a part takes."""
    if part not in WIDTHS:
        raise UnknownPart(part=part, known=tuple(WIDTHS))
    return WIDTHS[part]


@rule
def write_row(table: Table, seat: int, row: Any, at: int, width: int) -> None:
    """Write what a seat sees into ``row[at : at + width]``, which is all zero."""
    for part in range(PARTS):
        write_part(table, seat, row, at, width, part)


@rule
def write_part(table: Table, seat: int, row: Any, at: int, width: int, part: int) -> None:
    """Write one part of what a seat sees: no two parts write to the same places."""
    if width == SIZE:
        observe_part(table, seat, row, at, part)
    elif width > 0:
        observe_present_part(table, seat, row, at, part)
    if width == FEATURES and part == AFTER_PRESENT:
        write_derived(table, seat, row, at)


@rule
def start_row(table: Table, row: Any, at: int, width: int, tally: Any, own: int) -> None:
    """Write what the seat to move sees at the start of a game into ``row[at : at + width]``."""
    clear(row, at, width)
    clear(tally, own, TALLY)
    if width > 0:
        write_setting(table, int(table.seat), row, at)
    update_row(table, row, at, width, tally, own)


@rule
def update_row(table: Table, row: Any, at: int, width: int, tally: Any, own: int) -> None:
    """Overwrite what was seen before a decision with what the seat to move sees after it."""
    if width > 0:
        _count_new_bands(table, row, at, width, tally, own)
        _update_moment(table, int(table.seat), row, at)
        _update_seats(table, int(table.seat), row, at, width, tally, own)
    if width == SIZE:
        clear(row, at + ADDED, SIZE - ADDED)
        write_added(table, int(table.seat), row, at + ADDED)
        _update_leads(table, int(table.seat), row, at, tally, own)
    elif width == FEATURES:
        clear(row, at + PRESENT, FEATURES - PRESENT)
        write_derived(table, int(table.seat), row, at)


@rule
def clear(numbers: Any, at: int, count: int) -> None:
    """Write zeros."""
    part = numbers[at : at + count]
    for i in range(count):
        part[i] = 0


@rule
def _copy_kinds(counts: Numbers, row: Any, at: int) -> None:
    """Copy the counts of all kinds. With the length as a constant, the compiler would copy them one by one."""
    part = row[at : at + CARD_KINDS]
    for kind in range(len(part)):
        part[kind] = counts[kind]


@rule
def _update_moment(table: Table, seat: int, row: Any, at: int) -> None:
    clear(row, at + _ME, MAX_PLAYERS)
    row[at + _ME + seat] = 1
    clear(row, at + _AGE, _HAND - _AGE)
    clear(row, at + _GIANT, MAX_PLAYERS)
    write_moment(table, seat, row, at)
    clear(row, at + _LEADER, _MARKERS - _LEADER)
    write_band_in_work(table, row, at)
    _copy_kinds(table.hands[seat], row, at + _HAND)
    _copy_kinds(table.pool, row, at + _POOL)


@rule
def _update_seats(table: Table, seat: int, row: Any, at: int, width: int, tally: Any, own: int) -> None:
    """In the middle of a turn, the row is already that of the seat to move, and nothing of the others has changed."""
    begins = int(table.phase) == TURN or int(table.phase) == PILLAGE
    clear(row, at + _TROLLS, MAX_PLAYERS * TROLL_TOKENS)
    write_trolls(table, seat, row, at)
    for other in range(0 if begins else seat, int(table.players) if begins else seat + 1):
        place = around(table, seat, other)
        write_seat(table, other, place, row, at)
        _copy_kinds(table.known[other], row, at + _KNOWN + place * CARD_KINDS)
        sizes = tally[own + _SIZES + other * HAND_LIMIT : own + _SIZES + (other + 1) * HAND_LIMIT]
        bands = row[at + _BANDS + place * HAND_LIMIT : at + _BANDS + (place + 1) * HAND_LIMIT]
        for i in range(HAND_LIMIT):
            bands[i] = sizes[i]
        row[at + _BANDS_WORTH + place] = tally[own + _WORTHS + other]
        if width == SIZE:
            write_sheet(table, other, place, row, at)


@rule
def _count_new_bands(table: Table, row: Any, at: int, width: int, tally: Any, own: int) -> None:
    """Add the Bands that were laid since the last decision. Each Age begins without any."""
    counted, bands = int(tally[own]), int(table.bands)
    if bands < counted:
        counted = 0
        clear(tally, own, TALLY)
        clear(row, at + _LAID_KINDS, CARD_KINDS)
        if width == SIZE:
            clear(row, at + _LAID, 2 * MAX_CARDS)
    for band in range(counted, bands):
        _count_band(table, band, row, at, width, tally, own)
    tally[own] = bands


@rule
def _count_band(table: Table, band: int, row: Any, at: int, width: int, tally: Any, own: int) -> None:
    start, end, owner = band_start(table, band), int(table.band_end[band]), int(table.band_owner[band])
    tally[own + _SIZES + owner * HAND_LIMIT + end - start - 1] += 1
    tally[own + _WORTHS + owner] += band_worth(table, band)
    tally[own + _OWNERS + start] = owner + 1
    for i in range(start, end):
        row[at + _LAID_KINDS + int(table.laid[i])] += 1
        if width == SIZE:
            row[at + _LAID + i] = int(table.laid[i]) + 1


@rule
def _update_leads(table: Table, seat: int, row: Any, at: int, tally: Any, own: int) -> None:
    """Who owns each Band, counted from the seat to move. Small numbers: the compiler handles many of them at once."""
    owners = tally[own + _OWNERS : own + _OWNERS + MAX_CARDS]
    leads = row[at + _LEADS : at + _LEADS + MAX_CARDS]
    mine, back = np.uint8(seat), np.uint8(int(table.players) - seat)
    for i in range(len(leads)):
        place = owners[i] - mine if owners[i] > mine else owners[i] + back
        leads[i] = place if owners[i] > 0 else 0
