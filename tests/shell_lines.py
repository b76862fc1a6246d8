"""Checks commands on pages and in workflows: what they name has to exist, down to the options of ``ethnos``."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from ethnos.base.refusals import EthnosError
from ethnos.bots import check
from ethnos.engine.ruleset import PRESETS
from tests.documents import FENCE, ROOT, is_command, page, tracked
from tools.command_reference import all_commands

ASSIGNMENT = re.compile(r"[A-Z_]+=\S*")
SEPARATORS = {"&&", "||", "|", ";"}
REDIRECTIONS = {">", ">>", "<"}
OTHER_MODULES = {"http.server", "venv", "pip", "pipx", "pytest", "mkdocs", "coverage", "ethnos"}
"""Modules for ``python -m`` that are not in this tree."""
PYTHONS = {"python", "python3", "py"}
INSTALLERS = {"pip", "pipx", "uv", "uvx"}
SYSTEM_PROGRAMS = {
    *("apt", "brew", "cat", "docker", "git", "journalctl", "npm", "pg_dump", "pre-commit", "psql", "sqlite3", "sudo"),
    *("source", "systemctl"),
}
"""Their options are not checked."""
OTHER_PACKAGES = {"fluent.runtime", "hypothesis", "pipx", "pre-commit", "pytest", "pytest-xdist"}


def lines_on(name: str) -> list[str]:
    """The commands in the indented blocks of a page."""
    text = FENCE.sub("", page(name))
    indented = re.findall(r"^ {4,}(\S.*)$", text, re.MULTILINE)
    return [line for line in indented if program_of(line) in _programs()]


def program_of(line: str) -> str:
    """The program that a line runs, without its folder."""
    words = [word for word in line.split() if not ASSIGNMENT.fullmatch(word)]
    return words[0].rsplit("/", 1)[-1] if words else ""


def _programs() -> set[str]:
    return PYTHONS | INSTALLERS | SYSTEM_PROGRAMS | {"ethnos", "make", "cp"}


def problems_with(line: str) -> list[str]:
    """What the commands of a line name although it does not exist."""
    return [problem for words in commands_in(line) for problem in _problems(words)]


def commands_in(line: str) -> Iterator[list[str]]:
    """The commands of a line, each as its words."""
    reader = shlex.shlex(line, posix=True, punctuation_chars=True)
    reader.whitespace_split = True
    words: list[str] = []
    skip = False
    for word in [*reader, ";"]:
        if word in SEPARATORS:
            if words:
                yield words
            words = []
        elif word in REDIRECTIONS or skip:
            skip = word in REDIRECTIONS
        elif words or not ASSIGNMENT.fullmatch(word):
            words.append(word)


def _problems(words: list[str]) -> list[str]:
    program, arguments = words[0].rsplit("/", 1)[-1], words[1:]
    if program == "cd":
        return []
    if program == "ethnos":
        return list(_ethnos_problems(arguments))
    if program == "make":
        targets = [word for word in arguments if "=" not in word]
        return [f"there is no make {target}" for target in targets if not is_command(f"make {target}")]
    if program in PYTHONS:
        return list(_python_problems(arguments))
    if program in INSTALLERS:
        return list(_installer_problems(arguments))
    if program == "cp":
        return [f"there is no {path}" for path in arguments[:-1] if not (path.startswith("-") or _exists(path))]
    if program == "docker":
        return [f"there is no {path}" for path in arguments if path.endswith(".yaml") and not _exists(path)]
    return [] if program in SYSTEM_PROGRAMS else [f"{program} is not known"]


def _exists(path: str) -> bool:
    return path in tracked() or path.startswith("dist/")


def _ethnos_problems(arguments: list[str]) -> Iterator[str]:
    """Why the real command refuses these arguments."""
    known = dict(all_commands())
    name = "ethnos"
    while arguments and f"{name} {arguments[0]}" in known:
        name, arguments = f"{name} {arguments[0]}", arguments[1:]
    if name == "ethnos":
        options = {option for parameter in known[name].params for option in parameter.opts}
        yield from (f"ethnos has no {word}" for word in arguments if word not in options | {"--help"})
        return
    try:
        context = known[name].make_context(name, list(arguments))
    except Exception as problem:  # any refusal of the command-line library
        yield f"{name} {' '.join(arguments)}: {problem or type(problem).__name__}"
        return
    yield from _value_problems(context.params)


def _value_problems(values: dict[str, Any]) -> Iterator[str]:
    """Editions and bots that do not exist; bots from files and from other packages are not checked."""
    if (preset := values.get("preset")) and preset not in PRESETS:
        yield f"there is no preset {preset}"
    for option in ("bot", "bots", "seats"):
        value = values.get(option) or []
        for spec in ",".join([value] if isinstance(value, str) else value).split(","):
            if spec and ":" not in spec:
                try:
                    check(spec)
                except EthnosError as refusal:
                    yield str(refusal)


def _python_problems(arguments: list[str]) -> Iterator[str]:
    match arguments:
        case ["-m", ("pip" | "pipx"), *more]:
            yield from _installer_problems(more)
        case ["-m", module, *_] if module not in OTHER_MODULES and not is_command(f"python -m {module}"):
            yield f"there is no module {module}"
        case [script, *_] if script.endswith(".py") and not _exists(script):
            yield f"there is no {script}"


def _installer_problems(arguments: list[str]) -> Iterator[str]:
    """What is installed but is neither this package, with extras that it has, nor one of ``OTHER_PACKAGES``."""
    if "install" in arguments and "-r" in arguments:
        yield from (f"there is no {path}" for path in arguments if path.endswith(".txt") and not _exists(path))
        return
    for word in arguments[arguments.index("install") + 1 :] if "install" in arguments else []:
        package = re.fullmatch(r"(?:ethnos|\.)(?:\[([\w,]+)\])?", word)
        if package:
            unknown = set((package[1] or "").split(",")) - extras() - {""}
            yield from (f"there is no extra {extra}" for extra in sorted(unknown))
        elif not (word.startswith("-") or re.fullmatch(r".*\.whl(\[[\w,]+\])?", word) or word in OTHER_PACKAGES):
            yield f"{word} is not known"


@cache
def extras() -> frozenset[str]:
    """The extras of the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return frozenset(project["optional-dependencies"])
