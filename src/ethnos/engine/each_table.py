"""A rule that works at one table, called for every table of a batch; and a rule for a table, called from Python.

    @each_table([TABLE], [np.int64])
    def take(tables, i, chosen):
        decide(tables[i], chosen[i])

``each_table`` takes the types of all arguments but the number ``i``, as ``entry_point`` does. The result is an ordinary
rule, with a loop over the tables, which is an entry point and so part of the compiled library. ``envs/batch/device.py``
runs the loop, and generates kernels for graphics cards in the same way.

    _step = at_table(__name__, step, int)

``at_table`` makes an entry point of a rule that takes a table first, with a type for each further argument.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from ethnos.engine.compile import entry_point, rule
from ethnos.engine.state import Table

F = TypeVar("F", bound=Callable[..., Any])
Result = TypeVar("Result")

_LOOP: Final = """
def {name}({arguments}, start, end):
    for i in range(start, end):
        body({call})
"""
_AT_TABLE: Final = """
def {name}({arguments}):
    {answer}(body({call}))
"""
_loops: Final[dict[Any, Callable[..., None]]] = {}


def each_table(*signature: object) -> Callable[[F], F]:
    """Mark a rule that is called for each table, with a type for each argument but ``i``, its second one."""

    def decorate(function: F) -> F:
        marked = rule(function)
        _loops[marked] = entry_point(*signature, int, int)(around(marked, _LOOP))
        return marked

    return decorate


def loop_of(marked: Callable[..., Any]) -> Callable[..., None]:
    """What calls such a rule for a range of tables: ``loop(*arguments, start, end)``."""
    return _loops[marked]


def at_table(module: str, marked: Callable[..., Result], *signature: object) -> Callable[..., Result]:
    """The entry point of this module that calls a rule; a truth is returned as 0 or 1."""
    function = getattr(marked, "py_func", marked)
    names = function.__code__.co_varnames[: function.__code__.co_argcount]
    answer = "" if function.__annotations__["return"] is None else "return int"
    source = _AT_TABLE.format(
        name=function.__name__,
        answer=answer,
        arguments=", ".join(names),
        call=", ".join([f"{names[0]}[0]", *names[1:]]),
    )
    generated = _generated(source, function.__name__, marked, module)
    generated.__annotations__.update(function.__annotations__)
    return entry_point(Table, *signature)(generated)


def around(marked: Any, template: str, **names: Any) -> Callable[..., None]:
    """A function made of a template, which calls such a rule as ``body``; ``names`` are known in it.

    The template has places for the ``name`` of the function, its ``arguments``, and those of the ``call``.
    """
    function = getattr(marked, "py_func", marked)
    first, number, *others = function.__code__.co_varnames[: function.__code__.co_argcount]
    assert number == "i", f"{function.__name__}: the number of the table has to be the second argument"
    arguments, call = ", ".join([first, *others]), ", ".join([first, number, *others])
    source = template.format(name=function.__name__, arguments=arguments, call=call)
    generated = _generated(source, function.__name__, marked, function.__module__, **names)
    generated.__annotations__["return"] = None
    return generated


def _generated(source: str, name: str, marked: Any, module: str, **names: Any) -> Callable[..., Any]:
    """The function of this source, as if the module had it."""
    space: dict[str, Any] = {"body": marked, "__name__": module, **names}
    exec(compile(source, f"<{name} in {module}>", "exec"), space)
    generated: Callable[..., Any] = space[name]
    return generated
