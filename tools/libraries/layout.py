"""What a caller of ``engine.wasm`` has to know: records field by field, sizes of arrays, and the entry points.

The loader in ``web/src/engine`` reads it as ``layout.json``, so that nothing is repeated there.
"""

import json
from importlib import import_module
from pathlib import Path
from typing import Any, Final

import numpy as np

from ethnos.engine.compile import jit
from ethnos.engine.compile.library import symbol
from ethnos.engine.records import dtype_of

LAYOUT: Final = "layout.json"
NUMBER: Final = "number"

_RECORDS: Final = {
    "table": ("ethnos.engine.records", "TABLE"),
    "node": ("ethnos.bots.tree", "Node"),
    "search_state": ("ethnos.bots.tree", "SearchState"),
    "quick_arrays": ("ethnos.research.lab.playouts", "QUICK_ARRAYS"),
}
_CONSTANTS: Final = {
    "actions": ("ethnos.engine.actions", "ACTIONS"),
    "card_kinds": ("ethnos.engine.components", "CARD_KINDS"),
    "max_players": ("ethnos.engine.components", "MAX_PLAYERS"),
    "max_choices": ("ethnos.engine.state", "MAX_CHOICES"),
    "over": ("ethnos.engine.state", "OVER"),
    "whole": ("ethnos.engine.state", "WHOLE"),
    "spectator": ("ethnos.engine.state", "SPECTATOR"),
    "nobody": ("ethnos.engine.state", "NOBODY"),
    "quick_weights": ("ethnos.bots.rollout", "WEIGHTS_COUNT"),
    "quick_gains": ("ethnos.bots.rollout", "GAINS"),
    "greedy_depth": ("ethnos.bots.greedy", "DEEPEST"),
    "no_node": ("ethnos.bots.tree", "NO_NODE"),
    "network_inputs": ("ethnos.bots.features", "FEATURES"),
    "network_work": ("ethnos.bots.network", "WORK"),
}
"""Sizes of arrays, and special values in a record."""


def write_layout(folder: Path, modules: tuple[str, ...], digest: str) -> None:
    """Write ``layout.json`` for the entry points of these modules, unless it is up to date."""
    text = json.dumps(layout(modules, digest), separators=(",", ":")) + "\n"
    file = folder / LAYOUT
    if not file.exists() or file.read_text(encoding="utf-8") != text:
        file.write_text(text, encoding="utf-8")


def layout(modules: tuple[str, ...], digest: str) -> dict[str, Any]:
    """The layout as JSON."""
    for module in modules:
        import_module(module)
    records = {name: dtype_of(_lookup(*place)) for name, place in _RECORDS.items()}
    return {
        "sources": digest,
        "constants": {name: int(_lookup(*place)) for name, place in _CONSTANTS.items()},
        "records": {name: _record(dtype) for name, dtype in records.items()},
        "entry_points": {
            symbol(module, compiled.py_func.__name__): {
                "arguments": [_argument(part, records) for part in signature],
                "returns": compiled.py_func.__annotations__["return"] is not None,
            }
            for module, compiled, signature in jit.entry_points
            if module in modules
        },
    }


def _lookup(module: str, name: str) -> Any:
    return getattr(import_module(module), name)


def _record(dtype: np.dtype[Any]) -> dict[str, Any]:
    assert dtype.fields is not None
    fields = {name: (part[0].base.name, list(part[0].shape), part[1]) for name, part in dtype.fields.items()}
    return {
        "size": dtype.itemsize,
        "fields": {
            name: {"type": type_name, "shape": shape, "offset": offset}
            for name, (type_name, shape, offset) in fields.items()
        },
    }


def _argument(part: Any, records: dict[str, np.dtype[Any]]) -> str:
    """The type of an array's items followed by brackets, or ``NUMBER``."""
    if not isinstance(part, list):
        return NUMBER
    dtype = np.dtype(part[0])
    if dtype.fields is None:
        return f"{dtype.name}[]"
    return next(f"{name}[]" for name, record in records.items() if record == dtype)
