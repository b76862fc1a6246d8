"""docs/architecture.md is a map of the tree: every folder and module is on it, and everything that it names exists."""

import re

import pytest

from tests.documents import ROOT, exists, folders, looks_like_path, names_in, page, path_of, tracked

MAP = "docs/architecture.md"
PAGES = sorted(name for name in tracked() if name == "README.md" or re.fullmatch(r"docs/.*\.md", name))
NAMING = [MAP, "docs/walks.md", *(name for name in PAGES if name.startswith("docs/decisions/"))]
"""Pages on which everything in backticks has to exist; on the others, only what is clearly a path."""


def on_the_map() -> set[str]:
    return {path for named in names_in(MAP) if (path := path_of(named))}


def test_every_folder_is_on_the_map() -> None:
    assert len(folders()) > 50
    missing = sorted(folders() - on_the_map())
    assert not missing, f"{MAP} does not name these folders: {', '.join(missing)}"


def test_every_module_of_the_package_is_on_the_map() -> None:
    modules = {name for name in tracked() if re.fullmatch(r"src/ethnos/.*\.py", name)}
    modules -= {name for name in modules if name.endswith("/__init__.py") or "/migrations/" in name}
    assert len(modules) > 150
    missing = sorted(modules - on_the_map())
    assert not missing, f"{MAP} does not name these modules: {', '.join(missing)}"


@pytest.mark.parametrize("folder", ["bench", "harness", "tools"])
def test_every_module_beside_the_package_is_on_the_map(folder: str) -> None:
    modules = {name for name in tracked() if re.fullmatch(rf"{folder}/.*\.(py|mjs)", name)}
    modules -= {name for name in modules if name.endswith("/__init__.py")}
    assert len(modules) > 10
    missing = sorted(modules - on_the_map())
    assert not missing, f"{MAP} does not name these modules: {', '.join(missing)}"


def test_there_is_something_to_look_up() -> None:
    assert len(list(names_in(MAP))) > 300
    assert len(list(names_in("docs/walks.md"))) > 50
    assert len(NAMING) > 20


@pytest.mark.parametrize("name", NAMING)
def test_everything_that_is_named_exists(name: str) -> None:
    unknown = [str(named) for named in names_in(name) if not exists(named)]
    assert not unknown, "there is no such file, folder, definition or command: " + "; ".join(unknown)


@pytest.mark.parametrize("name", PAGES)
def test_every_path_on_a_page_exists(name: str) -> None:
    paths = [named for named in names_in(name) if looks_like_path(named.text)]
    unknown = [str(named) for named in paths if not exists(named)]
    assert not unknown, "there is no such file or folder: " + "; ".join(unknown)


def test_the_map_has_no_diary_and_no_figures() -> None:
    phrases = re.findall(
        r"(?i)\b(?:was replaced|used to|no longer|at first|since then|\d+(?:\.\d+)? ?(?:ms|kB|MB|us|million))\b",
        page(MAP),
    )
    assert not phrases, f"{MAP} says {phrases}: history belongs to docs/decisions/, figures to docs/performance.md"
    assert (ROOT / "docs" / "performance.md").exists()
