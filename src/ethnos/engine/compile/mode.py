"""Which of three ways runs the rules in this process, decided once.

- ``library``: machine code that was compiled ahead of time and came with the package.
- ``jit``: machine code that Numba compiles on this machine, once.
- ``interpreted``: plain Python.

``ETHNOS_ENGINE`` asks for one of them. Otherwise it is the library where the package has one for this platform and
for exactly these sources, then Numba, then plain Python.
"""

import os
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Final, Literal, get_args

from ethnos.engine.compile.library import Library, UnusableLibrary, find_library

Mode = Literal["library", "jit", "interpreted"]
VARIABLE: Final = "ETHNOS_ENGINE"
MODES: Final[tuple[Mode, ...]] = get_args(Mode)


class WrongMode(Exception):
    """``ETHNOS_ENGINE`` asks for something that cannot be had here."""


@dataclass(frozen=True)
class Choice:
    """How the rules run, and why that way."""

    mode: Mode
    why: str
    library: Library | None = None


@cache
def choose() -> Choice:
    """How the rules run in this process."""
    requested = os.environ.get(VARIABLE, "")
    if not requested:
        return _usual()
    if requested not in MODES:
        raise WrongMode(f"{VARIABLE} is {requested!r}; it can be {', '.join(MODES)}, or empty for the usual choice.")
    return _as_requested(requested)


def _as_requested(mode: Mode) -> Choice:
    why = f"{VARIABLE}={mode}"
    if mode == "library":
        try:
            return Choice(mode, why, find_library())
        except UnusableLibrary as problem:
            raise WrongMode(f"{why}, but {problem}") from problem
    if mode == "jit" and not has_numba():
        raise WrongMode(f"{why}, but Numba is not installed: pip install 'ethnos[jit]'")
    return Choice(mode, why)


def _usual() -> Choice:
    if find_spec("numba_cuda"):
        return Choice("jit", "numba-cuda is installed, and a graphics card needs the rules compiled by Numba")
    try:
        library = find_library()
    except UnusableLibrary as problem:
        if has_numba():
            return Choice("jit", str(problem))
        return Choice("interpreted", f"{problem}, and Numba is not installed")
    return Choice("library", f"it was compiled from these sources for {library.target}", library)


def has_numba() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None
