"""The command ``ethnos``."""

from ethnos.cli import admin, backups, bots, doctor, games, host, insight, lab, learn, research, rules, server, studies
from ethnos.cli.common import app, run

__all__ = [
    "admin",
    "app",
    "backups",
    "bots",
    "doctor",
    "games",
    "host",
    "insight",
    "lab",
    "learn",
    "research",
    "rules",
    "run",
    "server",
    "studies",
]
