"""Machine code compiled ahead of time: it plays the same games, and is refused where it does not fit."""

import ctypes
import hashlib
import json
import shutil
from array import array
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from ethnos.bots.tree import Node, SearchState
from ethnos.engine.compile import sources
from ethnos.engine.compile.calls import bind
from ethnos.engine.compile.library import FOLDER, MANIFEST, MODULES, OpenedLate, UnusableLibrary, find_library
from ethnos.engine.records import dtype_of
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import Table, blank, blank_records
from tests.engine.library import built_library, run
from tests.engine.test_interpreted import random_game

GAMES_A_SETTING = 40  # times 5 player counts and 5 presets: 1,000 games
BOTH_WAYS = pytest.mark.usefixtures("both_ways")


@pytest.fixture
def both_ways() -> None:
    """A library, and Numba to compare it with."""
    built_library()
    pytest.importorskip("numba", reason="NOT TESTED against Numba, which is missing")


@pytest.mark.long  # compiles everything; test_interpreted compares the library with plain Python
@BOTH_WAYS
def test_records_are_identical() -> None:
    settings = [(players, preset) for players in range(2, 7) for preset in PRESETS]
    games = [random_game(*setting, seed) for setting in settings for seed in range(GAMES_A_SETTING)]
    assert len(games) == 25 * GAMES_A_SETTING
    assert run("tests.engine.replay", "library", games) == run("tests.engine.replay", "jit", games)


@pytest.mark.long
@BOTH_WAYS
def test_bots_decide_alike() -> None:
    jit, library = run("tests.engine.deciding", "jit"), run("tests.engine.deciding", "library")
    assert jit["decisions"] == library["decisions"]
    counts = {bot: len(decisions) for bot, decisions in jit["decisions"].items()}
    assert (counts["greedy"], counts["champion"]) == (60, 60)
    assert np.abs(np.subtract(jit["chances"], library["chances"])).max() < 1e-6


# --- Libraries that may not be used ---------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the libraries, to damage."""
    built_library()
    return Path(shutil.copytree(FOLDER, tmp_path / "libraries"))


def manifest_of(folder: Path) -> dict[str, Any]:
    return dict(json.loads((folder / MANIFEST).read_text(encoding="utf-8")))


def write_manifest(folder: Path, **changes: object) -> None:
    (folder / MANIFEST).write_text(json.dumps(manifest_of(folder) | changes), encoding="utf-8")


def refusal_code(folder: Path) -> str:
    with pytest.raises(UnusableLibrary) as refusal:
        find_library(folder)
    return str(refusal.value.code)


def test_an_untouched_copy_is_used(folder: Path) -> None:
    assert find_library(folder).path.parent == folder


def test_no_library(tmp_path: Path) -> None:
    assert refusal_code(tmp_path) == "library-none"


@pytest.mark.parametrize("content", ["{", "[]", "{}", '{"sources": "", "files": [], "libraries": null}'])
def test_a_damaged_manifest(folder: Path, content: str) -> None:
    (folder / MANIFEST).write_text(content, encoding="utf-8")
    assert refusal_code(folder) == "library-damaged-manifest"


def test_a_manifest_that_cannot_be_read(folder: Path) -> None:
    (folder / MANIFEST).unlink()
    (folder / MANIFEST).mkdir()
    assert refusal_code(folder) == "library-damaged"


def test_a_library_of_other_sources(folder: Path) -> None:
    write_manifest(folder, sources="0" * 64)
    assert refusal_code(folder) == "library-sources"


def test_sources_that_were_changed_since(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    library = find_library(folder).path.name
    package = Path(
        shutil.copytree(sources.PACKAGE, folder.parent / "ethnos", ignore=shutil.ignore_patterns("web", "__pycache__"))
    )
    monkeypatch.setattr(sources, "PACKAGE", package)
    find_library.cache_clear()
    assert find_library(folder).path.name == library
    with (package / "engine" / "turn.py").open("a", encoding="utf-8") as file:
        file.write("\n")
    find_library.cache_clear()
    assert refusal_code(folder) == "library-sources"


def test_a_library_with_another_digest_inside(folder: Path) -> None:
    """A manifest next to a library of other sources, with the right digest of the library's bytes."""
    path = folder / built_library().path.name
    content = path.read_bytes().replace(manifest_of(folder)["sources"].encode(), b"0" * 64)
    assert content != path.read_bytes()
    path.write_bytes(content)
    write_manifest(
        folder, libraries=manifest_of(folder)["libraries"] | {path.name: hashlib.sha256(content).hexdigest()}
    )
    assert refusal_code(folder) == "library-sources"


@pytest.mark.parametrize("length", [0, 100, -1])
def test_a_damaged_library(folder: Path, length: int) -> None:
    path = folder / built_library().path.name
    path.write_bytes(path.read_bytes()[:length])
    assert refusal_code(folder) == "library-damaged-bytes"


def test_a_library_of_another_platform(folder: Path) -> None:
    path, content = folder / built_library().path.name, b"MZ" + bytes(2000)
    path.write_bytes(content)
    write_manifest(
        folder, libraries=manifest_of(folder)["libraries"] | {path.name: hashlib.sha256(content).hexdigest()}
    )
    assert refusal_code(folder) == "library-foreign"


def test_a_platform_without_a_library(folder: Path) -> None:
    write_manifest(folder, libraries={"plan9-mips.so": ""})
    assert refusal_code(folder) == "library-platform"


def test_a_browser_opens_the_library_at_the_first_call(monkeypatch: pytest.MonkeyPatch) -> None:
    opened: list[str] = []

    class Native:
        def __init__(self, path: str) -> None:
            opened.append(path)
            self.twice, self.thrice = lambda number: 2 * number, lambda number: 3 * number

    monkeypatch.setattr(ctypes, "CDLL", Native)
    library = OpenedLate(Path("library.so"))
    functions = [library.twice, library.thrice]
    for function in functions:
        function.argtypes, function.restype = [ctypes.c_int64], ctypes.c_int64
    assert not opened
    assert [function(7) for function in functions] == [14, 21]
    assert opened == ["library.so"]
    assert library.opened.twice.argtypes == [ctypes.c_int64]


# --- Arrays that may not be passed ----------------------------------------------------------------------------


def recorded_calls(*signature: object) -> tuple[list[tuple[object, ...]], Callable[..., object]]:
    """A function that calls an entry point of this signature, and the arguments passed to machine code."""
    passed: list[tuple[object, ...]] = []

    def function(_one: object, _other: object) -> None:
        """An entry point."""

    class Native:
        def __call__(self, *arguments: object) -> None:
            passed.append(arguments)

    return passed, bind(Native(), signature, function)


def test_arrays_that_machine_code_would_misread_are_refused() -> None:
    passed, call = recorded_calls([np.int64], np.int64)
    good = np.arange(4)
    call(good, np.int64(2))
    assert passed == [(good.ctypes.data, 4, 2)]
    frozen = np.arange(4)
    frozen.flags.writeable = False
    for wrong in (np.arange(4, dtype=np.int32), good[::2], frozen):
        with pytest.raises(TypeError, match="expected an array"):
            call(wrong, 2)
    assert len(passed) == 1


def test_memory_that_machine_code_would_misread_is_refused() -> None:
    """Arrays of ``ctypes``, which need no NumPy."""
    passed, call = recorded_calls([ctypes.c_float], [Table])
    good, tables = (ctypes.c_float * 3)(), blank_records(2)
    call(good, tables)
    assert passed == [(ctypes.addressof(good), 3, ctypes.addressof(tables), 2)]
    for wrong in ((ctypes.c_double * 3)(), ctypes.c_float(), np.zeros(3, np.float32), array("f", [0.0]), [0.0], tables):
        with pytest.raises(TypeError, match="expected a ctypes array of c_float"):
            call(wrong, tables)
    with pytest.raises(TypeError, match="expected a ctypes array of"):
        call(good, blank())
    assert len(passed) == 1


@pytest.mark.parametrize("structure", [Node, SearchState])
def test_numba_sees_a_structure_as_python_does(structure: type[ctypes.Structure]) -> None:
    dtype = dtype_of(structure)
    assert dtype.isalignedstruct
    assert dtype.itemsize == ctypes.sizeof(structure)
    assert dtype.fields is not None
    for name, (part, offset, *_) in dtype.fields.items():
        field = getattr(structure, name)
        assert (offset, part.itemsize) == (field.offset, field.size), name


# --- Which sources count --------------------------------------------------------------------------------------


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the package, to change."""
    copy = Path(
        shutil.copytree(sources.PACKAGE, tmp_path / "ethnos", ignore=shutil.ignore_patterns("web", "__pycache__"))
    )
    monkeypatch.setattr(sources, "PACKAGE", copy)
    return copy


def digests() -> dict[str, str]:
    sources._parsed.cache_clear()
    sources._used_by.cache_clear()
    return {module: sources.digest(module) for module in MODULES}


def changed_by(package: Path, name: str, old: str, new: str) -> set[str]:
    """The modules whose machine code depends on this change of a file."""
    before, path = digests(), package / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    after = digests()
    return {module for module in MODULES if before[module] != after[module]}


def test_a_change_of_the_environments_leaves_the_rules_alone(package: Path) -> None:
    changed = changed_by(package, "envs/batch/rules.py", "        return False\n", "        return True\n")
    assert changed == {"ethnos.envs.batch.rules"}


def test_a_change_of_the_generated_loops_reaches_every_rule_for_each_table(package: Path) -> None:
    changed = changed_by(package, "engine/each_table.py", "for i in range(start, end)", "for i in range(start, end, 1)")
    assert changed == {"ethnos.envs.batch.rules", "ethnos.research.studies.watch"}


def test_a_change_of_a_rule_reaches_whatever_plays(package: Path) -> None:
    changed = changed_by(package, "engine/scoring.py", "return lead > 0", "return lead >= 0")
    assert {
        "ethnos.engine.play",
        "ethnos.research.lab.playouts",
        "ethnos.bots.tree",
        "ethnos.envs.batch.rules",
    } <= changed
    assert "ethnos.game.observation" not in changed


@pytest.mark.long
def test_comments_and_docstrings_change_nothing(package: Path) -> None:
    assert changed_by(package, "engine/turn.py", '"""', '"""More: ') == set()
    assert changed_by(package, "envs/batch/rules.py", "from ", "# A remark.\nfrom ") == set()
