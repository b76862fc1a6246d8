"""Games on disk."""

from collections.abc import Sequence
from pathlib import Path

from ethnos.base.files import write_whole
from ethnos.game.game import Game
from ethnos.game.gamefiles import write_game


def save(game: Game, path: Path, names: Sequence[str]) -> None:
    """Write a game to a file: a crash leaves either the old game or the new one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    write_whole(path, write_game(game, names=names), private=True)
