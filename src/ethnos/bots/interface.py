"""The interface of a bot: it is given a view and returns one of the legal decisions."""

from collections.abc import Sequence
from typing import Protocol, TypeAlias

from ethnos.base.arguments import checked
from ethnos.base.refusals import EthnosError
from ethnos.engine import play as engine
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.play import legal_actions
from ethnos.engine.state import Table

View: TypeAlias = Table
"""A record without everything that the seat may not know (``engine.play.view``)."""


class Bot(Protocol):
    """A player. It is created with a seed, and may keep state between decisions."""

    def decide(self, view: View) -> int:
        """One of ``legal_actions(view)``."""


class BadDecision(EthnosError):
    """A bot answered with something that is not a legal decision."""


@checked
def ask(bot: Bot, table: Table) -> int:
    """Ask a bot for the decision of the seat to move, given that seat's view, and check that it is legal."""
    view = engine.view(table, int(table.seat))
    legal = legal_actions(view)
    decision = bot.decide(view)
    check_decision(type(bot).__name__, decision, legal)
    return int(decision)


def check_decision(bot: str, decision: object, legal: Sequence[int]) -> None:
    """Raise ``BadDecision`` unless the decision is legal. A bot may have answered with a name, so its text has both."""
    if decision not in legal:
        possible = [f"{action} ({ACTION_NAMES[action]})" for action in legal]
        raise BadDecision(bot=bot, decision=repr(decision), possible=possible)
