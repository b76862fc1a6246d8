"""The command that hosts tables for others."""

from typing import Annotated

import typer

from ethnos.cli.common import app, out, prepare, progress_bar, refusals, texts


@app.command(
    help=texts("serve-help"),
    epilog=texts(
        "cli-example", command="ethnos serve --host 0.0.0.0 --port 8000 --database postgresql://localhost/ethnos"
    ),
)
def serve(
    host: Annotated[str, typer.Option(help=texts("serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help=texts("serve-port"))] = 8000,
    database: Annotated[str, typer.Option(help=texts("serve-database"))] = "",
    workers: Annotated[int, typer.Option(min=1, max=64, help=texts("serve-workers"))] = 1,
) -> None:
    """Host tables."""
    from ethnos.bots import doors
    from ethnos.bots.registry import LEVELS
    from ethnos.engine import play as engine
    from ethnos.server import run

    with refusals():
        with progress_bar() as progress:
            prepare(progress, engine.__name__, *(door for level in LEVELS for door in doors(level)))
        where = run.database_url(database) if database else run.default_database()
        run.serve(host, port, where, workers, lambda address: out.print(texts("serve-ready", address=address)))
        out.print(texts("serve-stopped"))
