"""What a move will do, told before it is done. Nothing is drawn for it, so that it tells nothing hidden."""

from dataclasses import dataclass, replace

from ethnos.engine.actions import card_names
from ethnos.engine.components import COLOURS, HALFLING, KINGDOM_NAMES
from ethnos.engine.play import marker_cards, recruits, worth
from ethnos.engine.state import ORC_SOURCE, Table
from ethnos.moves import Move, Pillage, PlayBand, Recruit, ShowSkeletons, expand


@dataclass(frozen=True, slots=True)
class Missing:
    """A marker that a Band does not place in its Leader's kingdom for want of cards."""

    kingdom: str
    needed: int
    size: int


@dataclass(frozen=True, slots=True)
class Preview:
    """The visible effects of a move."""

    markers: tuple[str, ...] = ()
    """Kingdoms that get a marker, extra markers included."""
    missing: tuple[Missing, ...] = ()
    """What was too small for a marker."""
    glory: int = 0
    """Glory at once."""
    worth: tuple[int, ...] = ()
    """What each Band of the move gives at the end of the Age (R39)."""
    merfolk: int | None = None
    """The space reached on the Merfolk board, if the move leads there."""
    to_pool: tuple[str, ...] = ()
    """Cards that go face up to the pool."""
    kept: tuple[str, ...] = ()
    """Cards that stay in hand."""
    draws: int = 0
    """Cards drawn from the deck."""


def preview(table: Table, move: Move) -> Preview:
    """What a legal move will do; a refused one raises ``Refused``."""
    after = expand(table, move).table
    if isinstance(move, Recruit):
        return Preview(draws=recruits(table) if move.card is None else 0)
    if isinstance(move, Pillage):
        gained = after.sheet[table.age - 1, table.seat, ORC_SOURCE] - table.sheet[table.age - 1, table.seat, ORC_SOURCE]
        return Preview(glory=int(gained))
    if isinstance(move, ShowSkeletons):
        return Preview(to_pool=card_names(after.pool - table.pool))
    return _bands(table, move)


def _bands(table: Table, move: PlayBand) -> Preview:
    quiet, draws = _without_draw(move)
    done = expand(table, quiet)
    after, seat = done.table, int(table.seat)
    grown = after.markers[seat] - table.markers[seat]
    return Preview(
        markers=tuple(name for place, name in enumerate(KINGDOM_NAMES) for _ in range(grown[place])),
        missing=tuple(filter(None, map(_missing, done.laid))),
        glory=int(after.glory[seat]) - int(table.glory[seat]),
        worth=tuple(worth(after, band) for band in range(int(table.bands), int(after.bands))),
        merfolk=int(after.merfolk[seat]) if after.merfolk[seat] != table.merfolk[seat] else None,
        to_pool=card_names((after.pool - table.pool).clip(0)),
        kept=card_names(after.hands[seat]),
        draws=draws,
    )


def _missing(laid: Table) -> Missing | None:
    """What a Band that has just been laid lacks for a marker in its Leader's kingdom (R25)."""
    tribe, home = divmod(int(laid.leader), COLOURS)
    needed, size = marker_cards(laid, home), int(laid.band_size)
    if tribe == HALFLING or size >= needed:
        return None
    return Missing(KINGDOM_NAMES[home], needed, size)


def _without_draw(move: PlayBand) -> tuple[PlayBand, int]:
    """The same move without a Wizard's draw, and how many cards that draws."""
    if move.then is not None:
        then, draws = _without_draw(move.then)
        return replace(move, then=then), draws
    return replace(move, draw=False), len(move.cards) if move.draw else 0
