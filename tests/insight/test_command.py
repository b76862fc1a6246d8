"""``ethnos analyze``, as a person or a script runs it."""

import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from ethnos.base.i18n import Texts
from ethnos.base.plain import to_json
from ethnos.game.game import Game
from ethnos.game.gamefiles import write_game
from ethnos.insight import Evaluator, analyse, report_of
from harness.patience import PATIENCE_SECONDS
from tests.test_cli import ethnos

SVG = "{http://www.w3.org/2000/svg}"


@pytest.fixture
def file(tmp_path: Path, random_game: Game) -> Path:
    path = tmp_path / "game.ethnos"
    path.write_text(write_game(random_game), encoding="utf-8")
    return path


@pytest.fixture
def part(tmp_path: Path, random_game: Game) -> Path:
    """The same game, unfinished."""
    assert random_game.setup is not None
    game = Game(random_game.setup, random_game.setup.table())
    for action in random_game.actions[:60]:
        game.apply(action)
    path = tmp_path / "part.ethnos"
    path.write_text(write_game(game), encoding="utf-8")
    return path


def test_for_people_it_is_a_table_and_the_moments(file: Path) -> None:
    result = ethnos("analyze", str(file), "--samples", "2")
    assert result.returncode == 0, result.stderr
    texts = Texts("en")
    lines = [line.strip() for line in result.stdout.splitlines()]
    assert lines.count(texts("insight-moments")) == 1
    assert sum(line.startswith("Turn ") for line in lines) == 3
    assert texts("insight-own-eyes") in lines
    assert any("? mistake" in line and "Better: " in line for line in lines)
    assert any("?! inaccuracy" in line for line in lines)
    assert "{" not in result.stdout


def test_as_json_it_is_one_object_and_everything(file: Path, random_game: Game) -> None:
    result = ethnos("analyze", str(file), "--samples", "2", "--json")
    assert result.returncode == 0, result.stderr
    assert json.loads(result.stdout) == to_json(report_of(analyse(random_game, Evaluator(2))))


def test_in_every_language(file: Path) -> None:
    result = ethnos("analyze", str(file), "--samples", "1", "--lang", "pl")
    assert result.returncode == 0, result.stderr
    assert Texts("pl")("insight-moments") in result.stdout
    wrong = ethnos("analyze", str(file), "--lang", "tlh")
    assert (wrong.returncode, wrong.stdout) == (2, "")
    assert "de, en, pl, pt-BR, ru" in wrong.stderr


def test_the_plot_has_a_line_for_each_seat_and_marks(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "chances.svg"
    result = ethnos("analyze", str(file), "--samples", "2", "--plot", str(out), "--json")
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    root = ET.fromstring(out.read_text(encoding="utf-8"))
    lines = [line for line in root.iter(f"{SVG}polyline") if len(line.get("points", "").split()) > 2]
    assert {line.get("class") for line in lines} == {"curve c0", "curve c1", "curve c2"}  # each with its dashes
    assert {len(line.get("points", "").split()) for line in lines} == {len(report["turns"]) + 1}
    words = [text.text for text in root.iter(f"{SVG}text")]
    assert words.count("?") == sum(turn.get("mark") == "mistake" for turn in report["turns"]) > 0
    assert words.count("?!") == sum(turn.get("mark") == "inaccuracy" for turn in report["turns"]) > 0
    assert {"Player 1", "Player 2", "Player 3", "Age 1", "Age 2"} <= set(words)


def test_help_has_every_option_and_an_example() -> None:
    result = ethnos("analyze", "--help")
    assert all(option in result.stdout for option in ("--json", "--plot", "--samples", "--seat", "--oracle", "--lang"))
    assert "ethnos analyze game.ethnos" in result.stdout


# --- Unfinished games -----------------------------------------------------------------------------------------


def test_an_unfinished_game_is_analysed_for_a_named_seat(part: Path) -> None:
    result = ethnos("analyze", str(part), "--samples", "2", "--seat", "1", "--json")
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert (report["eyes"], report["winners"]) == ([1], [])
    assert all(turn["decisions"] == [] for turn in report["turns"] if turn["seat"] != 1)
    assert not [event for turn in report["turns"] if turn["seat"] != 1 for event in turn["events"] if "card" in event]


@pytest.mark.parametrize("more", [(), ("--oracle", "--seat", "0")])
def test_an_unfinished_game_needs_a_seat_and_has_no_oracle(part: Path, more: tuple[str, ...]) -> None:
    result = ethnos("analyze", str(part), *more)
    assert (result.returncode, result.stdout) == (2, "")
    assert "--seat" in result.stderr


def test_a_file_without_its_seed_cannot_be_analysed(tmp_path: Path, random_game: Game) -> None:
    path = tmp_path / "secret.ethnos"
    path.write_text(write_game(random_game, reveal=False), encoding="utf-8")
    result = ethnos("analyze", str(path), "--seat", "0")
    assert (result.returncode, result.stdout) == (2, "")
    assert "the seed has not been revealed" in " ".join(result.stderr.split())


# --- What goes wrong ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("content", "arguments", "words"),
    [
        (None, (), "game.ethnos"),
        (b"\xff\xfe\x00", (), "line 1"),
        (b"hello", (), "game.ethnos: line 1"),
        (b"good", ("--plot", "game.ethnos"), "ends with .svg, not game.ethnos"),
        (b"good", ("--seat", "5"), "no seat 5"),
        (b"good", ("--samples", "0"), "greater than or equal to 1"),
        (b"good", ("--plot", "nowhere/plot.svg"), "nowhere/plot.svg"),
    ],
)
def test_errors_are_reported_and_nothing_is_written(
    tmp_path: Path, random_game: Game, content: bytes | None, arguments: tuple[str, ...], words: str
) -> None:
    path = tmp_path / "game.ethnos"
    if content is not None:
        path.write_bytes(write_game(random_game).encode() if content == b"good" else content)
    before = sorted(tmp_path.iterdir())
    result = ethnos("analyze", "game.ethnos", *arguments, cwd=tmp_path)
    assert (result.returncode, result.stdout) == (2, "")
    assert words in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr
    assert sorted(tmp_path.iterdir()) == before


def test_a_broken_network_is_named(file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    broken = tmp_path / "broken.npz"
    broken.write_bytes(b"no network")
    monkeypatch.setenv("ETHNOS_CHAMPION", str(broken))
    result = ethnos("analyze", str(file))
    assert result.returncode == 2
    assert "broken.npz" in result.stderr
    assert "Traceback" not in result.stderr


def test_ctrl_c_stops_it_and_leaves_nothing(file: Path, tmp_path: Path) -> None:
    out = tmp_path / "chances.svg"
    command = [sys.executable, "-m", "ethnos", "analyze", str(file), "--samples", "1024", "--plot", str(out), "--json"]
    variables = os.environ | {"FORCE_COLOR": "1", "COLUMNS": "120"}  # as in a terminal, for the progress bar
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=variables) as running:
        assert running.stderr is not None
        seen = ""
        while Texts("en")("analyze-progress") not in seen:
            seen += running.stderr.read(1)
            assert running.poll() is None
        running.send_signal(signal.SIGINT)
        output, errors = running.communicate(timeout=PATIENCE_SECONDS)
    assert running.returncode == 130, errors
    assert output == ""
    assert "Nothing was written" in errors
    assert "Traceback" not in errors
    assert not out.exists()
