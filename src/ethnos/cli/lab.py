"""Commands that check, measure and simulate."""

import os
import secrets
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.progress import Progress
from rich.table import Table as Grid

from ethnos.base.refusals import need_numpy
from ethnos.bots import check
from ethnos.cli.bots import for_seats, modules_of, split_specs
from ethnos.cli.common import (
    DIFFERS,
    STOPPED,
    AsJson,
    Cluster,
    Commands,
    Options,
    Players,
    Preset,
    Quiet,
    Seed,
    Tribes,
    Workers,
    app,
    counter,
    err,
    examples,
    gentle_stop,
    options_from,
    out,
    print_json,
    progress_bar,
    refusals,
    say,
    texts,
)
from ethnos.cli.first_compile import prepare
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.ruleset import PRESETS

if TYPE_CHECKING:
    from ethnos.engine.gpu.playouts import CardSpeed
    from ethnos.research.lab.playouts import Speed

bench_app = Commands(help=texts("bench-help"), no_args_is_help=True)
app.add_typer(bench_app, name="bench")


@app.command(help=texts("selfcheck-help"), epilog=examples("selfcheck --games 10000 --players 2 --preset polish"))
def selfcheck(
    games: Annotated[int, typer.Option(min=1, help=texts("selfcheck-games"))] = 1000,
    players: Annotated[
        int | None, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help=texts("selfcheck-players"))
    ] = None,
    preset: Annotated[str | None, typer.Option(help=texts("selfcheck-preset", presets=", ".join(PRESETS)))] = None,
    seed: Annotated[int, typer.Option(min=0, max=2**32 - 1, help=texts("selfcheck-seed"))] = 0,
    workers: Workers = None,
    cluster: Cluster = "",
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Play random games and check the invariants."""
    with refusals(), progress_bar(quiet=quiet) as progress, gentle_stop() as stopped:
        need_numpy("research")
        from ethnos.research.lab import selfcheck as lab
        from ethnos.research.lab.runner import Where

        prepare(progress, lab.__name__)
        count = counter(progress, texts("selfcheck-progress"), games)
        report = lab.selfcheck(games, players, preset, seed, count, stopped, Where(workers, cluster))
    by_players = {str(count): asdict(tally) for count, tally in report.by_players.items()}
    totals = {"games": report.games, "decisions": report.decisions, "violations": report.violations}
    if as_json:
        print_json(totals | {"by_players": by_players})
    else:
        grid = Grid(*(texts("selfcheck-column", column=column) for column in ("players", *totals)))
        for number, tally in by_players.items():
            grid.add_row(number, *(f"{tally[column]:,}" for column in totals))
        out.print(grid)
        say(out, "selfcheck-summary", **totals)
    for violation in report.first_violations:
        say(err, "selfcheck-violation", **asdict(violation))
    if report.violations:
        raise typer.Exit(DIFFERS)
    if report.games < games:
        say(err, "selfcheck-stopped", games=report.games, total=games)
        raise stopped.exit


@bench_app.command(help=texts("playouts-help"), epilog=examples("bench playouts --players 2 --threads 2 --seconds 10"))
def playouts(
    players: Players = 4,
    seconds: Annotated[float, typer.Option(min=0.1, max=86_400, help=texts("playouts-seconds"))] = 5.0,
    threads: Annotated[int, typer.Option(min=1, help=texts("playouts-threads"))] = 1,
    informed: Annotated[bool, typer.Option("--informed", help=texts("playouts-informed"))] = False,
    device: Annotated[Literal["cpu", "gpu"], typer.Option(help=texts("playouts-device"))] = "cpu",
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Measure play of whole games."""
    with refusals(), progress_bar(quiet=quiet) as progress, _end_at_once(progress):
        if device == "gpu":
            speed: CardSpeed | Speed = _measure_gpu(players, seconds, threads, informed, progress)
        else:
            speed = _measure_cpu(players, seconds, threads, informed, progress)
    if as_json:
        print_json(asdict(speed))
        return
    grid = Grid("", "", show_header=False)
    for row, value in asdict(speed).items():
        grid.add_row(texts("playouts-row", row=row), value if isinstance(value, str) else f"{value:,.10g}")
    out.print(grid)


@contextmanager
def _end_at_once(progress: Progress) -> Iterator[None]:
    """Ctrl-C ends the process: nothing is to be saved, and Python would wait for threads that measure for minutes."""

    def end(_signal: int, _frame: object) -> None:
        try:
            progress.stop()
        finally:  # the signal may have come while the bar is being written, which cannot be done twice at once
            os._exit(STOPPED)

    before = signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _measure_cpu(players: int, seconds: float, threads: int, informed: bool, progress: Progress) -> "Speed":
    need_numpy("research")
    from ethnos.research.lab import playouts as lab

    prepare(progress, lab.__name__)
    return lab.measure(players, seconds, threads, _elapsed_reporter(progress, seconds), informed)


def _measure_gpu(players: int, seconds: float, threads: int, informed: bool, progress: Progress) -> "CardSpeed":
    need_numpy("gpu")
    from ethnos.engine.gpu import playouts as card
    from ethnos.engine.gpu.device import NoCard

    if informed or threads > 1:
        raise NoCard("gpu-one-or-the-other")
    return card.measure(players, seconds, progress=_elapsed_reporter(progress, seconds))


def _elapsed_reporter(progress: Progress, seconds: float) -> Callable[[float], None]:
    task = progress.add_task(texts("playouts-progress"), total=round(seconds, 1))
    return lambda elapsed: progress.update(task, completed=round(min(elapsed, seconds), 1))


@app.command(help=texts("simulate-help"), epilog=examples("simulate --games 1000 --players 5 --out games.jsonl"))
def simulate(
    games: Annotated[int, typer.Option(min=1, help=texts("simulate-games"))] = 100,
    players: Players = 4,
    preset: Preset = "english",
    tribes: Tribes = "random",
    seed: Seed = None,
    option: Options = None,
    bots: Annotated[str, typer.Option(metavar="BOT,BOT,...", help=texts("simulate-bots"))] = "",
    out_path: Annotated[Path | None, typer.Option("--out", help=texts("simulate-out"))] = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help=texts("simulate-overwrite"))] = False,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Play many games and sum them up."""
    from ethnos.engine import play
    from ethnos.game.game import Setup

    with refusals(out_path), progress_bar(quiet=quiet) as progress:
        need_numpy("research")
        from ethnos.research.lab import simulate as lab

        start = secrets.randbits(64) if seed is None else seed
        setup = Setup(players, preset, tribes, start, tuple(options_from(option).items()))
        specs = for_seats(split_specs([bots]), players) if bots else []
        for spec in specs:
            check(spec)
        if out_path is not None:
            lab.check_path(out_path, overwrite=overwrite)
        prepare(progress, play.__name__, lab.__name__, *modules_of(specs))
        count = counter(progress, texts("simulate-progress"), games)
        with gentle_stop() as stopped:
            rows = lab.until(stopped, lab.simulate(setup, games, count, specs))
            summary = lab.summarise(rows if out_path is None else lab.write_rows(rows, out_path), setup)
    if as_json:
        print_json(asdict(summary))
    else:
        _show_summary(asdict(summary), out_path)
    if summary.games < games:
        say(err, "simulate-stopped", games=summary.games)
        raise stopped.exit


def _show_summary(summary: dict[str, Any], out_path: Path | None) -> None:
    grid = Grid("", "", show_header=False)
    for row, value in summary.items():
        text = ", ".join(f"{part:.1%}" for part in value) if isinstance(value, list) else str(value)
        grid.add_row(texts("simulate-row", row=row), text)
    out.print(grid)
    if out_path is not None:
        say(out, "simulate-written", path=str(out_path))
