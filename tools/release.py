"""Check everything that a release would publish. Nothing is published.

``make release`` runs ``python -m tools.release before``, builds, and runs ``python -m tools.release``.
"""

import argparse
import base64
import csv
import hashlib
import re
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from packaging.metadata import Metadata
from packaging.utils import parse_sdist_filename, parse_wheel_filename

from ethnos.engine.compile.library import target_name
from hatch_version import version_of
from tools.wheels import TAGS, hatchling_build

ROOT: Final = Path(__file__).parents[1]
DIST: Final = ROOT / "dist"
RELEASE: Final = re.compile(r"\d+\.\d+\.\d+")
SECTION: Final = r"^## {version} \(\d{{4}}-\d{{2}}-\d{{2}}\)\n(?P<text>.*?)(?=^## |\Z)"
PAGES: Final = {
    "site": ("index.html", "files.json", "service-worker.js"),
    "docs": ("index.html", "404.html", "search/search_index.json"),
}


def main() -> None:
    """Check, and print every problem."""
    parser = argparse.ArgumentParser("python -m tools.release", description="Check what would be published.")
    parser.add_argument("when", nargs="?", choices=("before", "after"), default="after", help="of the build")
    when = parser.parse_args().when
    version = version_of(ROOT)
    problems = list(problems_before(ROOT, version))
    if when == "after" and not problems:
        hatchling_build("sdist", DIST)
        problems = list(problems_after(DIST, version))
    if problems:
        raise SystemExit("\n".join(["this cannot be released:", *(f"- {problem}" for problem in problems)]))
    if when == "after":
        try_wheel(DIST, version)
        sys.stdout.write(f"{version} is complete in {DIST}; nothing was published\n")


def problems_before(root: Path, version: str) -> Iterator[str]:
    """Problems that show before anything is built."""
    changed = subprocess.run(["git", "status", "--porcelain"], cwd=root, capture_output=True, text=True, check=True)
    if changed.stdout:
        yield f"files are not committed: {', '.join(line[3:] for line in changed.stdout.splitlines()[:5])}"
    if not RELEASE.fullmatch(version):
        yield f"the version is {version}: tag this commit, for example with git tag v0.1.0"
        return  # such a version has no changelog
    section = re.search(
        SECTION.format(version=re.escape(version)),
        (root / "CHANGELOG.md").read_text(encoding="utf-8"),
        re.MULTILINE | re.DOTALL,
    )
    if section is None or not section["text"].strip():
        yield f"CHANGELOG.md has no section '## {version} (YYYY-MM-DD)' with a text"


def problems_after(dist: Path, version: str) -> Iterator[str]:
    """Problems with what was built."""
    yield from _problems_with_names(dist, version)
    for wheel in sorted(dist.glob("*.whl")):
        yield from problems_with_wheel(wheel, version)
    for archive in sorted(dist.glob("*.tar.gz")):
        yield from _problems_with_source(archive, version)
    for folder, names in PAGES.items():
        yield from (f"{folder} has no {name}" for name in names if not (dist / folder / name).is_file())


def _problems_with_names(dist: Path, version: str) -> Iterator[str]:
    stem = f"ethnos-{version}"
    expected = {f"{stem}.tar.gz", *(f"{stem}-py3-none-{tag}.whl" for tag in ("any", *TAGS.values()))}
    actual = {path.name for path in (*dist.glob("*.whl"), *dist.glob("*.tar.gz"))}
    yield from (f"{name} is missing" for name in sorted(expected - actual))
    yield from (f"{name} is not of this version" for name in sorted(actual - expected))


def problems_with_wheel(path: Path, version: str) -> Iterator[str]:
    """Problems with the name, metadata and digests of a wheel, as an index and an installer check them."""
    name, named_version, _build, _tags = parse_wheel_filename(path.name)
    with zipfile.ZipFile(path) as wheel:
        information = f"{name}-{named_version}.dist-info"
        yield from _problems_with_metadata(path.name, wheel.read(f"{information}/METADATA"), version)
        rows = list(csv.reader(wheel.read(f"{information}/RECORD").decode().splitlines()))
        if {row[0] for row in rows} != set(wheel.namelist()):
            yield f"{path.name}: RECORD does not list its files"
        for listed, digest, _size in rows:
            if digest and digest != digest_of(wheel.read(listed)):
                yield f"{path.name}: the digest of {listed} is wrong"
        for required in ("ethnos/web/index.html", "ethnos/py.typed"):
            if required not in wheel.namelist():
                yield f"{path.name} has no {required}"


def digest_of(content: bytes) -> str:
    """The digest of a file as RECORD has it."""
    return "sha256=" + base64.urlsafe_b64encode(hashlib.sha256(content).digest()).rstrip(b"=").decode()


def _problems_with_source(path: Path, version: str) -> Iterator[str]:
    name, named_version = parse_sdist_filename(path.name)
    with tarfile.open(path) as archive:
        information = archive.extractfile(f"{name}-{named_version}/PKG-INFO")
        assert information is not None
        yield from _problems_with_metadata(path.name, information.read(), version)


def _problems_with_metadata(name: str, content: bytes, version: str) -> Iterator[str]:
    try:
        metadata = Metadata.from_email(content, validate=True)
    except ExceptionGroup as group:
        yield from (f"{name}: {problem}" for problem in group.exceptions)
        return
    if str(metadata.version) != version:
        yield f"{name} says that it is {metadata.version}"
    if metadata.description_content_type != "text/markdown" or not metadata.description:
        yield f"{name} has no description"


def try_wheel(dist: Path, version: str) -> None:
    """Install the wheel of this machine into an empty environment, and play a game with it."""
    with tempfile.TemporaryDirectory() as scratch:
        folder = Path(scratch)
        venv.create(folder / "venv", with_pip=True)
        python = folder / "venv" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
        wheel = dist / f"ethnos-{version}-py3-none-{TAGS[target_name()]}.whl"
        subprocess.run([python, "-m", "pip", "install", "--quiet", wheel], cwd=folder, check=True)
        subprocess.run([python, "-I", ROOT / "tools" / "try_wheel.py"], cwd=folder, check=True)
        shown = subprocess.run([python, "-I", "-m", "ethnos", "--version"], cwd=folder, capture_output=True, check=True)
    if shown.stdout.decode().strip() != f"ethnos {version}":
        raise SystemExit(f"ethnos --version says {shown.stdout.decode().strip()}, not {version}")


if __name__ == "__main__":
    main()
