"""Compiled code that cannot be cached or is damaged, and running without Numba."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from ethnos.engine.compile import sources
from ethnos.engine.compile.library import MANIFEST
from ethnos.engine.compile.mode import has_numba
from tests.engine.library import built_library
from tests.others_long import others_long

pytestmark = pytest.mark.skipif(not has_numba(), reason="Numba compiles nothing here")

SMALL_MODULE = """
import numpy as np
from ethnos.engine.compile import entry_point

@entry_point(np.int64)
def doubled(number: int) -> int:
    return number * 2

@entry_point(np.int64)
def halved(number: int) -> int:
    return number // 2
"""
USE_IT = """
import small
from ethnos.engine.compile import compile_module, compile_seconds, is_compiled
print(is_compiled("small"))
compile_module("small", lambda _done, _total: None)
print(is_compiled("small"), compile_seconds("small") > 0, small.doubled(21), small.halved(42))
"""
COMMAND = "from ethnos.cli import app; app()"
WITHOUT_NUMBA = "import sys; sys.modules['numba'] = None\n"
NUMBA_IS_NEEDED = "ETHNOS_ENGINE=jit needs Numba"


def run_program(
    folder: Path, code: str, *arguments: str, mode: str = "jit", cache: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a program in this folder, next to a module that has to be compiled."""
    (folder / "small.py").write_text(SMALL_MODULE, encoding="utf-8")
    variables = {"ETHNOS_ENGINE": mode, "ETHNOS_CACHE_DIR": str(cache or folder / "cache"), **more}
    command = [sys.executable, "-W", "error", "-c", code, *arguments]
    return subprocess.run(command, cwd=folder, env=os.environ | variables, capture_output=True, text=True, check=False)


# --- The cache of compiled code -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def first_run(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder whose cache has compiled code."""
    folder = tmp_path_factory.mktemp("first")
    result = run_program(folder, USE_IT)
    assert (result.stdout, result.stderr) == ("False\nTrue True 42 21\n", "")
    return folder


def test_compiled_code_is_cached(first_run: Path) -> None:
    result = run_program(first_run, USE_IT)
    assert (result.stdout, result.stderr) == ("True\nTrue True 42 21\n", "")


@pytest.mark.parametrize("place", others_long(("file", "file/below"), "file"))
def test_a_cache_that_cannot_be_written_to_is_only_a_warning(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").touch()
    result = run_program(tmp_path, USE_IT, cache=tmp_path / place)
    assert result.stdout == "False\nTrue False 42 21\n", result.stderr
    (sentence,) = result.stderr.splitlines()
    assert f"cannot be saved in {tmp_path / place} (Not a directory)" in sentence
    assert "ETHNOS_CACHE_DIR" in sentence


@pytest.mark.parametrize("ending", others_long(("nbi", "nbc", "json"), "nbi"))
def test_damaged_files_are_written_anew(tmp_path: Path, first_run: Path, ending: str) -> None:
    """An index, machine code, and the note that all is compiled, each cut off in the middle."""
    cache = Path(shutil.copytree(first_run / "cache", tmp_path / "cache"))
    damaged = {path: path.read_bytes()[: path.stat().st_size // 2] for path in cache.rglob(f"*.{ending}")}
    assert damaged
    for path, content in damaged.items():
        path.write_bytes(content)
    result = run_program(tmp_path, USE_IT)
    assert result.stdout.endswith("True True 42 21\n"), result.stderr
    assert all(path.read_bytes() != content for path, content in damaged.items())


def test_doctor_says_that_a_folder_cannot_be_written_to(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    result = run_program(tmp_path, COMMAND, "doctor", "--json", cache=tmp_path / "file")
    assert f"{tmp_path / 'file'} (not writable)" in result.stdout


def test_doctor_shows_whole_paths(tmp_path: Path) -> None:
    folder = tmp_path.joinpath(*["a-folder-with-a-long-name"] * 4)
    result = run_program(tmp_path, COMMAND, "doctor", cache=folder)
    assert str(folder) in re.sub(r"\s+", "", result.stdout)


# --- Without Numba --------------------------------------------------------------------------------------------


def test_the_command_names_the_extra(tmp_path: Path) -> None:
    result = run_program(tmp_path, WITHOUT_NUMBA + COMMAND, "bots")
    assert result.returncode == 2
    assert f'{NUMBA_IS_NEEDED}: pip install "ethnos[jit]"' in " ".join(result.stderr.split())
    assert "Traceback" not in result.stderr


def test_python_code_is_refused_before_it_plays(tmp_path: Path) -> None:
    result = run_program(tmp_path, f"{WITHOUT_NUMBA}from ethnos import Game; print('imported'); Game.new()")
    assert result.stdout == "imported\n"
    assert NUMBA_IS_NEEDED in result.stderr.splitlines()[-1]


@pytest.mark.parametrize("command", [("doctor",), ("simulate", "--games", "1")], ids=["doctor", "simulate"])
def test_a_fallback_to_plain_python_gives_its_reason(tmp_path: Path, command: tuple[str, ...]) -> None:
    ignored = shutil.ignore_patterns("web", "libraries", "__pycache__")
    package = Path(shutil.copytree(sources.PACKAGE, tmp_path / "copy" / "ethnos", ignore=ignored))
    manifest = package / "engine" / "libraries" / MANIFEST
    manifest.parent.mkdir()
    manifest.write_text("{", encoding="utf-8")
    result = run_program(tmp_path, WITHOUT_NUMBA + COMMAND, *command, mode="", PYTHONPATH=str(package.parent))
    assert result.returncode == 0, result.stderr
    output = "".join((result.stdout if command == ("doctor",) else result.stderr).split())
    assert 'interpreted:Numbaisnotinstalled(pipinstall"ethnos[jit]")' in output
    assert f"{manifest}isdamaged" in output


# --- Compiled code that is not in the library -----------------------------------------------------------------


def test_code_outside_the_library_says_so_when_it_is_called(tmp_path: Path) -> None:
    built_library()
    result = run_program(tmp_path, "import small; print('imported'); small.doubled(21)", mode="library")
    assert result.stdout == "imported\n", result.stderr
    assert result.stderr.splitlines()[-1].startswith("UserWarning: small.doubled is not in the library")


@pytest.mark.long
def test_training_is_compiled_where_a_library_is_the_default(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="training needs torch")
    built_library()
    from tests.training.test_run import TINY

    (tmp_path / "tiny.toml").write_text(TINY, encoding="utf-8")
    default = {name: value for name, value in os.environ.items() if name != "ETHNOS_ENGINE"}
    command = [sys.executable, "-m", "ethnos", "train", "--config", "tiny.toml", "--device", "cpu", "--updates", "1"]
    strict = {"PYTHONWARNINGS": "error::UserWarning"}
    result = subprocess.run(command, cwd=tmp_path, env=default | strict, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    assert "Stopped after 1 of 10 updates" in " ".join(result.stderr.split())
