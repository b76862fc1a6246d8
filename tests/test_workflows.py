"""Workflows, hooks and forms can be read, and name commands, files and versions that exist."""

import re
import tomllib
from typing import Any

import pytest
import yaml  # type: ignore[import-untyped]

from tests.documents import ROOT, page, tracked
from tests.shell_lines import problems_with
from tools.wheels import TAGS

WORKFLOWS = sorted(name for name in tracked() if name.startswith(".github/workflows/"))
YAML_FILES = [*sorted(name for name in tracked() if re.fullmatch(r"\.github/.*\.yml", name)), ".pre-commit-config.yaml"]
PROJECT = tomllib.loads(page("pyproject.toml"))["project"]


def read(name: str) -> Any:
    return yaml.safe_load(page(name))


def steps_of(name: str) -> list[dict[str, Any]]:
    return [step for job in read(name)["jobs"].values() for step in job["steps"]]


@pytest.mark.parametrize("name", YAML_FILES)
def test_the_file_can_be_read(name: str) -> None:
    assert isinstance(read(name), dict)


@pytest.mark.parametrize("name", WORKFLOWS)
def test_every_command_exists(name: str) -> None:
    lines = [re.sub(r"\$\{\{.*?\}\}", "x", step["run"]) for step in steps_of(name) if "run" in step]
    assert lines
    problems = [problem for line in lines for problem in problems_with(line)]
    assert not problems, problems


def test_all_systems_and_versions_are_tested() -> None:
    jobs = read(".github/workflows/tests.yml")["jobs"]
    versions = {entry.split(" :: ")[-1] for entry in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", entry)}
    assert versions == {"3.11", "3.12", "3.13", "3.14"}
    for job in (jobs["test"], jobs["rules-on-windows"], read(".github/workflows/wheels.yml")["jobs"]["try"]):
        assert set(job["strategy"]["matrix"]["python"]) == versions
    assert jobs["test"]["strategy"]["matrix"]["system"] == ["ubuntu-latest", "macos-latest"]
    assert jobs["rules-on-windows"]["runs-on"] == "windows-latest"


def test_a_wheel_of_every_platform_is_tested() -> None:
    platforms = read(".github/workflows/wheels.yml")["jobs"]["try"]["strategy"]["matrix"]["where"]
    assert {tag.split(".")[-1] for tag in TAGS.values()} == {entry["wheel"] for entry in platforms}


def test_the_hooks_before_a_commit_are_those_of_make_check() -> None:
    recipes = re.findall(r"^check-\w+:.*\n((?:\t.*\n)+)", page("Makefile"), re.MULTILINE)
    assert len(recipes) == 2
    checks = [line.strip().replace("$(BIN)", ".venv/bin") for line in "".join(recipes).splitlines()]
    (repository,) = read(".pre-commit-config.yaml")["repos"]
    assert repository["repo"] == "local"
    hooks = [re.sub(r'^sh -c "(.*)"$', r"\1", hook["entry"]) for hook in repository["hooks"]]
    assert hooks == checks


def test_forms_have_fields() -> None:
    forms = [
        name for name in tracked() if name.startswith(".github/ISSUE_TEMPLATE/") and not name.endswith("config.yml")
    ]
    assert len(forms) == 3
    for name in forms:
        form = read(name)
        assert {"name", "description", "body"} <= set(form)
        assert all({"type", "id", "attributes"} <= set(part) for part in form["body"])


def test_dependabot_updates_files_that_exist() -> None:
    files = {"github-actions": ".github/workflows", "npm": "web/package.json", "docker": "Dockerfile"}
    updated = [entry["package-ecosystem"] for entry in read(".github/dependabot.yml")["updates"]]
    assert sorted(updated) == sorted(files)
    assert all((ROOT / path).exists() for path in files.values())
