"""The command ``ethnos``."""

from ethnos.cli import games, lab
from ethnos.cli.common import app

__all__ = ["app", "games", "lab"]
