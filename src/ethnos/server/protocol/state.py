"""Everything about a table but the game itself, as everyone may know it. Fields that are None are not sent."""

from dataclasses import dataclass

from ethnos.base.plain import Plain
from ethnos.server.rooms import entries as log
from ethnos.server.storage import Status


@dataclass(frozen=True, slots=True, kw_only=True)
class ChairOut(Plain):
    """A seat, and who plays for it."""

    kind: log.SeatKind
    name: str
    level: str
    away: bool
    substitute: str
    colour: int
    """The colour of its pieces, from 0 (R4); before the game that of a bot or an empty seat can still change."""
    absent_from: float | None = None
    """Without a clock: when the others may first agree on a bot for a person whose connection was lost."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockOut(Plain):
    """The clock: each seat's seconds, and when the time of the seat to decide is over."""

    kind: log.ClockKind
    seconds: float
    increment: float
    left: dict[int, float]
    deadline: float | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Plain):
    """Everything about a table but the game itself; the same for everyone."""

    table: str
    seq: int
    status: Status
    players: int
    preset: str
    options: dict[str, str]
    tribes: log.TribeChoice
    memory_aid: bool
    """Every view tells which cards of a hand everyone saw taken."""
    hints: bool
    """The seat to decide may ask for a hint."""
    rated: bool
    """The game counts for ratings, if everybody has asked for one."""
    listed: bool
    admission: log.Admission
    """Who may take a free seat."""
    invitations: list[int] | None = None
    """The entries of open invitations; absent if there are none."""
    requests: dict[int, str] | None = None
    """The name of each person who asks the host for a seat, by the entry; absent if nobody does."""
    host: int | None = None
    hosts: list[int]
    """The seats that may act as host."""
    chairs: list[ChairOut]
    free: list[int]
    """Seats that nobody has taken: the game begins when there are none."""
    bot_seats: list[int]
    """Where the host may seat a bot."""
    clock: ClockOut
    turn: int | None = None
    """The seat that decides, while a game is on."""
    paused: bool
    question: log.Question | None = None
    asked_by: int | None = None
    asked_for: int | None = None
    """The seat for which a bot is asked."""
    asked: list[int]
    """Who has not answered the question yet."""
    asked_moves: list[int] | None = None
    """The entries of the moves that the question would take back."""
    commitment: str
    seed: str | None = None
    """Sent once the game is over, to check the deal with the commitment."""
    rematch: str
    early: bool | None = None
    """The people have ended the game before its end."""
