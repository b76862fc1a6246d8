"""Settings of Python's interpreter while a server runs."""

import contextlib
import gc
import sys
from collections.abc import Iterator
from typing import Final

NEVER: Final = 1 << 30
"""A threshold of the garbage collector that is never reached."""
YOUNG: Final = 10_000, 50
"""New objects until the youngest are collected, and how many times until the next generation is. With Python's own 700
and 10, a collection of the middle one made moves wait for up to 16 ms (2026-11-19).
"""
SWITCH_SECONDS: Final = 0.001
"""How long a thread waits before it asks the running one for the interpreter's lock; Python's own value is 0.005."""


@contextlib.contextmanager
def rare_collections() -> Iterator[None]:
    """With hundreds of tables a full garbage collection takes a tenth of a second, during which everybody waits. So
    everything loaded is frozen, and full collections run only on a timer (``Server``).
    """
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*YOUNG, NEVER)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


@contextlib.contextmanager
def frequent_switches() -> Iterator[None]:
    """The thread that stores moves needs the lock only for moments, but once for each of a transaction's statements.
    With Python's own interval every move would wait for all of them together.
    """
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)
