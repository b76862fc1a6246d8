"""``python -m bench.environments``: compare the research environments with their peers, in one run on one machine.

Agent steps per second in PettingZoo with observation and mask; decisions per second at many tables at once with
observations and masks, compared with Pgx's compiled games on the CPU.
"""

import argparse
import importlib.util
import json
import platform
import random
import sys
import time
import warnings
from collections.abc import Callable
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table as Grid

from ethnos.engine.compile import cores
from ethnos.envs import vector

MODULES = ("pettingzoo", "rlcard", "pgx")
TABLES = 4096
Measure = Callable[[float], float]


def steps_in_pettingzoo(env: Any, seconds: float) -> float:
    """Agent steps per second of a random agent that reads every observation and mask."""
    rng = np.random.default_rng(1)
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.reset(seed=steps)
        for _agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            if termination or truncation:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[rng.integers(len(legal))]))
            steps += 1
    return steps / (time.perf_counter() - started)


def pettingzoo_ethnos(seconds: float) -> float:
    """Ethnos with four players."""
    from ethnos.envs import ethnos_v0

    env = ethnos_v0.env(players=4)
    steps_in_pettingzoo(env, 0.1)
    return steps_in_pettingzoo(env, seconds)


def pettingzoo_connect_four(seconds: float) -> float:
    """PettingZoo's connect_four, a tiny game."""
    from pettingzoo.classic import connect_four_v3

    return steps_in_pettingzoo(connect_four_v3.env(), seconds)


def rlcard_uno(seconds: float) -> float:
    """Rlcard's uno, which encodes an observation at every step."""
    import rlcard

    env, rng = rlcard.make("uno", config={"seed": 1}), random.Random(1)
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        state, _ = env.reset()
        while not env.is_over():
            state, _ = env.step(rng.choice(list(state["legal_actions"])))
            steps += 1
    return steps / (time.perf_counter() - started)


def vector_ethnos(players: int, threads: int, part: str = "all") -> Measure:
    """Ethnos: random decisions per second, including masks and this part of the observations."""

    def measure(seconds: float) -> float:
        env = vector.make(TABLES, players, threads=threads, observe=part)
        env.reset(seed=1)
        steps, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            env.step(env.sample())
            steps += 1
        env.close()
        return steps * TABLES / (time.perf_counter() - started)

    return measure


def pgx_game(name: str) -> Measure:
    """The same in Pgx on all CPU cores, compiled into one function by JAX as its authors do."""

    def measure(seconds: float) -> float:
        import jax
        import jax.numpy as jnp
        import pgx
        from pgx.experimental import auto_reset

        env = pgx.make(name)

        def choose(mask: Any, key: Any) -> Any:
            return jax.random.categorical(key, jnp.where(mask, 0.0, -1e9))

        def advance(states: Any, key: Any) -> tuple[Any, Any]:
            key, choice_key, step_key = jax.random.split(key, 3)
            chosen = jax.vmap(choose)(states.legal_action_mask, jax.random.split(choice_key, TABLES))
            step = jax.vmap(auto_reset(env.step, env.init))
            return step(states, chosen, jax.random.split(step_key, TABLES)), key

        take_step = jax.jit(advance)
        states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), TABLES))
        states, key = take_step(states, jax.random.PRNGKey(2))
        states.observation.block_until_ready()
        steps, started = 0, time.perf_counter()
        while time.perf_counter() - started < seconds:
            states, key = take_step(states, key)
            states.observation.block_until_ready()
            steps += 1
        return steps * TABLES / (time.perf_counter() - started)

    return measure


STEPS: dict[str, Measure] = {
    "Ethnos in PettingZoo, 4 players": pettingzoo_ethnos,
    "PettingZoo connect_four_v3": pettingzoo_connect_four,
    "rlcard uno": rlcard_uno,
    **{f"Ethnos, {TABLES} tables, {players} players, 1 core": vector_ethnos(players, 1) for players in (2, 4, 6)},
    f"Ethnos, {TABLES} tables, 4 players, {cores()} cores": vector_ethnos(4, cores()),
    **{
        f"Ethnos, {TABLES} tables, 4 players, {cores()} cores, observe={part}": vector_ethnos(4, cores(), part)
        for part in ("present", "none")
    },
    f"Pgx backgammon, {TABLES} tables, all cores": pgx_game("backgammon"),
    f"Pgx sparrow_mahjong, {TABLES} tables, all cores": pgx_game("sparrow_mahjong"),
}


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bench.environments", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each (default 3)")
    parser.add_argument("--only", default="", help="those whose name contains this")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    requested = parser.parse_args()
    missing = [name for name in MODULES if importlib.util.find_spec(name) is None]
    if missing:
        sys.exit(
            f"bench: {', '.join(missing)} not installed: run 'make bench', or pip install 'ethnos[bench,research]'"
        )
    warnings.simplefilter("ignore")

    rates: dict[str, float] = {}
    with Console(stderr=True).status("") as status:
        for name, measure in STEPS.items():
            if requested.only in name:
                status.update(name)
                rates[name] = measure(requested.seconds)
    if requested.json:
        print(json.dumps({"machine": platform.processor(), "cores": cores(), "steps_per_second": rates}))
        return
    grid = Grid("environments, with observations and masks", "decisions a second", title=f"{cores()} cores")
    grid.columns[1].justify = "right"
    for name, rate in rates.items():
        grid.add_row(name, f"{rate:,.0f}")
    Console().print(grid)


if __name__ == "__main__":
    main()
