"""Arguments that callers of the package pass, checked where they come in.

``@checked`` on a public function or class compares every argument with its annotation, so that a wrong one is refused
with its name before anything happens. Numbers that compiled code uses as indices are checked by ``entry_point``
(``engine/compile/calls.py``); what a value means, by the function itself.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import wraps
from inspect import isclass, signature
from numbers import Integral, Real
from types import NoneType, UnionType
from typing import Any, Final, Literal, ParamSpec, TypeAlias, TypeVar, Union, get_args, get_origin, get_type_hints

from ethnos.base.refusals import EthnosError

P = ParamSpec("P")
R = TypeVar("R")
Class = TypeVar("Class", bound=type)
Test: TypeAlias = Callable[[Any], bool]


class WrongArgument(EthnosError, TypeError):
    """An argument of a type that a function does not take."""


class OutOfRange(EthnosError, IndexError):
    """A number that is no place of what it stands for: a kingdom, a card of the deck, a table."""


def checked(function: Callable[P, R]) -> Callable[P, R]:
    """Check the arguments of a function against its annotations, which are read at its first call."""
    tests: dict[str, Test | None] = {}
    in_order: list[Test | None] = []

    @wraps(function)
    def call(*arguments: P.args, **named: P.kwargs) -> R:
        if not tests:
            tests.update(_tests_of(function))
            in_order.extend(tests.values())
        for place, (test, value) in enumerate(zip(in_order, arguments, strict=False)):
            if test is not None and not test(value):
                raise _refusal(function, list(tests)[place], value)
        for name, value in named.items():
            if (test := tests.get(name)) is not None and not test(value):
                raise _refusal(function, name, value)
        return function(*arguments, **named)

    return call


def checked_class(cls: Class) -> Class:
    """Check the arguments that a class is made with."""
    setattr(cls, "__init__", checked(getattr(cls, "__init__")))  # noqa: B009, B010 - mypy allows no assignment to it
    return cls


def fits(value: object, annotation: Any) -> bool:
    """Whether a value has the type of an annotation."""
    test = _test(annotation)
    return test is None or test(value)


def is_whole_number(value: object) -> bool:
    """Whether a value is a whole number of any library; True and False are none."""
    return type(value) is int or (isinstance(value, Integral) and not isinstance(value, bool))


def need_in(numbers: range, value: object, name: str) -> None:
    """Raise ``OutOfRange`` for anything but one of these whole numbers; ``name`` says what they are."""
    if not is_whole_number(value) or value not in numbers:
        raise OutOfRange(name=name, given=_shown(value), first=numbers.start, last=numbers.stop - 1)


def _refusal(function: Callable[..., Any], name: str, value: object) -> WrongArgument:
    called = function.__qualname__.removesuffix(".__init__")
    expected = _written(get_type_hints(function)[name])
    return WrongArgument(function=called, name=name, given=_shown(value), expected=expected)


def _shown(value: object) -> str:
    """A value, short enough for a message, and its type."""
    text = repr(value)
    return f"{text if len(text) <= 40 else text[:37] + '...'} ({type(value).__name__})"


# --- From annotations to tests --------------------------------------------------------------------------------


def _written(expected: Any) -> str:
    """An annotation as a reader of Python writes it."""
    origin, inner = get_origin(expected), get_args(expected)
    if origin in (Union, UnionType):
        return " | ".join(map(_written, inner))
    if origin is Literal:
        return type(inner[0]).__name__
    if expected is NoneType or expected is Ellipsis:
        return "None" if expected is NoneType else "..."
    name = str(getattr(origin or expected, "__name__", expected))
    return f"{name}[{', '.join(map(_written, inner))}]" if inner and origin is not Callable else name


def _tests_of(function: Callable[..., Any]) -> dict[str, Test | None]:
    """A test for each parameter; None where anything goes."""
    hints = get_type_hints(function)
    parameters = signature(function).parameters.values()
    return {each.name: _test(hints[each.name]) if each.name in hints else None for each in parameters}


def _test(expected: Any) -> Test | None:
    if expected in _SIMPLE:
        return _SIMPLE[expected]
    if isinstance(expected, TypeVar):
        return None
    origin, inner = get_origin(expected), get_args(expected)
    if origin in (Union, UnionType):
        return _any_of([_test(each) for each in inner])
    if origin is Literal:  # which names there are is said by the refusal of an unknown one
        return _test(type(inner[0]))
    if origin is tuple and Ellipsis not in inner:
        return _tuple_of([_test(each) for each in inner])
    if origin is not None and issubclass(origin, Sequence):
        return _sequence_of(_test(inner[0]))
    if origin is Mapping:
        return _mapping_of(*map(_test, inner))
    if getattr(expected, "_is_protocol", False):
        return _with_methods([name for name, each in vars(expected).items() if callable(each) and name[0] != "_"])
    kind = origin or expected
    return lambda value: isinstance(value, kind)


def _any_of(tests: list[Test | None]) -> Test | None:
    every = [test for test in tests if test is not None]
    return (lambda value: any(test(value) for test in every)) if len(every) == len(tests) else None


def _tuple_of(tests: list[Test | None]) -> Test:
    def test_all(value: Any) -> bool:
        is_long_enough = isinstance(value, tuple) and len(value) == len(tests)
        return is_long_enough and all(test is None or test(item) for test, item in zip(tests, value, strict=True))

    return test_all


def _sequence_of(test: Test | None) -> Test:
    """Sequences and arrays of any library; a text, bytes and an array of no dimension are values of their own."""

    def test_items(value: Any) -> bool:
        if isclass(value) or isinstance(value, str | bytes | Mapping) or not hasattr(value, "__getitem__"):
            return False
        return bool(getattr(value, "ndim", 1)) and (test is None or all(test(item) for item in value))

    return test_items


def _mapping_of(of_keys: Test | None, of_values: Test | None) -> Test:
    def test_items(value: Any) -> bool:
        return isinstance(value, Mapping) and all(
            test is None or all(map(test, part))
            for test, part in ((of_keys, value.keys()), (of_values, value.values()))
        )

    return test_items


def _with_methods(names: list[str]) -> Test:
    return lambda value: not isclass(value) and all(callable(getattr(value, name, None)) for name in names)


_SIMPLE: Final[dict[Any, Test | None]] = {
    Any: None,
    object: None,
    int: is_whole_number,
    float: lambda value: isinstance(value, Real) and not isinstance(value, bool),
    NoneType: lambda value: value is None,
    Callable: callable,
}
