"""Clocks: none, a bank of seconds for each person with an increment for each move, or days for every move."""

from dataclasses import dataclass, field
from typing import Final, Self

from ethnos.server.rooms.entries import ClockKind, ClockSetting

DAY: Final = 86_400.0
BANK_SECONDS: Final = 86_400
"""The longest bank."""
INCREMENT_SECONDS: Final = 3600
"""The longest increment."""


@dataclass(slots=True)
class Clock:
    """How much time each seat has. It advances by the times of log entries only, never by the system clock."""

    kind: ClockKind
    seconds: float
    increment: float
    left: dict[int, float] = field(default_factory=dict)
    """Each seat's bank."""
    since: float | None = None
    """When the seat to move began to think; None while the clock is stopped."""
    spent: float = 0.0
    """The seconds that the seat to move had already used of its days before that."""
    history: list[tuple[int, float]] = field(default_factory=list)
    """For every move not undone: its seat, and the days used for it, which an undo restores."""

    @classmethod
    def read(cls, data: ClockSetting) -> Self:
        """The clock of a table's settings."""
        return cls(data["kind"], float(data.get("seconds", 0)), float(data.get("increment", 0)))

    def start(self, seats: int, now: float) -> None:
        """Start the clock at the beginning of the game."""
        self.left = dict.fromkeys(range(seats), self.seconds)
        self.since = now

    def remaining(self, seat: int, now: float) -> float | None:
        """The seconds of the seat to move; None without a limit."""
        if self.kind == "none":
            return None
        available = self.seconds * DAY - self.spent if self.kind == "days" else self.left.get(seat, self.seconds)
        return available - self._used(now)

    def deadline(self, seat: int) -> float | None:
        """When the time of the seat to move runs out."""
        if self.since is None or (left := self.remaining(seat, self.since)) is None:
            return None
        return self.since + left

    def moved(self, seat: int, now: float) -> None:
        """A seat has moved: the next one begins to think."""
        self._charge(seat, now)
        if self.kind == "bank" and self.since is not None:
            self.left[seat] += self.increment
        self.history.append((seat, self.spent))
        self.spent = 0.0
        self._begin(now)

    def undone(self, seat: int | None, moves: int, now: float) -> None:
        """The last moves were taken back. The seat that was to move is charged its time, and nobody gains any: the
        increments of these moves are lost, and a clock in days returns to what it showed when the first was made.
        """
        self._charge(seat, now)
        for _ in range(moves):
            mover, self.spent = self.history.pop()
            if self.kind == "bank":
                self.left[mover] = max(self.left[mover] - self.increment, 0.0)
        self._begin(now)

    def pause(self, seat: int | None, now: float) -> None:
        """Stop the clock; the seat to move is charged what it has used."""
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
        """Start the clock again."""
        self.since = now
