"""The server on a person's own machine: on loopback, on any free port, and one for all windows.

Where it listens is kept in a file beside the database, so that a second start finds the first and opens another window
of it: two servers on one SQLite file would not tell each other what is played.
"""

import http.client
import json
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import Final

from ethnos.server import run
from ethnos.server.rest import Health

HOST: Final = "127.0.0.1"
ANSWER_SECONDS: Final = 2.0
WELL: Final = Health(ok=True, database=True).model_dump()
HEALTH_BYTES: Final = 1000
"""More than our answer ever has."""


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
    """Whether a server of ours is there: after a crash the port may be anybody's. No proxy leads to this machine."""
    direct = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    try:
        with direct.open(f"{address}/health", timeout=ANSWER_SECONDS) as answer:
            return bool(json.loads(answer.read(HEALTH_BYTES)) == WELL)
    except (OSError, http.client.HTTPException, ValueError):  # nobody, somebody else, or something else
        return False
