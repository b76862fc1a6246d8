"""Complete the site in ``dist/site``: Pyodide, our Python sources, the compiled rules and the network.

``python -m tools.site`` expects the page (``npm run build:site``) and the library for Emscripten to be built;
``make site`` does it all.
"""

import argparse
import ast
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ethnos.bots.network import FILE
from ethnos.bots.registry import BUILT_IN
from ethnos.engine.compile.library import FOLDER, MANIFEST
from ethnos.engine.compile.sources import PACKAGE, file_of
from tools.wheels import WHEN, library_files

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "dist" / "site"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
PYODIDE_FILES: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
PLATFORM: Final = "emscripten-wasm32"
START: Final = "ethnos.tab"
"""The module that the worker imports."""
DATA: Final = ("rules.json", "examples/positions/*.txt")
"""Files of the package that these modules read."""
NOT_LISTED: Final = ("files.json", "service-worker.js")


def main() -> None:
    """Add what Python needs to the page."""
    parser = argparse.ArgumentParser("python -m tools.site", description="Complete the site from its built parts.")
    parser.add_argument("--out", type=Path, default=SITE, help="the folder of the built page")
    out = parser.parse_args().out
    if not (out / "index.html").exists():
        raise SystemExit(f"{out} has no page: make site")
    complete(out)
    total = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    sys.stdout.write(f"{out}: {total:,} bytes\n")


def complete(out: Path) -> None:
    """Add Pyodide, our sources and the network, and list all files."""
    (out / "pyodide").mkdir(exist_ok=True)
    for name in PYODIDE_FILES:
        shutil.copyfile(PYODIDE / name, out / "pyodide" / name)
    (out / "engine").mkdir(exist_ok=True)
    shutil.copyfile(PACKAGE / "bots" / FILE, out / "engine" / FILE)
    write_sources(out / "engine" / "python.zip")
    precompile(out / "engine" / "python.zip", out / "engine" / "compiled.zip")
    listed = [_described(out, path) for path in sorted(out.rglob("*")) if path.is_file()]
    files = [entry for entry in listed if entry["path"] not in NOT_LISTED]
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    (out / "files.json").write_text(json.dumps({"version": version, "files": files}, indent=1) + "\n", encoding="utf-8")


def write_sources(path: Path) -> None:
    """The Python sources that the tab imports, with the library. The same sources give the same bytes."""
    read = {path for pattern in DATA for path in PACKAGE.glob(pattern)}
    names = {path.relative_to(PACKAGE).as_posix() for path in modules() | read}
    names |= set(json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8"))["files"])  # their digest is checked
    files = {f"{PACKAGE.name}/{name}": (PACKAGE / name).read_bytes() for name in names}
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for name, content in sorted((files | library_files(PLATFORM)).items()):
            entry = zipfile.ZipInfo(name, WHEN)
            entry.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(entry, content)


def precompile(sources: Path, out: Path) -> None:
    """The same modules compiled by Pyodide's Python: importing them takes half the time."""
    script = Path(__file__).with_name("precompile.mjs")
    subprocess.run(["node", str(script), str(PYODIDE), str(sources), str(out)], check=True)


def modules() -> set[Path]:
    """The files of all modules that the tab imports, at its start or later."""
    waiting = [START, *(bot.module for bot in BUILT_IN.values())]
    found: set[Path] = set()
    while waiting:
        module = waiting.pop()
        path = file_of(module)
        if path is not None and path not in found:
            found.add(path)
            waiting += [*_packages_of(module), *_imports(path)]
    return found


def _packages_of(module: str) -> list[str]:
    parts = module.split(".")
    return [".".join(parts[:count]) for count in range(1, len(parts))]


def _imports(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def _described(out: Path, path: Path) -> dict[str, str | int]:
    content = path.read_bytes()
    name = path.relative_to(out).as_posix()
    return {"path": name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


if __name__ == "__main__":
    main()
