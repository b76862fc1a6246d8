"""Where the memory of a batch is, and what works on it: threads on the processor, or a graphics card.

Memory is NumPy's on the processor and torch's on a card. Rules get it as arrays of one dimension (``flat``).
"""

import importlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from itertools import pairwise
from math import prod
from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from ethnos.base.arguments import need_in
from ethnos.base.refusals import EthnosError, MissingExtra
from ethnos.engine.compile import cores, load_module
from ethnos.engine.each_table import around, loop_of
from ethnos.engine.gpu.device import SIMULATED, NoCard, cuda, in_place, kernel, need_card, one_thread_each
from ethnos.engine.records import TABLE

Array: TypeAlias = Any
"""An array of NumPy on the processor, a tensor of torch on a card."""

MOST_THREADS: Final = 1024
ALIGNED: Final = 64  # bytes
QUICK: Final = 4096
"""The grain of a rule that only looks at a table's legal decisions: such a rule is done before other threads start."""
BLOCK: Final = 64  # threads of a card that start together
REGISTERS: Final = 128  # per thread of a card


_KERNEL: Final = """
def {name}({arguments}, count):
    i = cuda.grid(1)
    if i < count:
        body({call})
"""


class UnknownDevice(EthnosError):
    """No such device."""


class Device:
    """A processor with some threads (by default one for each core), or a graphics card."""

    def __init__(self, name: str = "cpu", threads: int | None = None) -> None:
        if name not in ("cpu", "cuda"):
            raise UnknownDevice(device=name, known=("cpu", "cuda"))
        if threads is not None:
            need_in(range(1, MOST_THREADS + 1), threads, "threads")
        self.name, self.on_card = name, name == "cuda"
        self._torch: Any = _torch_on_card() if self.on_card else None
        self._place = "cpu" if SIMULATED else name
        self._answer: Any = None  # in memory that the card writes to without help
        if self.on_card and not SIMULATED:
            torch: Any = self._torch
            self._answer = torch.zeros((), dtype=torch.bool).pin_memory()
        self._threads = threads or cores()
        self._workers = ThreadPoolExecutor(self._threads - 1) if self._threads > 1 and not self.on_card else None

    def run(self, rule: Callable[..., Any], count: int, *arguments: Any, grain: int = 1) -> None:
        """Call a rule for ``count`` tables. Arrays are from ``flat``; on a card, this does not wait for the result.

        ``grain`` is the number of tables that are worth another thread of the processor.
        """
        if self.on_card:
            kernel(_kernel_of(rule), REGISTERS)[one_thread_each(count, BLOCK)](*map(in_place, arguments), count)
        else:
            _load(rule.__module__)
            loop = loop_of(rule)
            threads = min(self._threads, max(count // grain, 1))
            self._on_cores(threads, count, partial(loop, *arguments))

    def zeros(self, shape: tuple[int, ...], dtype: npt.DTypeLike) -> Array:
        """A new array of zeros."""
        if not self.on_card:
            return _aligned_zeros(shape, np.dtype(dtype))
        return self._torch.zeros(shape, dtype=getattr(self._torch, np.dtype(dtype).name), device=self._place)

    def put(self, array: npt.NDArray[Any]) -> Array:
        """A copy of an array of numbers on this device."""
        return self._torch.tensor(array, device=self._place) if self.on_card else array.copy()

    def put_records(self, records: npt.NDArray[Any]) -> Array:
        """A copy of records on this device. torch has no records, so a card has rows of words of 8 bytes."""
        return self.put(records.view(np.int64).reshape(len(records), -1) if self.on_card else records)

    def as_tables(self, records: Array) -> Any:
        """The memory of ``put_records`` as tables for rules."""
        return self.flat(records).view(TABLE)

    def as_words(self, records: Array) -> Any:
        """The memory of ``put_records`` as words of 8 bytes for rules, which copy tables with them."""
        return self.flat(records).view(np.int64)

    def given(self, numbers: Any) -> Array:
        """Numbers from outside as an array on this device, which shares their memory if they are there."""
        if not self.on_card:
            return np.asarray(numbers)
        if not hasattr(numbers, "data_ptr"):
            on_card = hasattr(numbers, "__dlpack__") and not isinstance(numbers, np.ndarray)
            numbers = self._torch.from_dlpack(numbers) if on_card else self._torch.tensor(np.asarray(numbers))
        return numbers.to(self._place)

    def as_int64(self, numbers: Array) -> Array:
        """Whole numbers as ``int64`` without gaps, copied only if they are not."""
        return numbers.long().contiguous() if hasattr(numbers, "long") else np.ascontiguousarray(numbers, np.int64)

    def to_host(self, array: Array) -> npt.NDArray[Any]:
        """An array of this device in the processor's memory."""
        host: npt.NDArray[Any] = array.cpu().numpy() if self.on_card else array
        return host

    def any_of(self, flags: Array) -> tuple[Callable[[], bool], Array]:
        """Whether any flag on a card is set: an answer, which waits for the flags alone, and a flag there."""
        any_set = flags.any()
        if SIMULATED:
            return lambda: bool(any_set), any_set
        self._answer.copy_(any_set, non_blocking=True)
        copied = self._torch.cuda.Event()
        copied.record()

        def answer() -> bool:
            copied.synchronize()
            return bool(self._answer)

        return answer, any_set

    def flat(self, array: Any) -> Any:
        """An array of this device for rules: in one dimension, without a copy. Anything else stays as it is."""
        if isinstance(array, np.ndarray):
            return array if array.ndim == 1 else array.reshape(-1)
        if not hasattr(array, "data_ptr"):
            return array
        tensor = array.view(-1) if array.numel() else array.new_zeros(1)  # CUDA arrays cannot be empty
        return cuda.as_cuda_array(tensor) if self.on_card and not SIMULATED else tensor.numpy()

    def close(self) -> None:
        """Shut down the threads."""
        if self._workers is not None:
            self._workers.shutdown()

    def _on_cores(self, threads: int, count: int, work: Callable[[int, int], None]) -> None:
        if self._workers is None or threads < 2:
            work(0, count)
            return
        edges = [count * i // threads for i in range(threads + 1)]
        others = [self._workers.submit(work, *ends) for ends in pairwise(edges[1:])]
        work(edges[0], edges[1])  # in this thread, while the others work
        for other in others:
            other.result()


_load = cache(load_module)


@cache
def _kernel_of(rule: Callable[..., Any]) -> Callable[..., None]:
    """The source of a kernel with a thread for each table."""
    return around(rule, _KERNEL, cuda=cuda)


def _torch_on_card() -> Any:
    """torch, for the memory of a card."""
    need_card()
    try:
        torch = importlib.import_module("torch")
    except ModuleNotFoundError as problem:
        raise MissingExtra(package="torch", extra="train") from problem
    if not SIMULATED and not torch.cuda.is_available():
        raise NoCard("gpu-no-torch")
    return torch


def _aligned_zeros(shape: tuple[int, ...], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """Zeros with an alignment that every library accepts without copying; JAX needs the largest."""
    size = prod(shape) * dtype.itemsize
    buffer = np.zeros(size + ALIGNED, np.uint8)
    start = -buffer.ctypes.data % ALIGNED
    return buffer[start : start + size].view(dtype).reshape(shape)
