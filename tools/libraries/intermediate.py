"""From rule functions to LLVM's language: what Numba makes of the entry points, before any machine is chosen."""

from dataclasses import dataclass
from importlib import import_module
from typing import Any, Final

import llvmlite.binding as llvm
import numpy as np
from numba import _dynfunc  # type: ignore[attr-defined]
from numba.core.codegen import JITCodeLibrary
from numba.core.cpu import CPUContext

from ethnos.engine.compile import jit
from ethnos.engine.compile.library import DIGEST_SYMBOL, symbol

FAULT: Final = "ethnos_fault"
"""A function that does not exist: what would be called where an exception is raised."""
_BY_NAME: Final = {"int64": "i64", "none": "ptr"}


@dataclass(frozen=True)
class EntryPoint:
    """An entry point as Numba compiled it."""

    module: str
    name: str
    mangled: str
    arguments: tuple[int, ...]  # for each argument the bytes of an item of the array; 0 for a number
    returns: str  # LLVM's type
    text: str

    @property
    def symbol(self) -> str:
        """What a library calls it."""
        return symbol(self.module, self.name)


def entry_points(modules: tuple[str, ...]) -> list[EntryPoint]:
    """The entry points of these modules, in their order."""
    _make_no_machine_code()
    for module in modules:
        import_module(module)
    chosen = [one for module in modules for one in jit.entry_points if one[0] == module]
    return [_compiled(*one) for one in chosen]


def _make_no_machine_code() -> None:
    """Numba makes machine code of every function as soon as it is read. Nobody runs it here, and it takes long."""

    def not_executable(_context: Any, library: Any, described: Any, environment: Any) -> Any:
        library._ensure_finalized()
        never_called = 1
        names = described.lookup_module(), described.qualname
        return _dynfunc.make_function(*names, "", never_called, environment, (library,))

    CPUContext.get_executable = not_executable  # type: ignore[method-assign]
    JITCodeLibrary._finalize_specific = lambda _library: None  # type: ignore[method-assign]


def _compiled(module: str, dispatcher: Any, signature: tuple[Any, ...]) -> EntryPoint:
    again = jit.without_runtime(dispatcher)
    again.compile(jit.numba_types(signature))
    (result,) = again.overloads.values()
    described = result.fndesc
    return EntryPoint(
        module,
        dispatcher.py_func.__name__,
        described.mangled_name,
        tuple(np.dtype(part[0]).itemsize if isinstance(part, list) else 0 for part in signature),
        _BY_NAME[str(described.restype)],
        result.library.get_llvm_str(),
    )


def caller(entry: EntryPoint, wasm: bool) -> str:
    """A plain function around an entry point, in LLVM's language: an array is an address and a length.

    Numbers are 64 bits wide; towards JavaScript they are floating-point numbers, as all of its own are. Numba's
    functions return whether an exception was raised: the optimiser has to find out that there is none, or the
    call of ``FAULT`` that is left stops the build.
    """
    number = "double" if wasm else "i64"
    parameters, values, lines = [], [], []
    for place, item in enumerate(entry.arguments):
        if item:
            parameters += [f"ptr %a{place}", f"{number} %n{place}"]
            lines += _whole(f"n{place}", wasm)
            length = f"i64 %n{place}{'.i' if wasm else ''}"
            values += ["ptr null", "ptr null", length, f"i64 {item}", f"ptr %a{place}", length, f"i64 {item}"]
        else:
            parameters.append(f"{number} %a{place}")
            lines += _whole(f"a{place}", wasm)
            values.append(f"i64 %a{place}{'.i' if wasm else ''}")
    called = ", ".join(["ptr %result", "ptr %exception", *values])
    types = ", ".join(["ptr", "ptr", *(value.split()[0] for value in values)])
    answer = ["%answer = load i64, ptr %result", *_answer(wasm)] if entry.returns == "i64" else ["ret void"]
    returned = number if entry.returns == "i64" else "void"
    body = "\n  ".join(
        [
            "%result = alloca i64",
            "%exception = alloca ptr",
            *lines,
            f"%status = call i32 @{entry.mangled}({called})",
            "%raised = icmp ne i32 %status, 0",
            "br i1 %raised, label %fault, label %fine",
        ]
    )
    fine = "\n  ".join(answer)
    return (
        f"declare i32 @{entry.mangled}({types})\n"
        f"define {returned} @{entry.symbol}({', '.join(parameters)}) {{\nentry:\n  {body}\n"
        f"fault:\n  call void @{FAULT}()\n  unreachable\nfine:\n  {fine}\n}}\n"
    )


def _whole(name: str, wasm: bool) -> list[str]:
    return [f"%{name}.i = fptosi double %{name} to i64"] if wasm else []


def _answer(wasm: bool) -> list[str]:
    return ["%number = sitofp i64 %answer to double", "ret double %number"] if wasm else ["ret i64 %answer"]


def whole_program(entries: list[EntryPoint], digest: str, wasm: bool) -> Any:
    """All entry points in one module, which can be compiled for any machine."""
    sources = f'@{DIGEST_SYMBOL} = constant [{len(digest) + 1} x i8] c"{digest}\\00"\n'
    callers = "".join(caller(entry, wasm) for entry in entries)
    module = llvm.parse_assembly(sources + f"declare void @{FAULT}() noreturn\n" + callers)
    for entry in entries:
        module.link_in(llvm.parse_assembly(entry.text))
    return module
