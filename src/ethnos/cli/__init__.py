"""The command ``ethnos``."""

from ethnos.cli import admin, bots, doctor, games, insight, lab, learn, research, rules, server, studies, train
from ethnos.cli.common import app, run

__all__ = [
    "admin",
    "app",
    "bots",
    "doctor",
    "games",
    "insight",
    "lab",
    "learn",
    "research",
    "rules",
    "run",
    "server",
    "studies",
    "train",
]
