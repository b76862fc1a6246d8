"""No log grows for ever, and no bound keeps a game from being finished."""

import asyncio
import random
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import get_args

import pytest

from ethnos.engine.moves import Move, PlayBand, Recruit
from ethnos.engine.play import legal_actions
from ethnos.game.game import Game
from ethnos.server.rooms import checks, commands, consent, seating
from ethnos.server.rooms.checks import TooMuch
from ethnos.server.rooms.entries import SPECTATOR_SEAT, Created, Line, LineKind, Question
from ethnos.server.rooms.room import Room
from ethnos.server.rooms.tables import Tables
from ethnos.server.storage.database_store import DatabaseStore
from harness.live import ServerProcess, database_in, open_table, seated
from tests.server.in_process import server_in_process
from tests.server.test_room import started


def refused(code: str) -> "pytest.RaisesExc[TooMuch]":
    return pytest.raises(TooMuch, check=lambda refusal: refusal.code == f"server-{code}")


def slow_moves(game: Game) -> Iterator[Move]:
    """A game that takes as long as it can: every face-up card is taken, and Bands have one card."""
    while not game.is_over:
        moves, seat = list(game.legal_moves()), game.table.seat
        draws = [move for move in moves if isinstance(move, Recruit)]
        takes = [move for move in draws if move.card]
        bands = sorted((move for move in moves if isinstance(move, PlayBand)), key=lambda band: len(band.cards))
        early_bands = bands if game.table.hand_size[seat] > 1 else []
        move = [*takes, *early_bands, *draws, *moves][0]
        yield move
        game.play(move)


def test_every_kind_of_entry_has_a_bound() -> None:
    once = {"created", "started", "rematch", "ended", "finished"}
    follow = {"left", "removed", "answered", "paused", "resumed", "settled"}  # what others of these allow
    by_the_game, by_the_host = {"moved", "undone"}, {"erased", "cleaned"}
    kinds = set(checks.MOST) - set(get_args(Question)) | {"asked"}
    assert set(get_args(LineKind)) == kinds | once | follow | by_the_game | by_the_host
    assert set(get_args(Question)) < set(checks.MOST)


def test_the_longest_games_leave_room_for_undos() -> None:
    assert len(list(slow_moves(Game.new(6, seed=3)))) < checks.LOG_LENGTH / 10


def test_a_game_is_finished_where_nothing_else_is_possible_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        store = await DatabaseStore.open(database_in(tmp_path))
        try:
            await _play_on(Tables(store))
        finally:
            await store.close()

    async def _play_on(tables: Tables) -> None:
        settings = Created(2, "english", "random", {}, [{"kind": "person"}] * 2, {"kind": "none"}, listed=False)
        room = await tables.create(settings, lambda room: [seating.join(room, "Ada")[0]])

        async def change(command: Callable[[Room], list[Line]]) -> None:
            await tables.change(room.table_id, command)

        await change(lambda room: [seating.join(room, "Ben")[0]])
        await change(lambda room: [seating.start(room, 0)])
        for kind in checks.MOST:
            monkeypatch.setitem(checks.MOST, kind, 0)
        monkeypatch.setattr(checks, "LOG_LENGTH", 0)
        monkeypatch.setattr(seating, "RETURNS", 0)
        chance = random.Random(1)
        while room.status == "running":
            await change(lambda room: _any_move(room, chance))
            if len(room.moves) == 10:
                with refused("log-full"):
                    await change(lambda room: consent.undo(room, 0))
                with refused("too-often"):
                    await change(lambda room: consent.pause(room, 0))
                await change(lambda room: seating.lose(room, 1))
                await change(lambda room: seating.come_back(room, 1))
                assert room.chairs[1].away
        for seat in (0, SPECTATOR_SEAT):
            for talk in (_say, _react):
                with refused("too-often"):
                    await change(partial(talk, seat=seat))

    asyncio.run(story())


def _say(room: Room, seat: int) -> list[Line]:
    return [commands.say(room, seat, "Ada", "hello", 0.0)]


def _react(room: Room, seat: int) -> list[Line]:
    return [commands.react(room, seat, "wow", 0.0)]


def _any_move(room: Room, chance: random.Random) -> list[Line]:
    by = chance.choice(["person", "bot", "clock"])
    action = chance.choice(legal_actions(room.running_table()))
    return [commands.decisions(room, room.seat_to_move or 0, [action], by)]  # type: ignore[arg-type]


def test_a_turn_is_taken_back_only_so_often() -> None:
    case = started("person", "novice")
    for _ in range(2):
        while case.to_move() == 1:
            case.take(*_any_move(case.room, random.Random(1)))
        for _ in range(checks.UNDOS_A_TURN):
            case.recruit()
            case.take(*consent.undo(case.room, 0))
        case.recruit()
        with refused("too-many-undos"):
            consent.undo(case.room, 0)
    assert case.again().undos == case.room.copy().undos == case.room.undos


def test_pauses_have_an_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(checks.MOST, "pause", 3)

    async def story(server: ServerProcess) -> None:
        async with seated(server, open_table(server, ["person", "novice"])) as ada:
            await ada.send(type="start", seat=0)
            for _ in range(3):
                await ada.send(type="pause", seat=0)
                await ada.until_line("paused")
                await ada.send(type="resume", seat=0)
                await ada.until_line("resumed")
            assert (await ada.ask(type="pause", seat=0))["code"] == "server-too-often"

    with server_in_process(database_in(tmp_path)) as server:
        asyncio.run(story(server))
