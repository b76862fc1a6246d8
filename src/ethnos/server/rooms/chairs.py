"""Who plays for a seat, and the secret that opens it."""

import secrets
from dataclasses import dataclass
from hashlib import sha256
from typing import Final

from ethnos.server.rooms.entries import SeatKind

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


def new_secret() -> str:
    """A secret for a seat: it is the seat's only credential."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest_of(secret: str) -> str:
    """What is stored of a secret. The secret is long and random, so a plain digest is enough to hide it."""
    return sha256(secret.encode()).hexdigest()
