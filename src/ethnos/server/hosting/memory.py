"""Memory that a server no longer needs."""

import contextlib
import ctypes
import gc


def free_memory() -> None:
    """Collect reference cycles, and give freed memory back to the system.

    glibc keeps freed memory that lies between used memory; without a request a server stays as large as it was in its
    busiest hour. Other C libraries have no such function.
    """
    gc.collect()
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)
