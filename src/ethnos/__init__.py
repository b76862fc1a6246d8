"""Ethnos: an unofficial digital edition of the board game."""

from ethnos.game import CannotUndo, Game, Setup, Standing
from ethnos.moves import Move, Pillage, PlayBand, Recruit, Refused, ShowSkeletons
from ethnos.preview import Preview

__all__ = [
    "CannotUndo",
    "Game",
    "Move",
    "Pillage",
    "PlayBand",
    "Preview",
    "Recruit",
    "Refused",
    "Setup",
    "ShowSkeletons",
    "Standing",
]
