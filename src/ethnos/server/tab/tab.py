"""Assembles the tab: tables in the browser's storage, bots in this worker, requests and sockets of the page."""

import asyncio
import secrets
from collections.abc import Callable, Coroutine
from typing import Any, Final

from ethnos.server.api.client import Client
from ethnos.server.api.conversation import Closed
from ethnos.server.api.lessons import example_endpoints, lesson_endpoints
from ethnos.server.api.replays import Analyses, analysis_endpoints, file_endpoints, replay_endpoints
from ethnos.server.api.setup_options import choice_endpoints
from ethnos.server.api.strangers import Strangers
from ethnos.server.api.summary import summary_endpoints
from ethnos.server.api.tables import table_endpoints
from ethnos.server.hosting.driver import Driver
from ethnos.server.protocol.messages import Incoming
from ethnos.server.rooms.presence import Presence
from ethnos.server.rooms.tables import Tables
from ethnos.server.tab.dispatch import Dispatcher
from ethnos.server.tab.read_json import read_json
from ethnos.server.tab.store import BrowserStore, Storage
from ethnos.server.tab.worker_runner import WorkerRunner

GRACE_SECONDS: Final = 3600.0
"""Without a connection for this long a person counts as away. In a tab nobody else waits for them."""


class PageSocket:
    """A socket of the page, which is texts to and from the worker."""

    network = ""

    def __init__(self, send: Callable[[str], object], closed: Callable[[], object]) -> None:
        self._send, self._closed = send, closed
        self._received: asyncio.Queue[str | None] = asyncio.Queue()

    def put(self, text: str | None) -> None:
        """A text of the page has arrived; None when it has closed the socket."""
        self._received.put_nowait(text)

    async def receive(self) -> str:
        """The next text."""
        text = await self._received.get()
        if text is None:
            raise Closed
        return text

    async def send(self, text: str) -> None:
        """Send a text."""
        self._send(text)

    async def close(self) -> None:
        """Close it."""
        self._closed()

    async def may_repeat(self, entries: int) -> None:
        """Never wait."""


class NoLimits:
    """A person may create and join as many tables in their own browser as they like, and look at as many games."""

    async def create_table(self, address: str) -> None:
        """Count nothing."""

    async def join_table(self, address: str) -> None:
        """Count nothing."""

    async def replay(self, address: str) -> None:
        """Count nothing."""


class Tab:
    """Everything that lives as long as the worker."""

    def __init__(self, storage: Storage) -> None:
        self._tables = Tables(BrowserStore(storage), lambda room: self._driver.look(room))
        self._runner = WorkerRunner()
        self._driver = Driver(self._tables, self._runner, secrets.token_hex(8))
        self._presence = Presence(self._tables, GRACE_SECONDS)
        self._sockets: dict[int, PageSocket] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._dispatcher = Dispatcher(
            [
                *choice_endpoints(),
                *lesson_endpoints(),
                *example_endpoints(),
                *summary_endpoints(),
                *table_endpoints(self._tables, NoLimits(), Strangers()),
                *replay_endpoints(self._tables, NoLimits(), self._runner, self._presence),
                *file_endpoints(self._tables, NoLimits(), self._runner),
                *analysis_endpoints(self._tables, NoLimits(), Analyses(self._runner)),
            ]
        )

    async def request(self, method: str, address: str, body: str) -> tuple[int, str, str]:
        """Answer a request: its status, its text, and the name of the file if it is one."""
        self._runner.hear()
        answer = await self._dispatcher.answer(method, address, body)
        return answer.status, answer.text, answer.file

    def open(self, number: int, send: Callable[[str], object], closed: Callable[[], object]) -> None:
        """The page opens a socket."""
        self._runner.hear()
        socket = self._sockets[number] = PageSocket(send, closed)
        client = Client(socket, read_message, self._tables, self._presence, self._runner)
        self._start(self._serve(number, client))

    def receive(self, number: int, text: str) -> None:
        """The page sends a text."""
        self._runner.hear()
        self._sockets[number].put(text)

    def close(self, number: int) -> None:
        """The page closes a socket."""
        if number in self._sockets:
            self._sockets[number].put(None)

    def catch_up(self, table_id: str) -> None:
        """Another window has changed a table."""
        self._start(self._tables.catch_up(table_id))

    async def _serve(self, number: int, client: Client) -> None:
        try:
            await client.run()
        finally:
            del self._sockets[number]

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def open_tab(storage: Storage) -> Tab:
    """The tables of this browser."""
    return Tab(storage)


def read_message(text: str) -> Incoming:
    """A message of the page."""
    message: Incoming = read_json(Incoming, text)
    return message
