"""Commands about single games: play, replay, verify."""

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import typer

from ethnos.base.files import data_folder
from ethnos.base.refusals import EthnosError
from ethnos.bots import check
from ethnos.bots import names as bot_names
from ethnos.cli.bots import display_names, for_seats, make_all, modules_of, split_specs
from ethnos.cli.common import (
    EDITION,
    AsJson,
    Options,
    Players,
    Preset,
    Quiet,
    Seed,
    Tribes,
    app,
    err,
    game_in,
    options_from,
    out,
    print_json,
    progress_bar,
    read_text,
    refusals,
    say,
    texts,
)
from ethnos.cli.first_compile import prepare
from ethnos.cli.server import open_tables
from ethnos.engine import play as engine
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.engine_errors import WrongSeat
from ethnos.engine.state import SPECTATOR
from ethnos.game.game import Game

DEFAULT_BOT: Final = "adept"
IN_THE_BROWSER: Final = ("no_browser", "share", "port", "database")
"""Options of ``play`` in the browser; all others are for the terminal."""


class NotThere(EthnosError):
    """Options of the terminal in the browser, or the other way round."""


class AllOrOne(EthnosError):
    """All hands and the view of one seat at once."""


class TooManyPeople(EthnosError):
    """More people than seats."""


class TooManyNames(EthnosError):
    """More names than people."""


GameFilePath = Annotated[Path, typer.Argument(metavar="FILE", help=texts("game-file"))]


@app.command(
    help=texts("play-help"),
    epilog=texts("cli-example", command="ethnos play --terminal --players 3 --bot expert,novice"),
)
def play(
    context: typer.Context,
    no_browser: Annotated[bool, typer.Option("--no-browser", help=texts("play-no-browser"))] = False,
    share: Annotated[bool, typer.Option("--share", help=texts("play-share"))] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT", help=texts("serve-port"))] = 0,
    database: Annotated[str, typer.Option(help=texts("play-database"))] = "",
    terminal: Annotated[bool, typer.Option("--terminal", help=texts("play-terminal"))] = False,
    players: Players = 4,
    people: Annotated[int, typer.Option(min=0, max=MAX_PLAYERS, help=texts("play-people"))] = 1,
    names: Annotated[str, typer.Option(help=texts("play-names"))] = "",
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT", help=texts("play-bots", bots=", ".join(bot_names())), show_default=DEFAULT_BOT),
    ] = None,
    preset: Preset = EDITION,
    tribes: Tribes = "random",
    seed: Seed = None,
    option: Options = None,
    save: Annotated[Path | None, typer.Option(help=texts("play-save"))] = None,
    new: Annotated[bool, typer.Option("--new", help=texts("play-new"))] = False,
) -> None:
    """Play, in the browser or in the terminal."""
    # Long, because every option of the command is a parameter.
    with refusals():
        _check_place(context, terminal)
    if not terminal:
        import webbrowser

        open_tables(port, database, None if no_browser else webbrowser.open, share=share)
        return
    from ethnos.notation import commitment
    from ethnos.terminal import play as play_here

    path = save or data_folder() / "terminal.ethnos"
    specs = split_specs(bot or [DEFAULT_BOT])
    with refusals():
        for spec in specs:
            check(spec)
        with progress_bar() as progress:
            prepare(progress, engine.__name__)
        game, notes = _unfinished(path), []
        seat_count = game.players if game and not new else players
        if people > seat_count:
            raise TooManyPeople(people=people, players=seat_count)
        own_names = [name.strip() for name in names.split(",") if name.strip()]
        if len(own_names) > people:
            raise TooManyNames(names=len(own_names), people=people)
        bot_specs = for_seats(specs, seat_count - people)
        if new and game is not None:
            notes.append(texts("play-kept", path=str(_set_aside(path))))
            game = None
        if game is None:
            game = Game.new(players, preset, tribes, seed, **options_from(option))
            if game.setup is not None:
                notes.append(texts("play-commitment", commitment=commitment(game.setup.seed)))
        else:
            notes.append(texts("play-resumed", path=str(path)))
        with progress_bar() as progress:
            prepare(progress, *modules_of(bot_specs))
        path.parent.mkdir(parents=True, exist_ok=True)
        seats = list(range(people))
        bots = dict(enumerate(make_all(bot_specs, secrets.randbits(64) if seed is None else seed), len(seats)))
        resume = ["ethnos", "play", "--terminal", "--people", str(people), "--bot", ",".join(specs)]
        resume += [*(["--names", names] if names else []), *(["--save", str(save)] if save else [])]
        seat_names = _names(own_names, people, display_names(bot_specs))
        play_here(out, game, seats, seat_names, bots.__getitem__, path, shlex.join(resume), notice="\n".join(notes))


@app.command(help=texts("replay-help"), epilog=texts("cli-example", command="ethnos replay game.ethnos --seat 0"))
def replay(
    file: GameFilePath,
    seat: Annotated[int | None, typer.Option(min=0, max=MAX_PLAYERS - 1, help=texts("replay-seat"))] = None,
    everything: Annotated[bool, typer.Option("--all", help=texts("replay-all"))] = False,
) -> None:
    """Step through a game file."""
    from ethnos.game.gamefiles import read_header
    from ethnos.terminal import replay as replay_here

    with refusals():
        if everything and seat is not None:
            raise AllOrOne
        with progress_bar() as progress:
            prepare(progress, engine.__name__)
        game = game_in(file)
        if seat is not None and seat >= game.players:
            raise WrongSeat(seat=seat, players=game.players)
        viewer = None if everything else SPECTATOR if seat is None else seat
        names = read_header(read_text(file)).names or _names([], game.players, [])
        replay_here(out, game, viewer, names)


@app.command("verify", help=texts("verify-help"), epilog=texts("cli-example", command="ethnos verify game.ethnos"))
def verify_file(file: GameFilePath, as_json: AsJson = False, quiet: Quiet = False) -> None:
    """Confirm a game file."""
    from ethnos.game.gamefiles import verify

    with refusals():
        with progress_bar(quiet=quiet) as progress:
            prepare(progress, engine.__name__)
        result = verify(read_text(file))
    counts = {"moves": result.moves, "ages": result.ages, "points": result.points}
    problem = result.problem
    place = {} if problem is None else {"line": problem.line or 1, "reason": problem.sentence(texts)}
    if as_json:
        print_json({"ok": result.ok, **counts, **place})
    elif result.ok:
        say(out, "verify-ok", path=str(file), **counts)
    else:
        say(err, "verify-failed", path=str(file), **place)
    raise typer.Exit(0 if result.ok else 1)


def _check_place(context: typer.Context, terminal: bool) -> None:
    """Refuse options that would have no effect here."""
    names = [name for name in context.params if _was_given(context, name)]
    wrong = [name for name in names if name != "terminal" and (name in IN_THE_BROWSER) == terminal]
    if wrong:
        options = [f"--{name.replace('_', '-')}" for name in wrong]
        raise NotThere(options=options, terminal="yes" if terminal else "no")


def _was_given(context: typer.Context, name: str) -> bool:
    source = context.get_parameter_source(name)
    return source is not None and source.name == "COMMANDLINE"  # by name: the class differs between versions


def _unfinished(path: Path) -> Game | None:
    """The saved game of a file, if it is not over yet."""
    if not path.exists():
        return None
    game = game_in(path)
    return None if game.is_over else game


def _set_aside(path: Path) -> Path:
    """Rename a game's file to make room for a new one; returns the new name."""
    number = 1
    while (other := path.with_name(f"{path.stem}-{number}{path.suffix}")).exists():
        number += 1
    return path.rename(other)


def _names(names: Sequence[str], people: int, bots: Sequence[str]) -> list[str]:
    """The names of the people, those without one by number, then those of the bots."""
    numbered = [texts("play-person", number=seat + 1) for seat in range(len(names), people)]
    return [*names, *numbered, *bots]
