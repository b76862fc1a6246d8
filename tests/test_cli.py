"""The command ``ethnos``, as a person or a script runs it."""

import json
import os
import subprocess
import sys

import pytest


def ethnos(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ethnos", *arguments]
    wide = os.environ | {"COLUMNS": "200"}
    return subprocess.run(command, capture_output=True, text=True, check=False, env=wide)


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


def test_bench_prints_one_json_object() -> None:
    result = ethnos("bench", "playouts", "--seconds", "0.2", "--threads", "2", "--players", "6", "--json")
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


def test_demo_shows_a_whole_game_and_repeats_it() -> None:
    first, again = (ethnos("demo", "--players", "3", "--seed", "5") for _ in range(2))
    assert first.returncode == 0, first.stderr
    assert first.stdout == again.stdout
    assert "Score sheet" in first.stdout
    assert "seed 5" in first.stdout


@pytest.mark.parametrize("command", [(), ("selfcheck",), ("demo",), ("bench",), ("bench", "playouts")])
def test_help_is_there_and_shows_an_example(command: tuple[str, ...]) -> None:
    result = ethnos(*command, "--help")
    assert result.returncode == 0
    if command and command[-1] != "bench":
        assert "Example" in result.stdout
