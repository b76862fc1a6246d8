"""Reads the pages of docs/: what they name in backticks, and whether the tree has it.

A name is a path (``engine/turn.py``), a definition (``Game``, ``moves.expand``), or a command (``make web``).
"""

import ast
import re
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from ethnos.cli.common import COMMANDS

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "ethnos"
BASES = (ROOT, PACKAGE, ROOT / "web" / "src", ROOT / "web", ROOT / "docs")
"""Paths in a page begin at one of these folders, or at the one that its table is about."""
SUFFIXES = {"css", "html", "js", "json", "md", "mjs", "npz", "py", "svelte", "toml", "ts", "txt"}
PATH = re.compile(r"\.?[\w@-][\w.@-]*(/[\w.@-]+)*/?")
FENCE = re.compile(r"^```.*?^```", re.MULTILINE | re.DOTALL)


class Named(NamedTuple):
    """Something that a page names in backticks."""

    page: str
    line: int
    text: str
    folder: str
    """The folder that the table around it describes."""

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: `{self.text}`"


def page(name: str) -> str:
    """A page of docs/, or the README."""
    return (ROOT / name).read_text(encoding="utf-8")


def section(name: str, heading: str) -> str:
    """A section of a page, up to the next heading of the same level."""
    return page(name).split(f"\n## {heading}\n")[1].split("\n## ")[0]


def rows(name: str, heading: str) -> list[list[str]]:
    """The rows of the table in a section, cell by cell, without its heading."""
    lines = [line for line in section(name, heading).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split(" | ")] for line in lines[2:]]


def names_in(name: str) -> Iterator[Named]:
    """Everything in backticks on a page, without its blocks of code."""
    folder = ""
    text = FENCE.sub(lambda block: "\n" * block[0].count("\n"), page(name))
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("|"):
            folder = ""
        elif not folder and (heading := re.match(r"\| `([\w./-]+/)` \|", line)):
            folder = heading[1]
        for content in re.findall(r"`([^`]+)`", line):
            yield Named(name, number, content, folder)


@cache
def tracked() -> frozenset[str]:
    """The files of the tree, including new ones that git would add."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if listing.returncode != 0:
        pytest.skip("not a git checkout")
    return frozenset(name for name in listing.stdout.splitlines() if (ROOT / name).exists())


@cache
def folders() -> frozenset[str]:
    """The folders that directly contain files."""
    return frozenset(str(Path(name).parent) for name in tracked()) - {"."}


def looks_like_path(text: str) -> bool:
    """Whether something in backticks can only be a path of the tree: ``engine/turn.py``, ``web/``."""
    if not PATH.fullmatch(text) or "/" not in text:
        return False
    return text.endswith("/") or text.rpartition(".")[2] in SUFFIXES


def path_of(named: Named) -> str | None:
    """The file or folder of the tree that is meant."""
    text = named.text.rstrip("/")
    if not PATH.fullmatch(text):
        return None
    nearest = [ROOT / named.folder] if named.folder else []
    for base in (*nearest, *BASES):
        candidate = base / text
        path = str(candidate.relative_to(ROOT))
        if path in tracked() or (candidate.is_dir() and any(name.startswith(f"{path}/") for name in tracked())):
            return path
    return None


def is_built(named: Named) -> bool:
    """Whether it names build output, which git ignores."""
    places = [f"{base}/{named.text}" for base in (ROOT / named.folder, *BASES)]  # only a folder's name ends with "/"
    ignored = subprocess.run(["git", "check-ignore", *places], cwd=ROOT, capture_output=True, check=False)
    return ignored.returncode == 0


@cache
def python_definitions() -> dict[str, frozenset[str]]:
    """The definitions in each module and class, by its name; under "", all of these and the names of all modules."""
    definitions: dict[str, set[str]] = {"": set()}
    for name in tracked():
        if name.endswith(".py") and not name.startswith("web/"):
            tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
            definitions.setdefault(Path(name).stem, set()).update(_names_defined(tree.body))
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    definitions.setdefault(node.name, set()).update(_names_defined(node.body))
    definitions[""].update(definitions, *definitions.values())
    return {name: frozenset(names) for name, names in definitions.items()}


def _names_defined(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


@cache
def browser_definitions() -> dict[str, frozenset[str]]:
    """The methods of each class of the browser client, by its name; under "", everything that is exported."""
    definitions: dict[str, set[str]] = {"": set()}
    for name in tracked():
        if name.startswith("web/src/") and name.endswith((".ts", ".svelte")):
            text = (ROOT / name).read_text(encoding="utf-8")
            exports = re.findall(r"^export (?:class|function|const|interface|type) (\w+)", text, re.MULTILINE)
            definitions[""].update(exports)
            for owner, body in re.findall(r"^export class (\w+).*?\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
                methods = re.findall(r"^  (?:[a-z]+ )*(\w+)[(<]", body, re.MULTILINE)
                definitions.setdefault(owner, set()).update(methods)
    return {name: frozenset(names) for name, names in definitions.items()}


def is_defined(text: str) -> bool:
    """Whether it is a definition: ``Game``, ``moves.expand``, ``TableStore.play``."""
    owner, _, name = text.removesuffix("()").rpartition(".")
    if not re.fullmatch(r"\w+", name):
        return False
    return any(name in names.get(owner, ()) for names in (python_definitions(), browser_definitions()))


def is_command(text: str) -> bool:
    """Whether it is a command that the tree provides: ``make web``, ``python -m bench.load``, ``ethnos play``."""
    words = text.split()
    match words:
        case ["make", target]:
            return bool(re.search(rf"^{re.escape(target)}:", page("Makefile"), re.MULTILINE))
        case ["python", "-m", module, *_]:
            return _is_module(module)
        case ["ethnos"]:
            return True
        case ["ethnos", command, *_]:
            return command in commands()
    return False


@cache
def commands() -> frozenset[str]:
    """The commands of ``ethnos``."""
    return frozenset(COMMANDS)


def _is_module(module: str) -> bool:
    path = module.replace(".", "/")
    files = (f"{path}.py", f"{path}/__main__.py", f"src/{path}.py", f"src/{path}/__main__.py")
    return any(file in tracked() for file in files)


def exists(named: Named) -> bool:
    """Whether the tree has what is named."""
    return bool(path_of(named)) or is_defined(named.text) or is_command(named.text) or is_built(named)
