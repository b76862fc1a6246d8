"""The command that analyses a game."""

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE
from rich.progress import Progress
from rich.table import Table as Grid

from ethnos.base.i18n import Texts, languages
from ethnos.base.plain import to_json
from ethnos.base.refusals import EthnosError
from ethnos.cli.common import (
    STOPPED,
    AsJson,
    Quiet,
    app,
    err,
    game_in,
    gentle_stop,
    out,
    print_json,
    progress_bar,
    refusals,
    say,
    texts,
)
from ethnos.cli.first_compile import prepare
from ethnos.cli.games import GameFilePath
from ethnos.engine.components import MAX_PLAYERS
from ethnos.game.game import Game

if TYPE_CHECKING:
    from ethnos.insight import Analysis

MOST_SAMPLES = 1024
COLUMNS = ("turn", "player", "move", "chance", "verdict")


class NotAPlot(EthnosError):
    """A file for the plot that is no SVG picture, perhaps the game itself."""


class UnknownLanguage(EthnosError):
    """A language without a catalogue."""


@app.command(
    help=texts("analyze-help"),
    epilog=texts("cli-example", command="ethnos analyze game.ethnos --seat 0 --plot chances.svg"),
)
def analyze(
    file: GameFilePath,
    as_json: AsJson = False,
    plot: Annotated[Path | None, typer.Option(metavar="FILE.svg", help=texts("analyze-plot"))] = None,
    samples: Annotated[int | None, typer.Option(min=1, max=MOST_SAMPLES, help=texts("analyze-samples"))] = None,
    seat: Annotated[
        list[int] | None, typer.Option(min=0, max=MAX_PLAYERS - 1, metavar="SEAT", help=texts("analyze-seat"))
    ] = None,
    oracle: Annotated[bool, typer.Option("--oracle", help=texts("analyze-oracle"))] = False,
    lang: Annotated[str, typer.Option(help=texts("analyze-lang", languages=", ".join(languages())))] = "",
    quiet: Quiet = False,
) -> None:
    """Analyse a game with the champion's network."""
    from ethnos.insight import report_of
    from ethnos.insight.plot import draw_chances

    with refusals():
        words = _texts(lang)
        game = game_in(file)
        if plot is not None and plot.suffix.lower() != ".svg":
            raise NotAPlot(path=plot)
        if plot is not None and not plot.absolute().parent.is_dir():
            raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(plot))
        analysis = _analysis(game, samples, seat, oracle, quiet)
        names = [words("play-person", number=number + 1) for number in range(game.players)]
        if plot is not None:
            plot.write_text(draw_chances(analysis, names, words), encoding="utf-8")
    if as_json:
        print_json(to_json(report_of(analysis)))
        return
    _show(analysis, names, words)
    if plot is not None:
        say(out, "insight-written", words, path=str(plot))


def _texts(language: str) -> Texts:
    if language and language not in languages():
        raise UnknownLanguage(language=language, known=languages())
    return Texts(language) if language else texts


def _analysis(game: Game, samples: int | None, seats: list[int] | None, oracle: bool, quiet: bool) -> "Analysis":
    """Run the analysis with a progress bar; nothing is written if it is stopped."""
    from ethnos.insight import SAMPLES, Evaluator, Oracle, analyse
    from ethnos.insight.analysis import Stopped

    with progress_bar(quiet=quiet) as progress:
        prepare(progress, "ethnos.engine.play", "ethnos.bots.network")
        evaluator = Evaluator(samples or SAMPLES)
        with gentle_stop() as stopped:
            report = _reporter(progress, stopped)
            try:
                return analyse(game, evaluator, seats, Oracle(evaluator.network) if oracle else None, report)
            except Stopped as problem:
                values = problem.values
    say(err, Stopped.code, **values)
    raise typer.Exit(STOPPED)


def _reporter(progress: Progress, stopped: Callable[[], bool]) -> Callable[[int, int], bool]:
    task = progress.add_task(texts("analyze-progress"), total=None)

    def report(done: int, total: int) -> bool:
        progress.update(task, completed=done, total=total)
        return not stopped()

    return report


def _show(analysis: "Analysis", names: list[str], words: Texts) -> None:
    from ethnos.insight.sentences import (
        SIGNS,
        describe_chance,
        describe_choice,
        describe_moment,
        describe_move,
        describe_seats,
    )

    columns = COLUMNS[:-1] if analysis.oracle else COLUMNS
    grid = Grid(*(words("insight-column", column=column) for column in columns), box=SIMPLE, pad_edge=False)
    grid.columns[COLUMNS.index("turn")].justify = "right"
    for column in ("player", "chance"):
        grid.columns[COLUMNS.index(column)].no_wrap = True
    for turn in analysis.turns:
        worst = turn.worst
        sign = f"{SIGNS[turn.mark]} " if turn.mark else ""
        cells = [
            str(turn.number),
            names[turn.seat],
            describe_move(turn.move, words),
            describe_chance(turn, turn.seat, words),
            f"{sign}{describe_choice(worst, words)}" if worst else "",
        ]
        grid.add_row(*cells[: len(columns)])
    out.print(grid)
    if analysis.moments:
        out.print(words("insight-moments"), style="bold")
    for moment in analysis.moments:
        first, *more = describe_moment(moment, words, names)
        out.print(first, highlight=False)
        for line in more:
            out.print(f"  {line}", highlight=False)
    out.print()
    for line in describe_seats(analysis, words, names):
        out.print(line, highlight=False)
