"""Tables with bots at them, for tests that need many positions."""

import itertools
from collections.abc import Iterator

from ethnos.bots import Bot, ask, make, names
from ethnos.engine.play import apply_action, new_table
from ethnos.engine.ruleset import PRESETS
from ethnos.engine.state import OVER, Table

BY_CLOCK = {"search", "grandmaster"}
"""These think for a given time, so their answers depend on the machine."""

SETUPS = [(players, preset) for preset in PRESETS for players in range(2, 7)]


def specs(iterations: int) -> list[str]:
    """All bots; those that are limited by time get a number of iterations instead."""
    return [*(name for name in names() if name not in BY_CLOCK), *(f"{name}@{iterations}" for name in sorted(BY_CLOCK))]


def seat_bots(seats: list[str], players: int, seed: int) -> list[Bot]:
    """A bot for each seat; the first seat's bot changes from game to game."""
    return [make(seats[(seed + seat) % len(seats)], seed * 10 + seat) for seat in range(players)]


def play_game(players: int, preset: str, seed: int, bots: list[Bot]) -> Iterator[tuple[Table, int]]:
    """Play a game. Yields every decision, and the table before it."""
    table = new_table(players, preset, seed=seed)
    while table.phase != OVER:
        decision = ask(bots[int(table.seat)], table)
        yield table, decision
        apply_action(table, decision)


def positions(seats: list[str], count: int, every: int = 1) -> Iterator[Table]:
    """This many tables, over all player counts and presets, with these bots in turn."""
    share, left = -(-count // len(SETUPS)), count
    for seed in itertools.count():
        players, preset = SETUPS[seed % len(SETUPS)]
        game = play_game(players, preset, seed, seat_bots(seats, players, seed))
        for table, _ in itertools.islice(game, seed % every, share * every, every):
            yield table
            left -= 1
            if left == 0:
                return
