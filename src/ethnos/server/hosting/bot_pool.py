"""Bots run in worker processes, so a slow bot never delays the server's answers to people."""

import asyncio
import multiprocessing
import os
import threading
import time
from collections.abc import AsyncIterator, Callable, Collection
from concurrent.futures import ProcessPoolExecutor, ThreadPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Final, Literal, ParamSpec, TypeAlias, TypeVar

from ethnos.base.pieces import Pieces, finished
from ethnos.bots import compiled_modules
from ethnos.bots.registry import LEVELS
from ethnos.bots.whole_move import decide_move
from ethnos.engine.compile import load_module
from ethnos.engine.compile import processes as pool_size
from ethnos.engine.play import view
from ethnos.engine.state import Table, as_bytes
from ethnos.server.hosting.driver import ADVISER
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


P = ParamSpec("P")
T = TypeVar("T")


class OneThread:
    """Runs computations one after another in a thread."""

    def __init__(self) -> None:
        self._executor = ThreadPoolExecutor(1, "aside")

    async def study(self, work: Callable[P, Pieces[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a computation about a finished game."""
        return await asyncio.get_running_loop().run_in_executor(
            self._executor, partial(finished, work, *args, **kwargs)
        )


POLITENESS: Final = 19
"""The niceness of processes that play moves: they yield to the server."""
PRIORITY: Final = "ETHNOS_BOT_PRIORITY"
"""The environment variable that leaves the priority as it is."""
STUDY_POLITENESS: Final = 5
"""The niceness of the process that studies games. It is lower because a person waits for the result."""

_Work: TypeAlias = Literal["moves", "studies"]


class BotPool:
    """Worker processes that compute moves, each from the seat's view alone.

    One more process starts on demand and studies finished games, one at a time. A study takes seconds; moves do not
    wait for it.
    """

    def __init__(
        self, processes: int | None = None, networks: Callable[[str], Collection[str]] = lambda _table_id: ()
    ) -> None:
        """``networks`` gives the networks from which people are connected to a table."""
        self._processes: dict[_Work, int] = {"moves": pool_size(processes), "studies": 1}
        self._queue = FairQueue(self._processes["moves"], networks)
        self._pools: dict[_Work, ProcessPoolExecutor] = {}
        self._started: dict[object, float] = {}
        """When the computation of each move began."""

    async def move(self, level: str, seed: int, table: Table, table_id: str) -> list[int]:
        """A bot's whole move for the seat to move, as decisions. Moves of many tables take turns."""
        move = object()
        async with self._queue.turn(table_id):
            self._started[move] = time.monotonic()
            try:
                return await self._run("moves", decide_move, level, seed, as_bytes(view(table, table.seat)))
            finally:
                del self._started[move]

    async def warm(self) -> None:
        """Start a process before the first move needs it: that takes a second or more."""
        await self._run("moves", int)

    @property
    def longest_wait(self) -> float:
        """For how many seconds the slowest move has been computed so far."""
        return time.monotonic() - min(self._started.values(), default=time.monotonic())

    @property
    def waiting(self) -> int:
        """How many moves wait for their turn."""
        return self._queue.waiting

    async def study(self, work: Callable[P, Pieces[T]], *args: P.args, **kwargs: P.kwargs) -> T:
        """Run a longer computation about a finished game."""
        return await self._run("studies", partial(finished, work, *args, **kwargs))

    def close(self) -> None:
        """Stop. A move that is being computed is dropped; the next server process computes it again."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():  # this process starts no others
            process.kill()

    async def _run(self, kind: _Work, work: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        task = partial(work, *args, **kwargs)
        try:
            return await self._try(kind, task)
        except BrokenProcessPool:  # a process was killed: retry in a new pool
            return await self._try(kind, task)

    async def _try(self, kind: _Work, task: Callable[[], T]) -> T:
        pool = self._pool(kind)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, task)
        except BrokenProcessPool:
            if self._pools.get(kind) is pool:  # another move may have replaced the pool already
                del self._pools[kind]
            raise

    def _pool(self, kind: _Work) -> ProcessPoolExecutor:
        if kind not in self._pools:
            spawn = multiprocessing.get_context("spawn")
            self._pools[kind] = ProcessPoolExecutor(self._processes[kind], spawn, _initialise, (kind,))
        return self._pools[kind]


def _initialise(kind: _Work) -> None:
    """Load all bots before lowering the priority: on a busy machine an idle-priority process could load for minutes."""
    threading.Thread(target=_end_with_server, daemon=True).start()
    for module in dict.fromkeys(module for bot in (*LEVELS, ADVISER) for module in compiled_modules(bot)):
        load_module(module)
    if os.environ.get(PRIORITY) != "normal":
        _lower_priority(kind)


def _lower_priority(kind: _Work) -> None:
    if kind == "studies":
        if hasattr(os, "nice"):
            os.nice(STUDY_POLITENESS)
    elif hasattr(os, "SCHED_IDLE"):  # Linux: run only on idle cores; a master would use every core
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(POLITENESS)


def _end_with_server() -> None:
    """Exit when the server dies: a killed server cannot stop its workers, and they would wait for ever."""
    if (server := multiprocessing.parent_process()) is not None:
        server.join()
        os._exit(1)
