"""Reads game files, extension ``.ethnos``. An altered file is refused with the first line that does not fit."""

import re
from datetime import date as Date  # noqa: N812 - ``date`` is a field here
from typing import Any

from ethnos.base.arguments import checked
from ethnos.engine.actions import ACTION_IDS
from ethnos.engine.components import KINDS, MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.play import tribe_names
from ethnos.engine.rng import SEED_BITS
from ethnos.engine.state import SOURCE_NAMES
from ethnos.game.game import Game
from ethnos.game.gamefiles.file_lines import (
    AGE_LINE,
    BODY_LINE,
    COMMENT_MARKS,
    MOST_MOVES,
    MOST_POINTS,
    MOVE_LINE,
    POSITION_MARK,
    SCORES_LINE,
    SETUP_TAGS,
    TAG_LINE,
    TAGS,
    TITLE,
    TRIBE_CHOICES,
    UNFINISHED_LINE,
    AgeEntry,
    Entry,
    Header,
    MoveEntry,
    Result,
    ScoresEntry,
    UnfinishedEntry,
    missing_tag,
)
from ethnos.game.gamefiles.replay import GameFile, Replay, Verification
from ethnos.notation.movetext import move_in
from ethnos.notation.position import read_whole_position, rules_of
from ethnos.notation.terms import (
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
)
from ethnos.notation.text_errors import BadGameFile, NotationError, on_line


@checked
def read_game(text: str) -> Game:
    """The game in a file, replayed and checked; ``BadGameFile`` names the line that does not fit."""
    return read_game_file(text).game()


@checked
def read_header(text: str) -> Header:
    """The header alone, even if the rest of the file is wrong or the seed is not revealed."""
    return _read_lines(text, header_only=True).header()


@checked
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
        self._tags[tag] = (line, value if tag == "names" else words_of(value))
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
        tribes = tribe_names(table)
        values: dict[str, Any] = {}
        for tag in ("names", "date", "result"):
            if tag in self._tags:
                line, value = self._tags[tag]
                with on_line(line, BadGameFile):
                    values[tag] = _tag_value(tag, value, table.players)
        return Header(table.players, preset, tribes, options, position=text, lines=self.lines(), **values)


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
    if tag == "names":
        return _read_names(value, players)
    if tag == "date":
        return _read_date(value)
    return _read_result(value, players)


def _read_commitment(value: str) -> str:
    if not re.fullmatch(r"[0-9a-f]{64}", value):
        raise NotationError("commitment-form")
    return value


def _read_names(value: str, players: int) -> tuple[str, ...]:
    names = tuple(name.strip() for name in value.split(","))
    if len(names) != players or not all(name.isprintable() and name for name in names):
        raise NotationError("names-form", players=players)
    return names


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


@checked
def verify(text: str) -> Verification:
    """Replay a file and confirm its commitment, every shuffle, every move and every point."""
    replay: Replay | None = None
    try:
        file = read_game_file(text)
        replay = Replay(file)
        if file.header.commitment is None and file.header.position is None:
            raise missing_tag("commitment", file.header.lines)
        game = replay.run()
    except NotationError as problem:
        moves, ages, points = (replay.moves, replay.ages, replay.points) if replay is not None else (0, 0, 0)
        return Verification(False, moves, ages, points, problem.line, problem)
    return Verification(True, replay.moves, replay.ages, replay.points, game=game)
