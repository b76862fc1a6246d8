"""The platforms that the rules are compiled for."""

from dataclasses import dataclass
from typing import Final

from ethnos.engine.compile.library import BASELINE, MODULES, NEWER, file_name

WASM_FILE: Final = "engine.wasm"
WASM_FEATURES: Final = "+simd128,+bulk-memory,+nontrapping-fptoint,+sign-ext,+mutable-globals"
_FOR_RESEARCH: Final = (
    "ethnos.envs.batch.",
    "ethnos.research.lab.endgame_tree",
    "ethnos.envs.",
    "ethnos.research.lab.s",
    "ethnos.research.studies.",
    "ethnos.research.training.",
)
WASM_MODULES: Final = tuple(module for module in MODULES if not module.startswith(_FOR_RESEARCH))
"""What a table, its bots, hints and analysis need, and the playouts that tests compare."""


@dataclass(frozen=True)
class Target:
    """A platform to compile for."""

    name: str  # as the package names platforms
    triple: str  # as LLVM names it
    linked_as: str  # as zig names it
    processor: str = "generic"
    level: int = 0  # of x86-64
    features: str = ""
    modules: tuple[str, ...] = MODULES

    @property
    def file(self) -> str:
        """The name of its library."""
        return WASM_FILE if self.is_wasm else file_name(self.name, self.level)

    @property
    def is_wasm(self) -> bool:
        """Whether it is a module that JavaScript calls."""
        return self.name == "wasm"

    @property
    def is_side_module(self) -> bool:
        """Whether it is a library for Python in a browser, which Emscripten's linker loads."""
        return self.name.startswith("emscripten")


def _levels(name: str, triple: str, linked_as: str) -> tuple[Target, ...]:
    """A target for older processors, and one for newer."""
    return tuple(Target(name, triple, linked_as, f"x86-64-v{level}", level) for level in (BASELINE, NEWER))


TARGETS: Final = (
    *_levels("linux-x86_64", "x86_64-unknown-linux-gnu", "x86_64-linux-gnu.2.17"),
    *_levels("macos-x86_64", "x86_64-apple-macosx10.13.0", "x86_64-macos.10.13"),
    *_levels("windows-x86_64", "x86_64-pc-windows-gnu", "x86_64-windows-gnu"),
    Target("linux-aarch64", "aarch64-unknown-linux-gnu", "aarch64-linux-gnu.2.17"),
    Target("macos-aarch64", "arm64-apple-macosx11.0.0", "aarch64-macos.11.0", "apple-m1"),
    Target("wasm", "wasm32-unknown-unknown", "", features=WASM_FEATURES, modules=WASM_MODULES),
    Target("emscripten-wasm32", "wasm32-unknown-emscripten", "", features=WASM_FEATURES, modules=WASM_MODULES),
)
