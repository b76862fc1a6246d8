"""Clocks: none, a bank of seconds for each person with an increment for each move, or days for every move."""

from dataclasses import dataclass, field
from typing import Final, Self

from ethnos.server.rooms.entries import ClockKind, ClockSetting

DAY: Final = 86_400.0


@dataclass(slots=True)
class Clock:
    """Who has how much time. It is set forward by the times of the log's entries, never by a clock of its own."""

    kind: ClockKind
    seconds: float
    increment: float
    left: dict[int, float] = field(default_factory=dict)
    """Each seat's bank."""
    since: float | None = None
    """Since when the seat on turn is thinking; None while nobody's time runs."""
    spent: float = 0.0
    """What the seat on turn had used of its days before that."""
    made: list[tuple[int, float]] = field(default_factory=list)
    """Of every move that stands: who made it, and what they had used of their days, should it be taken back."""

    @classmethod
    def read(cls, data: ClockSetting) -> Self:
        """From a table's settings."""
        return cls(data["kind"], float(data.get("seconds", 0)), float(data.get("increment", 0)))

    def start(self, seats: int, now: float) -> None:
        """The game begins."""
        self.left = dict.fromkeys(range(seats), self.seconds)
        self.since = now

    def remaining(self, seat: int, now: float) -> float | None:
        """A seat's seconds if it is on turn; None where there is no limit."""
        if self.kind == "none":
            return None
        had = self.seconds * DAY - self.spent if self.kind == "days" else self.left.get(seat, self.seconds)
        return had - self._used(now)

    def deadline(self, seat: int) -> float | None:
        """When the time of the seat on turn is over."""
        if self.since is None or (left := self.remaining(seat, self.since)) is None:
            return None
        return self.since + left

    def moved(self, seat: int, now: float) -> None:
        """A seat has moved; whoever is next begins to think."""
        self._charge(seat, now)
        if self.kind == "bank" and self.since is not None:
            self.left[seat] += self.increment
        self.made.append((seat, self.spent))
        self.spent = 0.0
        self._begin(now)

    def undone(self, seat: int | None, moves: int, now: float) -> None:
        """The last moves were taken back: whoever was on turn has used time, and nobody gains any. The increments of
        these moves are gone with them, and of days no more is left than when the first of them was made.
        """
        self._charge(seat, now)
        for _ in range(moves):
            mover, self.spent = self.made.pop()
            if self.kind == "bank":
                self.left[mover] = max(self.left[mover] - self.increment, 0.0)
        self._begin(now)

    def pause(self, seat: int | None, now: float) -> None:
        """Time stands still; what the seat on turn has used is gone."""
        self._charge(seat, now)
        self.since = None

    def _charge(self, seat: int | None, now: float) -> None:
        if self.kind == "days":
            self.spent += self._used(now)
        elif self.kind == "bank" and seat is not None:
            self.left[seat] = max(self.left[seat] - self._used(now), 0.0)

    def _used(self, now: float) -> float:
        return 0.0 if self.since is None else max(now - self.since, 0.0)

    def _begin(self, now: float) -> None:
        if self.since is not None:
            self.since = now

    def resume(self, now: float) -> None:
        """Time runs again."""
        self.since = now
