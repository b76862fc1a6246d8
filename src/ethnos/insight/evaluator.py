"""The network's evaluation of views and decisions, based only on one seat's view.

Two decisions are compared on the same sampled tables, which agree with the view. At each of them the decision is taken,
the network finishes the seat's move, and then evaluates the seat's new view. So both decisions meet the same possible
decks, and the real deck has no influence.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias, get_args

from ethnos.base.arguments import checked, need_in
from ethnos.bots.interface import View
from ethnos.bots.network import Network
from ethnos.engine import play as engine
from ethnos.engine.scoring import shares_of_victory
from ethnos.engine.state import OVER, Table, as_bytes

Mark: TypeAlias = Literal["inaccuracy", "mistake"]
MARKS: Final[tuple[Mark, ...]] = get_args(Mark)

SAMPLES: Final = 16
"""A drawn card changes a chance to win by about three points; the mean of 16 has an error below one point."""
MOST_SAMPLES: Final = 1_000_000
INACCURACY: Final = 0.04
"""Several times the sampling error. A novice makes eight to fifteen per game, an adept half as many."""
MISTAKE: Final = 0.10
"""With four equal players, over a third of a chance to win. A novice makes one to four per game, an adept few."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """A decision compared with the one that the network would have taken."""

    taken: int
    preferred: int
    probability: float
    """The network's probability for the decision taken."""
    preferred_probability: float
    value: float
    """The seat's expected chance to win after its move, before the drawn cards are known."""
    preferred_value: float

    @property
    def loss(self) -> float:
        """How much of its chance to win the seat gave away."""
        return max(0.0, self.preferred_value - self.value)

    @property
    def mark(self) -> Mark | None:
        """The mark for this loss."""
        if self.loss >= MISTAKE:
            return "mistake"
        return "inaccuracy" if self.loss >= INACCURACY else None


class Evaluator:
    """Evaluates with the network. Deterministic: the same view always gets the same answer."""

    @checked
    def __init__(self, samples: int = SAMPLES, network: Network | None = None) -> None:
        need_in(range(1, MOST_SAMPLES + 1), samples, "samples")
        self.samples = samples
        self.network = network or Network()

    @checked
    def wins(self, view: View) -> tuple[float, ...]:
        """Each seat's chance to win, from the viewer's view; after the game, its share of the victory."""
        return victory_shares(view) if view.phase == OVER else self.network.evaluate(view).wins

    @checked
    def favourite(self, view: View) -> int:
        """The decision that the network rates highest."""
        engine.need_mover(view)
        return self.network.evaluate(view).favourite

    @checked
    def finished(self, view: View, decision: int) -> list[int]:
        """A decision, followed by those with which the network would finish the seat's move."""
        decisions, after = [decision], engine.foresee(view, decision)
        while after is not None:
            decisions.append(self.favourite(after))
            after = engine.foresee(after, decisions[-1])
        return decisions

    @checked
    def value(self, view: View, decision: int) -> float:
        """The mean chance to win of the seat to move, after its move."""
        seat, decisions = view.seat, self.finished(view, decision)
        # A move that reveals no card leads to the same view at every sampled table.
        wins_by_record: dict[bytes, float] = {}
        total = 0.0
        for seed in range(self.samples):
            table = engine.sample(view, seed)
            for action in decisions:
                engine.apply_action(table, action)
            after = engine.view(table, seat)
            record = as_bytes(after)
            if record not in wins_by_record:
                wins_by_record[record] = self.wins(after)[seat]
            total += wins_by_record[record]
        return total / self.samples

    @checked
    def compare(self, view: View, taken: int) -> Comparison:
        """Compare a decision of the viewer with the network's choice."""
        engine.need_mover(view)
        evaluation = self.network.evaluate(view)
        policy, preferred = evaluation.policy, evaluation.favourite
        value = self.value(view, taken)
        best = value if preferred == taken else self.value(view, preferred)
        return Comparison(taken, preferred, policy[taken], policy[preferred], value, best)


def victory_shares(table: Table) -> tuple[float, ...]:
    """Each seat's share of the victory, after the game."""
    return shares_of_victory(table.places[: table.players])
