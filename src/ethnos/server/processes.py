"""A server of several processes: they are started together, and one that dies is replaced."""

import asyncio
import logging
import multiprocessing
import os
import signal
import socket
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from types import FrameType
from typing import Any, Final

import uvicorn
from uvicorn.config import STARTUP_FAILURE

from ethnos.server.hosting.homes import Homes
from ethnos.server.http.guard import Guard

logger = logging.getLogger(__name__)

LOOK_SECONDS: Final = 0.5
"""How long it may take until a signal is noticed."""
SOON_SECONDS: Final = 5.0
"""A process is replaced at the earliest this long after its start."""

Environment = Callable[[int], Mapping[str, str]]


class Processes:
    """The processes of a server, all listening at the same socket."""

    def __init__(self, config: uvicorn.Config, listening: socket.socket, environment: Environment) -> None:
        self._config, self._listening, self._environment = config, listening, environment
        self._processes: dict[int, SpawnProcess] = {}
        self._started: dict[int, float] = {}
        self._stopping = False

    def run(self) -> None:
        """Run until a signal stops them."""
        signal.signal(signal.SIGINT, self._stop)
        signal.signal(signal.SIGTERM, self._stop)
        for number in range(self._config.workers):
            self._start(number)
        while not self._stopping:
            wait([process.sentinel for process in self._processes.values() if process.exitcode is None], LOOK_SECONDS)
            self._replace_dead()
        for process in self._processes.values():
            process.terminate()
        for process in self._processes.values():
            process.join()

    def _stop(self, _number: int, _frame: FrameType | None) -> None:
        self._stopping = True

    def _start(self, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        arguments = (self._config, self._listening, dict(self._environment(number)))
        self._processes[number] = context.Process(target=_work, args=arguments)
        self._processes[number].start()
        self._started[number] = time.monotonic()

    def _replace_dead(self) -> None:
        for number, process in list(self._processes.items()):
            if process.exitcode is None or self._stopping:
                continue
            if process.exitcode == STARTUP_FAILURE:  # a new one would fail in the same way
                logger.error("process %d could not start; the server stops", process.pid)
                self._stopping = True
            elif time.monotonic() - self._started[number] > SOON_SECONDS:
                self._start(number)
                old, code, new = process.pid, process.exitcode, self._processes[number].pid
                logger.warning("process %d has died (exit code %d); %d takes its place", old, code, new)


def _work(config: uvicorn.Config, listening: socket.socket, environment: dict[str, str]) -> None:
    """Serve in a process of its own."""
    os.environ |= environment
    config.configure_logging()
    _Process(config).run([listening])


class _Process(uvicorn.Server):
    """A uvicorn server that also serves connections that other processes hand over."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start as usual, then accept connections from other processes."""
        await super().startup(sockets)
        if self._homes:
            self._homes.open(self._take)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more connections from other processes, then stop as usual."""
        if self._homes:
            self._homes.close()
        await super().shutdown(sockets)

    @property
    def _homes(self) -> Homes | None:
        return Guard.of(self.config.loaded_app).homes

    def _take(self, connection: socket.socket, data: bytes) -> None:
        """Serve a connection that another process has handed over."""
        parser: Any = self.config.http_protocol_class
        protocol = parser(config=self.config, server_state=self.server_state, app_state=self.lifespan.state)
        protocol.already_read = data
        task = asyncio.create_task(self._connect(protocol, connection))
        self.server_state.tasks.add(task)
        task.add_done_callback(self.server_state.tasks.discard)

    @staticmethod
    async def _connect(protocol: asyncio.Protocol, connection: socket.socket) -> None:
        with suppress(OSError):  # closed meanwhile
            await asyncio.get_running_loop().connect_accepted_socket(lambda: protocol, connection)
