"""Bots think beside the server, in processes of their own: however long they take, people are not kept waiting."""

import asyncio
import multiprocessing
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final

from ethnos.bots import doors, make
from ethnos.bots.registry import LEVELS
from ethnos.engine.compile import cores, load
from ethnos.engine.play import foresee, view
from ethnos.engine.state import Table, as_bytes, from_bytes

POLITENESS: Final = 19
"""Thinkers give way to the server itself."""


class Thinkers:
    """A few processes; each move is thought out by one of them from the seat's view alone."""

    def __init__(self, processes: int | None = None) -> None:
        self._processes = processes or cores()
        self._pool = self._new_pool()

    async def move(self, level: str, seed: int, table: Table) -> list[int]:
        """A bot's whole move for the seat on turn, as decisions."""
        seen = as_bytes(view(table, int(table.seat)))
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, think, level, seed, seen)
        except BrokenProcessPool:  # somebody has ended a thinker: think again with new ones
            if self._pool is pool:  # and not with those that another move has got already
                self._pool = self._new_pool()
            return await asyncio.get_running_loop().run_in_executor(self._pool, think, level, seed, seen)

    def close(self) -> None:
        """Stop; a move that is being thought out is dropped and thought out again later."""
        self._pool.shutdown(wait=False, cancel_futures=True)
        for thinker in multiprocessing.active_children():  # this process starts no others
            thinker.kill()

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._processes, multiprocessing.get_context("spawn"), _begin)


def think(level: str, seed: int, record: bytes) -> list[int]:
    """All decisions of a move. Within a move nothing new is shown, so that a bot can foresee its own next question."""
    bot = make(level, seed)
    seen: Table | None = from_bytes(record)
    decisions = []
    while seen is not None:
        decisions.append(bot.decide(seen))
        seen = foresee(seen, decisions[-1])
    return decisions


def _begin() -> None:
    """Load everything first: whoever has only what nobody else wants would take for ever to do so on a busy machine."""
    threading.Thread(target=_end_with_server, daemon=True).start()
    for door in dict.fromkeys(door for level in LEVELS for door in doors(level)):
        load(door)
    if hasattr(os, "SCHED_IDLE"):  # on Linux they have what nobody else wants; masters would use every core
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(POLITENESS)


def _end_with_server() -> None:
    """A server that is killed can tell its thinkers nothing, and they would wait for it for ever."""
    if (server := multiprocessing.parent_process()) is not None:
        server.join()
        os._exit(1)
