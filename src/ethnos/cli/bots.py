"""Commands about bots: list them, and let them play tournaments."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE
from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table as Grid

from ethnos.bots import compiled_modules, make, names
from ethnos.bots.interface import Bot
from ethnos.bots.registry import title
from ethnos.cli.common import (
    STOPPED,
    AsJson,
    Cluster,
    Options,
    Preset,
    Quiet,
    Tribes,
    app,
    err,
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
from ethnos.engine.ruleset import options_to_keep
from ethnos.folders import data_folder
from ethnos.refusals import EthnosError

if TYPE_CHECKING:
    from ethnos.lab.ladder import Task
    from ethnos.lab.statistics import Result
    from ethnos.lab.tournament import Plan

GAMES = 1000
ANY_WIDTH = 1000
COLUMNS = ("bot", "win_share", "fair_share", "interval", "mean_glory", "mean_place", "ms_per_decision", "rating")


class OnlyWithLadder(EthnosError):
    """Options that have no effect without ``--ladder``."""


class WrongSeatCount(EthnosError):
    """More or fewer bots than a game has seats."""


class WrongBotCount(EthnosError):
    """Neither one bot for all seats nor one for each."""


# --- For other commands ---------------------------------------------------------------------------------------


def split_specs(options: Sequence[str]) -> list[str]:
    """Bots given as several options or separated by commas."""
    return [spec.strip() for option in options for spec in option.split(",") if spec.strip()]


def for_seats(specs: list[str], seats: int) -> list[str]:
    """A bot for each of this many seats; none if people have taken all seats, even if bots were named."""
    if seats <= 0:
        return []
    if len(specs) not in (1, seats):
        raise WrongBotCount(bots=len(specs), seats=seats)
    return specs * seats if len(specs) == 1 else specs


def modules_of(specs: Sequence[str]) -> tuple[str, ...]:
    """The modules that have to be compiled for these bots."""
    return tuple(dict.fromkeys(module for spec in specs for module in compiled_modules(spec)))


def make_all(specs: Sequence[str], seed: int) -> list[Bot]:
    """The bots, each with a seed of its own."""
    from ethnos.lab.tournament import derived

    return [make(spec, derived(seed, place)) for place, spec in enumerate(specs)]


def display_names(specs: Sequence[str]) -> list[str]:
    """The display names of bots at a table. The second bot of a level has the level's second name, and so on; others
    with the same name are numbered.
    """
    titles = [title(spec) for spec in specs]
    plain = [_name(name, titles[: place + 1].count(name)) for place, name in enumerate(titles)]
    return [
        texts("bot-numbered", name=name, number=plain[: place + 1].count(name)) if plain.count(name) > 1 else name
        for place, name in enumerate(plain)
    ]


def _name(name: str, number: int = 1) -> str:
    keys = (f"bot-name-{name}-{number}", f"bot-name-{name}")
    return next((texts(key) for key in keys if texts.has(key)), name)


# --- bots -----------------------------------------------------------------------------------------------------


@app.command("bots", help=texts("bots-help"), epilog=texts("cli-example", command="ethnos bots --json"))
def list_bots(as_json: AsJson = False) -> None:
    """List the bots."""
    rows = [{"spec": spec, "name": _name(title(spec)), "character": _character(spec)} for spec in names()]
    if as_json:
        print_json({"bots": rows})
        return
    grid = Grid(*(texts("bots-column", column=column) for column in rows[0]))
    for row in rows:
        grid.add_row(*row.values())
    out.print(grid)
    say(out, "bots-own")


def _character(spec: str) -> str:
    key = f"bot-character-{spec}"
    return texts(key if texts.has(key) else "bot-character-installed")


# --- tournament -----------------------------------------------------------------------------------------------


@app.command(
    help=texts("tournament-help"),
    epilog=texts("cli-example", command="ethnos tournament --seats master,expert,adept,novice --games 1000"),
)
def tournament(
    seats: Annotated[str, typer.Option(metavar="BOT,BOT,...", help=texts("tournament-seats"))] = "adept,novice",
    games: Annotated[int | None, typer.Option(min=1, help=texts("tournament-games"))] = None,
    preset: Preset = "english",
    tribes: Tribes = "random",
    option: Options = None,
    seed: Annotated[int, typer.Option(min=0, help=texts("tournament-seed"))] = 0,
    cores: Annotated[int | None, typer.Option(min=1, help=texts("tournament-cores"))] = None,
    cluster: Cluster = "",
    out_path: Annotated[Path | None, typer.Option("--out", help=texts("tournament-out"))] = None,
    ladder: Annotated[bool, typer.Option("--ladder", help=texts("tournament-ladder"))] = False,
    matches: Annotated[bool, typer.Option("--matches", help=texts("tournament-matches"))] = False,
    render_only: Annotated[bool, typer.Option("--render-only", help=texts("tournament-render-only"))] = False,
    out_dir: Annotated[Path | None, typer.Option("--out-dir", help=texts("tournament-out-dir"))] = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Let bots play against each other."""
    with refusals():
        if not ladder and (wrong := _ladder_options(matches, render_only, out_dir)):
            raise OnlyWithLadder(options=wrong)
        if ladder:
            from ethnos.lab.ladder import GAMES as LADDER_GAMES
            from ethnos.lab.ladder import ladder_tasks, match_tasks

            folder = out_path or data_folder() / "ladder"
            if matches:
                tasks = match_tasks(folder, games=games, preset=preset, seed=seed)
            else:
                tasks = ladder_tasks(folder, games or LADDER_GAMES, preset=preset, seed=seed)
            _run_ladder([] if render_only else tasks, folder, out_dir, cores, cluster, as_json, quiet)
            return
        specs = split_specs([seats])
        if not MIN_PLAYERS <= len(specs) <= MAX_PLAYERS:
            raise WrongSeatCount(seats=len(specs))
        from ethnos.lab.tournament import Plan

        options = options_to_keep(preset, options_from(option))
        plan = Plan(tuple(specs), len(specs), preset, tribes, tuple(options.items()), seed)
        _run_tournament(plan, games or GAMES, cores, cluster, out_path, as_json, quiet)


def _ladder_options(matches: bool, render_only: bool, out_dir: Path | None) -> list[str]:
    """The options given that need ``--ladder``."""
    flags = {"--matches": matches, "--render-only": render_only, "--out-dir": out_dir is not None}
    return [name for name, is_given in flags.items() if is_given]


def _run_tournament(
    plan: "Plan", games: int, cores: int | None, cluster: str, out_path: Path | None, as_json: bool, quiet: bool
) -> None:
    from ethnos.lab.statistics import summarise, whole_deals
    from ethnos.lab.tournament import Ledger, play_plan

    plan.check()
    path = out_path or data_folder() / "tournaments" / f"{plan.digest()}.jsonl"
    if out_path is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    ledger = Ledger.open(path, plan)
    total = plan.deals(games) * plan.players
    with progress_bar(quiet=quiet) as progress, gentle_stop() as stopped:
        prepare(progress, *plan.prepare())
        task = progress.add_task(texts("tournament-progress"), total=total)
        records = play_plan(plan, games, ledger, cores, stopped, lambda done: progress.advance(task, done), cluster)
    is_finished = len(records) >= total
    if is_finished and out_path is None:
        path.unlink()
    complete = whole_deals(records)
    results = summarise(complete, plan.bots)
    if as_json:
        print_json({"games": len(complete), "results": [result.as_json() for result in results]})
    else:
        _show(results, len(complete), len(complete) // plan.players)
        if out_path is not None:
            say(out, "tournament-written", path=str(path))
    if not is_finished:
        say(err, "tournament-stopped", games=len(records), total=total, path=str(path))
        raise typer.Exit(STOPPED)


def _show(results: "list[Result]", games: int, deals: int) -> None:
    if not games:
        say(out, "tournament-too-few")
        return
    heads = [texts("tournament-column", column=column) for column in COLUMNS]
    rows = [_figures(result) for result in sorted(results, key=lambda result: -result.rating)]
    grid = Grid(*heads, box=SIMPLE, collapse_padding=True, pad_edge=False)
    for row in rows:
        grid.add_row(*row)
    any_width = out.options.update(width=ANY_WIDTH)
    has_room = out.measure(grid, options=any_width).maximum <= out.width
    for column, head, *figures in zip(grid.columns[1:], heads[1:], *(row[1:] for row in rows), strict=True):
        column.justify = "right"
        if not has_room:  # heads are wrapped, figures never
            column.width = max(map(cell_len, (*figures, *head.split())))
    if out.measure(grid, options=any_width).minimum <= out.width:
        out.print(grid)
    else:
        _show_one_by_one(heads, rows)
    say(out, "tournament-summary", games=games, deals=deals)


def _show_one_by_one(heads: list[str], rows: list[list[str]]) -> None:
    """Print the bots one below the other, for a screen that is too narrow for the figures side by side."""
    for bot, *figures in rows:
        out.print(f"[bold]{bot}[/]", highlight=False)
        grid = Grid.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(justify="right", no_wrap=True)
        for head, figure in zip(heads[1:], figures, strict=True):
            grid.add_row(f"  {head}", figure)
        out.print(grid)


def _figures(result: "Result") -> list[str]:
    low, high = result.interval
    return [
        escape(result.bot),
        f"{result.win_share:.1%}",
        f"{result.fair_share:.1%}",
        f"{low * 100:.1f}–{high:.1%}",  # noqa: RUF001
        f"{result.mean_glory:.1f}",
        f"{result.mean_place:.2f}",
        f"{result.ms_per_decision:,.2f}",
        f"{result.rating:.2f}",
    ]


def _run_ladder(
    tasks: "list[Task]",
    folder: Path,
    out_dir: Path | None,
    cores: int | None,
    cluster: str,
    as_json: bool,
    quiet: bool,
) -> None:
    from ethnos.lab.ladder import play_tasks
    from ethnos.lab.ladder_page import write_page

    for task in tasks:
        task.plan.check()
    with progress_bar(quiet=quiet) as progress, gentle_stop() as stopped:
        prepare(progress, *dict.fromkeys(module for task in tasks for module in task.plan.prepare()))
        bars = {task: progress.add_task(task.path.stem, total=task.total) for task in tasks}
        done = dict.fromkeys(tasks, 0)

        def report(task: "Task", games: int) -> None:
            done[task] += games
            progress.advance(bars[task], games)

        finished = play_tasks(tasks, cores, stopped, report, cluster)
    docs = Path("docs")
    pages = [str(path) for path in write_page(folder, out_dir or (docs if docs.is_dir() else Path()))]
    if as_json:
        print_json({"finished": finished, "games": sum(done.values()), "pages": pages})
    else:
        for page in pages:
            say(out, "tournament-page", path=page)
    if not finished:
        played, total = sum(done.values()), sum(task.total for task in tasks)
        say(err, "tournament-stopped", games=played, total=total, path=str(folder))
        raise typer.Exit(STOPPED)
