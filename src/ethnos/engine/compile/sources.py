"""Which source code the machine code of a module depends on.

Starting from the entry points of a module, every name that is used is followed to its definition, across modules.
Nothing else can change the machine code, so a digest of these definitions tells whether code that was compiled earlier
is still valid.
"""

import ast
import hashlib
import sys
import sysconfig
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

PACKAGE: Final = Path(__file__).parents[2]
"""The folder of the package ``ethnos``."""

_STANDARD_LIBRARY: Final = sysconfig.get_path("stdlib")
_COMPILER: Final = "ethnos.engine.compile"
_ALWAYS: Final = [(f"{_COMPILER}.jit", "FLAGS"), (f"{_COMPILER}.jit", "lowest_bit_intrinsic")]
_MAKERS: Final = ("entry_point", "each_table", "at_table")
_Name = tuple[str, str]  # a module, and a name in it


@dataclass(frozen=True)
class _Module:
    """The definitions of a file, by the names that they bind, and its imports."""

    definitions: dict[str, list[ast.stmt]]
    imports: dict[str, tuple[str, str | None]]  # a local name: the module, and the name there (None: the module itself)


def file_of(module: str) -> Path | None:
    """The file of a module of this package or of code that uses it; None for installed modules."""
    first, *parts = module.split(".")
    if first == PACKAGE.name:
        return _file_in(PACKAGE, parts)
    loaded = getattr(sys.modules.get(module), "__file__", None)
    if loaded is None or "site-packages" in loaded or Path(loaded).is_relative_to(_STANDARD_LIBRARY):
        return None
    return Path(loaded)


def _file_in(folder: Path, parts: list[str]) -> Path | None:
    path = folder.joinpath(*parts)
    for candidate in (path.with_suffix(".py"), path / "__init__.py"):
        if candidate.is_file():
            return candidate
    return None


def digest(module: str) -> str:
    """A digest of everything that the machine code of a module's entry points depends on."""
    return _digest_of(sorted(_reached([module])))


def files(modules: Iterable[str]) -> list[str]:
    """The files that the machine code of these modules depends on, relative to the package."""
    paths = {file_of(module) for module, _ in _reached(modules)}
    return sorted(path.relative_to(PACKAGE).as_posix() for path in paths if path)


def digest_of_files(names: Iterable[str]) -> str:
    """A digest of whole files, without parsing them. A missing file counts as empty."""
    result = hashlib.sha256()
    for name in names:
        path = PACKAGE / name
        content = path.read_bytes().replace(b"\r\n", b"\n") if path.is_file() else b""
        result.update(f"{name}\0{len(content)}\0".encode() + content)
    return result.hexdigest()


def _digest_of(names: list[_Name]) -> str:
    result = hashlib.sha256()
    for module, name in names:
        for statement in _parsed(module).definitions[name]:
            result.update(f"{module}.{name}\0{ast.dump(_without_docstring(statement))}\0".encode())
    return result.hexdigest()


def _without_docstring(statement: ast.stmt) -> ast.stmt:
    """The statement without its docstring, which no machine code depends on."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef) and ast.get_docstring(statement, clean=False) is not None:
        body = statement.body[1:] or [ast.Pass()]
        return type(statement)(**{**dict(ast.iter_fields(statement)), "body": body})
    return statement


def _reached(modules: Iterable[str]) -> set[_Name]:
    """All definitions that the entry points of these modules use, directly or through others."""
    waiting = [*_ALWAYS, *((module, name) for module in modules for name in entry_points_of(module))]
    reached: set[_Name] = set()
    while waiting:
        definition = waiting.pop()
        if definition not in reached:
            reached.add(definition)
            waiting += _used_by(*definition)
    return reached


def entry_points_of(module: str) -> list[str]:
    """The names of a module's entry points."""
    return [name for name, (statement, *_) in _parsed(module).definitions.items() if _is_entry_point(statement)]


def _is_entry_point(statement: ast.stmt) -> bool:
    """Whether it is a function with a decorator that makes one, or the result of ``at_table``."""
    makers = statement.decorator_list if isinstance(statement, ast.FunctionDef) else []
    if isinstance(statement, ast.Assign):
        makers = [statement.value]
    calls = [part.func for part in makers if isinstance(part, ast.Call)]
    return any(isinstance(part, ast.Name) and part.id in _MAKERS for part in calls)


@cache
def _used_by(module: str, name: str) -> list[_Name]:
    """The definitions that a definition uses."""
    used: list[_Name] = []
    for statement in _parsed(module).definitions[name]:
        for node in ast.walk(statement):
            if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
                used += _resolve(module, node.value.id, node.attr)
            elif isinstance(node, ast.Name):
                used += _resolve(module, node.id)
    return used


def _resolve(module: str, name: str, attribute: str | None = None) -> list[_Name]:
    """Where a name that a module uses is defined; ``attribute`` matters only if the name is a module."""
    parsed = _parsed(module)
    if name in parsed.definitions:
        return [(module, name)]
    origin, original_name = parsed.imports.get(name, ("", None))
    if origin == _COMPILER:
        return []  # _ALWAYS lists what matters there
    if original_name is not None:
        return _defined(origin, original_name)
    return _defined(origin, attribute) if attribute else []


def _defined(module: str, name: str) -> list[_Name]:
    """Where a name of another module is defined: there, or in a module that it imports from."""
    if file_of(module) is None:
        return []
    if name in _parsed(module).definitions:
        return [(module, name)]
    return _resolve(module, name)


@cache
def _parsed(module: str) -> _Module:
    path = file_of(module)
    assert path is not None, f"{module} has no source"
    tree = ast.parse(path.read_text(encoding="utf-8"))
    parsed = _Module({}, {})
    for statement in tree.body:
        if isinstance(statement, ast.Import | ast.ImportFrom):
            parsed.imports.update(_imported(statement))
            continue
        for name in _bound(statement) or _mentioned(statement, parsed):
            parsed.definitions.setdefault(name, []).append(statement)
    return parsed


def _imported(statement: ast.Import | ast.ImportFrom) -> Iterator[tuple[str, tuple[str, str | None]]]:
    for alias in statement.names:
        local = alias.asname or alias.name
        if isinstance(statement, ast.Import):
            yield local, (alias.name, None)
        elif file_of(inner := f"{statement.module}.{alias.name}"):
            yield local, (inner, None)
        else:
            yield local, (str(statement.module), alias.name)


def _bound(statement: ast.stmt) -> set[str]:
    """The names that a statement of a module defines."""
    if isinstance(statement, ast.FunctionDef | ast.ClassDef | ast.AsyncFunctionDef):
        return {statement.name}
    nodes = ast.walk(statement)
    return {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def _mentioned(statement: ast.stmt, parsed: _Module) -> set[str]:
    """The definitions that a statement may change without binding a name, such as ``TABLE[0] = 1``."""
    names = {node.id for node in ast.walk(statement) if isinstance(node, ast.Name)}
    return names & set(parsed.definitions)
