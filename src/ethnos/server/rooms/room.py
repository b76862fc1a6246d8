"""A table with its people: the entries of its log, applied one after another.

Commands (``seating.py``, ``turns.py``, ``consent.py``, ``chat.py``) check a request and return the lines to append.
Nothing changes until these come back as stored entries through ``apply``. So every process that reads the same log has
the same room, and what was not stored never happened.
"""

import hmac
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, TypeVar

from ethnos.engine.play import apply_action
from ethnos.engine.state import OVER, Table, copied
from ethnos.game.events import Event, opening_events, play_with_events
from ethnos.game.game import Game, Setup
from ethnos.server.rooms.chairs import Chair, Entrance, Hidden, colours_of, digest_of, hidden_after
from ethnos.server.rooms.checks import NotNow, counted
from ethnos.server.rooms.clock import Clock
from ethnos.server.rooms.entries import (
    Answered,
    Asked,
    BotSeated,
    Coloured,
    Created,
    Ended,
    Finished,
    Joined,
    Left,
    Line,
    Moved,
    Paused,
    Reacted,
    Rematch,
    Removed,
    Replaced,
    Resumed,
    Returned,
    Said,
    Started,
    Undone,
)
from ethnos.server.storage import Status

T = TypeVar("T")

CHAT_KEPT: Final = 200
LINES_A_MINUTE: Final = 20
"""Chat lines of one seat, and of all spectators together."""
SUBSTITUTE: Final = "adept"
"""The bot that moves for a person whose time has run out, or who is away."""
ABSENT_SECONDS: Final = 300.0
"""Without a clock: this long after a person's connection was lost, all others together may seat a bot for them."""
SPACING: Final = 64
"""In memory, a room keeps one earlier table for every so many decisions: an undo plays fewer than that again."""


@dataclass(slots=True)
class Room:
    """The state of a room: the table, and what the server adds around it."""

    table_id: str
    seq: int = 0
    created: Created | None = None
    chairs: list[Chair] = field(default_factory=list)
    host: int | None = None
    setup: Setup | None = None
    table: Table | None = None
    actions: list[int] = field(default_factory=list)
    earlier: list[tuple[int, Table]] = field(default_factory=list, compare=False)
    """The table before each move not undone, with the number of decisions until then; ``thin_out`` drops most."""
    commitment: str = ""
    clock: Clock = field(default_factory=lambda: Clock("none", 0, 0))
    paused: bool = False
    question: Asked | None = None
    asked_at: float = 0.0
    consents: set[int] = field(default_factory=set)
    moves: list[Moved] = field(default_factory=list)
    move_seqs: list[int] = field(default_factory=list)
    """The entry of each of these moves."""
    taken_back: dict[int, list[int]] = field(default_factory=dict)
    """For each entry that took moves back, the entries of these moves."""
    move_ids: dict[tuple[int, str], int] = field(default_factory=dict)
    """The entry of each move played, by seat and the client's id: two clients may use the same id."""
    undone_ids: set[tuple[int, str]] = field(default_factory=set)
    """The same for moves that were taken back."""
    undos: Counter[int] = field(default_factory=Counter)
    """How often each turn was taken back, by the number of moves before it."""
    counts: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often each seat has done what ``bounds.py`` counts."""
    chat: list[tuple[int, Said]] = field(default_factory=list)
    chat_times: dict[int, deque[float]] = field(default_factory=dict)
    """The times of each seat's last chat lines, at most as many as it may send in a minute."""
    rematch: str = ""
    ended: bool = False
    early: bool = False
    """The people have ended the game as it stood."""
    entrance: Entrance = field(default_factory=Entrance)
    hidden: Hidden = frozenset()

    # --- Reading ----------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Created:
        """The settings that the table was created with."""
        if self.created is None:
            raise NotNow("no-table")
        return self.created

    @property
    def game(self) -> Game | None:
        """The game as it stands, without its history: a table takes two kilobytes of memory, a history two thousand."""
        return None if self.table is None else Game(self.setup, self.table)

    @property
    def status(self) -> Status:
        """Before, during or after the game."""
        if self.ended:
            return "ended"
        if self.table is None:
            return "open"
        return "over" if self.early or self.table.phase == OVER else "running"

    @property
    def seat_to_move(self) -> int | None:
        """The seat to decide; None while no game is running."""
        return self.table.seat if self.table is not None and self.status == "running" else None

    @property
    def bot_to_move(self) -> str:
        """The level of the bot that has to move now, or an empty string."""
        seat = self.seat_to_move
        return "" if seat is None or self.paused else self.chairs[seat].bot

    @property
    def deadline(self) -> float | None:
        """When the time of the person to move runs out."""
        seat = self.seat_to_move
        if seat is None or self.paused or self.chairs[seat].bot:
            return None
        return self.clock.deadline(seat)

    def people(self) -> list[int]:
        """The seats of people who are at the table."""
        return [seat for seat in self.owners() if not self.chairs[seat].away]

    def owners(self) -> list[int]:
        """The seats that people play themselves, whether they are connected or not."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person and not chair.bot]

    def free_seats(self) -> list[int]:
        """Seats without a person or a bot: the game begins when there are none left."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot" and not chair.is_person]

    def hosts(self) -> list[int]:
        """The seats that may act as host: while the host is away, everybody at the table. No absence blocks a game."""
        if self.host is None:
            return []
        others = self.people() if self.chairs[self.host].away else []
        return sorted({self.host, *others})

    def bot_seats(self) -> list[int]:
        """Where the host may seat a bot: before the game where no person sits, later for a person who has left."""
        return [seat for seat in range(len(self.chairs)) if self.why_no_bot(seat) is None]

    def is_absent(self, seat: int, now: float) -> bool:
        """Whether a person's connection was lost long ago, at a table without a clock."""
        since = self.absent_from(seat)
        return since is not None and now >= since

    def absent_from(self, seat: int) -> float | None:
        """When the others may first agree on a bot for a person; None if that does not depend on time."""
        lost_at = self.chairs[seat].lost_at
        if self.status != "running" or self.clock.kind != "none" or lost_at is None or self.chairs[seat].bot:
            return None
        return lost_at + ABSENT_SECONDS

    def seat_of(self, secret: str) -> int | None:
        """The seat that a secret opens; every seat is compared, each in constant time."""
        digest, match = digest_of(secret), None
        for seat, chair in enumerate(self.chairs):
            if chair.secret and hmac.compare_digest(chair.secret, digest):
                match = seat
        return match

    # --- Applying ---------------------------------------------------------------------------------------------

    def apply(self, seq: int, at: float, line: Line, *, with_events: bool = True) -> list[Event]:
        """Apply an entry; returns the game's events, hidden ones too. Without them a move takes a tenth of the time."""
        if seq != self.seq + 1:
            raise NotNow("gap")
        self.seq = seq
        self.counts.update(counted(line))
        self.entrance, self.hidden = self.entrance.after(seq, line, self.chairs), hidden_after(self.hidden, line)
        match line:
            case Created():
                self._create(line)
            case Joined() | Replaced() | Coloured():
                self._sit(line)
            case Left() | Removed():
                self._leave(line, at)
            case Returned():
                self.chairs[line.seat].come_back()
            case BotSeated():
                self.question = None
                self.chairs[line.seat].seat_bot(line.level)
            case Started():
                return self._start(line, at)
            case Moved():
                return self._move(line, at, with_events)
            case Undone():
                self._undo(line, at)
            case Asked():
                self.question, self.asked_at, self.consents = line, at, {line.seat}
            case Answered():
                self.consents.add(line.seat)
                self.question = self.question if line.yes else None
            case Paused():
                self.paused, self.question = True, None
                self.clock.pause(self.seat_to_move, at)
            case Resumed():
                self.paused = False
                self.clock.resume(at)
            case Said() | Reacted():
                self._hear(line, at)
            case Rematch() | Ended() | Finished():
                self._finish(line)
        return []

    def _create(self, line: Created) -> None:
        self.created = line
        self.chairs = [Chair(seat["kind"], seat.get("level", ""), colour=seat.get("colour")) for seat in line.seats]
        self.clock = Clock.read(line.clock)

    def _sit(self, line: Joined | Replaced | Coloured) -> None:
        chair = self.chairs[line.seat]
        if isinstance(line, Coloured):
            chair.colour = line.colour
            return
        chair.secret = line.secret
        if isinstance(line, Joined):
            chair.kind, chair.name, chair.away, chair.lost_at = "person", line.name, False, None
            chair.colour = colours_of(self.chairs)[line.seat]
            self.host = line.seat if self.host is None else self.host

    def _leave(self, line: Left | Removed, at: float) -> None:
        if isinstance(line, Removed) or self.table is None:
            self._free(line.seat)
            return
        chair = self.chairs[line.seat]
        chair.away, chair.lost_at = True, at if line.lost else None
        if not line.lost and self.question is not None and self.question.seat == line.seat:
            self.question = None

    def _free(self, seat: int) -> None:
        self.chairs[seat] = Chair("open")
        if self.host == seat:
            self.host = next((other for other, chair in enumerate(self.chairs) if chair.is_person), None)

    def _start(self, line: Started, at: float) -> list[Event]:
        settings = self.settings
        tribes = settings.tribes if isinstance(settings.tribes, str) else tuple(settings.tribes)
        self.setup = Setup(settings.players, settings.preset, tribes, int(line.seed), tuple(settings.options.items()))
        self.table = self.setup.table()
        self.commitment = line.commitment
        self.clock.start(settings.players, at)
        return opening_events(self.table)

    def _move(self, line: Moved, at: float, with_events: bool) -> list[Event]:
        before, events = self.running_table(), list[Event]()
        self.earlier.append((len(self.actions), before))
        if with_events:
            events, self.table = play_with_events(before, line.actions)
        else:
            self.table = _played(before, line.actions)
        self.actions += line.actions
        self.moves.append(line)
        self.move_seqs.append(self.seq)
        if line.move_id:
            self.move_ids[line.seat, line.move_id] = self.seq
        self.chairs[line.seat].timed_out = line.by == "clock"
        self.question = None
        self.clock.moved(line.seat, at)
        return events

    def _undo(self, line: Undone, at: float) -> None:
        to_move, before, left = self.seat_to_move, len(self.moves), line.actions
        self.table = self.table_before(line.actions)
        del self.actions[len(self.actions) - line.actions :]
        while self.earlier and self.earlier[-1][0] >= len(self.actions):
            self.earlier.pop()
        while left > 0:
            move = self.moves.pop()
            left -= len(move.actions)
            self.undone_ids.add((move.seat, move.move_id))
        remaining = len(self.moves)
        self.undos[remaining] += 1
        self.taken_back[self.seq] = self.move_seqs[remaining:]
        del self.move_seqs[remaining:]
        self.clock.undone(to_move, before - remaining, at)
        self.question = None

    def _finish(self, line: Rematch | Ended | Finished) -> None:
        """Nothing more is played here: the people play elsewhere, or they or the host of the server have ended it."""
        self.rematch = line.table_id if isinstance(line, Rematch) else self.rematch
        self.ended, self.early = self.ended or isinstance(line, Ended), self.early or isinstance(line, Finished)
        self.question = None

    def _hear(self, line: Said | Reacted, at: float) -> None:
        self.chat_times.setdefault(line.seat, deque(maxlen=LINES_A_MINUTE)).append(at)
        if isinstance(line, Said):
            self.chat = [*self.chat[1 - CHAT_KEPT :], (self.seq, line)]

    def running_table(self) -> Table:
        """The table of a game that has begun."""
        if self.table is None:
            raise NotNow("not-started")
        return self.table

    def table_before(self, back: int) -> Table:
        """The table before the last ``back`` decisions. The engine plays only those since the nearest known table."""
        count = len(self.actions) - back
        for have, table in reversed(self.earlier):
            if have <= count:
                return _played(table, self.actions[have:count])
        if self.setup is None:
            raise NotNow("not-started")
        return _played(self.setup.table(), self.actions[:count])

    def thin_out(self) -> None:
        """Keep few earlier tables: each takes three kilobytes. After the game none is needed."""
        if self.status != "running":
            self.earlier = []
        self.earlier = list({have // SPACING: (have, table) for have, table in reversed(self.earlier)}.values())[::-1]

    def replayed(self) -> Game:
        """The game with its history, played again from its setup."""
        if self.setup is None:
            raise NotNow("not-started")
        game = Game(self.setup, self.setup.table())
        for action in self.actions:
            game.apply(action)
        return game

    def copy(self) -> "Room":
        """An independent copy. Both have the same table: entries replace it, and never change it."""
        room = _shallow(self)
        room.chairs = [_shallow(chair) for chair in self.chairs]
        room.actions, room.earlier = list(self.actions), list(self.earlier)
        room.clock = _shallow(self.clock)
        room.clock.left, room.clock.history = dict(self.clock.left), list(self.clock.history)
        room.consents = set(self.consents)
        room.moves, room.move_seqs = list(self.moves), list(self.move_seqs)
        room.taken_back, room.move_ids = dict(self.taken_back), dict(self.move_ids)
        room.undone_ids = set(self.undone_ids)
        room.undos, room.counts = self.undos.copy(), self.counts.copy()
        room.chat_times = {seat: times.copy() for seat, times in self.chat_times.items()}
        return room

    def become(self, other: "Room") -> None:
        """Take over everything from a newer copy, which must not be used any more."""
        for name in Room.__slots__:
            setattr(self, name, getattr(other, name))

    def why_no_bot(self, seat: int) -> NotNow | None:
        """Why the host may not seat a bot there; None if they may."""
        chair, started = self.chairs[seat], self.table is not None
        if started and chair.bot:
            return NotNow("bot-seated")
        if not chair.is_person or (started and (chair.has_left or (chair.away and chair.timed_out))):
            return None
        if started and chair.away and self.clock.kind != "none":
            return NotNow("clock-runs")
        return NotNow("seat-taken")

    def check_running(self) -> None:
        """Refuse what is possible only during the game."""
        self.running_table()
        if self.status == "over":
            raise NotNow("over")


def _shallow(value: T) -> T:
    """A copy of a dataclass with slots, whose parts are shared: a third of the time of ``dataclasses.replace``."""
    twin = object.__new__(type(value))
    for name in type(value).__slots__:  # type: ignore[attr-defined]
        setattr(twin, name, getattr(value, name))
    return twin


def _played(table: Table, actions: Sequence[int]) -> Table:
    """A table after more decisions; the table itself does not change."""
    table = copied(table) if actions else table
    for action in actions:
        apply_action(table, action)
    return table
