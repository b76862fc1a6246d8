"""Arrays in the memory of a graphics card that other libraries use without copying them.

``torch.from_dlpack(array)`` and ``jax.dlpack.from_dlpack(array)`` share the memory, by DLPack; Numba, CuPy and torch
also know the CUDA array interface. DLPack hands over a C structure in a capsule. Its memory stays alive until the
other library has called the structure's deleter.
"""

import ctypes
from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from ethnos.gpu.device import SIMULATED, cuda, kernel, one_thread_each

BLOCK: Final = 256
_REGISTERS: Final = 32
_WORD: Final = np.dtype(np.int64).itemsize

# --- DLPack's structures --------------------------------------------------------------------------------------

_PROCESSOR, _CUDA = 1, 2  # kinds of devices
_CODES: Final = {"i": 0, "u": 1, "f": 2, "b": 6}  # by NumPy's letter of a kind of numbers


class _Device(ctypes.Structure):
    _fields_ = (("kind", ctypes.c_int32), ("number", ctypes.c_int32))


class _Numbers(ctypes.Structure):
    _fields_ = (("code", ctypes.c_uint8), ("bits", ctypes.c_uint8), ("lanes", ctypes.c_uint16))


class _Tensor(ctypes.Structure):
    _fields_ = (
        ("data", ctypes.c_void_p),
        ("device", _Device),
        ("dimensions", ctypes.c_int32),
        ("numbers", _Numbers),
        ("shape", ctypes.POINTER(ctypes.c_int64)),
        ("strides", ctypes.POINTER(ctypes.c_int64)),  # in numbers, not in bytes
        ("offset", ctypes.c_uint64),
    )


class _Managed(ctypes.Structure):
    _fields_ = (("tensor", _Tensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p))


_NAME: Final = b"dltensor"
"""The name of a capsule until a library uses and renames it. The capsule refers to these bytes."""

_lent: dict[int, tuple[Any, ...]] = {}
"""The objects that a structure points to, by its address: this keeps them alive."""


def _give_back(address: int, _pop: Any = _lent.pop) -> None:
    """The deleter of a structure: release what it points to."""
    _pop(address, None)


_get_pointer: Final = ctypes.pythonapi.PyCapsule_GetPointer
_get_pointer.restype, _get_pointer.argtypes = ctypes.c_void_p, (ctypes.c_void_p, ctypes.c_char_p)
_is_valid: Final = ctypes.pythonapi.PyCapsule_IsValid
_is_valid.restype, _is_valid.argtypes = ctypes.c_int, (ctypes.c_void_p, ctypes.c_char_p)
_new_capsule: Final = ctypes.pythonapi.PyCapsule_New
_new_capsule.restype, _new_capsule.argtypes = ctypes.py_object, (ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p)


def _drop(
    capsule: int, _pop: Any = _lent.pop, _valid: Any = _is_valid, _pointer: Any = _get_pointer, _name: bytes = _NAME
) -> None:
    """The destructor of a capsule: release the structure if no library has used it."""
    if _valid(capsule, _name):
        _pop(_pointer(capsule, _name), None)


# Other libraries may call these two while Python shuts down, after this module's names are gone.
_CALLBACK: Final = ctypes.CFUNCTYPE(None, ctypes.c_void_p)
_DELETER, _DESTRUCTOR = _CALLBACK(_give_back), _CALLBACK(_drop)
for _callback in (_DELETER, _DESTRUCTOR):
    ctypes.pythonapi.Py_IncRef(ctypes.py_object(_callback))


# --- Arrays ---------------------------------------------------------------------------------------------------


class CardArray:
    """An array on the card, at first all zero."""

    def __init__(self, shape: tuple[int, ...], kind: npt.DTypeLike) -> None:
        self.shape, self.dtype = shape, np.dtype(kind)
        size = prod(shape) * self.dtype.itemsize
        self._words: Any = cuda.device_array(max(-(-size // _WORD), 1), np.int64)
        self.flat: Any = self._words.view(self.dtype)
        """The same memory for kernels, in one dimension, padded to whole words."""
        self.clear()

    def clear(self) -> None:
        """Write zeros everywhere."""
        kernel(_clear_on_card, _REGISTERS)[_threads_for(self._words)](self._words)

    def to_host(self) -> npt.NDArray[Any]:
        """A copy in the processor's memory."""
        numbers: npt.NDArray[Any] = self._words.copy_to_host().view(self.dtype)
        return numbers[: prod(self.shape)].reshape(self.shape)

    @property
    def address(self) -> int:
        """The address of the memory."""
        return int(self._words.ctypes.data if SIMULATED else self._words.__cuda_array_interface__["data"][0])

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        if SIMULATED:
            raise AttributeError("the simulator has no card")
        return {"shape": self.shape, "typestr": self.dtype.str, "data": (self.address, False), "version": 3}

    def __dlpack_device__(self) -> tuple[int, int]:
        return (_PROCESSOR, 0) if SIMULATED else (_CUDA, int(cuda.get_current_device().id))

    def __dlpack__(
        self,
        *,
        stream: int | None = None,
        max_version: tuple[int, int] | None = None,
        dl_device: tuple[int, int] | None = None,
        copy: bool | None = None,
    ) -> Any:
        """A capsule for another library. All earlier writes are complete, whatever their stream."""
        if copy or (dl_device is not None and tuple(dl_device) != self.__dlpack_device__()):
            raise BufferError("this array is shared where it is; copy it there")
        cuda.synchronize()
        count = len(self.shape)
        shape = (ctypes.c_int64 * count)(*self.shape)
        strides = (ctypes.c_int64 * count)(*(prod(self.shape[place + 1 :]) for place in range(count)))
        numbers = _Numbers(_CODES[self.dtype.kind], self.dtype.itemsize * 8, 1)
        tensor = _Tensor(self.address, _Device(*self.__dlpack_device__()), count, numbers, shape, strides, 0)
        managed = _Managed(tensor, None, ctypes.cast(_DELETER, ctypes.c_void_p))
        _lent[ctypes.addressof(managed)] = managed, shape, strides, self
        return _new_capsule(ctypes.addressof(managed), _NAME, ctypes.cast(_DESTRUCTOR, ctypes.c_void_p))


def copy_records(source: Any, target: Any) -> None:
    """Copy records from one place on the card to another."""
    words = source.view(np.int64)
    kernel(_copy_on_card, _REGISTERS)[_threads_for(words)](words, target.view(np.int64))


def _threads_for(words: Any) -> tuple[int, int]:
    """A thread for each word; in the simulator one for all of them."""
    return one_thread_each(1 if SIMULATED else len(words), BLOCK)


def _copy_on_card(source: Any, target: Any) -> None:
    for i in range(cuda.grid(1), len(source), cuda.gridsize(1)):
        target[i] = source[i]


def _clear_on_card(words: Any) -> None:
    for i in range(cuda.grid(1), len(words), cuda.gridsize(1)):
        words[i] = 0
