"""Compare the messages of a server and a tab's worker in many games.

python -m tests.tab.many --games 1000             # games 1 to 1000
python -m tests.tab.many --first 437 --games 1    # only game 437

The number of a game decides its edition, number of players, bots and habits. The first difference ends the
run with the number of the game and both messages.
"""

import argparse
import sys
import tempfile
import time
from itertools import product
from pathlib import Path
from random import Random
from typing import Final

from ethnos import Game
from ethnos.engine.components import MAX_PLAYERS
from ethnos.engine.ruleset import PRESETS
from harness.both import Both, Conversation, Different, Habits

PLAYERS: Final = range(2, MAX_PLAYERS + 1)
BOTS: Final = ("novice", "adept", "expert", "master")
"""The levels whose moves do not depend on the speed of the machine."""
GAMES_PER_WORKER: Final = 75
"""Games for each server and worker. Every second worker starts from memory."""
ANALYSIS_SHARE: Final = 0.02
"""The share of games that are analysed: an analysis takes as long as many games."""


def compare(both: Both, number: int) -> int:
    """Play a game on both; returns how many messages were the same."""
    chance = Random(number)
    kinds = list(product(PLAYERS, PRESETS))
    players, preset = kinds[number % len(kinds)]
    game = Game.new(players, preset, seed=number)
    bots = chance.choice([0.0, 0.0, 0.5, 1.0])
    seats = [chance.choice(BOTS) if chance.random() < bots else "person" for _ in range(players)]
    seats[game.table.seat] = "person"  # otherwise a bot would move while the person connects
    settings = {"hints": chance.random() < 0.5, "memory_aid": chance.random() < 0.5}
    table = both.prepare(game, kinds=seats, table_id=f"game-{number}", **settings)
    habits = Habits(hint=chance.choice([0.0, 0.0, 0.1]))
    with Conversation.opened(both, table) as conversation:
        count = conversation.play(chance, habits)
    both.ask("GET", f"/api/replays/{table.id}?seat={chance.randrange(players)}")
    both.ask_for_file(f"/api/replays/{table.id}/game.ethnos")
    if chance.random() < ANALYSIS_SHARE:
        both.ask_for_analysis(f"/api/replays/{table.id}/analysis")
    return count


def main() -> None:
    """Compare the games that the command line asks for."""
    parser = argparse.ArgumentParser("python -m tests.tab.many", description="Compare the games of a server and a tab.")
    parser.add_argument("--games", type=int, default=1000, help="how many")
    parser.add_argument("--first", type=int, default=1, help="the number of the first")
    arguments = parser.parse_args()
    numbers = range(arguments.first, arguments.first + arguments.games)
    messages, started = 0, time.monotonic()
    for begin in range(0, len(numbers), GAMES_PER_WORKER):
        with tempfile.TemporaryDirectory() as folder, Both.started(Path(folder), restored=begin % 2 > 0) as both:
            for number in numbers[begin : begin + GAMES_PER_WORKER]:
                try:
                    messages += compare(both, number)
                except Different as different:
                    raise SystemExit(f"game {number}\n{different}") from None
                games = number - arguments.first + 1
                speed = games / (time.monotonic() - started)
                sys.stdout.write(
                    f"game {number}: {games} games, {messages} messages, {60 * speed:.1f} games a minute\n"
                )
                sys.stdout.flush()


if __name__ == "__main__":
    main()
