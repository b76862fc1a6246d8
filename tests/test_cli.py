"""The command ``ethnos``, as a person or a script runs it."""

import json
import os
import random
import re
import shlex
import signal
import subprocess
import sys
import time
from contextlib import chdir
from pathlib import Path
from typing import Any

import pytest
import typer
from rich.console import Console
from typer.testing import CliRunner

from ethnos import Game
from ethnos.base.i18n import Texts, languages
from ethnos.base.refusals import MissingExtra
from ethnos.cli import app
from ethnos.cli.common import COMMANDS, GREETING, err, out, run, with_installer
from ethnos.cli.games import IN_THE_BROWSER
from ethnos.engine.state import as_bytes
from ethnos.game.gamefiles import read_game, read_header, write_game
from ethnos.notation import commitment
from harness.patience import PATIENCE_SECONDS
from tools.command_reference import all_commands

Done = subprocess.CompletedProcess[str]
"""A command that has ended: its exit status and what it printed."""


def ethnos(*arguments: str, typed: str = "", cwd: Path | None = None, **environment: str) -> Done:
    """Run the command within this process: a new one takes half a second to load the package."""
    before = [(console, dict(vars(console))) for console in (out, err)]
    status: object = 0
    with (
        CliRunner().isolation(typed, {"COLUMNS": "200"} | environment) as (stdout, stderr, _),
        chdir(cwd or Path.cwd()),
        pytest.MonkeyPatch.context() as patch,
    ):
        patch.setattr(sys, "argv", ["ethnos", *arguments])
        try:
            Console.__init__(out, emoji=False)  # for these streams and this width
            Console.__init__(err, stderr=True, emoji=False)
            run()
        except SystemExit as end:
            status = end.code
        finally:
            for console, attributes in before:
                vars(console).update(attributes)
            sys.stdout.flush()
            sys.stderr.flush()
        assert status is None or isinstance(status, int)
        return Done(arguments, status or 0, *(stream.getvalue().decode() for stream in (stdout, stderr)))


def ethnos_process(*arguments: str, **environment: str) -> Done:
    """Run the command in a process of its own, where the test is about how a process starts."""
    command = [sys.executable, "-m", "ethnos", *arguments]
    wide = os.environ | {"COLUMNS": "200"} | environment
    return subprocess.run(command, capture_output=True, text=True, check=False, env=wide)


def test_doctor_says_whether_the_rules_are_compiled_and_how_to_compile_them(tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="NOT TESTED against Numba, which is missing")
    rules = {
        mode: json.loads(ethnos_process("doctor", "--json", ETHNOS_ENGINE=mode, ETHNOS_CACHE_DIR=str(tmp_path)).stdout)[
            "rules"
        ]
        for mode in ("interpreted", "jit")
    }
    assert rules["interpreted"] == "not compiled: they run as plain Python"
    assert rules["jit"].startswith("compiled by Numba: 0 of ")
    assert "“ethnos doctor --compile”" in rules["jit"]


@pytest.mark.long
def test_everything_is_compiled_at_once_and_a_first_use_names_the_command(tmp_path: Path) -> None:
    pytest.importorskip("numba", reason="NOT TESTED against Numba, which is missing")
    fresh = {"ETHNOS_ENGINE": "jit", "ETHNOS_CACHE_DIR": str(tmp_path)}
    first = ethnos_process("simulate", "--games", "1", **fresh)
    assert first.returncode == 0, first.stderr
    assert "“ethnos doctor --compile” compiles all of them at once" in " ".join(first.stderr.split())
    compiled = ethnos_process("doctor", "--compile", "--json", **fresh)
    assert json.loads(compiled.stdout)["rules"] == "all compiled, by Numba"
    assert " of " in compiled.stderr
    again = ethnos_process("selfcheck", "--games", "4", **fresh)
    assert (again.returncode, again.stderr) == (0, "")


def test_selfcheck_prints_one_json_object() -> None:
    result = ethnos("selfcheck", "--games", "40", "--json")
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert set(report) == {"games", "decisions", "violations", "by_players"}
    assert report["games"] == 40
    assert report["violations"] == 0
    assert set(report["by_players"]) == {"2", "3", "4", "5", "6"}
    assert sum(tally["decisions"] for tally in report["by_players"].values()) == report["decisions"]


def test_selfcheck_of_one_setting_is_repeatable_and_depends_on_the_seed() -> None:
    runs = [
        json.loads(ethnos("selfcheck", "--games", "5", "--players", "3", "--preset", "polish", *seed, "--json").stdout)
        for seed in ([], ["--seed", "0"], ["--seed", "1"])
    ]
    assert runs[0] == runs[1]
    assert runs[0]["decisions"] != runs[2]["decisions"]
    assert set(runs[0]["by_players"]) == {"3"}


def test_selfcheck_for_people_is_a_table() -> None:
    result = ethnos("selfcheck", "--games", "10")
    assert result.returncode == 0, result.stderr
    assert "10 games" in result.stdout
    assert "0 violations" in result.stdout


@pytest.mark.parametrize("informed", [[], ["--informed"]])
def test_bench_prints_one_json_object(informed: list[str]) -> None:
    result = ethnos("bench", "playouts", "--seconds", "0.2", "--threads", "2", "--players", "6", "--json", *informed)
    assert result.returncode == 0, result.stderr
    speed = json.loads(result.stdout)
    assert list(speed) == [
        "decisions_per_second",
        "games_per_second",
        "threads",
        "record_bytes",
        "copy_ns",
        "compile_seconds",
    ]
    assert speed["threads"] == 2
    assert speed["record_bytes"] <= 2000
    assert speed["decisions_per_second"] > speed["games_per_second"] > 0


def test_informed_games_are_other_games_than_random_ones() -> None:
    arguments = ("bench", "playouts", "--seconds", "0.2", "--players", "2", "--json")
    random_play, informed = (json.loads(ethnos(*arguments, *more).stdout) for more in ([], ["--informed"]))
    decisions = [speed["decisions_per_second"] / speed["games_per_second"] for speed in (random_play, informed)]
    assert decisions[0] > 1.2 * decisions[1]


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("selfcheck", "--players", "7"), "less than or equal to 6"),
        (("selfcheck", "--players", "1"), "greater than or equal to 2"),
        (("selfcheck", "--preset", "klingon"), "english, portuguese, russian, polish, german"),
        (("selfcheck", "--games", "0"), "greater than or equal to 1"),
        (("bench", "playouts", "--threads", "0"), "greater than or equal to 1"),
        (("juggle",), "No such command"),
    ],
)
def test_bad_arguments_are_refused_with_what_would_be_right(arguments: tuple[str, ...], word: str) -> None:
    result = ethnos(*arguments)
    assert result.returncode == 2
    assert word in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr
    assert result.stdout == ""


def test_brackets_in_an_argument_are_not_styles() -> None:
    for word in ("[/red]", "[bold]"):
        result = ethnos("rules", word)
        assert result.returncode == 2
        assert word in result.stderr
        assert "Traceback" not in result.stderr


def test_the_version_is_printed() -> None:
    assert ethnos("--version").stdout.split()[0] == "ethnos"


def test_letters_that_an_encoding_lacks_do_not_end_the_command() -> None:
    result = ethnos_process("rules", "R25", PYTHONIOENCODING="ascii", ETHNOS_LANGUAGE="pl")
    assert result.returncode == 0, result.stderr
    assert "R25" in result.stdout


# --- simulate -------------------------------------------------------------------------------------------------


def test_simulate_sums_games_up_and_repeats_them() -> None:
    first, again = (ethnos("simulate", "--games", "20", "--players", "3", "--seed", "5", "--json") for _ in range(2))
    assert first.returncode == 0, first.stderr
    assert first.stdout == again.stdout
    summary = json.loads(first.stdout)
    assert summary["games"] == 20
    assert summary["players"] == 3
    assert sum(summary["win_share"]) == pytest.approx(1, abs=0.001)


def test_simulated_games_can_be_played_again(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ("--games", "4", "--preset", "polish", "--option", "placement=may", "--out", str(path))
    result = ethnos("simulate", *arguments)
    assert result.returncode == 0, result.stderr
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert len(rows) == 4
    for row in rows:
        game = Game.new(row["players"], row["preset"], "random", row["seed"], placement="may")
        for action in row["actions"]:
            game.apply(action)
        assert game.is_over
        assert [[list(seat.values()) for seat in age] for age in game.score_sheet()] == row["sheet"]
        assert [int(place) for place in game.table.places[:4]] == row["places"]


def test_simulate_writes_parquet(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    path = tmp_path / "games.parquet"
    assert ethnos("simulate", "--games", "5", "--seed", "9", "--out", str(path)).returncode == 0
    table = parquet.read_table(path).to_pydict()
    assert table["seed"] == ["9", "10", "11", "12", "13"]
    assert all(len(actions) == count for actions, count in zip(table["actions"], table["decisions"], strict=True))


@pytest.mark.parametrize("name", ["games.csv", "nowhere/games.jsonl"])
def test_simulate_refuses_a_file_before_it_plays(tmp_path: Path, name: str) -> None:
    result = ethnos("simulate", "--out", str(tmp_path / name))
    assert result.returncode == 2
    assert name.rpartition("/")[2] in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_simulate_keeps_finished_games_when_it_is_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    command = [sys.executable, "-m", "ethnos", "simulate", "--games", "1000000", "--out", str(path), "--json"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        try:
            deadline = time.monotonic() + PATIENCE_SECONDS
            while not path.exists() or path.stat().st_size < 100_000:
                assert time.monotonic() < deadline, f"no games in {PATIENCE_SECONDS} seconds"
                time.sleep(0.05)
        finally:
            running.send_signal(signal.SIGINT)
        output, errors = running.communicate(timeout=PATIENCE_SECONDS)
    assert running.returncode == 130, errors
    games = json.loads(output)["games"]
    assert games > 0
    assert len(path.read_text(encoding="utf-8").splitlines()) == games


# --- play, replay, verify -------------------------------------------------------------------------------------


def save_finished_game(path: Path, seed: int = 3) -> Game:
    """Play a random game to its end and save it in a file."""
    game, rng = Game.new(3, seed=seed), random.Random(seed)
    while not game.is_over:
        game.apply(rng.choice(game.legal_actions()))
    path.write_text(write_game(game), encoding="utf-8")
    return game


PLAY = ("play", "--terminal", "--players", "2", "--bot", "random")


def test_play_goes_on_where_it_was_left(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "game.ethnos"
    arguments = (
        "play",
        "--terminal",
        "--players",
        "2",
        "--bot",
        "random",
        "--seed",
        "4",
        "--names",
        "Ada",
        "--save",
        str(path),
    )
    first = ethnos(*arguments, typed="d\nq\n")
    assert first.returncode == 0, first.stderr
    assert "Ada" in first.stdout
    game = read_game(path.read_text(encoding="utf-8"))
    assert commitment(4) in first.stdout
    assert game.seat == 0
    assert len(game.actions) >= 2
    again = ethnos(*arguments, typed="q\n")
    assert f"the game kept in {path}" in again.stdout
    assert read_game(path.read_text(encoding="utf-8")) == game


def test_the_printed_command_to_go_on_can_be_typed(tmp_path: Path) -> None:
    path = tmp_path / "my games" / "one.ethnos"
    arguments = ("play", "--terminal", "--players", "2", "--names", "Ada", "--bot", "random", "--save", str(path))
    result = ethnos(*arguments, typed="d\nq\n", COLUMNS="60")
    assert f"--names Ada --save {shlex.quote(str(path))}\n" in result.stdout


def test_a_new_game_sets_an_unfinished_one_aside(tmp_path: Path) -> None:
    path = tmp_path / "game.ethnos"
    for new in ((), ("--new",), ("--new",)):
        result = ethnos(
            "play", "--terminal", "--players", "2", "--bot", "random", "--save", str(path), *new, typed="d\nq\n"
        )
        assert result.returncode == 0, result.stderr
    names = sorted(file.name for file in tmp_path.iterdir())
    assert names == ["game-1.ethnos", "game-2.ethnos", "game.ethnos"]
    assert len({as_bytes(read_game(file.read_text(encoding="utf-8")).table) for file in tmp_path.iterdir()}) == 3


def test_play_saves_at_the_end_of_input(tmp_path: Path) -> None:
    path = tmp_path / "game.ethnos"
    result = ethnos(
        "play", "--terminal", "--players", "2", "--bot", "random", "--seed", "4", "--save", str(path), typed="d\n"
    )
    assert result.returncode == 0, result.stderr
    assert "Traceback" not in result.stderr
    assert len(read_game(path.read_text(encoding="utf-8")).actions) >= 2


def test_bots_play_a_game_among_themselves(tmp_path: Path) -> None:
    path = tmp_path / "game.ethnos"
    result = ethnos("play", "--terminal", "--players", "3", "--people", "0", "--bot", "random", "--save", str(path))
    assert result.returncode == 0, result.stderr
    assert read_game(path.read_text(encoding="utf-8")).is_over
    assert ethnos("verify", str(path)).returncode == 0


def test_verify_confirms_a_game(tmp_path: Path) -> None:
    path = tmp_path / "game.ethnos"
    game = save_finished_game(path)
    result = ethnos("verify", str(path))
    assert result.returncode == 0, result.stderr
    assert "confirmed" in result.stdout
    assert f"{sum(standing.glory for standing in game.standings())} points" in result.stdout


def test_a_file_is_read_whatever_wrote_it(tmp_path: Path) -> None:
    path = tmp_path / "game.ethnos"
    save_finished_game(path)
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes())  # as some editors mark their files
    assert ethnos("verify", str(path)).returncode == 0
    path.write_bytes(b"\xff\xfe\x00")
    for command in ("verify", "replay", "analyze"):
        result = ethnos(command, str(path))
        assert result.returncode in (1, 2)
        assert "Traceback" not in result.stderr


def test_verify_says_where_it_fails(tmp_path: Path) -> None:
    path = tmp_path / "game.ethnos"
    save_finished_game(path)
    lines = path.read_text(encoding="utf-8").splitlines()
    number = next(place for place, line in enumerate(lines) if line.startswith("5. "))
    lines[number] = lines[number].partition(":")[0] + ": show"
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")
    result = ethnos("verify", str(path))
    assert result.returncode == 1
    assert f"line {number + 1}" in result.stderr
    assert "ten Skeletons" in result.stderr


def test_a_replay_calls_the_players_as_the_table_did(tmp_path: Path) -> None:
    path = tmp_path / "game.ethnos"
    played = ethnos(*PLAY, "--names", "Ada", "--save", str(path), typed="d\nq\n")
    (bot,) = [name for name in read_header(path.read_text(encoding="utf-8")).names if name != "Ada"]
    assert bot in played.stdout
    replayed = ethnos("replay", str(path), typed="e\nq\n").stdout
    assert "Ada" in replayed
    assert bot in replayed
    assert "Player 2" not in replayed


def test_replay_steps_and_jumps(tmp_path: Path) -> None:
    path = tmp_path / "game.ethnos"
    save_finished_game(path)
    result = ethnos("replay", str(path), "--all", typed="n\nn\np\na 2\ne\nq\n")
    assert result.returncode == 0, result.stderr
    assert "Age II" in result.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("verify", "nowhere.ethnos"), "nowhere.ethnos"),
        (("replay", "nowhere.ethnos"), "nowhere.ethnos"),
        (("play", "--terminal", "--tribes", "goblin", "--save", "x.ethnos"), "goblin"),
        (("play", "--players", "3", "--save", "x.ethnos"), "--players, --save can only be used with --terminal"),
        (("play", "--terminal", "--people", "5", "--players", "4"), "5 people do not fit at a table for 4"),
        (("play", "--terminal", "--people", "2", "--names", "Ada,Bob,Cleo"), "more names (3) than people (2)"),
        (("tournament", "--matches", "--only", "x"), "Only with --ladder: --matches, --only"),
        (("bench", "playouts", "--seconds", "inf"), "86400"),
        (("play", "--terminal", "--no-browser"), "--no-browser cannot be used with --terminal"),
        (("play", "--terminal", "--option", "placement=never", "--save", "x.ethnos"), "must, may"),
    ],
)
def test_impossible_arguments_are_refused_with_a_reason(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    result = ethnos(*arguments, cwd=tmp_path)
    assert result.returncode == 2
    assert words in result.stderr
    assert "Traceback" not in result.stderr
    assert list(tmp_path.iterdir()) == []


def test_a_file_that_is_no_game_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "note.ethnos"
    path.write_text("hello\n", encoding="utf-8")
    for command in ("replay", "play"):
        arguments = (command, str(path)) if command == "replay" else (command, "--terminal", "--save", str(path))
        result = ethnos(*arguments)
        assert result.returncode == 2, command
        assert "Traceback" not in result.stderr
    assert path.read_text(encoding="utf-8") == "hello\n"


# --- rules ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("query", ["elf", "Elves", "R-T3", "rt3"])
def test_a_rule_is_printed_with_its_example(query: str) -> None:
    output = ethnos("rules", query).stdout
    assert "R-T3" in output
    assert "Instead of discarding your whole hand, you may keep up to X cards." in output
    assert "- Ada keeps 2 cards" in output
    assert "R-T4" not in output


def test_all_rules_are_printed_and_nothing_else() -> None:
    output = ethnos("rules").stdout
    assert all(f"\n{rule} " in output for rule in ("R1", "R56", "R-T12", "D40", "O34"))
    assert "R31" in ethnos("rules", "end of an age").stdout
    unknown = ethnos("rules", "goblin")
    assert unknown.returncode == 2
    assert "goblin" in unknown.stderr


def test_a_ruling_says_what_it_rests_on() -> None:
    for rule, words in (("D21", "The editions say so."), ("D8", "The editions differ."), ("O9", "Our ruling.")):
        assert words in " ".join(ethnos("rules", rule).stdout.split())
    assert "ruling" not in ethnos("rules", "R25").stdout


def test_the_rules_of_one_game_are_printed_on_a_page() -> None:
    """R48, R56, D8: for this number of players, these tribes and these options, in the language asked for."""
    tribes = "merfolk,orc,giant,elf,dwarf"
    output = " ".join(ethnos("summary", "--players", "2", "--tribes", tribes, "--preset", "german").stdout.split())
    for fact in (
        "German edition · players: 2 · Ages: 2",
        "Orc Horde 1 3 6 10 15 20",
        "Merfolk, Age 2 3",
        "for its leader only",
    ):
        assert fact in output
    assert "Trolls:" not in output
    assert "Einen Kampfverband ausspielen" in ethnos("summary", "--lang", "de").stdout
    page = json.loads(ethnos("summary", "--players", "3", "--json").stdout)
    assert (page["ages"], page["glory"]["merfolk"], page["glory"]["kingdoms"]) == (2, [[1], [3, 1]], [[1], [2, 1]])


@pytest.mark.parametrize("wrong", [("--tribes", "elf"), ("--preset", "french"), ("--lang", "xx"), ("--option", "a=b")])
def test_a_summary_of_nothing_is_refused(wrong: tuple[str, str]) -> None:
    refused = ethnos("summary", *wrong)
    assert refused.returncode == 2
    assert wrong[1].split("=")[0] in refused.stderr


# --- help -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("name", "command"), all_commands())
def test_help_shows_an_example_and_cuts_nothing_off(name: str, command: Any) -> None:
    arguments = [*shlex.split(name)[1:], "--help"]
    shown = CliRunner().invoke(app, arguments, prog_name="ethnos", env={"COLUMNS": "80"})
    assert shown.exit_code == 0
    assert "\N{HORIZONTAL ELLIPSIS}" not in shown.stdout
    assert "bool" not in shown.stdout.casefold()  # flags take no value
    if not hasattr(command, "commands"):
        assert "Example: ethnos " in shown.stdout


def test_help_shows_below_terminal_only_what_belongs_to_it() -> None:
    command = typer.main.get_command(app).commands["play"]  # type: ignore[attr-defined]
    names = [parameter.name for parameter in command.params if parameter.name != "help"]
    assert tuple(names[: names.index("terminal")]) == IN_THE_BROWSER


def test_help_names_what_players_want_first_and_every_command_once() -> None:
    known = typer.main.get_command(app).commands  # type: ignore[attr-defined]
    assert sorted(known) == sorted(COMMANDS)
    shown = CliRunner().invoke(app, ["--help"], prog_name="ethnos", env={"COLUMNS": "80"}).stdout
    assert re.findall(r"^\W+([a-z]+)  ", shown.partition("Commands")[2], re.MULTILINE) == list(COMMANDS)


def test_ctrl_c_while_the_command_is_loading_leaves_no_traceback() -> None:
    code = """
import sys
class Interrupted:
    def find_spec(self, name, path=None, target=None):
        if name == "ethnos.cli":
            raise KeyboardInterrupt
sys.meta_path.insert(0, Interrupted())
from ethnos.__main__ import main
main()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a device that is always full")
@pytest.mark.parametrize(
    ("arguments", "written"),
    [
        ((), ""),
        (("bots",), ""),
        (("bots", "--json"), ""),
        (("--help",), ""),
        (("rules", "elf"), ""),
        (("simulate", "--games", "2", "--json", "--quiet"), ""),
        (("simulate", "--games", "2", "--overwrite", "--out", "full.jsonl"), "full.jsonl: "),
    ],
)
def test_a_full_disk_is_named(tmp_path: Path, arguments: tuple[str, ...], written: str) -> None:
    (tmp_path / "full.jsonl").symlink_to("/dev/full")
    command = [sys.executable, "-m", "ethnos", *arguments]
    with Path(os.devnull if written else "/dev/full").open("w", encoding="utf-8") as output:
        done = subprocess.run(command, stdout=output, stderr=subprocess.PIPE, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 2
    assert done.stderr.strip().splitlines()[-1] == f"ethnos: {written}No space left on device"
    assert "Traceback" not in done.stderr


# --- Convenience ----------------------------------------------------------------------------------------------


def test_the_command_alone_lists_commands_to_begin_with() -> None:
    result = ethnos()
    assert result.returncode == 0, result.stderr
    commands = re.findall(r"(ethnos [a-z].*?)\s*$", result.stdout, re.MULTILINE)
    assert len(commands) == len(GREETING) + 1
    for command in GREETING.values():
        assert command in result.stdout
        assert ethnos(*shlex.split(command)[1:], "--help").returncode == 0


def test_a_command_with_a_typing_error_is_suggested() -> None:
    result = ethnos("tournamnt")
    assert result.returncode == 2
    assert "tournament" in result.stderr


@pytest.mark.parametrize("command", [("selfcheck",), ("simulate",), ("bench", "playouts", "--seconds", "0.1")])
def test_quiet_shows_no_progress(command: tuple[str, ...]) -> None:
    games = () if "bench" in command else ("--games", "3")
    shown = ethnos(*command, *games, FORCE_COLOR="1")
    quiet = ethnos(*command, *games, "--quiet", FORCE_COLOR="1")
    assert (shown.returncode, quiet.returncode) == (0, 0), quiet.stderr
    assert shown.stderr
    assert quiet.stderr == ""
    assert quiet.stdout


def test_simulate_asks_before_it_replaces_a_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("mine")
    refused = ethnos("simulate", "--games", "2", "--out", str(path))
    assert refused.returncode == 2
    assert "--overwrite" in refused.stderr
    assert path.read_text() == "mine"
    assert ethnos("simulate", "--games", "2", "--out", str(path), "--overwrite").returncode == 0
    assert len(path.read_text().splitlines()) == 2


def test_all_hands_and_those_of_one_seat_are_not_shown_at_once(tmp_path: Path) -> None:
    result = ethnos("replay", str(tmp_path / "game.ethnos"), "--all", "--seat", "1")
    assert result.returncode == 2
    assert "--all" in result.stderr
    assert "--seat" in result.stderr


def test_verify_for_programs(tmp_path: Path) -> None:
    path = tmp_path / "game.ethnos"
    save_finished_game(path)
    good = ethnos("verify", str(path), "--json")
    assert (good.returncode, json.loads(good.stdout)["ok"]) == (0, True)
    path.write_text(path.read_text().replace("1. ", "1. x", 1))
    bad = ethnos("verify", str(path), "--json")
    assert (bad.returncode, json.loads(bad.stdout)["ok"]) == (1, False)
    assert json.loads(bad.stdout)["reason"]


def interrupted(progress: str, *arguments: str) -> tuple[int, str, str]:
    """Exit status and output of a command that Ctrl-C stops once it shows this text of its progress."""
    command = [sys.executable, "-m", "ethnos", *arguments]
    coloured = os.environ | {"FORCE_COLOR": "1", "COLUMNS": "120"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=coloured) as running:
        assert running.stderr is not None
        seen = ""
        while Texts("en")(progress) not in seen:
            seen += running.stderr.read(1)
            assert running.poll() is None
        running.send_signal(signal.SIGINT)
        output, errors = running.communicate(timeout=PATIENCE_SECONDS)
    return running.returncode, output, errors


def test_an_interrupted_benchmark_does_not_wait_for_its_end() -> None:
    status, output, errors = interrupted("playouts-progress", "bench", "playouts", "--seconds", "300", "--threads", "2")
    assert (status, output) == (130, ""), errors
    assert "Traceback" not in errors


def test_both_help_options_print_the_same() -> None:
    assert ethnos("simulate", "-h").stdout == ethnos("simulate", "--help").stdout != ""


def test_an_interrupted_self_check_says_how_far_it_came() -> None:
    status, output, errors = interrupted("selfcheck-progress", "selfcheck", "--games", "100000000")
    assert status == 130, errors
    assert "100000000" in errors
    assert output
    assert "Traceback" not in errors


@pytest.mark.parametrize(
    ("receipt", "command"),
    [("", "pip install"), ("pipx_metadata.json", "pipx install --force"), ("uv-receipt.toml", "uv tool install")],
)
@pytest.mark.parametrize("language", languages())
def test_an_extra_is_installed_the_way_the_program_was(
    tmp_path: Path, receipt: str, command: str, language: str
) -> None:
    if receipt:
        (tmp_path / receipt).touch()
    sentence = MissingExtra(package="torch", extra="train").text(Texts(language))
    assert f': {command} "ethnos[train]".' in with_installer(sentence, tmp_path)
