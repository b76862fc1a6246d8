"""What can happen at a table of the server, as entries of its log. A table *is* its log: everything else follows.

Every entry is a small frozen value that is stored as JSON under its kind. Secrets are stored as digests only; the
seed is stored in the clear and leaves the server when the game is over.
"""

from dataclasses import asdict, dataclass
from typing import Any, ClassVar, Final, Literal, NotRequired, Self, TypeAlias, TypedDict

ClockKind: TypeAlias = Literal["none", "bank", "days"]
SeatKind: TypeAlias = Literal["person", "open", "bot"]
Who: TypeAlias = Literal["person", "bot", "clock"]
Question: TypeAlias = Literal["undo", "pause"]

SPECTATOR_SEAT: Final = -1
"""In chat: somebody who only looks on."""


class SeatSetting(TypedDict):
    """For whom a seat is; an open one may be filled from the list of tables."""

    kind: SeatKind
    level: NotRequired[str]
    """Of a bot."""


class ClockSetting(TypedDict):
    """How much time people have."""

    kind: ClockKind
    seconds: NotRequired[float]
    increment: NotRequired[float]


class _Kind:
    kind: ClassVar[str]

    def data(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)  # type: ignore[call-overload,no-any-return]

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        """From JSON."""
        return cls(**data)


@dataclass(frozen=True, slots=True)
class Created(_Kind):
    """A table with its seats: a person's seat has a name once somebody sits there, a bot's the level."""

    kind: ClassVar[str] = "created"
    players: int
    preset: str
    tribes: str | list[str]
    options: dict[str, str]
    seats: list[SeatSetting]
    clock: ClockSetting
    listed: bool
    rematch_of: str = ""
    memory_aid: bool = False
    """Cards that everyone saw taken stay visible to everyone (O27)."""
    hints: bool = False
    """Whoever decides may ask what a master would do."""


@dataclass(frozen=True, slots=True)
class Joined(_Kind):
    """Somebody takes a seat; the first to do so is the host."""

    kind: ClassVar[str] = "joined"
    seat: int
    name: str
    secret: str
    """A digest of the seat's secret."""


@dataclass(frozen=True, slots=True)
class Left(_Kind):
    """Somebody gets up: before the game the seat is free again, during it the seat stays theirs."""

    kind: ClassVar[str] = "left"
    seat: int
    lost: bool = False
    """The connection broke off and did not come back: nobody said so, and another server process may know better."""


@dataclass(frozen=True, slots=True)
class Returned(_Kind):
    """Somebody is back in the seat that was theirs."""

    kind: ClassVar[str] = "returned"
    seat: int


@dataclass(frozen=True, slots=True)
class BotSeated(_Kind):
    """A bot plays for a seat: for an empty one, or for somebody who has left."""

    kind: ClassVar[str] = "bot_seated"
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Started(_Kind):
    """The cards are dealt."""

    kind: ClassVar[str] = "started"
    seed: str
    """Decimal: it has 128 bits, which JSON numbers do not."""
    commitment: str


@dataclass(frozen=True, slots=True)
class Moved(_Kind):
    """A whole move, as decisions."""

    kind: ClassVar[str] = "moved"
    seat: int
    actions: list[int]
    by: Who
    move_id: str = ""
    """Given by the client, so that a move sent twice is played once."""


@dataclass(frozen=True, slots=True)
class Undone(_Kind):
    """So many decisions are taken back."""

    kind: ClassVar[str] = "undone"
    seat: int
    actions: int


@dataclass(frozen=True, slots=True)
class Asked(_Kind):
    """A seat asks the other people for something that needs everyone's consent."""

    kind: ClassVar[str] = "asked"
    seat: int
    question: Question


@dataclass(frozen=True, slots=True)
class Answered(_Kind):
    """A person's answer to what was asked; one No settles it."""

    kind: ClassVar[str] = "answered"
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Paused(_Kind):
    """The clocks stand still."""

    kind: ClassVar[str] = "paused"
    seat: int


@dataclass(frozen=True, slots=True)
class Resumed(_Kind):
    """The clocks run again."""

    kind: ClassVar[str] = "resumed"
    seat: int


@dataclass(frozen=True, slots=True)
class Said(_Kind):
    """A line of chat."""

    kind: ClassVar[str] = "said"
    seat: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Reacted(_Kind):
    """A short reaction."""

    kind: ClassVar[str] = "reacted"
    seat: int
    reaction: str


@dataclass(frozen=True, slots=True)
class Rematch(_Kind):
    """The same people play again at another table."""

    kind: ClassVar[str] = "rematch"
    table_id: str


Line: TypeAlias = (
    Created
    | Joined
    | Left
    | Returned
    | BotSeated
    | Started
    | Moved
    | Undone
    | Asked
    | Answered
    | Paused
    | Resumed
    | Said
    | Reacted
    | Rematch
)

_KINDS: Final[dict[str, type[Line]]] = {line.kind: line for line in Line.__args__}


def read_line(kind: str, data: dict[str, Any]) -> Line:
    """An entry's value."""
    return _KINDS[kind].read(data)
