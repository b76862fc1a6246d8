"""Values that are sent, stored and compared: frozen dataclasses of plain fields, and their JSON form."""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from operator import attrgetter
from types import NoneType, UnionType
from typing import Any, ClassVar, Final, Union, cast, get_args, get_origin, get_type_hints


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


class Limits:
    """The limits of an annotated number, text or list; a server refuses values outside of them.

    The names are pydantic's, which asks for them when it builds a validator. This module needs no pydantic itself.
    """

    def __init__(self, **limits: int | str) -> None:
        self._limits = limits

    def __get_pydantic_core_schema__(self, kind: Any, build: Callable[[Any], dict[str, Any]]) -> dict[str, Any]:
        """The validator of the annotated type, with these limits."""
        return build(kind) | self._limits


def dumps(value: Any) -> str:
    """The JSON text of a value, without fields that are None."""
    return "".join(_pieces_of(value, 0))


def to_json(value: Any) -> Any:
    """A value as JSON data: lists for tuples, and without fields that are None."""
    if is_dataclass(value):
        pairs = ((field.name, getattr(value, field.name)) for field in fields(value))
        return {name: to_json(part) for name, part in pairs if part is not None}
    if isinstance(value, Mapping):
        return {str(key): to_json(part) for key, part in value.items()}
    return [to_json(part) for part in value] if isinstance(value, tuple | list) else value


def from_json(kind: Any, data: Any) -> Any:
    """The inverse of ``to_json`` for a value of this type."""
    if data is None or kind is Any:
        return data
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return from_json(_union_member(kind, data), data)
    if origin in (tuple, list):
        return origin(from_json(get_args(kind)[0], part) for part in data)
    if origin is dict:
        key, part = get_args(kind)
        return {int(name) if key is int else name: from_json(part, value) for name, value in data.items()}
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        return kind(**{name: from_json(hints[name], part) for name, part in data.items()})
    return data


def field_texts(
    value: Any, before: Any = None, texts: Mapping[str, str] | None = None, done: Mapping[str, str] | None = None
) -> dict[str, str]:
    """The JSON text of every field of a dataclass that has a value; texts in ``done`` are used as they are.

    With ``before``, another value of the same class, and its ``texts``, parts that both share are not serialised again.
    """
    kind: Any = type(value)
    reusable, done, result = texts or {}, done or {}, {}
    for name in _field_names(kind):
        part = getattr(value, name)
        if name in done:
            result[name] = done[name]
        elif type(part) is int:
            result[name] = str(part)
        elif part is not None:
            shared = name in reusable and part is getattr(before, name)
            result[name] = reusable[name] if shared else dumps(part)
    return result


def object_text(texts: Mapping[str, str]) -> str:
    """A JSON object, from the JSON text of each of its fields."""
    return "{" + ",".join([f'"{name}":{text}' for name, text in texts.items()]) + "}"


def list_text(texts: Iterable[str]) -> str:
    """A JSON list, from the JSON text of each of its items."""
    return "[" + ",".join(texts) + "]"


def _fields_of(value: object) -> dict[str, Any]:
    """The fields of a dataclass that have a value."""
    kind: Any = type(value)
    names = _field_names(kind)
    parts = zip(names, _getter(kind)(value), strict=True) if len(names) > 1 else [(names[0], getattr(value, names[0]))]
    return {name: part for name, part in parts if part is not None}


@cache
def _field_names(kind: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@cache
def _getter(kind: Any) -> Callable[[object], tuple[Any, ...]]:
    """Reads all fields at once, which is faster than one by one."""
    return attrgetter(*_field_names(kind))


def _encoder() -> Callable[[Any, int], Iterable[str]]:
    """An encoder to use for every value: ``json`` makes one for each, which takes as long as a small value itself."""
    encoder = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False, allow_nan=False, default=_fields_of)
    make: Any = getattr(json.encoder, "c_make_encoder", None)
    if make is None:  # a Python without the encoder in C
        return lambda value, _indent: encoder.iterencode(value)
    return cast(
        Callable[[Any, int], Iterable[str]],
        make(None, encoder.default, json.encoder.encode_basestring, None, ":", ",", False, False, False),
    )


_pieces_of: Final = _encoder()


def _union_member(union: Any, data: Any) -> Any:
    """Which type of a union a value has: dataclasses differ by their ``kind``, messages by their ``type``."""
    kinds = [kind for kind in get_args(union) if kind is not NoneType]
    if len(kinds) > 1 and isinstance(data, dict):
        tag = "kind" if "kind" in data else "type"
        return next(kind for kind in kinds if data[tag] in get_args(_hints(kind)[tag]))
    return kinds[0] if len(kinds) == 1 else Any


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind)
