"""A finished game looked at again, over HTTP: fitting the replay, without keeping anybody waiting."""

import asyncio
import random
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from ethnos.gamefiles import read_game
from ethnos.insight import Judge, analyse, report_of
from ethnos.notation import read_move
from ethnos.plain import to_json
from ethnos.server.api.analyses import WAITING, Analyses
from ethnos.server.hosting.bot_pool import BotPool
from ethnos.server.rooms.not_now import TooMuch
from ethnos.server.storage import Entry
from harness import http
from harness.live import Seat, ServerProcess, api, database_in, open_table, seated
from tests.server.here import server_here


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_here(database_in(tmp_path_factory.mktemp("analysis"))) as running:
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


def patiently(url: str) -> httpx.Response:
    """Ask until it has been thought out: on a busy machine it gets only what nobody else wants."""
    for _ in range(10):
        told = http.get(url)
        if told.status_code != 409:
            break
    return told


@pytest.fixture(scope="module")
def answer(server: ServerProcess, finished: Seat) -> dict[str, Any]:
    """The first answer, and how the server does meanwhile."""
    with ThreadPoolExecutor(1) as beside:
        started, longest = time.monotonic(), 0.0
        asked = beside.submit(patiently, f"{server.url}/api/replays/{finished.table}/analysis")
        while not asked.done():
            before = time.monotonic()
            assert http.get(f"{server.url}/health").status_code == 200
            longest = max(longest, time.monotonic() - before)
            time.sleep(0.05)  # an address may ask only so often
        told = asked.result()
    assert told.status_code == 200, told.text
    took = time.monotonic() - started
    assert longest < max(took / 2, 1.0), "nobody else waits for the analysis"
    found: dict[str, Any] = told.json()
    return found


def test_it_is_what_the_command_says_of_the_games_file(
    server: ServerProcess, finished: Seat, answer: dict[str, Any]
) -> None:
    text = http.get(f"{server.url}/api/replays/{finished.table}/game.ethnos").text
    told = to_json(report_of(analyse(read_game(text), Judge())))
    for turn in answer["turns"]:
        assert turn["move"] == to_json(read_move(turn["notation"]))
        del turn["seq"]
        for decision in turn["decisions"]:
            if "better" in decision:
                better = decision["better"]
                assert better["move"] == to_json(read_move(better["notation"]))
    assert answer == told | {"table": finished.table}


def test_every_turn_is_a_step_of_the_replay(server: ServerProcess, finished: Seat) -> None:
    again = patiently(f"{server.url}/api/replays/{finished.table}/analysis").json()
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
    address = f"{server.url}/api/replays/{finished.table}/analysis"
    own, told = patiently(address).json(), patiently(f"{address}?oracle=true").json()
    assert told["oracle"] is True
    assert [turn["seq"] for turn in told["turns"]] == [turn["seq"] for turn in own["turns"]]
    assert [turn["after"] for turn in told["turns"]] != [turn["after"] for turn in own["turns"]]
    assert told["turns"][-1]["after"] == own["turns"][-1]["after"], "in the end everybody knows"


def test_the_second_who_asks_does_not_wait(server: ServerProcess, finished: Seat, answer: dict[str, Any]) -> None:
    before = time.monotonic()
    assert api(server, "GET", f"/replays/{finished.table}/analysis").json()["table"] == answer["table"]
    assert time.monotonic() - before < 1.0


def test_a_game_that_goes_on_is_not_looked_at(server: ServerProcess) -> None:
    host = open_table(server, ["person", "novice"])
    refused = api(server, "GET", f"/replays/{host.table}/analysis")
    assert (refused.status_code, refused.json()["code"]) == (409, "server-not-over")
    assert api(server, "GET", "/replays/nowhere/analysis").status_code == 404


def test_so_many_wait_and_no_more() -> None:
    async def story() -> None:
        bot_pool = BotPool(1)
        analyses = Analyses(bot_pool)
        try:
            nothing: list[Entry] = []  # no game: each fails, once it is its turn
            asked = [asyncio.create_task(analyses.of(f"{number}", nothing)) for number in range(WAITING)]
            await asyncio.sleep(0)
            with pytest.raises(TooMuch):
                await analyses.of("one more", nothing)
            failed = await asyncio.gather(*asked, return_exceptions=True)
            assert all(isinstance(problem, Exception) for problem in failed)
            assert not isinstance(failed[0], TooMuch)
            assert analyses._tasks == {}
        finally:
            await analyses.close()
            bot_pool.close()

    asyncio.run(story())
