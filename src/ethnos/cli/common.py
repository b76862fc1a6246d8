"""What all commands share: the app, options, progress on standard error, refusals as sentences."""

import codecs
import io
import json
import math
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import typer
from rich.console import Console
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table as Grid
from typer.core import TyperCommand, TyperGroup

from ethnos.base.i18n import Texts, default_texts
from ethnos.base.installed import installed_version
from ethnos.base.refusals import EthnosError
from ethnos.engine.compile import CHOICE, check_choice
from ethnos.engine.compile.library import target_name
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.ruleset import PRESETS, VALUES
from ethnos.game.game import Game

NO_BREAK_SPACE: Final = "\N{NO-BREAK SPACE}"
STOPPED: Final = 130
"""The usual exit code of a command that was stopped with Ctrl-C."""
REFUSED: Final = 2
"""The exit code of a command that cannot do what it was asked for."""
DIFFERS: Final = 1
"""The exit code of a check that has found a fault."""
OUT_OF_TIME: Final = 3
"""The exit code of a command whose ``--minutes`` were over before it was done."""
LINE_SECONDS: Final = 5.0
"""Seconds between two lines of progress where standard error is a file."""


def _replace(problem: UnicodeError) -> tuple[str, int]:
    """Replace a character that the encoding lacks: a no-break space by a space, any other by a question mark."""
    assert isinstance(problem, UnicodeEncodeError)
    letters = problem.object[problem.start : problem.end]
    return "".join(" " if letter == NO_BREAK_SPACE else "?" for letter in letters), problem.end


codecs.register_error("ethnos", _replace)
for stream in (sys.stdout, sys.stderr):
    if isinstance(stream, io.TextIOWrapper):  # do not fail on characters that the encoding lacks
        stream.reconfigure(errors="ethnos")

texts: Final = default_texts()
out: Final = Console(emoji=False)
err: Final = Console(stderr=True, emoji=False)
EDITION: Final = texts("edition")
"""The default edition: that of the user's language (rules, section 9)."""

GREETING: Final = {
    "play": "ethnos play",
    "terminal": "ethnos play --terminal",
    "learn": "ethnos learn",
    "rules": "ethnos rules",
    "share": "ethnos play --share",
    "bots": "ethnos tournament --seats expert,adept",
    "simulate": "ethnos simulate --games 1000",
}
"""The commands that ``ethnos`` alone names, by what they are for."""

COMMANDS: Final = (
    *("play", "learn", "rules", "summary", "replay", "verify", "analyze"),
    *("bots", "tournament", "benchmark", "simulate", "selfcheck", "study", "train", "research", "bench"),
    *("serve", "admin", "doctor"),
)
"""All commands in the order of ``ethnos --help``: for players, for research, for hosts."""


Function = TypeVar("Function", bound=Callable[..., Any])


class FlagsWithoutValue:
    """A mixin for commands whose help shows no type for flags, which Typer calls ``<bool>``."""

    def get_params(self, ctx: Any) -> list[Any]:
        """Arguments and options, with ``--help``."""
        params: list[Any] = super().get_params(ctx)  # type: ignore[misc]
        for param in params:
            if getattr(param, "is_flag", False):
                param.metavar = ""
        return params


class Command(FlagsWithoutValue, TyperCommand):
    """A command."""


class Group(FlagsWithoutValue, TyperGroup):
    """A command with commands below it."""


class Commands(typer.Typer):
    """Commands of these classes."""

    def __init__(self, cls: type[TyperGroup] = Group, **settings: Any) -> None:
        super().__init__(cls=cls, **settings)

    def command(self, name: str | None = None, **settings: Any) -> Callable[[Function], Function]:
        """Register a function as a command."""
        return super().command(name, **{"cls": Command} | settings)


class InOrder(Group):
    """The commands in the order that helps people, not in that of the modules."""

    def list_commands(self, ctx: typer.Context) -> list[str]:  # type: ignore[override]
        """The names of all commands."""
        return sorted(super().list_commands(ctx), key=COMMANDS.index)


app: Final = Commands(
    cls=InOrder,
    help=texts("cli-help"),
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["--help", "-h"]},
)


def _print_version(requested: bool) -> None:
    if requested:
        typer.echo(f"ethnos {installed_version()}")
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    _version: Annotated[
        bool, typer.Option("--version", is_eager=True, callback=_print_version, help=texts("cli-version"))
    ] = False,
) -> None:
    """Run before every command; without a command, say what there is to do."""
    if context.invoked_subcommand is None:
        _greet()
        raise typer.Exit
    if context.invoked_subcommand != "doctor":  # it reports the problem itself
        with refusals():
            check_choice()
        if CHOICE.mode == "interpreted" and CHOICE.unusable:  # slow, and not requested
            say(err, "cli-refused", reason=engine_in_words())


def _greet() -> None:
    """Print what people most often want to do, with the command for it."""
    out.print(texts("cli-help"), style="bold", highlight=False)
    grid = Grid.grid(padding=(0, 2))
    for what, command in GREETING.items():
        grid.add_row(texts("cli-greeting", what=what), f"[bold]{command}[/]")
    out.print(grid)
    out.print(texts("cli-greeting-more"), highlight=False)


def engine_in_words() -> str:
    """How the rules run here, and why."""
    if CHOICE.problem:
        why = CHOICE.problem.text(texts)
    elif CHOICE.unusable:
        why = texts(CHOICE.why, reason=CHOICE.unusable.text(texts))
    else:
        why = texts(CHOICE.why, target=target_name())
    return f"{CHOICE.mode}: {why}"


Players = Annotated[int, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help=texts("cli-players"))]
Preset = Annotated[str, typer.Option(help=texts("cli-preset", presets=", ".join(PRESETS)))]
Tribes = Annotated[str, typer.Option(help=texts("cli-tribes"))]
Seed = Annotated[int | None, typer.Option(min=0, help=texts("cli-seed"))]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", metavar="NAME=VALUE", help=texts("cli-option", options=", ".join(VALUES))),
]
AsJson = Annotated[bool, typer.Option("--json", help=texts("cli-json"))]
Workers = Annotated[int | None, typer.Option(min=1, help=texts("study-workers"))]
Cluster = Annotated[str, typer.Option(metavar="ADDRESS", help=texts("study-cluster"))]
Minutes = Annotated[float | None, typer.Option(min=0, help=texts("cli-minutes"))]
Quiet = Annotated[bool, typer.Option("--quiet", "-q", help=texts("cli-quiet"))]


def say(to: Console, key: str, words: Texts = texts, /, **values: object) -> None:
    """Print a message of the catalogue. Its values are escaped: brackets in them are not rich markup."""
    plain = {name: escape(value) if isinstance(value, str) else value for name, value in values.items()}
    to.print(words(key, **plain), highlight=False, soft_wrap=True)


def examples(*commands: str) -> str:
    """The last lines of a command's help."""
    return "\n\n".join(texts("cli-example", command=f"ethnos {command}") for command in commands)


def show_table(key: str, columns: Sequence[str], rows: Iterable[Sequence[str]]) -> None:
    """A table; ``key`` is that of the heads."""
    grid = Grid(*(texts(key, column=column) for column in columns))
    for row in rows:
        grid.add_row(*map(escape, row))
    out.print(grid)


def percent_range(low: float, high: float) -> str:
    """An interval of shares in percent."""
    return f"{low * 100:.1f}\N{EN DASH}{high:.1%}"


def print_json(result: Mapping[str, Any]) -> None:
    """The result of a command with ``--json``: one object on one line, in letters that every terminal has."""
    typer.echo(json.dumps(result))


def read_text(path: Path) -> str:
    """Read a text file. Invalid bytes become replacement characters, which every parser here refuses."""
    return path.read_text(encoding="utf-8-sig", errors="replace")


def game_in(path: Path) -> Game:
    """The game of a file. A refusal names the file, besides the line that is wrong."""
    from ethnos.game.gamefiles import read_game

    try:
        return read_game(read_text(path))
    except EthnosError as refusal:
        say(err, "cli-file", path=str(path), problem=refusal.text(texts))
        raise typer.Exit(REFUSED) from None


def options_from(pairs: list[str] | None) -> dict[str, str]:
    """``["placement=may"]`` as options."""
    options = {}
    for pair in pairs or []:
        name, _, value = pair.partition("=")
        options[name.strip()] = value.strip()
    return options


@contextmanager
def progress_bar(*, quiet: bool = False) -> Iterator[Progress]:
    """A progress bar on standard error, unless ``quiet``: standard output has the result only."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err, transient=True, disable=quiet) as progress:
        yield progress


def counter(progress: Progress, what: str, total: int, done: int = 0) -> Callable[[int], None]:
    """Count steps of long work in a bar; in a file, with a line every few seconds."""
    task, last_line = progress.add_task(what, total=total, completed=done), time.monotonic()

    def count(steps: int) -> None:
        nonlocal done, last_line
        done += steps
        progress.advance(task, steps)
        is_late = time.monotonic() > last_line + LINE_SECONDS
        if is_late and not progress.disable and not progress.console.is_terminal:
            last_line = time.monotonic()
            say(err, "cli-progress", what=what, done=done, total=total)

    return count


class Stop:
    """Whether a long command has to stop at the next safe point: somebody pressed Ctrl-C, or its time is over."""

    def __init__(self, minutes: float | None) -> None:
        self.is_asked = False
        self._end = math.inf if minutes is None else time.monotonic() + 60 * minutes

    def __call__(self) -> bool:
        """Ask."""
        return self.is_asked or time.monotonic() > self._end

    @property
    def exit(self) -> typer.Exit:
        """How a command ends that has been stopped."""
        return typer.Exit(STOPPED if self.is_asked else OUT_OF_TIME)


@contextmanager
def gentle_stop(minutes: float | None = None) -> Iterator[Stop]:
    """The first Ctrl-C asks to stop at the next safe point; the second stops at once."""
    stop = Stop(minutes)

    def ask(_signal: int, _frame: object) -> None:
        stop.is_asked = True
        signal.signal(signal.SIGINT, before)

    before = signal.signal(signal.SIGINT, ask)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def refusals(written: Path | None = None) -> Iterator[None]:
    """Print a refusal as a sentence and exit with code 2, never with a traceback. ``written`` is
    the file that the command writes: the error of a full disk does not name it.
    """
    try:
        yield
    except EthnosError as refusal:
        say(err, "cli-refused", reason=with_installer(refusal.text(texts)))
        raise typer.Exit(REFUSED) from None
    except OSError as problem:
        say_os_error(problem, written)
        raise typer.Exit(REFUSED) from None


def say_os_error(problem: OSError, written: Path | None = None) -> None:
    """Print what the system refused, and for which file if that is known."""
    sentence = str(problem.strerror or problem)
    if path := problem.filename or written:
        say(err, "cli-file", path=str(path), problem=sentence)
    else:
        say(err, "cli-refused", reason=sentence)


def run() -> None:
    """Run the command. If standard output cannot be written, as on a full disk, it ends with a sentence."""
    try:
        app(prog_name="ethnos")
    except OSError as problem:
        say_os_error(problem)
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # Python flushes it at exit
        raise SystemExit(REFUSED) from None


def with_installer(sentence: str, environment: Path = Path(sys.prefix)) -> str:
    """A sentence about how to install an extra, for this installation: pip would put it where pipx does not look."""
    command = "pip install"
    for receipt, own in (("pipx_metadata.json", "pipx install --force"), ("uv-receipt.toml", "uv tool install")):
        if (environment / receipt).is_file():
            command = own
    return sentence.replace('pip install "ethnos[', f'{command} "ethnos[')
