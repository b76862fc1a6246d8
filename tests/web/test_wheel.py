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
OF_THE_TESTS = ("ETHNOS_ENGINE", "PYTHONPATH")
"""Variables that choose how the rules run, and lead into the checkout."""
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
    """A virtual environment with nothing but the wheel and what it asks for."""

    python: str
    wheel: Path

    def run(self, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
        """Python there, started where no checkout is."""
        return subprocess.run(
            [self.python, *arguments],
            cwd=self.wheel.parent,
            env=clean_environment() | environment,
            capture_output=True,
            text=True,
            check=False,
        )


def clean_environment() -> dict[str, str]:
    """Without what the tests set."""
    return {name: value for name, value in os.environ.items() if name not in OF_THE_TESTS}


FROM_THE_INDEX = [pytest.param(False, id="copied"), pytest.param(True, id="index", marks=pytest.mark.long)]
"""Whether pip fetches and unpacks what the wheel asks for. The same files are here already, and copied in a moment."""


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
        copy_needed(packages_in(folder / "venv"))
    return Installed(python, wheel)


def packages_in(environment: Path) -> Path:
    """The folder of installed packages."""
    (packages,) = environment.glob("[Ll]ib/**/site-packages")
    return packages


def copy_needed(packages: Path) -> None:
    """Copy all that the package in this folder asks for, and what that asks for, from where these tests run."""
    (own,) = distributions(name="ethnos", path=[str(packages)])
    waiting, met = needed_by(own), set[Requirement]()
    while waiting:
        needed = waiting.pop()
        met.add(needed)
        waiting |= needed_by(distribution(needed.name), needed.extras) - met
    for name in {canonicalize_name(needed.name) for needed in met}:
        for file in distribution(name).files or ():
            if ".." not in file.parts:  # not a program beside Python
                target = packages / file
                target.parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(str(file.locate()), target)


def needed_by(found: Distribution, extras: Iterable[str] = ()) -> set[Requirement]:
    """What it asks for on this machine, with these extras."""
    asked = map(Requirement, found.requires or ())
    chosen = ("", *extras)
    return {one for one in asked if one.marker is None or any(one.marker.evaluate({"extra": e}) for e in chosen)}


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder without a checkout, for programs that inherit this process's surroundings."""
    for name in OF_THE_TESTS:
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
    found = json.loads(doctor.stdout)
    assert found["engine"].startswith("library")
    assert str(installed.wheel.parent) in found["library"]
    assert not any(name in found["packages"] + found["extras"] for name in FORBIDDEN)
    played = installed.run("-W", "error", "-c", WHOLE_GAME)
    assert played.returncode == 0, played.stderr
    assert re.fullmatch(r"1 \d{2,} False\n", played.stdout)


def test_the_installation_is_small(installed: Installed) -> None:
    """With everything that ``ethnos play`` needs, without what every virtual environment has."""
    packages = packages_in(installed.wheel.parent / "venv")
    sizes = {path: path.stat().st_size for path in packages.rglob("*") if path.is_file()}
    brought = {
        path: size for path, size in sizes.items() if not path.relative_to(packages).parts[0].startswith(INSTALLERS)
    }
    assert sum(brought.values()) <= MOST_BYTES


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
    refused = installed.run("-m", "ethnos", *arguments, **environment)
    assert refused.returncode == 2, refused.stdout + refused.stderr
    assert sentence in " ".join(refused.stderr.split())
    assert "Traceback" not in refused.stderr


def test_terminal(installed: Installed, elsewhere: Path) -> None:
    with Terminal(*playing(elsewhere / "game.ethnos", "--seed", "11"), python=installed.python) as terminal:
        assert Typist(terminal).play()


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
