"""An image of a table, for ``render_mode="rgb_array"``: kingdoms above, cards in the middle, the seats below.

A view shows the viewer's hand and the cards in other hands that are known; a whole table shows every hand.
"""

from typing import Final

import numpy as np
import numpy.typing as npt

from ethnos.engine.components import DRAGONS, GIANT, KINGDOM_NAMES, KINGDOMS, MERFOLK, ORC, TROLL
from ethnos.engine.play import in_play, tribe_names
from ethnos.engine.state import OVER, Table
from ethnos.envs import render_canvas as canvas
from ethnos.envs.render_canvas import ENGLISH, Brush
from ethnos.game.drawing import read_table
from ethnos.game.drawing.signs import AGES
from ethnos.game.scores import leaders_in

WIDTH: Final = 960
HEIGHT: Final = 640
EDGE: Final = 10
GAP: Final = 8

KINGDOMS_TOP: Final = 44
KINGDOMS_HEIGHT: Final = 134
MIDDLE_TOP: Final = KINGDOMS_TOP + KINGDOMS_HEIGHT + GAP
MIDDLE_HEIGHT: Final = 112
DECK_WIDTH: Final = 150
SEATS_TOP: Final = MIDDLE_TOP + MIDDLE_HEIGHT + GAP
SEATS_HEIGHT: Final = HEIGHT - SEATS_TOP - EDGE

COLUMNS: Final = {2: 2, 3: 3, 4: 2, 5: 3, 6: 3}
"""How many seats are side by side."""


def draw(table: Table) -> npt.NDArray[np.uint8]:
    """The table as pixels: height x width x 3."""
    sheet = Brush(WIDTH, HEIGHT)
    _draw_header(sheet, table)
    for kingdom in range(KINGDOMS):
        _draw_kingdom(sheet, table, kingdom)
    _draw_deck(sheet, table)
    _draw_pool(sheet, table)
    for seat in range(int(table.players)):
        _draw_seat(sheet, table, seat)
    return sheet.pixels()


def _name(seat: int) -> str:
    return f"player_{seat}"


def _draw_header(sheet: Brush, table: Table) -> None:
    """Age, tribes in play, and whose turn it is."""
    sheet.box(0, 0, WIDTH, KINGDOMS_TOP - GAP, canvas.ACCENT, canvas.ACCENT, 0, 0)
    middle = (KINGDOMS_TOP - GAP) / 2
    age = ENGLISH("terminal-age", age=AGES[int(table.age) - 1], ages=AGES[int(table.ages) - 1])
    width = sheet.words(EDGE + 4, middle, age, 19, canvas.ACCENT_INK, bold=True)
    tribes = ", ".join(map(ENGLISH.tribe, tribe_names(table)))
    sheet.words(EDGE + width + 26, middle, tribes, 14, canvas.ACCENT_INK)
    over = table.phase == OVER
    turn = ENGLISH("terminal-game-over") if over else ENGLISH("terminal-their-turn", name=_name(int(table.seat)))
    width = sheet.words(WIDTH - EDGE - 4, middle, turn, 17, canvas.GOLD_BRIGHT, "rm")
    if not over:
        sheet.marker(int(table.seat), WIDTH - EDGE - width - 22, middle, 9)


def _draw_kingdom(sheet: Brush, table: Table, kingdom: int) -> None:
    """A kingdom's letter and name, its tokens, and all markers; the leading seats have a gold background."""
    width = (WIDTH - 2 * EDGE - (KINGDOMS - 1) * GAP) / KINGDOMS
    x, y = EDGE + kingdom * (width + GAP), KINGDOMS_TOP
    sheet.box(x, y, width, KINGDOMS_HEIGHT, canvas.TINTS[kingdom], canvas.KINGDOMS[kingdom], 2, 8)
    sheet.box(x, y, width, 28, canvas.KINGDOMS[kingdom], canvas.KINGDOMS[kingdom], 0, 8)
    ink = canvas.ON_KINGDOMS[kingdom]
    sheet.disc(x + 17, y + 14, 10, canvas.KINGDOMS[kingdom], ink, 1.4)
    sheet.words(x + 17, y + 14, canvas.LETTERS[kingdom], 14, ink, "mm", True)
    sheet.words(x + 34, y + 14, ENGLISH.kingdom(KINGDOM_NAMES[kingdom]), 16, ink)
    for age in range(int(table.ages)):
        now = age == int(table.age) - 1 and table.phase != OVER
        past = age < int(table.age) - 1 or table.phase == OVER
        at = x + width / 2 + (age - (int(table.ages) - 1) / 2) * 40
        sheet.token(at, y + 51, 17 if now else 13, int(table.tokens[kingdom, age]), now, past)
    leaders = leaders_in(table, kingdom)
    for seat in range(int(table.players)):
        at, line = x + 12 + seat % 3 * (width - 20) / 3, y + 90 + seat // 3 * 27
        count = int(table.markers[seat, kingdom])
        if seat in leaders:
            sheet.box(at - 7, line - 12, (width - 20) / 3 - 2, 24, canvas.GOLD_BRIGHT, canvas.GOLD, 1, 6)
        if count:
            sheet.marker(seat, at + 5, line, 7)
            sheet.words(at + 18, line, str(count), 15, bold=True)


def _draw_deck(sheet: Brush, table: Table) -> None:
    """The deck with the cards left in it, and the Dragons of this Age."""
    x, y = EDGE, MIDDLE_TOP
    sheet.box(x, y, DECK_WIDTH, MIDDLE_HEIGHT, canvas.PAPER)
    left = int(table.deck_left)
    for layer in range(min(left, 3)):
        sheet.back(x + 14 + 3 * layer, y + 20 - 3 * layer, 44, 62)
    sheet.words(x + 104, y + 38, str(left), 28, at="mm", bold=True)
    sheet.words(x + 104, y + 62, ENGLISH("terminal-deck-short", count="").strip(), 13, canvas.FAINT, "mm")
    sheet.words(x + 14, y + 97, ENGLISH("terminal-dragons"), 13, canvas.FAINT)
    for dragon in range(DRAGONS):
        sheet.dragon(x + 90 + 21 * dragon, y + 97, 8.5, dragon < int(table.dragons))


def _draw_pool(sheet: Brush, table: Table) -> None:
    """The face-up cards, equal ones stacked with their number; in two lines if one is not enough."""
    x, y = EDGE + DECK_WIDTH + GAP, MIDDLE_TOP
    width = WIDTH - EDGE - x
    sheet.box(x, y, width, MIDDLE_HEIGHT, canvas.PAPER)
    kinds = read_table.pool_of(table)
    sheet.words(x + 12, y + 16, ENGLISH("terminal-pool"), 13, canvas.FAINT)
    sheet.words(x + 12, y + 38, str(len(kinds)), 24, bold=True)
    stacks, room = sorted(set(kinds)), width - 68
    one_line = len(stacks) * 58 <= room
    card, height, top = (54, 76, y + 18) if one_line else (34, 47, y + 7)
    per_line = int(room // (card + 4))
    for place, kind in enumerate(stacks):
        left, line = x + 60 + place % per_line * (card + 4), top + place // per_line * (height + 4)
        sheet.card(kind, left, line, card, height)
        if kinds.count(kind) > 1:
            sheet.count(kinds.count(kind), left + card - 5, line + 5)


def _draw_row(
    sheet: Brush, kinds: list[int], x: float, y: float, width: float, height: float, room: float, backs: int = 0
) -> None:
    """Cards side by side, overlapping if necessary; face-down ones last."""
    cards = len(kinds) + backs
    step = min(width + 4, (room - width) / (cards - 1)) if cards > 1 else 0
    for place, kind in enumerate(kinds):
        sheet.card(kind, x + place * step, y, width, height)
    for place in range(len(kinds), cards):
        sheet.back(x + place * step, y, width, height)


# --- Seats ----------------------------------------------------------------------------------------------------


def _draw_seat(sheet: Brush, table: Table, seat: int) -> None:
    """Everything that belongs to a seat; if all seats are in one line, cards and Bands are drawn larger."""
    columns = COLUMNS[int(table.players)]
    rows = -(-int(table.players) // columns)
    width = (WIDTH - 2 * EDGE - (columns - 1) * GAP) / columns
    height = (SEATS_HEIGHT - (rows - 1) * GAP) / rows
    x, y = EDGE + seat % columns * (width + GAP), SEATS_TOP + seat // columns * (height + GAP)
    stands_out = int(table.places[seat]) == 1 if table.phase == OVER else seat == int(table.seat)
    sheet.box(
        x,
        y,
        width,
        height,
        canvas.RAISED,
        canvas.GOLD if stands_out else canvas.LINE,
        3 if stands_out else 1,
        8,
    )
    _draw_name(sheet, table, seat, x, y, width)
    card, band = (72.0, 30.0) if rows == 1 else (38.0, 24.0)
    _draw_hand(sheet, table, seat, x + 10, y + 34, width - 20, card)
    below = y + 34 + card + 7
    _draw_bands(sheet, table, seat, x + 10, below, width - 20, y + height - 24 - below, band)
    _draw_boards(sheet, table, seat, x + 10, y + height - 14)


def _draw_name(sheet: Brush, table: Table, seat: int, x: float, y: float, width: float) -> None:
    """Shape, name, place at the end, and Glory."""
    sheet.marker(seat, x + 18, y + 17, 8)
    length = sheet.words(x + 34, y + 17, _name(seat), 16, bold=True)
    if table.phase == OVER:
        sheet.words(x + length + 44, y + 17, ENGLISH("terminal-place", place=int(table.places[seat])), 13, canvas.FAINT)
    glory = ENGLISH("terminal-glory", count=int(table.glory[seat]))
    sheet.words(x + width - 10, y + 17, glory, 16, canvas.GOLD, "rm", True)


def _draw_hand(sheet: Brush, table: Table, seat: int, x: float, y: float, room: float, height: float) -> None:
    """The number of cards, the known ones, and the rest face down."""
    size, kinds = int(table.hand_size[seat]), read_table.hand_of(table, seat)
    sheet.words(x, y + height / 2 - 8, str(size), 18, bold=True)
    sheet.words(x, y + height / 2 + 9, ENGLISH("terminal-hand-short"), 11, canvas.FAINT)
    room -= 36
    width = min(height * 0.72, max(room / max(size, 1) - 3, height * 0.35))
    _draw_row(sheet, kinds, x + 36, y, width, min(height, width * 1.5), room, size - len(kinds))


def _draw_bands(
    sheet: Brush, table: Table, seat: int, x: float, y: float, room: float, depth: float, height: float
) -> None:
    """The Bands of this Age, the largest first, and the number of those that do not fit."""
    bands = sorted(read_table.bands_of(table, seat), key=lambda band: -band[1])
    if not bands:
        sheet.words(x, y + height / 2, ENGLISH("terminal-no-bands"), 13, canvas.FAINT)
        return
    width = height * 2.84
    per_line = int((room + 4) // (width + 4))
    places = per_line * int((depth + 4) // (height + 4))
    visible_bands = bands if len(bands) <= places else bands[: places - 1]
    spots = [(x + place % per_line * (width + 4), y + place // per_line * (height + 4)) for place in range(places)]
    for (leader, size), (left, top) in zip(visible_bands, spots, strict=False):
        sheet.band(leader, size, left, top, width, height)
    if len(visible_bands) < len(bands):
        left, top = spots[-1]
        sheet.words(left + 4, top + height / 2, f"+ {len(bands) - len(visible_bands)}", height * 0.6, bold=True)


def _draw_boards(sheet: Brush, table: Table, seat: int, x: float, y: float) -> None:
    """Markers left, and what the seat has on the boards of the tribes in play."""
    sheet.marker(seat, x + 6, y, 5)
    x += 16 + sheet.words(x + 16, y, str(int(table.supply[seat])), 13, bold=True) + 13
    for label, value in _boards(table, seat):
        x += sheet.words(x, y, label, 12, canvas.FAINT) + 4
        x += sheet.words(x, y, value, 13, bold=True) + 12


def _boards(table: Table, seat: int) -> list[tuple[str, str]]:
    """The boards in play by name, with what this seat has there; a dash for nothing."""
    horde = "".join(canvas.LETTERS[place] for place in read_table.horde_of(table, seat))
    trolls = " ".join(map(str, read_table.trolls_of(table, seat)))
    giant = str(int(table.giant_size)) if int(table.giant_seat) == seat else ""
    boards = [
        (MERFOLK, "terminal-merfolk-short", str(int(table.merfolk[seat]))),
        (ORC, "terminal-horde-short", horde),
        (TROLL, "terminal-trolls-short", trolls),
        (GIANT, "terminal-giant-short", giant),
    ]
    return [(ENGLISH(key), value or "-") for tribe, key, value in boards if in_play(table, tribe)]
