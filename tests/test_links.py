"""Links of the documents lead to a file of the tree, and to a heading that it has; decisions are numbered."""

import re
from pathlib import Path

import pytest

from tests.documents import FENCE, ROOT, page, tracked

PAGES = sorted(name for name in tracked() if name.endswith(".md"))
LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|href)=\"([^\"]+)\"")
DECISIONS = sorted(name for name in tracked() if re.fullmatch(r"docs/decisions/\d{4}-[a-z-]+\.md", name))
PARTS = ["Context", "Decision", "Consequences"]


def links_in(name: str) -> list[str]:
    links = LINK.findall(FENCE.sub("", page(name)))
    targets = [markdown or html for markdown, html in links]
    return [target for target in targets if not re.match(r"[a-z]+:", target)]


def anchor_of(heading: str) -> str:
    """The anchor that GitHub gives a heading."""
    plain = re.sub(r"\[([^\]]*)\]\([^)]*\)", r"\1", heading).strip().lower()
    return re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")


def anchors_of(name: str) -> set[str]:
    return {anchor_of(heading) for heading in re.findall(r"^#+ (.*)$", FENCE.sub("", page(name)), re.MULTILINE)}


def problem_with(name: str, link: str) -> str:
    path, _, anchor = link.partition("#")
    target = str((ROOT / name).parent.joinpath(path).resolve().relative_to(ROOT)) if path else name
    if target not in tracked() and not any(file.startswith(f"{target}/") for file in tracked()):
        return f"{name} links to {link}, but there is no {target}"
    if anchor and anchor not in anchors_of(target):
        return f"{name} links to {link}, but {target} has no such heading"
    return ""


@pytest.mark.parametrize("name", PAGES)
def test_links_lead_somewhere(name: str) -> None:
    problems = [problem for link in links_in(name) if (problem := problem_with(name, link))]
    assert not problems, "; ".join(problems)


def test_links_are_found_and_every_page_is_linked() -> None:
    """Links lead from the README to every page, by way of other pages."""
    reached, waiting = {"README.md"}, ["README.md"]
    while waiting:
        name = waiting.pop()
        for link in links_in(name):
            target = (ROOT / name).parent.joinpath(link.partition("#")[0] or Path(name).name).resolve()
            file = str((target / "README.md" if target.is_dir() else target).relative_to(ROOT))
            if file.endswith(".md") and file not in reached:
                reached.add(file)
                waiting.append(file)
    missing = sorted({name for name in PAGES if name.startswith("docs/")} - reached)
    assert not missing, f"nothing that can be reached from README.md links to {', '.join(missing)}"


def test_decisions_are_numbered_and_listed() -> None:
    index = page("docs/decisions/README.md")
    assert len(DECISIONS) > 20
    for number, name in enumerate(DECISIONS, 1):
        title = page(name).splitlines()[0].removeprefix(f"# {number}. ")
        assert not title.startswith("#"), f"{name} is decision {number}: its title begins with that number"
        assert f"| {number} | [{title}]({Path(name).name}) |" in index, f"the index has no row for {name}"
        assert re.findall(r"^## (.*)$", page(name), re.MULTILINE) == PARTS, name
    assert index.count("](0") == len(DECISIONS)
