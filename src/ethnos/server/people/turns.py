"""Whose turn it is at a table, and when they are to be told of it, from the table's summary."""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any, Final

from ethnos.i18n import Texts
from ethnos.server.rooms.presence import GRACE_SECONDS
from ethnos.server.rooms.progress import owner_of

AWAY_SECONDS: Final = 3600.0
"""Somebody who was there when their turn began, or who plays without a clock, is told so long after they have gone."""


@dataclass(frozen=True)
class Turn:
    """A turn of a person who is not there."""

    table_id: str
    number: int
    due: float
    """When to tell them."""
    name: str
    others: tuple[str, ...]
    """The other people at the table."""
    deadline: float | None

    def describe(self, texts: Texts) -> str:
        """With whom they play, and how much time they have."""
        names = texts("notice-others", names=", ".join(self.others)) if self.others else ""
        time = datetime.fromtimestamp(self.deadline, UTC).strftime("%Y-%m-%d %H:%M") if self.deadline else ""
        return "\n".join(filter(None, [names, texts("notice-deadline", time=time) if time else ""]))


def turn_to_announce(table_id: str, about: Mapping[str, Any], seat: int, digest: str, wait: float) -> Turn | None:
    """The turn of a seat that its owner has to be told of; None if it is not theirs, or they are there."""
    turn = about.get("turn")
    if not turn or turn["seat"] != seat or turn["paused"] or turn["bot"] or turn["since"] is None:
        return None
    if about["owners"][seat] != owner_of(digest) or not turn["away"]:
        return None
    people = [(number, one["name"]) for number, one in enumerate(about["seats"]) if one["kind"] == "person"]
    others = tuple(name for number, name in people if number != seat)
    due = _due(turn, about["clock"]["kind"], bool(others), wait)
    if due is None:
        return None
    return Turn(table_id, turn["number"], due, about["seats"][seat]["name"], others, turn["deadline"])


def _due(turn: Mapping[str, Any], clock: str, with_others: bool, wait: float) -> float | None:
    """At a clock that counts minutes people are at the table; alone with bots nobody waits for them."""
    since, lost_at = float(turn["since"]), turn["lost_at"]
    was_there = lost_at is not None and lost_at - GRACE_SECONDS > since
    if clock == "days":
        return lost_at + AWAY_SECONDS if was_there else since + wait
    if clock == "none" and with_others:
        return max(since, lost_at or since) + AWAY_SECONDS
    return None
