"""A server within the test's own process, with any settings, and with real storage and real sockets."""

import contextlib
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI

from ethnos.server.app import create_app
from ethnos.server.hosting.settings import Settings
from ethnos.server.http.site import BUILT
from ethnos.server.run import LISTENING
from harness.live import ServerProcess


@contextlib.contextmanager
def serving(settings: Settings, client: Path = BUILT, **listening: Any) -> Iterator[tuple[str, FastAPI]]:
    """Run a server; yields its address and its application."""
    app = create_app(settings, client=client)
    server = uvicorn.Server(uvicorn.Config(app, port=0, **LISTENING | {"log_level": "critical"} | listening))
    thread = threading.Thread(target=server.run)
    thread.start()
    while not server.started:
        assert thread.is_alive()
        time.sleep(0.01)
    try:
        port = server.servers[0].sockets[0].getsockname()[1]
        yield f"http://127.0.0.1:{port}", app
    finally:
        server.should_exit = True
        thread.join()


@contextlib.contextmanager
def server_in_process(database: str, **settings: Any) -> Iterator[ServerProcess]:
    """The same for the clients of ``harness.live``. It starts at once, while a process takes seconds to do so."""
    with serving(Settings(database=database, **settings)) as (address, _):
        server = ServerProcess(database)
        server.url = address
        yield server
