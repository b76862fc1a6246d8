"""``simple``: recruits the card that matches most others in hand. From three cards, or from the second Dragon on, it
plays the largest Band that places a marker.
"""

import ctypes
from typing import Any, Final

from ethnos.bots.hand_counts import count_hand, led_by, of_colour, of_tribe
from ethnos.bots.interface import View
from ethnos.bots.rollout import GAINS, WEIGHTS_COUNT, pick, remember_gains
from ethnos.bots.weights import Weights, weights_for
from ethnos.engine import actions
from ethnos.engine import state as phases
from ethnos.engine.actions import is_lead
from ethnos.engine.bands import leads_to, places_marker
from ethnos.engine.compile import compile_module, entry_point, rule
from ethnos.engine.components import COLOURS, HAND_LIMIT, KINGDOMS, SKELETON_CARD
from ethnos.engine.play import need_mover
from ethnos.engine.state import Table

COMPILED_MODULES: Final = (__name__,)
ENOUGH_CARDS: Final = 3
LATE: Final = 2  # Dragons


class SimpleBot:
    """A few rules of thumb."""

    def __init__(self, seed: int) -> None:  # noqa: ARG002 - every bot takes one
        compile_module(__name__)
        self._gains = (ctypes.c_double * GAINS)()

    def decide(self, view: View) -> int:
        """A decision by rules of thumb."""
        need_mover(view)
        weights = (ctypes.c_double * WEIGHTS_COUNT)(*weights_for(view.players))
        return simple_decision(view, weights, self._gains)


@entry_point(Table, [ctypes.c_double], [ctypes.c_double])
def simple_decision(views: Any, weights: Any, gains: Any) -> int:
    """The decision for a view."""
    return decide_simply(views[0], weights, gains)


@rule
def decide_simply(table: Table, weights: Weights, gains: Weights) -> int:
    """Rules of thumb choose a Band or a card; the quick player decides the rest."""
    phase = int(table.phase)
    if phase != phases.TURN and phase != phases.ANOTHER:
        remember_gains(table, weights, gains)
        return pick(table, weights, gains)
    hand = int(table.hand_size[table.seat])
    if phase == phases.ANOTHER or hand >= ENOUGH_CARDS or int(table.dragons) >= LATE:
        lead = _largest_band(table, True)
        if lead >= 0:
            return lead
    if phase == phases.ANOTHER:
        return actions.STOP
    if hand == HAND_LIMIT:
        lead = _largest_band(table, False)
        return lead if lead >= 0 else actions.SHOW
    return _best_match(table)


@rule
def _largest_band(table: Table, with_marker: bool) -> int:
    """The decision that leads the largest Band, or -1; ``with_marker`` accepts only Bands that place a marker."""
    seat = int(table.seat)
    tribes, colours = count_hand(table, seat)
    skeletons = int(table.hands[seat, SKELETON_CARD])
    best, best_size = -1, 0
    for i in range(int(table.choice_count)):
        action = int(table.choices[i])
        if is_lead(action):
            leader, cards = led_by(action, tribes, colours)
            size = cards + skeletons
            if size > best_size and (not with_marker or _places_marker(table, leader, size)):
                best, best_size = action, size
    return best


@rule
def _places_marker(table: Table, leader: int, size: int) -> bool:
    """Whether a Band can place its marker in any kingdom."""
    seat, tribe, home = int(table.seat), leader // COLOURS, leader % COLOURS
    for kingdom in range(KINGDOMS):
        if leads_to(tribe, home, kingdom) and places_marker(table, seat, tribe, kingdom, size):
            return True
    return False


@rule
def _best_match(table: Table) -> int:
    """The face-up card with the most cards of its tribe or colour in hand; without a match, the deck."""
    seat = int(table.seat)
    tribes, colours = count_hand(table, seat)
    best, best_match = actions.DRAW, 0
    for i in range(int(table.choice_count)):
        kind = int(table.choices[i]) - actions.TAKE
        if 0 <= kind < SKELETON_CARD:
            match = max(of_tribe(tribes, kind), of_colour(colours, kind))
            if match > best_match:
                best, best_match = actions.TAKE + kind, match
    return best
