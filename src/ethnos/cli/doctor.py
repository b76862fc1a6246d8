"""``ethnos doctor``: describes the installation, for people who look into a problem."""

import os
import platform
import sys
from importlib.metadata import PackageNotFoundError, version
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.markup import escape
from rich.table import Table as Grid

from ethnos.base.files import data_folder
from ethnos.base.installed import installed_version
from ethnos.cli.common import AsJson, Quiet, app, engine_in_words, out, print_json, progress_bar, refusals, texts
from ethnos.cli.first_compile import prepare
from ethnos.engine.compile import CHOICE, check_choice, is_compiled
from ethnos.engine.compile.jit import COMPILE_ALL, cache_folder
from ethnos.engine.compile.library import MODULES, target_name

EXTRAS: Final = {
    "jit": "numba",
    "gpu": "numba_cuda",
    "train": "torch",
    "research": "pettingzoo",
    "parquet": "pyarrow",
    "hosting": "asyncpg",
}
"""A module that each extra installs."""
LIBRARIES: Final = ("numpy", "numba", "llvmlite", "fastapi", "sqlalchemy", "torch")


@app.command(help=texts("doctor-help"), epilog=texts("cli-example", command="ethnos doctor"))
def doctor(
    compile_all: Annotated[bool, typer.Option("--compile", help=texts("doctor-compile"))] = False,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Describe the installation, after compiling all rules if asked to."""
    if compile_all:
        with refusals(), progress_bar(quiet=quiet) as progress:
            check_choice()
            prepare(progress, *MODULES)
    facts = findings()
    if as_json:
        print_json(facts)
        return
    grid = Grid.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(overflow="fold")  # never truncate a path
    for name, value in facts.items():
        grid.add_row(texts(f"doctor-{name}"), escape(value))
    out.print(grid)


def findings() -> dict[str, str]:
    """Facts about this installation, by name."""
    return {
        "version": installed_version(),
        "engine": engine_in_words(),
        "rules": _rules(),
        "library": str(CHOICE.library.path) if CHOICE.library else texts("doctor-none"),
        "python": f"{platform.python_implementation()} {platform.python_version()} ({sys.executable})",
        "platform": f"{target_name()}, {platform.platform()}",
        "packages": ", ".join(f"{name} {installed}" for name in LIBRARIES if (installed := _version(name))),
        "extras": ", ".join(name for name, module in EXTRAS.items() if find_spec(module)) or texts("doctor-none"),
        "cache": _folder(cache_folder()),
        "data": _folder(data_folder()),
    }


def _rules() -> str:
    """Whether a first use has to wait."""
    if CHOICE.mode == "library":
        return texts("doctor-rules-library")
    if CHOICE.mode == "interpreted":
        return texts("doctor-rules-interpreted")
    compiled = sum(map(is_compiled, MODULES))
    is_all = "yes" if compiled == len(MODULES) else "no"
    return texts("doctor-rules-jit", all=is_all, compiled=compiled, total=len(MODULES), command=COMPILE_ALL)


def _version(package: str) -> str:
    try:
        return version(package)
    except PackageNotFoundError:
        return ""


def _folder(path: Path) -> str:
    """The folder, and whether it can be written to."""
    existing = next(part for part in (path.absolute(), *path.absolute().parents) if os.access(part, os.F_OK))
    writable = existing.is_dir() and os.access(existing, os.W_OK)
    return str(path) if writable else texts("doctor-read-only", path=str(path))
