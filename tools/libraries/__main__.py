"""Build the libraries and write their manifest."""

import argparse
import hashlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from functools import cache
from importlib.metadata import version
from multiprocessing import get_context
from pathlib import Path
from typing import Any

# Numba would optimise for this machine; instead LLVM optimises every target later, on any machine in the same way.
os.environ.update(ETHNOS_ENGINE="jit", NUMBA_OPT="0", NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")

from ethnos.engine.compile import processes
from ethnos.engine.compile.library import FOLDER, MANIFEST, MODULES, target_name
from ethnos.engine.compile.sources import digest_of_files, files
from tools.libraries.layout import LAYOUT, write_layout
from tools.libraries.targets import TARGETS, WASM_MODULES, Target


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser("python -m tools.libraries", description="Compile the rules ahead of time.")
    names = sorted({target.name for target in TARGETS})
    parser.add_argument("--target", action="append", choices=["here", *names], help="a platform; usually this one")
    parser.add_argument("--all", action="store_true", help="every platform, and WebAssembly")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder for the libraries")
    arguments = parser.parse_args()
    platforms = names if arguments.all else arguments.target or ["here"]
    here = [target_name()] if "here" in platforms else []
    build([target for target in TARGETS if target.name in [*platforms, *here]], arguments.out)


def build(targets: list[Target], out: Path) -> None:
    """Compile for these targets; libraries in the folder that were built from the same sources are kept."""
    listed = files(MODULES)
    origin = {"sources": digest_of_files(listed), "builder": _builder(), "files": listed}
    digests = _reusable(out, origin)
    out.mkdir(parents=True, exist_ok=True)
    missing = [target for target in targets if target.file not in digests]
    with tempfile.TemporaryDirectory() as scratch:
        for target, path in _compile_all(missing, str(origin["sources"]), Path(scratch), out):
            digests[target.file] = hashlib.sha256(path.read_bytes()).hexdigest()
            manifest = origin | {"libraries": dict(sorted(digests.items()))}
            (out / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    write_layout(out, WASM_MODULES, str(origin["sources"]))


def _builder() -> str:
    """What the machine code depends on besides the sources."""
    scripts = b"".join(path.read_bytes() for path in sorted(Path(__file__).parent.iterdir()) if path.is_file())
    versions = [f"{name} {version(name)}" for name in ("llvmlite", "numba", "numpy", "ziglang")]
    return f"{', '.join(versions)}, {hashlib.sha256(scripts).hexdigest()[:16]}"


def _reusable(out: Path, origin: dict[str, Any]) -> dict[str, str]:
    """The digests of the libraries that need not be built again; other files in the folder are removed."""
    try:
        manifest = json.loads((out / MANIFEST).read_text(encoding="utf-8"))
        same = all(manifest[name] == value for name, value in origin.items())
        digests = dict(manifest["libraries"]) if same else {}
    except (OSError, ValueError, KeyError):
        digests = {}
    for path in out.glob("*"):
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        if path.name not in (MANIFEST, LAYOUT) and digest != digests.get(path.name):
            path.unlink()
    return {name: digest for name, digest in digests.items() if (out / name).exists()}


def _compile_all(targets: list[Target], digest: str, scratch: Path, out: Path) -> Iterator[tuple[Target, Path]]:
    if not targets:
        return
    from tools.libraries.intermediate import entry_points, whole_program
    from tools.libraries.machine import compile_and_link, understand_all_machines

    started = time.perf_counter()

    def say(text: str) -> None:
        sys.stderr.write(f"{time.perf_counter() - started:6.1f} s  {text}\n")
        sys.stderr.flush()

    modules = MODULES if any(target.modules == MODULES for target in targets) else targets[0].modules
    say(f"reading the entry points of {len(modules)} modules ...")
    entries = entry_points(modules)

    @cache
    def program_of(modules: tuple[str, ...], is_wasm: bool) -> tuple[str, list[str]]:
        """A program and its symbols, once for all targets that share it."""
        included = [entry for entry in entries if entry.module in modules]
        return str(whole_program(included, digest, is_wasm)), [entry.symbol for entry in included]

    with ProcessPoolExecutor(min(processes(), len(targets)), get_context("spawn"), understand_all_machines) as workers:
        running = {}
        for target in targets:
            program, symbols = program_of(target.modules, target.is_wasm)
            say(f"{target.file}: {len(symbols)} entry points ...")
            running[workers.submit(compile_and_link, program, symbols, target, scratch / target.file)] = target
        for done in as_completed(running):
            target = running[done]
            path = out / target.file
            path.write_bytes(done.result().read_bytes())  # zig leaves other files beside it
            say(f"{target.file}: {path.stat().st_size:,} bytes")
            yield target, path


if __name__ == "__main__":
    main()
