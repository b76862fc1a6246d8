"""When to notify people that it is their turn, and what to say."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime
from typing import Final, ParamSpec

from ethnos.base.i18n import Texts
from ethnos.server.rooms.presence import GRACE_SECONDS
from ethnos.server.storage.notice_store import Turn

AWAY_SECONDS: Final = 3600.0
"""A person who was there when their turn began, or who plays without a clock, is notified this long after leaving."""


def describe(turn: Turn, texts: Texts) -> str:
    """With whom they play, and how much time they have."""
    others = ", ".join(_others(turn))
    time = datetime.fromtimestamp(turn.deadline, UTC).strftime("%Y-%m-%d %H:%M") if turn.deadline else ""
    names = texts("notice-others", names=others) if others else ""
    return "\n".join(filter(None, [names, texts("notice-deadline", time=time) if time else ""]))


def due(turn: Turn, wait: float) -> float | None:
    """When to notify; None if people stay at the table (a clock of minutes) or nobody waits (only bots, no clock)."""
    since, lost_at = turn.turn_since, turn.lost_at
    if turn.clock == "days":
        if lost_at is not None and lost_at - since > 2 * GRACE_SECONDS:  # they were there, longer than for a moment
            return lost_at + AWAY_SECONDS
        return since + wait
    if turn.clock == "none" and _others(turn):
        return max(since, lost_at or since) + AWAY_SECONDS
    return None


def _others(turn: Turn) -> list[str]:
    return [name for seat, name in turn.names.items() if seat != turn.turn]


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
