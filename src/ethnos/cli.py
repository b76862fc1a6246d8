"""The command ``ethnos``."""

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table as Grid

from ethnos.engine import compile as compiling
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.errors import EthnosError
from ethnos.engine.ruleset import PRESETS

app = typer.Typer(
    help="An unofficial digital edition of the board game Ethnos.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
)
bench_app = typer.Typer(help="Measure how fast things are on this machine.", no_args_is_help=True)
app.add_typer(bench_app, name="bench")

out = Console()
err = Console(stderr=True)

Players = Annotated[int | None, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help="Only this many players.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON object and nothing else.")]


@app.command(epilog="Example: [bold]ethnos selfcheck --games 10000 --players 2 --preset polish[/]")
def selfcheck(
    games: Annotated[int, typer.Option(min=1, help="How many random games to play.")] = 1000,
    players: Players = None,
    preset: Annotated[str | None, typer.Option(help=f"Only this edition: {', '.join(PRESETS)}.")] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help="Another seed plays other games.")] = 0,
    as_json: AsJson = False,
) -> None:
    """Play random games and check the rules' invariants after every decision."""
    from ethnos.lab import selfcheck as lab

    with _refusals(), _progress() as progress:
        prepare(lab.__name__, progress)
        task = progress.add_task("checking games", total=games)
        report = lab.selfcheck(games, players, preset, seed, lambda done: progress.advance(task, done))
    by_players = {str(count): asdict(tally) for count, tally in report.by_players.items()}
    if as_json:
        typer.echo(
            json.dumps(
                {
                    "games": report.games,
                    "decisions": report.decisions,
                    "violations": report.violations,
                    "by_players": by_players,
                }
            )
        )
    else:
        grid = Grid("players", "games", "decisions", "violations")
        for count, tally in by_players.items():
            grid.add_row(count, *(f"{tally[column]:,}" for column in ("games", "decisions", "violations")))
        out.print(grid)
        out.print(f"{report.games:,} games, {report.decisions:,} decisions, {report.violations:,} violations")
    for found in report.found:
        err.print(
            f"[red]violation[/]: {found.what} ({found.players} players, {found.preset}, "
            f"seed {found.seed}, game {found.game}, decision {found.decision})"
        )
    if report.violations:
        raise typer.Exit(1)


@bench_app.command(epilog="Example: [bold]ethnos bench playouts --players 2 --threads 2 --seconds 10[/]")
def playouts(
    players: Annotated[int, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help="Players at each table.")] = 4,
    seconds: Annotated[float, typer.Option(min=0.1, help="How long to play.")] = 5.0,
    threads: Annotated[int, typer.Option(min=1, help="Threads that play at the same time.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Random play of whole games: decisions and games a second."""
    from ethnos.lab import playouts as lab

    with _refusals(), _progress() as progress:
        prepare(lab.__name__, progress)
        task = progress.add_task("playing", total=round(seconds, 1))
        speed = lab.measure(
            players, seconds, threads, lambda gone: progress.update(task, completed=round(min(gone, seconds), 1))
        )
    if as_json:
        typer.echo(json.dumps(asdict(speed)))
        return
    grid = Grid("", "", show_header=False)
    grid.add_row("decisions a second", f"{speed.decisions_per_second:,.0f}")
    grid.add_row("games a second", f"{speed.games_per_second:,.0f}")
    grid.add_row("threads", str(speed.threads))
    grid.add_row("bytes a table", f"{speed.record_bytes:,}")
    grid.add_row("nanoseconds to copy one", f"{speed.copy_ns:.0f}")
    grid.add_row("seconds of the first compile", f"{speed.compile_seconds:.1f}")
    out.print(grid)


@app.command(epilog="Example: [bold]ethnos demo --players 2 --preset german --seed 7[/]")
def demo(
    players: Annotated[int, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help="Players at the table.")] = 4,
    preset: Annotated[str, typer.Option(help=f"The edition: {', '.join(PRESETS)}.")] = "english",
    seed: Annotated[int | None, typer.Option(min=0, help="Play the same game again.")] = None,
) -> None:
    """Watch a random game: its table, its score sheet and who won."""
    from ethnos.engine import play
    from ethnos.lab import demo as lab

    with _refusals():
        with _progress() as progress:
            prepare(play.__name__, progress)
        number = secrets.randbelow(1_000_000) if seed is None else seed
        table, decisions = lab.play_demo(players, preset, number)
        out.print(lab.show_demo(table, decisions, number))


def prepare(module: str, progress: Progress) -> None:
    """The first compile of a module, with a bar."""
    if compiling.is_ready(module):
        return
    task = progress.add_task("compiling the rules, once on this machine", total=None)
    compiling.ready(module, lambda done, total: progress.update(task, completed=done, total=total))


@contextmanager
def _progress() -> Iterator[Progress]:
    """A bar on standard error, so that standard output holds the result alone."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=err, transient=True) as progress:
        yield progress


@contextmanager
def _refusals() -> Iterator[None]:
    """A refusal is a sentence and exit code 2, never a traceback."""
    try:
        yield
    except EthnosError as refusal:
        err.print(f"[red]ethnos:[/] {refusal}")
        raise typer.Exit(2) from None
