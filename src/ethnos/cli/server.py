"""Commands that run a server: for others, or for a browser on this machine."""

import socket
import threading
from collections.abc import Callable, Sequence
from functools import cache
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any, get_args

import typer

from ethnos.cli.common import Command, Commands, app, err, out, progress_bar, refusals, say, texts
from ethnos.cli.first_compile import prepare
from ethnos.engine.compile import is_compiled


class WithSettings(Command):
    """A command that also has the flags of a server's settings. They are looked up when they are needed: their library
    takes as long to load as all commands.
    """

    @property
    def params(self) -> Any:
        """The options."""
        return _with_flags().params

    @params.setter
    def params(self, _own: Any) -> None: ...

    @property
    def callback(self) -> Any:
        """What runs."""
        return _with_flags().callback

    @callback.setter
    def callback(self, _own: Any) -> None: ...


@app.command(
    cls=WithSettings,
    help=texts("serve-help"),
    epilog=texts(
        "cli-example", command="ethnos serve --host 0.0.0.0 --port 8000 --database postgresql://localhost/ethnos"
    ),
)
def serve(
    host: Annotated[str, typer.Option(help=texts("serve-host"))] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT", help=texts("serve-port"))] = 8000,
    workers: Annotated[int, typer.Option(hidden=True)] = 1,
    settings: Annotated[
        Path | None,
        typer.Option(
            envvar="ETHNOS_SETTINGS", exists=True, dir_okay=False, metavar="FILE", help=texts("serve-settings")
        ),
    ] = None,
    **flags: str | None,
) -> None:
    """Host tables."""
    # Long, because every option of the command is a parameter.
    from ethnos.server import run
    from ethnos.server.hosting.settings import Settings

    with refusals():
        if workers > 1:
            raise run.OneProcess
        chosen = Settings.read({name: value for name, value in flags.items() if value is not None}, settings)
        with progress_bar() as progress:
            prepare(progress, *_modules())
        run.serve(host, port, chosen, lambda address: say(out, "serve-ready", address=address))
        say(out, "serve-stopped")


@cache
def _with_flags() -> Any:
    """The command ``serve`` with a flag for each setting that has one."""
    from ethnos.server.hosting.settings import PREFIX, Settings

    parameters = [parameter for parameter in signature(serve).parameters.values() if parameter.name != "flags"]
    for name, flag in Settings.flags().items():
        field = Settings.model_fields[name]
        choices = get_args(field.annotation)
        option = typer.Option(
            flag.name,
            envvar=PREFIX + name.upper(),
            metavar=f"[{'|'.join(choices)}]" if choices else flag.metavar,
            help=texts(f"serve-{flag.name.removeprefix('--')}"),
            show_default=(field.default if isinstance(field.default, str) else f"{field.default:g}") or False,
        )
        parameters.append(
            Parameter(name, Parameter.KEYWORD_ONLY, default=None, annotation=Annotated[str | None, option])
        )

    def run(**given: Any) -> None:
        serve(**given)

    run.__signature__ = Signature(parameters)  # type: ignore[attr-defined]
    only = Commands(add_completion=False)
    only.command()(run)
    return typer.main.get_command(only)


def open_tables(port: int, database: str, browse: Callable[[str], object] | None, *, share: bool = False) -> None:
    """Serve this machine, and the local network with ``share``, and open the page. A second start opens another
    window of the running server.
    """
    from ethnos.server import local, run
    from ethnos.server.hosting.settings import Settings

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
        settings = Settings.read({"database": database} if database else {}).keeping_everything()
        if address := local.running_at(settings.database):
            say(out, "play-running", address=address)
            if share:
                print_shared(local.share_at(address))
            if browse:
                browse(address)
            return
        listening = run.listen(local.HOST, port)
        if to_compile := [module for module in _modules() if not is_compiled(module)]:
            run.check_database(settings.database)
            announce(run.address_of(local.HOST, listening))
            _compile_with_page(listening)

        def started(address: str, addresses: Sequence[str]) -> None:
            if not to_compile:
                announce(address)
            if share:
                print_shared(addresses)

        local.serve(settings, listening, started, share=share)
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
