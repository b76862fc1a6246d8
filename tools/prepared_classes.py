"""The methods of our dataclasses, compiled when the site is built.

For every class ``dataclasses`` writes source text and compiles it, and a docstring where there is none; in a browser
that is half of the time that the package takes to import. This module goes into the site: there ``prepared`` has the
compiled code at hand, and no docstring is written.
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
    """Within this context dataclasses are made from the file's code."""
    with _running(marshal.loads(Path(__file__).with_name(CODE).read_bytes())):
        yield


@contextmanager
def collected(path: Path) -> Iterator[None]:
    """Write the code of all dataclasses that are made within this context."""
    code: dict[str, CodeType] = {}
    with _running(code):
        yield
    path.write_bytes(marshal.dumps(code))


@contextmanager
def _running(code: dict[str, CodeType]) -> Iterator[None]:
    """Code that is missing is compiled and added."""

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
    """What ``inspect.signature`` raises for a class that has none: the docstring is then the class's name."""
    raise TypeError
