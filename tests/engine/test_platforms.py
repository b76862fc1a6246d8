"""Libraries of platforms that cannot be run here: the right format, all entry points, nothing foreign."""

import json
from pathlib import Path

import lief
import pytest

from ethnos.engine.compile.library import DIGEST_SYMBOL, FOLDER, LEVEL_SYMBOL, MANIFEST, MODULES, symbol
from ethnos.engine.compile.sources import _entry_points
from tools.libraries.targets import TARGETS, Target

NATIVE = [target for target in TARGETS if not target.is_wasm]
FORMATS = {"linux": lief.ELF.Binary, "macos": lief.MachO.Binary, "windows": lief.PE.Binary}
MACHINES = {
    "linux-x86_64": "X86_64",
    "linux-aarch64": "AARCH64",
    "macos-x86_64": "X86_64",
    "macos-aarch64": "ARM64",
    "windows-x86_64": "AMD64",
}
MATHS = {"exp", "pow", "sqrt", "exp2", "log", "fabs"}
WHAT_C_NEEDS = {  # what a library calls of its system besides arithmetic
    "linux": {"memset", "memcpy", "memmove"},
    "macos": {"memset", "memcpy", "memmove", "bzero", "memset_pattern16", "dyld_stub_binder"},
    "windows": None,  # the start of a DLL brings its own
}
WINDOWS_LIBRARIES = ("kernel32.dll", "api-ms-win-crt-", "ntdll.dll")


def library(target: Target) -> Path:
    path = FOLDER / target.file
    if not (FOLDER / MANIFEST).exists() or not path.exists():
        pytest.skip(f"{target.file} is not built: make libraries")
    return path


def binary(path: Path) -> lief.Binary:
    parsed = lief.parse(str(path))
    assert parsed is not None
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
    wanted = {symbol(module, name) for module in MODULES for name in _entry_points(module)}
    assert wanted <= exported
    assert DIGEST_SYMBOL in exported
    assert (LEVEL_SYMBOL in exported) == bool(target.level)
    assert json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8"))["sources"].encode() in path.read_bytes()


def exported_names(parsed: lief.Binary) -> set[str]:
    """The names are copied while the file that they belong to is still there."""
    if isinstance(parsed, lief.PE.Binary):
        return {str(one.name) for one in parsed.get_export().entries}
    assert isinstance(parsed, lief.ELF.Binary | lief.MachO.Binary)
    prefix = "_" if isinstance(parsed, lief.MachO.Binary) else ""
    return {str(one.name).removeprefix(prefix) for one in parsed.exported_symbols}


@pytest.mark.parametrize("target", NATIVE, ids=lambda target: target.file)
def test_imports(target: Target) -> None:
    parsed = binary(library(target))
    system = target.name.partition("-")[0]
    if isinstance(parsed, lief.PE.Binary):
        assert all(str(one.name).lower().startswith(WINDOWS_LIBRARIES) for one in parsed.imports)
        return
    needed = WHAT_C_NEEDS[system] or set()
    imported = {str(one.name).removeprefix("_" if system == "macos" else "") for one in parsed.imported_symbols}
    assert imported - {""} <= MATHS | needed
    libraries = [str(getattr(one, "name", one)) for one in parsed.libraries]
    system_library = ["/usr/lib/libSystem.B.dylib"]
    assert libraries == ([] if system == "linux" else [f"@rpath/{target.file}", *system_library])
