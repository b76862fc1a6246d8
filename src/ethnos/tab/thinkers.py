"""Bots, hints and analyses in the worker itself: it has one thread, and the page has another."""

import asyncio
from collections.abc import Callable
from typing import ParamSpec, TypeVar

from ethnos.bots.whole_move import think
from ethnos.engine.play import view
from ethnos.engine.state import Table, as_bytes

P = ParamSpec("P")
T = TypeVar("T")


class OwnThinkers:
    """Computes one thing after another. What has arrived meanwhile is answered in between."""

    async def move(self, level: str, seed: int, table: Table) -> list[int]:
        """A bot's whole move for the seat to move, as decisions."""
        await _messages_first()
        return think(level, seed, as_bytes(view(table, table.seat)))

    async def study(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Run a longer computation about a finished game."""
        await _messages_first()
        return work(*given, **named)


async def _messages_first() -> None:
    """Send what waits to be sent, and read what has been received."""
    await asyncio.sleep(0.01)
