"""Ethnos: an unofficial digital edition of the board game."""

from typing import TYPE_CHECKING, Any

from ethnos.engine.moves import Move, Pillage, PlayBand, Recruit, Refused, ShowSkeletons
from ethnos.game.game import CannotUndo, Game, Setup, Standing
from ethnos.game.preview import Preview

if TYPE_CHECKING:
    from ethnos.envs.batch.batch import Batch as Batch

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


def __getattr__(name: str) -> Any:
    """``Batch``, which needs NumPy: it is imported when it is first used."""
    if name == "Batch":
        from ethnos.envs.batch.batch import Batch

        return Batch
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
