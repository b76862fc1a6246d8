"""The command that trains a network, or measures one."""

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal

import typer

from ethnos.base.refusals import MissingExtra
from ethnos.cli.common import (
    AsJson,
    Minutes,
    Quiet,
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

if TYPE_CHECKING:
    from ethnos.research.lab.trials import Trial

VERIFY_GAMES: Final = 100
COLUMNS: Final = ("trial", "games", "share", "interval", "fair")


@app.command(
    help=texts("train-help"),
    epilog=examples("train --out learned --minutes 20", "train --verify --network learned/network.npz --games 400"),
)
def train(
    config: Annotated[Path | None, typer.Option(help=texts("train-config"))] = None,
    folder: Annotated[Path, typer.Option("--out", help=texts("train-out"))] = Path("learned"),
    device: Annotated[Literal["auto", "gpu", "cpu"], typer.Option(help=texts("train-device"))] = "auto",
    minutes: Minutes = None,
    updates: Annotated[int | None, typer.Option(min=1, help=texts("train-updates"))] = None,
    judges: Annotated[int, typer.Option(min=0, help=texts("train-judges"))] = 0,
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
            _train(config, folder, device, minutes, updates, judges, after, origin, as_json, quiet)


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
    judges: int,
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
        training = Training(settings, folder, chosen_device, judges, after, origin)
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
    from ethnos.research.lab.trials import ALL_TRIALS, judge

    path = network or chosen_file()
    _, metadata = read(path)
    with progress_bar(quiet=quiet) as progress:
        prepare(progress, *COMPILED_MODULES)
        total = sum(trial.whole(games) for trial in ALL_TRIALS)
        results = judge(path, ALL_TRIALS, games, progress=counter(progress, texts("train-verifying"), total))
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
