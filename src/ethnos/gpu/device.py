"""Finding the card, and everything that is needed to use it."""

import importlib
import os
from typing import Any, Final

import numpy as np

from ethnos.engine.errors import EthnosError

SIMULATED: Final = os.environ.get("NUMBA_ENABLE_CUDASIM", "") not in ("", "0")
"""Whether kernels run as plain Python on this machine's own processor."""

# Names that numba's CUDA target still imports, and newer NumPys have dropped.
_RENAMED: Final = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}


class NoCard(EthnosError):
    """There is no card that could be used. The code says what is missing."""

    def __init__(self, code: str, problem: str = "") -> None:
        super().__init__(f"{code} {problem}".rstrip())
        self.code, self.problem = code, problem


def _find_cuda() -> Any:
    """Numba's CUDA target, or None."""
    for old, new in _RENAMED.items():
        if not hasattr(np, old):
            setattr(np, old, getattr(np, new))
    try:
        return importlib.import_module("numba.cuda")
    except ImportError:
        return None


cuda: Final[Any] = _find_cuda()
"""Kernels look it up in their own module: the simulator finds it there."""


def need_card() -> None:
    """Refuse to go on where no card could be used, and say why."""
    if cuda is None:
        raise NoCard("gpu-no-numba")
    try:
        available = cuda.is_available()
    except Exception as problem:
        raise NoCard("gpu-no-driver", str(problem)) from problem
    if not available:
        raise NoCard("gpu-no-card")


def kernel(function: Any, registers: int) -> Any:
    """A function that all threads of the card run at once, each with at most so many registers."""
    need_card()
    return cuda.jit(function) if SIMULATED else cuda.jit(max_registers=registers)(function)


def card_name() -> str:
    """What the card is called."""
    if SIMULATED:
        return "simulator"
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)
