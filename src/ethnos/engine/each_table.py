"""A rule that works at one table, called for every table of a batch.

    @each_table([TABLE], [np.int64])
    def take(tables, i, chosen):
        decide(tables[i], chosen[i])

``each_table`` takes the types of all arguments but the number ``i``, as ``entry_point`` does. The result is an ordinary
rule, with a loop over the tables, which is an entry point and so part of the compiled library. ``envs/batch/device.py``
runs the loop, and generates kernels for graphics cards in the same way.
"""

from collections.abc import Callable
from typing import Any, Final, TypeVar

from ethnos.engine.compile import entry_point, rule

F = TypeVar("F", bound=Callable[..., Any])

_LOOP: Final = """
def {name}({arguments}, start, end):
    for i in range(start, end):
        body({call})
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


def around(marked: Any, template: str, **names: Any) -> Callable[..., None]:
    """A function made of a template, which calls such a rule as ``body``; ``names`` are known in it.

    The template has places for the ``name`` of the function, its ``arguments``, and those of the ``call``.
    """
    function = getattr(marked, "py_func", marked)
    first, number, *others = function.__code__.co_varnames[: function.__code__.co_argcount]
    assert number == "i", f"{function.__name__}: the number of the table has to be the second argument"
    arguments, call = ", ".join([first, *others]), ", ".join([first, number, *others])
    source = template.format(name=function.__name__, arguments=arguments, call=call)
    space: dict[str, Any] = {"body": marked, "__name__": function.__module__, **names}
    exec(compile(source, f"<{function.__name__} for each table>", "exec"), space)
    generated: Callable[..., None] = space[function.__name__]
    generated.__annotations__["return"] = None
    return generated
