"""Places, tie-breaks, and the sources of Glory in a game."""

from typing import Literal, TypeAlias

from ethnos.engine.compile import in_python
from ethnos.engine.play import in_play
from ethnos.engine.scoring import markers_on_map
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


def sources_in_play(table: Table) -> list[int]:
    """What can give Glory in this game, in the order of the score sheet."""
    absent = {source for source, tribe in TRIBE_OF_SOURCE.items() if not in_play(table, tribe)}
    return [source for source in range(SOURCES) if source not in absent]
