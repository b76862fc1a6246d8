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
from ethnos.refusals import EthnosError

Mode = Literal["library", "jit", "interpreted"]
VARIABLE: Final = "ETHNOS_ENGINE"
MODES: Final[tuple[Mode, ...]] = get_args(Mode)


class UnknownEngine(EthnosError):
    """``ETHNOS_ENGINE`` asks for something that does not exist."""

    code = "error-UnknownEngine"


class NoNumba(EthnosError):
    """``ETHNOS_ENGINE`` asks for Numba, which is not installed."""

    code = "error-NoNumba"


@dataclass(frozen=True)
class Choice:
    """How the rules run, and why that way: the key of a text, and what it is filled in with."""

    mode: Mode
    why: str
    library: Library | None = None
    unusable: UnusableLibrary | None = None
    """Why the library is not used, where that decided."""
    problem: EthnosError | None = None
    """What was asked for cannot be had: nothing may be played before somebody has heard of it."""


@cache
def choose() -> Choice:
    """How the rules run in this process."""
    requested = os.environ.get(VARIABLE, "")
    if not requested:
        return _usual()
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


def _usual() -> Choice:
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
