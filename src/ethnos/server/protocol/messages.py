"""The messages of the WebSocket, typed and versioned.

The browser's types and the validation of incoming messages are derived from these classes. What a client may know
of the game itself comes from ``views``, ``events`` and ``offers``; this module adds everything around it: seats,
clocks, questions, chat. Fields that are None are not sent.
"""

from dataclasses import dataclass, field
from typing import Annotated, Any, Final, Literal, TypeAlias

from ethnos.base.plain import Limits, Plain
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.moves import Move
from ethnos.engine.state import SPECTATOR
from ethnos.game.events import Event
from ethnos.game.offers import Offers
from ethnos.game.preview import Preview
from ethnos.game.views import TableView
from ethnos.insight.benefits import Benefit
from ethnos.server.protocol.state import State
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.checks import NAME_LENGTH
from ethnos.server.rooms.commands import TEXT_LENGTH

PROTOCOL: Final = 1
SEATS_A_CLIENT: Final = 6


class Validated:
    """An annotation for a type that a server validates as a type of ``tagged.py``."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __get_pydantic_core_schema__(self, _kind: Any, build: Any) -> Any:
        """Only pydantic asks for it; that module is imported here because it needs pydantic."""
        from ethnos.server.protocol import tagged

        return build.generate_schema(getattr(tagged, self._name))


ID_FORM: Final = r"^[A-Za-z0-9._:-]{1,64}$"
Id: TypeAlias = Annotated[str, Limits(pattern=ID_FORM)]
"""Chosen by the client; everybody at the table sees the id of a move."""
SeatNumber: TypeAlias = Annotated[int, Limits(ge=0, lt=SPECTATOR)]
PieceColour: TypeAlias = Annotated[int, Limits(ge=0, lt=MAX_PLAYERS)]
"""White, black, yellow, turquoise, pink, brown: in the order of the seats that have them by themselves."""
SentMove: TypeAlias = Annotated[Move, Validated("AnyMove")]
SentEvent: TypeAlias = Annotated[Event, Validated("GameEvent")]
Values: TypeAlias = dict[str, str | int]
"""The values that the text of a code takes."""


# --- From a client --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Hello(Plain):
    """The first message: which table, with the secrets of the client's seats; without any it watches."""

    type: Literal["hello"]
    protocol: int
    table: Annotated[str, Limits(max_length=64)]
    secrets: Annotated[tuple[Annotated[str, Limits(max_length=64)], ...], Limits(max_length=SEATS_A_CLIENT)] = ()
    last: Annotated[int, Limits(ge=0)] = 0
    """The last entry that the client has seen; what came after it is sent."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DoMove(Plain):
    """A whole move. The id is the client's: sent twice, it is played once."""

    type: Literal["move"]
    id: Id
    seat: SeatNumber
    move: SentMove


@dataclass(frozen=True, slots=True, kw_only=True)
class AskPreview(Plain):
    """What would a move do?"""

    type: Literal["preview"]
    id: Id
    seat: SeatNumber
    move: SentMove


@dataclass(frozen=True, slots=True, kw_only=True)
class AskHint(Plain):
    """What would the champion do here?"""

    type: Literal["hint"]
    id: Id
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class DoSimple(Plain):
    """Something that needs no more than a seat."""

    type: Literal["start", "undo", "pause", "end", "resume", "leave", "invite"]
    seat: SeatNumber


@dataclass(frozen=True, slots=True, kw_only=True)
class DoAnswer(Plain):
    """Yes or No to what somebody has asked."""

    type: Literal["answer"]
    seat: SeatNumber
    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DoSeatBot(Plain):
    """Seat a bot: for the host, and while they are away for everybody at the table."""

    type: Literal["seat_bot"]
    seat: SeatNumber
    at: SeatNumber
    """The seat for the bot."""
    level: Annotated[str, Limits(max_length=16)]


@dataclass(frozen=True, slots=True, kw_only=True)
class DoRemove(Plain):
    """The host frees a seat before the game."""

    type: Literal["remove"]
    seat: SeatNumber
    at: SeatNumber
    """The seat to free."""


@dataclass(frozen=True, slots=True, kw_only=True)
class DoColour(Plain):
    """Choose a colour before the game."""

    type: Literal["colour"]
    seat: SeatNumber
    colour: PieceColour


@dataclass(frozen=True, slots=True, kw_only=True)
class DoAdmit(Plain):
    """The host answers a request for a seat; No also withdraws an invitation."""

    type: Literal["admit"]
    seat: SeatNumber
    number: int
    """The entry of the request or the invitation."""
    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DoHide(Plain):
    """Hide a seat's chat, or with ``block`` also one's own from it, and share no new table with its person."""

    type: Literal["mute", "block"]
    seat: SeatNumber
    at: Annotated[int, Limits(ge=log.SPECTATOR_SEAT, lt=SPECTATOR)]
    """The seat to hide, or all spectators."""
    yes: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class DoSay(Plain):
    """A line of chat; a spectator gives a name."""

    type: Literal["say"]
    seat: Annotated[int, Limits(ge=log.SPECTATOR_SEAT, lt=SPECTATOR)] = log.SPECTATOR_SEAT
    name: Annotated[str, Limits(max_length=4 * NAME_LENGTH)] = ""
    text: Annotated[str, Limits(min_length=1, max_length=4 * TEXT_LENGTH)]


@dataclass(frozen=True, slots=True, kw_only=True)
class DoReact(Plain):
    """A short reaction."""

    type: Literal["react"]
    seat: SeatNumber
    reaction: Annotated[str, Limits(max_length=32)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Ping(Plain):
    """A heartbeat."""

    type: Literal["ping"]


Incoming: TypeAlias = (
    Hello
    | DoMove
    | AskPreview
    | AskHint
    | DoSimple
    | DoAnswer
    | DoSeatBot
    | DoRemove
    | DoColour
    | DoAdmit
    | DoHide
    | DoSay
    | DoReact
    | Ping
)


# --- About a table --------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class ChatOut(Plain):
    """A line of chat, and the entry that it is."""

    seq: int
    seat: int
    name: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Scene(Plain):
    """The game as one seat sees it, or with seat 6 as everybody does; with offers if the seat decides."""

    seat: int
    view: TableView
    offers: Offers | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class LineOut(Plain):
    """What happened at the table, apart from the game."""

    kind: log.LineKind
    seat: int | None = None
    name: str | None = None
    level: str | None = None
    by: log.Who | None = None
    move_id: str | None = None
    question: log.Question | None = None
    at: int | None = None
    """The seat for which a bot is asked, or whose chat is hidden."""
    blocked: bool | None = None
    yes: bool | None = None
    text: str | None = None
    reaction: str | None = None
    table_id: str | None = None
    colour: int | None = None
    number: int | None = None
    """The entry of the request or the invitation that is settled."""
    taken_back: list[int] | None = None
    """The entries of the moves that this one took back."""


# --- To a client ----------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class Update(Plain):
    """An entry of the table's log as this client may see it."""

    type: Literal["update"] = "update"
    seq: int
    at: float
    line: LineOut
    happenings: dict[int, list[SentEvent]]
    """The events, by the seat that sees them."""
    state: State | None = None
    scenes: list[Scene] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Welcome(Plain):
    """The answer to Hello: what was missed, and where the table stands."""

    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    now: float
    seats: list[int]
    state: State
    scenes: list[Scene]
    chat: list[ChatOut]
    missed: list[Update]
    muted: list[int]
    blocked: list[int]
    """Whose chat the seats of this client have hidden."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Invitation(Plain):
    """An invitation that this client has made."""

    type: Literal["invitation"] = "invitation"
    number: int
    code: str


@dataclass(frozen=True, slots=True, kw_only=True)
class RefusedOut(Plain):
    """Something was not done, and why."""

    type: Literal["refused"] = "refused"
    id: str = ""
    code: str
    values: Values = field(default_factory=dict)
    rules: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True, kw_only=True)
class Done(Plain):
    """A move was stored: the entry it is in."""

    type: Literal["done"] = "done"
    id: str
    seq: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PreviewAnswer(Plain):
    """What a move would do."""

    type: Literal["preview"] = "preview"
    id: str
    preview: Preview


@dataclass(frozen=True, slots=True, kw_only=True)
class HintAnswer(Plain):
    """What the champion would do, as the client would send it, what that move would do, and what it is good for."""

    type: Literal["hint"] = "hint"
    id: str
    move: SentMove
    preview: Preview
    reasons: tuple[Benefit, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pong(Plain):
    """A heartbeat's answer."""

    type: Literal["pong"] = "pong"
    now: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Bye(Plain):
    """The server closes this socket; the code says why."""

    type: Literal["bye"] = "bye"
    code: str
    values: Values = field(default_factory=dict)


Outgoing: TypeAlias = Welcome | Update | Invitation | RefusedOut | Done | PreviewAnswer | HintAnswer | Pong | Bye
