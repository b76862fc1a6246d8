"""Commands that run a server: for others, or for a browser on this machine."""

import socket
import threading
from collections.abc import Callable, Sequence
from enum import StrEnum
from typing import Annotated

import typer

from ethnos.cli.common import app, err, out, progress_bar, refusals, say, texts
from ethnos.cli.first_compile import prepare
from ethnos.engine.compile import is_compiled


class LogFormat(StrEnum):
    """How a server's log is written."""

    TEXT = "text"
    JSON = "json"


@app.command(
    help=texts("serve-help"),
    epilog=texts(
        "cli-example", command="ethnos serve --host 0.0.0.0 --port 8000 --database postgresql://localhost/ethnos"
    ),
)
def serve(
    host: Annotated[str, typer.Option(help=texts("serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT", help=texts("serve-port"))] = 8000,
    database: Annotated[str, typer.Option(envvar="ETHNOS_DATABASE", help=texts("serve-database"))] = "",
    workers: Annotated[int, typer.Option(hidden=True)] = 1,
    sockets: Annotated[
        int | None,
        typer.Option(min=1, metavar="NUMBER", envvar="ETHNOS_SOCKETS_AN_ADDRESS", help=texts("serve-sockets")),
    ] = None,
    tables: Annotated[
        float | None, typer.Option(min=0, metavar="NUMBER", envvar="ETHNOS_TABLES_A_MINUTE", help=texts("serve-tables"))
    ] = None,
    lease: Annotated[
        float | None, typer.Option(min=1, metavar="SECONDS", envvar="ETHNOS_LEASE_SECONDS", help=texts("serve-lease"))
    ] = None,
    site: Annotated[str | None, typer.Option(metavar="FOLDER", envvar="ETHNOS_SITE", help=texts("serve-site"))] = None,
    keep_finished: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", envvar="ETHNOS_KEEP_FINISHED_DAYS", help=texts("serve-keep-finished")),
    ] = 0,
    keep_unfinished: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", envvar="ETHNOS_KEEP_UNFINISHED_DAYS", help=texts("serve-keep-unfinished")),
    ] = 400,
    keep_abandoned: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", envvar="ETHNOS_KEEP_ABANDONED_DAYS", help=texts("serve-keep-abandoned")),
    ] = 30,
    keep_chat: Annotated[
        float, typer.Option(min=0, metavar="DAYS", envvar="ETHNOS_KEEP_CHAT_DAYS", help=texts("serve-keep-chat"))
    ] = 90,
    keep_people: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", envvar="ETHNOS_KEEP_PEOPLE_DAYS", help=texts("serve-keep-people")),
    ] = 730,
    keep_addresses: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", envvar="ETHNOS_KEEP_ADDRESSES_DAYS", help=texts("serve-keep-addresses")),
    ] = 400,
    keep_pending: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", envvar="ETHNOS_KEEP_PENDING_DAYS", help=texts("serve-keep-pending")),
    ] = 7,
    keep_notices: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", envvar="ETHNOS_KEEP_NOTICES_DAYS", help=texts("serve-keep-notices")),
    ] = 90,
    keep_reports: Annotated[
        float,
        typer.Option(min=0, metavar="DAYS", envvar="ETHNOS_KEEP_REPORTS_DAYS", help=texts("serve-keep-reports")),
    ] = 180,
    contact: Annotated[str | None, typer.Option(envvar="ETHNOS_CONTACT", help=texts("serve-contact"))] = None,
    log_format: Annotated[
        LogFormat, typer.Option(envvar="ETHNOS_LOG_FORMAT", help=texts("serve-log-format"))
    ] = LogFormat.TEXT,
) -> None:
    """Host tables."""
    from ethnos.server import run
    from ethnos.server.hosting.retention import Retention
    from ethnos.server.storage.address import database_url, default_database

    with refusals():
        if workers > 1:
            raise run.OneProcess
        with progress_bar() as progress:
            prepare(progress, *_modules())
        url = database_url(database) if database else default_database()
        retention = Retention(
            keep_finished,
            keep_unfinished,
            keep_abandoned,
            keep_chat,
            keep_people,
            keep_addresses,
            keep_pending,
            keep_notices,
            keep_reports,
        )
        policy = run.Policy(sockets, tables, lease, site, retention, contact, log_format.value)
        run.serve(host, port, url, lambda address: say(out, "serve-ready", address=address), policy)
        say(out, "serve-stopped")


def open_tables(port: int, database: str, browse: Callable[[str], object] | None, *, share: bool = False) -> None:
    """Serve this machine, and the local network with ``share``, and open the page. A second start opens another
    window of the running server.
    """
    from ethnos.server import local, run
    from ethnos.server.storage.address import database_url, default_database

    def print_shared(addresses: Sequence[str]) -> None:
        for address in addresses:
            say(out, "play-shared", address=address)
        if not addresses:
            say(err, "play-share-none")

    def announce(address: str) -> None:
        say(out, "play-ready", address=address)
        if browse:  # in a thread: the server does not wait for a slow browser
            threading.Thread(target=browse, args=(address,), daemon=True).start()

    with refusals():
        url = database_url(database) if database else default_database()
        if address := local.running_at(url):
            say(out, "play-running", address=address)
            if share:
                print_shared(local.share_at(address))
            if browse:
                browse(address)
            return
        listening = run.listen(local.HOST, port)
        if to_compile := [module for module in _modules() if not is_compiled(module)]:
            run.check_database(url)
            announce(run.address_of(local.HOST, listening))
            _compile_with_page(listening)

        def started(address: str, addresses: Sequence[str]) -> None:
            if not to_compile:
                announce(address)
            if share:
                print_shared(addresses)

        local.serve(url, listening, started, share=share)
        say(out, "serve-stopped")


def _compile_with_page(listening: socket.socket) -> None:
    """Compile while the browser shows the progress at the address of the game."""
    from ethnos.server.hosting.preparing import PreparingPage, serve_page

    page = PreparingPage(texts)
    with serve_page(page, listening), progress_bar() as progress:
        prepare(progress, *_modules(), also=page.report)


def _modules() -> list[str]:
    """The modules to compile before people play, so that nobody waits at the table."""
    from ethnos.bots import compiled_modules
    from ethnos.bots.registry import LEVELS
    from ethnos.engine import play as engine

    return [engine.__name__, *(module for level in LEVELS for module in compiled_modules(level))]
