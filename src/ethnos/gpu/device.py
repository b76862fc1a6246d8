"""Finds the graphics card and what is needed to use it."""

import importlib
import os
from functools import cache
from typing import Any, Final

import numpy as np

from ethnos.engine.compile import MODE
from ethnos.refusals import EthnosError

SIMULATED: Final = os.environ.get("NUMBA_ENABLE_CUDASIM", "") not in ("", "0")
"""Whether kernels run as plain Python on the CPU."""

KEPT: Final = bool(os.environ.get("NUMBA_CACHE_DIR"))
"""Whether Numba keeps compiled kernels in a folder, which must be emptied when rules change: Numba does not notice."""

WARP: Final = 32
"""Threads that run in lockstep."""
_ALL_LANES: Final = 0xFFFFFFFF

# Names that Numba's CUDA target still imports, but newer versions of NumPy have removed.
_RENAMED: Final = {"row_stack": "vstack", "in1d": "isin", "trapz": "trapezoid"}


class NoCard(EthnosError):
    """No usable card. The code says what is missing."""


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
"""Kernels import this name into their own module, because the simulator replaces it there."""


def need_card() -> None:
    """Raise ``NoCard`` if no card can be used."""
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


@cache
def kernel(function: Any, registers: int, **options: Any) -> Any:
    """Compile a kernel, once, with at most this many registers per thread."""
    need_card()
    if SIMULATED:
        return cuda.jit(function)
    return cuda.jit(max_registers=registers, cache=KEPT, **options)(function)


def device_function(function: Any) -> Any:
    """Compile a function that only kernels call."""
    return function if SIMULATED or cuda is None else cuda.jit(device=True)(function)


# --- Among the threads of a warp; in the simulator, each thread is alone -----------------------------------------


@device_function
def anyone(yes: bool) -> bool:
    """Whether ``yes`` is true for any thread of the warp."""
    return yes if SIMULATED else cuda.any_sync(_ALL_LANES, yes)


@device_function
def how_many(yes: bool) -> int:
    """For how many threads of the warp ``yes`` is true."""
    return int(yes) if SIMULATED else cuda.popc(cuda.ballot_sync(_ALL_LANES, yes))


@device_function
def together() -> None:
    """Wait for all threads of the warp."""
    if not SIMULATED:
        cuda.syncwarp()


def card_name() -> str:
    """The name of the card."""
    if SIMULATED:
        return "simulator"
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)
