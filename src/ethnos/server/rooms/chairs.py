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
    """The level of the bot that plays for somebody who has left."""

    @property
    def is_person(self) -> bool:
        """Somebody sits here, at the table or away."""
        return self.kind == "person" and bool(self.secret)

    @property
    def bot(self) -> str:
        """The level of the bot that plays for this seat, or nothing."""
        return self.level if self.kind == "bot" else self.substitute


def new_secret() -> str:
    """A secret for a seat: it is all that its owner needs."""
    return secrets.token_urlsafe(SECRET_BYTES)


def digest_of(secret: str) -> str:
    """What is stored of a secret: it is random and long, so that a plain digest hides it."""
    return sha256(secret.encode()).hexdigest()
