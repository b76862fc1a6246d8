"""What a bot is: something that is shown a view, and answers with one of its legal decisions."""

from typing import Protocol, TypeAlias

from ethnos.engine import play as engine
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.play import legal_actions
from ethnos.engine.state import Table
from ethnos.refusals import EthnosError

View: TypeAlias = Table
"""A record in which everything that the seat may not know is blotted out (``engine.play.view``)."""


class Bot(Protocol):
    """A player. It is made with a seed, and may remember what it has seen."""

    def decide(self, view: View) -> int:
        """One of ``legal_actions(view)``."""


class BadDecision(EthnosError):
    """A bot answered with something that is not a legal decision."""

    code = "error-BadDecision"


def ask(bot: Bot, table: Table) -> int:
    """A bot's decision for the seat whose turn it is: it is shown that seat's view, and its answer is checked."""
    seen = engine.view(table, int(table.seat))
    legal = legal_actions(seen)
    decision = bot.decide(seen)
    if decision not in legal:
        raise BadDecision(
            bot=type(bot).__name__, decision=str(decision), possible=[ACTION_NAMES[action] for action in legal]
        )
    return int(decision)
