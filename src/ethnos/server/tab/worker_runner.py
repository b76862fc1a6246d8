"""Bots, hints and analyses in the worker itself: it has one thread, and the page has another.

Long computations run in pieces (``ethnos.base.pieces``), with time for messages in between.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, ParamSpec, TypeVar

from ethnos.base.pieces import Pieces, Running
from ethnos.bots.whole_move import move_in_pieces
from ethnos.engine.play import view
from ethnos.engine.state import Table, as_bytes

P = ParamSpec("P")
T = TypeVar("T")

PIECE_SECONDS: Final = 0.02
"""The longest time without a look at the messages, unless one piece takes longer."""
QUIET_SECONDS: Final = 0.1
"""A study of a finished game waits this long after the last message: answering takes several turns of the loop."""


class WorkerRunner:
    """Computes bots' moves and studies in turns with answers to messages."""

    def __init__(self) -> None:
        self._last_message = 0.0

    def hear(self) -> None:
        """A message has arrived."""
        self._last_message = time.monotonic()

    async def move(self, level: str, seed: int, table: Table, table_id: str = "") -> list[int]:  # noqa: ARG002
        """A bot's whole move for the seat to move, as decisions."""
        return await self._run(move_in_pieces(level, seed, as_bytes(view(table, table.seat))), 0.0)

    async def study(self, work: Callable[P, Pieces[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a longer computation about a finished game."""
        return await self._run(work(*args, **kwargs), QUIET_SECONDS)

    async def _run(self, pieces: Pieces[T], quiet: float) -> T:
        await asyncio.sleep(0.01)  # send what waits to be sent, and read what has been received
        pause = time.monotonic() + PIECE_SECONDS
        running = Running(pieces)
        for _ in running:
            if time.monotonic() >= pause:
                await self._messages_first(quiet)
                pause = time.monotonic() + PIECE_SECONDS
        return running.result

    async def _messages_first(self, quiet: float) -> None:
        await asyncio.sleep(0)
        while (rest := self._last_message + quiet - time.monotonic()) > 0:
            await asyncio.sleep(rest)
