"""Random play and search in other game engines, each in the fastest way that its API offers.

Every function plays for about the given seconds and returns decisions made and seconds taken; only play is timed.
"""

import random
import time
from collections.abc import Callable
from typing import Any

Played = tuple[int, float]

SIMULATIONS = 1000  # per decision of a search
UCT = 2.0  # exploration constant, as in OpenSpiel's examples
FIRST_MOVES = 10  # that a search plays per game: simulations are longest there, in every engine


def open_spiel(game_name: str, seconds: float) -> Played:
    """An OpenSpiel game entirely in C++: uniform random bots, one call per game; chance nodes do not count."""
    import pyspiel

    game = pyspiel.load_game(game_name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]

    def one_game(number: int) -> tuple[float, Any]:
        state = game.new_initial_state()
        started = time.perf_counter()
        pyspiel.evaluate_bots(state, bots, number)
        return time.perf_counter() - started, state

    def decisions(state: Any) -> int:
        return sum(move.player >= 0 for move in state.full_history())

    return play_for(seconds, one_game, decisions)


def catanatron(seconds: float) -> Played:
    """Catanatron with four random players."""
    from catanatron import Color, Game, RandomPlayer

    def one_game(number: int) -> tuple[float, Any]:
        game = Game([RandomPlayer(color) for color in Color], seed=number)
        started = time.perf_counter()
        game.play()
        return time.perf_counter() - started, game

    return play_for(seconds, one_game, lambda game: len(game.state.actions))


def rlcard_uno(seconds: float) -> Played:
    """Rlcard's uno, stepped with uniform choices and without collecting trajectories."""
    import rlcard

    env = rlcard.make("uno", config={"seed": 1})
    rng = random.Random(1)

    def one_game(_number: int) -> tuple[float, int]:
        steps = 0
        started = time.perf_counter()
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
        return time.perf_counter() - started, steps

    return play_for(seconds, one_game, lambda steps: steps)


def open_spiel_search(game_name: str, seconds: float) -> Played:
    """OpenSpiel's information-set search in C++ with random rollouts, on the first moves of one of its games."""
    import pyspiel

    game = pyspiel.load_game(game_name)

    def one_game(number: int) -> tuple[float, int]:
        rng = random.Random(number)
        bot = pyspiel.ISMCTSBot(number, pyspiel.RandomRolloutEvaluator(1, number), UCT, SIMULATIONS)
        state, taken, moves = game.new_initial_state(), 0.0, 0
        while moves < FIRST_MOVES and not state.is_terminal():
            legal = state.legal_actions()
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                action = rng.choices(outcomes, chances)[0]
            elif len(legal) == 1:
                action = legal[0]
            else:
                started = time.perf_counter()
                action = bot.step(state)
                taken += time.perf_counter() - started
                moves += 1
            state.apply_action(action)
        return taken, moves

    return play_for(seconds, one_game, lambda moves: moves)


def play_for(seconds: float, one_game: Callable[[int], tuple[float, Any]], decisions: Callable[[Any], int]) -> Played:
    """Play games until their times add up to this many seconds."""
    total, taken, number = 0, 0.0, 0
    while taken < seconds:
        number += 1
        elapsed, result = one_game(number)
        total += decisions(result)
        taken += elapsed
    return total, taken


PEERS: dict[str, Callable[[float], Played]] = {
    "OpenSpiel hearts (C++, 4 players)": lambda seconds: open_spiel("hearts", seconds),
    "OpenSpiel crazy_eights (C++)": lambda seconds: open_spiel("crazy_eights", seconds),
    "Catanatron, 4 random players (Python)": catanatron,
    "rlcard uno (Python)": rlcard_uno,
}

SEARCHING_PEERS: dict[str, Callable[[float], Played]] = {
    "OpenSpiel IS-MCTS on gin_rummy, a different game (C++)": lambda seconds: open_spiel_search("gin_rummy", seconds),
}
