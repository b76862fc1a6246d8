"""The one place that knows Numba: how rule functions are compiled, and where the result is kept.

``@rule`` marks a rule function; compiled rule functions call each other directly. ``@door(...)`` marks the few
that Python calls: each has one signature, is compiled ahead by ``ready`` and kept on disk. Without Numba, or with
``ETHNOS_INTERPRETED=1``, both decorators leave the function as it is, and the same source runs as plain Python.
"""

import hashlib
import importlib
import json
import os
import shutil
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, cast


def _find_numba() -> Any:
    """Numba, or None. Its own types do not cover what is used of it here."""
    try:
        return importlib.import_module("numba")
    except ImportError:
        return None


F = TypeVar("F", bound=Callable[..., Any])

numba: Final[Any] = _find_numba()

COMPILED: Final[bool] = numba is not None and os.environ.get("ETHNOS_INTERPRETED", "") in ("", "0")
"""Whether rule functions are machine code in this process."""

KEPT_CACHES: Final = 3  # this version's and the two made before it

# The rules know whole numbers only; fastmath is for what bots make of them.
_FLAGS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy", "fastmath": True}
_doors: "list[tuple[str, Any, tuple[Any, ...]]]" = []
_compiled: set[str] = set()  # modules, by this process


class Report(Protocol):
    """Told about a first compile."""

    def __call__(self, done: int, total: int) -> None:
        """Hear how many doors are done."""


def rule(function: F) -> F:
    """A rule function, called by other rule functions only."""
    if not COMPILED:
        return function
    return cast(F, numba.njit(no_cpython_wrapper=True, no_cfunc_wrapper=True, **_FLAGS)(function))


def door(*signature: object) -> Callable[[F], F]:
    """A rule function that Python calls, with its argument types: NumPy dtypes, in a list for an array of them."""

    def decorate(function: F) -> F:
        if not COMPILED:
            return function
        compiled = _with_cache(lambda: numba.njit(cache=True, **_FLAGS)(function))
        _doors.append((function.__module__, compiled, tuple(_numba_type(part) for part in signature)))
        return cast(F, compiled)

    return decorate


def _lowest_bit_interpreted(number: int) -> int:
    return (number & -number).bit_length() - 1


def _lowest_bit_compiled() -> Callable[[int], int]:
    """One machine instruction, which Python has no name for."""
    llvm: Any = importlib.import_module("llvmlite.ir")
    extending: Any = importlib.import_module("numba.extending")

    def lowest_bit(_context: Any, number: Any) -> Any:
        def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], llvm.Constant(llvm.IntType(1), 1))

        return number(number), generate

    return cast(Callable[[int], int], extending.intrinsic(lowest_bit))


lowest_bit: Final = _lowest_bit_compiled() if COMPILED else _lowest_bit_interpreted
"""The place of the lowest bit that is set in a number other than 0."""


def ready(module: str, report: Report | None = None) -> None:
    """Compile the doors of a module, or find them on disk; ``report`` hears how a first compile goes."""
    if is_ready(module):
        return
    importlib.import_module(module)
    report = report or _report_on_stderr
    doors = [(compiled, signature) for owner, compiled, signature in _doors if owner == module]
    started = time.perf_counter()
    for done, (compiled, signature) in enumerate(doors):
        report(done, len(doors))
        compiled.compile(signature)
    report(len(doors), len(doors))
    _compiled.add(module)
    with suppress(OSError):  # a folder that cannot be written to costs the same time at every start, and nothing else
        _stamp(module).write_text(json.dumps({"compile_seconds": round(time.perf_counter() - started, 2)}))
        _drop_old_caches()


def load(module: str) -> None:
    """Make a module ready and its machine code loaded, so that not even the first call waits for it."""
    ready(module)
    for owner, compiled, signature in _doors:
        if owner == module and not compiled.signatures:
            compiled.compile(signature)


def cores() -> int:
    """Cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def is_ready(module: str) -> bool:
    """Whether the doors of a module need no compiling any more."""
    return not COMPILED or module in _compiled or _stamp(module).exists()


def compile_seconds(*modules: str) -> float:
    """How long the first compile of these modules took on this machine; 0.0 where nothing is compiled."""
    if not COMPILED:
        return 0.0
    stamps = [json.loads(_stamp(module).read_text()) for module in modules if _stamp(module).exists()]
    return round(sum(float(stamp["compile_seconds"]) for stamp in stamps), 2)


def _find_cache_folder() -> Path:
    """Where this version's machine code is kept: one folder for each state of the sources that are compiled.

    Numba watches only the file of the function it has cached, not the files of the functions called there, so the
    folder's name carries a digest of the engine and of every other file that is compiled.
    """
    engine = Path(__file__).parent
    digest = hashlib.sha256(f"{sys.version}{getattr(numba, '__version__', '')}".encode())
    for path in sorted(engine.parent.rglob("*.py")):
        source = path.read_bytes()
        if path.parent == engine or b"\n@rule" in source or b"\n@door" in source:
            digest.update(source)
    return _cache_base() / "compiled" / digest.hexdigest()[:16]


def _cache_base() -> Path:
    if folder := os.environ.get("ETHNOS_CACHE_DIR"):
        return Path(folder)
    import platformdirs

    return Path(platformdirs.user_cache_dir("ethnos", appauthor=False))


def _with_cache(make: Callable[[], Any]) -> Any:
    """Numba reads its cache folder from a global setting when a function is decorated: lend it ours for a moment."""
    before = numba.config.CACHE_DIR
    numba.config.CACHE_DIR = str(_CACHE)
    try:
        return make()
    finally:
        numba.config.CACHE_DIR = before


def _numba_type(part: Any) -> Any:
    if isinstance(part, list):
        return numba.types.Array(_numba_type(part[0]), 1, "C")
    return numba.from_dtype(part)


def _stamp(module: str) -> Path:
    return _CACHE / f"{module}.json"


def _drop_old_caches() -> None:
    by_age = sorted(_CACHE.parent.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in by_age[KEPT_CACHES:]:
        shutil.rmtree(folder, ignore_errors=True)


def _report_on_stderr(done: int, total: int) -> None:
    if done < total:
        sys.stderr.write(f"ethnos: compiling the rules, once on this machine: {done + 1} of {total} ...\n")
        sys.stderr.flush()


_CACHE: Final = _find_cache_folder()
