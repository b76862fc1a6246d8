"""Libraries of platforms that cannot be run here: the right format, all entry points, nothing foreign."""

import json
from importlib import import_module
from pathlib import Path

import lief
import pytest

from ethnos.engine.compile.library import DIGEST_SYMBOL, FOLDER, LEVEL_SYMBOL, MANIFEST, MODULES, symbol
from ethnos.engine.compile.sources import entry_points_of
from tools.libraries.targets import TARGETS, Target

NATIVE = [target for target in TARGETS if not (target.is_wasm or target.is_side_module)]
FORMATS = {"linux": lief.ELF.Binary, "macos": lief.MachO.Binary, "windows": lief.PE.Binary}
MACHINES = {
    "linux-x86_64": "X86_64",
    "linux-aarch64": "AARCH64",
    "macos-x86_64": "X86_64",
    "macos-aarch64": "ARM64",
    "windows-x86_64": "AMD64",
}
ALLOWED = {
    "exp",
    "pow",
    "sqrt",
    "memset",
    "memcpy",
    "memmove",
    "bzero",
    "__bzero",
    "memset_pattern16",
    "dyld_stub_binder",
}
"""What a library may import from its system: arithmetic, and what compilers call for loops over memory."""
MACOS_LIBRARY = "/usr/lib/libSystem.B.dylib"
WINDOWS_LIBRARIES = ("kernel32.dll", "api-ms-win-crt-", "ntdll.dll")


def library(target: Target) -> Path:
    path = FOLDER / target.file
    if not (FOLDER / MANIFEST).exists() or not path.exists():
        pytest.skip(f"{target.file} is not built: make libraries")
    return path


def binary(path: Path) -> lief.Binary:
    parsed = lief.parse(str(path))
    assert isinstance(parsed, lief.Binary)
    return parsed


@pytest.mark.parametrize("target", NATIVE, ids=lambda target: target.file)
def test_format(target: Target) -> None:
    parsed = binary(library(target))
    system = target.name.partition("-")[0]
    assert isinstance(parsed, FORMATS[system])
    machine = {"linux": "machine_type", "macos": "cpu_type", "windows": "machine"}[system]
    assert getattr(parsed.header, machine).name == MACHINES[target.name]


@pytest.mark.parametrize("target", NATIVE, ids=lambda target: target.file)
def test_symbols(target: Target) -> None:
    path = library(target)
    exported = exported_names(binary(path))
    modules = [import_module(module) for module in MODULES]
    functions = [getattr(module, name) for module in modules for name in entry_points_of(module.__name__)]
    expected = {symbol(function.__module__, function.__name__) for function in functions}
    assert expected <= exported
    assert DIGEST_SYMBOL in exported
    assert (LEVEL_SYMBOL in exported) == bool(target.level)
    assert json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8"))["sources"].encode() in path.read_bytes()


def exported_names(parsed: lief.Binary) -> set[str]:
    """The names, copied because they are freed with the parsed file."""
    if isinstance(parsed, lief.PE.Binary):
        table = parsed.get_export()
        return {str(entry.name) for entry in table.entries} if table else set()
    assert isinstance(parsed, lief.ELF.Binary | lief.MachO.Binary)
    return {c_name(str(function.name), parsed) for function in parsed.exported_symbols}


def c_name(name: str, parsed: lief.Binary) -> str:
    """A symbol's name in C."""
    return name.removeprefix("_") if isinstance(parsed, lief.MachO.Binary) else name


@pytest.mark.parametrize("target", NATIVE, ids=lambda target: target.file)
def test_imports(target: Target) -> None:
    parsed = binary(library(target))
    if isinstance(parsed, lief.PE.Binary):
        assert all(str(library.name).lower().startswith(WINDOWS_LIBRARIES) for library in parsed.imports)
        return
    assert isinstance(parsed, lief.ELF.Binary | lief.MachO.Binary)
    imported = {c_name(str(function.name), parsed) for function in parsed.imported_symbols}
    assert imported - {""} <= ALLOWED
    libraries = [str(getattr(library, "name", library)) for library in parsed.libraries]
    assert libraries == ([] if isinstance(parsed, lief.ELF.Binary) else [f"@rpath/{target.file}", MACOS_LIBRARY])
