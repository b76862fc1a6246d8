"""Events: what happens at a table, as data, cut to what each seat may see, and as log lines.

stream = opening_events(table)
stream += events_of(table, action)           # before the decision is taken
visible = [cut(event, seat) for event in stream]
lines = [describe(event, Texts("en"), ["Ada", "Ben"]) for event in visible]
"""

from ethnos.game.events.derive import events_of, opening_events, play_with_events
from ethnos.game.events.descriptions import describe
from ethnos.game.events.kinds import (
    KINDS,
    AgeEnded,
    AgeStarted,
    BandPlayed,
    CardDrawn,
    CardsDiscarded,
    CardsKept,
    CardTaken,
    Dragon,
    Event,
    GameEnded,
    GameStarted,
    GiantTaken,
    Glory,
    HandDealt,
    HordeAsked,
    HordeEmptied,
    HordeJoined,
    HordeKept,
    MarkerDeclined,
    MarkerPlaced,
    NoMarker,
    SkeletonsShown,
    TokenTaken,
    TrackMoved,
    TurnPassed,
    cut,
    seen_by,
)

__all__ = [
    "KINDS",
    "AgeEnded",
    "AgeStarted",
    "BandPlayed",
    "CardDrawn",
    "CardTaken",
    "CardsDiscarded",
    "CardsKept",
    "Dragon",
    "Event",
    "GameEnded",
    "GameStarted",
    "GiantTaken",
    "Glory",
    "HandDealt",
    "HordeAsked",
    "HordeEmptied",
    "HordeJoined",
    "HordeKept",
    "MarkerDeclined",
    "MarkerPlaced",
    "NoMarker",
    "SkeletonsShown",
    "TokenTaken",
    "TrackMoved",
    "TurnPassed",
    "cut",
    "describe",
    "events_of",
    "opening_events",
    "play_with_events",
    "seen_by",
]
