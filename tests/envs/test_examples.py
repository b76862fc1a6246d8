"""The examples for research do what they say, at small size."""

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
EXAMPLES = ROOT / "examples"
SECONDS = 300

needs_torch = pytest.mark.skipif(
    find_spec("torch") is None, reason="NOT TESTED: torch is missing; pip install 'ethnos[train]'"
)


def run(name: str, *arguments: str, **variables: str) -> str:
    """What an example prints."""
    result = subprocess.run(
        [sys.executable, str(EXAMPLES / name), *arguments],
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
        env=os.environ | variables,
    )
    assert result.returncode == 0, result.stderr
    return result.stdout


def needs(library: str) -> None:
    pytest.importorskip(library, reason=f"NOT TESTED: {library} is missing; pip install 'ethnos[research]'")


def test_random_agents_in_pettingzoo() -> None:
    needs("pettingzoo")
    output = run("random_pettingzoo.py")
    shares = [float(share) for share in re.findall(r"has (\S+) of the victory", output)]
    assert len(shares) == 3
    assert sum(shares) == pytest.approx(1, abs=0.02)


def test_a_random_agent_in_gymnasium() -> None:
    needs("gymnasium")
    assert re.search(r"^\d+ decisions, [01]\.\d\d of the victory$", run("random_gymnasium.py"), re.MULTILINE)


def test_random_play_in_open_spiel() -> None:
    needs("pyspiel")
    output = run("random_open_spiel.py")
    assert re.search(r"\d+ decisions and \d+ turns of chance", output)
    assert "returns [" in output


def test_random_play_at_many_tables() -> None:
    output = run("random_vector.py", "--tables", "16", "--games", "20")
    assert re.search(r"^2\d games, \d+ decisions a game$", output, re.MULTILINE)


@pytest.mark.long
@needs_torch
def test_learning_by_self_play_continues_where_it_was_stopped_and_its_policy_plays(tmp_path: Path) -> None:
    small = ["--tables", "16", "--steps", "16", "--judge-games", "1", "--players", "2", "--out", str(tmp_path)]
    output = run("selfplay_ppo.py", "--updates", "2", *small)
    assert "update 2: 512 decisions" in output
    assert (tmp_path / "curve.svg").read_text(encoding="utf-8").startswith("<svg")
    assert "going on after 2 updates" in run("selfplay_ppo.py", "--updates", "1", *small)
    assert len((tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()) == 3

    policy = str(tmp_path / "policy.pt")
    output = run("evaluate_policy.py", "--games", "2", "--players", "2", "--rivals", "random", ETHNOS_POLICY=policy)
    assert "2 players, among random: " in output
    assert "of 2 games" in output


@needs_torch
def test_every_decision_is_credited_to_its_own_seat() -> None:
    """Two seats in turn, the game over after the fourth decision: each seat's last decision gets that seat's reward."""
    import torch

    sys.path.append(str(EXAMPLES))
    from selfplay_ppo import GAE_LAMBDA, generalised_advantages

    who = torch.tensor([[0], [1], [0], [1], [0]])
    values = torch.tensor([[0.1], [0.2], [0.3], [0.4], [0.5]])
    rewards, ended = torch.zeros(5, 1, 2), torch.zeros(5, 1, dtype=torch.bool)
    rewards[3, 0], ended[3, 0] = torch.tensor([1.0, 0.0]), True
    later = torch.tensor([[0.6, 0.7]])
    advantages = generalised_advantages(who, values, rewards, ended, later)[:, 0]
    last = [1 - 0.3, 0 - 0.4]
    assert advantages.tolist() == pytest.approx(
        [0.3 - 0.1 + GAE_LAMBDA * last[0], 0.4 - 0.2 + GAE_LAMBDA * last[1], last[0], last[1], 0.6 - 0.5]
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
