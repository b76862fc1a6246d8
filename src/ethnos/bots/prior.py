"""Prior probabilities of the legal decisions, for the tree search.

They come from the quick player's own values: whether it prefers to play or to recruit, which Band, which card. No
decision gets 0, so even those that look bad are tried in the end.
"""

from math import exp
from typing import Final

from ethnos.bots.hand_counts import count_hand, largest_family, led_by
from ethnos.bots.rollout import (
    DRAW,
    DRAW_GROWTH,
    FAMILY,
    LARGEST,
    band_value,
    pick,
    play_threshold,
    remember_gains,
    take_score,
)
from ethnos.bots.weights import Weights
from ethnos.engine import actions
from ethnos.engine import state as phases
from ethnos.engine.actions import is_lead
from ethnos.engine.compile import rule
from ethnos.engine.components import CENTAUR, COLOURS, ELF, KINGDOMS
from ethnos.engine.state import Table

FAVOURITE_BONUS: Final = 2.0  # bonus of the quick player's own choice, as a power of e
GLORY_WEIGHT: Final = 0.35  # weight of a point of Glory when Bands or kingdoms are compared
FAMILY_WEIGHT: Final = 0.5  # weight of a point of a family's expected value when cards to recruit are compared
UNIFORM_SHARE: Final = 0.15  # of the priors


@rule
def fill_priors(table: Table, weights: Weights, gains: Weights, priors: Weights) -> None:
    """Write a prior for each of the table's choices."""
    remember_gains(table, weights, gains)
    count = int(table.choice_count)
    phase = int(table.phase)
    for i in range(count):
        priors[i] = 0.0
    if phase == phases.TURN or phase == phases.ANOTHER:
        _write_turn_logits(table, weights, gains, priors)
    elif phase == phases.BAND:
        _write_band_logits(table, priors)
    elif phase == phases.KINGDOM or phase == phases.EXTRA:
        for i in range(count):
            action = int(table.choices[i])
            if action != actions.PLACE_NONE:
                priors[i] = 0.5 + GLORY_WEIGHT * gains[int(table.seat) * KINGDOMS + action - actions.PLACE]
    favourite = pick(table, weights, gains)
    total = 0.0
    for i in range(count):
        priors[i] = exp(priors[i] + (FAVOURITE_BONUS if int(table.choices[i]) == favourite else 0.0))
        total += priors[i]
    for i in range(count):
        priors[i] = (1.0 - UNIFORM_SHARE) * priors[i] / total + UNIFORM_SHARE / count


@rule
def _write_turn_logits(table: Table, weights: Weights, gains: Weights, priors: Weights) -> None:
    """Bands by their value above the threshold, cards by what they add to the best family's expected value."""
    seat = int(table.seat)
    tribes, colours = count_hand(table, seat)
    expected = weights[FAMILY + min(max(largest_family(tribes), largest_family(colours)), LARGEST)]
    for i in range(int(table.choice_count)):
        action = int(table.choices[i])
        if is_lead(action):
            leader, cards = led_by(action, tribes, colours)
            threshold = play_threshold(table, weights, cards)
            priors[i] = GLORY_WEIGHT * (band_value(table, weights, gains, leader, cards) - threshold)
        elif action == actions.DRAW:
            priors[i] = FAMILY_WEIGHT * (weights[DRAW] + (weights[DRAW_GROWTH] - 1.0) * expected)
        elif action < actions.LEAD_TRIBE:
            score = take_score(weights, gains, seat, tribes, colours, expected, action - actions.TAKE)
            priors[i] = FAMILY_WEIGHT * (score - expected)


@rule
def _write_band_logits(table: Table, priors: Weights) -> None:
    """Leaving cards out pays only with a Leader who lets the player keep them or play them next."""
    tribe = int(table.leader) // COLOURS
    for i in range(int(table.choice_count)):
        if int(table.choices[i]) != actions.PLAY and tribe != ELF and tribe != CENTAUR:
            priors[i] = -1.5
