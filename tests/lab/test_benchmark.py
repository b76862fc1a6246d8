"""The benchmark of agents, and its page: everything on it comes from the games in the folder."""

import json
from pathlib import Path

import pytest

from ethnos.lab import benchmark, benchmark_page
from ethnos.lab.benchmark import file_of, play, scores, suite, total
from ethnos.lab.benchmark_page import write_page
from ethnos.lab.runner import Where

ONE = Where(1)
AGENTS = ("simple", "random")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A benchmark of few games, played."""
    for module in (benchmark, benchmark_page):
        monkeypatch.setattr(module, "GAMES", {2: 4, 4: 4})
        monkeypatch.setattr(module, "OPPONENTS", ("random",))
    assert play(AGENTS, tmp_path / "games", ONE)
    return tmp_path / "games"


def page_of(folder: Path) -> str:
    path = folder.parent / "page.md"
    write_page(folder, path)
    return path.read_text(encoding="utf-8")


def test_the_page_has_every_agent_with_its_score_the_best_first(folder: Path) -> None:
    page = page_of(folder)
    best, other = (total([score for score in scores(folder, AGENTS) if score.agent == agent]) for agent in AGENTS)
    assert best > other
    lines = [line for line in page.splitlines() if line.startswith("| `")]
    assert lines[0].startswith(f"| `simple` | {best:.3f} |")
    assert lines[1].startswith(f"| `random` | {other:.3f} |")
    assert len(lines) == 2 + 2 * 2
    assert "plays 8 games for each agent" in page
    assert "Wins in percent with 4 players (fair: 25.0)" in page
    assert page.rstrip().endswith("cores.")


def test_a_changed_game_changes_the_page(folder: Path) -> None:
    before = page_of(folder)
    path = file_of(folder, suite("simple")[0])
    lines = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for line in lines:
        if "glory" in line:
            line["glory"] = line["glory"][::-1]
            line["places"] = line["places"][::-1]
    path.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    assert page_of(folder) != before


def test_an_interrupted_benchmark_plays_what_is_missing(folder: Path) -> None:
    path = file_of(folder, suite("random")[1])
    whole = path.read_text(encoding="utf-8")
    path.write_text("".join(whole.splitlines(keepends=True)[:-2]), encoding="utf-8")
    progress: list[int] = []
    assert play(AGENTS, folder, ONE, progress=progress.append)
    assert progress == [14, 1, 1]
