"""The methods of our dataclasses, compiled when the site is built.

For every class ``dataclasses`` generates source text and compiles it, and adds a docstring where there is none. In a
browser this is half of the time that importing the package takes. This module is part of the site: there ``prepared``
provides the compiled code, and no docstring is added.
"""

import dataclasses
import inspect
import marshal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import CodeType, SimpleNamespace
from typing import Any, Never

CODE = "prepared_classes.code"
"""The file beside this module: code by source text."""


@contextmanager
def prepared() -> Iterator[None]:
    """Within this context dataclasses are created from the code in the file."""
    with _code_from(marshal.loads(Path(__file__).with_name(CODE).read_bytes())):
        yield


@contextmanager
def collected(path: Path) -> Iterator[None]:
    """Write the code of all dataclasses that are created within this context."""
    code: dict[str, CodeType] = {}
    with _code_from(code):
        yield
    path.write_bytes(marshal.dumps(code))


@contextmanager
def _code_from(code: dict[str, CodeType]) -> Iterator[None]:
    """Let ``dataclasses`` run this code; missing code is compiled and added."""

    def run(text: str, *namespaces: Any) -> None:
        if text not in code:
            code[text] = compile(text, "<dataclass>", "exec")
        exec(code[text], *namespaces)

    dataclasses.exec = run  # type: ignore[attr-defined]  # found before the built-in function
    dataclasses.inspect = SimpleNamespace(unwrap=inspect.unwrap, signature=_no_signature)  # type: ignore[attr-defined]
    try:
        yield
    finally:
        del dataclasses.exec  # type: ignore[attr-defined]
        dataclasses.inspect = inspect  # type: ignore[attr-defined]


def _no_signature(*_: object, **__: object) -> Never:
    """Raise what ``inspect.signature`` raises for a class without one: the docstring is then the class's name."""
    raise TypeError
