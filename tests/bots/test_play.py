"""Bots at the table: only legal decisions, within their time, and repeatable where they promise it."""

import os
import subprocess
import sys
import time

import pytest

from ethnos.bots import ask, make
from ethnos.bots.interface import View
from ethnos.bots.search import SearchBot
from ethnos.engine.actions import ACTION_IDS
from ethnos.engine.play import apply_action, legal_actions, new_table, view
from ethnos.engine.state import Table
from tests.bots.endings import ending
from tests.bots.tables import play_game, positions, seat_bots, specs
from tests.scenario import legal, phase, scenario


@pytest.mark.parametrize("count", [3_000, pytest.param(10_000, marks=pytest.mark.long)])
def test_thousands_of_decisions_are_legal(count: int) -> None:
    """``ask`` refuses illegal ones."""
    seats = specs(iterations=4)
    assert sum(1 for _ in positions(seats, count)) >= count


# --- Time -----------------------------------------------------------------------------------------------------

SECONDS = 0.005
OVERHEAD = 0.002  # for what is not counted in iterations: one batch, a greedy look at every move, Python itself
RETRIES = 3  # for a late decision: it may have been interrupted, but not every time


def seconds_for(bot: SearchBot, seen: View) -> float:
    """The processor time of a decision."""
    started = time.process_time()
    bot.decide(seen)
    return time.process_time() - started


def test_the_search_keeps_to_its_time() -> None:
    """In processor time, which other programs do not stretch; ``bench/budget.py`` measures by the clock."""
    bot = SearchBot(seed=1, seconds=SECONDS)
    ask(bot, new_table(2, seed=1))  # a program's first decision loads the compiled code
    late, decisions, limit = [], 0, 1.2 * SECONDS + OVERHEAD
    for table in positions(["greedy", "simple", "random"], 400, every=9):
        seen = view(table, int(table.seat))
        decisions += 1
        taken = seconds_for(bot, seen)
        if taken > limit and min(seconds_for(bot, seen) for _ in range(RETRIES)) > limit:
            late.append(taken)
    assert decisions >= 400
    assert not late


# --- Repeatable -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("spec", specs(iterations=12))
def test_the_same_seeds_give_the_same_game(spec: str) -> None:
    def decisions(bot_seed: int) -> list[int]:
        bots = [make(spec, bot_seed + seat) for seat in range(3)]
        return [decision for _, decision in play_game(3, "english", 5, bots)]

    game = decisions(1)
    assert len(game) > 30
    assert decisions(1) == game


def test_another_seed_gives_another_game() -> None:
    games = [[d for _, d in play_game(2, "english", 5, seat_bots(["search@4"], 2, seed))] for seed in (1, 2)]
    assert games[0] != games[1]


def test_two_threads_think_twice_as_much() -> None:
    for table in positions(["random"], 25, every=19):
        assert ask(SearchBot(seed=3, iterations=20, threads=2), table) in legal_actions(table)
    alone, both = (SearchBot(seed=3, iterations=ITERATIONS, threads=threads) for threads in (1, 2))
    lead_centaur(alone, centaurs())
    lead_centaur(both, centaurs())
    assert 0 < visits_so_far(alone) < ITERATIONS < visits_so_far(both) < 2 * ITERATIONS


def test_a_single_choice_needs_no_thought() -> None:
    table = scenario(hands={0: "10 skeleton"})
    assert legal(table) == {"show"}
    started = time.process_time()
    assert ask(SearchBot(seed=1, seconds=5.0), table) == ACTION_IDS["show"]
    assert time.process_time() - started < 1.0


# --- From one decision of a turn to the next ------------------------------------------------------------------

ITERATIONS = 300


def centaurs(players: int = 4) -> Table:
    """Two Centaurs, best led one after the other: a turn of three decisions."""
    tokens = (0, 0, 6) if players > 3 else (0, 6)
    return ending(
        players=players,
        hands={0: "centaur.red, centaur.blue"},
        tokens={"rhea": tokens, "straton": tokens},
        glory={1: 9},
    )


def visits_so_far(bot: SearchBot) -> int:
    """How many visits the bot already has for the next decision."""
    return sum(bot.visits().values())


def lead_centaur(bot: SearchBot, table: Table) -> Table:
    """Let the bot lead a Centaur. Returns the table."""
    apply_action(table, ask(bot, table))
    assert phase(table) == "band"
    return table


def test_the_search_of_one_decision_is_reused_for_the_next() -> None:
    bot = SearchBot(seed=2, iterations=ITERATIONS)
    table = lead_centaur(bot, centaurs())
    assert 0 < visits_so_far(bot) < ITERATIONS
    apply_action(table, ask(bot, table))
    assert phase(table) == "another"
    assert visits_so_far(bot) > ITERATIONS, "more than one decision's search can give"


def test_a_turn_taken_back_is_searched_anew() -> None:
    bot = SearchBot(seed=2, iterations=ITERATIONS)
    lead_centaur(bot, centaurs())
    lead_centaur(bot, centaurs())
    assert 0 < visits_so_far(bot) < ITERATIONS


def test_another_table_is_searched_anew() -> None:
    bot = SearchBot(seed=2, iterations=ITERATIONS)
    lead_centaur(bot, centaurs())
    table = lead_centaur(SearchBot(seed=2, iterations=ITERATIONS), centaurs(players=3))
    apply_action(table, ask(bot, table))
    assert phase(table) == "another"
    assert 0 < visits_so_far(bot) < ITERATIONS


def test_the_search_decides_the_same_in_plain_python() -> None:
    """One source, compiled or not: with ``ETHNOS_ENGINE=interpreted`` every bot runs as plain Python."""
    script = (
        "from ethnos import Game; from ethnos.bots import ask, make\n"
        "game, bot = Game.new(players=3, seed=5), make('search@2', 1)\n"
        "for _ in range(9): game.apply(ask(bot, game.table))\n"
        "print(list(game.actions))"
    )
    plain = os.environ | {"ETHNOS_ENGINE": "interpreted"}
    answers = [
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, env=env).stdout
        for env in (plain, os.environ)
    ]
    assert answers[0] == answers[1]
    assert answers[0].count(",") == 8
