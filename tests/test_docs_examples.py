"""Examples on all pages work: Python is run, commands are compared with the real ones, and quick commands are run."""

import re
import shlex
from pathlib import Path

import pytest

from ethnos import Game
from ethnos.game.gamefiles import write_game
from tests.documents import page, tracked
from tests.shell_lines import lines_on, problems_with
from tests.test_cli import ethnos

PAGES = sorted(name for name in tracked() if re.fullmatch(r"(docs/)?[\w-]+\.md", name))
BLOCK = re.compile(r"^```([\w ]*)\n(.*?)^```", re.MULTILINE | re.DOTALL)
TESTED_ELSEWHERE = {
    "README.md": "tests/test_readme.py",
    "docs/bots.md": "tests/test_docs_bots.py",
    "docs/interfaces.md": "tests/test_docs_research.py",
    "docs/notation.md": "tests/notation/test_docs.py",
    "docs/protocol.md": "tests/test_docs_protocol.py",
    "docs/research.md": "tests/test_docs_research.py",
}
"""Pages whose blocks need more than being run, and the tests that do it."""
TEXT = {"bibtex", "fluent", "ini", "nginx", "sql"}
"""Languages of blocks that cannot be run."""
SNIPPETS = [
    (name, code)
    for name in PAGES
    if name not in TESTED_ELSEWHERE
    for language, code in BLOCK.findall(page(name))
    if language == "python"
]
COMMANDS = [(name, line) for name in PAGES for line in lines_on(name)]
RUN = re.compile(r"ethnos (?:--version|bots|doctor(?! --compile)|rules \w+|verify|analyze)\b.*")
"""Commands that end by themselves after a moment."""


def test_every_block_is_of_a_language_that_is_tested() -> None:
    pages = [name for name in PAGES if name not in TESTED_ELSEWHERE]
    blocks = {(name, language) for name in pages for language, _ in BLOCK.findall(page(name))}
    assert {language for _, language in blocks} <= {"python"} | TEXT, blocks
    assert all(test in tracked() and Path(name).name in page(test) for name, test in TESTED_ELSEWHERE.items())


@pytest.mark.parametrize(("name", "code"), SNIPPETS, ids=[name for name, _ in SNIPPETS])
def test_python_runs(name: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, name, "exec"), {})


@pytest.mark.parametrize("name", PAGES)
def test_commands_are_real(name: str) -> None:
    problems = [problem for line in lines_on(name) for problem in problems_with(line)]
    assert not problems, problems


def test_there_are_commands_to_check() -> None:
    assert len(COMMANDS) > 80
    assert len({name for name, _ in COMMANDS}) > 12


@pytest.mark.parametrize(
    "line",
    [
        "ethnos plya",
        "ethnos play --no-such-option",
        "ethnos play --players 9",
        "ethnos tournament --seats greedy,nobody",
        "ethnos rules --preset klingon",
        "make nothing",
        "python -m tools.nothing",
        "python examples/nothing.py",
        'pip install "ethnos[nothing]"',
        "cd ethnos && make nothing",
        "wget nothing",
    ],
)
def test_a_wrong_command_is_noticed(line: str) -> None:
    assert problems_with(line)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with a finished game."""
    path = tmp_path_factory.mktemp("page")
    game = Game.new(players=2, seed=7)
    while not game.is_over:
        game.apply(game.legal_actions()[0])
    (path / "game.ethnos").write_text(write_game(game), encoding="utf-8")
    return path


RUNNABLE = sorted({found[0] for _, line in COMMANDS if (found := RUN.fullmatch(line.partition("#")[0].strip()))})


@pytest.mark.parametrize("line", RUNNABLE)
def test_quick_commands_run(line: str, folder: Path) -> None:
    done = ethnos(*shlex.split(line)[1:], cwd=folder)
    assert done.returncode == 0, done.stderr
    assert done.stdout
