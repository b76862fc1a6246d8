"""Finds the graphics card and what is needed to use it."""

import importlib
import os
import time
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np

from ethnos.base.refusals import EthnosError
from ethnos.engine.compile import MODE

SIMULATED: Final = os.environ.get("NUMBA_ENABLE_CUDASIM", "") not in ("", "0")
"""Whether kernels run as plain Python on the CPU."""

KEPT: Final = bool(os.environ.get("NUMBA_CACHE_DIR"))
"""Whether Numba keeps compiled kernels in a folder, which must be emptied when rules change: Numba does not notice."""

WARP: Final = 1 if SIMULATED else 32
"""Threads that run in lockstep; in the simulator, each thread is alone."""
_SIMULATED_BYTES: Final = 1 << 16  # shared memory of a block in the simulator

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
    kept = KEPT and Path(function.__code__.co_filename).is_file()  # generated kernels have no file
    return cuda.jit(max_registers=registers, cache=kept, **options)(function)


def one_thread_each(count: int, block: int) -> tuple[int, int]:
    """The number of blocks, and of threads in each, for one thread per item.

    In the simulator every thread of a block is a thread of the operating system, even with nothing to do.
    """
    return (count, 1) if SIMULATED else (-(-count // block), block)


def in_place(argument: Any) -> Any:
    """An argument of a kernel whose memory the kernel shares: the simulator would copy an array there and back."""
    if SIMULATED and isinstance(argument, np.ndarray):
        return importlib.import_module("numba.cuda.simulator.cudadrv.devicearray").FakeCUDAArray(argument)
    return argument


def device_function(function: Any) -> Any:
    """Compile a function that only kernels call."""
    return function if SIMULATED or cuda is None else cuda.jit(device=True)(function)


def shared_memory(compiled: Any, launch: Any, *arguments: Any) -> int:
    """Bytes of shared memory that a block of a kernel can have beside its own arrays.

    ``launch(*arguments)`` compiles the kernel if necessary. Blocks have 48 kB in all unless the driver is asked
    for more, and Numba has no option for it.
    """
    if SIMULATED:
        return _SIMULATED_BYTES
    if compiled not in _allowed:
        launch(*arguments)
        driver = importlib.import_module("numba.cuda.cudadrv.driver")
        attribute = driver.binding.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
        function = next(iter(compiled.overloads.values()))._codelibrary.get_cufunc()
        most = cuda.get_current_device().MAX_SHARED_MEMORY_PER_BLOCK_OPTIN - function.attrs.shared
        driver.driver.cuKernelSetAttribute(attribute, most, function.handle, function.device.id)
        _allowed[compiled] = most
    return _allowed[compiled]


_allowed: Final[dict[Any, int]] = {}

# --- In kernels --------------------------------------------------------------------------------------------------


@device_function
def sync_warp() -> None:
    """Wait for all threads of the warp."""
    if not SIMULATED:
        cuda.syncwarp()


@device_function
def pause() -> None:
    """Let other warps run for a moment."""
    if SIMULATED:
        time.sleep(0)
    else:
        cuda.nanosleep(50)


def card_name() -> str:
    """The name of the card."""
    if SIMULATED:
        return "simulator"
    name = cuda.get_current_device().name
    return name.decode() if isinstance(name, bytes) else str(name)
