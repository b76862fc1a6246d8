"""Let bots decide on the same positions and print what they chose, as JSON."""

import json
import sys
from typing import Any

from ethnos.bots import ask, make
from ethnos.bots.network import Network
from ethnos.engine.play import apply_action, new_table, view
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import OVER

BOTS = {"simple": 60, "greedy": 60, "search@40": 12, "champion": 60}
"""Decisions of each, one game for every preset and several numbers of players."""


def play(bot_name: str, decisions: int) -> list[int]:
    """A bot's decisions for all seats of some games."""
    actions = []
    for number, preset in enumerate(PRESETS):
        table, bot = new_table(2 + number, preset, seed=number), make(bot_name, number)
        for _ in range(decisions // len(PRESETS)):
            if table.phase != OVER:
                actions.append(int(ask(bot, table)))
                apply_action(table, actions[-1])
    return actions


def chances() -> list[float]:
    """The network's predictions in the middle of some games."""
    predictions = []
    for number, preset in enumerate(PRESETS):
        table, bot = new_table(2 + number, preset, seed=number), make("simple", number)
        for _ in range(40):
            apply_action(table, ask(bot, table))
        evaluation: Any = Network().evaluate(view(table, int(table.seat)))
        predictions += [*evaluation.policy.values(), *evaluation.wins]
    return predictions


if __name__ == "__main__":
    json.dump({"decisions": {bot: play(bot, count) for bot, count in BOTS.items()}, "chances": chances()}, sys.stdout)
