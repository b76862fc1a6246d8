"""Places in kingdoms and at the end, tie-breaks, and the sources of Glory in a game."""

from typing import Literal, TypeAlias

from ethnos.base.arguments import need_in
from ethnos.engine.compile import in_python
from ethnos.engine.components import KINGDOMS
from ethnos.engine.play import in_play, standing_in
from ethnos.engine.scoring import markers_on_map, token_of
from ethnos.engine.state import NOBODY, OVER, SOURCES, TRIBE_OF_SOURCE, Table

TieBreak: TypeAlias = Literal["markers", "bands"]
"""What breaks a tie: markers (R43) or Bands (R44)."""


def places(table: Table) -> list[int]:
    """The place of each seat, shared in a tie: by Glory alone while the game goes on, then as R42-R46 say."""
    glory: list[int] = table.glory.tolist()[: table.players]
    if table.phase == OVER:
        return table.places[: table.players]
    return [1 + sum(rival > own for rival in glory) for own in glory]


def tie_breaks(table: Table) -> list[TieBreak | None]:
    """What broke the tie of each seat with others of equal Glory (R43, R44), once the game is over."""
    seats = range(table.players)
    if table.phase != OVER or table.skeleton_winner != NOBODY:  # ten Skeletons win without counting Glory (O34)
        return [None for _ in seats]
    markers = map_markers(table)
    breaks: list[TieBreak | None] = []
    for seat in seats:
        rivals = [
            rival
            for rival in seats
            if table.glory[rival] == table.glory[seat] and table.places[rival] != table.places[seat]
        ]
        by_bands = any(markers[rival] == markers[seat] for rival in rivals)
        breaks.append(None if not rivals else "bands" if by_bands else "markers")
    return breaks


def map_markers(table: Table) -> list[int]:
    """The markers of each seat in all kingdoms together (R43, D14)."""
    return [in_python(markers_on_map)(table, seat) for seat in range(table.players)]


def leaders_in(table: Table, kingdom: int) -> list[int]:
    """The seats that are first in a kingdom now (R34); none where there is no marker."""
    need_in(range(KINGDOMS), kingdom, "kingdom")
    standings = {
        seat: standing_in(table, seat, kingdom) for seat in range(table.players) if table.markers[seat, kingdom]
    }
    best = max(standings.values(), default=None)
    return [seat for seat, standing in standings.items() if standing == best]


def paid_places(table: Table, age: int) -> list[int]:
    """For each Glory token of a kingdom the place that it pays in an Age, from 1; 0 for none (R32, R51-R53)."""
    need_in(range(1, table.ages + 1), age, "age")
    token = in_python(token_of)
    paid = {token(table, place, age): place + 1 for place in range(age)}
    return [paid.get(number, 0) for number in range(table.ages)]


def sources_in_play(table: Table) -> list[int]:
    """What can give Glory in this game, in the order of the score sheet."""
    absent = {source for source, tribe in TRIBE_OF_SOURCE.items() if not in_play(table, tribe)}
    return [source for source in range(SOURCES) if source not in absent]
