"""Build the libraries and write their manifest."""

import argparse
import hashlib
import json
import os
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

# Numba optimises for the machine it runs on; here every target is optimised later, and on any machine alike.
os.environ.update(ETHNOS_ENGINE="jit", NUMBA_OPT="0", NUMBA_CPU_NAME="generic", NUMBA_CPU_FEATURES="")

from ethnos.engine.compile.library import FOLDER, MANIFEST, MODULES, target_name
from ethnos.engine.compile.sources import digest_of_files, files
from tools.libraries.layout import LAYOUT, write_layout
from tools.libraries.targets import TARGETS, WASM_MODULES, Target


def main() -> None:
    """Read the command line and build."""
    parser = argparse.ArgumentParser("python -m tools.libraries", description="Compile the rules ahead of time.")
    names = sorted({target.name for target in TARGETS})
    parser.add_argument("--target", action="append", choices=names, help="a platform; usually this machine's")
    parser.add_argument("--all", action="store_true", help="every platform, and WebAssembly")
    parser.add_argument("--out", type=Path, default=FOLDER, help="the folder for the libraries")
    arguments = parser.parse_args()
    chosen = names if arguments.all else arguments.target or [target_name()]
    build([target for target in TARGETS if target.name in chosen], arguments.out)


def build(targets: list[Target], out: Path) -> None:
    """Compile for these targets, and keep what the folder has for others if it was made from the same sources."""
    listed = files(MODULES)
    digest = digest_of_files(listed)
    made = _kept(out, digest)
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        for target, path in _compile_all(targets, digest, Path(scratch), out):
            made[target.file] = hashlib.sha256(path.read_bytes()).hexdigest()
    manifest = {"sources": digest, "files": listed, "libraries": dict(sorted(made.items()))}
    (out / MANIFEST).write_text(json.dumps(manifest, indent=1) + "\n", encoding="utf-8")
    write_layout(out, WASM_MODULES, digest)
    for path in out.iterdir():
        if path.name not in {MANIFEST, LAYOUT, *made}:
            path.unlink()  # of other sources


def _kept(out: Path, digest: str) -> dict[str, str]:
    try:
        manifest = json.loads((out / MANIFEST).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return dict(manifest["libraries"]) if manifest["sources"] == digest else {}


def _compile_all(targets: list[Target], digest: str, scratch: Path, out: Path) -> Iterator[tuple[Target, Path]]:
    import llvmlite.binding as llvm

    from tools.libraries.intermediate import entry_points, whole_program
    from tools.libraries.machine import compile_program, link

    started = time.perf_counter()

    def say(text: str) -> None:
        sys.stderr.write(f"{time.perf_counter() - started:6.1f} s  {text}\n")
        sys.stderr.flush()

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    modules = MODULES if any(target.modules == MODULES for target in targets) else targets[0].modules
    say(f"reading the entry points of {len(modules)} modules ...")
    entries = entry_points(modules)
    for target in targets:
        mine = [entry for entry in entries if entry.module in target.modules]
        say(f"{target.file}: {len(mine)} entry points ...")
        program = str(whole_program(mine, digest, target.is_wasm))
        symbols = [entry.symbol for entry in mine]
        path = out / target.file
        link(compile_program(program, symbols, target, scratch), symbols, target, path)
        yield target, path
        say(f"{target.file}: {path.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
