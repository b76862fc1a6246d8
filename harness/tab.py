"""The worker of the site, run in Node (``tab.mjs``): the same Python as in a browser, with a store in memory."""

import json
import shutil
import subprocess
import sys
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self

from ethnos.bots.network import FILE
from ethnos.engine.compile.library import FOLDER, MANIFEST
from ethnos.engine.compile.sources import PACKAGE, digest_of_files
from ethnos.server.storage import Entry, Summary
from ethnos.server.tab.store import changes_of
from harness.wasm import bundle
from tools.site import PLATFORM, PYODIDE, SITE, write_sources

SCRIPT = Path(__file__).with_name("tab.mjs")


def missing() -> str | None:
    """Why the worker cannot be tested here; None if it can."""
    manifest = json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8")) if (FOLDER / MANIFEST).is_file() else {}
    if f"{PLATFORM}.so" not in manifest.get("libraries", {}):
        return "the library for browsers is not built; `make site` builds it"
    if digest_of_files(manifest["files"]) != manifest["sources"]:
        return "the library for browsers was built from other sources; `make site` builds it again"
    if shutil.which("node") is None or not PYODIDE.is_dir():
        return "Node or the build tools of the browser client are not installed; `make web` says more"
    return None


class TabProcess:
    """A worker. Its messages wait in a queue for each socket."""

    def __init__(self, folder: Path, *, restored: bool = False) -> None:
        """``restored``: start from the memory of an earlier start, as a browser does at later visits."""
        sources = folder / "python.zip"
        write_sources(sources)
        pyodide = SITE / "pyodide" if (SITE / "pyodide").is_dir() else PYODIDE  # of the built site, if there is one
        store = folder / "store.mjs"
        bundle("src/tab/store.ts", store)
        command = ["node", str(SCRIPT), f"{pyodide}/", str(sources), str(PACKAGE / "bots" / FILE), str(store)]
        command += ["restored"] if restored else []
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=sys.stderr)
        self._texts: dict[int, deque[str]] = {}
        self._answers: dict[int, dict[str, Any]] = {}
        self._requests = self._sockets = 0
        assert self._read()["kind"] == "ready"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.communicate()

    def keep(self, summary: Summary, entries: list[Entry]) -> None:
        """Put a table into its store."""
        rows = [[entry.seq, entry.at, entry.kind, entry.data] for entry in entries]
        stored = {"table_id": summary.table_id, "listed": summary.listed, "created": summary.created}
        stored |= changes_of(0, [(entry.at, entry.kind, entry.data) for entry in entries], summary)
        self._write(kind="keep", table=summary.table_id, summary=json.dumps(stored), rows=json.dumps(rows))

    def request(self, method: str, path: str, body: object = None) -> tuple[int, str]:
        """The status and the text of the answer to a request."""
        self._requests += 1
        text = None if body is None else json.dumps(body)
        self._write(kind="request", id=self._requests, method=method, path=path, body=text)
        self._read_until(lambda: self._requests in self._answers)
        answer = self._answers.pop(self._requests)
        return answer["status"], answer["text"]

    def open(self) -> int:
        """Open a socket; returns its number."""
        self._sockets += 1
        self._texts[self._sockets] = deque()
        self._write(kind="open", socket=self._sockets)
        return self._sockets

    def close(self, socket: int) -> None:
        """Close a socket."""
        self._write(kind="close", socket=socket)

    def send(self, socket: int, text: str) -> None:
        """Send a text."""
        self._write(kind="text", socket=socket, text=text)

    def receive(self, socket: int) -> str:
        """The next text."""
        self._read_until(lambda: bool(self._texts[socket]))
        return self._texts[socket].popleft()

    def _read_until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            message = self._read()
            if message["kind"] == "answer":
                self._answers[message["id"]] = message
            elif message["kind"] == "text":
                self._texts[message["socket"]].append(message["text"])

    def _read(self) -> dict[str, Any]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        assert line, "the worker has ended"
        message: dict[str, Any] = json.loads(line)
        return message

    def _write(self, **message: object) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()
