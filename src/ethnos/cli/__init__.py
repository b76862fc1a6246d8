"""The command ``ethnos``."""

from ethnos.cli import bots, doctor, games, insight, lab, learn, rules, server, train
from ethnos.cli.common import app

__all__ = ["app", "bots", "doctor", "games", "insight", "lab", "learn", "rules", "server", "train"]
