"""Who computes the moves of bots, hints and analyses: worker processes on a server, the page's own worker in a tab."""

from collections.abc import Callable
from typing import Final, ParamSpec, Protocol, TypeVar

from ethnos.base.pieces import Pieces
from ethnos.engine.state import Table

ADVISER: Final = "champion"
"""The bot that gives hints: it plays well and decides without a search."""

P = ParamSpec("P")
T = TypeVar("T")


class StudyRunner(Protocol):
    """Computes something about a finished game without delaying the answers to people."""

    async def study(self, work: Callable[P, Pieces[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a computation about a finished game."""


class BotRunner(StudyRunner, Protocol):
    """Computes moves as well."""

    async def move(self, level: str, seed: int, table: Table, table_id: str) -> list[int]:
        """A bot's whole move for the seat to move, as decisions. Where many moves wait, the id says for which table."""
