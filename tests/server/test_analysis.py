"""Analyses of finished games over HTTP: they fit the replay, and other requests do not wait for them."""

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from ethnos.base.plain import to_json
from ethnos.game.gamefiles import read_game
from ethnos.insight import Evaluator, analyse, report_of
from ethnos.notation import read_move
from ethnos.server.api.replays import WAITING, Analyses
from ethnos.server.hosting.bot_pool import BotPool
from ethnos.server.rooms.checks import TooMuch
from ethnos.server.storage import Entry
from harness import http
from harness.live import Seat, ServerProcess, analysis, api, database_in, open_table, seated
from tests.server.in_process import server_in_process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_in_process(database_in(tmp_path_factory.mktemp("analysis"))) as running:
        yield running


@pytest.fixture(scope="module")
def finished(server: ServerProcess) -> Seat:
    """A game that is over, in which a move was taken back."""
    host = open_table(server, ["person", "novice"])

    async def play() -> None:
        async with seated(server, host) as ada:
            await ada.send(type="start", seat=0)
            await ada.until(lambda: ada.offers)
            await ada.ask(type="move", id="back", seat=0, move={"kind": "recruit"})
            await ada.send(type="undo", seat=0)
            await ada.until_line("undone")
            await ada.until(lambda: ada.offers)
            await ada.play_out(random.Random(1))

    asyncio.run(play())
    return host


@pytest.fixture(scope="module")
def answer(server: ServerProcess, finished: Seat) -> dict[str, Any]:
    """The first analysis; the server has to answer other requests meanwhile."""
    answered = 0
    with ThreadPoolExecutor(1) as executor:
        future = executor.submit(analysis, server, finished.table)
        while not future.done():
            assert http.get(f"{server.url}/health").status_code == 200
            answered += not future.done()
            time.sleep(0.05)  # the number of requests of an address is limited
        response = future.result()
    assert response.status_code == 200, response.text
    assert answered > 4, "other requests wait for the analysis"
    report: dict[str, Any] = response.json()
    return report


def test_it_agrees_with_the_command_on_the_game_file(
    server: ServerProcess, finished: Seat, answer: dict[str, Any]
) -> None:
    text = http.get(f"{server.url}/api/replays/{finished.table}/game.ethnos").text
    expected = to_json(report_of(analyse(read_game(text), Evaluator())))
    for turn in answer["turns"]:
        assert turn["move"] == to_json(read_move(turn["notation"]))
        del turn["seq"]
        for decision in turn["decisions"]:
            if "better" in decision:
                better = decision["better"]
                assert better["move"] == to_json(read_move(better["notation"]))
    assert answer == expected | {"table": finished.table}


def test_every_turn_is_a_step_of_the_replay(server: ServerProcess, finished: Seat) -> None:
    again = analysis(server, finished.table).json()
    steps = {step["seq"]: step for step in api(server, "GET", f"/replays/{finished.table}").json()["steps"]}
    seqs = [turn["seq"] for turn in again["turns"]]
    assert seqs == sorted(set(seqs))
    for turn in again["turns"]:
        line = steps[turn["seq"]]["line"]
        assert (line["kind"], line["seat"]) == ("moved", turn["seat"])
    moved = {seq for seq, step in steps.items() if step["line"]["kind"] == "moved"}
    undone = [seq for seq, step in steps.items() if step["line"]["kind"] == "undone"]
    assert len(undone) == 1
    assert max(seq for seq in moved if seq < undone[0]) not in seqs
    assert again["oracle"] is False
    assert len(again["moments"]) == 3


@pytest.mark.long
def test_the_oracle_knows_more_and_says_so(server: ServerProcess, finished: Seat) -> None:
    own, oracle = (analysis(server, finished.table, query).json() for query in ("", "?oracle=true"))
    assert oracle["oracle"] is True
    assert [turn["seq"] for turn in oracle["turns"]] == [turn["seq"] for turn in own["turns"]]
    assert [turn["after"] for turn in oracle["turns"]] != [turn["after"] for turn in own["turns"]]
    assert oracle["turns"][-1]["after"] == own["turns"][-1]["after"], "at the end nothing is hidden"


def test_a_second_request_computes_nothing(
    server: ServerProcess, finished: Seat, answer: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(BotPool, "study")
    assert api(server, "GET", f"/replays/{finished.table}/analysis").json()["table"] == answer["table"]


def test_a_running_game_is_not_analysed(server: ServerProcess) -> None:
    host = open_table(server, ["person", "novice"])
    refused = api(server, "GET", f"/replays/{host.table}/analysis")
    assert (refused.status_code, refused.json()["code"]) == (409, "server-not-over")
    assert api(server, "GET", "/replays/nowhere/analysis").status_code == 404


def test_the_number_of_waiting_analyses_is_limited() -> None:
    async def story() -> None:
        bot_pool = BotPool(1)
        analyses = Analyses(bot_pool)
        try:
            nothing: list[Entry] = []  # no game: each analysis fails when its turn comes
            tasks = [asyncio.create_task(analyses.of(f"{number}", nothing)) for number in range(WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(TooMuch):
                await analyses.of("another", nothing)
            errors = await asyncio.gather(*tasks, return_exceptions=True)
            assert all(isinstance(problem, Exception) for problem in errors)
            assert not isinstance(errors[0], TooMuch)
            assert analyses._tasks == {}
        finally:
            await analyses.close()
            bot_pool.close()

    asyncio.run(story())
