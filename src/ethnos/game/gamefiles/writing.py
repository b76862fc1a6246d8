"""Writes a game as text: a header, the moves, a digest of each shuffle, the scores of each Age."""

from collections.abc import Iterator, Mapping, Sequence
from datetime import date as Date  # noqa: N812 - ``date`` is a field here

from ethnos.base.arguments import checked
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.moves import is_turn_over, move_of
from ethnos.engine.play import apply_action
from ethnos.engine.state import Table, copied
from ethnos.game.game import Game, Setup
from ethnos.game.gamefiles.file_lines import POSITION_MARK, TITLE, age_has_ended, result_of
from ethnos.notation.commitment import commitment, deck_digest
from ethnos.notation.movetext import without_kept, write_move
from ethnos.notation.position import write_position
from ethnos.notation.terms import (
    HIDDEN,
    write_options,
    write_row,
    write_sources,
)
from ethnos.notation.text_errors import BadGameFile


@checked
def write_game(
    game: Game,
    comments: Mapping[int, Sequence[str]] | None = None,
    date: Date | None = None,
    *,
    names: Sequence[str] = (),
    reveal: bool = True,
) -> str:
    """A game as a file. ``comments`` follow the move with their number; 0 is before the first move. ``names`` says who
    plays, by seat.

    Without ``reveal`` the file has only the commitment, not the seed, and contains nothing hidden: not what an Elf
    kept, not the digest of a deck that is still in use, not the decisions of an unfinished move.
    """
    if game.setup is None and not reveal:
        raise BadGameFile("position-open")
    lines = [TITLE, *_start_lines(game, reveal=reveal), *_names_line(names, game.players), *_result_lines(game, date)]
    notes = comments or {}
    lines += _comment_lines(notes.get(0, ()))
    last_number = 0
    for number, line in _body_lines(game, reveal):
        lines.append(line)
        if number > last_number:  # the line of the move itself, not the scores and Ages after it
            lines += _comment_lines(notes.get(number, ()))
            last_number = number
    return "\n".join(lines) + "\n"


def _start_lines(game: Game, *, reveal: bool) -> Iterator[str]:
    """What the game starts from: a setup, or a position."""
    if game.setup is not None:
        yield from _setup_lines(game.setup, reveal=reveal)
        yield f"commitment: {commitment(game.setup.seed)}"
        return
    yield "position:"
    yield from (f"{POSITION_MARK} {line}" for line in write_position(game.start).splitlines())


def _setup_lines(setup: Setup, *, reveal: bool) -> Iterator[str]:
    tribes = setup.tribes.split(",") if isinstance(setup.tribes, str) else setup.tribes
    yield f"players: {setup.players}"
    yield f"preset: {setup.preset}"
    if setup.options:
        yield f"options: {write_options(setup.options)}"
    yield f"tribes: {', '.join(tribes)}"
    if reveal:
        yield f"seed: {setup.seed}"


def _names_line(names: Sequence[str], players: int) -> list[str]:
    """The names with a comma between them. What no reader takes in a name is a space."""
    if not names:
        return []
    printable = ["".join(" " if sign == "," or not sign.isprintable() else sign for sign in name) for name in names]
    written = [" ".join(name.split()) for name in printable]
    if len(written) != players or not all(written):
        raise BadGameFile("names-form", players=players)
    return ["names: " + ", ".join(written)]


def _result_lines(game: Game, date: Date | None) -> Iterator[str]:
    if date is not None:
        yield f"date: {date.isoformat()}"
    if game.is_over:
        result = result_of(game.table)
        yield f"result: places {write_row(result.places)}, glory {write_row(result.glory)}"


def _comment_lines(comments: Sequence[str]) -> list[str]:
    return [f"# {line.strip()}".rstrip() for comment in comments for line in comment.split("\n")]


def _body_lines(game: Game, reveal: bool) -> Iterator[tuple[int, str]]:
    """Each line below the header, with the number of moves made when it is written.

    A position may be in the middle of a turn: the decisions that finish it are written as a ``..`` line before move 1.
    """
    table = game.start
    before, actions, number = copied(table), list[int](), 0
    yield number, _age_line(table, hidden=not reveal and game.age == 1 and not game.is_over)
    for action in game.actions:
        apply_action(table, action)
        actions.append(action)
        if not is_turn_over(table):
            continue
        if is_turn_over(before):
            number += 1
            move = move_of(before, actions)
            yield number, f"{number}. {before.seat}: {write_move(move if reveal else without_kept(move))}"
        else:
            yield number, _decisions_line(actions)
        if age_has_ended(before, table):
            yield number, f"-- scores {before.age}: {', '.join(_score_rows(table, before.age))}"
        if table.age != before.age:
            yield number, _age_line(table, hidden=not reveal and game.age == table.age and not game.is_over)
        before, actions = copied(table), []
    if actions and reveal:
        yield number, _decisions_line(actions)


def _decisions_line(actions: Sequence[int]) -> str:
    return f".. {', '.join(ACTION_NAMES[action] for action in actions)}"


def _age_line(table: Table, *, hidden: bool) -> str:
    return f"== Age {table.age}, first {table.first}, deck {HIDDEN if hidden else deck_digest(table)} =="


def _score_rows(table: Table, age: int) -> list[str]:
    return [*write_sources(table, age), f"glory {write_row(table.glory[: table.players])}"]


def write_start(game: Game) -> str:
    """The shortest file that a game can be started from: a header without any moves."""
    start = _start_lines(game, reveal=True) if game.setup is None else _setup_lines(game.setup, reveal=True)
    return "\n".join([TITLE, *start])
