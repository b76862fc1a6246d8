"""Compiled and interpreted runs of the same seeds and decisions give byte-identical records."""

import random

import pytest

from ethnos.engine.components import CARD_KINDS
from ethnos.engine.play import apply_action, legal_actions, new_table
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import OVER
from tests.engine.library import run
from tests.engine.replay import Game, digest

GAMES_A_SETTING = 2  # times 5 player counts and 5 presets: 50 games
GAMES_A_SETTING_LONG = 40  # 1,000 games, as in test_library.py


def random_game(players: int, preset: str, seed: int) -> Game:
    """A random game. The seed decides how often cards are recruited, so that hands of all sizes come up."""
    rng = random.Random(seed)
    table = new_table(players, preset, seed=seed)
    actions = []
    while table.phase != OVER:
        choices = legal_actions(table)
        recruits = [action for action in choices if action <= CARD_KINDS]
        action = rng.choice(recruits if recruits and rng.random() < seed % 4 * 0.3 else choices)
        apply_action(table, action)
        actions.append(action)
    return {"players": players, "preset": preset, "seed": seed, "actions": actions}


@pytest.mark.parametrize("players", range(2, 7))
@pytest.mark.parametrize(
    "games_a_setting", [GAMES_A_SETTING, pytest.param(GAMES_A_SETTING_LONG, marks=pytest.mark.long)]
)
def test_interpreted_records_are_identical(players: int, games_a_setting: int) -> None:
    games = [
        random_game(players, preset, seed)
        for number, preset in enumerate(PRESETS)
        for seed in range(number * games_a_setting, (number + 1) * games_a_setting)
    ]
    assert run("tests.engine.replay", "interpreted", games) == [digest(game) for game in games]
    assert len(games) == 5 * games_a_setting
