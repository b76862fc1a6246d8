"""Whole games as text, extension ``.ethnos``: a header, the moves, a digest of each shuffle, the scores of each Age.

Reading replays the game and checks all of it: an altered file is refused, with the first line that does not fit.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date as Date  # noqa: N812 - ``date`` is a field here
from typing import Any, Final, NoReturn, TypeAlias

from ethnos.engine.actions import ACTION_IDS, ACTION_NAMES
from ethnos.engine.components import KINDS, MAX_PLAYERS, MIN_PLAYERS, TRIBE_NAMES
from ethnos.engine.play import apply_action
from ethnos.engine.rng import SEED_BITS
from ethnos.engine.state import SOURCE_NAMES, Table, copied
from ethnos.game import Game, Setup
from ethnos.moves import Move, is_turn_over, move_of
from ethnos.notation.commitment import commitment, deck_digest
from ethnos.notation.errors import BadGameFile, NotationError, on_line
from ethnos.notation.movetext import move_in, without_kept, write_move
from ethnos.notation.position import read_whole_position, rules_of, write_position
from ethnos.notation.words import (
    HIDDEN,
    parts_of,
    read_name,
    read_number,
    read_options,
    read_preset,
    read_row,
    read_sources,
    read_tribes,
    words_of,
    write_options,
    write_row,
    write_sources,
)

TITLE: Final = "ethnos game 1"
COMMENT_MARKS: Final = ("#", ";")
SETUP_TAGS: Final = ("players", "preset", "options", "tribes", "seed", "commitment")
"""The tags of a game that is dealt from a seed; a position replaces all of them."""
TAGS: Final = ("position", *SETUP_TAGS, "date", "result")
POSITION_MARK: Final = "|"
"""The prefix of each line of the position that a game starts from."""
TRIBE_CHOICES: Final = ("random", "first_game")
MOST_POINTS: Final = 999
MOST_MOVES: Final = 1_000_000

AGE_LINE: Final = re.compile(r"== ?age ([0-9]+), ?first ([0-9]+), ?deck ([0-9a-f?]+) ?==")
SCORES_LINE: Final = re.compile(r"-- ?scores ([0-9]+): ?(.*)")
MOVE_LINE: Final = re.compile(r"([0-9]+)\. ?([0-9]+): ?(.*)")
UNFINISHED_LINE: Final = re.compile(r"\.\. ?(.*)")
BODY_LINE: Final = re.compile(r"==|--|\.\.|[0-9]")
TAG_LINE: Final = re.compile(r"([^:]*):(.*)")


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended, by seat."""

    places: tuple[int, ...]
    glory: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Header:
    """The lines above the moves."""

    players: int
    preset: str
    tribes: str | tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()
    seed: int | None = None
    """None while it is secret."""
    commitment: str | None = None
    position: str | None = None
    """The position that the game started from, as text; None if it was dealt from a seed."""
    date: Date | None = None
    result: Result | None = None
    lines: Mapping[str, int] = field(default_factory=dict, compare=False)
    """The line of each tag."""


@dataclass(frozen=True, slots=True)
class AgeEntry:
    """``== Age 2, first 3, deck 0123456789abcdef ==``."""

    line: int
    age: int
    first: int
    deck: str


@dataclass(frozen=True, slots=True)
class ScoresEntry:
    """``-- scores 1: duris 4 0, glory 4 0``."""

    line: int
    age: int
    rows: dict[str, list[int]]


@dataclass(frozen=True, slots=True)
class MoveEntry:
    """``12. 2: take elf.red``."""

    line: int
    number: int
    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class UnfinishedEntry:
    """``.. lead-tribe elf.red, leave elf.blue``: the decisions of an unfinished move."""

    line: int
    actions: tuple[int, ...]


Entry: TypeAlias = AgeEntry | ScoresEntry | MoveEntry | UnfinishedEntry


@dataclass(frozen=True, slots=True)
class GameFile:
    """A parsed file: its syntax is correct, and nothing else is checked yet."""

    header: Header
    entries: tuple[Entry, ...]
    comments: dict[int, tuple[str, ...]]
    """By the number of the move they follow; 0 for those before the first."""
    end: int
    """The last line."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """All whole moves."""
        return tuple(entry.move for entry in self.entries if isinstance(entry, MoveEntry))

    def game(self) -> Game:
        """The game, replayed and checked."""
        return _Replay(self).run()


@dataclass(frozen=True, slots=True)
class Verification:
    """What a replay has confirmed, up to the first failure."""

    ok: bool
    moves: int = 0
    ages: int = 0
    """Shuffles that gave the expected deck."""
    points: int = 0
    """Glory that was scored as the file says."""
    line: int | None = None
    problem: NotationError | None = None
    """Why the line does not fit."""
    game: Game | None = field(default=None, compare=False)
    """The game, if everything fits."""


# --- Writing --------------------------------------------------------------------------------------------------


def write_game(
    game: Game,
    comments: Mapping[int, Sequence[str]] | None = None,
    date: Date | None = None,
    *,
    reveal: bool = True,
) -> str:
    """A game as a file. ``comments`` follow the move with their number; 0 is before the first move.

    Without ``reveal`` the file has only the commitment, not the seed, and contains nothing hidden: not what an Elf
    kept, not the digest of a deck that is still in use, not the decisions of an unfinished move.
    """
    if game.setup is None and not reveal:
        raise BadGameFile("position-open")
    lines = [TITLE, *_start_lines(game, reveal=reveal), *_result_lines(game, date)]
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


def _result_lines(game: Game, date: Date | None) -> Iterator[str]:
    if date is not None:
        yield f"date: {date.isoformat()}"
    if game.is_over:
        result = _result(game.table)
        yield f"result: places {write_row(result.places)}, glory {write_row(result.glory)}"


def _result(table: Table) -> Result:
    players = table.players
    return Result(
        tuple(int(place) for place in table.places[:players]), tuple(int(points) for points in table.glory[:players])
    )


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
        if _age_has_ended(before, table):
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


def _age_has_ended(before: Table, after: Table) -> bool:
    return bool(after.age != before.age or after.seat < 0)


def _score_rows(table: Table, age: int) -> list[str]:
    return [*write_sources(table, age), f"glory {write_row(table.glory[: table.players])}"]


def write_start(game: Game) -> str:
    """The shortest file that a game can be started from: a header without any moves."""
    start = _start_lines(game, reveal=True) if game.setup is None else _setup_lines(game.setup, reveal=True)
    return "\n".join([TITLE, *start])


# --- Reading --------------------------------------------------------------------------------------------------


def read_game(text: str) -> Game:
    """The game in a file, replayed and checked; ``BadGameFile`` names the line that does not fit."""
    return read_game_file(text).game()


def read_header(text: str) -> Header:
    """The header alone, even if the rest of the file is wrong or the seed is not revealed."""
    return _read_lines(text, header_only=True).header()


def read_game_file(text: str) -> GameFile:
    """A parsed file: its syntax is checked, its game is not yet replayed."""
    reading = _read_lines(text)
    return GameFile(reading.header(), tuple(reading.entries), reading.comments_by_move(), reading.end)


def _read_lines(text: str, *, header_only: bool = False) -> "_Reading":
    rows = text.split("\n")
    if words_of(rows[0]) != TITLE:
        raise BadGameFile("title", 1, word=rows[0].strip(), title=TITLE)
    reading = _Reading(len(text.rstrip().split("\n")))
    for number, row in enumerate(rows[1:], 2):
        if header_only and BODY_LINE.match(row.strip()):
            break
        with on_line(number, BadGameFile):
            reading.add(number, row.strip())
    return reading


class _Reading:
    """Parses a file line by line."""

    def __init__(self, end: int) -> None:
        self.end = end
        self.entries: list[Entry] = []
        self._tags: dict[str, tuple[int, str]] = {}
        self._position: list[str] = []
        self._comments: dict[int, list[str]] = {}
        self._moves = 0
        self._players = MAX_PLAYERS

    def add(self, line: int, row: str) -> None:
        if not row:
            return
        if row.startswith(POSITION_MARK):
            self._add_position_line(line, row)
            return
        if row.startswith(COMMENT_MARKS):
            self._comments.setdefault(self._moves, []).append(row[1:].strip())
            return
        if BODY_LINE.match(row):
            self.check_tags()
        entry = self._entry(line, words_of(row))
        if entry is not None:
            self.entries.append(entry)
            return
        tag = TAG_LINE.fullmatch(row)
        if tag is None or self.entries:
            raise NotationError("unknown-line", word=row)
        self._add_tag(line, words_of(tag[1]), tag[2].strip())

    def _add_tag(self, line: int, tag: str, value: str) -> None:
        read_name("unknown-tag", tag, TAGS)
        if tag in self._tags:
            raise NotationError("key-twice", name=tag, first=self._tags[tag][0])
        self._tags[tag] = (line, words_of(value))
        if tag == "players":
            self._players = read_number(value, MIN_PLAYERS, MAX_PLAYERS)

    def _add_position_line(self, line: int, row: str) -> None:
        """A line of the position. The lines follow their tag without a gap, so that errors can give line numbers."""
        if "position" not in self._tags or line != self._tags["position"][0] + len(self._position) + 1:
            raise NotationError("unknown-line", word=row)
        self._position.append(row.removeprefix(POSITION_MARK).strip())
        if row.replace(" ", "").startswith(f"{POSITION_MARK}players:"):
            self._players = read_number(row.partition(":")[2], MIN_PLAYERS, MAX_PLAYERS)

    def comments_by_move(self) -> dict[int, tuple[str, ...]]:
        return {number: tuple(comments) for number, comments in self._comments.items()}

    # Below the header.

    def _entry(self, line: int, row: str) -> Entry | None:
        if match := AGE_LINE.fullmatch(row):
            return AgeEntry(line, int(match[1][:9]), int(match[2][:9]), match[3])
        if match := SCORES_LINE.fullmatch(row):
            sources = (*SOURCE_NAMES, "glory")
            rows = read_sources(parts_of(match[2]), sources, self._players, MOST_POINTS)
            return ScoresEntry(line, int(match[1][:9]), rows)
        if match := MOVE_LINE.fullmatch(row):
            return self._move(line, match)
        if match := UNFINISHED_LINE.fullmatch(row):
            names = tuple(read_name("unknown-decision", name, ACTION_IDS) for name in parts_of(match[1]))
            return UnfinishedEntry(line, tuple(ACTION_IDS[name] for name in names))
        return None

    def _move(self, line: int, match: re.Match[str]) -> MoveEntry:
        number, seat = read_number(match[1], 1, MOST_MOVES), read_number(match[2], 0, self._players - 1)
        self._moves += 1
        if number != self._moves:
            raise NotationError("move-number", found=number, expected=self._moves)
        keepable = [*KINDS, HIDDEN] if "seed" not in self._tags else KINDS
        return MoveEntry(line, number, seat, move_in(match[3], keepable))

    # The header.

    def check_tags(self) -> None:
        """Raise if a required tag is missing above the moves."""
        if "position" in self._tags:
            for tag in SETUP_TAGS:
                if tag in self._tags:
                    raise BadGameFile("tag-in-position", self._tags[tag][0], tag=tag)
            return
        for tag in ("players", "preset", "tribes"):
            if tag not in self._tags:
                raise missing_tag(tag, self.lines())
        if "seed" not in self._tags and "commitment" not in self._tags:
            raise missing_tag("seed", self.lines())

    def lines(self) -> dict[str, int]:
        return {tag: line for tag, (line, _) in self._tags.items()}

    def header(self) -> Header:
        self.check_tags()
        if "position" in self._tags:
            return self._position_header()
        players = self._players
        values: dict[str, object] = {}
        for tag, (line, value) in self._tags.items():
            with on_line(line, BadGameFile):
                values[tag] = _tag_value(tag, value, players)
        return Header(**values, lines=self.lines())  # type: ignore[arg-type]

    def _position_header(self) -> Header:
        """The header of a game that starts from a position; the position takes the place of a setup."""
        above = self._tags["position"][0]
        text = "\n".join(self._position)
        try:
            table = read_whole_position(text)
        except NotationError as problem:
            raise problem.within(BadGameFile, above + (problem.line or 0)) from None
        preset, options = rules_of(table)
        tribes = tuple(TRIBE_NAMES[tribe] for tribe in table.tribes[: table.tribe_count])
        values: dict[str, Any] = {}
        for tag in ("date", "result"):
            if tag in self._tags:
                line, value = self._tags[tag]
                with on_line(line, BadGameFile):
                    values[tag] = _tag_value(tag, value, table.players)
        return Header(table.players, preset, tribes, options, position=text, lines=self.lines(), **values)


def missing_tag(tag: str, lines: Mapping[str, int]) -> BadGameFile:
    """The error for a missing tag, on the line where it belongs: after the last tag that precedes it."""
    above = [line for other, line in lines.items() if TAGS.index(other) < TAGS.index(tag)]
    return BadGameFile("missing-tag", max(above, default=1) + 1, tag=tag)


def _tag_value(tag: str, value: str, players: int) -> object:
    if tag == "players":
        return players
    if tag == "preset":
        return read_preset(value)
    if tag == "options":
        return read_options(parts_of(value))
    if tag == "tribes":
        return value if value in TRIBE_CHOICES else read_tribes(value, players)
    if tag == "seed":
        return read_number(value, 0, (1 << SEED_BITS) - 1)
    if tag == "commitment":
        return _read_commitment(value)
    if tag == "date":
        return _read_date(value)
    return _read_result(value, players)


def _read_commitment(value: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{64}", value):
        raise NotationError("commitment-form")
    return value


def _read_date(value: str) -> Date:
    try:
        return Date.fromisoformat(value)
    except ValueError:
        raise NotationError("bad-date", word=value) from None


def _read_result(value: str, players: int) -> Result:
    match = re.fullmatch(r"places ([0-9 ]+), glory ([0-9 ]+)", value)
    if match is None:
        raise NotationError("result-form", word=value)
    return Result(tuple(read_row(match[1], players, players)), tuple(read_row(match[2], players, MOST_POINTS)))


# --- Replaying ------------------------------------------------------------------------------------------------


def new_game(header: Header) -> Game:
    """The game that a header describes, before its first move."""
    if header.position is not None:
        return Game.from_position(header.position)
    if header.seed is None:
        raise BadGameFile("seed-secret", header.lines["commitment"])
    return Game.new(header.players, header.preset, header.tribes, header.seed, **dict(header.options))


class _Replay:
    """Replays a file, checks each of its lines and counts what it has confirmed."""

    def __init__(self, file: GameFile) -> None:
        self.file = file
        self.moves = self.ages = self.points = 0
        self.due: list[str] = ["age"]
        """Lines that must come before the next move."""

    def refuse(self, code: str, line: int, **values: object) -> NoReturn:
        raise BadGameFile(code, line, **values)

    def run(self) -> Game:
        self.game = self.start()
        for entry in self.file.entries:
            if isinstance(entry, AgeEntry):
                self.check_age(entry)
            elif isinstance(entry, ScoresEntry):
                self.check_scores(entry)
            elif isinstance(entry, MoveEntry):
                self.play(entry)
            else:
                self.continue_turn(entry)
        self.check_end()
        return self.game

    def start(self) -> Game:
        header = self.file.header
        if header.seed is not None and header.commitment not in (None, commitment(header.seed)):
            self.refuse("commitment-wrong", header.lines["commitment"])
        return new_game(header)

    def expect(self, due: str, line: int) -> None:
        """Refuse a line of this kind unless it is due now."""
        if not self.due:
            self.refuse(f"unexpected-{due}", line)
        if self.due[0] != due:
            self.refuse(f"{self.due[0]}-due", line)
        self.due.pop(0)

    def check_age(self, entry: AgeEntry) -> None:
        self.expect("age", entry.line)
        table = self.game.table
        if entry.age != table.age:
            self.refuse("age-wrong", entry.line, found=entry.age, expected=table.age)
        if entry.first != table.first:
            self.refuse("first-wrong", entry.line, found=entry.first, expected=table.first)
        if entry.deck != deck_digest(table):
            self.refuse("deck-wrong", entry.line, found=entry.deck, expected=deck_digest(table))
        self.ages += 1

    def check_scores(self, entry: ScoresEntry) -> None:
        self.expect("scores", entry.line)
        table, players = self.game.table, self.game.players
        age = table.age - ("age" in self.due)
        if entry.age != age:
            self.refuse("age-wrong", entry.line, found=entry.age, expected=age)
        points_by_source: dict[str, list[int]] = {
            name: table.sheet[age - 1].column(n)[:players] for n, name in enumerate(SOURCE_NAMES)
        }
        points_by_source["glory"] = table.glory[:players]
        for name, points in points_by_source.items():
            row = entry.rows.get(name, [0] * players)
            if row != points:
                self.refuse("scores-wrong", entry.line, source=name, found=write_row(row), expected=write_row(points))
        self.points += sum(sum(row) for row in table.sheet[age - 1])

    def play(self, entry: MoveEntry) -> None:
        self.check_nothing_due(entry.line)
        table = self.game.table
        if not is_turn_over(table):
            self.refuse("after-unfinished", entry.line)
        if not self.game.is_over and entry.seat != table.seat:
            self.refuse("seat-wrong", entry.line, found=entry.seat, expected=table.seat)
        reason = self.game.why_not(entry.move)
        if reason is not None:
            self.refuse("illegal-move", entry.line, move=write_move(entry.move), reason=reason)
        before = copied(table)
        self.game.play(entry.move)
        self.moves += 1
        self.check_end_of_age(before)

    def continue_turn(self, entry: UnfinishedEntry) -> None:
        """The decisions of an unfinished turn, or those that finish the turn in which the position starts."""
        self.check_nothing_due(entry.line)
        before = copied(self.game.table)
        from_position = not is_turn_over(before)
        if from_position and self.game.actions:
            self.refuse("after-unfinished", entry.line)
        for action in entry.actions:
            legal = self.game.legal_actions()
            if action not in legal:
                possible = ", ".join(ACTION_NAMES[other] for other in legal)
                self.refuse("illegal-decision", entry.line, word=ACTION_NAMES[action], known=possible)
            self.game.apply(action)
            if is_turn_over(self.game.table) and not from_position:
                self.refuse("move-finished", entry.line)
        self.check_end_of_age(before)

    def check_end_of_age(self, before: Table) -> None:
        if _age_has_ended(before, self.game.table):
            self.due = ["scores"] if self.game.is_over else ["scores", "age"]

    def check_nothing_due(self, line: int) -> None:
        if self.due:
            self.refuse(f"{self.due[0]}-due", line)

    def check_end(self) -> None:
        self.check_nothing_due(self.file.end)
        header = self.file.header
        if not self.game.is_over:
            if header.result is not None:
                self.refuse("result-early", header.lines["result"])
            return
        if header.result is None:
            raise missing_tag("result", header.lines)
        result = _result(self.game.table)
        if header.result != result:
            places, glory = write_row(result.places), write_row(result.glory)
            self.refuse("result-wrong", header.lines["result"], places=places, glory=glory)


def verify(text: str) -> Verification:
    """Replay a file and confirm its commitment, every shuffle, every move and every point."""
    replay: _Replay | None = None
    try:
        file = read_game_file(text)
        replay = _Replay(file)
        if file.header.commitment is None and file.header.position is None:
            raise missing_tag("commitment", file.header.lines)
        game = replay.run()
    except NotationError as problem:
        moves, ages, points = (replay.moves, replay.ages, replay.points) if replay is not None else (0, 0, 0)
        return Verification(False, moves, ages, points, problem.line, problem)
    return Verification(True, replay.moves, replay.ages, replay.points, game=game)
