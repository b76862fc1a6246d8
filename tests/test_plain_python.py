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

PRESETS = ("polish", "english", "german")
"""Of the games for two, four and six."""

NEED_THEM = (
    *(f"ethnos.{part}" for part in ("engine.records", "engine.gpu.", "game.observation", "envs")),
    *(f"ethnos.research.{part}" for part in ("lab.", "studies.", "training")),
    *(
        f"ethnos.server.{part}"
        for part in ("storage.", "hosting.", "people.", "http.", "protocol.tagged", "protocol.validation", "schema")
    ),
    *(f"ethnos.server.{part}" for part in ("host", "server", "sockets", "app", "admin", "run", "local")),
)
"""Modules in which arrays are the subject, and those of the server around its rooms, messages and answers."""

ALL_MODULES = """
import importlib, pkgutil, ethnos

for module in pkgutil.walk_packages(ethnos.__path__, "ethnos."):
    if module.name == "ethnos.__main__" or module.name.startswith("ethnos.server.migrations."):
        continue
    try:
        importlib.import_module(module.name)
    except ModuleNotFoundError as missing:
        print("-", module.name, missing)
    else:
        print("+", module.name)
"""

WHOLE_GAME = """
import random
from ethnos import Game
from ethnos.engine.compile import MODE
from ethnos.engine.state import SPECTATOR
from ethnos.game.events import events_of, opening_events, seen_by
from ethnos.engine.moves import legal_moves
from ethnos.game.gamefiles import game_from_link, game_to_link, read_game, write_game
from ethnos.notation import read_position, write_position
from ethnos.game.offers import offers_of
from ethnos.base.plain import to_json
from ethnos.game.views import view_of
from tests.public_table import PublicTable

engine, *presets = sys.argv[1:]
assert MODE == engine, MODE
chance = random.Random(7)
for players, preset in zip((2, 4, 6), presets):
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
from ethnos.lessons.examples import EXAMPLES, play
from ethnos.base.i18n import Texts
from ethnos.lessons import LESSON
from ethnos.base.rulebook import chapters

assert chapters()
for example in EXAMPLES.values():
    play(example)
for scene in LESSON:
    scene.table(), scene.values()
print("played")
"""

ROOM = """
import json
from dataclasses import replace
import ethnos.server.api.client
from ethnos.engine.state import as_bytes
from ethnos.engine.moves import legal_moves
from ethnos.server.rooms import consent, seating
from ethnos.server.rooms import commands
from ethnos.server.rooms.entries import Created, read_line
from ethnos.server.rooms.room import Room

log = []

def add(*lines):
    for line in lines:
        log.append((line.kind, json.dumps(line.data())))
        room.apply(len(log), 5.0 * len(log), line)

room = Room("a7")
add(Created(2, "english", "random", {}, [{"kind": "open"}] * 2, {"kind": "none"}, listed=True))
add(seating.join(room, "Ada")[0])
add(seating.join(room, "Ben")[0])
add(seating.start(room, room.host))
dealt, seat = room.table, room.seat_to_move
face_up = next(move for move in legal_moves(room.table) if move.card)
add(commands.move(room, seat, face_up, "m1"))
assert as_bytes(room.table) != as_bytes(dealt) and len(room.moves) == 1
add(*consent.undo(room, seat))
assert as_bytes(room.table) == as_bytes(dealt) and room.moves == []
add(commands.move(room, seat, next(legal_moves(room.table)), "m2"))

again = Room("a7")
for number, (kind, data) in enumerate(log, 1):
    again.apply(number, 5.0 * number, read_line(kind, json.loads(data)))
assert as_bytes(again.table) == as_bytes(room.table)
assert replace(again, table=None) == replace(room, table=None)
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
from ethnos.insight import Evaluator, Oracle, analyse, benefits, report_of
from ethnos.engine.moves import legal_moves, move_of
from ethnos.base.plain import to_json

evaluator, game, chance = Evaluator(samples=1), Game.new(2, seed=5), random.Random(5)
view = game.view(0) if game.seat == 0 else game.view(1)
hint = move_of(game.table, evaluator.finished(view, evaluator.favourite(view)))
assert hint in list(legal_moves(game.table))
assert [benefit.goal for move in legal_moves(game.table) for benefit in benefits(view, move)]
while not game.is_over:
    game.apply(chance.choice(game.legal_actions()))

# Turns around the end of an Age, and the last ones: from every turn an oracle plays to the end of the game.
steps = list(game.steps())
age_ends = next(index for index, (table, _) in enumerate(steps) if table.age == 2)
for first, last in ((age_ends - 20, age_ends + 20), (len(steps) - 40, len(steps))):
    part = Game(None, steps[first][0])
    for _, action in steps[first:last]:
        part.apply(action)
    options = {"oracle": Oracle(evaluator.network, 1)} if part.is_over else {"eyes": [0, 1]}
    report = report_of(analyse(part, evaluator, **options))
    assert len(to_json(report)["turns"]) == report.turns[-1].number > 20
assert part.is_over
print("played")
"""


def run(program: str, engine: str, *arguments: str) -> str:
    result = subprocess.run(
        [sys.executable, "-c", BLOCKED + textwrap.dedent(program), engine, *arguments],
        env={"ETHNOS_ENGINE": engine, "PATH": "", "PYTHONPATH": ":".join(sys.path)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def test_every_other_module_can_be_imported() -> None:
    lines = [line.split() for line in run(ALL_MODULES, "interpreted").splitlines()]
    assert sum(sign == "+" for sign, *_ in lines) > 200
    assert not [line for line in lines if line[0] == "-" and not line[1].startswith(NEED_THEM)]


def test_whole_games_on_the_library() -> None:
    built_library()
    assert run(WHOLE_GAME, "library", *PRESETS) == "played\n"


def test_a_whole_game_interpreted() -> None:
    assert run(WHOLE_GAME, "interpreted", PRESETS[0]) == "played\n"


@pytest.mark.long
def test_whole_games_interpreted() -> None:
    assert run(WHOLE_GAME, "interpreted", *PRESETS) == "played\n"


def test_bots_on_the_library() -> None:
    built_library()
    assert run(BOTS, "library") == "played\n"


def test_hints_and_analysis_on_the_library() -> None:
    built_library()
    assert run(HINTS_AND_ANALYSIS, "library") == "played\n"


def test_lessons_examples_and_rules() -> None:
    assert run(AROUND, "interpreted") == "played\n"


def test_a_room() -> None:
    assert run(ROOM, "interpreted") == "played\n"
