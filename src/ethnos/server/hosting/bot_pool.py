"""Bots think beside the server, in processes of their own: however long they take, people are not kept waiting."""

import asyncio
import multiprocessing
import os
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from typing import Final, Literal, ParamSpec, TypeAlias, TypeVar

from ethnos.bots import compiled_modules, make
from ethnos.bots.registry import LEVELS
from ethnos.engine.compile import cores, load_module
from ethnos.engine.play import foresee, view
from ethnos.engine.state import Table, as_bytes, from_bytes

POLITENESS: Final = 19
"""Bots give way to the server itself."""
STUDY_POLITENESS: Final = 5
"""A study gives way too, but somebody waits for it: of a busy machine it gets a part."""
ADVISER: Final = "champion"
"""The bot that gives hints: it decides at a glance, and nobody waits for it."""

P = ParamSpec("P")
T = TypeVar("T")
_Work: TypeAlias = Literal["moves", "studies"]


class BotPool:
    """A few processes; each move is thought out by one of them from the seat's view alone.

    One more, once it is wanted, studies finished games, one at a time: that takes seconds, and no bot waits for it.
    """

    def __init__(self, processes: int | None = None) -> None:
        self._processes: dict[_Work, int] = {"moves": processes or cores(), "studies": 1}
        self._pools: dict[_Work, ProcessPoolExecutor] = {}

    async def move(self, level: str, seed: int, table: Table) -> list[int]:
        """A bot's whole move for the seat on turn, as decisions."""
        return await self._done("moves", think, level, seed, as_bytes(view(table, int(table.seat))))

    async def study(self, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        """Something longer about a game that is over."""
        return await self._done("studies", work, *given, **named)

    def close(self) -> None:
        """Stop; a move that is being thought out is dropped and thought out again later."""
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        for process in multiprocessing.active_children():  # this process starts no others
            process.kill()

    async def _done(self, kind: _Work, work: Callable[P, T], *given: P.args, **named: P.kwargs) -> T:
        task = partial(work, *given, **named)
        try:
            return await self._tried(kind, task)
        except BrokenProcessPool:  # a process was killed: ask again in new ones
            return await self._tried(kind, task)

    async def _tried(self, kind: _Work, task: Callable[[], T]) -> T:
        pool = self._pool(kind)
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, task)
        except BrokenProcessPool:
            if self._pools.get(kind) is pool:  # another move may have started new processes already
                del self._pools[kind]
            raise

    def _pool(self, kind: _Work) -> ProcessPoolExecutor:
        if kind not in self._pools:
            spawn = multiprocessing.get_context("spawn")
            self._pools[kind] = ProcessPoolExecutor(self._processes[kind], spawn, _begin, (kind,))
        return self._pools[kind]


def think(level: str, seed: int, record: bytes) -> list[int]:
    """All decisions of a move. Within a move nothing new is shown, so that a bot can foresee its own next question."""
    bot = make(level, seed)
    seen: Table | None = from_bytes(record)
    decisions = []
    while seen is not None:
        decisions.append(bot.decide(seen))
        seen = foresee(seen, decisions[-1])
    return decisions


def _begin(kind: _Work) -> None:
    """Load everything first: whoever has only what nobody else wants would take for ever to do so on a busy machine."""
    threading.Thread(target=_end_with_server, daemon=True).start()
    for module in dict.fromkeys(module for bot in (*LEVELS, ADVISER) for module in compiled_modules(bot)):
        load_module(module)
    if kind == "studies":
        if hasattr(os, "nice"):
            os.nice(STUDY_POLITENESS)
    elif hasattr(os, "SCHED_IDLE"):  # on Linux they have what nobody else wants; masters would use every core
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(POLITENESS)


def _end_with_server() -> None:
    """A server that is killed cannot stop its bots' processes, which would wait for it for ever."""
    if (server := multiprocessing.parent_process()) is not None:
        server.join()
        os._exit(1)
