"""What can happen at a table, as data: enough to write a log, to animate the game and to rebuild all that is public.

Every event is a frozen value of plain fields: whole numbers, words such as ``elf.red`` or ``duris``, tuples of them, or
None. These definitions are also the messages: the server's schema and the browser's types are generated from them.
Seats are numbered from 0, Ages from 1, and the Bands of an Age from 0, as in the record.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final, Literal, TypeAlias, get_args

from ethnos.base.plain import Plain
from ethnos.engine.components import Card, Colour, Kingdom, Tribe
from ethnos.engine.play import NoMarkerReason
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.state import Source

DiscardReason = Literal["turn", "elf", "age", "skeletons"]
"""In this order: R27, R-T3, R31, O3."""
MarkerReason = Literal["band", "extra"]
"""In this order: R25, R-T6."""
FirstReason = Literal["lot", "least", "tie"]
"""Why a player begins an Age (R15): drawn by lot in the first Age; least Glory; or in a tie for least Glory the first
clockwise from the player who drew the third Dragon (D6).
"""


# --- The game and its Ages ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GameStarted(Plain):
    """The table is laid out (R1-R9)."""

    kind: Literal["game_started"] = field(default="game_started", kw_only=True, repr=False)
    players: int
    ages: int
    """How many there will be (R11)."""
    tribes: tuple[Tribe, ...]
    tokens: tuple[tuple[int, ...], ...]
    """The Glory tokens of each kingdom, a value for each Age (R3)."""
    supply: tuple[int, ...]
    """The markers of each seat (O5)."""
    options: Ruleset


@dataclass(frozen=True, slots=True)
class AgeStarted(Plain):
    """All cards are shuffled and dealt again (R12-R15, R41): Bands, Troll tokens and the Giant token are gone (R40).

    Deck and hands are those after the deal; the ``HandDealt`` events that follow only add which cards were dealt.
    """

    kind: Literal["age_started"] = field(default="age_started", kw_only=True, repr=False)
    age: int
    first: int
    """The first player, who is to move now."""
    why: FirstReason
    pool: tuple[Card, ...]
    deck_left: int
    hand_sizes: tuple[int, ...]
    glory: int | None = None
    """The first player's, which is the least; None in the first Age."""
    tied: tuple[int, ...] | None = None
    """The other seats that had as little."""
    drawer: int | None = None
    """In a tie: who drew the third Dragon of the last Age."""


@dataclass(frozen=True, slots=True)
class HandDealt(Plain):
    """The hand with which a seat begins the Age (R12)."""

    kind: Literal["hand_dealt"] = field(default="hand_dealt", kw_only=True, repr=False)
    seat: int
    size: int
    cards: tuple[Card, ...] | None = None
    """None for everyone else."""


@dataclass(frozen=True, slots=True)
class AgeEnded(Plain):
    """The third Dragon ends the Age (R22); hands are discarded and Glory is booked next (R31-R39)."""

    kind: Literal["age_ended"] = field(default="age_ended", kw_only=True, repr=False)
    age: int
    seat: int
    """Who drew the third Dragon (R15)."""


@dataclass(frozen=True, slots=True)
class GameEnded(Plain):
    """R42-R46."""

    kind: Literal["game_ended"] = field(default="game_ended", kw_only=True, repr=False)
    places: tuple[int, ...]
    """The place of each seat, from 1; ties share a place."""
    glory: tuple[int, ...]
    skeleton_winner: int | None = None
    """Who won with ten Skeletons (O34)."""


# --- Turns and cards ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TurnPassed(Plain):
    """The next seat has its turn (R16)."""

    kind: Literal["turn_passed"] = field(default="turn_passed", kw_only=True, repr=False)
    seat: int


@dataclass(frozen=True, slots=True)
class CardDrawn(Plain):
    """A card from the deck to a hand: a recruit (R18) or a Wizard's draw (R-T12)."""

    kind: Literal["card_drawn"] = field(default="card_drawn", kw_only=True, repr=False)
    seat: int
    card: Card | None = None
    """None for everyone else."""


@dataclass(frozen=True, slots=True)
class CardTaken(Plain):
    """A face-up card to a hand, visible to everyone (R18, R19)."""

    kind: Literal["card_taken"] = field(default="card_taken", kw_only=True, repr=False)
    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Dragon(Plain):
    """A Dragon from the deck (R21, R22)."""

    kind: Literal["dragon"] = field(default="dragon", kw_only=True, repr=False)
    seat: int
    number: int
    """1 to 3."""


@dataclass(frozen=True, slots=True)
class CardsDiscarded(Plain):
    """Cards from a hand, face up to the pool."""

    kind: Literal["cards_discarded"] = field(default="cards_discarded", kw_only=True, repr=False)
    seat: int
    cards: tuple[Card, ...]
    why: DiscardReason


@dataclass(frozen=True, slots=True)
class CardsKept(Plain):
    """An Elf keeps cards; the other seats do not see which (R-T3)."""

    kind: Literal["cards_kept"] = field(default="cards_kept", kw_only=True, repr=False)
    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class SkeletonsShown(Plain):
    """A hand of ten Skeletons: it wins at once or is discarded, as the option says (D2, O3, O34)."""

    kind: Literal["skeletons_shown"] = field(default="skeletons_shown", kw_only=True, repr=False)
    seat: int
    count: int


# --- Bands and Leaders ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class BandPlayed(Plain):
    """A Band is laid down (R24)."""

    kind: Literal["band_played"] = field(default="band_played", kw_only=True, repr=False)
    seat: int
    band: int
    """Its number among the Bands of the Age."""
    leader: Card
    cards: tuple[Card, ...]
    """All of them, the Leader first."""
    size: int


@dataclass(frozen=True, slots=True)
class MarkerPlaced(Plain):
    """A marker from the supply into a kingdom."""

    kind: Literal["marker_placed"] = field(default="marker_placed", kw_only=True, repr=False)
    seat: int
    kingdom: Kingdom
    why: MarkerReason
    markers: int
    """How many this seat has there now."""


@dataclass(frozen=True, slots=True)
class MarkerDeclined(Plain):
    """A marker could have been placed and was not (D3, O8, O12)."""

    kind: Literal["marker_declined"] = field(default="marker_declined", kw_only=True, repr=False)
    seat: int
    why: MarkerReason


@dataclass(frozen=True, slots=True)
class NoMarker(Plain):
    """The Band just played cannot place a marker."""

    kind: Literal["no_marker"] = field(default="no_marker", kw_only=True, repr=False)
    seat: int
    kingdom: Kingdom
    """The kingdom of the Leader's colour."""
    why: NoMarkerReason
    size: int
    needed: int
    """The number of cards needed for a marker there."""


@dataclass(frozen=True, slots=True)
class TrackMoved(Plain):
    """A move on the Merfolk board (R-T6)."""

    kind: Literal["track_moved"] = field(default="track_moved", kw_only=True, repr=False)
    seat: int
    start: int
    goal: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Plain):
    """A Troll token (R-T10)."""

    kind: Literal["token_taken"] = field(default="token_taken", kw_only=True, repr=False)
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class HordeJoined(Plain):
    """A marker from the supply to the seat's Orc board (R-T8)."""

    kind: Literal["horde_joined"] = field(default="horde_joined", kw_only=True, repr=False)
    seat: int
    colour: Colour


@dataclass(frozen=True, slots=True)
class GiantTaken(Plain):
    """The Giant token goes to the largest Giant-led Band (R-T4)."""

    kind: Literal["giant_taken"] = field(default="giant_taken", kw_only=True, repr=False)
    seat: int
    size: int
    previous: int | None = None
    """Who held it before; it can be the same seat."""


# --- The end of an Age ----------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class HordeAsked(Plain):
    """A seat is asked whether to empty its Orc board (R37, O21)."""

    kind: Literal["horde_asked"] = field(default="horde_asked", kw_only=True, repr=False)
    seat: int


@dataclass(frozen=True, slots=True)
class HordeEmptied(Plain):
    """All markers of an Orc board back to the supply (R37, D21); the Glory is booked next."""

    kind: Literal["horde_emptied"] = field(default="horde_emptied", kw_only=True, repr=False)
    seat: int
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class HordeKept(Plain):
    """An Orc board is kept for a later Age (R37)."""

    kind: Literal["horde_kept"] = field(default="horde_kept", kw_only=True, repr=False)
    seat: int
    colours: tuple[Colour, ...]


@dataclass(frozen=True, slots=True)
class Glory(Plain):
    """A booking on the score sheet, and its reason: fields that do not apply to the source are None.

    Each Band has a booking of its own, even for no points; other sources are booked only where they give points.
    """

    kind: Literal["glory"] = field(default="glory", kw_only=True, repr=False)
    seat: int
    age: int
    source: Source
    points: int
    place: int | None = None
    """In a kingdom or on the Merfolk board; in a tie, the first of the places that are shared (O23)."""
    tied: tuple[int, ...] | None = None
    """The other seats that share this place and its awards (R33)."""
    trolls: bool | None = None
    """Whether Troll tokens broke a tie of this seat with another (R34)."""
    markers: int | None = None
    """In the kingdom, or on the Orc board."""
    space: int | None = None
    """On the Merfolk board."""
    band: int | None = None
    """The Band's number among the Bands of the Age."""
    size: int | None = None
    """Cards of the Band as it was played, or of the Band that took the Giant token."""
    skeletons: int | None = None
    """How many of the Band's cards are Skeletons, which leave before it is scored (R38)."""
    leader: Card | None = None
    """The Band's Leader: with a Dwarf it counts one card more (R39)."""


Event: TypeAlias = (
    GameStarted
    | AgeStarted
    | HandDealt
    | TurnPassed
    | CardDrawn
    | CardTaken
    | Dragon
    | SkeletonsShown
    | BandPlayed
    | MarkerPlaced
    | MarkerDeclined
    | NoMarker
    | TrackMoved
    | GiantTaken
    | TokenTaken
    | HordeJoined
    | CardsDiscarded
    | CardsKept
    | AgeEnded
    | HordeAsked
    | HordeEmptied
    | HordeKept
    | Glory
    | GameEnded
)
"""Something that happened."""

KINDS: Final[dict[str, type[Event]]] = {get_args(kind.__annotations__["kind"])[0]: kind for kind in get_args(Event)}
"""The class of every kind of event, by its name."""


def seen_by(viewer: int, events: Iterable[Event]) -> list[Event]:
    """Events as a seat, or a SPECTATOR, may see them."""
    return [cut(event, viewer) for event in events]


def cut(event: Event, viewer: int) -> Event:
    """What a seat, or a SPECTATOR, may see of an event: cards from the deck are named only to their holder (O27)."""
    if isinstance(event, CardDrawn) and event.seat != viewer:
        return replace(event, card=None)
    if isinstance(event, HandDealt) and event.seat != viewer:
        return replace(event, cards=None)
    return event
