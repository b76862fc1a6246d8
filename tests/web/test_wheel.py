"""An installed wheel: without Numba and without the checkout, in Python, in a terminal and in a browser."""

import json
import os
import re
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib.metadata import Distribution, distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from playwright.sync_api import expect

from ethnos.engine.compile.library import target_name
from harness.live import ServerProcess, database_in
from harness.person import Person
from tests.engine.library import built_library
from tests.terminal.screen import Terminal
from tests.terminal.test_sessions import Person as Typist
from tests.terminal.test_sessions import playing
from tests.web.test_games import begin_against_bots, play_against_bots
from tools.wheels import build_pure, for_platform

ROOT = Path(__file__).parents[2]
TEST_VARIABLES = ("ETHNOS_ENGINE", "PYTHONPATH")
"""Environment variables that choose how the rules run, or lead into the checkout."""
FORBIDDEN = ("numpy", "numba", "llvmlite", "torch", "pyarrow", "asyncpg")
INSTALLERS = ("pip", "setuptools", "pkg_resources", "_distutils")
MOST_BYTES = 100_000_000

WHOLE_GAME = """
import sys
from ethnos import Game
from ethnos.bots import ask, make
game = Game.new(players=3, seed=7)
bots = [make(name, 1) for name in ("greedy", "champion", "search@50")]
while not game.is_over:
    game.apply(ask(bots[game.seat], game.table))
print(game.standings()[0].place, len(game.actions), "numba" in sys.modules)
"""


@dataclass(frozen=True)
class Installed:
    """A virtual environment with nothing but the wheel and its dependencies."""

    python: str
    wheel: Path

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Run Python there, outside the checkout."""
        return subprocess.run(
            [self.python, *arguments],
            cwd=self.wheel.parent,
            env=clean_environment() | environment,
            capture_output=True,
            text=True,
            check=False,
        )


def clean_environment() -> dict[str, str]:
    """The environment without what the tests set."""
    return {name: value for name, value in os.environ.items() if name not in TEST_VARIABLES}


FROM_THE_INDEX = [pytest.param(False, id="copied"), pytest.param(True, id="index", marks=pytest.mark.long)]
"""Whether pip fetches and unpacks the wheel's dependencies. To copy them from this environment takes only a moment."""


@pytest.fixture(scope="module", params=FROM_THE_INDEX)
def installed(tmp_path_factory: pytest.TempPathFactory, client: Path, request: pytest.FixtureRequest) -> Installed:
    built_library()
    assert client.is_dir()
    folder = tmp_path_factory.mktemp("wheel")
    wheel = for_platform(build_pure(folder), target_name())
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder / "venv")], check=True)
    python = str(folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python")
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "--quiet", "--disable-pip-version-check"]
    if request.param:
        versions = re.sub(r" *\\\n *--hash=\S+", "", (ROOT / "requirements" / "play.txt").read_text(encoding="utf-8"))
        (folder / "versions.txt").write_text(versions, encoding="utf-8")
        subprocess.run([*pip, str(wheel), "--constraint", str(folder / "versions.txt")], check=True)
    else:
        subprocess.run([*pip, "--no-deps", str(wheel)], check=True)
        copy_dependencies(packages_in(folder / "venv"))
    return Installed(python, wheel)


def packages_in(environment: Path) -> Path:
    """The folder of installed packages."""
    (packages,) = environment.glob("[Ll]ib/**/site-packages")
    return packages


def copy_dependencies(packages: Path) -> None:
    """Copy all dependencies of the package in this folder, direct or not, from the environment of these tests."""
    (own,) = distributions(name="ethnos", path=[str(packages)])
    waiting, seen = requirements_of(own), set[Requirement]()
    while waiting:
        requirement = waiting.pop()
        seen.add(requirement)
        waiting |= requirements_of(distribution(requirement.name), requirement.extras) - seen
    for name in {canonicalize_name(requirement.name) for requirement in seen}:
        for file in distribution(name).files or ():
            if ".." not in file.parts:  # not a program beside Python
                target = packages / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(file.locate()), target)


def requirements_of(package: Distribution, extras: Iterable[str] = ()) -> set[Requirement]:
    """What a package requires on this machine, with these extras."""

    def is_needed(requirement: Requirement) -> bool:
        marker = requirement.marker
        return marker is None or any(marker.evaluate({"extra": extra}) for extra in ("", *extras))

    return {requirement for requirement in map(Requirement, package.requires or ()) if is_needed(requirement)}


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder outside the checkout, for programs that inherit this process's environment."""
    for name in TEST_VARIABLES:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.fixture
def server(installed: Installed, elsewhere: Path) -> Iterator[ServerProcess]:
    """``ethnos serve`` of the installed wheel."""
    with ServerProcess(database_in(elsewhere), python=installed.python) as running:
        yield running


def test_python(installed: Installed) -> None:
    doctor = installed.run("-m", "ethnos", "doctor", "--json")
    assert doctor.returncode == 0, doctor.stderr
    report = json.loads(doctor.stdout)
    assert report["engine"].startswith("library")
    assert str(installed.wheel.parent) in report["library"]
    assert not any(name in report["packages"] + report["extras"] for name in FORBIDDEN)
    game = installed.run("-W", "error", "-c", WHOLE_GAME)
    assert game.returncode == 0, game.stderr
    assert re.fullmatch(r"1 \d{2,} False\n", game.stdout)


def test_the_installation_is_small(installed: Installed) -> None:
    """With everything that ``ethnos play`` needs, without what every virtual environment has."""
    packages = packages_in(installed.wheel.parent / "venv")
    sizes = {path: path.stat().st_size for path in packages.rglob("*") if path.is_file()}
    own_sizes = [size for path, size in sizes.items() if not path.relative_to(packages).parts[0].startswith(INSTALLERS)]
    assert sum(own_sizes) <= MOST_BYTES


@pytest.mark.parametrize(
    ("arguments", "environment", "sentence"),
    [
        (["bots"], {"ETHNOS_ENGINE": "jit"}, 'pip install "ethnos[jit]"'),
        (["serve", "--database", "postgresql://127.0.0.1/none"], {}, 'pip install "ethnos[hosting]"'),
        (["train", "--out", "learned"], {}, 'pip install "ethnos[train]"'),
        (["bench", "playouts", "--device", "gpu"], {}, 'pip install "ethnos[gpu]"'),
        (["simulate", "--games", "1"], {}, 'pip install "ethnos[research]"'),
    ],
    ids=["jit", "hosting", "train", "gpu", "research"],
)
def test_missing_extra_is_named(
    installed: Installed, arguments: list[str], environment: dict[str, str], sentence: str
) -> None:
    result = installed.run("-m", "ethnos", *arguments, **environment)
    assert result.returncode == 2, result.stdout + result.stderr
    assert sentence in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr


@pytest.mark.long
def test_terminal(installed: Installed, elsewhere: Path) -> None:
    with Terminal(*playing(elsewhere / "game.ethnos", "--seed", "11"), python=installed.python) as terminal:
        assert Typist(terminal).play()


@pytest.mark.long
def test_browser(person: Person) -> None:
    """A game begins, and moves are answered."""
    begin_against_bots(person, opponents=1)
    for cards in (2, 3):
        person.activate(person.deck)
        expect(person.hand).to_have_count(cards)
        expect(person.deck).to_have_attribute("aria-disabled", "false")


@pytest.mark.long
def test_browser_to_the_end(person: Person) -> None:
    play_against_bots(person, opponents=1, ages=2)


def test_wheels_of_other_platforms_have_their_library_alone(installed: Installed) -> None:
    with zipfile.ZipFile(installed.wheel) as wheel:
        libraries = [name for name in wheel.namelist() if name.startswith("ethnos/engine/libraries/")]
        metadata = next(wheel.read(name).decode() for name in wheel.namelist() if name.endswith("METADATA"))
    assert all(name.rsplit("/", 1)[1].startswith((target_name(), "manifest")) for name in libraries)
    assert not re.search(r"^Requires-Dist: numba[^;]*$", metadata, re.MULTILINE)
    assert "Requires-Dist: numba>=0.61; extra == 'jit'" in metadata
