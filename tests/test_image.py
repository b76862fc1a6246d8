"""The container image is built from a clone of the repository, and the server in it answers."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.documents import ROOT

BUILDERS = {
    "docker": (["docker", "info"], ["docker", "image", "inspect"], ["docker", "pull", "--quiet"]),
    "podman": (["podman", "info"], ["podman", "image", "exists"], ["podman", "pull", "--quiet"]),
    "buildah": (["buildah", "info"], ["buildah", "inspect", "--type", "image"], ["buildah", "pull", "--quiet"]),
}
"""Programs that build images; how to ask whether they work, and for an image here or elsewhere."""
TAG = "ethnos-of-tests"
SERVES = """
set -e
ethnos --version
ethnos serve --port 8765 & server=$!
until python -c "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8765/health', timeout=8)" 2> /dev/null
do kill -0 $server && sleep 1 || exit 1; done
ethnos admin backup /data/ethnos.backup
pg_dump --version
kill $server && wait $server
ethnos admin restore /data/ethnos.backup --yes
id -u
"""
"""What is done in a container: the version, a server that is healthy, a backup and its restore."""


def works(command: list[str]) -> bool:
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


def output(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-5000:]
    return done.stdout


@pytest.fixture
def builder() -> str:
    """A program that builds images here, and has what they are built from."""
    name = next((name for name, (ask, *_) in BUILDERS.items() if shutil.which(name) and works(ask)), None)
    if name is None:
        pytest.skip("IMAGE NOT BUILT: none of docker, podman and buildah works here")
    _, here, pull = BUILDERS[name]
    dockerfile = (ROOT / "Dockerfile").read_text(encoding="utf-8")
    for base in sorted(set(re.findall(r"^FROM (\S+)", dockerfile, re.MULTILINE))):
        if not (works([*here, base]) or works([*pull, base])):
            pytest.skip(f"IMAGE NOT BUILT: {name} cannot fetch {base}")
    return name


@pytest.fixture
def image(builder: str, tmp_path: Path) -> Iterator[str]:
    """The image of a tagged version."""
    clone = tmp_path / "clone"
    output(["git", "clone", "--quiet", str(ROOT), str(clone)])
    output(["git", "-C", str(clone), "-c", "user.name=Ada", "-c", "user.email=ada@example.org", "tag", "v9.8.7"])
    docker_format = [] if builder == "docker" else ["--format", "docker"]  # with the health check
    output([builder, "build", *docker_format, "--tag", TAG, str(clone)])
    yield TAG
    output([builder, *(["rmi"] if builder == "buildah" else ["image", "rm"]), TAG])


@pytest.mark.long
def test_an_image_knows_its_version_serves_and_makes_backups(builder: str, image: str) -> None:
    if builder == "buildah":
        container = output(["buildah", "from", image]).strip()
        said = output(["buildah", "run", container, "--", "sh", "-c", SERVES])
        output(["buildah", "rm", container])
    else:
        limits = ["--rm", "--read-only", "--tmpfs", "/tmp", "--cap-drop", "ALL"]
        said = output([builder, "run", *limits, "--entrypoint", "sh", image, "-c", SERVES])
    assert "ethnos 9.8.7\n" in said
    assert "http://127.0.0.1:8765" in said
    assert "pg_dump (PostgreSQL) 17" in said
    assert said.endswith("\n10001\n")
