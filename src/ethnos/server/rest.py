"""Tables, lobby and replays over HTTP; live play is the socket's (``socket.py``)."""

import asyncio
import base64
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from typing import Annotated, Any, Final, Literal, Protocol

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field

from ethnos.bots.registry import LEVELS
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.errors import UnknownOption
from ethnos.engine.play import tribe_pool
from ethnos.engine.ruleset import PRESETS, VALUES, preset
from ethnos.engine.state import SPECTATOR
from ethnos.events import seen_by
from ethnos.notation import write_game
from ethnos.refusals import EthnosError
from ethnos.server import log
from ethnos.server.limits import Limits
from ethnos.server.messages import (
    LineOut,
    State,
    Strict,
    TribeChoice,
    Values,
    changes_game,
    line_of,
    own_words,
    state_of,
)
from ethnos.server.room import NAME_LENGTH, NotNow, Room
from ethnos.server.storage import Entry, Overtaken, Summary
from ethnos.server.tables import ID_BYTES, Command, Tables, folded
from ethnos.server.wire import GameEvent
from ethnos.views import TableView, view_of

LONGEST_LIST: Final = 100
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


class Sharing(Protocol):
    """A server that can listen on the local network as well (``at_home.py``)."""

    def permits(self, request: Request) -> bool:
        """Whether a request comes from a page or a program on the server's own computer."""

    async def state(self) -> SharingOut:
        """Whether it listens there now."""

    async def switch(self, on: bool) -> SharingOut:
        """Begin or stop to listen there."""


class NotFromHere(EthnosError):
    """Only the person in front of the server's own computer decides who can reach it."""

    code = "server-not-from-here"


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


def routes(tables: Tables, limits: Limits) -> APIRouter:
    """All addresses under /api, and those for machines."""
    router = APIRouter(responses=REFUSALS)
    librarian = ThreadPoolExecutor(1, "replays")  # beside the event loop, and one at a time

    @router.post("/api/tables", status_code=201)
    async def create_table(wanted: TableIn, request: Request) -> SeatOut:
        """Make a table and sit down at it."""
        settings = settings_of(wanted)
        limits.create_table(address_of(request))
        secret = ""

        def sit_down(room: Room) -> list[log.Line]:
            nonlocal secret
            joined, secret = room.join(wanted.name)
            return [joined]

        room = await tables.create(settings, sit_down)
        return SeatOut(table=room.table_id, seat=room.host or 0, secret=secret)

    @router.get("/api/tables/{table_id}", response_model_exclude_none=True)
    async def get_table(table_id: str) -> State:
        """What everybody may know about a table."""
        return state_of(await tables.room(table_id))

    @router.post("/api/tables/{table_id}/seats", status_code=201)
    async def join_table(table_id: str, wanted: JoinIn) -> SeatOut:
        """Take a free seat."""
        secret, seat = "", 0

        def sit_down(room: Room) -> list[log.Line]:
            nonlocal secret, seat
            joined, secret = room.join(wanted.name, wanted.seat)
            seat = joined.seat
            return [joined]

        await tables.change(table_id, sit_down)
        return SeatOut(table=table_id, seat=seat, secret=secret)

    @router.post("/api/tables/{table_id}/rematch", status_code=201)
    async def rematch(table_id: str, wanted: RematchIn) -> SeatOut:
        """The same table again: the first who asks makes it, the others join it with their old secret."""
        return await play_again(tables, table_id, wanted.secret)

    @router.get("/api/lobby")
    async def lobby() -> list[ListedTable]:
        """Listed tables: open ones to join, running ones to look at."""
        return [_listed(summary) for summary in await tables.store.tables(["open", "running"], listed=True)]

    @router.get("/api/replays")
    async def replays(before: float | None = None) -> list[ListedTable]:
        """Finished games of listed tables, the last first; ``before`` turns the page."""
        found = await tables.store.tables(["over"], listed=True, limit=LONGEST_LIST, before=before)
        return [_listed(summary) for summary in found]

    @router.get("/api/replays/{table_id}", response_model=Replay)
    async def replay(table_id: str, seat: Annotated[int | None, Query(ge=0, lt=MAX_PLAYERS)] = None) -> Response:
        """A finished game, move by move, as a seat has seen it; without a seat, as everybody has.

        Once a game is over its seed is known, and with it all hands: every seat's view is open to everybody.
        """
        room = await finished(tables, table_id)
        if seat is not None and seat >= room.settings.players:
            raise NotNow("no-such-seat")
        entries = await tables.store.entries(table_id)
        work = asyncio.get_running_loop().run_in_executor(librarian, replay_of, table_id, entries, seat)
        return Response(await work, media_type="application/json")

    @router.get("/api/replays/{table_id}/game.ethnos", response_class=Response)
    async def game_file(table_id: str) -> Response:
        """A finished game as a file that `ethnos verify` confirms."""
        room = await finished(tables, table_id)
        disposition = f'attachment; filename="{table_id}.ethnos"'
        text = write_game(room.replayed())
        return Response(text, media_type="text/plain; charset=utf-8", headers={"Content-Disposition": disposition})

    @router.get("/health")
    async def health(response: Response) -> Health:
        """For whoever watches over the server."""
        well = await tables.store.is_well()
        response.status_code = 200 if well else 503
        return Health(ok=well, database=well)

    return router


def sharing_routes(sharing: Sharing | None) -> APIRouter:
    """For the page on the server's own computer, and for nobody else: it is no part of the protocol."""
    router = APIRouter(include_in_schema=False)

    @router.get("/api/sharing")
    async def get_sharing(request: Request) -> SharingOut:
        return await sharing.state() if sharing and sharing.permits(request) else SharingOut()

    @router.post("/api/sharing")
    async def switch_sharing(wanted: SharingIn, request: Request) -> SharingOut:
        if sharing is None or not sharing.permits(request):
            raise NotFromHere
        return await sharing.switch(wanted.on)

    return router


def settings_of(wanted: TableIn) -> log.Created:
    """A new table's settings, checked by the engine."""
    players = len(wanted.seats)
    if wanted.preset not in PRESETS:
        raise NotNow("no-such-preset")
    for name in wanted.options:
        if name not in VALUES:
            raise UnknownOption(name=name, known=tuple(VALUES))
    preset(wanted.preset).changed(**wanted.options)
    tribe_pool(wanted.tribes, players)
    for seat in wanted.seats:
        if (seat.kind == "bot") != bool(seat.level) or (seat.level and seat.level not in LEVELS):
            raise NotNow("no-such-level")
    if all(seat.kind == "bot" for seat in wanted.seats):
        raise NotNow("seats-empty")
    if wanted.clock.kind != "none" and wanted.clock.seconds <= 0:
        raise NotNow("clock-empty")
    return log.Created(
        players=players,
        preset=wanted.preset,
        tribes=wanted.tribes,
        options=wanted.options,
        seats=[seat.model_dump() for seat in wanted.seats],
        clock=wanted.clock.model_dump(),
        listed=wanted.listed,
        memory_aid=wanted.memory_aid,
        hints=wanted.hints,
    )


async def play_again(tables: Tables, table_id: str, secret: str) -> SeatOut:
    """A seat at the table of the rematch, which is made by whoever asks first."""
    old = await tables.room(table_id)
    seat = old.seat_of(secret)
    if seat is None:
        raise NotNow("wrong-secret")
    if old.status != "over":
        raise NotNow("not-over")
    name, told = old.chairs[seat].name, ""

    def sit_down(room: Room) -> list[log.Line]:
        nonlocal told
        joined, told = room.join(name, seat)
        return [joined]

    again = old.rematch or rematch_id(table_id)
    if not old.rematch and await _is_made(tables, old, again, sit_down):
        return SeatOut(table=again, seat=seat, secret=told)
    await tables.change(again, sit_down)
    return SeatOut(table=again, seat=seat, secret=told)


def rematch_id(table_id: str) -> str:
    """The table of a rematch has a name that all who ask for it find by themselves, so that it is made once."""
    return base64.urlsafe_b64encode(sha256(f"rematch of {table_id}".encode()).digest()[:ID_BYTES]).decode()


async def _is_made(tables: Tables, old: Room, again: str, sit_down: Command) -> bool:
    """Whether the table of a rematch was made just now, with whoever asked at it; the old table is told of it."""
    seats = [{"kind": chair.kind, "level": chair.level} for chair in old.chairs]  # with bots seated later
    settings = log.Created(**(old.settings.data() | {"seats": seats, "rematch_of": old.table_id}))
    try:
        await tables.create(settings, sit_down, again)
        made = True
    except Overtaken:
        made = False
    await tables.change(old.table_id, lambda room: [] if room.rematch else [log.Rematch(again)])
    return made


def address_of(request: Request) -> str:
    """Where a request comes from; behind a proxy uvicorn has put the right one there."""
    return request.client.host if request.client else ""


async def finished(tables: Tables, table_id: str) -> Room:
    """A table whose game is over: its seed is known, and with it all that was hidden."""
    room = await tables.room(table_id)
    if room.status != "over":
        raise NotNow("not-over")
    return room


def replay_of(table_id: str, entries: Sequence[Entry], seat: int | None) -> str:
    """A game move by move as JSON, from the log of its table."""
    room, viewer, steps = Room(table_id), SPECTATOR if seat is None else seat, []
    for change in folded(room, entries):
        if room.table is not None and changes_game(change.line):
            steps.append(
                Step(
                    seq=change.seq,
                    at=change.at,
                    line=line_of(change.line),
                    happenings=seen_by(viewer, change.happened),
                    view=view_of(room.table, viewer, memory_aid=room.settings.memory_aid),
                )
            )
    return Replay(state=state_of(room), seat=seat, steps=steps).model_dump_json(exclude_none=True)


def _listed(summary: Summary) -> ListedTable:
    """What a list shows; a table that an earlier edition stored lacks what that did not know."""
    about = summary.about
    seats = [ListedSeat(**seat, free=seat["kind"] != "bot" and not seat["name"]) for seat in about["seats"]]
    return ListedTable(
        table=summary.table_id,
        status=summary.status,  # type: ignore[arg-type]
        created=summary.created,
        updated=summary.updated,
        players=about["players"],
        preset=about["preset"],
        tribes=about.get("tribes", "random"),
        clock=ListedClock(**{"seconds": 0, "increment": 0} | about["clock"]),
        memory_aid=about.get("memory_aid", False),
        hints=about.get("hints", False),
        age=about["age"],
        seats=seats,
        free=sum(seat.free for seat in seats),
        standings=[Standing(seat=seat, place=place, glory=glory) for seat, place, glory in about["standings"]],
    )
