"""The command ``ethnos``."""

from ethnos.cli import bots, games, lab, server
from ethnos.cli.common import app

__all__ = ["app", "bots", "games", "lab", "server"]
