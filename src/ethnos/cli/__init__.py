"""The command ``ethnos``."""

from ethnos.cli import bots, games, lab, learn, rules, server
from ethnos.cli.common import app

__all__ = ["app", "bots", "games", "lab", "learn", "rules", "server"]
