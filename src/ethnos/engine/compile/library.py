"""Machine code that was compiled ahead of time: finding the library of this platform, checking it, calling it.

``tools/libraries`` builds the libraries and writes ``manifest.json`` beside them. A library is used only if its digest
is the one in the manifest and it was built from the sources in this package.
"""

import ctypes
import hashlib
import json
import platform
import sys
from contextlib import suppress
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from ethnos.base.refusals import EthnosError
from ethnos.engine.compile.sources import digest_of_files

FOLDER: Final = Path(__file__).parents[1] / "libraries"
MANIFEST: Final = "manifest.json"
DIGEST_SYMBOL: Final = "ethnos_sources"
LEVEL_SYMBOL: Final = "ethnos_processor_level"
BASELINE, NEWER = 2, 3  # the levels of x86-64 that libraries are built for

MODULES: Final = (
    "ethnos.engine.play",
    "ethnos.engine.invariants",
    "ethnos.game.observation",
    "ethnos.bots.simple",
    "ethnos.bots.greedy",
    "ethnos.bots.tree",
    "ethnos.bots.network",
    "ethnos.bots.network_tree",
    "ethnos.insight.oracle",
    "ethnos.research.lab.endgame_tree",
    "ethnos.research.lab.playouts",
    "ethnos.research.lab.selfcheck",
    "ethnos.research.lab.simulate",
    "ethnos.research.studies.watch",
    "ethnos.envs.batch.rules",
    "ethnos.envs.chance",
)
"""The modules whose entry points are in every library."""

_SHAPE: Final = {"sources": str, "files": list, "libraries": dict}  # of the manifest
_SYSTEMS: Final = {"linux": "linux", "darwin": "macos", "win32": "windows", "emscripten": "emscripten"}
_MACHINES: Final = {"x86_64": "x86_64", "amd64": "x86_64", "aarch64": "aarch64", "arm64": "aarch64"}
_ENDINGS: Final = {"linux": "so", "macos": "dylib", "windows": "dll"}


class UnusableLibrary(EthnosError):
    """There is no library, or it must not be used; ``code`` says why."""


@dataclass(frozen=True)
class Library:
    """A library, checked and loaded."""

    path: Path
    target: str
    handle: Any
    """The ``ctypes.CDLL``, or an ``OpenedLate`` that opens it on the first call."""


class OpenedLate:
    """A library that the first call of one of its functions opens.

    A snapshot of Python's memory in a browser can have imported modules, but no open library.
    """

    def __init__(self, path: Path) -> None:
        self._path = path

    def __getattr__(self, name: str) -> "LateFunction":
        return LateFunction(self, name)

    @cached_property
    def opened(self) -> ctypes.CDLL:
        """The library itself."""
        return ctypes.CDLL(str(self._path))


class LateFunction:
    """A function of a library that is opened late."""

    argtypes: Any
    restype: Any

    def __init__(self, library: OpenedLate, name: str) -> None:
        self._library, self._name = library, name

    def __call__(self, *arguments: Any) -> Any:
        """Call the function, opening the library if necessary."""
        return self._native(*arguments)

    @cached_property
    def _native(self) -> Any:
        native = getattr(self._library.opened, self._name)
        native.argtypes, native.restype = self.argtypes, self.restype
        return native


def symbol(module: str, name: str) -> str:
    """The symbol of an entry point in a library."""
    return f"{module}.{name}".replace(".", "_")


def target_name() -> str:
    """This platform as the libraries name it; an unknown one as Python names it."""
    system = _SYSTEMS.get(sys.platform, sys.platform)
    machine = platform.machine().lower()
    return f"{system}-{_MACHINES.get(machine, machine)}"


def file_name(target: str, level: int = 0) -> str:
    """The file of a library; ``level`` for processors that have levels."""
    ending = _ENDINGS.get(target.partition("-")[0], "so")
    return f"{target}-v{level}.{ending}" if level else f"{target}.{ending}"


@cache
def find_library(folder: Path = FOLDER) -> Library:
    """The library for this platform and these sources, loaded."""
    target = target_name()
    if sys.platform == "emscripten":  # checked when the site was built, with the sources at hand
        path = folder / file_name(target)
        return Library(path, target, OpenedLate(path))
    manifest = _read_manifest(folder)
    names = [name for name in (file_name(target), file_name(target, BASELINE)) if name in manifest["libraries"]]
    if not names:
        raise UnusableLibrary("library-platform", target=target)
    if digest_of_files(manifest["files"]) != manifest["sources"]:
        raise _wrong_sources(folder / names[0])
    library = _load(folder / names[0], target, manifest)
    if (level := processor_level(library.handle)) >= NEWER:
        newer = file_name(target, NEWER)
        if newer in manifest["libraries"]:
            return _load(folder / newer, f"{target}-v{level}", manifest)
    return library


def processor_level(handle: ctypes.CDLL) -> int:
    """The x86-64 level of this processor, detected by the baseline library; 0 for other architectures."""
    return int(getattr(handle, LEVEL_SYMBOL)()) if hasattr(handle, LEVEL_SYMBOL) else 0


def _read_manifest(folder: Path) -> dict[str, Any]:
    path = folder / MANIFEST
    try:
        manifest = json.loads(path.read_text(encoding="utf-8"))
    except FileNotFoundError:
        raise UnusableLibrary("library-none") from None
    except OSError as problem:
        raise _unreadable(path, problem) from problem
    except ValueError as problem:
        raise UnusableLibrary("library-damaged-manifest", path=path) from problem
    if not isinstance(manifest, dict) or not all(isinstance(manifest.get(key), kind) for key, kind in _SHAPE.items()):
        raise UnusableLibrary("library-damaged-manifest", path=path)
    return manifest


def _load(path: Path, target: str, manifest: dict[str, Any]) -> Library:
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise _unreadable(path, problem) from problem
    if hashlib.sha256(content).hexdigest() != manifest["libraries"][path.name]:
        raise UnusableLibrary("library-damaged-bytes", path=path)
    try:
        handle = _open(path)
        built_from = ctypes.string_at(ctypes.addressof(ctypes.c_char.in_dll(handle, DIGEST_SYMBOL)))
    except (OSError, ValueError) as problem:
        raise UnusableLibrary("library-foreign", path=path, problem=problem) from problem
    if built_from.decode() != manifest["sources"]:
        raise _wrong_sources(path)
    return Library(path, target, handle)


def _open(path: Path) -> ctypes.CDLL:
    if sys.platform == "linux":
        # Libraries use exp and pow without linking to a C library, so that they run with any of them.
        with suppress(OSError):  # musl: the interpreter has already loaded them
            ctypes.CDLL("libm.so.6", ctypes.RTLD_GLOBAL)
    return ctypes.CDLL(str(path))


def _wrong_sources(path: Path) -> UnusableLibrary:
    return UnusableLibrary("library-sources", path=path)


def _unreadable(path: Path, problem: OSError) -> UnusableLibrary:
    return UnusableLibrary("library-damaged", path=path, problem=problem.strerror)
