"""Random games for the formats: any number of players, any preset and options, stopped at any moment."""

import random
from functools import lru_cache

from hypothesis import strategies as st

from ethnos.engine.actions import LEAD_TRIBE
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.ruleset import PRESETS, VALUES
from ethnos.engine.state import PHASE_NAMES, SPECTATOR, Table
from ethnos.game.game import Game

OPTIONS = st.fixed_dictionaries({}, optional={name: st.sampled_from(values) for name, values in VALUES.items()})
BUSY = "centaur,elf,merfolk,orc,troll,wizard"  # every kind of decision


def random_decision(game: Game, rng: random.Random, hoard: float = 0.6) -> None:
    """Take a random decision: with this chance one that recruits, otherwise any."""
    legal = game.legal_actions()
    recruits = [action for action in legal if action < LEAD_TRIBE]
    game.apply(rng.choice(recruits if recruits and rng.random() < hoard else legal))


@st.composite
def games(draw: st.DrawFn, *, over: bool = False) -> Game:
    """A game, played to its end or to any moment before."""
    players = draw(st.integers(MIN_PLAYERS, MAX_PLAYERS))
    preset = draw(st.sampled_from(list(PRESETS)))
    game = Game.new(players, preset, seed=draw(st.integers(0, (1 << 128) - 1)), **draw(OPTIONS))
    rng = random.Random(draw(st.integers(0, 1 << 32)))
    hoard = draw(st.sampled_from([0.0, 0.5, 0.8, 0.95]))
    stop = None if over else draw(st.integers(0, 400))
    while not game.is_over and (stop is None or len(game.actions) < stop):
        random_decision(game, rng, hoard)
    return game


@lru_cache(maxsize=32)
def stopped_in(phase: str, players: int = 4, age: int = 1) -> Game:
    """A game that has reached this phase, in this Age or later. It is cached: do not change it."""
    for seed in range(100):
        rng = random.Random(seed)
        game = Game.new(players, "english", BUSY if players > 3 else "random", seed)
        while not game.is_over:
            random_decision(game, rng)
            if PHASE_NAMES[game.table.phase] == phase and game.age >= age:
                return game
    raise AssertionError(phase)


def table_and_views(game: Game) -> list[Table]:
    """The table, every seat's view of it, and a spectator's."""
    return [game.table, *(game.view(seat) for seat in (*range(game.players), SPECTATOR))]
