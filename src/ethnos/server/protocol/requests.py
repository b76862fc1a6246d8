"""Requests over HTTP, and their answers: tables, the lobby, replays."""

from dataclasses import dataclass, field
from typing import Annotated, Final, Literal, TypeAlias

from ethnos.base.plain import Limits, Plain
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.game.game import Standing
from ethnos.game.views import TableView
from ethnos.server.protocol.messages import LineOut, PieceColour, SentEvent, Values
from ethnos.server.protocol.state import State
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.checks import NAME_LENGTH
from ethnos.server.rooms.clock import BANK_SECONDS, INCREMENT_SECONDS
from ethnos.server.rooms.commands import TEXT_LENGTH
from ethnos.server.storage import Status

GAMES_AT_ONCE: Final = 200
"""As many as a browser remembers."""

Key: TypeAlias = Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{27,64}$")]
"""At least 160 random bits, made by a browser."""
ShortName: TypeAlias = Annotated[str, Limits(min_length=1, max_length=4 * NAME_LENGTH)]


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatIn(Plain):
    """A seat of a new table."""

    kind: log.SeatKind = "open"
    level: Annotated[str, Limits(max_length=16)] = ""
    colour: PieceColour | None = None
    """Kept for the person who sits there; a bot takes what is left."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ClockIn(Plain):
    """A clock: seconds for each person with an increment for each move, or days for every move."""

    kind: log.ClockKind = "none"
    seconds: Annotated[float, Limits(ge=0, le=BANK_SECONDS)] = 0
    """In the bank; with days: how many days."""
    increment: Annotated[float, Limits(ge=0, le=INCREMENT_SECONDS)] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TableIn(Plain):
    """A new table. Its creator is the host and takes the first seat without a bot."""

    name: ShortName
    seats: Annotated[list[SeatIn], Limits(min_length=MIN_PLAYERS, max_length=MAX_PLAYERS)]
    preset: Annotated[str, Limits(max_length=32)] = "english"
    options: Annotated[dict[str, str], Limits(max_length=16)] = field(default_factory=dict)
    tribes: Literal["random", "first_game"] | list[Annotated[str, Limits(max_length=16)]] = "random"
    clock: ClockIn = ClockIn()
    listed: bool = False
    memory_aid: bool = False
    """Cards that everyone saw taken stay visible (O27)."""
    hints: bool = False
    """The seat to decide may ask what the champion would do."""
    rated: bool = False
    """The game counts for ratings, if everybody has asked for one."""
    admission: log.Admission = "anyone"
    """Who may take a free seat."""


@dataclass(frozen=True, slots=True, kw_only=True)
class JoinIn(Plain):
    """A request for a seat."""

    name: ShortName
    seat: Annotated[int, Limits(ge=0, lt=MAX_PLAYERS)] | None = None
    invitation: Annotated[str, Limits(max_length=64)] = ""
    """The code of an invitation."""
    key: Annotated[str, Limits(max_length=64)] = ""
    """Of a person who keeps their games together: so that they meet nobody whom they have blocked."""


@dataclass(frozen=True, slots=True, kw_only=True)
class LinkIn(Plain):
    """A request to replace the secret of a seat."""

    secret: Annotated[str, Limits(max_length=64)]
    new: Key
    """Made by the client, so that a lost answer does no harm."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportIn(Plain):
    """A report to the host of the server."""

    secret: Annotated[str, Limits(max_length=64)]
    seat: Annotated[int, Limits(ge=log.SPECTATOR_SEAT, lt=MAX_PLAYERS)]
    """Whom the report is about, or a spectator."""
    line: Annotated[int, Limits(ge=0)] = 0
    """The entry of a line of chat."""
    reason: Annotated[str, Limits(min_length=1, max_length=4 * TEXT_LENGTH)]


@dataclass(frozen=True, slots=True, kw_only=True)
class RematchIn(Plain):
    """A request for a rematch."""

    secret: Annotated[str, Limits(max_length=64)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayOnIn(Plain):
    """A request to play on from a position of a finished game, against bots."""

    name: ShortName
    seq: Annotated[int, Limits(ge=0)]
    """The step of the replay after which the game goes on."""
    seat: Annotated[int, Limits(ge=0, lt=MAX_PLAYERS)]
    level: Annotated[str, Limits(max_length=16)] = ""
    """The bots in the seats of other people; bots of the game keep their own level."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FileIn(Plain):
    """A game file."""

    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class LoadedFile(Plain):
    """A valid game file: its table, and how much was checked."""

    table: str
    moves: int
    shuffles: int
    points: int
    """Glory that was scored as the file says."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SharingIn(Plain):
    """Whether people on the local network may open this server's tables."""

    on: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SharingOut(Plain):
    """Whether a server on somebody's own computer can be opened to the local network, and where it then is."""

    offered: bool = False
    on: bool = False
    addresses: tuple[str, ...] = ()
    """The best one first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class TabOut(Plain):
    """Whether this server has the game for the browser's own tab too."""

    offered: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOut(Plain):
    """A seat and the secret that opens it from any device: sent to its owner alone."""

    table: str
    seat: int
    secret: str
    waiting: bool | None = None
    """The host of the table has to agree first. Until then the secret opens no seat, and ``seat`` is -1."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedSeat(Plain):
    """A seat in a list: who plays, and whether it is still to be taken."""

    kind: log.SeatKind
    name: str
    level: str
    free: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedClock(Plain):
    """What a table's clock gives."""

    kind: log.ClockKind
    seconds: float
    increment: float


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedTable(Plain):
    """A table in the lobby or in a list."""

    table: str
    status: Status
    created: float
    updated: float
    players: int
    preset: str
    tribes: log.TribeChoice
    clock: ListedClock
    memory_aid: bool
    hints: bool
    rated: bool
    admission: log.Admission
    age: int
    seats: list[ListedSeat]
    free: int
    """How many seats are still to be taken."""
    standings: list[Standing]
    """From the first place to the last; empty before the game."""
    turn: int | None = None
    """The seat that decides, while a game is on."""
    deadline: float | None = None
    """When the time of that seat is over."""
    paused: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class GamesIn(Plain):
    """A request for the current state of tables."""

    tables: Annotated[list[Annotated[str, Limits(max_length=64)]], Limits(max_length=GAMES_AT_ONCE)]


@dataclass(frozen=True, slots=True, kw_only=True)
class Step(Plain):
    """A move of a replay: what happened, and the table after it."""

    seq: int
    at: float
    line: LineOut
    happenings: list[SentEvent]
    view: TableView


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay(Plain):
    """A finished game, move by move, as a seat has seen it or as everybody has."""

    state: State
    seat: int | None = None
    steps: list[Step]


@dataclass(frozen=True, slots=True, kw_only=True)
class Problem(Plain):
    """Why something was not done: a code that every language has a text for, and what that text takes."""

    code: str
    values: Values = field(default_factory=dict)
    rules: list[str] | None = None
    """The rules that a refused move would break."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Plain):
    """Where a request is of the wrong form."""

    place: str
    problem: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BadForm(Problem):
    """A request of the wrong form."""

    problems: list[Place]


@dataclass(frozen=True, slots=True, kw_only=True)
class Health(Plain):
    """The result of a health check."""

    ok: bool
    database: bool
    """It can store something."""
    others: bool
    """It hears what other processes store."""
    bots: bool
    """No bot's move has been waiting for minutes."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PrivacyOut(Plain):
    """What the host of the server keeps, for how many days after the last change at a table (0: for ever), and how to
    reach them.
    """

    contact: str
    """An e-mail address, or the address of a page; empty if the host gives none."""
    finished_days: float
    """Games that are over."""
    unfinished_days: float
    """Games that have begun."""
    abandoned_days: float
    """Tables at which no game has begun."""
    chat_days: float
    """Chat, after the end of the game."""
    people_days: float
    """Which seats belong together, after the last visit of their person."""
    addresses_days: float
    """Where notices go, after the last visit."""
    unconfirmed_days: float
    """An e-mail address that nobody has confirmed, after the last visit."""
    notices_days: float
    """That a notice was sent."""
    reports_days: float
    """Reports to the host, and what the host did."""
