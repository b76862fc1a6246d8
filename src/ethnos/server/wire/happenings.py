"""What happened, as each viewer may see it: the events of ``ethnos.events``, every field of them, as messages.

The browser fills its texts with these values and moves its cards by them.
"""

from collections.abc import Iterable
from typing import Annotated, Any, Final, Literal

from pydantic import Field, TypeAdapter
from typing_extensions import TypeAliasType

from ethnos import events
from ethnos.events import Event, cut
from ethnos.server.wire.view import Options
from ethnos.server.wire.words import Card, Colour, Kingdom, Shown, Source, Tribe

# --- The game and its Ages ------------------------------------------------------------------------------------


class GameStarted(Shown):
    """The table is laid out."""

    kind: Literal["game_started"]
    players: int
    ages: int
    tribes: list[Tribe]
    tokens: list[list[int]]
    """The Glory tokens of each kingdom, a value for each Age."""
    supply: list[int]
    """The markers of each seat."""
    options: Options


class AgeStarted(Shown):
    """All cards are shuffled and dealt anew; Bands, Troll tokens and the Giant token are gone."""

    kind: Literal["age_started"]
    age: int
    first: int
    """The first player, who is on turn now."""
    pool: list[Card]
    deck_left: int
    hand_sizes: list[int]


class HandDealt(Shown):
    """The hand with which a seat begins the Age."""

    kind: Literal["hand_dealt"]
    seat: int
    size: int
    cards: list[Card] | None = None
    """None to everyone else."""


class AgeEnded(Shown):
    """The third Dragon ends the Age."""

    kind: Literal["age_ended"]
    age: int
    seat: int
    """Who drew the third Dragon."""


class GameEnded(Shown):
    """The game is over."""

    kind: Literal["game_ended"]
    places: list[int]
    """Of each seat, from 1; equals share a place."""
    glory: list[int]
    skeleton_winner: int | None = None
    """Who won with ten Skeletons."""


# --- Turns and cards ------------------------------------------------------------------------------------------


class TurnPassed(Shown):
    """The next seat has its turn."""

    kind: Literal["turn_passed"]
    seat: int


class CardDrawn(Shown):
    """A card from the deck to a hand."""

    kind: Literal["card_drawn"]
    seat: int
    card: Card | None = None
    """None to everyone else."""


class CardTaken(Shown):
    """A face-up card to a hand."""

    kind: Literal["card_taken"]
    seat: int
    card: Card


class Dragon(Shown):
    """A Dragon off the deck."""

    kind: Literal["dragon"]
    seat: int
    number: int = Field(ge=1, le=3)


class CardsDiscarded(Shown):
    """Cards from a hand, face up to the pool."""

    kind: Literal["cards_discarded"]
    seat: int
    cards: list[Card]
    why: Literal["turn", "elf", "age", "skeletons"]


class CardsKept(Shown):
    """An Elf keeps cards, nobody sees which."""

    kind: Literal["cards_kept"]
    seat: int
    count: int


class SkeletonsShown(Shown):
    """A hand of ten Skeletons."""

    kind: Literal["skeletons_shown"]
    seat: int
    count: int


# --- Bands and Leaders ----------------------------------------------------------------------------------------


class BandPlayed(Shown):
    """A Band is laid down."""

    kind: Literal["band_played"]
    seat: int
    band: int
    """Its number among the Bands of the Age."""
    leader: Card
    cards: list[Card]
    """All of them, the Leader first."""
    size: int


class MarkerPlaced(Shown):
    """A marker from the supply into a kingdom."""

    kind: Literal["marker_placed"]
    seat: int
    kingdom: Kingdom
    why: Literal["band", "extra"]
    markers: int
    """How many this seat has there now."""


class MarkerDeclined(Shown):
    """A marker could have been placed and was not."""

    kind: Literal["marker_declined"]
    seat: int
    why: Literal["band", "extra"]


class NoMarker(Shown):
    """The Band just played cannot place a marker."""

    kind: Literal["no_marker"]
    seat: int
    kingdom: Kingdom
    """Of the Leader's colour."""
    why: Literal["small", "halfling", "supply"]
    size: int
    needed: int
    """The cards that a marker there takes."""


class TrackMoved(Shown):
    """A move on the Merfolk board."""

    kind: Literal["track_moved"]
    seat: int
    start: int
    goal: int


class TokenTaken(Shown):
    """A Troll token."""

    kind: Literal["token_taken"]
    seat: int
    value: int


class HordeJoined(Shown):
    """A marker from the supply to the own Orc board."""

    kind: Literal["horde_joined"]
    seat: int
    colour: Colour


class GiantTaken(Shown):
    """The Giant token goes to the largest Giant-led Band."""

    kind: Literal["giant_taken"]
    seat: int
    size: int
    previous: int | None = None
    """Who held it before; it can be the same seat."""


# --- The end of an Age ----------------------------------------------------------------------------------------


class HordeAsked(Shown):
    """A seat is asked whether to empty its Orc board."""

    kind: Literal["horde_asked"]
    seat: int


class HordeEmptied(Shown):
    """All markers of an Orc board back to the supply; the Glory is booked next."""

    kind: Literal["horde_emptied"]
    seat: int
    colours: list[Colour]


class HordeKept(Shown):
    """An Orc board is kept for a later Age."""

    kind: Literal["horde_kept"]
    seat: int
    colours: list[Colour]


class Glory(Shown):
    """A booking on the score sheet, and its reason: what does not belong to the source is None."""

    kind: Literal["glory"]
    seat: int
    age: int
    source: Source
    points: int
    place: int | None = None
    """In a kingdom or on the Merfolk board; the first of the places that are shared in a tie."""
    tied: list[int] | None = None
    """The other seats on the same place, with whom its awards are shared."""
    trolls: bool | None = None
    """Whether Troll tokens told this seat from another with as many markers."""
    markers: int | None = None
    """In the kingdom, or on the Orc board."""
    space: int | None = None
    """On the Merfolk board."""
    band: int | None = None
    """The Band's number among the Bands of the Age."""
    size: int | None = None
    """Cards of the Band as it was played, or of the Band that took the Giant token."""
    skeletons: int | None = None
    """How many of the Band's cards are Skeletons, who leave before it is scored."""
    leader: Card | None = None
    """The Band's Leader."""


Happening = TypeAliasType(
    "Happening",
    Annotated[
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
        | GameEnded,
        Field(discriminator="kind"),
    ],
)
HAPPENING: Final[TypeAdapter[Happening]] = TypeAdapter(Happening)


class Happenings:
    """What happened, for all who see it: what several see alike is put into words once."""

    def __init__(self, stream: Iterable[Event]) -> None:
        self._stream = list(stream)
        self._told: dict[Event, Happening] = {}

    def of(self, viewer: int) -> list[Happening]:
        """Events as a seat, or a SPECTATOR, may see them."""
        return [self._tell(cut(event, viewer)) for event in self._stream]

    def _tell(self, event: Event) -> Happening:
        if event not in self._told:
            self._told[event] = HAPPENING.validate_python(_fields(event))
        return self._told[event]


def happenings_of(stream: Iterable[Event], viewer: int) -> list[Happening]:
    """Events as a seat, or a SPECTATOR, may see them."""
    return Happenings(stream).of(viewer)


def _fields(event: Event) -> dict[str, Any]:
    told = event.to_json()
    if isinstance(event, events.GameStarted):
        told["options"] = dict(event.options)
    return told
