"""Long computations in a tab run in pieces: they leave time for messages, and their results stay the same."""

import asyncio
import time
from itertools import islice

from ethnos import Game
from ethnos.base.pieces import Pieces
from ethnos.bots import make
from ethnos.bots.search import SearchBot
from ethnos.bots.whole_move import decide_move
from ethnos.engine.play import view
from ethnos.engine.state import as_bytes
from ethnos.insight import Evaluator
from ethnos.insight.analysis import analysing
from ethnos.server.tab.worker_runner import PIECE_SECONDS, QUIET_SECONDS, WorkerRunner


def busy(pieces: int, seconds: float) -> Pieces[str]:
    for _ in range(pieces):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            pass
        yield
    return "done"


def test_messages_are_answered_between_pieces() -> None:
    async def run() -> tuple[str, int]:
        study = asyncio.ensure_future(WorkerRunner().study(busy, 8, PIECE_SECONDS))
        turns = 0
        while not study.done():
            await asyncio.sleep(0)
            turns += 1
        return study.result(), turns

    result, turns = asyncio.run(run())
    assert result == "done"
    assert turns >= 8


def test_a_study_waits_while_a_message_is_answered() -> None:
    async def run() -> float:
        runner = WorkerRunner()
        started = time.monotonic()
        runner.hear()
        await runner.study(busy, 2, PIECE_SECONDS)
        return time.monotonic() - started

    assert asyncio.run(run()) >= QUIET_SECONDS + PIECE_SECONDS


def test_a_bot_in_the_tab_makes_the_same_move() -> None:
    table = Game.new(3, seed=4).table
    whole = decide_move("adept", 7, as_bytes(view(table, table.seat)))
    assert asyncio.run(WorkerRunner().move("adept", 7, table)) == whole


def test_a_search_decides_in_pieces() -> None:
    bot = make("search@60s", seed=1)
    assert isinstance(bot, SearchBot)
    game = Game.new(2, seed=1)
    pieces = bot.deciding(game.view(game.table.seat))
    assert len(list(islice(pieces, 6))) == 6


def test_an_analysis_has_a_piece_for_each_decision() -> None:
    game, bot = Game.new(2, seed=1), make("adept", 1)
    while not game.is_over:
        game.apply(bot.decide(game.view(game.table.seat)))
    assert len(list(analysing(game, Evaluator()))) > len(game.actions)
