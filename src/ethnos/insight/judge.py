"""What the network thinks of a moment and of each decision, asked with one seat's view and nothing else.

Two decisions are compared on the same tables: so many are sampled that agree with the view, the decision is taken on
each, the network finishes the seat's own move, and the seat's chance to win is judged from its view after that. What
the deck might bring is so the same for both, and none of it is what the deck really brought.
"""

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ethnos.bots.interface import View
from ethnos.bots.network import Network
from ethnos.engine.play import apply_action, foresee, sample, view
from ethnos.engine.scoring import shares_of_victory
from ethnos.engine.state import OVER, Table, as_bytes

Mark: TypeAlias = Literal["inaccuracy", "mistake"]

SAMPLES: Final = 16
"""A card off the deck moves a chance to win by about three points; the mean of 16 is right to less than one."""
INACCURACY: Final = 0.04
"""Several times what the samples may be wrong by. A novice has eight to fifteen of them a game, an adept half that."""
MISTAKE: Final = 0.10
"""With four equal players, well over a third of a chance to win. A novice makes one to four a game, an adept few."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision beside the one that the network would have taken."""

    taken: int
    preferred: int
    share: float
    """How likely the network would have been to take it."""
    preferred_share: float
    value: float
    """The seat's chance to win once its move is made, before it is known what the deck brings."""
    preferred_value: float

    @property
    def loss(self) -> float:
        """What the decision gave away, of a chance to win."""
        return max(0.0, self.preferred_value - self.value)

    @property
    def mark(self) -> Mark | None:
        """How bad that was."""
        if self.loss >= MISTAKE:
            return "mistake"
        return "inaccuracy" if self.loss >= INACCURACY else None


class Judge:
    """Asks the network. The same view always gets the same answer."""

    def __init__(self, samples: int = SAMPLES, network: Network | None = None) -> None:
        self.samples = samples
        self.network = network or Network()

    def wins(self, seen: View) -> tuple[float, ...]:
        """Each seat's chance to win, as the viewer sees it; once the game is over, what each has won."""
        return won(seen) if seen.phase == OVER else self.network.judge(seen).wins

    def favourite(self, seen: View) -> int:
        """The decision that the network likes best."""
        return self.network.judge(seen).favourite

    def finished(self, seen: View, decision: int) -> list[int]:
        """A decision, and how the network would finish the seat's move after it."""
        decisions, then = [decision], foresee(seen, decision)
        while then is not None:
            decisions.append(self.favourite(then))
            then = foresee(then, decisions[-1])
        return decisions

    def value(self, seen: View, decision: int) -> float:
        """The mean chance to win of the seat that decides, once its move is made."""
        seat, decisions = seen.seat, self.finished(seen, decision)
        known: dict[bytes, float] = {}  # what shows no card leads to the same view on every table
        total = 0.0
        for seed in range(self.samples):
            table = sample(seen, seed)
            for each in decisions:
                apply_action(table, each)
            then = view(table, seat)
            record = as_bytes(then)
            if record not in known:
                known[record] = self.wins(then)[seat]
            total += known[record]
        return total / self.samples

    def weigh(self, seen: View, taken: int) -> Weighed:
        """A decision of the viewer's beside what the network would have taken."""
        judgement = self.network.judge(seen)
        shares, preferred = judgement.chances, judgement.favourite
        value = self.value(seen, taken)
        best = value if preferred == taken else self.value(seen, preferred)
        return Weighed(taken, preferred, shares[taken], shares[preferred], value, best)


def won(table: Table) -> tuple[float, ...]:
    """What each seat has of the victory, once the game is over."""
    return shares_of_victory(table.places[: table.players])
