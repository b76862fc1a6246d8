"""Assembles the server: storage, tables, bots, clocks, HTTP and sockets."""

import contextlib
import logging
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request
from fastapi.responses import PlainTextResponse
from prometheus_client import CONTENT_TYPE_PLAIN_0_0_4
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import WebSocketRoute

from ethnos.server.api.lessons import example_endpoints, lesson_endpoints
from ethnos.server.api.replays import analysis_endpoints, file_endpoints, replay_endpoints
from ethnos.server.api.setup_options import choice_endpoints, privacy_endpoints
from ethnos.server.api.summary import summary_endpoints
from ethnos.server.api.tables import table_endpoints
from ethnos.server.host import host_endpoints
from ethnos.server.hosting.bot_pool import OneThread
from ethnos.server.hosting.chores import frequent_switches, rare_collections
from ethnos.server.hosting.connections import Connections
from ethnos.server.hosting.limits import Limits
from ethnos.server.hosting.settings import Settings
from ethnos.server.hosting.sqlite_backup import only_server
from ethnos.server.http.error_answers import answer_errors
from ethnos.server.http.health import health_routes
from ethnos.server.http.middleware import FewRequests, Protected, Watching
from ethnos.server.http.routes import describe_with_definitions, routes_of
from ethnos.server.http.site import BUILT, MIN_GZIP_BYTES, Sharing, Site, find_site, sharing_routes, tab_routes
from ethnos.server.people.endpoints import people_endpoints
from ethnos.server.people.service import PeopleService
from ethnos.server.protocol.messages import PROTOCOL
from ethnos.server.protocol.requests import PrivacyOut
from ethnos.server.protocol.validation import ANY_INCOMING, adapter
from ethnos.server.schema import document
from ethnos.server.server import Server
from ethnos.server.sockets import ServeSocket
from ethnos.server.storage.database_store import DatabaseStore

GZIP_LEVEL: Final = 5
"""The gzip level of responses: a higher one takes longer and saves little."""


def create_app(settings: Settings, sharing: Sharing | None = None, client: Path = BUILT) -> FastAPI:
    """The application; uvicorn runs it. ``client`` is the folder of the pages for browsers."""
    tab = find_site(settings.site)
    app = FastAPI(
        title="Ethnos",
        version=str(PROTOCOL),
        lifespan=lambda app: _lifespan(app, settings),
        docs_url=None,  # these pages load scripts from other hosts; /openapi.json has the same content
        redoc_url=None,
    )
    describe_with_definitions(app, document)
    app.state.site = Site(client)
    app.state.limits = Limits(settings.sockets_an_address, settings.tables_a_minute)
    app.state.connections = Connections(app.state.limits)
    app.add_middleware(GZipMiddleware, minimum_size=MIN_GZIP_BYTES, compresslevel=GZIP_LEVEL)
    app.add_middleware(FewRequests, limits=app.state.limits)
    app.add_middleware(Protected)
    app.add_middleware(Watching)
    logging.getLogger("uvicorn.error").addFilter(_is_worth_logging)
    answer_errors(app)
    app.include_router(
        routes_of([*choice_endpoints(), *lesson_endpoints(), *example_endpoints(), *summary_endpoints()])
    )
    app.include_router(routes_of(privacy_endpoints(privacy_of(settings))))
    app.include_router(sharing_routes(sharing))
    app.include_router(tab_routes(tab))
    app.router.routes.append(WebSocketRoute("/socket", ServeSocket()))
    app.add_api_route("/metrics", _metrics, methods=["GET"], response_class=PlainTextResponse)
    return app


def privacy_of(settings: Settings) -> PrivacyOut:
    """What the page about privacy says of this server."""
    return PrivacyOut(
        contact=settings.contact,
        finished_days=settings.keep_finished_days,
        unfinished_days=settings.keep_unfinished_days,
        abandoned_days=settings.keep_abandoned_days,
        chat_days=settings.keep_chat_days,
        people_days=settings.keep_people_days,
        addresses_days=settings.keep_addresses_days,
        unconfirmed_days=settings.keep_pending_days,
        notices_days=settings.keep_notices_days,
        reports_days=settings.keep_reports_days,
    )


def _is_worth_logging(record: logging.LogRecord) -> bool:
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
        thread = OneThread()
        people = await PeopleService.open(store, server.tables, settings, server.metrics.notices)
        endpoints = [
            *table_endpoints(server.tables, server.limits, server.strangers),
            *replay_endpoints(server.tables, server.limits, thread, server.presence),
            *file_endpoints(server.tables, server.limits, thread),
            *analysis_endpoints(server.tables, server.limits, server.analyses),
            *people_endpoints(people, server.limits),
            *host_endpoints(server, settings.host_key),
        ]
        app.include_router(routes_of(endpoints))
        app.include_router(health_routes(store, server.bot_pool))
        await server.share_limits()
        await server.resume()
        server.begin_with_people(people)
        adapter(ANY_INCOMING)  # now: the first client need not wait for it
        with rare_collections(), frequent_switches():
            yield
    finally:
        await server.close()


async def _metrics(request: Request) -> PlainTextResponse:
    server: Server = request.app.state.server
    return PlainTextResponse(server.metrics.text(), media_type=CONTENT_TYPE_PLAIN_0_0_4)
