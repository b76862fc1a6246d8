"""Pgx's games on the same card: random legal play at many tables at once; finished games restart.

``python -m bench.card`` includes it if JAX and Pgx are installed.
"""

import time
from functools import partial
from typing import Any

GAMES = ("sparrow_mahjong", "go_9x9", "connect_four")
BATCHES = (1 << 14, 1 << 16, 1 << 18)
STEPS = 64
"""Steps per call."""


def measure(name: str, batch: int, seconds: float) -> float:
    """Decisions per second of one of its games."""
    import jax
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    step = jax.vmap(auto_reset(env.step, env.init))

    def decide(state: Any, key: Any) -> tuple[Any, None]:
        keys = jax.random.split(key, batch)
        logits = jax.numpy.where(state.legal_action_mask, 0.0, -1e9)
        actions = jax.random.categorical(keys[0], logits, axis=-1)
        return step(state, actions, keys), None

    @partial(jax.jit, donate_argnums=0)
    def play(state: Any, key: Any) -> Any:
        return jax.lax.scan(decide, state, jax.random.split(key, STEPS))[0]

    state = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), batch))
    state = jax.block_until_ready(play(state, jax.random.PRNGKey(1)))
    decisions, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        state = jax.block_until_ready(play(state, jax.random.PRNGKey(decisions)))
        decisions += batch * STEPS
    return decisions / (time.perf_counter() - started)


def measure_all(seconds: float) -> dict[str, int]:
    """Each game at its best batch size."""
    return {name: round(max(measure(name, batch, seconds) for batch in BATCHES)) for name in GAMES}
