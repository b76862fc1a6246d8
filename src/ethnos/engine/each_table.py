"""A rule that works at one table, called for every table of a batch.

    @each_table([TABLE], [np.int64])
    def take(tables, i, chosen):
        decide(tables[i], chosen[i])

``each_table`` takes the types of all arguments but the number ``i``, as ``entry_point`` does. It generates the source
of a loop over the tables, which is an ordinary entry point and so part of the compiled library. ``ethnos.batch.device``
runs it, and generates kernels for graphics cards in the same way.
"""

from collections.abc import Callable
from typing import Any, Final

from ethnos.engine.compile import entry_point, rule

_LOOP: Final = """
def {name}({arguments}, start, end):
    for i in range(start, end):
        body({call})
"""


class EachTable:
    """A rule for each table: ``tables`` and ``i`` are its first two arguments."""

    def __init__(self, signature: tuple[Any, ...], function: Callable[..., None]) -> None:
        self._function, self._rule = function, rule(function)
        self.module: Final = function.__module__
        self.loop: Final = entry_point(*signature, int, int)(self.generate(_LOOP))
        """Calls the rule for a range of tables: ``loop(*arguments, start, end)``."""

    def generate(self, template: str, **names: Any) -> Callable[..., None]:
        """A function made of a template, which calls the rule as ``body``; ``names`` are known in it.

        The template has places for the ``name`` of the function, its ``arguments``, and those of the ``call``.
        """
        function = self._function
        first, number, *others = function.__code__.co_varnames[: function.__code__.co_argcount]
        assert number == "i", f"{function.__name__}: the number of the table has to be the second argument"
        arguments, call = ", ".join([first, *others]), ", ".join([first, number, *others])
        source = template.format(name=function.__name__, arguments=arguments, call=call)
        space: dict[str, Any] = {"body": self._rule, "__name__": function.__module__, **names}
        exec(compile(source, f"<{function.__name__} for each table>", "exec"), space)
        generated: Callable[..., None] = space[function.__name__]
        generated.__annotations__["return"] = None
        return generated


def each_table(*signature: object) -> Callable[[Callable[..., None]], EachTable]:
    """Mark a rule that is called for each table, with a type for each argument but ``i``."""
    return lambda function: EachTable(signature, function)
