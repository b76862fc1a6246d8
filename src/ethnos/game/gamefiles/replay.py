"""Replays a game file and checks each of its lines."""

from dataclasses import dataclass, field
from typing import NoReturn

from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.moves import Move, is_turn_over
from ethnos.engine.ruleset import options_as_kept
from ethnos.engine.state import SOURCE_NAMES, Table, copied
from ethnos.game.game import Game
from ethnos.game.gamefiles.file_lines import (
    AgeEntry,
    Entry,
    Header,
    MoveEntry,
    ScoresEntry,
    UnfinishedEntry,
    age_has_ended,
    missing_tag,
    result_of,
)
from ethnos.notation.commitment import commitment, deck_digest
from ethnos.notation.movetext import write_move
from ethnos.notation.terms import (
    write_row,
)
from ethnos.notation.text_errors import BadGameFile, NotationError


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
        return Replay(self).run()


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


def new_game(header: Header) -> Game:
    """The game that a header describes, before its first move."""
    if header.position is not None:
        return Game.from_position(header.position)
    if header.seed is None:
        raise BadGameFile("seed-secret", header.lines["commitment"])
    options = options_as_kept(dict(header.options))
    return Game.new(header.players, header.preset, header.tribes, header.seed, **options)


class Replay:
    """Replays a file, checks each of its lines and counts what it has confirmed."""

    def __init__(self, file: GameFile) -> None:
        self.file = file
        self.moves = self.ages = self.points = 0
        self.due: list[str] = ["age"]
        """Lines that must come before the next move."""

    def _refuse(self, code: str, line: int, **values: object) -> NoReturn:
        raise BadGameFile(code, line, **values)

    def run(self) -> Game:
        """The game, if every line fits."""
        self.game = self._start()
        for entry in self.file.entries:
            if isinstance(entry, AgeEntry):
                self._check_age(entry)
            elif isinstance(entry, ScoresEntry):
                self._check_scores(entry)
            elif isinstance(entry, MoveEntry):
                self._play(entry)
            else:
                self._continue_turn(entry)
        self._check_end()
        return self.game

    def _start(self) -> Game:
        header = self.file.header
        if header.seed is not None and header.commitment not in (None, commitment(header.seed)):
            self._refuse("commitment-wrong", header.lines["commitment"])
        return new_game(header)

    def _expect(self, due: str, line: int) -> None:
        """Refuse a line of this kind unless it is due now."""
        if not self.due:
            self._refuse(f"unexpected-{due}", line)
        if self.due[0] != due:
            self._refuse(f"{self.due[0]}-due", line)
        self.due.pop(0)

    def _check_age(self, entry: AgeEntry) -> None:
        self._expect("age", entry.line)
        table = self.game.table
        if entry.age != table.age:
            self._refuse("age-wrong", entry.line, found=entry.age, expected=table.age)
        if entry.first != table.first:
            self._refuse("first-wrong", entry.line, found=entry.first, expected=table.first)
        if entry.deck != deck_digest(table):
            self._refuse("deck-wrong", entry.line, found=entry.deck, expected=deck_digest(table))
        self.ages += 1

    def _check_scores(self, entry: ScoresEntry) -> None:
        self._expect("scores", entry.line)
        table, players = self.game.table, self.game.players
        age = table.age - ("age" in self.due)
        if entry.age != age:
            self._refuse("age-wrong", entry.line, found=entry.age, expected=age)
        points_by_source: dict[str, list[int]] = {
            name: table.sheet[age - 1].column(n)[:players] for n, name in enumerate(SOURCE_NAMES)
        }
        points_by_source["glory"] = table.glory[:players]
        for name, points in points_by_source.items():
            row = entry.rows.get(name, [0] * players)
            if row != points:
                self._refuse("scores-wrong", entry.line, source=name, found=write_row(row), expected=write_row(points))
        self.points += sum(sum(row) for row in table.sheet[age - 1])

    def _play(self, entry: MoveEntry) -> None:
        self._check_nothing_due(entry.line)
        table = self.game.table
        if not is_turn_over(table):
            self._refuse("after-unfinished", entry.line)
        if not self.game.is_over and entry.seat != table.seat:
            self._refuse("seat-wrong", entry.line, found=entry.seat, expected=table.seat)
        reason = self.game.why_not(entry.move)
        if reason is not None:
            self._refuse("illegal-move", entry.line, move=write_move(entry.move), reason=reason)
        before = copied(table)
        self.game.play(entry.move)
        self.moves += 1
        self._check_end_of_age(before)

    def _continue_turn(self, entry: UnfinishedEntry) -> None:
        """The decisions of an unfinished turn, or those that finish the turn in which the position starts."""
        self._check_nothing_due(entry.line)
        before = copied(self.game.table)
        from_position = not is_turn_over(before)
        if from_position and self.game.actions:
            self._refuse("after-unfinished", entry.line)
        for action in entry.actions:
            legal = self.game.legal_actions()
            if action not in legal:
                possible = ", ".join(ACTION_NAMES[other] for other in legal)
                self._refuse("illegal-decision", entry.line, word=ACTION_NAMES[action], known=possible)
            self.game.apply(action)
            if is_turn_over(self.game.table) and not from_position:
                self._refuse("move-finished", entry.line)
        self._check_end_of_age(before)

    def _check_end_of_age(self, before: Table) -> None:
        if age_has_ended(before, self.game.table):
            self.due = ["scores"] if self.game.is_over else ["scores", "age"]

    def _check_nothing_due(self, line: int) -> None:
        if self.due:
            self._refuse(f"{self.due[0]}-due", line)

    def _check_end(self) -> None:
        self._check_nothing_due(self.file.end)
        header = self.file.header
        if not self.game.is_over:
            if header.result is not None:
                self._refuse("result-early", header.lines["result"])
            return
        if header.result is None:
            raise missing_tag("result", header.lines)
        result = result_of(self.game.table)
        if header.result != result:
            places, glory = write_row(result.places), write_row(result.glory)
            self._refuse("result-wrong", header.lines["result"], places=places, glory=glory)
