"""Bots: programs that are given a view, never a table, and return a decision.

bot = make("greedy", seed=1)
while not game.is_over:
    game.apply(ask(bot, game.table))
"""

from ethnos.bots.interface import BadDecision, Bot, View, ask
from ethnos.bots.registry import (
    LEVELS,
    BotFailed,
    UnknownBot,
    UnusableBot,
    WrongBudget,
    check,
    compiled_modules,
    make,
    names,
)

__all__ = [
    "LEVELS",
    "BadDecision",
    "Bot",
    "BotFailed",
    "UnknownBot",
    "UnusableBot",
    "View",
    "WrongBudget",
    "ask",
    "check",
    "compiled_modules",
    "make",
    "names",
]
