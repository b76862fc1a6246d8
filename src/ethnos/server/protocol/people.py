"""The requests of people who keep their games together, over HTTP, and the answers.

Their key is in the body of every request, never in an address: addresses are written to logs.
"""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from ethnos.base.plain import Limits, Plain
from ethnos.engine.components import Tribe
from ethnos.server.protocol.requests import Key, SeatOut
from ethnos.server.storage import Blocked, Report

SEATS_AT_ONCE: Final = 50
Token: TypeAlias = Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{20,64}$")]
Language: TypeAlias = Annotated[str, Limits(max_length=16)]
Text: TypeAlias = Annotated[str, Limits(max_length=1000)]


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonIn(Plain):
    """Store a new person, or change the language of a person."""

    key: Key
    language: Language


@dataclass(frozen=True, slots=True, kw_only=True)
class KeyIn(Plain):
    """A person, by their key."""

    key: Key


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnSeatIn(Plain):
    """A seat, opened by its secret."""

    table: Annotated[str, Limits(max_length=64)]
    secret: Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{1,64}$")]


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnSeatsIn(Plain):
    """Seats to store for a person."""

    key: Key
    seats: Annotated[list[OwnSeatIn], Limits(max_length=SEATS_AT_ONCE)]


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnTableIn(Plain):
    """A table at which a person's stored seats are to be deleted."""

    key: Key
    table: Annotated[str, Limits(max_length=64)]


@dataclass(frozen=True, slots=True, kw_only=True)
class NamedSeat(SeatOut):
    """A seat of a person, with their name at that table."""

    name: str
    over: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class PersonOut(Plain):
    """What the server stores about a person, and what it offers them."""

    seats: list[NamedSeat]
    rated: bool
    """They have asked for a rating."""
    mail: str
    """The address for notices; empty for none."""
    mail_confirmed: bool
    mail_offered: bool
    browsers: list[str]
    """Digests of the endpoints that take push messages."""
    push_key: str
    """The server's public key for push messages; empty if it sends none."""
    blocked: list[Blocked]
    reports: list[Report]
    """What they have reported to the host."""


@dataclass(frozen=True, slots=True, kw_only=True)
class UnblockIn(Plain):
    """A person whom another no longer blocks."""

    key: Key
    blocked: Annotated[str, Limits(max_length=64)]


@dataclass(frozen=True, slots=True, kw_only=True)
class CarryOut(Plain):
    """A code that gives another device the person's key, once."""

    code: str
    until: float


@dataclass(frozen=True, slots=True, kw_only=True)
class CodeIn(Plain):
    """A code that was entered on another device."""

    code: Token


@dataclass(frozen=True, slots=True, kw_only=True)
class CarriedGames(Plain):
    """What a code would bring to the other device."""

    games: int
    names: list[str]
    """Names under which they are played, some of them if there are many."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Carried(Plain):
    """The person's key, for the other device."""

    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DoneOut(Plain):
    """The request was carried out, and returns nothing."""

    done: bool = True


# --- Notices --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class MailIn(Plain):
    """The address for mails that it is a person's turn; empty for none."""

    key: Key
    address: Annotated[str, Limits(max_length=254)]


@dataclass(frozen=True, slots=True, kw_only=True)
class TokenIn(Plain):
    """A token from a mail."""

    token: Token


@dataclass(frozen=True, slots=True, kw_only=True)
class PushKeys(Plain):
    """What messages to a browser are encrypted with."""

    p256dh: Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{87}=?$")]
    auth: Annotated[str, Limits(pattern=r"^[A-Za-z0-9_-]{22}(==)?$")]


@dataclass(frozen=True, slots=True, kw_only=True)
class PushIn(Plain):
    """A browser that wants push messages."""

    key: Key
    endpoint: Text
    keys: PushKeys


@dataclass(frozen=True, slots=True, kw_only=True)
class EndpointIn(Plain):
    """A browser that wants no more push messages."""

    key: Key
    endpoint: Text


# --- Ratings --------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True, kw_only=True)
class RatedIn(Plain):
    """Whether somebody wants a rating."""

    key: Key
    on: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingOut(Plain):
    """A person's skill as OpenSkill estimates it."""

    mu: float
    sigma: float
    games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class PlayersStatistics(Plain):
    """A person's finished games with one number of players."""

    players: int
    games: int
    wins: int
    places: list[int]
    """How often they were first, second and so on."""
    mean_glory: float
    best_glory: int
    rating: RatingOut | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class TribeBands(Plain):
    """How many of a person's Bands a tribe has led."""

    tribe: Tribe
    bands: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Statistics(Plain):
    """Statistics of a person's games."""

    unfinished: int
    finished: int
    by_players: list[PlayersStatistics]
    tribes: list[TribeBands]
    """The favourite first."""
