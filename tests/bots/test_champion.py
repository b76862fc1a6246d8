"""The champion's network, and the search that it guides."""

from importlib.resources import files
from pathlib import Path

import numpy as np
import pytest

from ethnos.bots import ask, make
from ethnos.bots.grandmaster import GrandmasterBot
from ethnos.bots.layouts import FIRST
from ethnos.bots.levels import ExpertBot, MasterBot
from ethnos.bots.network import FILE, Network, load, parts, read
from ethnos.bots.network_colours import SIZE
from ethnos.engine.actions import ACTION_NAMES
from ethnos.engine.play import apply_action, legal_actions, new_table, view
from ethnos.engine.state import OVER
from ethnos.game.game import Setup
from ethnos.research.lab.calibration import compare
from ethnos.research.lab.tournament import play_match
from tests.bots.endings import ending, winning
from tests.bots.tables import positions

MEGABYTE = 1_000_000


def test_the_network_comes_with_the_package_and_tells_how_it_was_made() -> None:
    path = files("ethnos.bots") / FILE
    assert len(path.read_bytes()) <= 5 * MEGABYTE
    weights, _ = read(Path(str(path)))
    assert sum(part.size for part in parts(np.array(weights), FIRST)) == len(weights)
    network = Network()
    assert len(network.weights) == SIZE
    assert network.story["layout"] == FIRST
    assert all(stage["decisions"] > 0 and stage["config"]["seed"] > 0 for stage in network.story["stages"])


def test_an_evaluation_has_probabilities_of_all_legal_decisions_and_chances_of_all_seats() -> None:
    network = Network()
    for table in positions(["random"], 100, every=7):
        for seat in range(int(table.players)):
            evaluation = network.evaluate(view(table, seat))
            assert sum(evaluation.wins) == pytest.approx(1.0, abs=1e-4)
            assert len(evaluation.wins) == table.players
            if seat == table.seat:
                assert list(evaluation.policy) == legal_actions(table)
                assert sum(evaluation.policy.values()) == pytest.approx(1.0, abs=1e-4)
            else:
                assert evaluation.policy == {}


def test_the_champion_beats_random_players() -> None:
    won = 0
    for seed in range(6):
        seats = ["random"] * 3
        seats[seed % 3] = "champion"
        won += play_match(Setup(3, "english", "random", seed), seats, seed).places[seed % 3] == 1
    assert won == 6


def test_the_chance_to_win_is_nearly_certain_where_a_game_is_nearly_won() -> None:
    """Among champions, on the last decision before the end."""
    network, correct = Network(), 0
    for seed in range(10):
        table, bots = new_table(2, seed=seed), [make("champion", seat) for seat in range(2)]
        chances = []
        while table.phase != OVER:
            chances = [network.evaluate(view(table, seat)).win for seat in range(2)]
            apply_action(table, ask(bots[int(table.seat)], table))
        correct += chances.index(max(chances)) == [place == 1 for place in table.places[:2]].index(True)
    assert correct >= 7


# --- Levels ---------------------------------------------------------------------------------------------------


def test_an_expert_uses_one_bot_for_a_whole_turn() -> None:
    bot, bots_used = ExpertBot(seed=1), set()
    for table in positions(["greedy"], 60, every=3):
        ask(bot, table)
        bots_used.add(type(bot._current).__name__)
    assert bots_used == {"ChampionBot", "GreedyBot"}


def test_a_master_does_not_always_decide_the_same() -> None:
    tables = list(positions(["greedy"], 40, every=11))
    decisions = [{ask(MasterBot(seed), table) for seed in range(12)} for table in tables]
    assert any(len(different) > 1 for different in decisions)


# --- Looking ahead --------------------------------------------------------------------------------------------


def test_every_iteration_is_a_visit() -> None:
    bot = GrandmasterBot(seed=1, iterations=50, threads=1)
    ask(bot, new_table(4, seed=3))
    tree = bot._trees[0]
    assert tree._nodes[0].visits == 50


def test_the_marker_that_flips_a_kingdom_beats_the_larger_band() -> None:
    """As for the search (``test_endings.py``): the deck is only the third Dragon, so this turn decides."""
    table = ending(
        players=4,
        hands={0: "minotaur.red, wizard.red, centaur.red, 2 halfling.blue, 2 halfling.green"},
        markers={0: {"rhea": 2}, 1: {"rhea": 2}},
        tokens={"rhea": (0, 2, 8)},
        glory={1: 7},
    )
    best = winning(table)
    assert best < {ACTION_NAMES[action] for action in legal_actions(table)}
    for seed in range(4):
        assert ACTION_NAMES[ask(GrandmasterBot(seed, iterations=400, threads=1), table)] in best


# --- Calibration ----------------------------------------------------------------------------------------------


def test_predicted_chances_are_compared_with_results() -> None:
    comparison = compare([(0.05, 0.0), (0.07, 1.0), (0.95, 1.0), (1.0, 1.0)], games=2)
    bins = [(part.positions, round(part.predicted, 3), part.actual) for part in comparison.bins]
    assert bins == [(2, 0.06, 0.5), (2, 0.975, 1.0)]
    assert comparison.error == pytest.approx((0.05**2 + 0.93**2 + 0.05**2) / 4)
    assert comparison.worst == 0.0, "two positions are too few"


def test_a_network_is_read_once_for_all_seats() -> None:
    assert Network().weights is Network().weights
    assert load.cache_info().maxsize == 4
