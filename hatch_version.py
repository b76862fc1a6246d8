"""The version of the package, from the newest tag of the repository.

    tagged v1.2.0, nothing changed since      1.2.0
    three commits later                       1.2.1.dev3+g0a1b2c3d
    files changed since the last commit       1.2.1.dev3+g0a1b2c3d.dirty
    no tag, or no repository                  0.1.0.dev0

Only the first can be published: package indexes refuse versions with a ``+``. A source archive has its version in
PKG-INFO, which Hatchling reads instead.
"""

import re
import subprocess
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parent
FIRST: Final = "0.1.0"
"""The version that will be tagged first."""
DESCRIBED: Final = re.compile(
    r"v(?P<major>\d+)\.(?P<minor>\d+)\.(?P<patch>\d+)-(?P<later>\d+)-(?P<commit>g[0-9a-f]+)(?P<dirty>-dirty)?"
)


def version_of(root: Path) -> str:
    """The version of the checkout in a folder."""
    if Path(_git(root, "rev-parse", "--show-toplevel") or "/") != root.resolve():
        return f"{FIRST}.dev0"  # an unpacked archive, perhaps inside another repository
    return version_from(_git(root, "describe", "--tags", "--long", "--dirty", "--match", "v[0-9]*.[0-9]*.[0-9]*"))


def version_from(described: str) -> str:
    """The version for the output of ``git describe``."""
    match = DESCRIBED.fullmatch(described)
    if match is None:
        return f"{FIRST}.dev0"
    base = f"{match['major']}.{match['minor']}"
    if match["later"] == "0" and not match["dirty"]:
        return f"{base}.{match['patch']}"
    local = match["commit"] + (".dirty" if match["dirty"] else "")
    return f"{base}.{int(match['patch']) + 1}.dev{match['later']}+{local}"


def _git(root: Path, *arguments: str) -> str:
    """The output of git; empty if git is not installed or fails."""
    try:
        result = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        return ""
    return result.stdout.strip() if result.returncode == 0 else ""
