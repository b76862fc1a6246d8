"""Markers and boards of a position."""

from ethnos.engine import invariants
from ethnos.engine.cards import band_cards
from ethnos.engine.components import (
    COLOUR_NAMES,
    GIANT,
    HAND_LIMIT,
    KINGDOM_NAMES,
    MARKERS,
    MERFOLK,
    MERFOLK_END,
    ORC,
    TRIBE_NAMES,
    TROLL,
    TROLL_TOKENS,
)
from ethnos.engine.state import NOBODY
from ethnos.notation.position_lines import Line
from ethnos.notation.reading.draft import Draft
from ethnos.notation.terms import parts_of, read_name, read_number
from ethnos.notation.text_errors import BadPosition, on_line


def read_markers(draft: Draft) -> None:
    """Markers and Orc boards: each player has 26 markers (R2, R4, R6)."""
    table = draft.table
    for seat in draft.seats:
        line = draft.lines.need(f"markers {seat}")
        for name, count in draft.read_line(line, _read_markers).items():
            table.markers[seat, KINGDOM_NAMES.index(name)] = count
        _read_horde(draft, seat)
    line = draft.lines.need("supply")
    table.supply[: draft.players] = draft.row(line, draft.players, MARKERS)
    for seat in draft.seats:
        total = invariants.count_markers(table, seat)
        if total != MARKERS:
            markers_line = draft.lines.need(f"markers {seat}")
            draft.refuse("marker-sum", markers_line, seat=seat, total=total, markers=MARKERS, supply=line.number)


def _read_horde(draft: Draft, seat: int) -> None:
    line = draft.lines.get(f"horde {seat}")
    if line is None:
        return
    _check_board(draft, ORC, line)
    for colour in draft.read_line(line, parts_of):
        with on_line(line.number, BadPosition):
            index = COLOUR_NAMES.index(read_name("unknown-colour", colour, COLOUR_NAMES))
        if draft.table.horde[seat, index]:
            draft.refuse("horde-twice", line, colour=colour)
        draft.table.horde[seat, index] = 1


def _check_board(draft: Draft, tribe: int, line: Line) -> None:
    if not draft.in_play(tribe):
        draft.refuse("board-not-in-play", line, tribe=TRIBE_NAMES[tribe])


def read_boards(draft: Draft) -> None:
    """Merfolk, Trolls and Giant."""
    table = draft.table
    table.trolls[:] = table.giant_seat = NOBODY
    line = draft.lines.get("merfolk")
    if line is not None:
        _check_board(draft, MERFOLK, line)
    if draft.in_play(MERFOLK):
        table.merfolk[: draft.players] = draft.row(draft.lines.need("merfolk"), draft.players, MERFOLK_END)
    for value, seat in _read_holders(draft, "trolls", TROLL, TROLL_TOKENS):
        table.trolls[value - 1] = seat
    for size, seat in _read_holders(draft, "giant", GIANT, HAND_LIMIT):
        table.giant_size, table.giant_seat = size, seat
    _check_giant(draft)


def _check_giant(draft: Draft) -> None:
    """R-T4, O19: the owner of the largest Giant-led Band holds the token."""
    table = draft.table
    if invariants.has_giant_token(table):
        return
    line, band = draft.lines.need("giant"), invariants.find_giant_band(table)
    if band == NOBODY:
        draft.refuse("giant-band", line, seat=table.giant_seat)
    draft.refuse("giant-largest", line, seat=table.band_owner[band], size=len(band_cards(table, band)))


def _read_holders(draft: Draft, key: str, tribe: int, high: int) -> list[tuple[int, int]]:
    """``4 = 2, 6 = 0``: tokens and the seats that hold them."""
    line = draft.lines.get(key)
    if line is None:
        return []
    _check_board(draft, tribe, line)
    pairs: dict[int, int] = {}
    for part in draft.read_line(line, parts_of):
        with on_line(line.number, BadPosition):
            value, _, seat = part.partition("=")
            token, holder = read_number(value, 1, high), read_number(seat, 0, draft.players - 1)
        if token in pairs or (pairs and key == "giant"):
            draft.refuse("token-twice", line, value=token)
        pairs[token] = holder
    return list(pairs.items())


def _read_markers(value: str) -> dict[str, int]:
    """``duris 2, rhea 1``."""
    counts: dict[str, int] = {}
    for part in parts_of(value):
        name, _, count = part.partition(" ")
        if read_name("unknown-kingdom", name, KINGDOM_NAMES) in counts:
            raise BadPosition("kingdom-twice", word=name)
        counts[name] = read_number(count, 1, MARKERS)
    return counts
