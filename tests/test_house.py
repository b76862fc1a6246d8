"""The code keeps its structure: imports point one way, rule ids exist, no address of a package index is committed."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.documents import tracked

ROOT = Path(__file__).parents[1]
SOURCE = ROOT / "src" / "ethnos"

MAP = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")


def layers_below(heading: str) -> dict[str, int]:
    """The layer of each part, from the first table below a heading of the map."""
    rows = re.findall(r"^\| (\d+) \| (.+) \|$", MAP.split(f"| {heading} |\n", 1)[1].split("\n\n")[0], re.MULTILINE)
    assert [int(number) for number, _ in rows] == list(range(1, len(rows) + 1))
    return {
        part: int(number) for number, parts in rows for part in re.findall(r"`(?:server/)?(\w+)(?:/|\.py)?`", parts)
    }


LAYERS = layers_below("Parts of `src/ethnos/`")
SERVER_LAYERS = layers_below("Parts of `src/ethnos/server/`")


@cache
def imported_names(path: Path) -> set[str]:
    """Everything that a file imports, by its full name."""
    names: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            assert node.level == 0, f"{path}: relative import"
            names.update(f"{node.module}.{alias.name}" for alias in node.names)
    return names


def imported_libraries(path: Path) -> set[str]:
    """The packages that a file imports from."""
    return {name.split(".")[0] for name in imported_names(path)}


SOURCES = [path for path in sorted(SOURCE.rglob("*.py")) if path.parent != SOURCE or path.name != "__init__.py"]


def parts_below(path: Path, package: str) -> set[str]:
    """The parts of a package that a file imports."""
    names = {name.removeprefix(f"{package}.") for name in imported_names(path) if name.startswith(f"{package}.")}
    return {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_imports_point_one_way(path: Path) -> None:
    first, *rest = path.relative_to(SOURCE).with_suffix("").parts
    assert first in LAYERS, f"ethnos.{first} belongs to no layer: add it to the map"
    for other in parts_below(path, "ethnos"):
        assert LAYERS[other] <= LAYERS[first], f"{path.name} imports ethnos.{other}"
    if first != "server" or rest == ["__init__"]:
        return
    assert rest[0] in SERVER_LAYERS, f"ethnos.server.{rest[0]} belongs to no layer: add it to the map"
    for other in parts_below(path, "ethnos.server"):
        assert SERVER_LAYERS[other] <= SERVER_LAYERS[rest[0]], f"{path.name} imports ethnos.server.{other}"


def test_the_package_is_twelve_rooms_on_few_layers() -> None:
    rooms = {path.parent.name for path in SOURCE.glob("*/__init__.py")}
    assert len(rooms) == 12
    assert rooms | {"__main__"} == set(LAYERS)
    assert max(LAYERS.values()) <= 8
    assert {path.name for path in SOURCE.glob("*.py")} == {"__init__.py", "__main__.py"}


# --- No cycles ------------------------------------------------------------------------------------------------


def package_of(module: str) -> str:
    """The part of ethnos that a module belongs to; in the server, the folder."""
    first, *rest = module.split(".")[1:] or [""]
    inner = first == "server" and rest and (SOURCE / "server" / rest[0]).is_dir()
    return f"server.{rest[0]}" if inner else first


def imported_packages(path: Path) -> set[str]:
    return {package_of(module) for module in imported_names(path) if module.startswith("ethnos.")}


def test_no_two_packages_need_each_other() -> None:
    needs: dict[str, set[str]] = {}
    for path in SOURCES:
        own = package_of("ethnos." + ".".join(path.relative_to(SOURCE).with_suffix("").parts))
        needs.setdefault(own, set()).update(imported_packages(path) - {own})
    assert len(needs) > 20
    assert {"server.rooms", "server.http", "engine", "game"} <= set(needs)
    waiting = dict(needs)
    while free := [name for name, others in waiting.items() if not others & set(waiting)]:
        for name in free:
            del waiting[name]
    assert not waiting, f"a cycle among {sorted(waiting)}"


def test_no_two_files_import_each_other() -> None:
    """Neither when they are imported nor later, inside a function."""
    modules = {".".join(path.relative_to(SOURCE.parent).with_suffix("").parts): path for path in SOURCES}
    needs = {name: modules.keys() & starts_of(imported_names(path)) - {name} for name, path in modules.items()}
    assert len(needs) > 200
    assert "ethnos.engine.state" in needs["ethnos.engine.records"]
    assert sorted((one, two) for one in needs for two in needs[one] if one < two and one in needs[two]) == []


def starts_of(names: set[str]) -> set[str]:
    """Each name, and the module that it may be part of."""
    return names | {name.rpartition(".")[0] for name in names}


def test_measurements_and_tools_need_no_tests() -> None:
    paths = [path for folder in ("bench", "examples", "harness", "tools") for path in (ROOT / folder).rglob("*.py")]
    assert len(paths) > 20
    for path in paths:
        assert "tests" not in imported_libraries(path), path.name


# --- Length ---------------------------------------------------------------------------------------------------

LONGEST_FILE, LONGEST_FUNCTION = 400, 60


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_files_and_functions_are_short(path: Path) -> None:
    """A longer function says why, in a comment after its docstring that begins with "Long"."""
    text = path.read_text(encoding="utf-8")
    lines = text.splitlines()
    assert len(lines) <= LONGEST_FILE
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            length = (node.end_lineno or 0) - node.lineno + 1
            reasons = [line for line in lines[node.lineno : node.body[-1].lineno] if line.strip().startswith("# Long")]
            assert length <= LONGEST_FUNCTION or reasons, f"{node.name}: {length} lines"


# --- What only the server needs -------------------------------------------------------------------------------

SERVER_ONLY = {
    "alembic",
    "asyncpg",
    "fastapi",
    "prometheus_client",
    "pydantic",
    "pydantic_settings",
    "sqlalchemy",
    "starlette",
    "uvicorn",
}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: str(path.relative_to(SOURCE)))
def test_only_the_server_imports_what_only_the_server_needs(path: Path) -> None:
    if path.relative_to(SOURCE).parts[0] != "server":
        assert not SERVER_ONLY & imported_libraries(path)


@pytest.mark.parametrize(
    ("library", "packages"),
    [
        ("FastAPI", {"fastapi", "starlette"}),
        ("SQLAlchemy", {"sqlalchemy", "alembic"}),
        ("pydantic", {"pydantic", "pydantic_core", "pydantic_settings"}),
    ],
)
def test_the_map_says_where_these_libraries_are_imported(library: str, packages: set[str]) -> None:
    listed = re.findall(r"`([\w./]+)`", MAP.split(f"\n- {library} is imported in ")[1].split("\n")[0])
    importing = {path.relative_to(SOURCE).as_posix() for path in SOURCES if packages & imported_libraries(path)}
    covered = {place: {name for name in importing if name.startswith(place)} for place in listed}
    assert all(covered.values()), f"not imported in {[place for place, names in covered.items() if not names]}"
    assert {name for names in covered.values() for name in names} == importing


# --- NumPy ----------------------------------------------------------------------------------------------------

ARRAYS_ARE_THE_SUBJECT = (
    "engine/records.py",
    "game/observation.py",
    "research/lab/playouts.py",
    "research/lab/selfcheck.py",
    "research/lab/simulate.py",
    "envs/",
    "engine/gpu/",
    "research/studies/",
    "research/training/",
)


def imported_with_it(path: Path) -> set[str]:
    """The packages that are imported as soon as a file is."""
    statements = list(ast.parse(path.read_text(encoding="utf-8")).body)
    names: set[str] = set()
    while statements:
        match statements.pop():
            case ast.Import(modules):
                names.update(alias.name.split(".")[0] for alias in modules)
            case ast.ImportFrom(str(module)):
                names.add(module.split(".")[0])
            case ast.If(test, body, orelse):
                statements += orelse if ast.unparse(test) == "TYPE_CHECKING" else body + orelse
            case ast.Try(body, handlers, orelse):
                statements += body + orelse + [inner for handler in handlers for inner in handler.body]
    return names


def test_numpy_is_imported_at_once_only_where_arrays_are_the_subject() -> None:
    importing = {path.relative_to(SOURCE).as_posix() for path in SOURCES if "numpy" in imported_with_it(path)}
    assert {name for name in importing if not name.startswith(ARRAYS_ARE_THE_SUBJECT)} == set()
    for place in ARRAYS_ARE_THE_SUBJECT:
        assert any(name.startswith(place) for name in importing), place


# --- Rule ids -------------------------------------------------------------------------------------------------

RULE_ID = re.compile(r"(?<![\w-])(R-T\d{1,2}|(?:TV|DV|R|D|O|P)\d{1,2})(?![\w-])")
RULES = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
DEFINED = set(re.findall(r"^(?:\| *|- *|\* *)?\*\*(R-T\d+|[A-Z]{1,2}\d+)", RULES, re.MULTILINE))


def test_every_rule_id_is_defined() -> None:
    expected = {f"R{n}" for n in range(1, 57)} | {f"R-T{n}" for n in range(1, 13)}
    expected |= {f"D{n}" for n in range(1, 41)} | {f"O{n}" for n in range(35)}
    expected |= {f"TV{n}" for n in range(1, 32)} | {f"DV{n}" for n in range(1, 22)}
    assert expected - DEFINED == set()


@pytest.mark.parametrize("folder", ["src", "tests"])
def test_every_cited_rule_exists(folder: str) -> None:
    cited = {
        path: set(RULE_ID.findall(path.read_text(encoding="utf-8")))
        for path in (ROOT / folder).rglob("*.py")
        if path != Path(__file__)
    }
    assert len(set[str]().union(*cited.values())) > 50
    for path, ids in cited.items():
        assert ids <= DEFINED, f"{path.name} cites {ids - DEFINED}"


def test_every_vector_is_a_test() -> None:
    names = "\n".join(
        node.name
        for path in (ROOT / "tests" / "rules").glob("test_*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    )
    vectors = [f"tv{n}" for n in range(1, 32)] + [f"dv{n}" for n in range(1, 22)]
    assert [vector for vector in vectors if not re.search(rf"test_(\w+_)?{vector}_", names)] == []


# --- What is committed ----------------------------------------------------------------------------------------


def test_no_committed_file_names_a_package_index() -> None:
    hosts = re.compile(r"(pypi|npmjs|pythonhosted)\.(org|com)|--(extra-)?index-url|--find-links", re.IGNORECASE)
    for name in tracked():
        path = ROOT / name
        if path.suffix in {".txt", ".toml", ".json", ".md", ".in", ".yml", ".cfg"}:
            assert not hosts.search(path.read_text(encoding="utf-8")), name
