"""A table of the server: its log folded into where it stands, and what may be added to that log.

Commands check and answer with the lines to append; nothing changes until these come back as stored entries through
``apply``. So every process that reads the same log has the same table, and what was not stored never happened.
"""

import hmac
import secrets
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final

from ethnos.bots.registry import LEVELS
from ethnos.engine import play as engine
from ethnos.engine.rng import SEED_BITS
from ethnos.engine.state import OVER, Table, copied
from ethnos.events import Event, events_of, opening_events
from ethnos.game import Game, Setup
from ethnos.moves import Move, expand
from ethnos.notation import commitment
from ethnos.refusals import EthnosError
from ethnos.server.rooms.clock import Clock
from ethnos.server.rooms.entries import (
    Answered,
    Asked,
    BotSeated,
    Created,
    Joined,
    Left,
    Line,
    Moved,
    Paused,
    Question,
    Reacted,
    Rematch,
    Resumed,
    Returned,
    Said,
    Started,
    Undone,
    Who,
)

SECRET_BYTES: Final = 20  # 160 random bits
NAME_LENGTH: Final = 24
TEXT_LENGTH: Final = 400
CHAT_KEPT: Final = 200
LINES_A_MINUTE: Final = 20
"""What one seat may say, and all who look on together: a table's log does not grow without end."""
REACTIONS: Final = ("hello", "well_played", "thanks", "thinking", "oops", "ouch", "wow", "good_game")
SUBSTITUTE: Final = "adept"
"""Who moves for somebody whose time is over."""


class NotNow(EthnosError):
    """Something that cannot be done at this table now; the code says why."""

    family = "server-"


@dataclass(slots=True)
class Chair:
    """A seat, and who plays for it."""

    kind: str
    level: str = ""
    name: str = ""
    secret: str = ""
    away: bool = False
    substitute: str = ""
    """The level of the bot that plays for somebody who has left."""

    @property
    def is_person(self) -> bool:
        """Somebody sits here, at the table or away."""
        return self.kind == "person" and bool(self.secret)

    @property
    def bot(self) -> str:
        """The level of the bot that plays for this seat, or nothing."""
        return self.level if self.kind == "bot" else self.substitute


@dataclass(slots=True)
class Room:
    """Where a table stands."""

    table_id: str
    seq: int = 0
    created: Created | None = None
    chairs: list[Chair] = field(default_factory=list)
    host: int | None = None
    setup: Setup | None = None
    table: Table | None = None
    actions: list[int] = field(default_factory=list)
    commitment: str = ""
    clock: Clock = field(default_factory=lambda: Clock("none", 0, 0))
    paused: bool = False
    question: Asked | None = None
    consents: set[int] = field(default_factory=set)
    moves: list[Moved] = field(default_factory=list)
    move_seqs: list[int] = field(default_factory=list)
    """The entry of each of these moves."""
    taken_back: dict[int, list[int]] = field(default_factory=dict)
    """For each entry that took moves back, the entries of these moves."""
    move_ids: dict[tuple[int, str], int] = field(default_factory=dict)
    """Moves that were played, by seat and the client's id, and the entry of each: two clients may count alike."""
    chat: list[Said] = field(default_factory=list)
    talked: dict[int, deque[float]] = field(default_factory=dict)
    """When each seat last said something, so many times back as it may in a minute."""
    rematch: str = ""

    # --- Reading ----------------------------------------------------------------------------------------------

    @property
    def settings(self) -> Created:
        """What the table was made with."""
        if self.created is None:
            raise NotNow("no-table")
        return self.created

    @property
    def game(self) -> Game | None:
        """The game as it stands, without its past: a table in memory is two kilobytes, not two thousand."""
        return None if self.table is None else Game(self.setup, self.table)

    @property
    def status(self) -> str:
        """``open``, ``running`` or ``over``."""
        if self.table is None:
            return "open"
        return "over" if self.table.phase == OVER else "running"

    @property
    def seat_on_turn(self) -> int | None:
        """Who decides."""
        return int(self.table.seat) if self.table is not None and self.table.phase != OVER else None

    @property
    def bot_on_turn(self) -> str:
        """The level of the bot that has to move now, or nothing."""
        seat = self.seat_on_turn
        return "" if seat is None or self.paused else self.chairs[seat].bot

    @property
    def deadline(self) -> float | None:
        """When the time of the person on turn is over."""
        seat = self.seat_on_turn
        if seat is None or self.paused or self.chairs[seat].bot:
            return None
        return self.clock.deadline(seat)

    def people(self) -> list[int]:
        """The seats of people who are at the table: they are asked for consent."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.is_person and not chair.bot and not chair.away]

    def free_seats(self) -> list[int]:
        """Seats without a person or a bot: the game begins when there are none left."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.kind != "bot" and not chair.is_person]

    def hosts(self) -> list[int]:
        """The seats that may do what is for the host: while the host is away, everybody at the table. So nobody's
        leaving blocks a game.
        """
        if self.host is None:
            return []
        others = self.people() if self.chairs[self.host].away else []
        return sorted({self.host, *others})

    def bot_seats(self) -> list[int]:
        """Where the host may seat a bot: before the game where no person sits, later for somebody who has left."""
        return [seat for seat in range(len(self.chairs)) if self._why_no_bot(seat) is None]

    def asked_seats(self) -> list[int]:
        """The people whose answer to the open question is still missing."""
        return [seat for seat in self.people() if seat not in self.consents] if self.question is not None else []

    def seat_of(self, secret: str) -> int | None:
        """The seat that a secret opens; every seat is compared, each in constant time."""
        digest, found = digest_of(secret), None
        for seat, chair in enumerate(self.chairs):
            if chair.secret and hmac.compare_digest(chair.secret, digest):
                found = seat
        return found

    # --- The fold ---------------------------------------------------------------------------------------------

    def apply(self, seq: int, at: float, line: Line) -> list[Event]:
        """Take in an entry; what happened in the game by it, uncut."""
        if seq != self.seq + 1:
            raise NotNow("gap")
        self.seq = seq
        match line:
            case Created():
                self._create(line)
            case Joined():
                chair = self.chairs[line.seat]
                chair.kind, chair.name, chair.secret, chair.away = "person", line.name, line.secret, False
                self.host = line.seat if self.host is None else self.host
            case Left():
                self._leave(line.seat)
            case Returned():
                chair = self.chairs[line.seat]
                chair.away, chair.substitute = False, ""
            case BotSeated():
                self._seat_bot(line)
            case Started():
                return self._start(line, at)
            case Moved():
                return self._move(line, at)
            case Undone():
                self._undo(line, at)
            case Asked():
                self.question, self.consents = line, {line.seat}
            case Answered():
                self.consents.add(line.seat)
                self.question = self.question if line.yes else None
            case Paused():
                self.paused, self.question = True, None
                self.clock.pause(self.seat_on_turn, at)
            case Resumed():
                self.paused = False
                self.clock.resume(at)
            case Said() | Reacted():
                self._hear(line, at)
            case Rematch():
                self.rematch = line.table_id
        return []

    def _create(self, line: Created) -> None:
        self.created = line
        self.chairs = [Chair(seat["kind"], seat.get("level", "")) for seat in line.seats]
        self.clock = Clock.read(line.clock)

    def _leave(self, seat: int) -> None:
        chair = self.chairs[seat]
        if self.table is not None:
            chair.away = True
            if self.question is not None and self.question.seat == seat:
                self.question = None
            return
        self.chairs[seat] = Chair("open")
        if self.host == seat:
            self.host = next((other for other, chair in enumerate(self.chairs) if chair.is_person), None)

    def _seat_bot(self, line: BotSeated) -> None:
        chair = self.chairs[line.seat]
        if chair.is_person:
            chair.substitute = line.level
        else:
            chair.kind, chair.level = "bot", line.level

    def _start(self, line: Started, at: float) -> list[Event]:
        made = self.settings
        tribes = made.tribes if isinstance(made.tribes, str) else tuple(made.tribes)
        self.setup = Setup(made.players, made.preset, tribes, int(line.seed), tuple(made.options.items()))
        self.table = self.setup.table()
        self.commitment = line.commitment
        self.clock.start(made.players, at)
        return opening_events(self.table)

    def _move(self, line: Moved, at: float) -> list[Event]:
        table = self._table()
        happened: list[Event] = []
        for action in line.actions:
            happened += events_of(table, action)
            engine.apply_action(table, action)
        self.actions += line.actions
        self.moves.append(line)
        self.move_seqs.append(self.seq)
        if line.move_id:
            self.move_ids[line.seat, line.move_id] = self.seq
        self.question = None
        self.clock.moved(line.seat, at)
        return happened

    def _undo(self, line: Undone, at: float) -> None:
        on_turn, made = self.seat_on_turn, len(self.moves)
        self.actions = self.actions[: len(self.actions) - line.actions]
        self.table = self.replayed().table
        while sum(len(move.actions) for move in self.moves) > len(self.actions):
            self.moves.pop()
        left = len(self.moves)
        self.taken_back[self.seq] = self.move_seqs[left:]
        del self.move_seqs[left:]
        self.clock.undone(on_turn, made - left, at)
        self.question = None

    def _hear(self, line: Said | Reacted, at: float) -> None:
        self.talked.setdefault(line.seat, deque(maxlen=LINES_A_MINUTE)).append(at)
        if isinstance(line, Said):
            self.chat = [*self.chat[1 - CHAT_KEPT :], line]

    def _table(self) -> Table:
        if self.table is None:
            raise NotNow("not-started")
        return self.table

    def replayed(self) -> Game:
        """The game with its past, played again from its setup."""
        if self.setup is None:
            raise NotNow("not-started")
        game = Game(self.setup, self.setup.table())
        for action in self.actions:
            game.apply(action)
        return game

    def copy(self) -> "Room":
        """The same table again; what is done to one is not done to the other."""
        return replace(
            self,
            chairs=[replace(chair) for chair in self.chairs],
            table=None if self.table is None else copied(self.table),
            actions=list(self.actions),
            clock=replace(self.clock, left=dict(self.clock.left), made=list(self.clock.made)),
            consents=set(self.consents),
            moves=list(self.moves),
            move_seqs=list(self.move_seqs),
            taken_back=dict(self.taken_back),
            move_ids=dict(self.move_ids),
            talked={seat: times.copy() for seat, times in self.talked.items()},
        )

    # --- Commands before the game -----------------------------------------------------------------------------

    def join(self, name: str, seat: int | None = None) -> tuple[Joined, str]:
        """A seat for somebody; the secret is told to them alone."""
        if self.table is not None:
            raise NotNow("already-started")
        free = self.free_seats()
        if not free:
            raise NotNow("table-full")
        if seat is not None and seat not in free:
            raise NotNow("seat-taken")
        secret = new_secret()
        return Joined(free[0] if seat is None else seat, clean(name, NAME_LENGTH), digest_of(secret)), secret

    def start(self, seat: int) -> Started:
        """The host deals once every seat is taken."""
        if self.table is not None:
            raise NotNow("already-started")
        self._check_host(seat)
        if self.free_seats():
            raise NotNow("seats-empty")
        seed = secrets.randbits(SEED_BITS)
        return Started(str(seed), commitment(seed))

    def seat_bot(self, host: int, seat: int, level: str) -> BotSeated:
        """The host seats a bot."""
        self._check_host(host)
        if level not in LEVELS:
            raise NotNow("no-such-level")
        if not 0 <= seat < len(self.chairs):
            raise NotNow("no-such-seat")
        problem = self._why_no_bot(seat)
        if problem is not None:
            raise problem
        return BotSeated(seat, level)

    def _why_no_bot(self, seat: int) -> NotNow | None:
        chair, started = self.chairs[seat], self.table is not None
        if started and chair.bot:
            return NotNow("bot-seated")
        return NotNow("seat-taken") if chair.is_person and not (chair.away and started) else None

    def _check_host(self, seat: int) -> None:
        if seat not in self.hosts():
            raise NotNow("host-only")

    def leave(self, seat: int) -> list[Line]:
        """Somebody gets up."""
        if self.status == "over" or self.chairs[seat].away:
            raise NotNow("not-here")
        return [Left(seat), *self._settled_without(seat)]

    def lose(self, seat: int) -> list[Line]:
        """Somebody has been gone for a while without a word; before the game a seat is kept for them."""
        if self.status != "running" or self.chairs[seat].away:
            return []
        return [Left(seat, lost=True), *self._settled_without(seat)]

    def _settled_without(self, seat: int) -> list[Line]:
        """An open question waits for nobody who has left: it is granted if all others have agreed."""
        asked, others = self.question, set(self.people()) - {seat}
        if asked is None or asked.seat not in others or not others <= self.consents:
            return []
        return [self._granted(asked)]

    def come_back(self, seat: int) -> list[Line]:
        """Whoever opens their seat again is back, and a bot that played for them gets up."""
        chair = self.chairs[seat]
        return [Returned(seat)] if chair.away or chair.substitute else []

    # --- Commands of the game ---------------------------------------------------------------------------------

    def move(self, seat: int, move: Move, move_id: str) -> Moved | None:
        """A person's move; None for one that was played already."""
        if (seat, move_id) in self.move_ids:
            return None
        self._check_turn(seat)
        return Moved(seat, list(expand(self._table(), move).actions), "person", move_id)

    def decisions(self, seat: int, actions: Sequence[int], by: Who) -> Moved:
        """A bot's move; what is not legal is refused before it is stored, as every line is."""
        if self.seat_on_turn != seat:
            raise NotNow("not-your-turn")
        return Moved(seat, [int(action) for action in actions], by)

    def check_hint(self, seat: int) -> None:
        """A hint is for whoever decides, at a table that allows it."""
        if not self.settings.hints:
            raise NotNow("no-hints")
        self._check_turn(seat)

    def _check_turn(self, seat: int) -> None:
        self._check_running()
        if self.paused:
            raise NotNow("paused")
        if self.seat_on_turn != seat:
            raise NotNow("not-your-turn")
        if self.chairs[seat].bot:
            raise NotNow("bot-plays")

    def _check_running(self) -> None:
        self._table()
        if self.status == "over":
            raise NotNow("over")

    # --- Undo and pause ---------------------------------------------------------------------------------------

    def undo(self, seat: int) -> list[Line]:
        """Take back one's last move: at once where it has shown nothing, otherwise with everybody's consent. What the
        clock has moved for somebody is nothing of their own: it goes with their last move, or not at all.
        """
        self._check_running()
        if all(move.seat != seat or move.by != "person" for move in self.moves):
            raise NotNow("nothing-to-undo")
        last = self.moves[-1]
        if last.seat == seat and last.by == "person" and self._shows_nothing(len(last.actions)):
            return [Undone(seat, len(last.actions))]
        return self._ask(seat, "undo")

    def pause(self, seat: int) -> list[Line]:
        """Stop the clocks, with everybody's consent."""
        self._check_running()
        if self.paused:
            raise NotNow("paused")
        return self._ask(seat, "pause")

    def resume(self, seat: int) -> list[Line]:
        """Anybody may go on."""
        if not self.paused:
            raise NotNow("not-paused")
        return [Resumed(seat)]

    def answer(self, seat: int, yes: bool) -> list[Line]:
        """A person's answer; the last Yes does what was asked."""
        if self.question is None or seat not in self.asked_seats():
            raise NotNow("nothing-asked")
        lines: list[Line] = [Answered(seat, yes)]
        if yes and set(self.people()) <= self.consents | {seat}:
            lines.append(self._granted(self.question))
        return lines

    def _ask(self, seat: int, question: Question) -> list[Line]:
        if self.question is not None:
            raise NotNow("already-asked")
        asked = Asked(seat, question)
        return [asked, self._granted(asked)] if self.people() == [seat] else [asked]

    def _granted(self, asked: Asked) -> Line:
        if asked.question == "pause":
            return Paused(asked.seat)
        back = 0
        for move in reversed(self.moves):
            back += len(move.actions)
            if move.seat == asked.seat and move.by == "person":
                break
        return Undone(asked.seat, back)

    def _shows_nothing(self, actions: int) -> bool:
        """Whether the last decisions can be taken back by the rules of ``Game.undo``."""
        game = self.replayed()
        for _ in range(actions):
            if game.why_not_undo() is not None:
                return False
            game.undo()
        return True

    # --- Talk -------------------------------------------------------------------------------------------------

    def say(self, seat: int, name: str, text: str, now: float) -> Said:
        """A line of chat."""
        self._check_talk(seat, now)
        return Said(seat, clean(name, NAME_LENGTH), clean(text, TEXT_LENGTH))

    def react(self, seat: int, reaction: str, now: float) -> Reacted:
        """A short reaction."""
        self._check_talk(seat, now)
        if reaction not in REACTIONS:
            raise NotNow("no-such-reaction")
        return Reacted(seat, reaction)

    def _check_talk(self, seat: int, now: float) -> None:
        times = self.talked.get(seat)
        if times is not None and len(times) == LINES_A_MINUTE and now - times[0] < 60.0:
            raise NotNow("too-much-talk")


def new_secret() -> str:
    """A secret for a seat: it is all that its owner needs."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest_of(secret: str) -> str:
    """What is stored of a secret: it is random and long, so that a plain digest hides it."""
    return sha256(secret.encode()).hexdigest()


def clean(text: str, length: int) -> str:
    """Names and chat are data: printable, on one line, not too long."""
    kept = "".join(letter if letter.isprintable() else " " for letter in text)
    kept = " ".join(kept.split())[:length].rstrip()
    if not kept:
        raise NotNow("empty-text")
    return kept
