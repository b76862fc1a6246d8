"""Bots from the command line: listed, played against, and in tournaments."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from ethnos.bots.registry import BUILT_IN, LEVELS
from ethnos.cli.bots import display_names
from ethnos.game.gamefiles import read_game
from tests.bots.own import write_bots
from tests.test_cli import ethnos


def results(*arguments: str, cwd: Path | None = None) -> dict[str, Any]:
    """What a tournament prints as JSON."""
    result = ethnos("tournament", "--cores", "1", "--json", *arguments, cwd=cwd)
    assert result.returncode == 0, result.stderr
    printed: dict[str, Any] = json.loads(result.stdout)
    return printed


def timeless(printed: dict[str, Any]) -> dict[str, Any]:
    """The results without the times, which differ from run to run."""
    for row in printed["results"]:
        del row["ms_per_decision"]
    return printed


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the tests away from the user's own data."""
    folder = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(folder))
    return folder


# --- tournament -----------------------------------------------------------------------------------------------


def test_a_tournament_prints_one_json_object(tmp_path: Path, own_data_folder: Path) -> None:
    path = write_bots(tmp_path)
    printed = results("--seats", f"random,{path}:First,random", "--games", "7", "--preset", "polish")
    assert list(printed) == ["games", "results"]
    assert printed["games"] == 9
    assert [row["bot"] for row in printed["results"]] == ["random", f"{path}:First"]
    for row in printed["results"]:
        assert list(row) == [
            "bot",
            "win_share",
            "interval",
            "mean_glory",
            "mean_place",
            "ms_per_decision",
            "rating",
        ]
        low, high = row["interval"]
        assert 0 <= low <= row["win_share"] <= high <= 1
    assert sum(row["win_share"] for row in printed["results"]) == pytest.approx(1, abs=0.001)
    assert [file for file in own_data_folder.rglob("*") if file.is_file()] == []


def test_a_tournament_is_repeatable_and_depends_on_the_seed() -> None:
    arguments = ("--seats", "random,random,random", "--games", "6")
    assert timeless(results(*arguments)) == timeless(results(*arguments, "--seed", "0"))
    assert timeless(results(*arguments)) != timeless(results(*arguments, "--seed", "1"))


def test_a_tournament_for_people_is_a_table_and_a_file(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    result = ethnos("tournament", "--seats", "random,random", "--games", "4", "--cores", "2", "--out", str(out))
    assert result.returncode == 0, result.stderr
    assert "4 games, 2 deals in all rotations" in result.stdout
    assert "win share" in result.stdout
    assert str(out) in result.stdout
    assert len([line for line in out.read_text(encoding="utf-8").splitlines() if '"deal"' in line]) == 4
    assert results("--seats", "random,random", "--games", "6", "--out", str(out))["games"] == 6


def test_no_figure_of_a_tournament_is_cut_on_a_narrow_screen(tmp_path: Path) -> None:
    (tmp_path / "copycat.py").write_text(
        "from ethnos.bots.simple import SimpleBot\n\n\nclass CopycatBot(SimpleBot):\n    pass\n", encoding="utf-8"
    )
    arguments = ("--seats", "random,copycat.py:CopycatBot", "--games", "2", "--seed", "4")
    printed = results(*arguments, cwd=tmp_path)["results"]
    assert len(printed) == 2
    for width in ("40", "60", "80", "120"):
        shown = ethnos("tournament", *arguments, cwd=tmp_path, COLUMNS=width)
        assert shown.returncode == 0, shown.stderr
        assert "…" not in shown.stdout
        for result in printed:
            assert result["bot"] in shown.stdout
            assert f"{result['rating']:.2f}" in shown.stdout
            assert f"{result['mean_glory']:.1f}" in shown.stdout


WAITING = '''
import random
import time
from pathlib import Path

from ethnos.engine.play import legal_actions

FOLDER = Path(__file__).parent


class Waiting:
    """Plays at random. Once a game is saved, it waits while there is a file named "wait"."""

    def __init__(self, seed):
        self.chance = random.Random(seed)

    def decide(self, view):
        while (FOLDER / "wait").exists() and '"deal"' in (FOLDER / "games.jsonl").read_text():
            time.sleep(0.01)
        return self.chance.choice(legal_actions(view))
'''


@pytest.mark.parametrize("cores", ["1", "2"])
def test_an_interrupted_tournament_goes_on(tmp_path: Path, cores: str) -> None:
    bot, wait, out = tmp_path / "waiting.py", tmp_path / "wait", tmp_path / "games.jsonl"
    bot.write_text(WAITING, encoding="utf-8")
    wait.touch()
    seats = ("--seats", f"{bot}:Waiting,{bot}:Waiting", "--games", "40", "--cores", cores, "--json")
    command = [sys.executable, "-m", "ethnos", "tournament", *seats, "--out", str(out)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        while not out.exists() or '"deal"' not in out.read_text(encoding="utf-8"):
            assert running.poll() is None
            time.sleep(0.02)
        running.send_signal(signal.SIGINT)
        wait.unlink()
        output, errors = running.communicate(timeout=300)
    assert running.returncode == 130, errors
    games = [line for line in out.read_text(encoding="utf-8").splitlines() if '"deal"' in line]
    assert 0 < len(games) < 40
    assert json.loads(output)["games"] <= len(games)
    assert f"Stopped after {len(games)} of 40 games" in errors
    assert "run the same command again" in errors
    assert "Traceback" not in errors
    resumed = timeless(results(*seats, "--out", str(out)))
    assert out.read_text(encoding="utf-8").splitlines()[2:][: len(games)] == games
    assert resumed == timeless(results(*seats))


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--seats", "random"), "2 to 6 seats, not 1"),
        (("--seats", ",".join(["random"] * 7)), "2 to 6 seats, not 7"),
        (("--seats", "random,ranmod"), "There is no bot “ranmod”"),
        (("--seats", "random,search@soon"), "“soon” is not a budget"),
        (("--seats", "random,random@1s"), "takes no budget"),
        (("--seats", "random,nowhere.py:Bot"), "there is no file nowhere.py"),
        (("--seats", "random,random", "--preset", "klingon"), "english, portuguese"),
        (("--seats", "random,random", "--tribes", "goblin"), "goblin"),
        (("--seats", "random,random", "--out", "nowhere/games.jsonl"), "nowhere/games.jsonl"),
        (("--ladder", "--seats", "random,ranmod"), "There is no bot “ranmod”"),
        (("--only", "ladder-2"), "Only with --ladder: --only"),
        (("--games", "0"), "greater than or equal to 1"),
    ],
)
def test_an_impossible_tournament_is_refused_and_changes_nothing(
    tmp_path: Path, own_data_folder: Path, arguments: tuple[str, ...], words: str
) -> None:
    result = ethnos("tournament", *arguments, cwd=tmp_path)
    assert result.returncode == 2
    assert words in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr
    assert result.stdout == ""
    assert list(tmp_path.iterdir()) == []
    assert list(own_data_folder.iterdir()) == []


def test_a_file_of_another_tournament_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    results("--seats", "random,random", "--games", "2", "--out", str(out))
    before = out.read_bytes()
    result = ethnos("tournament", "--seats", "random,random,random", "--out", str(out))
    assert result.returncode == 2
    assert "name another file" in result.stderr
    assert out.read_bytes() == before


def test_a_bot_that_fails_is_named(tmp_path: Path) -> None:
    path = write_bots(tmp_path)
    result = ethnos("tournament", "--seats", f"random,{path}:Fragile", "--games", "2", "--cores", "2")
    assert result.returncode == 2
    assert "Fragile crashed" in result.stderr
    assert "Traceback" not in result.stderr


def test_a_ladder_shows_a_table_for_each_number_of_players(tmp_path: Path) -> None:
    seats = ("--seats", "random,random,random", "--games", "1", "--cores", "1")
    result = ethnos("tournament", "--ladder", *seats, "--out", "games", cwd=tmp_path)
    assert result.returncode == 0, result.stderr
    for name in ("ladder-2", "ladder-3"):
        assert name in result.stdout
        assert (tmp_path / "games" / f"{name}.jsonl").exists()


# --- play, simulate, bots -------------------------------------------------------------------------------------


def test_bots_are_listed() -> None:
    listed = json.loads(ethnos("bots", "--json").stdout)["bots"]
    assert [row["spec"] for row in listed][: len(BUILT_IN)] == list(BUILT_IN)
    assert {row["name"] for row in listed} >= {"Pip", "Maren", "Osric", "Ysolde"}
    shown = ethnos("bots")
    assert shown.returncode == 0, shown.stderr
    assert "FILE.py:CLASS" in shown.stdout
    assert "Ysolde" in shown.stdout


def test_bots_of_one_level_have_names_of_their_own() -> None:
    assert display_names(["adept", "master", "adept", "adept"]) == ["Maren", "Ysolde", "Linnet", "Corin"]
    assert display_names(["greedy", "adept", "greedy"]) == ["Greedy 1", "Maren", "Greedy 2"]
    for level in LEVELS:
        assert len(set(display_names([level] * 6))) == 6
        assert not any(character.isdigit() for name in display_names([level] * 6) for character in name)


def test_playing_against_your_own_bots(tmp_path: Path) -> None:
    bots, path = write_bots(tmp_path), tmp_path / "game.ethnos"
    arguments = (
        "play",
        "--terminal",
        "--players",
        "4",
        "--save",
        str(path),
        "--bot",
        f"random,{bots}:First",
        "--bot",
        "random",
    )
    result = ethnos(*arguments, typed="d\nq\n")
    assert result.returncode == 0, result.stderr
    for name in ("Random 1", "First", "Random 2"):
        assert name in result.stdout
    assert f"--bot random,{bots}:First,random" in result.stdout
    assert len(read_game(path.read_text(encoding="utf-8")).actions) > 3


@pytest.mark.parametrize(
    ("bots", "words"), [("ranmod", "ranmod"), ("random,random", "2 bots were named for 3 seats"), ("random@1s", "@1s")]
)
def test_bots_that_cannot_play_are_refused(tmp_path: Path, bots: str, words: str) -> None:
    for command in (
        ("play", "--terminal", "--bot", bots, "--save", "x.ethnos"),
        ("simulate", "--players", "3", "--bots", bots),
    ):
        result = ethnos(*command, cwd=tmp_path)
        assert result.returncode == 2
        assert words in " ".join(result.stderr.split())
        assert list(tmp_path.iterdir()) == []


def test_simulating_with_bots(tmp_path: Path) -> None:
    bots = write_bots(tmp_path)
    arguments = ("simulate", "--games", "3", "--players", "2", "--seed", "1", "--json")
    first, again, others = (
        ethnos(*arguments, "--bots", specs).stdout for specs in ("random", "random", f"{bots}:First,random")
    )
    assert json.loads(first)["games"] == 3
    assert first == again
    assert first != others


@pytest.mark.parametrize("command", ["tournament", "bots"])
def test_help_shows_an_example(command: str) -> None:
    result = ethnos(command, "--help")
    assert result.returncode == 0
    assert "Example" in result.stdout
    assert os.linesep in result.stdout
