"""The server on a person's own machine: on loopback, on any free port, and one for all windows.

Where it listens is kept in a file beside the database, so that a second start finds the first and opens another window
of it: two servers on one SQLite file would not tell each other what is played.
"""

import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ethnos.server import run

HOST: Final = "127.0.0.1"
ANSWER_SECONDS: Final = 2.0


def running_at(database: str) -> str | None:
    """The address of the server that has these tables open already."""
    note = _note(database)
    address = note.read_text(encoding="utf-8").strip() if note and note.exists() else ""
    return address if address.startswith("http://") and _answers(address) else None


def serve(database: str, port: int, started: Callable[[str], None]) -> None:
    """Serve this machine until stopped; ``started`` hears the address."""
    note = _note(database)

    def heard(address: str) -> None:
        if note:
            note.write_text(address, encoding="utf-8")
        started(address)

    try:
        run.serve(HOST, port, database, started=heard)
    finally:
        if note:
            note.unlink(missing_ok=True)


def _note(database: str) -> Path | None:
    """Where the address is kept; nowhere for a database that is no file."""
    path = database.removeprefix("sqlite:///")
    return Path(f"{path}.address") if path != database else None


def _answers(address: str) -> bool:
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=ANSWER_SECONDS) as answer:
            return bool(answer.status == 200)
    except OSError:
        return False
