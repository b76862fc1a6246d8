"""Two builds of the same sources give the same bytes, in any folder."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.libraries.machine import compile_program, understand_all_machines
from tools.libraries.targets import TARGETS, Target

pytest.importorskip("ziglang", reason="zig links the libraries")

ROOT = Path(__file__).parents[2]
SMALL_BUILD = """
import sys
from dataclasses import replace
from pathlib import Path
from tools.libraries.__main__ import build
from tools.libraries.targets import TARGETS
few = [replace(target, modules=("ethnos.game.observation",)) for target in TARGETS if target.file in sys.argv[2:]]
build(few, Path(sys.argv[1]))
"""
SMALL_TARGETS = ("linux-x86_64-v2.so", "macos-aarch64.dylib", "engine.wasm")
"""One for each linker and for C code. Windows takes zig minutes, the first time on a machine."""


PROGRAM = """
target datalayout = ""
target triple = ""
@table = internal constant [2 x i64] [i64 3, i64 5]
define internal i64 @rule(i64 %place) noinline {
  %address = getelementptr i64, ptr @table, i64 %place
  %item = load i64, ptr %address
  ret i64 %item
}
define i64 @entry_point(i64 %place) {
  %item = call i64 @rule(i64 %place)
  ret i64 %item
}
"""


@pytest.mark.parametrize("target", TARGETS, ids=lambda target: target.file)
def test_names_inside_a_library_do_not_matter(tmp_path: Path, target: Target) -> None:
    """Numba's names differ from build to build."""
    understand_all_machines()
    renamed = PROGRAM.replace("@rule", "@v17_rule").replace("@table", "@.const.v17")
    first, second = (
        compile_program(program, ["entry_point"], target, tmp_path).read_bytes() for program in (PROGRAM, renamed)
    )
    assert first == second


@pytest.mark.long
def test_a_small_build(tmp_path: Path) -> None:
    """One module for a few targets."""
    builds = [start(folder, ["-c", SMALL_BUILD, "libraries", *SMALL_TARGETS]) for folder in checkouts(tmp_path)]
    assert compare(builds) == {*SMALL_TARGETS, "manifest.json", "layout.json"}


@pytest.mark.long
def test_a_complete_build(tmp_path: Path) -> None:
    """Everything, for all platforms."""
    builds = [start(folder, ["-m", "tools.libraries", "--all", "--out", "libraries"]) for folder in checkouts(tmp_path)]
    assert compare(builds) == {*(target.file for target in TARGETS), "manifest.json", "layout.json"}


def checkouts(folder: Path) -> list[Path]:
    """Two copies of the sources, in folders of different depth."""
    copies = [folder / "one", folder / "other" / "with a space"]
    ignored = shutil.ignore_patterns("web", "__pycache__")
    for copy in copies:
        shutil.copytree(ROOT / "src", copy / "src", ignore=ignored)
        shutil.copytree(ROOT / "tools", copy / "tools", ignore=ignored)
    return copies


def start(checkout: Path, arguments: list[str]) -> tuple[subprocess.Popen[str], Path]:
    """Start a build with its own hash seed and its own folder for temporary files."""
    scratch = checkout / "scratch"
    scratch.mkdir()
    variables = {"PYTHONHASHSEED": str(len(str(checkout))), "TMPDIR": str(scratch)}
    environment = os.environ | {"PYTHONPATH": f"{checkout / 'src'}{os.pathsep}{checkout}"} | variables
    command = [sys.executable, *arguments]
    return subprocess.Popen(command, cwd=checkout, env=environment, stderr=subprocess.PIPE, text=True), checkout


def compare(builds: list[tuple[subprocess.Popen[str], Path]]) -> set[str]:
    """Wait for the builds and compare all files. Returns the names of the files."""
    for process, _ in builds:
        _, problems = process.communicate()
        assert process.returncode == 0, problems
    first, second = ({path.name: path.read_bytes() for path in (where / "libraries").iterdir()} for _, where in builds)
    assert first.keys() == second.keys()
    assert [name for name in first if first[name] != second[name]] == []
    return set(first)
