"""What can happen at a table, as data: enough to tell a game, to animate it and to rebuild all that is public.

Every event is a frozen value of plain fields: whole numbers, words such as ``elf.red`` or ``duris``, tuples of them, or
None. Seats are numbered from 0, Ages and Bands as in the record: Ages from 1, the Bands of an Age from 0.
"""

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from typing import Any, ClassVar, Final


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    kind: ClassVar[str] = ""
    """Its name among all kinds of events."""

    def to_json(self) -> dict[str, Any]:
        """The event as JSON takes it: its kind, then its fields."""
        plain = {field.name: _thawed(getattr(self, field.name)) for field in fields(self)}
        return {"kind": self.kind, **plain}


# --- The game and its Ages ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameStarted(Event):
    """The table is laid out (R1-R9)."""

    kind: ClassVar[str] = "game_started"
    players: int
    ages: int
    """How many there will be (R11)."""
    tribes: tuple[str, ...]
    tokens: tuple[tuple[int, ...], ...]
    """The Glory tokens of each kingdom, a value for each Age (R3)."""
    supply: tuple[int, ...]
    """The markers of each seat (O5)."""
    options: tuple[tuple[str, str], ...]
    """Every option by its name, with its value."""


@dataclass(frozen=True, slots=True)
class AgeStarted(Event):
    """All cards are shuffled and dealt anew (R12-R15, R41): Bands, Troll tokens and the Giant token are gone (R40).

    Deck and hands are told as they are after the deal; the ``HandDealt`` that follow only say which cards it gave.
    """

    kind: ClassVar[str] = "age_started"
    age: int
    first: int
    """The first player, who is on turn now."""
    pool: tuple[str, ...]
    deck_left: int
    hand_sizes: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class HandDealt(Event):
    """The hand with which a seat begins the Age (R12)."""

    kind: ClassVar[str] = "hand_dealt"
    seat: int
    size: int
    cards: tuple[str, ...] | None
    """None to everyone else."""


@dataclass(frozen=True, slots=True)
class AgeEnded(Event):
    """The third Dragon ends the Age (R22); hands are discarded and Glory is booked next (R31-R39)."""

    kind: ClassVar[str] = "age_ended"
    age: int
    seat: int
    """Who drew the third Dragon (R15)."""


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """R42-R46."""

    kind: ClassVar[str] = "game_ended"
    places: tuple[int, ...]
    """Of each seat, from 1; equals share a place."""
    glory: tuple[int, ...]
    skeleton_winner: int | None
    """Who won with ten Skeletons (O34)."""


# --- Turns and cards ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnPassed(Event):
    """The next seat has its turn (R16)."""

    kind: ClassVar[str] = "turn_passed"
    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A card from the deck to a hand: a recruit (R18) or a Wizard's draw (R-T12)."""

    kind: ClassVar[str] = "card_drawn"
    seat: int
    card: str | None
    """None to everyone else."""


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A face-up card to a hand, in everyone's sight (R18, R19)."""

    kind: ClassVar[str] = "card_taken"
    seat: int
    card: str


@dataclass(frozen=True, slots=True)
class Dragon(Event):
    """A Dragon off the deck (R21, R22)."""

    kind: ClassVar[str] = "dragon"
    seat: int
    number: int
    """1 to 3."""


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Event):
    """Cards from a hand, face up to the pool."""

    kind: ClassVar[str] = "cards_discarded"
    seat: int
    cards: tuple[str, ...]
    why: str
    """``turn`` (R27), ``elf`` (R-T3), ``age`` (R31) or ``skeletons`` (O3)."""


@dataclass(frozen=True, slots=True)
class CardsKept(Event):
    """An Elf keeps cards, nobody sees which (R-T3)."""

    kind: ClassVar[str] = "cards_kept"
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class SkeletonsShown(Event):
    """A hand of ten Skeletons: it wins at once or is discarded, as the option says (D2, O3, O34)."""

    kind: ClassVar[str] = "skeletons_shown"
    seat: int
    count: int


# --- Bands and Leaders ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BandPlayed(Event):
    """A Band is laid down (R24)."""

    kind: ClassVar[str] = "band_played"
    seat: int
    band: int
    """Its number among the Bands of the Age."""
    leader: str
    cards: tuple[str, ...]
    """All of them, the Leader first."""
    size: int


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Event):
    """A marker from the supply into a kingdom."""

    kind: ClassVar[str] = "marker_placed"
    seat: int
    kingdom: str
    why: str
    """``band`` (R25) or ``extra`` (R-T6)."""
    markers: int
    """How many this seat has there now."""


@dataclass(frozen=True, slots=True)
class MarkerDeclined(Event):
    """A marker could have been placed and was not (D3, O8, O12)."""

    kind: ClassVar[str] = "marker_declined"
    seat: int
    why: str
    """``band`` or ``extra``, as for a marker that is placed."""


@dataclass(frozen=True, slots=True)
class NoMarker(Event):
    """The Band just played cannot place a marker."""

    kind: ClassVar[str] = "no_marker"
    seat: int
    kingdom: str
    """Of the Leader's colour."""
    why: str
    """``small`` (R25), ``halfling`` (R-T5) or ``supply`` (O5)."""
    size: int
    needed: int
    """The cards that a marker there takes."""


@dataclass(frozen=True, slots=True)
class TrackMoved(Event):
    """A move on the Merfolk board (R-T6)."""

    kind: ClassVar[str] = "track_moved"
    seat: int
    start: int
    goal: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """A Troll token (R-T10)."""

    kind: ClassVar[str] = "token_taken"
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class HordeJoined(Event):
    """A marker from the supply to the own Orc board (R-T8)."""

    kind: ClassVar[str] = "horde_joined"
    seat: int
    colour: str


@dataclass(frozen=True, slots=True)
class GiantTaken(Event):
    """The Giant token goes to the largest Giant-led Band (R-T4)."""

    kind: ClassVar[str] = "giant_taken"
    seat: int
    size: int
    previous: int | None
    """Who held it before; it can be the same seat."""


# --- The end of an Age ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HordeAsked(Event):
    """A seat is asked whether to empty its Orc board (R37, O21)."""

    kind: ClassVar[str] = "horde_asked"
    seat: int


@dataclass(frozen=True, slots=True)
class HordeEmptied(Event):
    """All markers of an Orc board back to the supply (R37, D21); the Glory is booked next."""

    kind: ClassVar[str] = "horde_emptied"
    seat: int
    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HordeKept(Event):
    """An Orc board is kept for a later Age (R37)."""

    kind: ClassVar[str] = "horde_kept"
    seat: int
    colours: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Glory(Event):
    """A booking on the score sheet, and its reason: what does not belong to the source is None.

    Each Band has a booking of its own, even for no points; other sources are booked only where they give points.
    """

    kind: ClassVar[str] = "glory"
    seat: int
    age: int
    source: str
    """One of ``SOURCE_NAMES``."""
    points: int
    place: int | None = None
    """In a kingdom or on the Merfolk board; the first of the places that are shared in a tie (O23)."""
    tied: tuple[int, ...] | None = None
    """The other seats on the same place, with whom its awards are shared (R33)."""
    trolls: bool | None = None
    """Whether Troll tokens told this seat from another with as many markers (R34)."""
    markers: int | None = None
    """In the kingdom, or on the Orc board."""
    space: int | None = None
    """On the Merfolk board."""
    band: int | None = None
    """The Band's number among the Bands of the Age."""
    size: int | None = None
    """Cards of the Band as it was played, or of the Band that took the Giant token."""
    skeletons: int | None = None
    """How many of the Band's cards are Skeletons, who leave before it is scored (R38)."""
    leader: str | None = None
    """The Band's Leader: with a Dwarf it counts one card more (R39)."""


KINDS: Final[dict[str, type[Event]]] = {
    event.kind: event
    for event in (
        GameStarted,
        AgeStarted,
        HandDealt,
        TurnPassed,
        CardDrawn,
        CardTaken,
        Dragon,
        SkeletonsShown,
        BandPlayed,
        MarkerPlaced,
        MarkerDeclined,
        NoMarker,
        TrackMoved,
        GiantTaken,
        TokenTaken,
        HordeJoined,
        CardsDiscarded,
        CardsKept,
        AgeEnded,
        HordeAsked,
        HordeEmptied,
        HordeKept,
        Glory,
        GameEnded,
    )
}
"""Every kind of event by its name."""


def cut(event: Event, viewer: int) -> Event:
    """What a seat, or a SPECTATOR, may see of an event: cards off the deck are named only to their holder (O27)."""
    if isinstance(event, CardDrawn) and event.seat != viewer:
        return replace(event, card=None)
    if isinstance(event, HandDealt) and event.seat != viewer:
        return replace(event, cards=None)
    return event


def event_from_json(data: Mapping[str, Any]) -> Event:
    """The way back from ``to_json``."""
    values = {name: _frozen(value) for name, value in data.items() if name != "kind"}
    return KINDS[data["kind"]](**values)


def _thawed(value: Any) -> Any:
    return [_thawed(part) for part in value] if isinstance(value, tuple) else value


def _frozen(value: Any) -> Any:
    return tuple(_frozen(part) for part in value) if isinstance(value, list) else value
