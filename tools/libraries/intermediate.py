"""From rule functions to LLVM IR: what Numba generates for the entry points, before a target machine is chosen."""

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
"""A function that does not exist; it would be called where an exception is raised."""
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
        """Its name in a library."""
        return symbol(self.module, self.name)


def entry_points(modules: tuple[str, ...]) -> list[EntryPoint]:
    """The entry points of these modules, in their order."""
    _make_no_machine_code()
    for module in modules:
        import_module(module)
    entries = [entry for module in modules for entry in jit.entry_points if entry[0] == module]
    return [_compiled(*entry) for entry in entries]


def _make_no_machine_code() -> None:
    """Stop Numba from making machine code of every function that it reads: this takes long, and none is run here."""

    def not_executable(_context: Any, library: Any, descriptor: Any, environment: Any) -> Any:
        library._ensure_finalized()
        never_called = 1
        names = descriptor.lookup_module(), descriptor.qualname
        return _dynfunc.make_function(*names, "", never_called, environment, (library,))

    CPUContext.get_executable = not_executable  # type: ignore[method-assign]
    JITCodeLibrary._finalize_specific = lambda _library: None  # type: ignore[method-assign]


def _compiled(module: str, dispatcher: Any, signature: tuple[Any, ...]) -> EntryPoint:
    bare = jit.without_runtime(dispatcher)
    bare.compile(jit.numba_types(signature))
    (result,) = bare.overloads.values()
    descriptor = result.fndesc
    return EntryPoint(
        module,
        dispatcher.py_func.__name__,
        descriptor.mangled_name,
        tuple(np.dtype(part[0]).itemsize if isinstance(part, list) else 0 for part in signature),
        _BY_NAME[str(descriptor.restype)],
        result.library.get_llvm_str(),
    )


def caller(entry: EntryPoint, wasm: bool) -> str:
    """A plain function around an entry point, in LLVM IR: an array is an address and a length.

    Numbers are 64-bit integers; JavaScript passes and gets them as floating-point numbers. Numba's functions return
    whether an exception was raised. The optimiser has to prove that none is: a remaining call of ``FAULT`` stops the
    build.
    """
    number = "double" if wasm else "i64"
    parameters, values, lines = [], [], []
    for place, item in enumerate(entry.arguments):
        if item:
            parameters += [f"ptr %a{place}", f"{number} %n{place}"]
            lines += _to_integer(f"n{place}", wasm)
            length = f"i64 %n{place}{'.i' if wasm else ''}"
            values += ["ptr null", "ptr null", length, f"i64 {item}", f"ptr %a{place}", length, f"i64 {item}"]
        else:
            parameters.append(f"{number} %a{place}")
            lines += _to_integer(f"a{place}", wasm)
            values.append(f"i64 %a{place}{'.i' if wasm else ''}")
    called = ", ".join(["ptr %result", "ptr %exception", *values])
    types = ", ".join(["ptr", "ptr", *(value.split()[0] for value in values)])
    answer = ["%answer = load i64, ptr %result", *_return(wasm)] if entry.returns == "i64" else ["ret void"]
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


def _to_integer(name: str, wasm: bool) -> list[str]:
    return [f"%{name}.i = fptosi double %{name} to i64"] if wasm else []


def _return(wasm: bool) -> list[str]:
    return ["%number = sitofp i64 %answer to double", "ret double %number"] if wasm else ["ret i64 %answer"]


def whole_program(entries: list[EntryPoint], digest: str, wasm: bool) -> Any:
    """All entry points in one module, which can be compiled for any machine."""
    sources = f'@{DIGEST_SYMBOL} = constant [{len(digest) + 1} x i8] c"{digest}\\00"\n'
    callers = "".join(caller(entry, wasm) for entry in entries)
    module = llvm.parse_assembly(sources + f"declare void @{FAULT}() noreturn\n" + callers)
    for entry in entries:
        module.link_in(llvm.parse_assembly(entry.text))
    return module
