"""Bots know what their seat knows, and nothing else."""

import gc
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Any

import numpy as np
import pytest

from ethnos.bots import BadDecision, View, ask, grandmaster, make, search
from ethnos.engine.actions import ACTIONS
from ethnos.engine.components import NO_CARD
from ethnos.engine.play import legal_actions, sample, view
from ethnos.engine.records import TABLE
from ethnos.engine.state import FIELDS, NOBODY, Table, as_bytes
from tests.bots.tables import positions, specs

FAST = ["random", "simple", "greedy"]
ITERATIONS = 24
SLOW = [name for name in specs(ITERATIONS) if name not in FAST]
NODES = 2_000
"""More than so few iterations need. A bot is made for every decision, and clearing the memory for seconds of thought
would take longer than the decision.
"""


def with_other_hidden_cards(table: Table, seed: int) -> Table:
    """A table that differs only in what the seat to move cannot know: other hands, the deck, the generator."""
    seat = int(table.seat)
    other = sample(view(table, seat), seed)
    assert as_bytes(view(other, seat)) == as_bytes(view(table, seat))
    return other


@pytest.mark.parametrize(
    ("bots", "count", "every"),
    [
        (FAST, 3000, 2),
        (SLOW, 60, 13),
        pytest.param(SLOW, 400, 13, marks=pytest.mark.long),
    ],
    ids=["fast", "slow", "slow-often"],
)
def test_what_a_seat_cannot_know_changes_no_decision(
    bots: list[str], count: int, every: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (search, grandmaster):
        monkeypatch.setattr(module, "NODES", NODES)
    compared, hidden = 0, 0
    for seed, table in enumerate(positions(FAST, count, every)):
        other = with_other_hidden_cards(table, seed)
        hidden += other.hands.tolist() != table.hands.tolist() and other.deck.tolist() != table.deck.tolist()
        for name in bots:
            assert ask(make(name, seed), table) == ask(make(name, seed), other), f"{name}, seed {seed}"
        compared += 1
    assert compared >= count
    assert hidden > 0.8 * count, "the pairs have to differ in hands and deck"


# --- The interface --------------------------------------------------------------------------------------------


class Spy:
    """Looks at everything that can be reached from its view."""

    def __init__(self) -> None:
        self.seen: list[bytes] = []
        self.objects: list[object] = []

    def decide(self, view: View) -> int:
        """The first legal decision."""
        self.objects = _reachable(view)
        self.seen = [bytes(thing) for thing in self.objects if isinstance(thing, (bytes, bytearray))]
        self.seen += [thing.tobytes() for thing in self.objects if isinstance(thing, np.ndarray)]
        return legal_actions(view)[0]


def _reachable(start: object) -> list[object]:
    """All objects reachable from this one, except code: attributes, and the memory that arrays share."""
    reached: dict[int, object] = {}
    pending: list[Any] = [start]
    while pending:
        thing = pending.pop()
        if id(thing) in reached or isinstance(thing, (type, ModuleType, FunctionType, BuiltinFunctionType, np.dtype)):
            continue
        reached[id(thing)] = thing
        pending += gc.get_referents(thing)
        if isinstance(thing, np.ndarray):
            pending.append(thing.base)
        elif isinstance(thing, memoryview):
            pending.append(thing.obj)
    return list(reached.values())


def test_nothing_but_the_view_can_be_reached_from_it() -> None:
    for table in positions(FAST, 200, every=17):
        spy, seat = Spy(), int(table.seat)
        for name in FIELDS:
            getattr(table, name)  # reading the fields may add references to the table
        ask(spy, table)
        own = as_bytes(view(table, seat))
        assert own in spy.seen
        assert max(map(len, spy.seen)) == TABLE.itemsize, "one record, and no larger piece of memory around it"
        assert {record for record in spy.seen if len(record) == TABLE.itemsize} == {own}
        assert sum(isinstance(thing, Table) for thing in spy.objects) == 1


def test_a_view_that_a_bot_is_shown_holds_nothing_hidden() -> None:
    class Reader:
        """Reads its view."""

        def decide(self, view: View) -> int:
            seat = int(view.seat)
            assert view.viewer == seat
            assert set(view.deck) == {NO_CARD}
            assert not any(view.seed)
            assert not any(view.block)
            for rival in range(int(view.players)):
                if rival != seat:
                    assert view.hands[rival].tolist() == view.known[rival].tolist()
            assert sum(view.hands[seat]) == view.hand_size[seat]
            return legal_actions(view)[0]

    for table in positions(FAST, 500, every=7):
        ask(Reader(), table)


class Forger:
    """Rewrites its view, and answers with the illegal decision that it has written there."""

    def decide(self, view: View) -> int:
        """An illegal decision."""
        forbidden = next(action for action in range(ACTIONS) if action not in legal_actions(view))
        for name in FIELDS:
            view.array[name] = 1
        view.choices[0], view.choice_count, view.seat = forbidden, 1, NOBODY
        return forbidden


def test_a_bot_that_rewrites_its_view_changes_nothing_and_is_refused() -> None:
    for table in positions(FAST, 50, every=17):
        before = as_bytes(table)
        with pytest.raises(BadDecision):
            ask(Forger(), table)
        assert as_bytes(table) == before
