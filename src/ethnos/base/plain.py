"""Values that are sent, stored and compared: frozen dataclasses of plain fields, and their JSON form."""

import json
import re
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from operator import attrgetter, ge, le, lt
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Final, Literal, Union, cast, get_args, get_origin, get_type_hints


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


_WITHIN: Final[dict[str, Callable[[Any, Any], bool]]] = {
    "ge": ge,
    "lt": lt,
    "le": le,
    "min_length": lambda value, least: len(value) >= least,
    "max_length": lambda value, most: len(value) <= most,
    "pattern": lambda value, form: bool(re.fullmatch(form, value)),
}


class Limits:
    """The limits of an annotated number, text or list; values outside of them are refused.

    The names are pydantic's, which asks for them when it builds the validator of a server. This module needs no
    pydantic itself, and neither does ``from_json``, with which a browser tab reads the same messages.
    """

    def __init__(self, **limits: int | str) -> None:
        self._limits = limits

    def check(self, value: Any) -> None:
        """Raise ``ValueError`` for a value outside of the limits."""
        for name, limit in self._limits.items():
            if not _WITHIN[name](value, limit):
                raise ValueError(f"{name} is {limit}")

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
    """The inverse of ``to_json`` for a value of this type, within its limits. Anything else raises ``ValueError``,
    ``TypeError`` or ``KeyError``.
    """
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return check_limits(kind, from_json(inner[0], data))
    if origin in (Union, UnionType):
        return _from_union(inner, data)
    if origin in (tuple, list):
        return origin(from_json(inner[0], part) for part in _of_type(list, data))
    if origin is dict:
        key, part = inner
        pairs = _of_type(dict, data).items()
        return {int(name) if key is int else name: from_json(part, value) for name, value in pairs}
    if isinstance(kind, type) and is_dataclass(kind):
        hints = _hints(kind)
        return kind(**{name: from_json(hints[name], part) for name, part in _of_type(dict, data).items()})
    if origin is Literal and data not in inner:
        raise ValueError(f"none of {inner}")
    if kind is float:
        return data if type(data) is int else _of_type(float, data)
    return _of_type(kind, data) if kind in (int, str, bool, NoneType) else data


def check_limits(kind: Any, value: Any) -> Any:
    """A value of an annotated type; ``ValueError`` if it is outside of the limits."""
    for limits in get_args(kind)[1:]:
        if isinstance(limits, Limits):
            limits.check(value)
    return value


def field_texts(
    value: Any, before: Any = None, texts: Mapping[str, str] | None = None, done: Mapping[str, str] | None = None
) -> dict[str, str]:
    """The JSON text of every field of a dataclass that has a value; texts in ``done`` are used as they are.

    With ``before``, another value of the same class, and its ``texts``, equal parts are not serialised again.
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
            same = name in reusable and part == getattr(before, name)
            result[name] = reusable[name] if same else dumps(part)
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


def _of_type(kind: type, data: Any) -> Any:
    if type(data) is not kind:
        raise TypeError(f"no {kind.__name__}")
    return data


def _from_union(kinds: tuple[Any, ...], data: Any) -> Any:
    """A value of one of these types: dataclasses differ by their ``kind``, messages by their ``type``."""
    some = [kind for kind in kinds if kind is not NoneType]
    if data is None and len(some) < len(kinds):
        return None
    if len(some) > 1 and isinstance(data, dict):
        tag = "kind" if "kind" in data else "type"
        some = [kind for kind in some if data[tag] in get_args(_hints(kind)[tag])]
    for kind in some[:-1]:
        with suppress(ValueError, TypeError, KeyError):
            return from_json(kind, data)
    if not some:
        raise ValueError("none of these types")
    return from_json(some[-1], data)


@cache
def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)
