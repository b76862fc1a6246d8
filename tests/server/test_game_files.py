"""Game files that people send to a server: checked, then replayed and analysed like any other finished game."""

import asyncio
import base64
import random
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from ethnos.game.game import Game
from ethnos.game.gamefiles import write_game
from ethnos.notation import write_position
from harness import http
from harness.live import Seat, ServerProcess, database_in, seated
from harness.patience import PATIENCE_SECONDS
from tests.server.in_process import server_in_process


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    with server_in_process(database_in(tmp_path_factory.mktemp("files"))) as running:
        yield running


def played(players: int = 2, decisions: int | None = None) -> Game:
    game, rng = Game.new(players=players, seed=5), random.Random(1)
    while not game.is_over and decisions != len(game.actions):
        game.apply(rng.choice(game.legal_actions()))
    return game


def load(server: ServerProcess, text: str) -> httpx.Response:
    return http.post(f"{server.url}/api/replays", json={"text": text})


def test_a_file_becomes_a_replay(server: ServerProcess) -> None:
    game = played()
    text = write_game(game)
    answer = load(server, text)
    assert answer.status_code == 201
    loaded = answer.json()
    assert (loaded["shuffles"], loaded["points"]) == (2, sum(game.table.glory[:2]))
    replay = http.get(f"{server.url}/api/replays/{loaded['table']}", params={"seat": 1}).json()
    assert (replay["state"]["status"], replay["state"]["seed"]) == ("over", "5")
    assert len(replay["steps"]) == 1 + loaded["moves"]
    assert http.get(f"{server.url}/api/replays/{loaded['table']}/game.ethnos").text == text
    assert load(server, text).json() == loaded
    assert http.get(f"{server.url}/api/replays").json() == []
    assert http.get(f"{server.url}/api/lobby").json() == []


def test_the_largest_game_is_not_too_long(server: ServerProcess) -> None:
    assert load(server, write_game(played(6), {0: ["a comment " * 2000]})).status_code == 201
    assert load(server, "ethnos game 1\n#" + 70_000 * " ").status_code == 413


@pytest.mark.parametrize(
    ("text", "code", "values"),
    [
        ("a recipe", "server-file-unknown", {}),
        ("ethnos game 2\n", "server-file-newer", {}),
        (write_game(played(decisions=20)), "server-file-unfinished", {}),
        (write_game(played()).replace("seed: 5", "seed: 6"), "server-file-wrong", {"line": 6}),
        (write_game(Game.from_position(write_position(played(decisions=20).table))), "server-file-position", {}),
    ],
)
def test_other_files_are_refused_with_a_reason(
    server: ServerProcess, text: str, code: str, values: dict[str, int]
) -> None:
    answer = load(server, text)
    assert (answer.status_code, answer.json()) == (409, {"code": code, "values": values})


def test_a_finished_game_is_played_on_from_any_step(server: ServerProcess) -> None:
    """The new table has the same deal and the same moves so far; bots have all other seats, and move."""
    table = load(server, write_game(played(3))).json()["table"]
    replay = http.get(f"{server.url}/api/replays/{table}", params={"seat": 1}).json()
    step = next(step for step in replay["steps"][5:] if step["view"]["seat"] == 1)
    wish = {"name": "Ada", "seq": step["seq"], "seat": 1, "level": "novice"}
    seat = http.post(f"{server.url}/api/replays/{table}/continue", json=wish)
    assert seat.status_code == 201
    state = http.get(f"{server.url}/api/tables/{seat.json()['table']}").json()
    assert (state["status"], state["commitment"]) == ("running", replay["state"]["commitment"])
    assert [chair["level"] for chair in state["chairs"]] == ["novice", "", "novice"]
    assert state["chairs"][1]["name"] == "Ada"
    assert (state["turn"], state["rated"], state["listed"]) == (1, False, False)
    assert asyncio.run(first_view(server, Seat(**seat.json()))) == step["view"]


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": 3}, "server-no-such-seat"),
        ({"level": "hero"}, "server-no-such-level"),
        ({"level": ""}, "server-no-such-level"),
        ({"seq": 100_000}, "server-over"),
    ],
)
def test_other_positions_are_not_played_on(server: ServerProcess, change: dict[str, int | str], code: str) -> None:
    table = load(server, write_game(played(3))).json()["table"]
    wish = {"name": "Ada", "seq": 9, "seat": 1, "level": "novice"} | change
    answer = http.post(f"{server.url}/api/replays/{table}/continue", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (409, code)


def test_a_game_played_on_is_not_in_the_statistics(server: ServerProcess) -> None:
    table = load(server, write_game(played(2))).json()["table"]
    steps = http.get(f"{server.url}/api/replays/{table}").json()["steps"]
    step = next(step for step in reversed(steps) if step["view"].get("seat") == 0)
    wish = {"name": "Ada", "seq": step["seq"], "seat": 0, "level": "novice"}
    seat = Seat(**http.post(f"{server.url}/api/replays/{table}/continue", json=wish).json())
    key = base64.urlsafe_b64encode(bytes(20)).decode().rstrip("=")
    http.post(f"{server.url}/api/people", json={"key": key, "language": "en"})
    seats = [{"table": seat.table, "secret": seat.secret}]
    assert http.post(f"{server.url}/api/people/seats", json={"key": key, "seats": seats}).status_code == 200

    async def play() -> None:
        async with seated(server, seat) as player:
            await player.play_out(random.Random(3))

    asyncio.run(play())
    figures = http.post(f"{server.url}/api/people/statistics", json={"key": key}).json()
    assert (figures["finished"], figures["unfinished"], figures["by_players"]) == (0, 0, [])


def test_whoever_plays_on_and_does_not_come_is_away(tmp_path: Path) -> None:
    with server_in_process(database_in(tmp_path), grace_seconds=0.05) as server:
        table = load(server, write_game(played(2))).json()["table"]
        wish = {"name": "Ada", "seq": 1, "seat": 0, "level": "novice"}
        new = http.post(f"{server.url}/api/replays/{table}/continue", json=wish).json()["table"]
        deadline = time.monotonic() + PATIENCE_SECONDS
        while not http.get(f"{server.url}/api/tables/{new}").json()["chairs"][0]["away"]:
            assert time.monotonic() < deadline
            time.sleep(0.02)


async def first_view(server: ServerProcess, seat: Seat) -> Any:
    """What a seat is shown when it connects."""
    async with seated(server, seat) as player:
        return player.scenes[seat.seat]["view"]
