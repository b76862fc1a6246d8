"""The version comes from the tag, and problems before a release are named."""

import subprocess
import tarfile
from pathlib import Path

import pytest

from hatch_version import version_from, version_of
from tools.archive import write_archive
from tools.release import digest_of, problems_before, problems_with_wheel
from tools.wheels import hatchling_build

METADATA = b"Metadata-Version: 2.4\nName: ethnos\nVersion: 1.2.0\nDescription-Content-Type: text/markdown\n\nA text."


def git(folder: Path, *arguments: str) -> None:
    author = ["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]
    subprocess.run(["git", *author, *arguments], cwd=folder, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A repository with one commit and a changelog."""
    git(tmp_path, "init", "--quiet")
    (tmp_path / "CHANGELOG.md").write_text("# Changelog\n\n## 1.2.0 (2026-12-24)\n\n- A card.\n", encoding="utf-8")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "first")
    return tmp_path


@pytest.mark.parametrize(
    ("description", "version"),
    [
        ("v1.2.0-0-g0a1b2c3d", "1.2.0"),
        ("v1.2.0-3-g0a1b2c3d", "1.2.1.dev3+g0a1b2c3d"),
        ("v1.2.0-3-g0a1b2c3d-dirty", "1.2.1.dev3+g0a1b2c3d.dirty"),
        ("v1.2.0-0-g0a1b2c3d-dirty", "1.2.1.dev0+g0a1b2c3d.dirty"),
        ("", "0.1.0.dev0"),
        ("v1.2-0-g0a1b2c3d", "0.1.0.dev0"),
    ],
)
def test_the_version_follows_from_git_describe(description: str, version: str) -> None:
    assert version_from(description) == version


def test_a_tag_is_the_version(checkout: Path) -> None:
    assert version_of(checkout) == "0.1.0.dev0"
    git(checkout, "tag", "v1.2.0")
    assert version_of(checkout) == "1.2.0"
    git(checkout, "commit", "--quiet", "--allow-empty", "-m", "second")
    assert version_of(checkout).startswith("1.2.1.dev1+g")


def test_a_repository_around_the_folder_is_not_asked(checkout: Path) -> None:
    git(checkout, "tag", "v1.2.0")
    (checkout / "unpacked").mkdir()
    assert version_of(checkout / "unpacked") == "0.1.0.dev0"


def test_a_source_archive_knows_its_version(tmp_path: Path) -> None:
    hatchling_build("sdist", tmp_path)
    (archive,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(archive) as packed:
        packed.extractall(tmp_path, filter="data")
    source = tmp_path / archive.name.removesuffix(".tar.gz")
    information = source / "PKG-INFO"
    version = archive.name.removesuffix(".tar.gz").removeprefix("ethnos-")
    information.write_text(information.read_text(encoding="utf-8").replace(f"Version: {version}", "Version: 9.8.7"))
    hatchling_build("wheel", tmp_path, source)
    assert [path.name for path in tmp_path.glob("*.whl")] == ["ethnos-9.8.7-py3-none-any.whl"]


def test_a_tagged_and_described_commit_can_be_released(checkout: Path) -> None:
    git(checkout, "tag", "v1.2.0")
    assert list(problems_before(checkout, version_of(checkout))) == []


def test_problems_before_a_release_are_named(checkout: Path) -> None:
    (checkout / "new.txt").write_text("", encoding="utf-8")
    problems = list(problems_before(checkout, version_of(checkout)))
    assert [problem.split(":")[0] for problem in problems] == [
        "files are not committed",
        "the version is 0.1.0.dev0",
    ]
    assert "new.txt" in problems[0]
    problems = list(problems_before(checkout, "1.3.0"))
    assert problems[1:] == ["CHANGELOG.md has no section '## 1.3.0 (YYYY-MM-DD)' with a text"]


def wheel_of(folder: Path, **changed: bytes) -> Path:
    """A small wheel, valid except for the changed files."""
    files = {"ethnos/web/index.html": b"", "ethnos/py.typed": b"", "ethnos-1.2.0.dist-info/METADATA": METADATA}
    rows = [f"{name},{digest_of(content)},{len(content)}" for name, content in files.items()]
    record = "ethnos-1.2.0.dist-info/RECORD"
    files[record] = "\n".join([*rows, f"{record},,"]).encode()
    files |= {f"ethnos-1.2.0.dist-info/{name}": content for name, content in changed.items()}
    path = folder / "ethnos-1.2.0-py3-none-any.whl"
    write_archive(path, files)
    return path


def test_a_valid_wheel_has_no_problem(tmp_path: Path) -> None:
    assert list(problems_with_wheel(wheel_of(tmp_path), "1.2.0")) == []


def test_an_invalid_wheel_is_refused(tmp_path: Path) -> None:
    problems = list(problems_with_wheel(wheel_of(tmp_path, METADATA=METADATA.replace(b"A text.", b"")), "1.2.0"))
    assert any("has no description" in problem for problem in problems)
    assert any("digest" in problem for problem in problems)
    assert any("says that it is" in problem for problem in problems_with_wheel(wheel_of(tmp_path), "1.3.0"))
