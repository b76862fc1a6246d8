"""How the rules run in this process: one of three modes, decided once.

- ``library``: machine code that was compiled ahead of time and is part of the package.
- ``jit``: machine code that Numba compiles on this machine, once.
- ``interpreted``: plain Python.

``ETHNOS_ENGINE`` selects one of them. By default it is the library if the package has one for this platform and these
exact sources, else Numba if it is installed, else plain Python.
"""

import os
from dataclasses import dataclass
from functools import cache
from importlib.util import find_spec
from typing import Final, Literal, get_args

from ethnos.base.refusals import EthnosError
from ethnos.engine.compile.library import Library, UnusableLibrary, find_library

Mode = Literal["library", "jit", "interpreted"]
VARIABLE: Final = "ETHNOS_ENGINE"
MODES: Final[tuple[Mode, ...]] = get_args(Mode)


class UnknownEngine(EthnosError):
    """``ETHNOS_ENGINE`` names a mode that does not exist."""


class NoNumba(EthnosError):
    """``ETHNOS_ENGINE`` asks for Numba, which is not installed."""


@dataclass(frozen=True)
class Choice:
    """How the rules run, and why: ``why`` is the key of a text."""

    mode: Mode
    why: str
    library: Library | None = None
    unusable: UnusableLibrary | None = None
    """Why the library is not used, if that decided the mode."""
    problem: EthnosError | None = None
    """Why the requested mode is not available; it is raised before anything is played."""


@cache
def choose() -> Choice:
    """How the rules run in this process."""
    requested = os.environ.get(VARIABLE, "")
    if not requested:
        return _default()
    try:
        return _as_requested(requested)
    except EthnosError as problem:
        return Choice("interpreted", "engine-why-requested", problem=problem)


def _as_requested(requested: str) -> Choice:
    if requested == "library":
        return Choice("library", "engine-why-requested", find_library())
    if requested == "jit":
        if not has_numba():
            raise NoNumba
        return Choice("jit", "engine-why-requested")
    if requested == "interpreted":
        return Choice("interpreted", "engine-why-requested")
    raise UnknownEngine(requested=requested, known=MODES)


def _default() -> Choice:
    if find_spec("numba_cuda"):
        return Choice("jit", "engine-why-card")
    try:
        return Choice("library", "engine-why-library", find_library())
    except UnusableLibrary as unusable:
        if has_numba():
            return Choice("jit", "engine-why-no-library", unusable=unusable)
        return Choice("interpreted", "engine-why-nothing-else", unusable=unusable)


def has_numba() -> bool:
    """Whether Numba is installed."""
    return find_spec("numba") is not None
