"""Small endings: positions in which every card has a known place, solved by exhaustive search."""

from collections import Counter
from collections.abc import Sequence
from typing import Any

from ethnos.engine.actions import ACTION_NAMES, DRAW, WIZARD_DRAW, card_name
from ethnos.engine.components import COLOURS, COPIES, DRAGON, SKELETON_CARD, TRIBE_NAMES
from ethnos.engine.play import apply_action, legal_actions
from ethnos.engine.state import OVER, Table, as_bytes, copied
from tests.scenario import Cards, cards, scenario

QUIET = ("centaur", "elf", "halfling", "minotaur", "wingfolk", "wizard")


def ending(
    *,
    players: int,
    tribes: Sequence[str] = QUIET,
    hands: dict[int, Cards],
    pool: Cards = "",
    deck: Cards = "dragon",
    bands: Sequence[tuple[int, Cards]] = (),
    **position: Any,
) -> Table:
    """The last Age with two Dragons out. All other cards lie in Bands of one, which score nothing (R39), spread over
    the seats; so the search knows the place of every card.
    """
    tribes = tribes[:5] if players <= 3 else tribes
    left = Counter({kind: int(COPIES[kind]) for kind in range(SKELETON_CARD) if TRIBE_NAMES[kind // COLOURS] in tribes})
    left.subtract(cards(",".join([*hands.values(), pool, deck.removesuffix("dragon"), *(text for _, text in bands)])))
    single_cards = [(i % players, card_name(kind)) for i, kind in enumerate(left.elements())]
    assert not any(card.startswith("dwarf") for _, card in single_cards), "a lone Dwarf brings Glory (O30)"
    table = scenario(
        players=players,
        age=2 if players <= 3 else 3,
        tribes=tribes,
        hands=hands,
        pool=pool,
        deck=deck,
        dragons=2,
        bands=[*bands, *single_cards],
        **position,
    )
    assert table.deck_left == len(cards(deck))
    return table


def sure_share(table: Table, seat: int) -> float:
    """The share of the victory that a seat can force, whatever the others do.

    Only for tables on which any draw ends the Age.
    """
    return _share(table, seat, {})


def winning(table: Table) -> set[str]:
    """The decisions after which the seat to move can still force an unshared victory."""
    seen: dict[bytes, float] = {}
    seat = int(table.seat)
    return {ACTION_NAMES[a] for a in legal_actions(table) if _share(_after(table, a), seat, seen) == 1.0}


def _share(table: Table, seat: int, seen: dict[bytes, float]) -> float:
    if table.phase == OVER:
        return 0.0 if table.places[seat] != 1 else 1.0 / table.places[: table.players].count(1)
    key = as_bytes(table)
    if key not in seen:
        mine = table.seat == seat
        best = 0.0 if mine else 1.0
        for action in legal_actions(table):
            share = _share(_after(table, action), seat, seen)
            best = max(best, share) if mine else min(best, share)
            if best == (1.0 if mine else 0.0):
                break
        seen[key] = best
    return seen[key]


def _after(table: Table, action: int) -> Table:
    if action in (DRAW, WIZARD_DRAW):
        assert set(table.deck[: table.deck_left]) == {DRAGON}, "a draw must not depend on chance"
    after = copied(table)
    apply_action(after, action)
    return after
