"""boardgame.io's own server under the same load: as many tables of its tic-tac-toe, with moves timed the same way.

It keeps its tables only in memory, and a table of tic-tac-toe has nine cells.
"""

import contextlib
import json
import os
import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final

import platformdirs

VERSION: Final = "0.50.2"
HERE: Final = Path(__file__).parent


def folder() -> Path | None:
    """Where boardgame.io is installed, in the cache folder; installs it the first time. None without Node."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return None
    cache = Path(os.environ.get("ETHNOS_CACHE_DIR") or platformdirs.user_cache_dir("ethnos", appauthor=False))
    installed = cache / f"boardgameio-{VERSION}"
    if not (installed / "node_modules" / "boardgame.io").exists():
        installed.mkdir(parents=True, exist_ok=True)
        command = ["npm", "install", "--prefix", str(installed), "--no-audit", "--no-fund", f"boardgame.io@{VERSION}"]
        if subprocess.run(command, capture_output=True, check=False).returncode != 0:
            return None
    return installed


@contextlib.contextmanager
def node(script: str, *arguments: object) -> Iterator[subprocess.Popen[str]]:
    """Run one of the scripts in this folder; it is killed at the end."""
    command = ["node", str(HERE / script), *map(str, arguments)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    try:
        yield process
    finally:
        process.kill()
        process.wait()
        if process.stdout:
            process.stdout.close()


def until(process: subprocess.Popen[str], word: str) -> None:
    """Wait until a process prints this line."""
    assert process.stdout is not None
    while (line := process.stdout.readline()).strip() != word:
        assert line, f"{process.args!r} stopped"


def run(
    where: Path,
    tables: int,
    sockets: int,
    every: float,
    warm_up: float,
    seconds: float,
    sample: Callable[[int, int], None],
) -> list[float]:
    """Returns the waits in milliseconds. Calls ``sample`` with both process ids before the first table, when counting
    starts, and when it ends.
    """
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with node("server.mjs", where, port) as server:
        until(server, "ready")
        with node("clients.mjs", where, port, tables, sockets, every, warm_up, seconds) as clients:
            sample(server.pid, clients.pid)
            until(clients, "seated")
            time.sleep(1.0 + warm_up)
            sample(server.pid, clients.pid)
            time.sleep(seconds)
            sample(server.pid, clients.pid)
            assert clients.stdout is not None
            waits: list[float] = json.loads(clients.stdout.readline())
    return waits
