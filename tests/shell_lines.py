"""Commands on pages and in workflows: what each of them names has to exist, down to the options of ``ethnos``."""

import re
import shlex
import tomllib
from collections.abc import Iterator
from functools import cache
from typing import Any

from ethnos.bots import check
from ethnos.engine.ruleset import PRESETS
from ethnos.refusals import EthnosError
from tests.documents import FENCE, ROOT, is_command, page, tracked
from tools.command_reference import all_commands

ASSIGNED = re.compile(r"[A-Z_]+=\S*")
SEPARATORS = {"&&", "||", "|", ";"}
REDIRECTIONS = {">", ">>", "<"}
OF_PYTHON = {"http.server", "venv", "pip", "pipx", "pytest", "mkdocs", "coverage", "ethnos"}
"""Modules to run that are not of this tree."""
PYTHONS = {"python", "python3", "py"}
INSTALLERS = {"pip", "pipx", "uv", "uvx"}
ELSEWHERE = {
    *("apt", "brew", "cat", "docker", "git", "journalctl", "npm", "pg_dump", "pre-commit", "psql", "sqlite3", "sudo"),
    *("source", "systemctl"),
}
"""Programs of the system, whose options are their own."""
OTHERS_PACKAGES = {"fluent.runtime", "hypothesis", "pipx", "pre-commit", "pytest", "pytest-xdist"}


def lines_on(name: str) -> list[str]:
    """The commands in the indented blocks of a page."""
    text = FENCE.sub("", page(name))
    indented = re.findall(r"^ {4,}(\S.*)$", text, re.MULTILINE)
    return [line for line in indented if program_of(line) in _programs()]


def program_of(line: str) -> str:
    """The program that a line runs, without its folder."""
    words = [word for word in line.split() if not ASSIGNED.fullmatch(word)]
    return words[0].rsplit("/", 1)[-1] if words else ""


def _programs() -> set[str]:
    return PYTHONS | INSTALLERS | ELSEWHERE | {"ethnos", "make", "cp"}


def problems_with(line: str) -> list[str]:
    """What is named in a line, which may have several commands, and does not exist."""
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
        elif words or not ASSIGNED.fullmatch(word):
            words.append(word)


def _problems(words: list[str]) -> list[str]:
    program, arguments = words[0].rsplit("/", 1)[-1], words[1:]
    if program == "cd":
        return []
    if program == "ethnos":
        return list(_of_ethnos(arguments))
    if program == "make":
        targets = [word for word in arguments if "=" not in word]
        return [f"there is no make {target}" for target in targets if not is_command(f"make {target}")]
    if program in PYTHONS:
        return list(_of_python(arguments))
    if program in INSTALLERS:
        return list(_of_installer(arguments))
    if program == "cp":
        return [f"there is no {path}" for path in arguments[:-1] if not (path.startswith("-") or _exists(path))]
    if program == "docker":
        return [f"there is no {path}" for path in arguments if path.endswith(".yaml") and not _exists(path)]
    return [] if program in ELSEWHERE else [f"{program} is not known"]


def _exists(path: str) -> bool:
    return path in tracked() or path.startswith("dist/")


def _of_ethnos(arguments: list[str]) -> Iterator[str]:
    """Whether the real command takes these arguments."""
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
    except Exception as problem:  # whatever the library of the command line refuses with
        yield f"{name} {' '.join(arguments)}: {problem or type(problem).__name__}"
        return
    yield from _of_values(context.params)


def _of_values(values: dict[str, Any]) -> Iterator[str]:
    """Whether the editions and bots that a command names exist; bots from files and of others are not looked for."""
    if (preset := values.get("preset")) and preset not in PRESETS:
        yield f"there is no preset {preset}"
    for given in ("bot", "bots", "seats"):
        named = values.get(given) or []
        for spec in ",".join([named] if isinstance(named, str) else named).split(","):
            if spec and ":" not in spec:
                try:
                    check(spec)
                except EthnosError as refusal:
                    yield str(refusal)


def _of_python(arguments: list[str]) -> Iterator[str]:
    match arguments:
        case ["-m", ("pip" | "pipx"), *more]:
            yield from _of_installer(more)
        case ["-m", module, *_] if module not in OF_PYTHON and not is_command(f"python -m {module}"):
            yield f"there is no module {module}"
        case [script, *_] if script.endswith(".py") and not _exists(script):
            yield f"there is no {script}"


def _of_installer(arguments: list[str]) -> Iterator[str]:
    """Whether what is installed is this package with extras that it has, or one of the others that pages name."""
    if "install" in arguments and "-r" in arguments:
        yield from (f"there is no {path}" for path in arguments if path.endswith(".txt") and not _exists(path))
        return
    for word in arguments[arguments.index("install") + 1 :] if "install" in arguments else []:
        found = re.fullmatch(r"(?:ethnos|\.)(?:\[([\w,]+)\])?", word)
        if found:
            unknown = set((found[1] or "").split(",")) - extras() - {""}
            yield from (f"there is no extra {extra}" for extra in sorted(unknown))
        elif not (word.startswith("-") or re.fullmatch(r".*\.whl(\[[\w,]+\])?", word) or word in OTHERS_PACKAGES):
            yield f"{word} is not known"


@cache
def extras() -> frozenset[str]:
    """The extras of the package."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return frozenset(project["optional-dependencies"])
