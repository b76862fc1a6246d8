"""The benchmark of agents: every score comes from the games in the folder."""

import json
from pathlib import Path

import pytest

from ethnos.research.lab import benchmark
from ethnos.research.lab.benchmark import file_of, play, scores, suite, total
from ethnos.research.lab.runner import Where

ONE = Where(1)
AGENTS = ("simple", "random")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A benchmark of few games, played."""
    monkeypatch.setattr(benchmark, "GAMES", {2: 4, 4: 4})
    monkeypatch.setattr(benchmark, "OPPONENTS", ("random",))
    assert play(AGENTS, tmp_path / "games", ONE)
    return tmp_path / "games"


def test_every_agent_has_a_score_for_each_match(folder: Path) -> None:
    results = list(scores(folder, AGENTS))
    assert [(each.agent, each.opponent, each.players, each.games) for each in results] == [
        (agent, "random", players, 4) for agent in AGENTS for players in (2, 4)
    ]
    best, other = (total([score for score in results if score.agent == agent]) for agent in AGENTS)
    assert best > other


def test_a_changed_game_changes_the_score(folder: Path) -> None:
    before = list(scores(folder, AGENTS))
    path = file_of(folder, suite("simple")[0])
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        if "glory" in line:
            line["glory"] = line["glory"][::-1]
            line["places"] = line["places"][::-1]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert list(scores(folder, AGENTS)) != before


def test_an_interrupted_benchmark_plays_what_is_missing(folder: Path) -> None:
    path = file_of(folder, suite("random")[1])
    whole = path.read_text(encoding="utf-8")
    path.write_text("".join(whole.splitlines(keepends=True)[:-2]), encoding="utf-8")
    progress: list[int] = []
    assert play(AGENTS, folder, ONE, progress=progress.append)
    assert progress == [4, 4, 4, 2, 1, 1]
