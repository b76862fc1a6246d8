"""Reading the pages of docs/: what they name in backticks, and whether the tree has it.

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
    """What the table that it stands in is about."""

    def __str__(self) -> str:
        return f"{self.page}:{self.line}: `{self.text}`"


def page(name: str) -> str:
    """A page of docs/, or the README."""
    return (ROOT / name).read_text(encoding="utf-8")


def names_in(name: str) -> Iterator[Named]:
    """Everything in backticks on a page, without its blocks of code."""
    folder = ""
    text = FENCE.sub(lambda block: "\n" * block[0].count("\n"), page(name))
    for number, line in enumerate(text.splitlines(), 1):
        if not line.startswith("|"):
            folder = ""
        elif not folder and (heading := re.match(r"\| `([\w./-]+/)` \|", line)):
            folder = heading[1]
        for found in re.findall(r"`([^`]+)`", line):
            yield Named(name, number, found, folder)


@cache
def tracked() -> frozenset[str]:
    """The files of the tree, those that git would add included."""
    asked = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(asked, cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    return frozenset(name for name in listed.stdout.splitlines() if (ROOT / name).exists())


@cache
def folders() -> frozenset[str]:
    """The folders with files of their own."""
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
    own = [ROOT / named.folder] if named.folder else []
    for base in (*own, *BASES):
        found = base / text
        inside = str(found.relative_to(ROOT))
        if inside in tracked() or (found.is_dir() and any(name.startswith(f"{inside}/") for name in tracked())):
            return inside
    return None


def is_built(named: Named) -> bool:
    """Whether it is a place for what is built, which git ignores."""
    places = [f"{base}/{named.text}" for base in (ROOT / named.folder, *BASES)]  # only a folder's name ends with "/"
    ignored = subprocess.run(["git", "check-ignore", *places], cwd=ROOT, capture_output=True, check=False)
    return ignored.returncode == 0


@cache
def python_definitions() -> dict[str, frozenset[str]]:
    """What each module and each class defines, by its name; under "" all modules, and what any of them defines."""
    found: dict[str, set[str]] = {"": set()}
    for name in tracked():
        if name.endswith(".py") and not name.startswith("web/"):
            tree = ast.parse((ROOT / name).read_text(encoding="utf-8"))
            found.setdefault(Path(name).stem, set()).update(_defined(tree.body))
            for node in ast.walk(tree):
                if isinstance(node, ast.ClassDef):
                    found.setdefault(node.name, set()).update(_defined(node.body))
    found[""].update(found, *found.values())
    return {name: frozenset(names) for name, names in found.items()}


def _defined(body: list[ast.stmt]) -> Iterator[str]:
    for node in body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id
        elif isinstance(node, ast.Assign):
            yield from (target.id for target in node.targets if isinstance(target, ast.Name))


@cache
def browser_definitions() -> dict[str, frozenset[str]]:
    """What each class of the browser client has, by its name; under "" everything that is exported."""
    found: dict[str, set[str]] = {"": set()}
    for name in tracked():
        if name.startswith("web/src/") and name.endswith((".ts", ".svelte")):
            text = (ROOT / name).read_text(encoding="utf-8")
            found[""].update(re.findall(r"^export (?:class|function|const|interface|type) (\w+)", text, re.MULTILINE))
            for kind, body in re.findall(r"^export class (\w+).*?\{\n(.*?)^\}", text, re.MULTILINE | re.DOTALL):
                found.setdefault(kind, set()).update(re.findall(r"^  (?:[a-z]+ )*(\w+)[(<]", body, re.MULTILINE))
    return {name: frozenset(names) for name, names in found.items()}


def is_defined(text: str) -> bool:
    """Whether it is a definition: ``Game``, ``moves.expand``, ``TableStore.play``."""
    owner, _, name = text.removesuffix("()").rpartition(".")
    if not re.fullmatch(r"\w+", name):
        return False
    return any(name in names.get(owner, ()) for names in (python_definitions(), browser_definitions()))


def is_command(text: str) -> bool:
    """Whether it is something to run that is here: ``make web``, ``python -m bench.load``, ``ethnos play``."""
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
    """The commands of ``ethnos``, from the example that each of them shows in its help."""
    sources = [page(name) for name in tracked() if name.startswith("src/ethnos/cli/")]
    return frozenset(re.findall(r'command="ethnos ([\w-]+)', "\n".join(sources)))


def _is_module(module: str) -> bool:
    inside = module.replace(".", "/")
    places = (f"{inside}.py", f"{inside}/__main__.py", f"src/{inside}.py", f"src/{inside}/__main__.py")
    return any(place in tracked() for place in places)


def exists(named: Named) -> bool:
    """Whether the tree has what is named."""
    return bool(path_of(named)) or is_defined(named.text) or is_command(named.text) or is_built(named)
