"""Whole moves for people: what a player does in a turn, as one value."""

from ethnos.engine.moves.expand import NO_MARKER, Expansion, NoMarkerCode, expand, marker_rule, why_no_marker, why_not
from ethnos.engine.moves.kinds import (
    DRAGON_NAME,
    Move,
    Pillage,
    PlayBand,
    Recruit,
    Refused,
    ShowSkeletons,
    chain,
    chained,
    is_turn_over,
)
from ethnos.engine.moves.listing import legal_moves, move_of

__all__ = [
    "DRAGON_NAME",
    "NO_MARKER",
    "Expansion",
    "Move",
    "NoMarkerCode",
    "Pillage",
    "PlayBand",
    "Recruit",
    "Refused",
    "ShowSkeletons",
    "chain",
    "chained",
    "expand",
    "is_turn_over",
    "legal_moves",
    "marker_rule",
    "move_of",
    "why_no_marker",
    "why_not",
]
