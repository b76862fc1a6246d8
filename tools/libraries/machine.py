"""From LLVM IR to a library: optimised for a machine, then linked with zig's linkers."""

import re
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

import llvmlite.binding as llvm

from ethnos.engine.compile.library import DIGEST_SYMBOL
from tools.libraries.intermediate import FAULT
from tools.libraries.targets import Target

WASM_LAYOUT: Final = "e-m:e-p:32:32-p10:8:8-p20:8:8-i64:64-i128:128-n32:64-S128-ni:1:10:20"
WASM_STACK: Final = 1 << 20
_LEVEL_SOURCE: Final = Path(__file__).with_name("processor_level.c")


def understand_all_machines() -> None:
    """Let LLVM make code for other machines than this one."""
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()


def compile_and_link(program: str, symbols: list[str], target: Target, folder: Path) -> Path:
    """The library for a target, in a folder of its own."""
    folder.mkdir(parents=True, exist_ok=True)
    link(compile_program(program, symbols, target, folder), symbols, target, folder / target.file)
    return folder / target.file


def compile_program(program: str, symbols: list[str], target: Target, folder: Path) -> Path:
    """The object file of a program."""
    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor, features=target.features, opt=3, reloc="static" if target.is_wasm else "pic"
    )
    module = llvm.parse_assembly(_for_machine(program, target, machine))
    _hide_all_but(module, {*symbols, DIGEST_SYMBOL})
    _optimise(module, machine)
    _refuse_exceptions(module)
    path = folder / f"{target.file}.o"
    path.write_bytes(machine.emit_object(module))
    return path


def _hide_all_but(module: Any, exported: set[str]) -> None:
    """Number the names that are not exported: Numba's differ from build to build, and macOS libraries keep them."""
    defined = [value for value in (*module.functions, *module.global_variables) if not value.is_declaration]
    for number, value in enumerate(value for value in defined if value.name not in exported):
        value.linkage = "internal"
        value.name = f"internal_{number}"
    for value in defined:
        if value.name in exported:
            value.linkage = "external"


def _for_machine(program: str, target: Target, machine: Any) -> str:
    layout = WASM_LAYOUT if target.is_wasm or target.is_side_module else str(machine.target_data)
    text = re.sub(r'target datalayout = "[^"]*"', f'target datalayout = "{layout}"', program)
    text = re.sub(r'target triple = "[^"]*"', f'target triple = "{target.triple}"', text)
    # Numba's internal variables, which nothing refers to from outside; WebAssembly has no common symbols.
    return re.sub(r" = (common|linkonce|linkonce_odr) (local_unnamed_addr )?global", " = internal global", text)


def _optimise(module: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.loop_vectorization = options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(module, builder)


def _refuse_exceptions(module: Any) -> None:
    """A library has no way to raise an exception: the optimiser must have shown that there is none."""
    for function in module.functions:
        if not function.is_declaration and f"@{FAULT}(" in str(function):
            raise SystemExit(f"{function.name} may raise an exception, and a library cannot")


def link(objects: Path, symbols: list[str], target: Target, out: Path) -> None:
    """The library, or the WebAssembly module."""
    if target.is_wasm:
        command = _link_wasm(symbols)
    elif target.is_side_module:
        command = _link_side_module(symbols)
    else:
        command = _link_library(target)
    subprocess.run([sys.executable, "-m", "ziglang", *command, "-o", str(out), str(objects)], check=True)


def _link_wasm(symbols: list[str]) -> list[str]:
    options = ["--no-entry", "--allow-undefined", "--gc-sections", "-O2", "--strip-all"]
    options += ["-z", f"stack-size={WASM_STACK}", "--export=__heap_base"]
    return ["wasm-ld", *options, *(f"--export={name}" for name in [*symbols, DIGEST_SYMBOL])]


def _link_side_module(symbols: list[str]) -> list[str]:
    options = ["-shared", "--experimental-pic", "--no-entry", "--unresolved-symbols=import-dynamic"]
    options += ["--gc-sections", "-O2", "--strip-all"]
    return ["wasm-ld", *options, *(f"--export={name}" for name in [*symbols, DIGEST_SYMBOL])]


def _link_library(target: Target) -> list[str]:
    options = ["cc", "-target", target.linked_as, "-shared", "-s", "-O2", "-fno-sanitize=all"]
    if target.name.startswith("linux"):
        options += ["-nostdlib", "-Wl,--build-id=none"]  # any C library will do
    if target.name.startswith("macos"):
        options.append(f"-Wl,-install_name,@rpath/{target.file}")
    if target.name.startswith("windows"):
        options.append("-Wl,--export-all-symbols")
    if target.level:
        options.append(str(_LEVEL_SOURCE))
    return options
