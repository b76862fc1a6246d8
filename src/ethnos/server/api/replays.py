"""Finished games: listed, move by move, as a file, and played on from a position."""

import asyncio
import base64
import re
from collections import OrderedDict
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from hashlib import sha256
from typing import Annotated, Final, TypeAlias

from ethnos.base.pieces import Pieces
from ethnos.base.plain import Limits, dumps
from ethnos.base.refusals import EthnosError
from ethnos.bots.registry import LEVELS
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.moves import is_turn_over
from ethnos.engine.play import apply_action
from ethnos.engine.state import SPECTATOR
from ethnos.game.events import seen_by
from ethnos.game.game import Game, Setup
from ethnos.game.gamefiles import Verification, verify, write_game
from ethnos.game.views import view_of
from ethnos.insight import Evaluator, Oracle
from ethnos.insight.analysis import analysing
from ethnos.insight.report import AnalysisReport, report_of
from ethnos.notation import commitment
from ethnos.server.api.endpoint import Endpoint, File, TextCache, Written
from ethnos.server.api.tables import TableLimits, list_tables
from ethnos.server.hosting.driver import StudyRunner
from ethnos.server.protocol.requests import FileIn, ListedTable, LoadedFile, PlayOnIn, Replay, SeatOut, Step
from ethnos.server.protocol.update_text import changes_game, line_of, state_of
from ethnos.server.rooms import entries as log
from ethnos.server.rooms import seating
from ethnos.server.rooms.checks import NotNow, TooMuch
from ethnos.server.rooms.presence import Presence
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import ID_BYTES, Tables, replay_log
from ethnos.server.storage import Entry, Overtaken

LONGEST_LIST: Final = 100
CACHE_BYTES: Final = 4_000_000
"""Memory for compressed replays."""


ViewerSeat: TypeAlias = Annotated[int, Limits(ge=0, lt=MAX_PLAYERS)]


def replay_endpoints(tables: Tables, limits: TableLimits, runner: StudyRunner, presence: Presence) -> list[Endpoint]:
    """All addresses of finished games except the analysis."""
    cache = TextCache(CACHE_BYTES)

    async def replays(before: float | None = None) -> list[ListedTable]:
        """Finished games of listed tables, the last first; ``before`` asks for older ones."""
        summaries = await tables.store.tables(["over"], listed=True, limit=LONGEST_LIST, before=before)
        return list_tables(summaries)

    async def replay(table_id: str, address: str, seat: ViewerSeat | None = None) -> Written:
        """A finished game, move by move, as a seat has seen it; without a seat, as everybody has.

        Once a game is over its seed is known, and with it all hands: every seat's view is open to everybody.
        """
        await limits.replay(address)
        room = await finished_room(tables, table_id)
        if seat is not None and seat >= room.settings.players:
            raise NotNow("no-such-seat")
        key = table_id, room.seq, seat
        if (text := cache.get(key)) is None:
            entries = await tables.entries(table_id)
            text = await runner.study(replay_of, table_id, entries, seat)
            cache.put(key, text)
        return Written(text)

    async def game_file(table_id: str, address: str) -> File:
        """A finished game as a file that `ethnos verify` confirms."""
        await limits.replay(address)
        room = await finished_room(tables, table_id)
        return File(await runner.study(_file_of, room), f"{table_id}.ethnos")

    async def play_on(table_id: str, body: PlayOnIn, address: str) -> SeatOut:
        """A new table that goes on after a step of a finished game: the same deal, with bots in all other seats. It is
        practice, and counts for nothing.
        """
        await limits.create_table(address)
        finished = await finished_room(tables, table_id)
        settings = _practice(finished, body)
        moves = await runner.study(moves_until, table_id, await tables.entries(table_id), body.seq)
        secret = ""

        def sit_down(room: Room) -> Iterator[log.Line]:
            nonlocal secret
            joined, secret = seating.join(room, body.name, body.seat)
            assert finished.setup is not None
            yield from (joined, log.Started(str(finished.setup.seed), finished.commitment))
            for seat, actions in moves:
                yield log.Moved(seat, actions, "person" if seat == body.seat else "bot")

        room = await tables.create(settings, lambda room: list(sit_down(room)))
        presence.expect(room.table_id, [body.seat])
        return SeatOut(table=room.table_id, seat=body.seat, secret=secret)

    return [
        Endpoint("GET", "/api/replays", replays, list[ListedTable]),
        Endpoint("GET", "/api/replays/{table_id}", replay, Replay),
        Endpoint("GET", "/api/replays/{table_id}/game.ethnos", game_file, File),
        Endpoint("POST", "/api/replays/{table_id}/continue", play_on, SeatOut, status=201),
    ]


def moves_until(table_id: str, entries: Sequence[Entry], seq: int) -> Pieces[list[tuple[int, list[int]]]]:
    """The seat and the decisions of each move that stood after this entry; refused if the game was over then."""
    room = Room(table_id)
    for _ in replay_log(room, [entry for entry in entries if entry.seq <= seq], after=len(entries)):
        yield
    if room.status == "over":
        raise NotNow("over")
    return [(move.seat, move.actions) for move in room.moves]


def _practice(finished: Room, body: PlayOnIn) -> log.Created:
    """The settings of a table that plays a finished game on: a person at one seat, bots at the others."""
    levels = [chair.level if chair.kind == "bot" else body.level for chair in finished.chairs]
    if body.seat >= len(levels):
        raise NotNow("no-such-seat")
    seats = [log.SeatSetting(kind="bot", level=level) for level in levels]
    seats[body.seat] = log.SeatSetting(kind="person")
    if any(seat["kind"] == "bot" and seat["level"] not in LEVELS for seat in seats):
        raise NotNow("no-such-level")
    return replace(
        finished.settings,
        seats=seats,
        clock=log.ClockSetting(kind="none"),
        listed=False,
        hints=True,
        rated=False,
        rematch_of="",
        continues=finished.table_id,
    )


async def finished_room(tables: Tables, table_id: str) -> Room:
    """A table whose game is over: its seed is public, and with it everything that was hidden."""
    room = await tables.room(table_id)
    if room.status != "over":
        raise NotNow("not-over")
    return room


def _file_of(room: Room) -> Pieces[str]:
    yield
    return write_game(room.replayed())


def replay_of(table_id: str, entries: Sequence[Entry], seat: int | None) -> Pieces[str]:
    """A game move by move as JSON, from the log of its table."""
    room, viewer, steps = Room(table_id), SPECTATOR if seat is None else seat, []
    for change in replay_log(room, entries):
        if room.table is not None and changes_game(change.line):
            steps.append(
                Step(
                    seq=change.seq,
                    at=change.at,
                    line=line_of(room, change),
                    happenings=seen_by(viewer, change.events),
                    view=view_of(room.table, viewer, memory_aid=room.settings.memory_aid),
                )
            )
        yield
    return dumps(Replay(state=state_of(room), seat=seat, steps=steps))


HEADER: Final = re.compile(r"\s*ethnos game (\d+)\b")
"""How the file of any version begins."""
VERSION: Final = "1"


class BadFile(EthnosError):
    """A file that cannot be shown; the code says why."""

    family = "server-file-"


def file_endpoints(tables: Tables, limits: TableLimits, runner: StudyRunner) -> list[Endpoint]:
    """The address that game files are sent to."""

    async def load_file(body: FileIn, address: str) -> LoadedFile:
        """Check a game file, and keep its game: replays and analyses then have it like any other finished game.

        The same game is kept once. It is not listed: people need its address to find it.
        """
        await limits.create_table(address)
        checked, game, setup = await runner.study(finished_game, body.text)
        table_id = _id_of(game)
        with suppress(Overtaken):  # it is stored already
            await tables.create(_settings(setup), lambda _room: _lines(game, setup), table_id)
        return LoadedFile(table=table_id, moves=checked.moves, shuffles=checked.ages, points=checked.points)

    return [Endpoint("POST", "/api/replays", load_file, LoadedFile, status=201)]


def finished_game(text: str) -> Pieces[tuple[Verification, Game, Setup]]:
    """The game in a file, and what its check has confirmed; refused unless it was dealt and played to its end."""
    yield
    header = HEADER.match(text)
    if header is None:
        raise BadFile("unknown")
    if header[1] != VERSION:
        raise BadFile("newer")
    checked = verify(text)
    if checked.game is None:
        raise BadFile("wrong", line=checked.line or 1)
    if checked.game.setup is None:
        raise BadFile("position")
    if not checked.game.is_over:
        raise BadFile("unfinished")
    return checked, checked.game, checked.game.setup


def _id_of(game: Game) -> str:
    """An id for the game itself, so that a file which is loaded twice gives one table."""
    return base64.urlsafe_b64encode(sha256(f"file of {write_game(game)}".encode()).digest()[:ID_BYTES]).decode()


def _settings(setup: Setup) -> log.Created:
    """The table for the game: the file says nothing about the players."""
    return log.Created(
        players=setup.players,
        preset=setup.preset,
        tribes=log.tribe_choice(setup.tribes),
        options=dict(setup.options),
        seats=[log.SeatSetting(kind="open") for _ in range(setup.players)],
        clock=log.ClockSetting(kind="none"),
        listed=False,
    )


def _lines(game: Game, setup: Setup) -> list[log.Line]:
    return [log.Started(str(setup.seed), commitment(setup.seed)), *_moves(game)]


def _moves(game: Game) -> Iterator[log.Moved]:
    """The moves of a game, each with its decisions."""
    table, decisions = game.start, list[int]()
    seat = table.seat
    for action in game.actions:
        apply_action(table, action)
        decisions.append(action)
        if is_turn_over(table):
            yield log.Moved(seat, decisions, "person")
            seat, decisions = table.seat, []


CACHE_SIZE: Final = 64
"""Analyses in the cache. Each has a hundred thousand characters, and most are read soon after the game."""
WAITING: Final = 8
"""The most analyses in progress or waiting; one more is refused."""
PATIENCE_SECONDS: Final = 45.0
"""Seconds until a request is refused: proxies give up after a minute. The work goes on for the next request."""

_Key: TypeAlias = tuple[str, bool]  # the table, and whether with the oracle


class Analyses:
    """The cache of analyses, and those in progress."""

    def __init__(self, runner: StudyRunner) -> None:
        self._runner = runner
        self._cache: OrderedDict[_Key, str] = OrderedDict()
        self._tasks: dict[_Key, asyncio.Task[str]] = {}

    async def of(self, table_id: str, entries: Sequence[Entry], oracle: bool = False) -> str:
        """The analysis of a table's game as JSON; requests for the same one share the work."""
        key = table_id, oracle
        if key in self._cache:
            self._cache.move_to_end(key)
            return self._cache[key]
        if key not in self._tasks:
            if len(self._tasks) >= WAITING:
                raise TooMuch("too-many-analyses")
            self._tasks[key] = asyncio.create_task(self._make(key, entries))
        try:
            return await asyncio.wait_for(asyncio.shield(self._tasks[key]), PATIENCE_SECONDS)
        except TimeoutError:
            raise NotNow("analysis-thinking") from None

    async def close(self) -> None:
        """Cancel the analyses in progress."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _make(self, key: _Key, entries: Sequence[Entry]) -> str:
        table_id, oracle = key
        try:
            report = self._cache[key] = await self._runner.study(analysis_of, table_id, entries, oracle)
            while len(self._cache) > CACHE_SIZE:
                self._cache.popitem(last=False)
            return report
        finally:
            del self._tasks[key]


def analysis_endpoints(tables: Tables, limits: TableLimits, analyses: Analyses) -> list[Endpoint]:
    """The address of the analysis."""

    async def analysis(table_id: str, address: str, oracle: bool = False) -> Written:
        """What the champion thinks of a finished game: chances to win, marked decisions, decisive turns.

        Every seat is judged from what it could know at the time. The first request takes some seconds. With `oracle`
        the chances rest on all hidden cards instead; that takes about a minute.
        """
        await limits.replay(address)
        await finished_room(tables, table_id)
        entries = await tables.entries(table_id)
        return Written(await analyses.of(table_id, entries, oracle))

    return [Endpoint("GET", "/api/replays/{table_id}/analysis", analysis, AnalysisReport)]


def analysis_of(table_id: str, entries: Sequence[Entry], oracle: bool = False) -> Pieces[str]:
    """The analysis of a finished game as JSON, from the log of its table."""
    room, seqs = Room(table_id), list[int]()
    for change in replay_log(room, entries, after=len(entries)):  # find the entry of each decision that was not undone
        if isinstance(change.line, log.Moved):
            seqs += [change.seq] * len(change.line.actions)
        elif isinstance(change.line, log.Undone):
            del seqs[len(room.actions) :]
        yield
    evaluator = Evaluator()
    analysis = yield from analysing(room.replayed(), evaluator, oracle=Oracle(evaluator.network) if oracle else None)
    return dumps(report_of(analysis, table_id, seqs))
