"""Complete the site in ``dist/site``: Pyodide, our Python sources, the compiled rules and the network.

``python -m tools.site`` expects the page (``npm run build:site``) and the library for Emscripten to be built;
``make site`` does it all.
"""

import argparse
import ast
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ethnos.bots.network import FILE
from ethnos.bots.registry import BUILT_IN
from ethnos.engine.compile.library import FOLDER, MANIFEST
from ethnos.engine.compile.sources import PACKAGE, digest_of_files, file_of
from tools.archive import write_archive, write_halves, write_pack
from tools.prepared_classes import CODE
from tools.wheels import library_files

ROOT: Final = Path(__file__).parents[1]
SITE: Final = ROOT / "dist" / "site"
PYODIDE: Final = ROOT / "web" / "node_modules" / "pyodide"
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LOCK: Final = "pyodide-lock.json"
STDLIB: Final = "python_stdlib.zip"
LEFT_OUT: Final = frozenset(Path(__file__).with_name("left_out.txt").read_text(encoding="utf-8").split())
"""Modules of the standard library that nothing here imports."""
ENCODINGS: Final = re.compile(r"(__init__|aliases|ascii|cp437|idna|latin_1|punycode|utf_\w+)\.py")
"""The only encodings that are kept; the others are large tables."""
PLATFORM: Final = "emscripten-wasm32"
START: Final = "ethnos.server.tab"
"""The module that the worker imports."""
NOT_THERE: Final = "ethnos.envs"
"""What ``ethnos`` offers besides and no tab can import: there is no NumPy."""
DATA: Final = ("rules.json", "lessons/examples/positions/*.txt")
"""Files of the package that these modules read."""
NETWORK: Final = "champion.halves"
"""The network's weights; the browser makes an archive of them again."""
PREPARED: Final = "prepared_classes"
"""The module of this folder that is part of the site."""
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
    lock = json.loads((PYODIDE / LOCK).read_text(encoding="utf-8"))
    (out / "pyodide" / LOCK).write_text(json.dumps(lock | {"packages": {}}), encoding="utf-8")  # no package is loaded
    write_standard_library(out / "pyodide" / STDLIB)
    for path in (out / "assets").glob("*.woff"):  # a browser that runs WebAssembly reads woff2
        path.unlink()
    shutil.rmtree(out / "engine", ignore_errors=True)
    (out / "engine").mkdir()
    write_halves(out / "engine" / NETWORK, PACKAGE / "bots" / FILE)
    write_python(out / "engine" / "python.pack")
    list_files(out)


def list_files(out: Path) -> None:
    """Write the list of all files, with a version that changes with any of them."""
    entries = [_entry(out, path) for path in sorted(out.rglob("*")) if path.is_file()]
    files = [entry for entry in entries if entry["path"] not in NOT_LISTED]
    version = hashlib.sha256(json.dumps(files).encode()).hexdigest()[:16]
    (out / "files.json").write_text(json.dumps({"version": version, "files": files}, indent=1) + "\n", encoding="utf-8")


def write_sources(path: Path) -> None:
    """Write all Python sources that the tab imports, with the data that they read and the library."""
    _write(path, _content(_names(modules()) | _data()) | library_files(PLATFORM))


def write_python(path: Path) -> None:
    """Write the same for a browser, as compiled modules. The library must have been built from the current sources."""
    manifest = json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8"))
    if digest_of_files(manifest["files"]) != manifest["sources"]:
        raise SystemExit("the library for browsers was built from other sources: make site")
    with tempfile.TemporaryDirectory() as scratch:
        sources, modules_file = Path(scratch) / "sources.zip", Path(scratch) / "compiled.zip"
        own = {f"{PREPARED}.py": Path(__file__).with_name(f"{PREPARED}.py").read_bytes()}
        _write(sources, _content(_names(modules())) | own)
        precompile(sources, modules_file)
        with zipfile.ZipFile(modules_file) as archive:
            compiled = {name: archive.read(name) for name in archive.namelist()}
    files = compiled | _content(_data()) | library_files(PLATFORM)
    write_pack(path, files | {CODE: prepare_classes(files)})


def _names(paths: set[Path]) -> set[str]:
    return {path.relative_to(PACKAGE).as_posix() for path in paths}


def _data() -> set[str]:
    return _names({path for pattern in DATA for path in PACKAGE.glob(pattern)})


def _content(names: set[str]) -> dict[str, bytes]:
    return {f"{PACKAGE.name}/{name}": (PACKAGE / name).read_bytes() for name in names}


def _write(path: Path, files: dict[str, bytes]) -> None:
    write_archive(path, dict(sorted(files.items())))


def write_standard_library(path: Path) -> None:
    """Write Pyodide's standard library, compiled and without unused modules: it starts in a fraction of the time."""
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(PYODIDE / STDLIB) as whole:
        needed = Path(folder) / STDLIB
        _write(needed, {name: whole.read(name) for name in filter(_is_needed, whole.namelist())})
        precompile(needed, path)


def _is_needed(name: str) -> bool:
    first, _, rest = name.partition("/")
    if first == "encodings":
        return ENCODINGS.fullmatch(rest) is not None
    return first.removesuffix(".py") not in LEFT_OUT


def precompile(sources: Path, out: Path) -> None:
    """Compile modules with Pyodide's Python (``precompile.mjs``), so that importing them takes half the time."""
    script = Path(__file__).with_name("precompile.mjs")
    subprocess.run(["node", str(script), str(PYODIDE), str(sources), str(out)], check=True)


def prepare_classes(files: dict[str, bytes]) -> bytes:
    """The code of the dataclasses in these files (``prepare_classes.mjs``)."""
    script = Path(__file__).with_name("prepare_classes.mjs")
    with tempfile.TemporaryDirectory() as scratch:
        sources, code = Path(scratch) / "sources.zip", Path(scratch) / "code"
        _write(sources, files)
        subprocess.run(["node", str(script), str(PYODIDE), str(sources), START, str(code)], check=True)
        return code.read_bytes()


def modules() -> set[Path]:
    """The files of all modules that the tab imports, at its start or later."""
    pending = [START, *(bot.module for bot in BUILT_IN.values())]
    paths: set[Path] = set()
    while pending:
        module = pending.pop()
        path = None if module.startswith(NOT_THERE) else file_of(module)
        if path is not None and path not in paths:
            paths.add(path)
            pending += [*_packages_of(module), *_imports(path)]
    return paths


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


def _entry(out: Path, path: Path) -> dict[str, str | int]:
    content = path.read_bytes()
    name = path.relative_to(out).as_posix()
    return {"path": name, "bytes": len(content), "sha256": hashlib.sha256(content).hexdigest()}


if __name__ == "__main__":
    main()
