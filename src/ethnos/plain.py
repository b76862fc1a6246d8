"""Values that are sent, stored and compared: frozen dataclasses of plain fields, and their JSON form."""

from collections.abc import Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, ClassVar, Union, get_args, get_origin, get_type_hints


@dataclass(frozen=True, slots=True)
class Plain:
    """A value that can be a message, or a part of one.

    A server validates incoming messages against these classes: no other fields, and no conversion of types.
    """

    __pydantic_config__: ClassVar[dict[str, Any]] = {
        "extra": "forbid",
        "strict": True,
        "use_attribute_docstrings": True,
    }


def to_json(value: Any) -> Any:
    """A value as JSON data: lists for tuples, and without fields that are None."""
    if is_dataclass(value):
        named = ((field.name, getattr(value, field.name)) for field in fields(value))
        return {name: to_json(part) for name, part in named if part is not None}
    if isinstance(value, Mapping):
        return {str(key): to_json(part) for key, part in value.items()}
    return [to_json(part) for part in value] if isinstance(value, tuple | list) else value


def from_json(kind: Any, data: Any) -> Any:
    """The inverse of ``to_json`` for a value of this type."""
    if data is None or kind is Any:
        return data
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return from_json(_chosen(kind, data), data)
    if origin in (tuple, list):
        return origin(from_json(get_args(kind)[0], part) for part in data)
    if origin is dict:
        key, part = get_args(kind)
        return {int(name) if key is int else name: from_json(part, value) for name, value in data.items()}
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        return kind(**{name: from_json(hints[name], part) for name, part in data.items()})
    return data


def _chosen(union: Any, data: Any) -> Any:
    """Which type of a union a value has: dataclasses are distinguished by their ``kind``."""
    kinds = [kind for kind in get_args(union) if kind is not NoneType]
    if len(kinds) > 1 and isinstance(data, dict):
        return next(kind for kind in kinds if get_args(_hints(kind)["kind"]) == (data["kind"],))
    return kinds[0] if len(kinds) == 1 else Any


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)
