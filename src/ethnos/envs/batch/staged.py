"""What the seats to move see, written by a graphics card in memory that is near its threads.

A thread that writes to a row of its own in the card's memory has a line of that memory to itself at every number, and
so does every other thread. Here a block of threads copies the records of some tables to the near memory, in their
order, writes their rows there, and copies whole rows back. Several threads share a row: each writes one part of it.
"""

import importlib
from collections.abc import Callable
from functools import cache
from typing import Any, Final

import numpy as np

from ethnos.engine.actions import ACTIONS
from ethnos.engine.gpu.device import SIMULATED, WARP, cuda, kernel, shared_memory
from ethnos.engine.records import TABLE
from ethnos.engine.state import NOBODY
from ethnos.envs.batch.rows import write_part
from ethnos.game.observation_row import PARTS, show_choices

_WORD: Final = 8  # bytes that a thread copies at once
_TABLES: Final = max(WARP, _WORD)  # of a block: the threads of a warp write the same part, and rows are whole words
_REGISTERS: Final = 64  # per thread, so that two blocks fit a multiprocessor
_WORDS: Final = TABLE.itemsize // _WORD
_ROWS_AT: Final = _TABLES * TABLE.itemsize  # bytes of records before the rows


def showing(tables: Any, count: int, rows: Any, width: int, masks: Any, seats: Any) -> Callable[[], None]:
    """What writes what the seat to move sees and may do at each table. Masks must be zero; rows may have anything.

    Views and sizes are prepared once: the card waits meanwhile.
    """
    arguments = tables.view(np.int64), rows.view(np.int64), width, masks, seats
    compiled = kernel(_kernel(), _REGISTERS, shared_memory_carveout="maxshared")
    threads = _TABLES * PARTS
    shared_memory(compiled, compiled[1, threads], *arguments, 0)
    launch = compiled[-(-count // _TABLES), threads, 0, _TABLES * (TABLE.itemsize + width)]
    return lambda: launch(*arguments, count)


@cache
def _kernel() -> Any:
    numba: Any = importlib.import_module("numba")
    byte, word = numba.uint8, numba.int64
    record = TABLE if SIMULATED else numba.from_dtype(TABLE)

    def show_rows(record_words: Any, row_words: Any, width: int, masks: Any, seats: Any, count: int) -> None:
        near_words = cuda.shared.array(0, word)
        near_rows = cuda.shared.array(0, byte)
        tables = cuda.shared.array(0, record)
        thread, threads, first = cuda.threadIdx.x, cuda.blockDim.x, cuda.blockIdx.x * _TABLES
        here = min(_TABLES, count - first)
        words, start, here_at = (here * width + _WORD - 1) // _WORD, _ROWS_AT // _WORD, first * width // _WORD
        for k in range(thread, here * _WORDS, threads):
            near_words[k] = record_words[first * _WORDS + k]
        for k in range(thread, words, threads):
            near_words[start + k] = 0
        cuda.syncthreads()
        place, part = thread % _TABLES, thread // _TABLES
        if place < here:
            table, number = tables[place], first + place
            seat = int(table.seat)
            if part == 0:
                seats[number] = seat
            if seat != NOBODY:
                write_part(table, seat, near_rows, _ROWS_AT + place * width, width, part)
                if part == 0:
                    show_choices(table, masks, number * ACTIONS)
        cuda.syncthreads()
        for k in range(thread, words, threads):
            row_words[here_at + k] = near_words[start + k]

    return show_rows
