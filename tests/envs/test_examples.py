"""The examples for research do what they say, at small size."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.test_cli import ethnos

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
SECONDS = 300
LITTLE = 0.01
"""More than one update of a small block changes any weight of a network."""


def run(name: str, *arguments: str, cwd: Path | None = None) -> str:
    """What an example prints."""
    result = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        cwd=cwd,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def needs_torch() -> Any:
    return pytest.importorskip("torch", reason="NOT TESTED: torch is missing; pip install 'ethnos[train]'")


def test_random_play_counts_whole_games() -> None:
    output = run("random_play.py", "20")
    assert re.match(r"20 games, \d{3}\.\d decisions a game\nplace 1: ", output)
    means = [float(mean) for mean in re.findall(r"^place \d: (\S+) Glory on average", output, re.MULTILINE)]
    assert len(means) == 4
    assert means == sorted(means, reverse=True)
    assert run("random_play.py", "20") == output


@pytest.mark.long
def test_a_network_learns_by_self_play_continues_and_plays_a_tournament(tmp_path: Path) -> None:
    torch = needs_torch()
    small = ("--players", "2", "--tables", "4")
    output = run("ppo.py", *small, "--updates", "2", cwd=tmp_path)
    assert re.search(r"^update 2: [\d,]+ decisions, \d+\.\d Glory", output, re.MULTILINE)
    learned = torch.load(tmp_path / "learned.pt")
    run("ppo.py", *small, "--updates", "1", cwd=tmp_path)
    more = torch.load(tmp_path / "learned.pt")
    assert 0 < max((more[name] - learned[name]).abs().max() for name in learned) < LITTLE

    seats = f"{EXAMPLES / 'learned_bot.py'}:Learned,random"
    done = ethnos("tournament", "--seats", seats, "--games", "2", "--cores", "1", "--json", cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert [result["bot"] for result in json.loads(done.stdout)["results"]] == seats.split(",")


def test_every_decision_is_credited_to_its_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two seats take two decisions each at one of two tables: each seat's last one is followed by its result."""
    torch = needs_torch()
    monkeypatch.syspath_prepend(EXAMPLES)
    from ppo import GAE_LAMBDA, estimate_advantages

    decisions = [(1, 0, 0.1), (1, 1, 0.2), (1, 0, 0.3), (1, 1, 0.4)]
    steps = [tuple(torch.tensor([number]) for number in decision) for decision in decisions]
    last = [1 - 0.3, 0 - 0.4]
    assert estimate_advantages(steps, torch.tensor([[0.0, 1.0], [1.0, 0.0]])).tolist() == pytest.approx(
        [0.3 - 0.1 + GAE_LAMBDA * last[0], 0.4 - 0.2 + GAE_LAMBDA * last[1], *last]
    )


@pytest.mark.long
def test_a_small_study_is_played_counted_and_drawn(tmp_path: Path) -> None:
    path = tmp_path / "games"
    assert "seats.svg" in run("small_study.py", str(path))
    drawn = (path / "seats.svg").read_text(encoding="utf-8")
    assert drawn.count("<circle") == 2 + 4
    assert "Seat 4" in drawn
    assert run("small_study.py", str(path)).startswith("200 games")  # nothing is played again
    assert (path / "seats.svg").read_text(encoding="utf-8") == drawn
