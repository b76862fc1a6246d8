"""Finding the card, and everything that is needed to use it."""

import importlib
import os
from typing import Any, Final

import numpy as np

from ethnos.engine.compile import MODE
from ethnos.refusals import EthnosError

SIMULATED: Final = os.environ.get("NUMBA_ENABLE_CUDASIM", "") not in ("", "0")
"""Whether kernels run as plain Python on this machine's own processor."""

WARP: Final = 32
"""Threads that go the same way together."""
_ALL_LANES: Final = 0xFFFFFFFF

# Names that numba's CUDA target still imports, and newer NumPys have dropped.
_RENAMED: Final = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}


class NoCard(EthnosError):
    """There is no card that could be used. The code says what is missing."""


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
        raise NoCard("gpu-no-driver", problem=problem) from problem
    if not available:
        raise NoCard("gpu-no-card")
    if MODE == "library":
        raise NoCard("gpu-needs-jit")


def kernel(function: Any, registers: int, **options: Any) -> Any:
    """A function that all threads of the card run at once, each with at most so many registers."""
    need_card()
    return cuda.jit(function) if SIMULATED else cuda.jit(max_registers=registers, **options)(function)


def device_function(function: Any) -> Any:
    """A function that kernels call, and that could not run anywhere else."""
    return function if SIMULATED or cuda is None else cuda.jit(device=True)(function)


# --- Among the threads of a warp; the simulator's threads are each alone -----------------------------------------


@device_function
def anyone(yes: bool) -> bool:
    """Whether any of them says yes."""
    return yes if SIMULATED else cuda.any_sync(_ALL_LANES, yes)


@device_function
def how_many(yes: bool) -> int:
    """How many of them say yes."""
    return int(yes) if SIMULATED else cuda.popc(cuda.ballot_sync(_ALL_LANES, yes))


@device_function
def together() -> None:
    """Go on once all of them are here."""
    if not SIMULATED:
        cuda.syncwarp()


def card_name() -> str:
    """What the card is called."""
    if SIMULATED:
        return "simulator"
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)
