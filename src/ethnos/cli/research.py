"""``ethnos train`` and ``ethnos research``: measurements and training for authors of bots and networks."""

import os
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from ethnos.base.files import JsonLines
from ethnos.base.refusals import MissingExtra, need_numpy
from ethnos.cli.common import (
    AsJson,
    Cluster,
    Commands,
    Minutes,
    Preset,
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
from ethnos.engine.compile import MODE
from ethnos.engine.compile.mode import VARIABLE, has_numba
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS

if TYPE_CHECKING:
    from ethnos.research.lab.trials import Trial

VERIFY_GAMES: Final = 100
COLUMNS: Final = ("trial", "games", "share", "interval", "fair")
MOST_CARDS: Final = 4  # as ``endgame_tree.MOST_CARDS``, which needs NumPy

research: Final = Commands(help=texts("research-help"), no_args_is_help=True)
app.add_typer(research, name="research")

Device = Annotated[Literal["auto", "gpu", "cpu"], typer.Option(help=texts("train-device"))]


@app.command(
    help=texts("train-help"),
    epilog=examples("train --out learned --minutes 20", "train --verify --network learned/network.npz --games 400"),
)
def train(
    config: Annotated[Path | None, typer.Option(help=texts("train-config"))] = None,
    folder: Annotated[Path, typer.Option("--out", help=texts("train-out"))] = Path("learned"),
    device: Device = "auto",
    minutes: Minutes = None,
    updates: Annotated[int | None, typer.Option(min=1, help=texts("train-updates"))] = None,
    measuring: Annotated[int, typer.Option("--measure", min=0, help=texts("train-measure"))] = 0,
    after: Annotated[Path | None, typer.Option(help=texts("train-after"))] = None,
    origin: Annotated[str | None, typer.Option("--from", help=texts("train-from"))] = None,
    verify: Annotated[bool, typer.Option("--verify", help=texts("train-verify"))] = False,
    network: Annotated[Path | None, typer.Option(help=texts("train-network"))] = None,
    games: Annotated[int, typer.Option(min=1, help=texts("train-games"))] = VERIFY_GAMES,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Train a network, or measure one."""
    with refusals():
        if verify:
            _verify(network, games, as_json, quiet)
        else:
            _train(config, folder, device, minutes, updates, measuring, after, origin, as_json, quiet)


def need_torch() -> None:
    """Raise ``MissingExtra`` if torch is missing."""
    if find_spec("torch") is None:
        raise MissingExtra(package="torch", extra="train")


# --- Learning -------------------------------------------------------------------------------------------------


def _train(
    config: Path | None,
    folder: Path,
    device: str,
    minutes: float | None,
    updates: int | None,
    measuring: int,
    after: Path | None,
    origin: str | None,
    as_json: bool,
    quiet: bool,
) -> None:
    need_torch()
    from ethnos.research.training.config import Config
    from ethnos.research.training.run import Training, find_device, has_torch_card

    if device != "cpu" and MODE == "library" and has_numba() and has_torch_card() and not os.environ.get(VARIABLE):
        _train_on_card()
    settings, chosen_device = Config.read(config), find_device(device)
    with progress_bar(quiet=quiet) as progress, gentle_stop(minutes) as stopped:
        if chosen_device == "cpu":
            prepare(progress, "ethnos.envs.batch.rules")
        training = Training(settings, folder, chosen_device, measuring, after, origin)
        task = progress.add_task(texts("train-progress"), total=settings.updates, completed=training.updates)
        first = training.updates

        def is_over(_training: Training) -> bool:
            return stopped() or (updates is not None and training.updates - first >= updates)

        def report(line: dict[str, Any]) -> None:
            progress.update(task, completed=training.updates, description=texts("train-line", **_progress_values(line)))

        training.go(is_over, report)
    if as_json:
        print_json({"updates": training.updates, "total": settings.updates, "folder": str(folder)})
    else:
        key = "train-done" if training.updates >= settings.updates else "train-stopped"
        say(err, key, updates=training.updates, total=settings.updates, folder=str(folder))
    if stopped.is_asked:
        raise stopped.exit


def _train_on_card() -> None:
    """Run this command again with Numba: the compiled library has no GPU code."""
    command = [sys.executable, "-m", "ethnos", *sys.argv[1:]]
    with gentle_stop():  # Ctrl-C reaches both processes; the other one still has to save its network
        code = subprocess.call(command, env=os.environ | {VARIABLE: "jit"})
    raise typer.Exit(code)


def _progress_values(line: dict[str, Any]) -> dict[str, Any]:
    """The values of the progress line."""
    return {"entropy": f"{line['entropy']:.2f}", "speed": line["decisions_per_second"]}


# --- Measuring ------------------------------------------------------------------------------------------------


def _verify(network: Path | None, games: int, as_json: bool, quiet: bool) -> None:
    from ethnos.bots.champion import COMPILED_MODULES
    from ethnos.bots.network import chosen_file, read
    from ethnos.research.lab.calibration import calibrate
    from ethnos.research.lab.trials import ALL_TRIALS, measure

    path = network or chosen_file()
    _, metadata = read(path)
    with progress_bar(quiet=quiet) as progress:
        prepare(progress, *COMPILED_MODULES)
        total = sum(trial.whole(games) for trial in ALL_TRIALS)
        results = measure(path, ALL_TRIALS, games, progress=counter(progress, texts("train-verifying"), total))
        truth = calibrate(games, progress=counter(progress, texts("train-calibrating"), games))
    if as_json:
        print_json({"network": metadata, "trials": results, "calibration": asdict(truth), "worst": truth.worst})
        return
    show_trials(ALL_TRIALS, results)
    say(out, "train-truth", positions=truth.positions, games=truth.games, worst=round(100 * truth.worst, 1))


def show_trials(trials: "Sequence[Trial]", results: Mapping[str, Any]) -> None:
    """Print how a champion does against weaker bots."""
    rows = [
        (
            trial.name,
            str(each["games"]),
            f"{each['share']:.1%}",
            percent_range(each["low"], each["high"]),
            f"{1 / trial.players:.1%}",
        )
        for trial, each in ((trial, results[trial.name]) for trial in trials)
    ]
    show_table("train-column", COLUMNS, rows)


# --- research -------------------------------------------------------------------------------------------------


@research.command(
    help=texts("endgames-help"),
    epilog=examples("research endgames champion grandmaster --games 2000 --cards 1 --cards 2 --out endgames.jsonl"),
)
def endgames(
    bots: Annotated[list[str], typer.Argument(metavar="BOT", help=texts("benchmark-agents"))],
    path: Annotated[Path, typer.Option("--out", help=texts("endgames-out"))],
    games: Annotated[int, typer.Option(min=1, help=texts("endgames-games"))] = 1000,
    cards: Annotated[list[int] | None, typer.Option(min=1, max=MOST_CARDS, help=texts("endgames-cards"))] = None,
    workers: Workers = None,
    cluster: Cluster = "",
    minutes: Minutes = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Compare decisions near the end of games with exact solutions."""
    with refusals(path), progress_bar(quiet=quiet) as progress, gentle_stop(minutes) as stopped:
        need_numpy("research")
        from ethnos.research.lab import endgames as lab
        from ethnos.research.lab.runner import Where

        cards = cards or [1, 2, 3]
        count = counter(progress, texts("endgames-progress"), games * len(cards))
        is_done = lab.play(bots, games, cards, path, Where(workers, cluster), stopped, count)
        rows = lab.read(path)
        scores = list(lab.scores(rows, bots))
    summary = {"positions": len(rows), "solved": sum(row.solved for row in rows)}
    if as_json:
        print_json({"finished": is_done} | summary | {"scores": [asdict(score) for score in scores]})
    else:
        columns = ("bot", "cards", "positions", "critical", "best", "interval", "loss")
        shown = [
            (
                score.bot,
                *map(str, (score.cards, score.positions, score.critical)),
                f"{score.best:.1%}",
                percent_range(*score.interval),
                f"{score.loss:.1%}",
            )
            for score in scores
        ]
        show_table("endgames-column", columns, shown)
        say(out, "endgames-summary", **summary)
    if not is_done:
        say(err, "endgames-stopped", path=str(path))
        raise stopped.exit


@research.command(
    help=texts("match-help"),
    epilog=examples("research match learned/network.npz champion --games 20000 --players 2 --players 4"),
)
def match(
    first: Annotated[str, typer.Argument(metavar="NETWORK", help=texts("match-network"))],
    second: Annotated[str, typer.Argument(metavar="NETWORK", help=texts("match-network"))],
    players: Annotated[
        list[int] | None, typer.Option(min=MIN_PLAYERS, max=MAX_PLAYERS, help=texts("match-players"))
    ] = None,
    games: Annotated[int, typer.Option(min=1, help=texts("match-games"))] = 20_000,
    seed: Annotated[int, typer.Option(min=0, help=texts("tournament-seed"))] = 777_000,
    edition: Preset = "english",
    ahead: Annotated[Path | None, typer.Option(help=texts("match-ahead"))] = None,
    device: Device = "auto",
    path: Annotated[Path | None, typer.Option("--out", help=texts("match-out"))] = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Let two networks play against each other."""
    with refusals(path), progress_bar(quiet=quiet) as progress, gentle_stop() as stopped:
        need_torch()
        from ethnos.research.training.match import play_match, player
        from ethnos.research.training.run import find_device

        chosen, numbers = find_device(device), players or list(range(MIN_PLAYERS, MAX_PLAYERS + 1))
        if chosen == "cpu":
            prepare(progress, "ethnos.envs.batch.rules")
        one, other = player(first, ahead, seed, chosen), player(second, None, seed, chosen)
        count = counter(progress, texts("study-progress"), games * len(numbers))
        results: list[dict[str, Any]] = []
        for number in numbers:
            if stopped():
                break
            result = play_match(one, other, number, games, seed, chosen, edition).as_dict()
            results.append(result)
            count(games)
            if path is not None:
                JsonLines(path).append({"first": first, "second": second, **result})
    if as_json:
        print_json({"first": first, "second": second, "results": results})
    else:
        columns = ("players", "games", "share", "interval", "fair", "margin")
        shown = [
            (
                str(each["players"]),
                str(each["games"]),
                f"{each['share']:.1%}",
                percent_range(each["low"], each["high"]),
                f"{each['fair']:.1%}",
                f"{each['margin']:.2f}",
            )
            for each in results
        ]
        show_table("match-column", columns, shown)
    if len(results) < len(numbers):
        raise stopped.exit


@research.command(
    help=texts("imitate-help"),
    epilog=examples(
        "research imitate champion@1 --config src/ethnos/research/training/successor.toml --out first --minutes 2"
    ),
)
def imitate(
    network: Annotated[str, typer.Argument(metavar="NETWORK", help=texts("match-network"))],
    config: Annotated[Path, typer.Option(help=texts("train-config"))],
    folder: Annotated[Path, typer.Option("--out", help=texts("imitate-out"))],
    minutes: Annotated[float, typer.Option(min=0.0, help=texts("imitate-minutes"))],
    device: Device = "auto",
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Train a new network to answer as another one."""
    line: dict[str, Any] = {}
    with refusals(folder), progress_bar(quiet=quiet) as progress, gentle_stop(minutes) as stopped:
        need_torch()
        from ethnos.research.training.config import Config
        from ethnos.research.training.imitate import Imitation
        from ethnos.research.training.run import find_device

        chosen = find_device(device)
        if chosen == "cpu":
            prepare(progress, "ethnos.envs.batch.rules")
        imitation, started, seconds = Imitation(Config.read(config), network, chosen), time.monotonic(), 0
        count = counter(progress, texts("train-progress"), round(60 * minutes))
        while not stopped.is_asked and not (line and stopped()):  # it learns once at least, however short the time
            line = imitation.update(min((time.monotonic() - started) / 60 / max(minutes, 1e-9), 1.0))
            elapsed = round(time.monotonic() - started)
            count(elapsed - seconds)
            seconds = elapsed
        imitation.keep(folder)
    if as_json:
        print_json({"folder": str(folder)} | line)
    else:
        say(out, "imitate-done", folder=str(folder), decisions=line.get("decisions", 0))
    if stopped.is_asked:
        raise stopped.exit


@research.command(
    help=texts("measure-help"), epilog=examples("research measure learned/network.npz --out learned/strength.jsonl")
)
def measure(
    network: Annotated[Path, typer.Argument(metavar="NETWORK", help=texts("train-network"))],
    path: Annotated[Path, typer.Option("--out", help=texts("measure-out"))],
    decisions: Annotated[int, typer.Option(min=0, help=texts("measure-decisions"))] = 0,
    cores: Annotated[int | None, typer.Option(min=1, help=texts("tournament-cores"))] = None,
    games: Annotated[int | None, typer.Option(min=1, help=texts("measure-games"))] = None,
    as_json: AsJson = False,
    quiet: Quiet = False,
) -> None:
    """Measure a network as a training does, and add a line to a file."""
    with refusals(path), progress_bar(quiet=quiet) as progress:
        need_numpy("research")
        from ethnos.bots.champion import COMPILED_MODULES
        from ethnos.bots.network import read
        from ethnos.research.lab import trials

        read(network)
        prepare(progress, *COMPILED_MODULES)
        total = sum(trial.whole(games) for trial in trials.TRIALS)
        results = trials.measure(
            network, trials.TRIALS, games, cores, counter(progress, texts("train-verifying"), total)
        )
        JsonLines(path).append({"decisions": decisions, "trials": results})
    if as_json:
        print_json({"decisions": decisions, "trials": results})
        return
    show_trials(trials.TRIALS, results)
