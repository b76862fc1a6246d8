"""Assembles the server: storage, tables, bots, clocks, HTTP and sockets."""

import asyncio
import contextlib
import gc
import logging
import secrets
import signal
import sys
import threading
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any, Final
from urllib.parse import urlsplit

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse
from starlette.datastructures import MutableHeaders
from starlette.middleware.gzip import GZipMiddleware
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ethnos.plain import dumps
from ethnos.refusals import EthnosError
from ethnos.server.api.analyses import Analyses, analysis_endpoints
from ethnos.server.api.client import Client
from ethnos.server.api.examples import example_endpoints
from ethnos.server.api.game_files import file_endpoints
from ethnos.server.api.lessons import lesson_endpoints
from ethnos.server.api.privacy import privacy_endpoints
from ethnos.server.api.replays import replay_endpoints
from ethnos.server.api.setup_options import choice_endpoints
from ethnos.server.api.tables import table_endpoints
from ethnos.server.hosting.bans import Banned, Bans
from ethnos.server.hosting.bot_pool import BotPool
from ethnos.server.hosting.chores import Chores
from ethnos.server.hosting.connections import Connections
from ethnos.server.hosting.driver import LEASE_SECONDS, TROUBLE_SECONDS, Driver
from ethnos.server.hosting.figures import SharedFigures
from ethnos.server.hosting.homes import Homes
from ethnos.server.hosting.limits import Limits, network_of
from ethnos.server.hosting.logs import about
from ethnos.server.hosting.memory import free_memory
from ethnos.server.hosting.metrics import Measured, Metrics
from ethnos.server.hosting.one_thread import OneThread
from ethnos.server.hosting.only_server import only_server
from ethnos.server.hosting.orders import Orders
from ethnos.server.hosting.retention import Retaining, Retention
from ethnos.server.http.few_requests import FewRequests
from ethnos.server.http.health import health_routes
from ethnos.server.http.openapi import describe_with_definitions
from ethnos.server.http.routes import respond, routes_of
from ethnos.server.http.sharing import NotFromHere, Sharing, sharing_routes
from ethnos.server.http.site import BUILT, WORTH_PACKING, Site
from ethnos.server.http.small_bodies import SmallBodies
from ethnos.server.http.socket import LimitedSocket
from ethnos.server.http.tab import AT, tab_routes
from ethnos.server.http.watching import Watching, address_of
from ethnos.server.people.endpoints import people_endpoints
from ethnos.server.people.service import PeopleService
from ethnos.server.people.settings import NoticeSettings
from ethnos.server.protocol.messages import PROTOCOL, Bye, Values
from ethnos.server.protocol.refusals import problem_of, status_of
from ethnos.server.protocol.requests import PrivacyOut
from ethnos.server.protocol.validation import read_message
from ethnos.server.rooms.not_now import TooMuch
from ethnos.server.rooms.presence import GRACE_SECONDS, Presence
from ethnos.server.rooms.tables import Tables
from ethnos.server.schema import document
from ethnos.server.storage import Unreadable
from ethnos.server.storage.administration import Administration
from ethnos.server.storage.database_store import DatabaseStore

logger = logging.getLogger(__name__)

MEMORY_SECONDS: Final = 900.0
"""Seconds between full garbage collections, after which freed memory is given back to the system."""
NEVER_BY_ITSELF: Final = 1 << 30
"""A threshold of the garbage collector that is never reached."""
SWITCH_SECONDS: Final = 0.001
"""How long a thread waits before it asks the running one for the interpreter's lock; Python's own value is 0.005."""
ALONE: Final = "alone"
"""The lease owner for a database that no other process uses: after a crash it still holds its own leases."""
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
        "font-src 'self'; connect-src 'self'; object-src 'none'; frame-ancestors 'none'; base-uri 'none'; "
        "form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
"""A seat's personal link has its secret after a #, which referrers leave out; Referrer-Policy makes sure of it."""
TAB_HEADERS: Final = HEADERS | {
    "Content-Security-Policy": HEADERS["Content-Security-Policy"].replace(
        "script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"
    )
}
"""The game in the browser's own tab runs WebAssembly."""

PACKING: Final = 5
"""The gzip level of responses: a higher one takes longer and saves little."""
IDLE_SECONDS: Final = 300.0
"""Seconds after which an idle table with nobody connected is dropped from memory."""
GOODBYE_SECONDS: Final = 1.0
"""Seconds to wait until all clients have received that the server stops."""


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str
    bot_processes: int | None = None
    grace: float = GRACE_SECONDS
    lease: float = LEASE_SECONDS
    limits: Limits | None = None
    idle: float = IDLE_SECONDS
    site: Path = BUILT
    tab: Path | None = None
    """The folder of the game without a server."""
    sharing: Sharing | None = None
    retention: Retention = field(default_factory=Retention)
    contact: str = ""
    """How people reach the host: an e-mail address or the address of a page."""
    figures: Path | None = None
    """The folder that the processes of a server share their figures in."""
    homes: Homes | None = None
    """Which tables belong to which of a server's processes."""
    notices: NoticeSettings = field(default_factory=NoticeSettings)


class Server:
    """What lives as long as the process."""

    def __init__(self, settings: Settings, store: DatabaseStore, limits: Limits, connections: Connections) -> None:
        self.owner = secrets.token_hex(8) if store.is_shared else ALONE
        self.store = store
        self.limits = limits
        self._homes = settings.homes
        new_id = settings.homes.new_id if settings.homes else None
        self.tables = Tables(store, lambda room: self.driver.look(room), new_id)
        self.bot_pool = BotPool(settings.bot_processes, lambda table_id: self.presence.networks(table_id))
        self.thinkers = Measured(self.bot_pool)
        self.analyses = Analyses(self.bot_pool)
        self.driver = Driver(self.tables, self.thinkers, self.owner, settings.lease)
        self.presence = Presence(self.tables, settings.grace)
        self.clients: set[Client] = set()
        self._left: set[str] = set()
        """Tables that had no driver when that was last looked up."""
        self.bans = Bans()
        self.orders = Orders(Administration(store), self.tables, self.bans, lambda: self.clients)
        self._chores = Chores()
        shared = SharedFigures(settings.figures) if settings.figures else None
        self.metrics = Metrics(
            self.tables, self.limits, connections, self._chores, store, self.thinkers, self.clients, shared
        )
        self._chores.start("following the host", self.orders.follow)
        self._chores.start("removing what is old", Retaining(store, settings.retention, self.owner).go_on)
        self._chores.start("measuring delays", self.metrics.measure_lag)
        self._chores.start("sharing figures", self.metrics.share)
        self._chores.start("following other servers", self._follow_others)
        self._chores.start("forgetting idle tables", partial(self._evict_idle, settings.idle))
        self._chores.start("freeing memory", self._free_memory)
        self._chores.start("closing connections that nobody reads", connections.drop_unread)
        self._chores.start("adopting tables", partial(self._adopt, settings.lease))

    async def resume(self) -> None:
        """Continue every running table where something is due or somebody was connected, and expect its people back.
        Others wait in the database until somebody comes or their deadline is near. A table that cannot be read does
        not stop the others.
        """
        await self.orders.start()
        deadlines: dict[str, float] = {}
        for summary in await self.store.tables(["running"], limit=100_000):
            if not self._is_home(summary.table_id):
                continue
            deadline = summary.about.get("deadline")
            if summary.about.get("waits") is not True:  # earlier versions did not say
                with contextlib.suppress(Unreadable):  # it has been logged
                    room = await self.tables.room(summary.table_id)
                    self.presence.expect(room.table_id, room.people())
            elif isinstance(deadline, int | float):
                deadlines[summary.table_id] = deadline
        await asyncio.gather(*(self._wait_for(table_id, deadline) for table_id, deadline in deadlines.items()))

    async def _wait_for(self, table_id: str, deadline: float) -> None:
        """Have a table looked at when its deadline is near."""
        if not await self.driver.park(table_id, deadline):
            with contextlib.suppress(Unreadable):
                await self.tables.room(table_id)
            if not self.driver.drives(table_id):  # nothing is due there any more
                await self.store.park(table_id, self.owner, None)

    def begin_notices(self, service: PeopleService) -> None:
        """Tell people who are away that it is their turn, if the host has set how."""
        if service.chore:
            self._chores.start("sending notices", service.chore)

    async def say_goodbye(self, then: Callable[[], None]) -> None:
        """Notify all clients that the server stops, then call ``then``."""
        for client in list(self.clients):
            client.send(Bye(code="server-stops"))
            client.stop()
        deadline = time.monotonic() + GOODBYE_SECONDS
        while self.clients and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        then()

    async def close(self) -> None:
        """Stop; nothing is left to store."""
        await self._chores.close()
        self.metrics.close()
        await self.presence.close()
        await self.driver.close()
        await self.analyses.close()
        self.bot_pool.close()
        await self.store.release(self.owner)
        await self.store.close()

    async def _follow_others(self) -> None:
        """Apply what other server processes have stored."""
        async for table_id, _seq in self.store.notices():
            while not await _succeeds(self.tables.catch_up(table_id) if table_id else self.tables.catch_up_all()):
                await asyncio.sleep(TROUBLE_SECONDS)

    async def _evict_idle(self, idle: float) -> None:
        """Drop idle tables from memory; their log brings them back."""
        while True:
            await asyncio.sleep(idle / 5)
            self.tables.evict_idle(idle, keep=self.driver.drives)

    async def _free_memory(self) -> None:
        """Free what nobody uses: see ``_rarely_collected``."""
        while True:
            await asyncio.sleep(MEMORY_SECONDS)
            free_memory()

    async def _adopt(self, lease: float) -> None:
        """Take over the tables of a process that has died, and those whose deadline is near, even if they are not in
        memory here.
        """
        while True:
            await asyncio.sleep(lease)
            await _succeeds(self._adopt_now())

    async def _adopt_now(self) -> None:
        """A table's home is given time to adopt it; if it does not, any process does."""
        before, self._left = self._left, set(await self.store.orphaned())
        for table_id in self._left:
            if table_id in before or self._is_home(table_id):
                with contextlib.suppress(Unreadable):
                    await self.tables.room(table_id)

    def _is_home(self, table_id: str) -> bool:
        return self._homes is None or self._homes.is_here(table_id)


async def _succeeds(work: Coroutine[None, None, None]) -> bool:
    """Whether it succeeded: a failure of the database is logged and does not stop the server."""
    try:
        await work
    except EthnosError as problem:
        logger.warning("cannot follow the other servers: %s", problem)
        return False
    return True


def create_app(settings: Settings) -> FastAPI:
    """The application; uvicorn runs it."""
    app = FastAPI(
        title="Ethnos",
        version=str(PROTOCOL),
        lifespan=lambda app: _lifespan(app, settings),
        docs_url=None,  # these pages load scripts from other hosts; /openapi.json has the same content
        redoc_url=None,
    )
    describe_with_definitions(app, document)
    app.state.site = Site(settings.site)
    app.state.limits = settings.limits or Limits()
    app.state.connections = Connections(app.state.limits)
    app.state.homes = settings.homes
    app.add_middleware(SmallBodies)
    app.add_middleware(GZipMiddleware, minimum_size=WORTH_PACKING, compresslevel=PACKING)
    app.add_middleware(FewRequests, limits=app.state.limits)
    app.add_middleware(Protected)
    app.add_middleware(Watching)
    logging.getLogger("uvicorn.error").addFilter(_is_news)
    app.exception_handler(EthnosError)(_refuse)
    app.exception_handler(RequestValidationError)(_refuse_form)
    app.exception_handler(400)(_refuse_form)  # a body that cannot be read at all
    app.exception_handler(404)(_show_page)
    app.exception_handler(405)(_refuse_method)
    app.exception_handler(413)(_refuse_length)
    app.exception_handler(Exception)(_fail)
    app.include_router(routes_of([*choice_endpoints(), *lesson_endpoints(), *example_endpoints()]))
    app.include_router(routes_of(privacy_endpoints(privacy_of(settings))))
    app.include_router(sharing_routes(settings.sharing))
    app.include_router(tab_routes(settings.tab))
    app.add_api_websocket_route("/socket", _socket)
    app.add_api_route("/metrics", _metrics, methods=["GET"], response_class=PlainTextResponse)
    return app


def privacy_of(settings: Settings) -> PrivacyOut:
    """What the page about privacy says of this server."""
    kept = settings.retention
    return PrivacyOut(
        contact=settings.contact,
        finished_days=kept.finished,
        unfinished_days=kept.unfinished,
        abandoned_days=kept.abandoned,
        chat_days=kept.chat,
    )


def _is_news(record: logging.LogRecord) -> bool:
    """Drop uvicorn's traceback for each message that is not UTF-8: its sender gets an error, which is enough."""
    return "Invalid UTF-8" not in record.getMessage()


@contextlib.asynccontextmanager
async def _lifespan(app: FastAPI, settings: Settings) -> AsyncIterator[None]:
    with only_server(settings.database):
        store = await DatabaseStore.open(settings.database)
        async with _serving(app, settings, store):
            yield


@contextlib.asynccontextmanager
async def _serving(app: FastAPI, settings: Settings, store: DatabaseStore) -> AsyncIterator[None]:
    server = app.state.server = Server(settings, store, app.state.limits, app.state.connections)
    try:
        aside = OneThread()
        people = await PeopleService.open(store, server.tables, settings.notices, server.metrics.notices)
        endpoints = [
            *table_endpoints(server.tables, server.limits),
            *replay_endpoints(server.tables, server.limits, aside),
            *file_endpoints(server.tables, server.limits, aside),
            *analysis_endpoints(server.tables, server.limits, server.analyses),
            *people_endpoints(people, server.limits),
        ]
        app.include_router(routes_of(endpoints))
        app.include_router(health_routes(store, server.bot_pool))
        await server.resume()
        server.begin_notices(people)
        _say_goodbye_first(server)
        with _rarely_collected(), _often_switched():
            yield
    finally:
        await server.close()


@contextlib.contextmanager
def _rarely_collected() -> Iterator[None]:
    """With hundreds of tables a full garbage collection takes a tenth of a second, in which all people wait. So
    everything loaded is frozen, and full collections run only on a timer (``_free_memory``).
    """
    thresholds = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(*thresholds[:2], NEVER_BY_ITSELF)
    try:
        yield
    finally:
        gc.set_threshold(*thresholds)
        gc.unfreeze()


@contextlib.contextmanager
def _often_switched() -> Iterator[None]:
    """The thread that stores moves needs the lock only for moments, but once for each of a transaction's statements.
    With Python's own interval every move would wait for all of them together.
    """
    interval = sys.getswitchinterval()
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        yield
    finally:
        sys.setswitchinterval(interval)


def _say_goodbye_first(server: Server) -> None:
    """Handle the signal before uvicorn does: it closes all sockets before it tells the application to stop."""
    if threading.current_thread() is not threading.main_thread():
        return
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        uvicorn_handler = signal.getsignal(number)

        def stop(number: int, frame: FrameType | None, then: Any = uvicorn_handler) -> None:
            goodbye = server.say_goodbye(lambda: then(number, frame))
            asyncio.run_coroutine_threadsafe(goodbye, loop)

        if callable(uvicorn_handler):
            signal.signal(number, stop)


class Protected:
    """Middleware that adds the security headers to every response."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Add them at the start of a response."""

        async def protected(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(TAB_HEADERS if scope["path"].startswith(AT) else HEADERS)
            await send(message)

        await self._app(scope, receive, protected if scope["type"] == "http" else send)


def _refused(status: int, code: str, values: Values | None = None, **more: Any) -> JSONResponse:
    return JSONResponse({"code": code, "values": values or {}} | more, status)


async def _refuse(request: Request, refusal: EthnosError) -> Response:
    """A refusal says why, as a code that every language has a text for."""
    problem = problem_of(refusal)
    request.app.state.server.metrics.refused(problem.code)
    return respond(problem, 403 if isinstance(refusal, NotFromHere) else status_of(refusal))


async def _refuse_form(request: Request, problem: Exception) -> JSONResponse:
    """A malformed request: where it is wrong, without repeating its content."""
    request.app.state.server.metrics.refused("server-bad-message")
    unreadable = [{"loc": ("body",), "type": "unreadable"}]
    errors = problem.errors() if isinstance(problem, RequestValidationError) else unreadable
    places = [{"place": ".".join(map(str, error["loc"])), "problem": error["type"]} for error in errors[:10]]
    first = f"{places[0]['place']}: {places[0]['problem']}"
    return _refused(422, "server-bad-message", {"problem": first}, problems=places)


async def _show_page(request: Request, _missing: Exception) -> Response:
    """An address without a route: a page of the browser client, or 404."""
    site: Site = request.app.state.site
    return site.answer(request) or _refused(404, "server-no-such-page")


async def _refuse_method(_request: Request, problem: Exception) -> JSONResponse:
    answer = _refused(405, "server-no-such-page")
    answer.headers.update(getattr(problem, "headers", None) or {})  # the allowed methods
    return answer


async def _refuse_length(_request: Request, _problem: Exception) -> JSONResponse:
    return _refused(413, "server-message-too-long")


async def _fail(request: Request, _problem: Exception) -> JSONResponse:
    """Details of an internal error go to the log only. No middleware sees this response."""
    request.app.state.server.metrics.refused("server-failed")
    answer = _refused(500, "server-failed")
    answer.headers.update(HEADERS)
    return answer


async def _socket(socket: WebSocket) -> None:
    server: Server = socket.app.state.server
    if not _same_origin(socket):
        await socket.close(4403)
        return
    address = address_of(socket.scope)
    if server.bans.holds_for(address):
        server.metrics.refused(Banned.code)
        await socket.accept()  # a browser shows no reason for a refused handshake
        await socket.send_text(dumps(Bye(code=Banned.code)))
        await socket.close()
        return
    try:
        with server.limits.socket(address):
            await socket.accept()
            await _converse(server, socket, address)
    except TooMuch as refusal:
        server.metrics.refused(refusal.code)
        logger.info("socket refused", extra={"code": refusal.code, "address": network_of(address)})
        await socket.close(4429)


async def _converse(server: Server, socket: WebSocket, address: str) -> None:
    """Serve a socket until it is closed."""
    limited, began = LimitedSocket(socket, server.limits, address), time.perf_counter()
    client = Client(limited, read_message, server.tables, server.presence, server.thinkers, server.metrics, address)
    server.clients.add(client)
    with about(lambda: client.table_id):
        try:
            await client.run()
        finally:
            server.clients.discard(client)
            seconds = round(time.perf_counter() - began, 1)
            logger.info("socket closed", extra={"seats": client.seats, "seconds": seconds})


def _same_origin(socket: WebSocket) -> bool:
    """Browsers send the origin of the page that opens a socket; other programs send none."""
    origin = socket.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == socket.headers.get("host")
    except ValueError:
        return False


async def _metrics(request: Request) -> PlainTextResponse:
    server: Server = request.app.state.server
    return PlainTextResponse(server.metrics.text(), media_type="text/plain; version=0.0.4")
