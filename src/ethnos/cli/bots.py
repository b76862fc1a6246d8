"""Commands about bots: list them, and let them play tournaments."""

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.box import SIMPLE
from rich.cells import cell_len
from rich.markup import escape
from rich.table import Table as Grid

from ethnos.base.files import data_folder
from ethnos.base.refusals import EthnosError
from ethnos.bots import compiled_modules, make, names
from ethnos.bots.interface import Bot
from ethnos.bots.registry import title
from ethnos.cli.common import (
    AsJson,
    Cluster,
    Minutes,
    Options,
    Preset,
    Quiet,
    Tribes,
    app,
    counter,
    err,
    examples,
    gentle_stop,
    options_from,
    out,
    percent_range,
    print_json,
    progress_bar,
    refusals,
    say,
    texts,
)
from ethnos.cli.first_compile import prepare
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.ruleset import options_to_keep

if TYPE_CHECKING:
    from ethnos.research.lab.statistics import Result
    from ethnos.research.lab.tournament import Plan, Task

GAMES = 1000
SEATS = ("adept", "novice")
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
    from ethnos.research.lab.tournament import derived

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


@app.command("bots", help=texts("bots-help"), epilog=examples("bots --json"))
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
    epilog=examples(
        "tournament --seats master,expert,adept,novice --games 1000", "tournament --ladder --out games --minutes 60"
    ),
)
def tournament(
    seats: Annotated[str, typer.Option(metavar="BOT,BOT,...", help=texts("tournament-seats"))] = "",
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
    only: Annotated[str, typer.Option(metavar="WORD", help=texts("tournament-only"))] = "",
    minutes: Minutes = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Let bots play against each other."""
    with refusals():
        if not ladder and (wrong := [name for name, given in (("--matches", matches), ("--only", only)) if given]):
            raise OnlyWithLadder(options=wrong)
        specs = split_specs([seats])
        if ladder:
            from ethnos.research.lab.ladder import GAMES as LADDER_GAMES
            from ethnos.research.lab.ladder import LADDER, ladder_tasks, match_tasks

            folder = out_path or data_folder() / "ladder"
            if matches:
                tasks = match_tasks(folder, games=games, preset=preset, seed=seed)
            else:
                tasks = ladder_tasks(folder, games or LADDER_GAMES, bots=specs or LADDER, preset=preset, seed=seed)
            tasks = [task for task in tasks if only in task.path.stem]
            _run_ladder(tasks, folder, cores, cluster, minutes, as_json, quiet)
            return
        specs = specs or list(SEATS)
        if not MIN_PLAYERS <= len(specs) <= MAX_PLAYERS:
            raise WrongSeatCount(seats=len(specs))
        from ethnos.research.lab.tournament import Plan

        options = options_to_keep(preset, options_from(option))
        plan = Plan(tuple(specs), len(specs), preset, tribes, tuple(options.items()), seed)
        _run_tournament(plan, games or GAMES, cores, cluster, minutes, out_path, as_json, quiet)


def _run_tournament(
    plan: "Plan",
    games: int,
    cores: int | None,
    cluster: str,
    minutes: float | None,
    out_path: Path | None,
    as_json: bool,
    quiet: bool,
) -> None:
    from ethnos.research.lab.statistics import summarise, whole_deals
    from ethnos.research.lab.tournament import play_plan

    plan.check()
    path = out_path or data_folder() / "tournaments" / f"{plan.digest()}.jsonl"
    if out_path is None:
        path.parent.mkdir(parents=True, exist_ok=True)
    total = plan.deals(games) * plan.players
    with progress_bar(quiet=quiet) as progress, gentle_stop(minutes) as stopped:
        prepare(progress, *plan.prepare())
        count = counter(progress, texts("tournament-progress"), total)
        records = play_plan(plan, games, path, cores, stopped, count, cluster)
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
        raise stopped.exit


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
    return [
        escape(result.bot),
        f"{result.win_share:.1%}",
        f"{result.fair_share:.1%}",
        percent_range(*result.interval),
        f"{result.mean_glory:.1f}",
        f"{result.mean_place:.2f}",
        f"{result.ms_per_decision:,.2f}",
        f"{result.rating:.2f}",
    ]


def _run_ladder(
    tasks: "list[Task]",
    folder: Path,
    cores: int | None,
    cluster: str,
    minutes: float | None,
    as_json: bool,
    quiet: bool,
) -> None:
    from ethnos.research.lab.ladder import results
    from ethnos.research.lab.tournament import play_tasks

    for task in tasks:
        task.plan.check()
    folder.mkdir(parents=True, exist_ok=True)
    with progress_bar(quiet=quiet) as progress, gentle_stop(minutes) as stopped:
        prepare(progress, *dict.fromkeys(module for task in tasks for module in task.plan.prepare()))
        counts = {task: counter(progress, task.path.stem, task.total) for task in tasks}
        finished = play_tasks(tasks, cores, stopped, lambda task, games: counts[task](games), cluster)
    played = list(results(tasks))
    games = sum(games for _, games, _ in played)
    if as_json:
        tables = [
            {"name": task.path.stem, "players": task.plan.players, "games": games}
            | {"results": [result.as_json() for result in bots]}
            for task, games, bots in played
        ]
        print_json({"finished": finished, "games": games, "tables": tables})
    else:
        for task, games_of_task, bots in played:
            out.print(f"\n[bold]{task.path.stem}[/]", highlight=False)
            _show(bots, games_of_task, games_of_task // task.plan.players)
    if not finished:
        say(err, "tournament-stopped", games=games, total=sum(task.total for task in tasks), path=str(folder))
        raise stopped.exit
