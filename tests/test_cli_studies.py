"""``ethnos study`` and ``ethnos benchmark``, as a person or a script runs them."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.studies.small import no_room
from tests.test_cli import ethnos

ROOT = Path(__file__).parents[1]
STUDY = """
name = "small"
seed = 7
[[series]]
name = "quick"
players = [2, 3]
games = {games}
bots = ["random"]
block = 2
"""


def write_study(tmp_path: Path, games: int = 2, bot: str = "random") -> Path:
    path = tmp_path / "study.toml"
    path.write_text(STUDY.format(games=games).replace("random", bot), encoding="utf-8")
    return path


def test_a_study_is_run_shown_and_reported(tmp_path: Path) -> None:
    path, folder = write_study(tmp_path), tmp_path / "games"
    result = ethnos("study", "run", str(path), "--out", str(folder), "--workers", "1")
    assert result.returncode == 0, result.stderr
    assert "all 4 games are in" in result.stdout
    state = json.loads(ethnos("study", "show", str(folder), "--json").stdout)
    assert (state["games"], state["played"], len(state["runs"])) == (4, 4, 1)
    game = json.loads(ethnos("study", "show", str(folder), "--game", "3", "--json").stdout)
    assert game["players"] == 3
    assert game["stored"]
    assert game["equal"]
    pages = ethnos("study", "report", str(folder), "--out", str(tmp_path / "pages"))
    assert pages.returncode == 0, pages.stderr
    assert (tmp_path / "pages" / "small.html").exists()


def test_a_report_is_written_from_stored_figures_too(tmp_path: Path) -> None:
    figures = ROOT / "studies" / "balance.json"
    result = ethnos("study", "report", str(figures), "--out", str(tmp_path))
    assert result.returncode == 0, result.stderr
    assert "2,191,024 games" in (tmp_path / "balance.html").read_text(encoding="utf-8")
    assert json.loads(ethnos("study", "report", str(figures), "--json").stdout)["study"]["name"] == "balance"
    refused = ethnos("study", "report", str(ROOT / "web" / "schema.json"))
    assert refused.returncode == 2
    assert "no figures of a study" in " ".join(refused.stderr.split())


def test_quiet_and_json(tmp_path: Path) -> None:
    arguments = ("study", "run", str(write_study(tmp_path)), "--out", str(tmp_path / "games"), "--workers", "1")
    result = ethnos(*arguments, "--quiet", "--json")
    assert result.stderr == ""
    assert json.loads(result.stdout)["played"] == 4


@pytest.mark.parametrize(
    ("bot", "out", "words"),
    [
        ("nobody", "games", "no bot “nobody”"),
        ("random", "study.toml", "is a file, not a folder"),
        ("random", "", "something other than a study"),
    ],
)
def test_bad_input_is_refused_with_a_reason(tmp_path: Path, bot: str, out: str, words: str) -> None:
    path = write_study(tmp_path, bot=bot)
    before = path.read_bytes()
    result = ethnos("study", "run", str(path), "--out", str(tmp_path / out))
    assert result.returncode == 2
    assert words in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr
    assert path.read_bytes() == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["study.toml"]


@pytest.mark.parametrize(
    ("tribes", "words"),
    [
        ('tribes = [["elf", "gnome", "orc", "troll", "wizard"]]', "no tribe “gnome”"),
        ('tribes = [["elf", "orc"]]', "exactly 5 different tribes with 2 players"),
    ],
)
def test_tribes_that_cannot_be_played_are_refused_before_anything_is_written(
    tmp_path: Path, tribes: str, words: str
) -> None:
    path = write_study(tmp_path)
    path.write_text(path.read_text(encoding="utf-8") + tribes + "\n", encoding="utf-8")
    result = ethnos("study", "run", str(path), "--out", str(tmp_path / "games"))
    assert result.returncode == 2
    assert words in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr
    assert not (tmp_path / "games").exists()


def test_the_folder_of_another_study_is_refused_and_keeps_its_games(tmp_path: Path) -> None:
    path, folder = write_study(tmp_path), tmp_path / "games"
    assert ethnos("study", "run", str(path), "--out", str(folder), "--workers", "1").returncode == 0
    before = {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()}
    path.write_text(path.read_text(encoding="utf-8").replace("seed = 7", "seed = 8"), encoding="utf-8")
    result = ethnos("study", "run", str(path), "--out", str(folder))
    assert result.returncode == 2
    assert "has games of another study" in " ".join(result.stderr.split())
    assert {file: file.read_bytes() for file in folder.rglob("*") if file.is_file()} == before


@pytest.mark.skipif(sys.platform == "win32", reason="no limit of a file's size")
def test_a_full_disk_is_reported_and_the_same_command_goes_on(tmp_path: Path) -> None:
    folder = tmp_path / "games"
    arguments = ("study", "run", str(write_study(tmp_path)), "--out", str(folder), "--workers", "1")
    with no_room(1000):
        result = ethnos(*arguments)
    assert result.returncode == 2
    errors = " ".join(result.stderr.split())
    assert "File too large" in errors
    assert "the same command continues" in errors
    assert "Traceback" not in result.stderr
    assert ethnos(*arguments).returncode == 0
    assert json.loads(ethnos("study", "show", str(folder), "--json").stdout)["played"] == 4


def test_a_missing_graphics_card_and_a_missing_study_are_refused(tmp_path: Path) -> None:
    path = write_study(tmp_path, bot="champion")
    result = ethnos("study", "run", str(path), "--out", str(tmp_path / "games"), "--where", "card")
    assert result.returncode == 2
    assert "Traceback" not in result.stderr
    assert ethnos("study", "show", str(tmp_path / "none")).returncode == 2


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_keeps_whole_blocks_and_the_same_command_goes_on(tmp_path: Path) -> None:
    path, folder = write_study(tmp_path, games=40, bot="greedy"), tmp_path / "games"
    command = [sys.executable, "-m", "ethnos", "study", "run", str(path), "--out", str(folder), "--workers", "1"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=os.environ | {"COLUMNS": "200"})
    while not list(folder.glob("blocks/*.parquet")):
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, errors = process.communicate(timeout=120)
    state = json.loads(ethnos("study", "show", str(folder), "--json").stdout)
    if process.returncode == 130:
        assert "the same command continues" in " ".join(errors.split())
        assert 0 < state["played"] < 80
    else:  # all games were over before the signal
        assert state["played"] == 80
    assert "Traceback" not in errors
    assert subprocess.run(command, capture_output=True, check=False).returncode == 0
    assert json.loads(ethnos("study", "show", str(folder), "--json").stdout)["played"] == 80


def test_benchmark_refuses_what_cannot_play(tmp_path: Path) -> None:
    result = ethnos("benchmark", "nobody", "--out", str(tmp_path / "games"))
    assert result.returncode == 2
    assert "no bot “nobody”" in result.stderr
    assert not (tmp_path / "games").exists()
