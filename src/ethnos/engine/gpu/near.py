"""Tables divided between two memories of the card.

The fields that rules use most are near the threads, in shared memory; the rest stays in the record, in global memory.
Rule functions need no change: ``table.pool`` is near, ``table.hands`` is far. A third of the near memory for a table
means that three times as many tables can be played at the same time.
"""

import importlib
from functools import cache
from typing import Any, Final

import numpy as np

from ethnos.engine.gpu.device import SIMULATED, WARP, cuda, device_function
from ethnos.engine.records import TABLE
from ethnos.engine.state import FIELDS

FAR: Final = ("seed", "sheet", "tokens", "hands", "known", "band_owner", "band_end", "laid", "horde")
"""Fields that a decision touches rarely, or few times for their size."""
NEAR: Final = np.dtype([(name, TABLE[name]) for name in FIELDS if name not in FAR], align=True)
"""The other fields, in the same order."""


def _runs() -> np.ndarray[Any, Any]:
    """Byte ranges that are copied in one piece: the near offset, the offset in the record, and the length."""
    runs: list[list[int]] = []
    for name in NEAR.names or ():
        near, far, size = NEAR.fields[name][1], FIELDS[name].offset, FIELDS[name].size  # type: ignore[index]
        if runs and runs[-1][0] + runs[-1][2] == near and runs[-1][1] + runs[-1][2] == far:
            runs[-1][2] += size
        else:
            runs.append([near, far, size])
    return np.array(runs)


RUNS: Final = _runs()


@device_function
def fetch(near: Any, near_place: int, far: Any, far_place: int, lane: int) -> None:
    """Copy the near fields of a table out of its record. All lanes of a warp take part."""
    for run in range(len(RUNS)):
        for i in range(lane, RUNS[run, 2], WARP):
            near[near_place + RUNS[run, 0] + i] = far[far_place + RUNS[run, 1] + i]


@device_function
def bring_back(near: Any, near_place: int, far: Any, far_place: int, lane: int) -> None:
    """Copy the near fields of a table back into its record."""
    for run in range(len(RUNS)):
        for i in range(lane, RUNS[run, 2], WARP):
            far[far_place + RUNS[run, 1] + i] = near[near_place + RUNS[run, 0] + i]


class _SimulatedTable:
    """A table in two arrays, for the simulator."""

    def __init__(self, near: Any, near_place: int, far: Any, far_place: int) -> None:
        parts = (
            near[near_place : near_place + NEAR.itemsize].view(NEAR),
            far[far_place : far_place + TABLE.itemsize].view(TABLE),
        )
        object.__setattr__(self, "_parts", parts)

    def __getattr__(self, name: str) -> Any:
        return self._parts[name in FAR][name][0]

    def __setattr__(self, name: str, value: Any) -> None:
        self._parts[name in FAR][name][0] = value


@cache
def divided() -> Any:
    """A function for kernels that returns a divided table. It gets both memories as bytes, and the offset in each."""
    if SIMULATED:
        return _SimulatedTable
    numba: Any = importlib.import_module("numba")
    records = numba.from_dtype(NEAR), numba.from_dtype(TABLE)
    kind = _kind()
    _teach_fields(kind, records)
    return _maker(kind)


def _kind() -> Any:
    """The type of a divided table for Numba: two pointers."""
    types: Any = cuda.types
    extending: Any = cuda.extending

    class Divided(types.Type):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__("Divided")

    class Model(extending.models.StructModel):  # type: ignore[misc]
        def __init__(self, manager: Any, kind: Any) -> None:
            pointer = types.CPointer(types.uint8)
            super().__init__(manager, kind, [("near", pointer), ("far", pointer)])

    extending.register_model(Divided)(Model)
    return Divided


def _teach_fields(divided_kind: Any, records: tuple[Any, Any]) -> None:
    """Tell Numba how fields of a divided table are read and written: as those of one of two records."""
    layout: Any = importlib.import_module("numba.cuda.np.arrayobj")
    templates: Any = importlib.import_module("numba.cuda.typing.templates")

    class Fields(templates.AttributeTemplate):  # type: ignore[misc]
        key = divided_kind

        def generic_resolve(self, _kind: Any, name: str) -> Any:
            return records[name in FAR].typeof(name)

    def place(context: Any, builder: Any, kind: Any, value: Any, name: str) -> Any:
        pointers = _pointers(context, builder, kind, value=value)
        pointer = pointers.far if name in FAR else pointers.near
        return builder.bitcast(pointer, context.get_value_type(records[name in FAR]))

    def read(context: Any, builder: Any, kind: Any, value: Any, name: str) -> Any:
        at = place(context, builder, kind, value, name)
        return layout.record_getattr(context, builder, records[name in FAR], at, name)

    def write(context: Any, builder: Any, signature: Any, arguments: Any, name: str) -> Any:
        kind, value_type = signature.args
        at = place(context, builder, kind, arguments[0], name)
        as_record = signature.replace(args=(records[name in FAR], value_type))
        return layout.record_setattr(context, builder, as_record, (at, arguments[1]), name)

    cuda.extending.infer_getattr(Fields)
    cuda.extending.lower_getattr_generic(divided_kind)(read)
    cuda.extending.lower_setattr_generic(divided_kind)(write)


def _maker(divided_kind: Any) -> Any:
    def build(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        pointers = _pointers(context, builder, signature.return_type)
        for name, array, at in (("near", 0, 1), ("far", 2, 3)):
            memory = context.make_array(signature.args[array])(context, builder, value=arguments[array])
            setattr(pointers, name, builder.gep(memory.data, [arguments[at]]))
        return pointers._getvalue()

    def divided_table(_context: Any, near: Any, near_place: Any, far: Any, far_place: Any) -> Any:
        return divided_kind()(near, near_place, far, far_place), build

    return cuda.extending.intrinsic(divided_table)


def _pointers(context: Any, builder: Any, kind: Any, **given: Any) -> Any:
    helpers: Any = importlib.import_module("numba.cuda.cgutils")
    return helpers.create_struct_proxy(kind)(context, builder, **given)
