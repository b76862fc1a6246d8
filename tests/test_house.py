"""The house keeps its order: imports point one way, rule ids exist, no address of a registry is committed."""

import ast
import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ethnos"

# Each layer may import from itself and from the layers before it.
LAYERS = [
    {"plain", "pieces", "catalogue", "i18n", "refusals", "installed"},
    {"engine"},
    {
        "game",
        "moves",
        "preview",
        "offers",
        "views",
        "notation",
        "gamefiles",
        "random_play",
        "svg",
        "panels",
        "observation",
        "observation_row",
        "events",
        "examples",
        "lessons",
        "rulebook",
        "scores",
        "folders",
    },
    {"bots", "lab", "gpu", "insight"},
    {"training", "studies"},
    {"server", "tab", "terminal", "cli", "envs", "__main__"},
]


def layer_of(part: str) -> int:
    found = [number for number, layer in enumerate(LAYERS) if part in layer]
    assert found, f"ethnos.{part} belongs to no layer: add it to LAYERS"
    return found[0]


def imported(path: Path) -> set[str]:
    """Everything that a file imports, by its full name."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: relative import"
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def tops(path: Path) -> set[str]:
    """The packages that a file imports from."""
    return {name.split(".")[0] for name in imported(path)}


def imports(path: Path) -> set[str]:
    """The parts of ethnos that a file imports."""
    return {name.split(".")[1] for name in imported(path) if name.startswith("ethnos.")}


SOURCES = [path for path in sorted(SOURCE.rglob("*.py")) if path.parent != SOURCE or path.name != "__init__.py"]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    part = path.relative_to(SOURCE).parts[0].removesuffix(".py")
    for imported in imports(path):
        assert layer_of(imported) <= layer_of(part), f"{path.name} imports ethnos.{imported}"


# --- No circles -----------------------------------------------------------------------------------------------


def package_of(module: str) -> str:
    """The part of ethnos that a module belongs to; of the server, its folder."""
    first, *rest = module.split(".")[1:] or [""]
    inner = first == "server" and rest and (SOURCE / "server" / rest[0]).is_dir()
    return f"server.{rest[0]}" if inner else first


def imported_packages(path: Path) -> set[str]:
    return {package_of(module) for module in imported(path) if module.startswith("ethnos.")}


def test_no_two_packages_need_each_other() -> None:
    needs: dict[str, set[str]] = {}
    for path in SOURCES:
        own = package_of("ethnos." + ".".join(path.relative_to(SOURCE).with_suffix("").parts))
        needs.setdefault(own, set()).update(imported_packages(path) - {own})
    assert len(needs) > 25
    assert {"server.rooms", "server.http", "engine", "game"} <= set(needs)
    waiting = dict(needs)
    while free := [name for name, others in waiting.items() if not others & set(waiting)]:
        for name in free:
            del waiting[name]
    assert not waiting, f"a circle among {sorted(waiting)}"


def test_measurements_and_tools_need_no_tests() -> None:
    paths = [path for folder in ("bench", "examples", "harness", "tools") for path in (ROOT / folder).rglob("*.py")]
    assert len(paths) > 20
    for path in paths:
        assert "tests" not in tops(path), path.name


# --- What only the server needs -------------------------------------------------------------------------------

SERVER_ONLY = {"fastapi", "starlette", "uvicorn", "sqlalchemy", "alembic", "asyncpg", "aiosqlite", "pydantic"}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_the_server_imports_what_only_the_server_needs(path: Path) -> None:
    if path.relative_to(SOURCE).parts[0] != "server":
        assert not SERVER_ONLY & tops(path)


# --- Rule ids -------------------------------------------------------------------------------------------------

RULE_ID = re.compile(r"(?<![\w-])(R-T\d{1,2}|(?:TV|DV|R|D|O|P)\d{1,2})(?![\w-])")
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
DEFINED = set(re.findall(r"^(?:\| *|- *|\* *)?\*\*(R-T\d+|[A-Z]{1,2}\d+)", RULES, re.MULTILINE))


def test_every_rule_id_is_defined() -> None:
    wanted = {f"R{n}" for n in range(1, 57)} | {f"R-T{n}" for n in range(1, 13)}
    wanted |= {f"D{n}" for n in range(1, 41)} | {f"O{n}" for n in range(35)}
    wanted |= {f"TV{n}" for n in range(1, 32)} | {f"DV{n}" for n in range(1, 22)}
    assert wanted - DEFINED == set()


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_every_cited_rule_exists(folder: str) -> None:
    for path in sorted((ROOT / folder).rglob("*.py")):
        if path != Path(__file__):
            unknown = set(RULE_ID.findall(path.read_text(encoding="utf-8"))) - DEFINED
            assert not unknown, f"{path.name} cites {unknown}"


def test_every_vector_is_a_test() -> None:
    names = "\n".join(
        node.name
        for path in (ROOT / "tests" / "rules").glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    )
    wanted = [f"tv{n}" for n in range(1, 32)] + [f"dv{n}" for n in range(1, 22)]
    assert [vector for vector in wanted if not re.search(rf"test_(\w+_)?{vector}_", names)] == []


# --- What is committed ----------------------------------------------------------------------------------------


def test_no_committed_file_names_a_package_index() -> None:
    listed = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True, check=False)
    if listed.returncode != 0:
        pytest.skip("not a git checkout")
    hosts = re.compile(r"(pypi|npmjs|pythonhosted)\.(org|com)|--(extra-)?index-url|--find-links", re.IGNORECASE)
    for name in listed.stdout.splitlines():
        path = ROOT / name
        if path.suffix in {".txt", ".toml", ".json", ".md", ".in", ".yml", ".cfg"} and path.exists():
            assert not hosts.search(path.read_text(encoding="utf-8")), name
