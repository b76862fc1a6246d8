"""Whose turn it is at a table, and when to notify them, from the table's summary."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from ethnos.base.i18n import Texts
from ethnos.server.rooms.entries import ClockKind
from ethnos.server.rooms.presence import GRACE_SECONDS
from ethnos.server.rooms.summary import owner_of, read_about

AWAY_SECONDS: Final = 3600.0
"""A person who was there when their turn began, or who plays without a clock, is notified this long after leaving."""


@dataclass(frozen=True)
class Turn:
    """A turn of a person who is not there."""

    table_id: str
    number: int
    due: float
    """When to notify them."""
    name: str
    others: tuple[str, ...]
    """The other people at the table."""
    deadline: float | None

    def describe(self, texts: Texts) -> str:
        """With whom they play, and how much time they have."""
        names = texts("notice-others", names=", ".join(self.others)) if self.others else ""
        time = datetime.fromtimestamp(self.deadline, UTC).strftime("%Y-%m-%d %H:%M") if self.deadline else ""
        return "\n".join(filter(None, [names, texts("notice-deadline", time=time) if time else ""]))


def turn_to_announce(table_id: str, stored: Mapping[str, Any], seat: int, digest: str, wait: float) -> Turn | None:
    """The turn of a seat, if its owner has to be notified; None if it is not their turn, or they are there."""
    about = read_about(stored)
    turn = about.get("turn")
    if not turn or turn["seat"] != seat or turn["paused"] or turn["bot"] or turn["since"] is None:
        return None
    if about["owners"][seat] != owner_of(digest) or not turn["away"]:
        return None
    people = [(number, chair["name"]) for number, chair in enumerate(about["seats"]) if chair["kind"] == "person"]
    others = tuple(name for number, name in people if number != seat)
    due = _due(turn["since"], turn["lost_at"], about["clock"]["kind"], bool(others), wait)
    if due is None:
        return None
    return Turn(table_id, turn["number"], due, about["seats"][seat]["name"], others, turn["deadline"])


def _due(since: float, lost_at: float | None, clock: ClockKind, with_others: bool, wait: float) -> float | None:
    """When to notify; None if people stay at the table (a clock of minutes) or nobody waits (only bots, no clock)."""
    if clock == "days":
        if lost_at is not None and lost_at - since > 2 * GRACE_SECONDS:  # they were there, longer than for a moment
            return lost_at + AWAY_SECONDS
        return since + wait
    if clock == "none" and with_others:
        return max(since, lost_at or since) + AWAY_SECONDS
    return None
