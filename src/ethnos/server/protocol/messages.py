"""The messages of the WebSocket, typed and versioned.

The browser's types are generated from these models. What a client may know of the game itself comes from ``views``,
``events`` and ``offers``; this module adds everything around it: seats, clocks, questions, chat.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal, TypeAlias

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from ethnos.engine.components import Tribe
from ethnos.engine.state import SPECTATOR, Table
from ethnos.events import seen_by
from ethnos.insight.benefits import Benefit
from ethnos.offers import Offers, offers_of
from ethnos.preview import Preview
from ethnos.server.protocol.game import AnyMove, GameEvent
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.chat import TEXT_LENGTH
from ethnos.server.rooms.names import NAME_LENGTH
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Change
from ethnos.views import TableView, Views

PROTOCOL: Final = 1
SEATS_A_CLIENT: Final = 6


class Strict(BaseModel):
    """A model that rejects unknown fields and converts no types."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


ID_FORM: Final = r"^[A-Za-z0-9._:-]{1,64}$"
Id: TypeAlias = Annotated[str, Field(pattern=ID_FORM, description="the client's own; everybody at the table is told")]


Values: TypeAlias = dict[str, str | int]
"""The values that the text of a code takes."""
TribeChoice: TypeAlias = Literal["random", "first_game"] | list[Tribe]


# --- From a client --------------------------------------------------------------------------------------------


class Hello(Strict):
    """The first message: which table, with the secrets of one's seats; without any one looks on."""

    type: Literal["hello"]
    protocol: int
    table: str = Field(max_length=64)
    secrets: list[Annotated[str, Field(max_length=64)]] = Field(default=[], max_length=SEATS_A_CLIENT)
    last: int = Field(
        default=0, ge=0, description="the last entry that the client has seen; what came after it is sent"
    )


class DoMove(Strict):
    """A whole move. The id is the client's: sent twice, it is played once."""

    type: Literal["move"]
    id: Id
    seat: int = Field(ge=0, lt=SPECTATOR)
    move: AnyMove


class AskPreview(Strict):
    """What would a move do?"""

    type: Literal["preview"]
    id: Id
    seat: int = Field(ge=0, lt=SPECTATOR)
    move: AnyMove


class AskHint(Strict):
    """What would a master do here?"""

    type: Literal["hint"]
    id: Id
    seat: int = Field(ge=0, lt=SPECTATOR)


class DoSimple(Strict):
    """Something that needs no more than its name."""

    type: Literal["start", "undo", "pause", "resume", "leave"]
    seat: int = Field(ge=0, lt=SPECTATOR)


class DoAnswer(Strict):
    """Yes or No to what somebody has asked."""

    type: Literal["answer"]
    seat: int = Field(ge=0, lt=SPECTATOR)
    yes: bool


class DoSeatBot(Strict):
    """The host seats a bot."""

    type: Literal["seat_bot"]
    seat: int = Field(ge=0, lt=SPECTATOR)
    at: int = Field(ge=0, lt=SPECTATOR, description="the seat for the bot")
    level: str = Field(max_length=16)


class DoSay(Strict):
    """A line of chat; somebody who looks on gives a name."""

    type: Literal["say"]
    seat: int = Field(default=log.SPECTATOR_SEAT, ge=log.SPECTATOR_SEAT, lt=SPECTATOR)
    name: str = Field(default="", max_length=4 * NAME_LENGTH)
    text: str = Field(min_length=1, max_length=4 * TEXT_LENGTH)


class DoReact(Strict):
    """A short reaction."""

    type: Literal["react"]
    seat: int = Field(ge=0, lt=SPECTATOR)
    reaction: str = Field(max_length=32)


class Ping(Strict):
    """A heartbeat."""

    type: Literal["ping"]


Incoming: TypeAlias = Annotated[
    Hello | DoMove | AskPreview | AskHint | DoSimple | DoAnswer | DoSeatBot | DoSay | DoReact | Ping,
    Field(discriminator="type"),
]
INCOMING: Final[TypeAdapter[Incoming]] = TypeAdapter(Incoming)


def own_words(schema: Any) -> frozenset[str]:
    """All names in a schema."""
    parts = schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ()
    return frozenset(schema if isinstance(schema, dict) else ()).union(*map(own_words, parts))


def place_in(where: Iterable[int | str], words: frozenset[str]) -> str:
    """Where a message is wrong, in names of our schema only: names that a client made up are not repeated."""
    return ".".join(str(part) for part in where if isinstance(part, int) or part in words)[:80]


WORDS: Final = own_words(INCOMING.json_schema())


# --- About a table --------------------------------------------------------------------------------------------


class ChairOut(BaseModel):
    """A seat, and who plays for it."""

    kind: log.SeatKind
    name: str
    level: str
    away: bool
    substitute: str


class ClockOut(BaseModel):
    """The clock: each seat's seconds, and when the time of the one on turn is over."""

    kind: log.ClockKind
    seconds: float
    increment: float
    left: dict[int, float]
    deadline: float | None = None


class ChatOut(BaseModel):
    """A line of chat."""

    seat: int
    name: str
    text: str


class State(BaseModel):
    """Everything about a table but the game itself; the same for everyone."""

    table: str
    seq: int
    status: Literal["open", "running", "over"]
    players: int
    preset: str
    options: dict[str, str]
    tribes: TribeChoice
    memory_aid: bool = Field(description="every view tells which cards of a hand everyone saw taken")
    hints: bool = Field(description="whoever decides may ask for a hint")
    listed: bool
    host: int | None = None
    hosts: list[int] = Field(description="the seats that may do what is for the host")
    chairs: list[ChairOut]
    free: list[int] = Field(description="seats that nobody has taken: the game begins when there are none")
    bot_seats: list[int] = Field(description="where the host may seat a bot")
    clock: ClockOut
    turn: int | None = Field(default=None, description="the seat that decides, while a game is on")
    paused: bool
    question: log.Question | None = None
    asked_by: int | None = None
    asked: list[int] = Field(description="who has not answered the question yet")
    commitment: str
    seed: str | None = Field(
        default=None, description="once the game is over: whoever has the commitment can check the deal"
    )
    rematch: str


class Scene(BaseModel):
    """The game as one seat sees it, or with seat 6 as everybody does; offers for whoever decides."""

    seat: int
    view: TableView
    offers: Offers | None = None


class LineOut(BaseModel):
    """What happened at the table, apart from the game."""

    kind: str
    seat: int | None = None
    name: str | None = None
    level: str | None = None
    by: log.Who | None = None
    move_id: str | None = None
    question: log.Question | None = None
    yes: bool | None = None
    text: str | None = None
    reaction: str | None = None
    table_id: str | None = None
    taken_back: list[int] | None = Field(default=None, description="the entries of the moves that this one took back")


# --- To a client ----------------------------------------------------------------------------------------------


class Update(BaseModel):
    """An entry of the table's log as this client may see it."""

    type: Literal["update"] = "update"
    seq: int
    at: float
    line: LineOut
    happenings: dict[int, list[GameEvent]]
    """By the seat they are shown to."""
    state: State | None = None
    scenes: list[Scene] = []


class Welcome(BaseModel):
    """The answer to Hello: what was missed, and where the table stands."""

    type: Literal["welcome"] = "welcome"
    protocol: int = PROTOCOL
    now: float
    seats: list[int]
    state: State
    scenes: list[Scene]
    chat: list[ChatOut]
    missed: list[Update]


class RefusedOut(BaseModel):
    """Something was not done, and why."""

    type: Literal["refused"] = "refused"
    id: str = ""
    code: str
    values: Values = {}
    rules: list[str] = []


class Done(BaseModel):
    """A move was stored: the entry it is in."""

    type: Literal["done"] = "done"
    id: str
    seq: int


class PreviewAnswer(BaseModel):
    """What a move would do."""

    type: Literal["preview"] = "preview"
    id: str
    preview: Preview


class HintAnswer(BaseModel):
    """What the champion would do, as the client would send it, what that move would do, and what it is good for."""

    type: Literal["hint"] = "hint"
    id: str
    move: AnyMove
    preview: Preview
    reasons: tuple[Benefit, ...]


class Pong(BaseModel):
    """A heartbeat's answer."""

    type: Literal["pong"] = "pong"
    now: float


class Bye(BaseModel):
    """The server stops, or wants no more of this socket."""

    type: Literal["bye"] = "bye"
    code: str
    values: Values = {}


Outgoing: TypeAlias = Annotated[
    Welcome | Update | RefusedOut | Done | PreviewAnswer | HintAnswer | Pong | Bye, Field(discriminator="type")
]


# --- Builders -------------------------------------------------------------------------------------------------


def state_of(room: Room) -> State:
    """What everyone may know about a table."""
    settings, clock = room.settings, room.clock
    over = room.status == "over" and room.setup is not None
    return State(
        table=room.table_id,
        seq=room.seq,
        status=room.status,
        players=settings.players,
        preset=settings.preset,
        options=settings.options,
        tribes=settings.tribes,  # type: ignore[arg-type]
        memory_aid=settings.memory_aid,
        hints=settings.hints,
        listed=settings.listed,
        host=room.host,
        hosts=room.hosts(),
        chairs=[
            ChairOut(kind=chair.kind, name=chair.name, level=chair.level, away=chair.away, substitute=chair.substitute)
            for chair in room.chairs
        ],
        free=room.free_seats(),
        bot_seats=room.bot_seats(),
        clock=ClockOut(
            kind=clock.kind,
            seconds=clock.seconds,
            increment=clock.increment,
            left=clock.left,
            deadline=room.deadline,
        ),
        turn=room.seat_to_move,
        paused=room.paused,
        question=room.question.question if room.question else None,
        asked_by=room.question.seat if room.question else None,
        asked=room.asked_seats(),
        commitment=room.commitment,
        seed=str(room.setup.seed) if over and room.setup else None,
        rematch=room.rematch,
    )


def scenes_of(room: Room, seats: list[int], views: Views | None = None) -> list[Scene]:
    """The game as each of these seats sees it; without a seat, as everybody does."""
    table = room.table
    if table is None:
        return []
    views = views or views_of(room, table)
    return [Scene(seat=seat, view=views.of(seat), offers=offers_of(table, seat)) for seat in seats or [SPECTATOR]]


def views_of(room: Room, table: Table) -> Views:
    """A room's table as everyone may see it."""
    return Views(table, memory_aid=room.settings.memory_aid)


def update_of(room: Room, change: Change, seats: list[int], *, whole: bool) -> Update:
    """A change as these seats may see it; ``whole`` adds the state and views after it."""
    table = room.table
    shows_game = whole and table is not None and changes_game(change.line)
    views = change.once("views", lambda: views_of(room, table)) if shows_game and table is not None else None
    seen = {viewer: seen_by(viewer, change.happened) for viewer in seats or [SPECTATOR]} if change.happened else {}
    return Update(
        seq=change.seq,
        at=change.at,
        line=change.once("line", lambda: line_of(room, change)),
        happenings=seen,
        state=change.once("state", lambda: state_of(room)) if whole else None,
        scenes=scenes_of(room, seats, views) if views is not None else [],
    )


def line_of(room: Room, change: Change) -> LineOut:
    """An entry without secrets: no digest, no seed, and no decisions, which could reveal kept cards."""
    line = change.line
    shown: dict[str, Any] = {name: value for name, value in line.data().items() if name in LineOut.model_fields}
    return LineOut(kind=line.kind, taken_back=room.taken_back.get(change.seq), **shown)


def changes_game(line: log.Line) -> bool:
    """Whether an entry changes the game itself."""
    return isinstance(line, log.Started | log.Moved | log.Undone)
