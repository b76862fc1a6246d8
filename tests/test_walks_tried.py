"""An option, a source of Glory and a counter of a study, added to a copy of the package.

The copies are changed in the files that docs/walks.md names, for a counter in the one that counts, and in no others.
Whatever else has to know the new name is derived: the command line, files, positions, links, views, events,
observations, rows of studies, and the server's messages.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.documents import PACKAGE


class Edit(NamedTuple):
    """A change of a file of the package: ``new`` is added after ``old``."""

    path: str
    old: str
    new: str


OPTION = (
    Edit(
        "engine/ruleset.py",
        'gets one value there, or both (O10)."""\n',
        '    deck_gives: Literal["one", "two"] = "one"\n    """Cards drawn when recruiting from the deck."""\n',
    ),
    Edit("engine/turn.py", "not a decision\n", '_DECK_GIVES_TWO: Final = choice("deck_gives", "two")\n'),
    Edit(
        "engine/turn.py",
        'and the hand has room for both."""\n',
        "    if plays_with(table, _DECK_GIVES_TWO):\n        return 2\n",
    ),
)
WITH_AN_OPTION = """
from ethnos import Game
from ethnos.engine.play import ruleset_of, set_options
from ethnos.game.events import opening_events
from ethnos.game.gamefiles import game_from_link, game_to_link, read_game, write_game
from ethnos.base.i18n import Texts
from ethnos.notation import read_position, write_position
from ethnos.game.observation import encode, part
from ethnos.base.plain import to_json
from ethnos.server.api.setup_options import choices
from ethnos.server.schema import document
from ethnos.game.views import view_of

game = Game.new(4, "german", seed=1, deck_gives="two")
seat = game.seat
game.apply(0)
assert game.table.hand_size[seat] == 3, "the rule"
assert read_game(write_game(game)) == game_from_link(game_to_link(game)) == game
assert read_position(write_position(game.table)).options.tolist() == game.table.options.tolist()
assert to_json(view_of(game.table, 0))["options"]["deck_gives"] == "two"
assert opening_events(game.table)[0].options.deck_gives == "two"
assert part(encode(game.view(game.seat)), "more_options")[-1] == 1
assert Texts("en").under(ruleset_of(game.table))("rules-r18")
assert choices().options["deck_gives"] == ["one", "two"]
assert "deck_gives" in document()["$defs"]["Ruleset"]["properties"]

import sys
from ethnos.cli import run
for value in ("two", "three"):
    sys.argv = ["ethnos", "rules", "R18", "--option", f"deck_gives={value}"]
    try:
        run()
    except SystemExit as end:
        assert bool(end.code) == (value == "three")
"""

SOURCE_OF_GLORY = (
    Edit("engine/state.py", '"orcs", "bands"', ', "first_player"'),
    Edit(
        "engine/state.py",
        'BAND_SOURCE: Final = SOURCE_NAMES.index("bands")\n',
        'FIRST_PLAYER_SOURCE: Final = SOURCE_NAMES.index("first_player")\n',
    ),
    Edit("engine/scoring.py", "    BAND_SOURCE,\n", "    FIRST_PLAYER_SOURCE,\n"),
    Edit(
        "engine/scoring.py", "    _score_bands(table)\n", "    book(table, int(table.first), FIRST_PLAYER_SOURCE, 2)\n"
    ),
    Edit("locale/en/terminal.ftl", "terminal-source-bands = Bands\n", "terminal-source-first-player = First player\n"),
    Edit("locale/en/events.ftl", "[orcs] an Orc Horde of { $markers }\n", "        [first_player] going first\n"),
)
WITH_A_SOURCE_OF_GLORY = """
import random
from io import StringIO
from rich.console import Console
from ethnos import Game
from ethnos.game.events import Glory, describe, events_of
from ethnos.game.gamefiles import read_game, verify, write_game
from ethnos.base.i18n import Texts
from ethnos.notation import read_position, write_position
from ethnos.game.observation import encode
from ethnos.server.schema import document
from ethnos.game.drawing.sheet import draw_sheet
from ethnos.game.views import view_of

chance, texts, names = random.Random(1), Texts("en"), ["Ada", "Ben"]
game, booked, first = Game.new(2, seed=1), [], {}
while not game.is_over:
    view = view_of(game.table, 0)
    first[view.age] = view.first
    assert view.phase == "pillage" or view.projected["first_player"] == [2 * (seat == view.first) for seat in (0, 1)]
    action = chance.choice(game.legal_actions()[:8])
    booked += [event for event in events_of(game.table, action) if isinstance(event, Glory)]
    game.apply(action)
new = [glory for glory in booked if glory.source == "first_player"]
assert [(glory.age, glory.seat, glory.points) for glory in new] == [(age, seat, 2) for age, seat in first.items()]
assert describe(new[0], texts, names) == f"{names[new[0].seat]} scores 2 Glory for going first"
assert sum(glory.points for glory in booked) == sum(standing.glory for standing in game.standings())
assert game.score_sheet()[0][first[1]]["first_player"] == 2
assert view_of(game.table, 0).sources[-1] == "first_player"
assert read_game(write_game(game)) == game and verify(write_game(game))
assert read_position(write_position(game.table)).sheet.tolist() == game.table.sheet.tolist()
assert encode(game.view(0)).sum()
page = Console(file=StringIO(), width=100)
page.print(draw_sheet(game, 1, names, texts))
assert "First player" in page.file.getvalue()
assert "first_player" in document()["$defs"]["Source"]["enum"]
"""


COUNTER = (
    Edit(
        "research/studies/watch.py",
        '"Bands by seat and size: 1 to 7, and 8 or more"),\n',
        '    Column("draws", np.int16, (MAX_PLAYERS,), "result", "cards recruited from the deck, by seat"),\n',
    ),
    Edit("research/studies/watch.py", "MARKERS, SIZES, ", "DRAWS, "),
    Edit(
        "research/studies/watch.py",
        "phase, seat = int(table.phase), int(table.seat)\n",
        "    if action == actions.DRAW:\n        notes[note + DRAWS + seat] += 1\n",
    ),
)
WITH_A_COUNTER = """
from ethnos.research.studies.folder import schema
from ethnos.research.studies.play import play_again
from ethnos.research.studies.study import Study

series = {"name": "small", "players": [2], "games": 1, "bots": ["random"]}
row = play_again(Study.from_dict({"name": "small", "seed": 1, "series": [series]}), 0)
assert row["draws"].shape == (1, 6) and row["draws"][0, :2].min() > 0 and not row["draws"][0, 2:].any()
assert row["sizes"].sum() == row["led"].sum() > 0
assert ("draws", "cards recruited from the deck, by seat") in schema()
"""


@pytest.mark.parametrize(
    ("edits", "program", "files"),
    [
        pytest.param(COUNTER, WITH_A_COUNTER, {"research/studies/watch.py"}, id="counter-of-a-study"),
        pytest.param(OPTION, WITH_AN_OPTION, {"engine/ruleset.py", "engine/turn.py"}, id="option"),
        pytest.param(
            SOURCE_OF_GLORY, WITH_A_SOURCE_OF_GLORY, {"engine/state.py", "engine/scoring.py"}, id="source-of-glory"
        ),
    ],
)
def test_a_walk_needs_no_other_file(edits: tuple[Edit, ...], program: str, files: set[str], tmp_path: Path) -> None:
    """Besides the texts, it is one file that declares the new thing, and the one of its rule."""
    assert {edit.path for edit in edits if not edit.path.startswith("locale/")} == files
    copy = tmp_path / "ethnos"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("web", "libraries", "__pycache__"))
    for edit in edits:
        path = copy / edit.path
        before, found, after = path.read_text(encoding="utf-8").partition(edit.old)
        assert found, edit
        path.write_text(before + found + edit.new + after, encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "-c", program],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path), "ETHNOS_ENGINE": "interpreted"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stderr
