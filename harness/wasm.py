"""Runs ``engine.wasm`` in Node and in Chromium, on the input files of a folder."""

import json
import shutil
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread

from ethnos.engine.compile.library import FOLDER, MANIFEST
from ethnos.engine.compile.sources import digest_of_files
from harness.chromium import open_chromium
from harness.patience import PATIENCE_SECONDS

WEB = Path(__file__).parents[1] / "web"
FILES = ("engine.wasm", "layout.json")


def missing() -> str | None:
    """Why the module cannot be tested here; None if it can."""
    if not all((FOLDER / name).is_file() for name in (*FILES, MANIFEST)):
        return "engine.wasm is not built; `make libraries` builds it"
    manifest = json.loads((FOLDER / MANIFEST).read_text(encoding="utf-8"))
    if digest_of_files(manifest["files"]) != manifest["sources"]:
        return "engine.wasm was built from other sources; `make libraries` builds it again"
    if shutil.which("node") is None or not (WEB / "node_modules").is_dir():
        return "Node or the build tools of the browser client are not installed; `make web` says more"
    return None


def bundle(script: str, to: Path) -> None:
    """Bundle a TypeScript file and its imports into one JavaScript file."""
    command = ["node", "node_modules/rolldown/bin/cli.mjs", script, "--platform", "neutral", "--file", str(to)]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)


class _Handler(SimpleHTTPRequestHandler):
    """Serves the files of a folder, and stores files that are sent with PUT there."""

    def do_PUT(self) -> None:
        content = self.rfile.read(int(self.headers["Content-Length"]))
        Path(self.translate_path(self.path)).write_bytes(content)
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        """Log nothing."""


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """Serve a folder; yields its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
    thread = Thread(target=server.serve_forever)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


def _run_in_node(folder: Path, address: str) -> None:
    call = f"import({str(folder / 'cases.js')!r}).then((cases) => cases.run({address!r}))"
    subprocess.run(["node", "-e", call], check=True, timeout=PATIENCE_SECONDS)


def _run_in_chromium(folder: Path, address: str) -> None:
    (folder / "page.html").write_text("<!doctype html><title>engine</title>", encoding="utf-8")
    with open_chromium() as browser:
        page = browser.new_page()
        page.goto(f"{address}/page.html")
        page.evaluate("async (address) => (await import(`${address}/cases.js`)).run(address)", address)


RUNNERS: dict[str, Callable[[Path, str], None]] = {"node": _run_in_node, "chromium": _run_in_chromium}


def run_cases(folder: Path, where: str) -> None:
    """Run the cases of a folder; the answers are written into it."""
    for name in FILES:
        shutil.copyfile(FOLDER / name, folder / name)
    bundle("tests/engine/cases.ts", folder / "cases.js")
    with served(folder) as address:
        RUNNERS[where](folder, address)
