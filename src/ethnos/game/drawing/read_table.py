"""Reading a table: hands, pool and Bands as lists of kinds."""

from collections.abc import Iterable

from ethnos.engine import play as engine
from ethnos.engine.cards import band_cards
from ethnos.engine.components import COLOURS, SKELETON_CARD, TROLL_TOKENS
from ethnos.engine.state import WHOLE, Table
from ethnos.game.game import Game


def seen_by(game: Game | Table, seat: int | None) -> Table:
    """The table as a seat sees it; for None the whole table."""
    table = game.table if isinstance(game, Game) else game
    if seat is None or table.viewer != WHOLE:
        return table
    return engine.view(table, seat)


def kinds_in(counts: Iterable[int]) -> list[int]:
    """Cards of each kind, as a list of kinds."""
    return [kind for kind, count in enumerate(counts) for _ in range(int(count))]


def hand_of(table: Table, seat: int) -> list[int]:
    """A hand, as far as this table shows it."""
    return kinds_in(table.hands[seat])


def pool_of(table: Table) -> list[int]:
    """The face-up cards."""
    return kinds_in(table.pool)


def numbered(kinds: list[int]) -> dict[int, int]:
    """The number to type for each kind of these cards."""
    return {kind: number for number, kind in enumerate(sorted(set(kinds)), 1)}


def bands_of(table: Table, seat: int) -> list[tuple[int, int]]:
    """A seat's Bands of this Age: Leader and size."""
    bands = (band_cards(table, band) for band in range(table.bands) if table.band_owner[band] == seat)
    return [(cards[0], len(cards)) for cards in bands]


def by_tribe(kinds: list[int]) -> dict[int, list[int]]:
    """Cards by their tribe."""
    return {tribe: [k for k in kinds if k // COLOURS == tribe] for tribe in sorted({k // COLOURS for k in kinds})}


def by_colour(kinds: list[int]) -> dict[int, list[int]]:
    """Cards by their colour, Skeletons last under their own kind."""
    key = {kind: SKELETON_CARD if kind == SKELETON_CARD else kind % COLOURS for kind in kinds}
    return {colour: [k for k in kinds if key[k] == colour] for colour in sorted(set(key.values()))}


def trolls_of(table: Table, seat: int) -> list[int]:
    """The Troll tokens that a seat holds."""
    return [value + 1 for value in range(TROLL_TOKENS) if table.trolls[value] == seat]


def horde_of(table: Table, seat: int) -> list[int]:
    """The colours on a seat's Orc board."""
    return [place for place, count in enumerate(table.horde[seat]) if count]
