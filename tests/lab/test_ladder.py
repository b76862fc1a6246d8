"""The ladder: games are played with the engine alone and stored, and shown on a page with a plot."""

import json
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from ethnos.i18n import default_texts
from ethnos.lab.ladder import MATCHES, PLAYER_COUNTS, Match, ladder_tasks, main, match_tasks, play_tasks
from ethnos.lab.ladder_page import NothingPlayed, write_page
from ethnos.lab.ladder_plot import Chart, draw
from ethnos.lab.tournament import Ledger
from tests.bots.own import write_bots

DUEL = Match(("random", "random"), 4)


def small_ladder(folder: Path) -> Path:
    """A ladder of three bots and a match, played."""
    bots = write_bots(folder)
    specs = ["random", f"{bots}:First", f"{bots}:Last"]
    games = folder / "games"
    assert play_tasks([*ladder_tasks(games, 1, bots=specs), *match_tasks(games, [DUEL])], cores=1)
    return games


def test_a_ladder_has_every_number_of_players_and_whole_rounds() -> None:
    tasks = ladder_tasks(Path("games"), games=100)
    assert [task.plan.players for task in tasks] == list(PLAYER_COUNTS)
    assert [task.total for task in tasks] == [108, 108, 108, 135, 108]


LEVEL_GAMES = {"adept": 1000, "expert": 400, "master": 400}
"""Each level against the one below it."""


def test_the_matches() -> None:
    assert [(match.seats[0], len(match.seats), match.games) for match in MATCHES] == [
        ("greedy", 2, 1000),
        ("greedy", 2, 1000),
        ("search@0.1s", 2, 400),
        ("search@1s/2", 2, 40),
        ("greedy", 4, 1000),
        ("search@0.1s", 4, 400),
        ("search@1s/2", 4, 40),
        *(("champion", players, 400) for players in PLAYER_COUNTS),
        ("champion", 2, 200),
        ("champion", 4, 100),
        ("grandmaster@1s/2", 2, 100),
        *((level, players, games) for players in (2, 4) for level, games in LEVEL_GAMES.items()),
    ]
    paths = [task.path.name for task in match_tasks(Path("games"))]
    assert len(set(paths)) == len(MATCHES)
    assert paths[3] == "match-2-search-1sx2-greedy.jsonl"


def test_the_page_is_written_from_the_stored_games(tmp_path: Path) -> None:
    games, out = small_ladder(tmp_path), tmp_path / "docs"
    out.mkdir()
    assert [path.name for path in write_page(games, out, [DUEL])] == ["ladder.md", "ladder.svg"]
    page = (out / "ladder.md").read_text(encoding="utf-8")
    assert "## 2 players" in page
    assert "## 3 players" in page
    assert "## 4 players" not in page
    assert page.count("| `random` |") == 2
    assert "Win share (fair: 33.3%)" in page
    assert "| `random` against `random` | 2 | 4 |" in page
    assert f"{6 + 3 + 4} games in total" in page
    assert "1 core of" in page
    assert "[bots.md](bots.md)" in page
    plot = ElementTree.parse(out / "ladder.svg").getroot()
    assert plot.tag.endswith("svg")
    assert (out / "ladder.svg").read_text(encoding="utf-8").count("<circle") == 6
    before = page
    write_page(games, out, [DUEL])
    assert (out / "ladder.md").read_text(encoding="utf-8") == before


def test_without_games_there_is_no_page(tmp_path: Path) -> None:
    with pytest.raises(NothingPlayed):
        write_page(tmp_path, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_the_plot_names_every_bot_and_number() -> None:
    svg = draw([Chart("2 <players>", {"weak": -3.25, "strong": 31.0}), Chart("3", {"strong": 7.0})], "Title", "Axis")
    words = [element.text for element in ElementTree.fromstring(svg).iter() if element.tag.endswith("text")]
    assert {"Title", "Axis", "2 <players>", "3", "weak", "strong", "31.0", "7.0"} <= set(words)
    assert words.index("strong") < words.index("weak")
    assert "\N{MINUS SIGN}3.2" in words


def test_playing_needs_the_engine_alone(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "for name in ('typer', 'rich', 'fluent', 'fluent.runtime', 'openskill'): sys.modules[name] = None\n"
        "from ethnos.lab.ladder import main\n"
        f"sys.exit(main([{str(tmp_path)!r}, '--bots', 'random,random', '--games', '4', '--cores', '1']))"
    )
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert "ladder-2: 4 / 4" in result.stderr
    assert len(Ledger.read(tmp_path / "ladder-2.jsonl").records) == 4


def test_the_time_can_be_limited_and_the_rest_played_later(tmp_path: Path) -> None:
    arguments = [str(tmp_path), "--bots", "random,random", "--games", "4", "--cores", "1"]
    assert main([*arguments, "--minutes", "0"]) == 3
    assert main(arguments) == 0
    assert main([*arguments, "--minutes", "0"]) == 0
    first = json.loads((tmp_path / "ladder-2.jsonl").read_text(encoding="utf-8").splitlines()[0])
    assert first["plan"]["bots"] == ["random", "random"]


def test_a_match_is_described() -> None:
    texts = default_texts()
    assert texts("ladder-rival", bot="simple", count=1) == "simple"
    assert texts("ladder-rival", bot="simple", count=3) == "three simple"
