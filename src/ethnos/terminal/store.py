"""Games on disk: written whole or not at all."""

import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

from ethnos.game import Game
from ethnos.gamefiles import write_game


def save(game: Game, path: Path, names: Sequence[str]) -> None:
    """Write to a temporary file and rename it: a crash leaves either the old game or the new one."""
    text = write_game(game, names=names)
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
