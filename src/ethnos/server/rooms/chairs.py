"""Who plays for a seat, the secret that opens it, and who may come in."""

import secrets
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256
from typing import Final, TypeAlias

from ethnos.engine.components import MAX_PLAYERS
from ethnos.server.rooms.entries import Hid, Invited, Joined, Line, Removed, Requested, SeatKind, Settled, Started

SECRET_BYTES: Final = 20  # 160 random bits


@dataclass(slots=True)
class Chair:
    """A seat, and who plays for it."""

    kind: SeatKind
    level: str = ""
    name: str = ""
    secret: str = ""
    away: bool = False
    substitute: str = ""
    """The level of the bot that plays for a person who has left."""
    lost_at: float | None = None
    """When the connection of a person who is away was lost; None for a person who has left on their own."""
    timed_out: bool = False
    """The clock has moved for this person since they last did."""
    colour: int | None = None
    """A person's, or kept for one; None while nobody has chosen for this seat."""

    @property
    def is_person(self) -> bool:
        """Whether a person has this seat, present or away."""
        return self.kind == "person" and bool(self.secret)

    @property
    def has_left(self) -> bool:
        """Whether a person has left on their own: the others go on without asking them."""
        return self.away and self.lost_at is None

    @property
    def bot(self) -> str:
        """The level of the bot that plays for this seat, or an empty string."""
        return self.level if self.kind == "bot" else self.substitute

    def come_back(self) -> None:
        """The person is here again, and the bot that played for them stops."""
        self.away, self.substitute, self.lost_at, self.timed_out = False, "", None, False

    def seat_bot(self, level: str) -> None:
        """A bot plays for the person, or has the seat itself."""
        if self.is_person:
            self.substitute = level
        else:
            self.kind, self.level, self.colour = "bot", level, None


def held_colours(chairs: Sequence[Chair]) -> set[int]:
    """The colours that nobody else can choose."""
    return {chair.colour for chair in chairs if chair.colour is not None}


def colours_of(chairs: Sequence[Chair]) -> list[int]:
    """The colour of each seat (R4): people have theirs; the others have their seat's own, or what is left."""
    held = held_colours(chairs)
    own = [seat if chair.colour is None and seat not in held else chair.colour for seat, chair in enumerate(chairs)]
    left = [colour for colour in range(MAX_PLAYERS) if colour not in own]
    return [left.pop(0) if colour is None else colour for colour in own]


def new_secret() -> str:
    """A secret for a seat: it is the seat's only credential."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest_of(secret: str) -> str:
    """What is stored of a secret. The secret is long and random, so a plain digest is enough to hide it."""
    return sha256(secret.encode()).hexdigest()


MOST_WAITING: Final = 20
"""The most invitations, and the most requests, that are open at a table."""


Hidden: TypeAlias = frozenset[tuple[int, int, bool]]
"""A seat, one whose chat it hides (or all spectators), and whether it blocks that one."""


@dataclass(frozen=True, slots=True)
class Entrance:
    """The state of a table's entrance. Entries replace it, and never change it."""

    invitations: dict[str, int] = field(default_factory=dict)
    """The entry of each open invitation, by the digest of its code."""
    requests: dict[str, tuple[int, str]] = field(default_factory=dict)
    """The entry and the name of each open request, by the digest of its secret."""
    removed: frozenset[str] = frozenset()
    """The digests of the secrets of people whom the host has sent away or not let in."""

    def after(self, seq: int, line: Line, chairs: Sequence[Chair]) -> "Entrance":
        """The entrance after an entry; ``chairs`` are those before it."""
        match line:
            case Invited():
                return replace(self, invitations=self.invitations | {line.secret: seq})
            case Requested():
                return replace(self, requests=self.requests | {line.secret: (seq, line.name)})
            case Joined():
                return replace(self, requests={key: kept for key, kept in self.requests.items() if key != line.secret})
            case Removed():
                return replace(self, removed=self.removed | {chairs[line.seat].secret} - {""})
            case Settled():
                return self._settled(line.number)
            case Started():
                return Entrance()
        return self

    def _settled(self, number: int) -> "Entrance":
        declined = {key for key, (seq, _) in self.requests.items() if seq == number}
        return Entrance(
            {key: seq for key, seq in self.invitations.items() if seq != number},
            {key: kept for key, kept in self.requests.items() if key not in declined},
            self.removed | declined,
        )


def hidden_after(hidden: Hidden, line: Line) -> Hidden:
    """Who hides whom after an entry. Whoever newly sits down hides nobody, and is hidden from nobody."""
    match line:
        case Hid(seat, other, blocked, yes):
            return hidden | {(seat, other, blocked)} if yes else hidden - {(seat, other, blocked)}
        case Joined():
            return frozenset(pair for pair in hidden if line.seat not in pair[:2])
    return hidden
