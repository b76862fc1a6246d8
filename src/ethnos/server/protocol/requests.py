"""What is asked over HTTP, and answered: tables, the lobby, replays."""

from typing import Annotated, Any, Final, Literal

from pydantic import BaseModel, Field

from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.server.protocol.game import GameEvent
from ethnos.server.protocol.messages import LineOut, State, Strict, TribeChoice, Values, own_words
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.names import NAME_LENGTH
from ethnos.views import TableView

ShortName = Annotated[str, Field(min_length=1, max_length=4 * NAME_LENGTH)]


class SeatIn(Strict):
    """A seat of a new table."""

    kind: log.SeatKind = "open"
    level: str = Field(default="", max_length=16)


class ClockIn(Strict):
    """A clock: seconds for each person with an increment for each move, or days for every move."""

    kind: log.ClockKind = "none"
    seconds: float = Field(default=0, ge=0, le=86_400, description="in the bank; with days: how many days")
    increment: float = Field(default=0, ge=0, le=3600)


class TableIn(Strict):
    """A new table. Its maker is the host and takes the first seat of a person."""

    name: ShortName
    seats: list[SeatIn] = Field(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)
    preset: str = Field(default="english", max_length=32)
    options: dict[str, str] = Field(default={}, max_length=16)
    tribes: Literal["random", "first_game"] | list[Annotated[str, Field(max_length=16)]] = "random"
    clock: ClockIn = ClockIn()
    listed: bool = False
    memory_aid: bool = Field(default=False, description="cards that everyone saw taken stay visible (O27)")
    hints: bool = Field(default=False, description="whoever decides may ask what a master would do")


class JoinIn(Strict):
    """Somebody wants a seat."""

    name: ShortName
    seat: int | None = Field(default=None, ge=0, lt=MAX_PLAYERS)


class RematchIn(Strict):
    """Somebody wants to play again."""

    secret: str = Field(max_length=64)


class SharingIn(Strict):
    """Whether people on the local network may open this server's tables."""

    on: bool


class SharingOut(BaseModel):
    """Whether a server on somebody's own computer can be opened to the local network, and where it then is."""

    offered: bool = False
    on: bool = False
    addresses: list[str] = Field(default=[], description="the best one first")


class SeatOut(BaseModel):
    """A seat and the secret that opens it from any device: told to its owner alone."""

    table: str
    seat: int
    secret: str


class ListedSeat(BaseModel):
    """A seat in a list: who plays, and whether it is still to be taken."""

    kind: log.SeatKind
    name: str
    level: str
    free: bool


class ListedClock(BaseModel):
    """What a table's clock gives."""

    kind: log.ClockKind
    seconds: float
    increment: float


class Standing(BaseModel):
    """Where a seat stands, or has ended."""

    seat: int
    place: int
    glory: int


class ListedTable(BaseModel):
    """A table in the lobby or in a list."""

    table: str
    status: Literal["open", "running", "over"]
    created: float
    updated: float
    players: int
    preset: str
    tribes: TribeChoice
    clock: ListedClock
    memory_aid: bool
    hints: bool
    age: int
    seats: list[ListedSeat]
    free: int = Field(description="how many seats are still to be taken")
    standings: list[Standing] = Field(description="the first first; empty before the game")


class Step(BaseModel):
    """A move of a replay: what happened, and the table after it."""

    seq: int
    at: float
    line: LineOut
    happenings: list[GameEvent]
    view: TableView


class Replay(BaseModel):
    """A finished game, move by move, as a seat has seen it or as everybody has."""

    state: State
    seat: int | None = None
    steps: list[Step]


class Problem(BaseModel):
    """Why something was not done: a code that every language has a text for, and what that text takes."""

    code: str
    values: Values = {}


class Place(BaseModel):
    """Where a request is of the wrong form."""

    place: str
    problem: str


class BadForm(Problem):
    """A request of the wrong form."""

    problems: list[Place]


class Health(BaseModel):
    """Whether the server is well."""

    ok: bool
    database: bool


WORDS: Final = own_words([model.model_json_schema() for model in (TableIn, JoinIn, RematchIn, SharingIn)]) | {
    *("body", "path", "query", "table_id", "before", "seat")
}
REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    404: {"model": Problem, "description": "there is no such table"},
    409: {"model": Problem, "description": "that cannot be done now"},
    413: {"model": Problem, "description": "the request is too long"},
    422: {"model": BadForm, "description": "the request is of the wrong form"},
    429: {"model": Problem, "description": "too many at once"},
    503: {"model": Problem, "description": "the database does not answer"},
}
