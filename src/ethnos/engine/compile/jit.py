"""Machine code that Numba compiles on this machine, and its cache on disk.

The code of a module is stored in a folder named after a digest of all sources it depends on (``sources.py``), so a
change recompiles the modules that it affects and no others.
"""

import importlib
import json
import os
import shutil
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar, cast

from ethnos.engine.compile.calls import is_number, is_plain, with_arrays
from ethnos.engine.compile.sources import digest, file_of
from ethnos.engine.state import Table

F = TypeVar("F", bound=Callable[..., Any])

# The rules use integers only. Floating-point results of bots must be the same on every processor and in WebAssembly,
# or a search would decide differently there: sums are not reordered, and not fused with products.
_SAME_EVERYWHERE: Final = {"nnan", "ninf", "nsz"}
FLAGS: Final[dict[str, Any]] = {"nogil": True, "error_model": "numpy", "fastmath": _SAME_EVERYWHERE}
_NO_WRAPPERS: Final[dict[str, Any]] = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
COMPILE_ALL: Final = "ethnos doctor --compile"
"""The command that spares all later waits."""
KEPT_VERSIONS: Final = 3  # of a module's machine code: the current one and the two before it

entry_points: "list[tuple[str, Any, tuple[Any, ...]]]" = []
"""All decorated entry points: module, compiled function, signature."""
_compiled: set[str] = set()  # modules, by this process


class Report(Protocol):
    """Receives the progress of a first compile."""

    def __call__(self, done: int, total: int) -> None:
        """``done`` of ``total`` entry points are compiled."""


@cache
def _numba() -> Any:
    """Numba, untyped: its type hints do not cover what is used here."""
    return importlib.import_module("numba")


def rule(function: F) -> F:
    """Compile a function that only other compiled functions call."""
    return cast(F, _numba().njit(**_NO_WRAPPERS, **FLAGS)(function))


def entry_point(signature: tuple[Any, ...], function: F) -> F:
    """Compile a function that Python calls."""
    compiled = _numba().njit(**FLAGS)(function)
    if file_of(function.__module__):
        compiled._cache = _disk_cache(function.__module__)(function)
    entry_points.append((function.__module__, compiled, _dtypes(signature)))
    return cast(F, with_arrays(compiled, signature, function) if is_plain(signature) else compiled)


def _dtypes(signature: tuple[Any, ...]) -> tuple[Any, ...]:
    """A signature with NumPy's types in place of all others."""
    from ethnos.engine.records import dtype_of

    arrays = [[Table] if part is Table else int if is_number(part) else part for part in signature]
    return tuple([dtype_of(part[0])] if isinstance(part, list) else dtype_of(part) for part in arrays)


def numba_types(signature: tuple[Any, ...]) -> tuple[Any, ...]:
    """Numba's types of dtypes, and of arrays where the dtype is in a list."""
    numba = _numba()
    array = numba.types.Array
    return tuple(
        array(numba.from_dtype(part[0]), 1, "C") if isinstance(part, list) else numba.from_dtype(part)
        for part in signature
    )


def array_of(numbers: Any) -> Any:
    """Numbers as an array of whole or floating-point numbers of 8 bytes."""
    import numpy as np

    return np.array(numbers)


def single_precision() -> Any:
    """``numpy.float32``: Numba compiles a call of it to a conversion."""
    import numpy as np

    return np.float32


def without_runtime(compiled: Any) -> Any:
    """An entry point compiled again, without references to Numba or Python in its machine code."""
    return _numba().njit(_nrt=False, **_NO_WRAPPERS, **FLAGS)(compiled.py_func)


def lowest_bit_intrinsic() -> Callable[[int], int]:
    """``lowest_bit`` as a single machine instruction, which has no equivalent in Python."""
    llvm: Any = importlib.import_module("llvmlite.ir")
    extending: Any = importlib.import_module("numba.extending")

    def lowest_bit(_context: Any, number: Any) -> Any:
        def generate(_target: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], llvm.Constant(llvm.IntType(1), 1))

        return number(number), generate

    return cast(Callable[[int], int], extending.intrinsic(lowest_bit))


def compile_module(module: str, report: Report | None = None) -> None:
    """Compile the entry points of a module, unless they are on disk; ``report`` receives the progress."""
    if is_compiled(module):
        return
    importlib.import_module(module)
    report = report or _report_on_stderr
    module_entry_points = [(compiled, signature) for owner, compiled, signature in entry_points if owner == module]
    started = time.perf_counter()
    for done, (compiled, signature) in enumerate(module_entry_points):
        report(done, len(module_entry_points))
        compiled.compile(numba_types(signature))
    report(len(module_entry_points), len(module_entry_points))
    _compiled.add(module)
    _write_stamp(module, time.perf_counter() - started)


def compile_modules(modules: Iterable[str], report: Report) -> None:
    """Compile several modules, with one progress for all."""
    waiting = [module for module in dict.fromkeys(modules) if not is_compiled(module)]
    for module in waiting:
        importlib.import_module(module)
    total = sum(owner in waiting for owner, _, _ in entry_points)
    before = 0
    for module in waiting:
        compile_module(module, lambda done, _total, before=before: report(before + done, total))
        before += sum(owner == module for owner, _, _ in entry_points)


def load_module(module: str) -> None:
    """Compile a module and load its machine code, so the first call does not wait."""
    compile_module(module)
    for owner, compiled, signature in entry_points:
        if owner == module and not compiled.signatures:
            compiled.compile(numba_types(signature))


def is_compiled(module: str) -> bool:
    """Whether the entry points of a module are already compiled."""
    return module in _compiled or _read_stamp(module) is not None


def compile_seconds(*modules: str) -> float:
    """How long the first compile of these modules took on this machine."""
    return round(sum(_read_stamp(module) or 0.0 for module in modules), 2)


def cache_folder() -> Path:
    """Where machine code is stored on this machine."""
    if folder := os.environ.get("ETHNOS_CACHE_DIR"):
        return Path(folder)
    import platformdirs

    return Path(platformdirs.user_cache_dir("ethnos", appauthor=False))


@cache
def _folder(module: str) -> Path:
    versions = f"{sys.implementation.cache_tag}-{_numba().__version__}"
    return cache_folder() / "compiled" / module / f"{versions}-{digest(module)[:16]}"


def _stamp(module: str) -> Path | None:
    """The file that marks the folder of a module as complete; None for code that has no file."""
    return _folder(module) / "compiled.json" if file_of(module) else None


def _read_stamp(module: str) -> float | None:
    """The seconds that compiling took; None if no stamp can be read."""
    if (stamp := _stamp(module)) is not None:
        with suppress(OSError, ValueError, KeyError):
            return float(json.loads(stamp.read_text())["compile_seconds"])
    return None


def _write_stamp(module: str, seconds: float) -> None:
    if (stamp := _stamp(module)) is not None:
        with _ignore_unwritable():
            stamp.write_text(json.dumps({"compile_seconds": round(seconds, 2)}))
        with suppress(OSError):
            _drop_old_versions(module)


@contextmanager
def _ignore_unwritable() -> Iterator[None]:
    """Continue if the cache cannot be written: then every start compiles again."""
    try:
        yield
    except OSError as problem:
        _report_unwritable(problem.strerror or str(problem))


@cache  # reports it once
def _report_unwritable(problem: str) -> None:
    sys.stderr.write(
        f"ethnos: compiled rules cannot be saved in {cache_folder()} ({problem}), so every start compiles them again; "
        "set ETHNOS_CACHE_DIR to a folder that can be written to\n"
    )


def _disk_cache(module: str) -> Any:
    """Numba's cache of machine code, in our folder and valid for as long as the folder keeps its name.

    Numba's own check looks only at the file of the function: it would recompile when that file is merely touched, and
    would miss a change in a function that is called from another file.
    """
    caching: Any = importlib.import_module("numba.core.caching")

    class Locator(caching._CacheLocator):  # type: ignore[misc]
        def get_cache_path(self) -> str:
            return str(_folder(module))

        def get_source_stamp(self) -> str:
            return ""

        def get_disambiguator(self) -> str:
            return ""

        @classmethod
        def from_function(cls, _function: Any, _path: str) -> "Locator":
            return cls()

    class Implementation(caching.CompileResultCacheImpl):  # type: ignore[misc]
        _locator_classes = (Locator,)

    class DiskCache(caching.FunctionCache):  # type: ignore[misc]
        _impl_class = Implementation

        def load_overload(self, signature: Any, target: Any) -> Any:
            try:
                return super().load_overload(signature, target)
            except OSError:  # a folder that cannot be read
                return None
            except Exception:  # a damaged file: unpickling it can raise anything
                with suppress(OSError):
                    self.flush()
                return None

        def save_overload(self, signature: Any, code: Any) -> None:
            with _ignore_unwritable():
                super().save_overload(signature, code)

    return DiskCache


def _drop_old_versions(module: str) -> None:
    by_age = sorted(_folder(module).parent.iterdir(), key=lambda folder: folder.stat().st_mtime, reverse=True)
    for folder in by_age[KEPT_VERSIONS:]:
        shutil.rmtree(folder, ignore_errors=True)


def _report_on_stderr(done: int, total: int) -> None:
    if done < total:
        hint = "" if done else f" ({COMPILE_ALL} compiles everything at once)"
        sys.stderr.write(f"ethnos: compiling the rules, once on this machine: {done + 1} of {total} ...{hint}\n")
        sys.stderr.flush()
