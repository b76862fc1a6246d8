"""What can happen in a room, as entries of its log. A room *is* its log: everything else is computed from it.

Every entry is a small frozen value that is stored as JSON under its kind. Secrets are stored as digests only; the
seed is stored in the clear, and the server reveals it when the game is over.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, Literal, NotRequired, Self, TypeAlias, TypedDict, cast

from ethnos.engine.components import Tribe
from ethnos.engine.ruleset import options_as_kept

ClockKind: TypeAlias = Literal["none", "bank", "days"]
SeatKind: TypeAlias = Literal["person", "open", "bot"]
Who: TypeAlias = Literal["person", "bot", "clock"]
Question: TypeAlias = Literal["undo", "pause", "bot", "end"]
Admission: TypeAlias = Literal["anyone", "invited", "asked"]
"""Who may take a free seat: anybody, only with an invitation of the host, or with the host's consent."""
TribeChoice: TypeAlias = Literal["random", "first_game"] | list[Tribe]
LineKind: TypeAlias = Literal[
    "created",
    "joined",
    "left",
    "removed",
    "returned",
    "bot_seated",
    "started",
    "moved",
    "undone",
    "asked",
    "answered",
    "paused",
    "resumed",
    "said",
    "reacted",
    "rematch",
    "ended",
    "erased",
    "cleaned",
    "replaced",
    "invited",
    "requested",
    "settled",
    "finished",
    "hid",
    "coloured",
]

SPECTATOR_SEAT: Final = -1
"""In chat: a spectator."""


class SeatSetting(TypedDict):
    """Who may take a seat; an open one can be joined from the lobby."""

    kind: SeatKind
    level: NotRequired[str]
    """The level of a bot."""
    colour: NotRequired[int]
    """The colour that is kept for whoever sits there, from 0; otherwise they get the seat's own, if it is free."""


class ClockSetting(TypedDict):
    """How much time people have."""

    kind: ClockKind
    seconds: NotRequired[float]
    increment: NotRequired[float]


class _Kind:
    kind: ClassVar[LineKind]

    def data(self) -> dict[str, Any]:
        """As JSON."""
        return {name: getattr(self, name) for name in self.__slots__}  # type: ignore[attr-defined]

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        """From JSON."""
        return cls(**data)


@dataclass(frozen=True, slots=True)
class Created(_Kind):
    """A new table with its settings and seats."""

    kind = "created"
    players: int
    preset: str
    tribes: TribeChoice
    options: dict[str, str]
    seats: list[SeatSetting]
    clock: ClockSetting
    listed: bool
    rematch_of: str = ""
    memory_aid: bool = False
    """Cards that everyone saw taken stay visible to everyone (O27)."""
    hints: bool = False
    """The seat to decide may ask for a hint."""
    rated: bool = False
    """It counts for the ratings of its people, if all of them have asked for one."""
    continues: str = ""
    """The finished table whose game is played on here from one of its positions, for practice."""
    admission: Admission = "anyone"

    def data(self) -> dict[str, Any]:
        """As JSON. The usual admission is left out: servers of an earlier version read the entry too."""
        data = super(Created, self).data()
        return data if self.admission != "anyone" else {n: value for n, value in data.items() if n != "admission"}

    @classmethod
    def read(cls, data: dict[str, Any]) -> Self:
        """From JSON, which may be older than some options."""
        return cls(**data | {"options": options_as_kept(data["options"])})


@dataclass(frozen=True, slots=True)
class Joined(_Kind):
    """A person takes a seat; the first one is the host."""

    kind = "joined"
    seat: int
    name: str
    secret: str
    """A digest of the seat's secret."""


@dataclass(frozen=True, slots=True)
class Left(_Kind):
    """A person leaves: before the game the seat is free again, during it the seat stays theirs."""

    kind = "left"
    seat: int
    lost: bool = False
    """Assumed because the connection was lost: the person may still be connected to another server process."""


@dataclass(frozen=True, slots=True)
class Removed(_Kind):
    """The host frees a seat before the game: its bot goes, or its person, who may still watch."""

    kind = "removed"
    seat: int
    name: str = ""


@dataclass(frozen=True, slots=True)
class Returned(_Kind):
    """A person is back in their seat."""

    kind = "returned"
    seat: int


@dataclass(frozen=True, slots=True)
class BotSeated(_Kind):
    """A bot plays for a seat: for an empty one, or for a person who has left."""

    kind = "bot_seated"
    seat: int
    level: str


@dataclass(frozen=True, slots=True)
class Started(_Kind):
    """The cards are dealt."""

    kind = "started"
    seed: str
    """Decimal: it has 128 bits, which JSON numbers do not."""
    commitment: str


@dataclass(frozen=True, slots=True)
class Moved(_Kind):
    """A whole move, as decisions."""

    kind = "moved"
    seat: int
    actions: list[int]
    by: Who
    move_id: str = ""
    """Given by the client, so that a move sent twice is played once."""


@dataclass(frozen=True, slots=True)
class Undone(_Kind):
    """This many decisions are taken back."""

    kind = "undone"
    seat: int
    actions: int


@dataclass(frozen=True, slots=True)
class Asked(_Kind):
    """A seat asks the other people for something that needs everyone's consent."""

    kind = "asked"
    seat: int
    question: Question
    at: int | None = None
    """For a bot: the seat that it is to play for."""


@dataclass(frozen=True, slots=True)
class Answered(_Kind):
    """A person's answer to the open question; one No rejects it."""

    kind = "answered"
    seat: int
    yes: bool


@dataclass(frozen=True, slots=True)
class Paused(_Kind):
    """The clocks are stopped."""

    kind = "paused"
    seat: int


@dataclass(frozen=True, slots=True)
class Resumed(_Kind):
    """The clocks run again."""

    kind = "resumed"
    seat: int


@dataclass(frozen=True, slots=True)
class Said(_Kind):
    """A line of chat."""

    kind = "said"
    seat: int
    name: str
    text: str


@dataclass(frozen=True, slots=True)
class Reacted(_Kind):
    """A short reaction."""

    kind = "reacted"
    seat: int
    reaction: str


@dataclass(frozen=True, slots=True)
class Rematch(_Kind):
    """The same people play again at another table."""

    kind = "rematch"
    table_id: str


@dataclass(frozen=True, slots=True)
class Ended(_Kind):
    """The host of the server ends the table: nobody plays or talks here any more, and the record stays."""

    kind = "ended"


@dataclass(frozen=True, slots=True)
class Erased(_Kind):
    """Replaces a line of chat that was removed."""

    kind = "erased"


@dataclass(frozen=True, slots=True)
class Cleaned(_Kind):
    """Earlier entries were changed: a name or chat was removed from them. They have to be read again."""

    kind = "cleaned"


@dataclass(frozen=True, slots=True)
class Replaced(_Kind):
    """The owner of a seat has a new secret, stored as a digest; the old one opens nothing any more."""

    kind = "replaced"
    seat: int
    secret: str


@dataclass(frozen=True, slots=True)
class Invited(_Kind):
    """The host has made an invitation, which lets one person sit down; its code is stored as a digest."""

    kind = "invited"
    seat: int
    secret: str


@dataclass(frozen=True, slots=True)
class Requested(_Kind):
    """A person asks the host for a seat, and has the secret that is to open it."""

    kind = "requested"
    name: str
    secret: str


@dataclass(frozen=True, slots=True)
class Settled(_Kind):
    """The invitation of an entry is used or withdrawn, or the request of that entry is declined."""

    kind = "settled"
    number: int


@dataclass(frozen=True, slots=True)
class Finished(_Kind):
    """The people have agreed to end the game as it stands."""

    kind = "finished"
    seat: int


@dataclass(frozen=True, slots=True)
class Hid(_Kind):
    """A seat does not want to see the chat of another, or of all spectators; ``blocked``: nor show it its own."""

    kind = "hid"
    seat: int
    at: int
    blocked: bool
    yes: bool


@dataclass(frozen=True, slots=True)
class Coloured(_Kind):
    """A person has chosen a colour before the game (R4)."""

    kind = "coloured"
    seat: int
    colour: int


Line: TypeAlias = (
    Created
    | Joined
    | Left
    | Removed
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
    | Ended
    | Erased
    | Cleaned
    | Replaced
    | Invited
    | Requested
    | Settled
    | Finished
    | Hid
    | Coloured
)

_KINDS: Final[dict[str, type[Line]]] = {line.kind: line for line in Line.__args__}


def tribe_choice(tribes: str | Sequence[str]) -> TribeChoice:
    """Tribes that the engine has accepted, as an entry stores them."""
    return cast("TribeChoice", tribes if isinstance(tribes, str) else list(tribes))


def read_line(kind: str, data: dict[str, Any]) -> Line:
    """An entry's value."""
    return _KINDS[kind].read(data)
