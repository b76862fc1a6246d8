"""The game in plain Python: everything around a table works where nothing but the standard library is installed."""

import subprocess
import sys
import textwrap

import pytest

from tests.engine.library import built_library

FORBIDDEN = ("numpy", "numba", "llvmlite", "pydantic", "pydantic_core", "sqlalchemy", "fastapi", "starlette", "uvicorn")
"""Libraries that a browser tab does not have."""

BLOCKED = f"""
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in {FORBIDDEN!r}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Missing())
"""

WHOLE_GAME = """
import random
from ethnos import Game
from ethnos.engine.compile import MODE
from ethnos.engine.state import SPECTATOR
from ethnos.events import PublicTable, events_of, opening_events, seen_by
from ethnos.moves import legal_moves
from ethnos.gamefiles import game_from_link, game_to_link, read_game, write_game
from ethnos.notation import read_position, write_position
from ethnos.offers import offers_of
from ethnos.plain import to_json
from ethnos.views import view_of

assert MODE == sys.argv[1], MODE
chance = random.Random(7)
for players, preset in ((2, "polish"), (4, "english"), (6, "german")):
    game = Game.new(players, preset, seed=players)
    public = PublicTable().apply_all(seen_by(SPECTATOR, opening_events(game.table)))
    undone = 0
    while not game.is_over:
        seat = game.seat
        assert to_json(offers_of(game.table, seat))["seat"] == seat
        assert to_json(view_of(game.table, seat))["viewer"] == seat
        action = chance.choice(game.legal_actions())
        events = events_of(game.table, action)
        if game.table.phase == 0:
            game.preview(next(legal_moves(game.table)))
        game.apply(action)
        if game.why_not_undo() is None:
            undone += game.undo() == action
            game.apply(action)
        public.apply_all(seen_by(SPECTATOR, events))
    assert public == PublicTable.of(game.table)
    assert undone > 20
    assert read_game(write_game(game)) == game == game_from_link(game_to_link(game))
    read_position(write_position(game.table))
print("played")
"""

AROUND = """
from ethnos.examples import EXAMPLES, play
from ethnos.i18n import Texts
from ethnos.lessons import LESSON
from ethnos.rulebook import chapters
from ethnos.server.rooms.room import Room

assert chapters()
for example in EXAMPLES.values():
    play(example)
for scene in LESSON:
    scene.table(), scene.values()
print("played")
"""

BOTS = """
from ethnos import Game
from ethnos.bots import ask, make
from ethnos.bots.registry import BUILT_IN

BUDGETS = {"search": "search@30", "grandmaster": "grandmaster@10/1"}
for name in BUILT_IN:
    game, bot = Game.new(3, seed=5), make(BUDGETS.get(name, name), 1)
    for _ in range(12):
        game.apply(ask(bot, game.table))
print("played")
"""

HINTS_AND_ANALYSIS = """
import random
from ethnos import Game
from ethnos.insight import Judge, Oracle, analyse, benefits, report_of
from ethnos.moves import legal_moves, move_of
from ethnos.plain import to_json

judge, game, chance = Judge(samples=1), Game.new(2, seed=5), random.Random(5)
view = game.view(0) if game.seat == 0 else game.view(1)
hint = move_of(game.table, judge.finished(view, judge.favourite(view)))
assert hint in list(legal_moves(game.table))
assert [benefit.goal for move in legal_moves(game.table) for benefit in benefits(seen, move)]
while not game.is_over:
    game.apply(chance.choice(game.legal_actions()))

# Turns around the end of an Age, and the last ones: from every turn an oracle plays to the end of the game.
steps = list(game.steps())
age_ends = next(index for index, (table, _) in enumerate(steps) if table.age == 2)
for first, last in ((age_ends - 20, age_ends + 20), (len(steps) - 40, len(steps))):
    part = Game(None, steps[first][0])
    for _, action in steps[first:last]:
        part.apply(action)
    options = {"oracle": Oracle(judge.network, 1)} if part.is_over else {"eyes": [0, 1]}
    report = report_of(analyse(part, judge, **options))
    assert len(to_json(report)["turns"]) == report.turns[-1].number > 20
assert part.is_over
print("played")
"""


def run(program: str, engine: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", BLOCKED + textwrap.dedent(program), engine],
        env={"ETHNOS_ENGINE": engine, "PATH": "", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_whole_games_on_the_library() -> None:
    built_library()
    assert run(WHOLE_GAME, "library") == "played\n"


@pytest.mark.long
def test_whole_games_interpreted() -> None:
    assert run(WHOLE_GAME, "interpreted") == "played\n"


def test_bots_on_the_library() -> None:
    built_library()
    assert run(BOTS, "library") == "played\n"


def test_hints_and_analysis_on_the_library() -> None:
    built_library()
    assert run(HINTS_AND_ANALYSIS, "library") == "played\n"


def test_rooms_lessons_examples_and_rules() -> None:
    assert run(AROUND, "interpreted") == "played\n"
