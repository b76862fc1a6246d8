"""The worker of a tab and a real server give the same answers: the same table and moves lead to the same messages.

``python -m tests.tab.many`` compares thousands of games.
"""

from collections.abc import Iterator
from random import Random

import pytest

from ethnos import Game
from ethnos.engine.ruleset import PRESETS
from harness.both import Both, Conversation, Habits
from harness.live import some_move
from harness.tab import missing

pytestmark = pytest.mark.skipif(missing() is not None, reason=str(missing()))

GAMES = [
    pytest.param(players, preset, marks=pytest.mark.long if players > 2 else ())
    for players, preset in zip((2, 3, 4, 5, 6), PRESETS, strict=True)
]


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Both]:
    with Both.started(tmp_path_factory.mktemp("both"), restored=True) as both:
        yield both


def test_requests_have_the_same_answers(both: Both) -> None:
    table = both.prepare(Game.new(2, seed=2)).id
    for path in (
        *("choices", "lessons", "examples", "examples?placement=may", "lobby", "replays", f"tables/{table}"),
        *("summary", "summary?players=2&merfolk_scoring=leader_only", "summary?tribes=elf"),
    ):
        both.ask("GET", f"/api/{path}")
    second = both.ask("POST", "/api/lessons/second", {"taken": []})
    for scene in both.ask("GET", "/api/lessons"):
        both.ask("GET", f"/api/lessons/{scene['name']}")
        if "answer" in scene:
            both.ask("POST", f"/api/lessons/{scene['name']}/preview", {"move": scene["answer"]})
            both.ask("POST", f"/api/lessons/{scene['name']}/try", {"move": scene["answer"]})
    move = {"kind": "recruit"}
    both.ask("POST", "/api/lessons/second", {"taken": second["taken"], "move": move})
    for path in ("tables/nowhere", "replays/nowhere", f"replays/{table}", "lessons/none"):
        both.ask("GET", f"/api/{path}")
    both.ask("POST", "/api/tables", {"name": "Ada", "seats": [{}, {}], "preset": "french"})


@pytest.mark.parametrize(("players", "preset"), GAMES)
def test_whole_games_have_the_same_messages(both: Both, players: int, preset: str) -> None:
    table = both.prepare(Game.new(players, preset, seed=players))
    with Conversation.opened(both, table) as conversation:
        assert conversation.play(Random(players), Habits(), some_move) > 100
    both.ask("GET", f"/api/replays/{table.id}")
    both.ask("GET", f"/api/replays/{table.id}?seat=1")
    at_the_end = {"name": "Ada", "seq": 1_000_000, "seat": 0, "level": "adept"}
    both.ask("POST", f"/api/replays/{table.id}/continue", at_the_end)
