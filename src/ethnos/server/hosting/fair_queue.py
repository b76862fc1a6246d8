"""A queue in which the bots of many tables share a few processes."""

import asyncio
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from ethnos.server.hosting.limits import ADDRESSES_REMEMBERED

FOR_OTHERS: Final = 4
"""While both kinds wait, every fourth turn is for a table without people, so that it makes progress too."""


@dataclass(frozen=True, slots=True, eq=False)
class _Waiting:
    number: int
    table_id: str
    called: asyncio.Future[bool]
    """Done when it is its turn: whether people are connected."""


class FairQueue:
    """Lets ``at_once`` moves be computed at the same time.

    Tables with people connected go first; of these, the network that has waited longest. So many tables of one
    address delay each other, but not the tables of others. Tables without people never use the last process, if there
    is more than one: people never wait for a game that nobody watches.
    """

    def __init__(self, at_once: int, networks: Callable[[str], Collection[str]]) -> None:
        self._at_once, self._networks = at_once, networks
        self._most_without_people = max(1, at_once - 1)
        self._waiting: list[_Waiting] = []
        self._working = self._without_people = self._arrived = self._turns = 0
        self._served: dict[str, int] = {}
        """When each network had its last turn, as the number of the turn."""

    @property
    def waiting(self) -> int:
        """How many moves wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def turn(self, table_id: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it until the end of the block."""
        self._arrived += 1
        waiting = _Waiting(self._arrived, table_id, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        self._call()
        try:
            await waiting.called
            yield
        finally:
            if waiting.called.cancelled():  # before its turn; ``_call`` may have removed it
                self._waiting = [other for other in self._waiting if other is not waiting]
            else:
                self._working -= 1
                self._without_people -= not waiting.called.result()
                self._call()

    def _call(self) -> None:
        """Call those whose turn it is. Those that were cancelled may still be in the queue."""
        self._waiting = [waiting for waiting in self._waiting if not waiting.called.cancelled()]
        while self._working < self._at_once and (waiting := self._next()) is not None:
            self._waiting.remove(waiting)
            self._turns += 1
            self._working += 1
            networks = self._networks(waiting.table_id)
            self._without_people += not networks
            if len(self._served) > ADDRESSES_REMEMBERED:
                self._served.clear()
            self._served |= dict.fromkeys(networks, self._turns)
            waiting.called.set_result(bool(networks))

    def _next(self) -> _Waiting | None:
        with_people = [waiting for waiting in self._waiting if self._networks(waiting.table_id)]
        if with_people and (self._turns % FOR_OTHERS or len(with_people) == len(self._waiting)):
            return min(with_people, key=self._rank)
        if self._without_people >= self._most_without_people:
            return min(with_people, key=self._rank, default=None)
        return next((waiting for waiting in self._waiting if waiting not in with_people), None)

    def _rank(self, waiting: _Waiting) -> tuple[int, int]:
        """Of the networks at a table, the one that has waited longest counts."""
        return min(self._served.get(network, 0) for network in self._networks(waiting.table_id)), waiting.number
