"""What sending a notice needs: threads of its own, and what can go wrong."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, ParamSpec

P = ParamSpec("P")

AT_ONCE: Final = 32
"""Notices that one process sends at the same time."""

_THREADS: Final = ThreadPoolExecutor(AT_ONCE, "sending")
"""A host that does not answer holds a thread for a while: other work has its own."""


class Gone(Exception):
    """The recipient no longer exists, and nothing may be sent there again."""


class NotSent(Exception):
    """Sending has failed for now; it may be tried again."""


async def in_thread(send: Callable[P, None], *args: P.args, **kwargs: P.kwargs) -> None:
    """Send something in a thread."""
    await asyncio.get_running_loop().run_in_executor(_THREADS, lambda: send(*args, **kwargs))
