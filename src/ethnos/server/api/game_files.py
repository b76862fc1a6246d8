"""Game files that people bring along: checked line by line, and stored as the table of a finished game."""

import base64
import re
from collections.abc import Iterator
from contextlib import suppress
from hashlib import sha256
from typing import Final

from ethnos.base.pieces import Pieces
from ethnos.base.refusals import EthnosError
from ethnos.engine.moves import is_turn_over
from ethnos.engine.play import apply_action
from ethnos.game.game import Game, Setup
from ethnos.game.gamefiles import Verification, verify, write_game
from ethnos.notation import commitment
from ethnos.server.api.endpoint import Endpoint
from ethnos.server.api.tables import TableLimits
from ethnos.server.protocol.requests import FileIn, LoadedFile
from ethnos.server.rooms import entries as log
from ethnos.server.rooms.runners import StudyRunner
from ethnos.server.rooms.tables import ID_BYTES, Tables
from ethnos.server.storage import Overtaken

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
