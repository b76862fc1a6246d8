"""Build wheels: a pure one, and for each platform one with its compiled library.

``python -m tools.wheels`` expects the browser client and the libraries to be built (``make wheel`` does both).
"""

import argparse
import base64
import hashlib
import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final, Literal

from ethnos.engine.compile.library import FOLDER, MANIFEST
from tools.archive import write_archive

ROOT: Final = Path(__file__).parents[1]
INSIDE: Final = "ethnos/engine/libraries"
TAGS: Final = {
    "linux-x86_64": "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
    "linux-aarch64": "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
    "macos-x86_64": "macosx_10_13_x86_64",
    "macos-aarch64": "macosx_11_0_arm64",
    "windows-x86_64": "win_amd64",
}
"""The platform tags that installers use."""
NOT_NEEDED: Final = re.compile(r"^Requires-Dist: numba[^;\n]*\n", re.MULTILINE)
"""A wheel with a library needs Numba only as an extra."""


def main() -> None:
    """Build the pure wheel and, from it, all others."""
    parser = argparse.ArgumentParser("python -m tools.wheels", description="Build wheels from built parts.")
    parser.add_argument("--out", type=Path, default=ROOT / "dist")
    parser.add_argument("--platform", action="append", choices=TAGS, help="a platform; usually all of them")
    arguments = parser.parse_args()
    pure = build_pure(arguments.out)
    for platform in arguments.platform or TAGS:
        wheel = for_platform(pure, platform)
        sys.stdout.write(f"{wheel.name}: {wheel.stat().st_size:,} bytes\n")


def build_pure(out: Path) -> Path:
    """The wheel without a library, which needs Numba."""
    out.mkdir(parents=True, exist_ok=True)
    before = {path: path.stat().st_mtime_ns for path in out.glob("*.whl")}
    hatchling_build("wheel", out)
    (pure,) = (path for path in out.glob("*-none-any.whl") if before.get(path) != path.stat().st_mtime_ns)
    return pure


def hatchling_build(target: Literal["wheel", "sdist"], out: Path, source: Path = ROOT) -> None:
    """Build a wheel or a source archive with the client that is built already."""
    environment = os.environ | {"HATCH_BUILD_NO_HOOKS": "true", "SOURCE_DATE_EPOCH": "1577836800"}
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(out.absolute())]
    subprocess.run(command, cwd=source, env=environment, check=True, stdout=subprocess.DEVNULL)


def for_platform(pure: Path, platform: str) -> Path:
    """The same wheel with the library of a platform."""
    tag = f"py3-none-{TAGS[platform]}"
    with zipfile.ZipFile(pure) as wheel:
        files = {name: wheel.read(name) for name in wheel.namelist() if not name.endswith("/RECORD")}
        (record,) = (name for name in wheel.namelist() if name.endswith("/RECORD"))
    information = record.removesuffix("RECORD")
    files[f"{information}METADATA"] = NOT_NEEDED.sub("", files[f"{information}METADATA"].decode()).encode()
    files[f"{information}WHEEL"] = _tagged(files[f"{information}WHEEL"].decode(), tag).encode()
    files |= library_files(platform)
    files[record] = _record(files, record).encode()
    out = pure.with_name(pure.name.replace("py3-none-any", tag))
    write_archive(out, files)
    return out


def library_files(platform: str) -> dict[str, bytes]:
    """The library files of a platform, and a manifest of only these."""
    manifest = json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8"))
    libraries = {name: digest for name, digest in manifest["libraries"].items() if name.startswith(platform)}
    if not libraries:
        raise SystemExit(f"{FOLDER} has no library for {platform}: make libraries")
    text = json.dumps(manifest | {"libraries": libraries}, indent=1) + "\n"
    files = {f"{INSIDE}/{name}": (FOLDER / name).read_bytes() for name in libraries}
    return {f"{INSIDE}/{MANIFEST}": text.encode(), **files}


def _tagged(text: str, tag: str) -> str:
    interpreter, abi, platforms = tag.split("-")
    other_lines = [line for line in text.splitlines() if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    tags = [f"Tag: {interpreter}-{abi}-{platform}" for platform in platforms.split(".")]
    return "\n".join([*other_lines, "Root-Is-Purelib: false", *tags]) + "\n"


def _record(files: dict[str, bytes], record: str) -> str:
    lines = []
    for name, content in files.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()
        lines.append(f"{name},sha256={digest},{len(content)}")
    return "\n".join([*lines, f"{record},,"]) + "\n"


if __name__ == "__main__":
    main()
