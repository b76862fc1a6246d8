"""Everything public about a game (O27), rebuilt from its events: the events have to tell all of it."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final, Self

from ethnos.engine.actions import card_names
from ethnos.engine.components import COLOUR_NAMES, DRAGONS, KINGDOM_NAMES, KINGDOMS
from ethnos.engine.play import ruleset_of, tribe_names
from ethnos.engine.ruleset import Ruleset
from ethnos.engine.state import NOBODY, SOURCE_NAMES, SOURCES, Table, seat_or_none
from ethnos.game.events.derive import horde_colours, named_band
from ethnos.game.events.kinds import (
    AgeStarted,
    BandPlayed,
    CardDrawn,
    CardsDiscarded,
    CardTaken,
    Dragon,
    Event,
    GameEnded,
    GameStarted,
    GiantTaken,
    Glory,
    HordeAsked,
    HordeEmptied,
    HordeJoined,
    MarkerPlaced,
    TokenTaken,
    TrackMoved,
    TurnPassed,
)

WITHOUT_EFFECT: Final = frozenset(
    ("hand_dealt", "age_ended", "cards_kept", "skeletons_shown", "marker_declined", "no_marker", "horde_kept")
)
"""Events that change nothing public."""


@dataclass(slots=True)
class PublicTable:
    """The public part of a table. Empty at first; ``apply`` the events of a stream one after another."""

    players: int = 0
    ages: int = 0
    tribes: tuple[str, ...] = ()
    tokens: tuple[tuple[int, ...], ...] = ()
    options: Ruleset = field(default_factory=Ruleset)
    age: int = 0
    first: int = 0
    seat: int | None = None
    """Who decides; None once the game is over."""
    glory: list[int] = field(default_factory=list)
    sheet: list[list[list[int]]] = field(default_factory=list)
    """Points by Age, seat and source."""
    markers: list[list[int]] = field(default_factory=list)
    """By seat and kingdom."""
    supply: list[int] = field(default_factory=list)
    merfolk: list[int] = field(default_factory=list)
    hordes: list[list[str]] = field(default_factory=list)
    """The colours on each seat's Orc board."""
    trolls: dict[int, int] = field(default_factory=dict)
    """Holders of tokens, by value."""
    giant: tuple[int, int] | None = None
    """Who holds the token, and the size of the Band that took it."""
    pool: Counter[str] = field(default_factory=Counter)
    bands: list[tuple[int, tuple[str, ...]]] = field(default_factory=list)
    """Of this Age: owner and cards, the Leader first."""
    hand_sizes: list[int] = field(default_factory=list)
    known: list[Counter[str]] = field(default_factory=list)
    """Cards in each hand that everyone saw it take: for a memory aid only (O27)."""
    deck_left: int = 0
    dragons: int = 0
    dragon_seat: int | None = None
    places: tuple[int, ...] = ()
    """The place of each seat, once the game is over."""
    skeleton_winner: int | None = None

    @classmethod
    def of(cls, table: Table) -> Self:
        """The public part of a table, or of any view of it."""
        seats = range(table.players)
        return cls(
            players=table.players,
            ages=table.ages,
            tribes=tribe_names(table),
            tokens=tuple(tuple(row[: table.ages]) for row in table.tokens),
            options=ruleset_of(table),
            age=table.age,
            first=table.first,
            seat=seat_or_none(table.seat),
            glory=[table.glory[seat] for seat in seats],
            sheet=[rows.tolist()[: table.players] for rows in table.sheet[: table.ages]],
            markers=[table.markers[seat].tolist() for seat in seats],
            supply=[table.supply[seat] for seat in seats],
            merfolk=[table.merfolk[seat] for seat in seats],
            hordes=[list(horde_colours(table, seat)) for seat in seats],
            trolls={value: int(holder) for value, holder in enumerate(table.trolls, 1) if holder != NOBODY},
            giant=None if table.giant_seat == NOBODY else (table.giant_seat, table.giant_size),
            pool=Counter(card_names(table.pool)),
            bands=[(table.band_owner[band], named_band(table, band)) for band in range(table.bands)],
            hand_sizes=[table.hand_size[seat] for seat in seats],
            known=[Counter(card_names(table.known[seat])) for seat in seats],
            deck_left=table.deck_left,
            dragons=table.dragons,
            dragon_seat=seat_or_none(table.dragon_seat),
            places=tuple(table.places[: table.players]) if any(table.places) else (),
            skeleton_winner=seat_or_none(table.skeleton_winner),
        )

    def apply_all(self, events: Iterable[Event]) -> Self:
        """Apply several events."""
        for event in events:
            self.apply(event)
        return self

    def apply(self, event: Event) -> None:
        """Apply an event; it may be cut for any viewer."""
        if event.kind not in WITHOUT_EFFECT:
            getattr(self, f"_{event.kind}")(event)

    # The game and its Ages.

    def _game_started(self, event: GameStarted) -> None:
        seats = range(event.players)
        self.players, self.ages = event.players, event.ages
        self.tribes, self.tokens, self.options = event.tribes, event.tokens, event.options
        self.supply = list(event.supply)
        self.glory = [0 for _ in seats]
        self.merfolk = [0 for _ in seats]
        self.markers = [[0] * KINGDOMS for _ in seats]
        self.hordes = [[] for _ in seats]
        self.sheet = [[[0] * SOURCES for _ in seats] for _ in range(event.ages)]

    def _age_started(self, event: AgeStarted) -> None:
        self.age, self.first, self.seat = event.age, event.first, event.first
        self.pool, self.deck_left = Counter(event.pool), event.deck_left
        self.hand_sizes = list(event.hand_sizes)
        self.known = [Counter() for _ in event.hand_sizes]
        self.bands, self.trolls, self.giant = [], {}, None
        self.dragons, self.dragon_seat = 0, None

    def _game_ended(self, event: GameEnded) -> None:
        self.places, self.skeleton_winner, self.seat = event.places, event.skeleton_winner, None

    # Turns and cards.

    def _turn_passed(self, event: TurnPassed) -> None:
        self.seat = event.seat

    def _card_drawn(self, event: CardDrawn) -> None:
        self.deck_left -= 1
        self.hand_sizes[event.seat] += 1

    def _card_taken(self, event: CardTaken) -> None:
        self.pool -= Counter((event.card,))
        self.known[event.seat][event.card] += 1
        self.hand_sizes[event.seat] += 1

    def _dragon(self, event: Dragon) -> None:
        self.deck_left -= 1
        self.dragons = event.number
        if self.dragons == DRAGONS:
            self.dragon_seat = event.seat

    def _cards_discarded(self, event: CardsDiscarded) -> None:
        self._leave_hand(event.seat, event.cards)
        self.pool.update(event.cards)

    def _leave_hand(self, seat: int, cards: tuple[str, ...]) -> None:
        self.hand_sizes[seat] -= len(cards)
        self.known[seat] -= Counter(cards)

    # Bands and Leaders.

    def _band_played(self, event: BandPlayed) -> None:
        self._leave_hand(event.seat, event.cards)
        self.bands.append((event.seat, event.cards))

    def _marker_placed(self, event: MarkerPlaced) -> None:
        self.markers[event.seat][KINGDOM_NAMES.index(event.kingdom)] += 1
        self.supply[event.seat] -= 1

    def _track_moved(self, event: TrackMoved) -> None:
        self.merfolk[event.seat] = event.goal

    def _token_taken(self, event: TokenTaken) -> None:
        self.trolls[event.value] = event.seat

    def _giant_taken(self, event: GiantTaken) -> None:
        self.giant = event.seat, event.size

    def _horde_joined(self, event: HordeJoined) -> None:
        self.hordes[event.seat] = sorted([*self.hordes[event.seat], event.colour], key=COLOUR_NAMES.index)
        self.supply[event.seat] -= 1

    # The end of an Age.

    def _horde_asked(self, event: HordeAsked) -> None:
        self.seat = event.seat

    def _horde_emptied(self, event: HordeEmptied) -> None:
        self.hordes[event.seat] = []
        self.supply[event.seat] += len(event.colours)

    def _glory(self, event: Glory) -> None:
        self.glory[event.seat] += event.points
        self.sheet[event.age - 1][event.seat][SOURCE_NAMES.index(event.source)] += event.points
