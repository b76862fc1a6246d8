"""``ethnos learn``: the lesson."""

import shlex
from pathlib import Path
from typing import Annotated, Final

import typer

from ethnos.base.files import data_folder
from ethnos.bots import make
from ethnos.cli.bots import modules_of
from ethnos.cli.common import app, out, progress_bar, refusals, texts
from ethnos.cli.first_compile import prepare
from ethnos.engine import play as engine

AFTERWARDS: Final = "ethnos play --terminal --tribes first_game --bot {bot} --new"


@app.command(help=texts("learn-help"), epilog=texts("cli-example", command="ethnos learn"))
def learn(
    new: Annotated[bool, typer.Option("--new", help=texts("learn-help-new"))] = False,
    save: Annotated[Path | None, typer.Option(help=texts("learn-help-save"))] = None,
) -> None:
    """Learn the game."""
    from ethnos.lessons import RIVAL
    from ethnos.terminal.learn import GAME
    from ethnos.terminal.learn import learn as learn_here

    path = save or data_folder() / "lesson.txt"
    with refusals():
        with progress_bar() as progress:
            prepare(progress, engine.__name__, *modules_of([RIVAL]))
        if new:
            for old in (path, path.with_suffix(GAME)):
                old.unlink(missing_ok=True)
        rivals = {seat: make(RIVAL, seat) for seat in (1, 2)}
        names = [texts("play-person", number=1), texts("learn-rival-one"), texts("learn-rival-two")]
        resume = "ethnos learn" if save is None else shlex.join(["ethnos", "learn", "--save", str(save)])
        learn_here(out, names, rivals.__getitem__, path, resume, AFTERWARDS.format(bot=RIVAL))
