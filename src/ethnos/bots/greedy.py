"""``greedy``: appraises the table after every whole move it could make, and makes the best one.

A move is played on a copy of the view through all its decisions: Leader, cards left out, kingdom, tokens, further
Bands, cards kept. Where a card would be drawn, the appraisal is averaged over the unseen cards.
"""

import ctypes
from array import array
from typing import Any, Final

from ethnos.bots.appraisal import (
    Counts,
    appraise,
    chance_of_the_end,
    count_unseen,
    gift_value,
    hand_value,
    standing_value,
)
from ethnos.bots.interface import View
from ethnos.engine import actions
from ethnos.engine import state as phases
from ethnos.engine.cards import add_to_hand, leave_hand
from ethnos.engine.compile import compile_module, entry_point, rule
from ethnos.engine.components import CARD_KINDS
from ethnos.engine.play import need_mover
from ethnos.engine.state import MAX_CHOICES, Table, blank_records
from ethnos.engine.turn import decide

COMPILED_MODULES: Final = (__name__,)

DEEPEST: Final = 40  # decisions in one move: ten cards left out, four extra markers, further Bands
MOST_MOVES: Final = 500  # per first decision; a hand of ten allows more, but the first ones leave out the fewest cards
HOPELESS: Final = -1.0e9
WIZARD_CARD: Final = 1.2  # the value of an unknown card drawn by a Wizard


class Appraiser:
    """Work arrays for playing out moves, reused for every decision."""

    def __init__(self) -> None:
        compile_module(__name__)
        self._tables = blank_records(DEEPEST + 1)
        self._cursors = array("q", [0] * DEEPEST)
        self._unseen = array("q", [0] * CARD_KINDS)
        self._values = (ctypes.c_double * MAX_CHOICES)()

    def values(self, view: View) -> list[float]:
        """For each legal decision, the expected Glory of the best move that starts with it."""
        need_mover(view)
        appraise_moves(view, self._tables, self._cursors, self._unseen, self._values)
        return self._values[: view.choice_count]


class GreedyBot:
    """Compares its own moves and looks no further ahead."""

    def __init__(self, seed: int) -> None:  # noqa: ARG002 - every bot takes one
        self._appraiser = Appraiser()

    def decide(self, view: View) -> int:
        """The first decision of the best move."""
        return best_choice(view, self._appraiser.values(view))


def best_choice(view: View, values: list[float]) -> int:
    """The legal decision with the highest value; the first of several."""
    return view.choices[values.index(max(values))]


@entry_point(Table, [Table], [int], [int], [ctypes.c_double])
def appraise_moves(views: Any, tables: Any, cursors: Counts, unseen: Counts, values: Any) -> None:
    """Play out every whole move from the view, depth first."""
    tables[0] = views[0]
    seat, depth = int(tables[0].seat), 0
    for i in range(len(values)):
        values[i] = HOPELESS
    moves = 0
    cursors[0] = int(tables[0].choice_count)
    while depth >= 0:
        cursors[depth] -= 1  # from the last choice: PLAY comes before leaving cards out
        if depth == 0:
            moves = 0
        if cursors[depth] < 0 or moves >= MOST_MOVES:
            depth -= 1
            continue
        action = int(tables[depth].choices[cursors[depth]])
        follow = tables[depth + 1]
        tables[depth + 1] = tables[depth]
        if action == actions.DRAW or action == actions.WIZARD_DRAW:
            value = _value_of_drawing(follow, seat, action, unseen)
        else:
            age = int(follow.age)
            decide(follow, action)
            going_on = int(follow.seat) == seat and int(follow.phase) != phases.TURN and int(follow.age) == age
            if going_on and int(follow.phase) != phases.PILLAGE and depth + 1 < DEEPEST:
                depth += 1
                cursors[depth] = int(follow.choice_count)
                continue
            value = appraise(follow, seat)
        moves += 1
        values[cursors[0]] = max(values[cursors[0]], value)


@rule
def _value_of_drawing(table: Table, seat: int, action: int, unseen: Counts) -> float:
    """The average over the unseen cards; the third Dragon costs the hand (R22)."""
    lost = chance_of_the_end(table)
    standing = standing_value(table, seat) - gift_value(table, seat)
    if action == actions.WIZARD_DRAW:
        return standing + (1.0 - lost) * WIZARD_CARD * int(table.band_size)
    total = count_unseen(table, unseen)
    value = 0.0
    for kind in range(CARD_KINDS):
        if unseen[kind] > 0:
            add_to_hand(table, seat, kind)
            value += unseen[kind] * hand_value(table, seat)
            leave_hand(table, seat, kind, 1)
    return standing + (1.0 - lost) * value / max(total, 1)
