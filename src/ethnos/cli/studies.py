"""Commands that run studies and the benchmark of agents."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer
from rich.markup import escape
from rich.table import Table as Grid

from ethnos.base.files import write_whole
from ethnos.base.refusals import need_numpy
from ethnos.cli.common import (
    DIFFERS,
    AsJson,
    Cluster,
    Commands,
    Minutes,
    Quiet,
    Workers,
    app,
    counter,
    err,
    examples,
    gentle_stop,
    out,
    percent_range,
    print_json,
    progress_bar,
    refusals,
    say,
    show_table,
    texts,
)
from ethnos.cli.first_compile import prepare

if TYPE_CHECKING:
    from ethnos.research.lab.benchmark import Score
    from ethnos.research.studies.folder import Folder

study_app = Commands(help=texts("study-help"), no_args_is_help=True)
app.add_typer(study_app, name="study")


@study_app.command(
    "run",
    help=texts("study-run-help"),
    epilog=examples(
        "study run studies/balance.toml --out balance",
        "study run studies/balance.toml --out balance --where card --minutes 6 --compare 6400",
    ),
)
def run_study(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=texts("study-file"))],
    folder: Annotated[Path, typer.Option("--out", help=texts("study-out"))],
    where: Annotated[Literal["cores", "card"], typer.Option(help=texts("study-where"))] = "cores",
    workers: Workers = None,
    cluster: Cluster = "",
    minutes: Minutes = None,
    again: Annotated[int, typer.Option("--compare", min=0, help=texts("study-compare"))] = 0,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Play the games of a study that its folder lacks."""
    with refusals(), progress_bar(quiet=quiet) as progress, gentle_stop(minutes) as stopped:
        need_numpy("research")
        from ethnos.research.lab.runner import Where
        from ethnos.research.studies.folder import Folder
        from ethnos.research.studies.play import modules_of
        from ethnos.research.studies.run import compare, run
        from ethnos.research.studies.study import Study

        study = Study.read(file)
        store, place = Folder.create(folder, study), Where(workers, cluster)
        prepare(progress, *modules_of(study))
        is_done = run(store, where, place, stopped, counter(progress, texts("study-progress"), study.games))
        compared = compare(store, again, place, lambda: stopped.is_asked, card_only=True) if again else None
        if compared:
            store.note_comparison(**asdict(compared))
    state = _state(store)
    if as_json:
        print_json(state)
    elif is_done:
        say(out, "study-done", games=study.games, path=str(folder))
    if compared and not as_json:
        say(out, "study-compared", games=compared.games, different=len(compared.different))
    if not is_done:
        say(err, "study-stopped", games=state["played"], total=study.games, path=str(folder))
    if compared and compared.different:
        raise typer.Exit(DIFFERS)
    if not is_done:
        raise stopped.exit


@study_app.command("show", help=texts("study-show-help"), epilog=examples("study show balance --game 4711"))
def show_study(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help=texts("study-folder"))],
    game: Annotated[int | None, typer.Option(min=0, help=texts("study-game"))] = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Say what a folder has, or play one of its games again; the exit code is 1 if the stored game differs."""
    with refusals():
        need_numpy("research")
        from ethnos.research.studies.folder import Folder

        store = Folder.open(folder)
        content = _state(store) if game is None else _game(store, game, quiet)
    if as_json:
        print_json(content)
    else:
        _show_facts(content)
    if content.get("stored") and not content["equal"]:
        raise typer.Exit(DIFFERS)


def _show_facts(content: dict[str, Any]) -> None:
    grid = Grid("", "", show_header=False)
    for name, value in content.items():
        grid.add_row(escape(name), escape(value if isinstance(value, str) else json.dumps(value)))
    out.print(grid)


@study_app.command(
    "report",
    help=texts("study-report-help"),
    epilog=examples("study report balance", "study report balance --json", "study report studies/balance.json"),
)
def report_study(
    source: Annotated[Path, typer.Argument(metavar="FOLDER|FIGURES", help=texts("study-source"))],
    folder: Annotated[Path, typer.Option("--out", help=texts("study-report-out"))] = Path(),
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Write the report of a study."""
    with refusals():
        need_numpy("research")
        from ethnos.research.studies.figures import figures, stored
        from ethnos.research.studies.folder import Folder

        if source.is_file():
            result = stored(source)
        else:
            store = Folder.open(source)
            with progress_bar(quiet=quiet) as progress:
                result = figures(store, counter(progress, texts("study-reading"), store.study.games))
        if as_json:
            print_json(result)
            return
        from ethnos.research.studies.report import page

        folder.mkdir(parents=True, exist_ok=True)
        path = folder / f"{result['study']['name']}.html"
        write_whole(path, page(result))
    say(out, "study-written", path=str(path))


def _state(store: "Folder") -> dict[str, Any]:
    """The state of a study's folder."""
    study = store.study
    missing = sum(block.games for block in store.missing())
    return {
        "study": study.name,
        "seed": study.seed,
        "digest": study.digest(),
        "series": [series.name for series in study.series],
        "games": study.games,
        "played": study.games - missing,
        "runs": store.runs(),
        "compared": store.compared(),
    }


def _game(store: "Folder", game: int, quiet: bool) -> dict[str, Any]:
    """A game, played again from its number, and whether the stored row is the same."""
    from ethnos.research.studies.play import modules_of, play_again

    with progress_bar(quiet=quiet) as progress:
        prepare(progress, *modules_of(store.study))
    row = {name: column[0].tolist() for name, column in play_again(store.study, game).items()}
    stored = store.row(game)
    return store.start_of(game) | row | {"stored": stored is not None, "equal": stored == row}


@app.command(help=texts("benchmark-help"), epilog=examples("benchmark my_bots.py:Hoarder --out results"))
def benchmark(
    agents: Annotated[list[str], typer.Argument(metavar="BOT", help=texts("benchmark-agents"))],
    folder: Annotated[Path, typer.Option("--out", help=texts("benchmark-out"))],
    workers: Workers = None,
    cluster: Cluster = "",
    minutes: Minutes = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Play the fixed benchmark."""
    from ethnos.research.lab import benchmark as lab
    from ethnos.research.lab.runner import Where

    with refusals(), progress_bar(quiet=quiet) as progress, gentle_stop(minutes) as stopped:
        for module_list in (match.plan.prepare() for agent in agents for match in lab.checked_suite(agent)):
            prepare(progress, *module_list)
        total = sum(match.games for agent in agents for match in lab.suite(agent))
        count = counter(progress, texts("study-progress"), total)
        is_done = lab.play(agents, folder, Where(workers, cluster), stopped, count)
        scores = list(lab.scores(folder, agents))
    if as_json:
        print_json({"finished": is_done, "scores": [asdict(score) for score in scores]})
    else:
        _show_scores(agents, scores)
    if not is_done:
        games = sum(score.games for score in scores)
        say(err, "study-stopped", games=games, total=total, path=str(folder))
        raise stopped.exit


def _show_scores(agents: list[str], scores: "list[Score]") -> None:
    from ethnos.research.lab.benchmark import total

    columns = ("agent", "opponent", "players", "games", "wins", "interval", "fair")
    rows = [
        (
            score.agent,
            score.opponent,
            str(score.players),
            str(score.games),
            f"{score.wins:.1%}",
            percent_range(*score.interval),
            f"{score.fair:.1%}",
        )
        for score in scores
    ]
    show_table("benchmark-column", columns, rows)
    for agent in agents:
        if own := [score for score in scores if score.agent == agent]:
            say(out, "benchmark-total", agent=agent, score=f"{total(own):.3f}")
