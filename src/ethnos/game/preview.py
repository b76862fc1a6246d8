"""What a move would do, before it is made. No card is drawn for it, so it reveals nothing hidden."""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from ethnos.base.plain import Plain
from ethnos.engine.actions import card_names
from ethnos.engine.components import COLOURS, KINGDOM_NAMES, Card, Kingdom
from ethnos.engine.fields import gains
from ethnos.engine.moves import Expansion, Move, Pillage, PlayBand, Recruit, ShowSkeletons, chain, expand, marker_rule
from ethnos.engine.play import can_place_marker, marker_cards, no_marker_reason, recruits, worth
from ethnos.engine.state import ORC_SOURCE, Table


@dataclass(frozen=True, slots=True)
class Missing(Plain):
    """The marker of a Band that is too small to place one: in its Leader's kingdom, or as a Wingfolk anywhere."""

    kingdom: Kingdom
    needed: int
    size: int


@dataclass(frozen=True, slots=True)
class Preview(Plain):
    """The visible effects of a move."""

    markers: tuple[Kingdom, ...] = ()
    """Kingdoms that get a marker, extra markers included."""
    missing: tuple[Missing, ...] = ()
    """Bands that are too small for a marker."""
    glory: int = 0
    """Immediate Glory."""
    worth: tuple[int, ...] = ()
    """What each Band of the move gives at the end of the Age (R39)."""
    merfolk: int | None = None
    """The space reached on the Merfolk board, if the move leads there."""
    to_pool: tuple[Card, ...] = ()
    """Cards that go face up to the pool."""
    kept: tuple[Card, ...] = ()
    """Cards that stay in hand."""
    draws: int = 0
    """Cards drawn from the deck."""
    rules: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """The rules for each effect, by the name of its field here or in the move."""


def preview(table: Table, move: Move) -> Preview:
    """What a legal move would do, on the table or on the view of the seat that decides; else raises ``Refused``."""
    effects = _effects(table, move)
    return replace(effects, rules=_rules_of(table, move, effects))


def _effects(table: Table, move: Move) -> Preview:
    expansion = expand(table, move, drawing=False)
    after = expansion.table
    if isinstance(move, Recruit):
        return Preview(draws=recruits(table) if move.card is None else 0)
    if isinstance(move, Pillage):
        gained = after.sheet[table.age - 1, table.seat, ORC_SOURCE] - table.sheet[table.age - 1, table.seat, ORC_SOURCE]
        return Preview(glory=int(gained))
    if isinstance(move, ShowSkeletons):
        return Preview(to_pool=card_names(gains(table.pool, after.pool)))
    undrawn, draws = without_draw(move)
    return _bands(table, expand(table, undrawn) if draws else expansion, draws)


def _bands(table: Table, expansion: Expansion, draws: int) -> Preview:
    after, seat = expansion.table, table.seat
    new_markers = gains(table.markers[seat], after.markers[seat])
    return Preview(
        markers=tuple(name for place, name in enumerate(KINGDOM_NAMES) for _ in range(new_markers[place])),
        missing=tuple(filter(None, map(_missing, expansion.laid))),
        glory=after.glory[seat] - table.glory[seat],
        worth=tuple(worth(after, band) for band in range(table.bands, after.bands)),
        merfolk=after.merfolk[seat] if after.merfolk[seat] != table.merfolk[seat] else None,
        to_pool=card_names(gains(table.pool, after.pool)),
        kept=card_names(after.hands[seat]),
        draws=draws,
    )


def _missing(laid: Table) -> Missing | None:
    """What a Band that has just been laid lacks for a marker in its Leader's kingdom (R25)."""
    home = laid.leader % COLOURS
    if can_place_marker(laid) or no_marker_reason(laid) != "small":
        return None
    return Missing(KINGDOM_NAMES[home], marker_cards(laid, home), laid.band_size)


def without_draw(move: PlayBand) -> tuple[PlayBand, int]:
    """The same move without a Wizard's draw, and how many cards the draw takes."""
    if move.then is not None:
        then, draws = without_draw(move.then)
        return replace(move, then=then), draws
    return replace(move, draw=False), len(move.cards) if move.draw else 0


# --- The rules of each effect ---------------------------------------------------------------------------------

_PLACING: Final = {"minotaur": "R-T7", "wingfolk": "R-T11"}
"""Leaders that change where a marker goes, or how many cards it takes."""


def _rules_of(table: Table, move: Move, effects: Preview) -> dict[str, tuple[str, ...]]:
    """The rules for each effect of a move, by the name of the effect: a field of the preview, or of the move."""
    if isinstance(move, Recruit):
        return {"draws": ("R18",)} if effects.draws else {}
    if isinstance(move, Pillage):
        return {"glory": ("R37", "R-T8")}
    if isinstance(move, ShowSkeletons):
        return {"to_pool": ("O3",)}
    return _rules_of_bands(table, list(chain(move)), effects)


def _rules_of_bands(table: Table, bands: list[PlayBand], effects: Preview) -> dict[str, tuple[str, ...]]:
    leaders = [band.leader.partition(".")[0] for band in bands]
    extra = any(band.extra for band in bands)
    placing = (marker_rule(table), *_distinct(_PLACING.get(leader) for leader in leaders))
    has_skeletons = any("skeleton" in band.cards for band in bands)
    rules_by_effect = {
        "markers": (*placing, *_distinct(["R-T6" if extra else None])),
        "missing": placing,
        "glory": ("R-T4",),
        "worth": ("R39", *_distinct(["R38" if has_skeletons else None, "R-T2" if "dwarf" in leaders else None])),
        "merfolk": ("R-T6",),
        "token": ("R-T10",),
        "horde": ("R-T8",),
        "draws": ("R-T12",),
        "kept": ("R-T3",),
        "to_pool": ("R27",),
    }
    occurs = {
        "token": any(band.token for band in bands),
        "horde": any(band.horde for band in bands),
        "to_pool": True,  # even if nothing goes there
    }
    return {
        effect: rules
        for effect, rules in rules_by_effect.items()
        if occurs.get(effect) or getattr(effects, effect, None)
    }


def _distinct(rules: Iterable[str | None]) -> tuple[str, ...]:
    """The rules without None and duplicates."""
    return tuple(dict.fromkeys(filter(None, rules)))
