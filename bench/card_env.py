"""``python -m bench.card_env``: measure the environment on a graphics card, and compare it with the processor's.

Random legal decisions are chosen on the card, which also writes observations, masks and rewards. Then tables of every
number of players and every edition take the same decisions on card and processor: all arrays must be the same, byte
for byte. Finally, torch and JAX share the arrays and choose decisions. If one part fails, the others still run, but
the exit status is 1. Needs ``ETHNOS_ENGINE=jit``.
"""

import argparse
import json
import os
import subprocess
import sys
import time
import traceback
from collections.abc import Callable, Sequence
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import numpy as np

from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.ruleset import PRESETS
from ethnos.envs import card, vector
from ethnos.envs.rewards import REWARDS
from ethnos.gpu.device import SIMULATED, card_name, cuda, need_card
from ethnos.refusals import EthnosError

COUNTS = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
SETUPS = len(COUNTS) * len(PRESETS)
SEED = 11
PARTS = ((4, "all"), (4, "present"), (4, "none"), (2, "all"), (6, "all"))
"""What is measured: numbers of players, and the part of the observation."""
SETTLE = 200
"""Decisions before the measuring, after which tables are at different points of their games."""
STARTED = time.perf_counter()


def say(what: object) -> None:
    """Print progress."""
    print(f"bench.card_env: {time.perf_counter() - STARTED:6.1f} s: {what}", file=sys.stderr, flush=True)


def packages() -> dict[str, str]:
    """The versions of the packages that take part."""
    versions = {}
    for name in ("numba", "numba-cuda", "numpy", "torch", "jax"):
        try:
            versions[name] = version(name)
        except PackageNotFoundError:
            versions[name] = "missing"
    return versions


# --- Speed ----------------------------------------------------------------------------------------------------


def decision_rate(env: card.CardEnv, seconds: float) -> float:
    """Decisions per second at all tables together."""
    cuda.synchronize()
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.step(env.sample(steps))
        steps += 1
    cuda.synchronize()
    return steps * env.num_envs / (time.perf_counter() - started)


def speed(tables: int, seconds: float, parts: Sequence[tuple[int, str]]) -> dict[str, float]:
    """Million decisions per second."""
    rates = {}
    for players, part in parts:
        env = card.make(tables, players, observe=part)
        env.reset(seed=SEED)
        for step in range(1 if SIMULATED else SETTLE):
            env.step(env.sample(step))
        name = f"{players} players, {part}"
        rates[name] = round(decision_rate(env, seconds) / 1e6, 2)
        say(f"{tables} tables, {name}: {rates[name]} million decisions a second")
    return rates


def stages(tables: int) -> dict[str, float]:
    """Nanoseconds per decision of each stage of a step, with 4 players."""
    env = card.make(tables, 4)
    env.reset(seed=SEED)
    taken = dict.fromkeys(("sample", "check", "clear", "whole step"), 0.0)
    rounds = 1 if SIMULATED else SETTLE

    def timed(name: str, work: Callable[..., Any], *arguments: object) -> Any:
        cuda.synchronize()
        started = time.perf_counter()
        result = work(*arguments)
        cuda.synchronize()
        taken[name] += time.perf_counter() - started
        return result

    for step in range(rounds):
        decisions = timed("sample", env.sample, step)
        timed("check", env._refuse_illegal, decisions.flat)
        timed("clear", env._clear_seen)
        timed("whole step", env.step, decisions)
    return {name: round(seconds / rounds / tables * 1e9, 2) for name, seconds in taken.items()}


# --- Comparison with the processor ----------------------------------------------------------------------------


def compile_for_processor() -> "subprocess.Popen[bytes] | None":
    """Compile the processor's code in another process meanwhile; the machine code is cached on disk."""
    if SIMULATED:
        return None
    code = "from ethnos.envs import vector; vector.make(1, threads=1).close()"
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL)


def arrays_of(env: Any) -> dict[str, Any]:
    """Everything that an environment writes."""
    names = ("observations", "masks", "seats", "rewards", "terminations", "truncations", "places", "glory")
    return {name: getattr(env, name) for name in names}


def compare(on_cpu: vector.VectorEnv, on_card: card.CardEnv, step: int) -> None:
    """Raise if any array differs."""
    theirs = arrays_of(on_card)
    for name, array in arrays_of(on_cpu).items():
        copied = theirs[name].to_host()
        if copied.dtype != array.dtype or copied.shape != array.shape or copied.tobytes() != array.tobytes():
            where = np.argwhere(copied != array)[:5].tolist()
            raise AssertionError(f"after {step} decisions, {name} differs at {where}")


def same_as_processor(tables: int, decisions: int) -> dict[str, int]:
    """Take the same decisions on both, for each reward. Returns how many games ended."""
    ended = {}
    for reward in REWARDS:
        on_card = card.make(tables, COUNTS, tuple(PRESETS), reward=reward)
        on_cpu = vector.make(tables, COUNTS, tuple(PRESETS), reward=reward)
        on_card.reset(seed=SEED)
        on_cpu.reset(seed=SEED)
        ended[reward] = 0
        for step in range(decisions):
            compare(on_cpu, on_card, step)
            chosen = on_card.sample(step)
            on_cpu.step(chosen.to_host())
            on_card.step(chosen)
            ended[reward] += int(on_cpu.terminations.sum())
        compare(on_cpu, on_card, decisions)
        if on_card.observe_seats().to_host().tobytes() != on_cpu.observe_seats().tobytes():
            raise AssertionError("the observations of all seats differ")
        on_cpu.close()
        say(f"reward={reward}: {tables} tables x {decisions} decisions are the same, {ended[reward]} games ended")
    return ended


# --- Other libraries ------------------------------------------------------------------------------------------


def shared_with_torch(tables: int) -> dict[str, object]:
    """Torch sees the same memory, before and after a step, and chooses decisions."""
    import torch

    env = card.make(tables, 4)
    env.reset(seed=SEED)
    shared = {name: torch.from_dlpack(array) for name, array in arrays_of(env).items()}
    for step in range(20):
        for name, array in arrays_of(env).items():
            assert shared[name].data_ptr() == array.address, f"{name} was copied"
            assert np.array_equal(shared[name].cpu().numpy(), array.to_host()), f"{name} differs after {step} decisions"
        env.step(torch.multinomial(shared["masks"].float(), 1).view(-1))
    return {"arrays": len(shared), "device": str(shared["masks"].device)}


def shared_with_jax(tables: int) -> dict[str, object]:
    """The same with JAX, which imports the arrays again after each step."""
    import jax

    jax.config.update("jax_enable_x64", True)  # otherwise it would refuse or convert the seats
    env = card.make(tables, 4)
    env.reset(seed=SEED)
    key = jax.random.PRNGKey(SEED)
    for step in range(20):
        for name, array in arrays_of(env).items():
            seen = jax.dlpack.from_dlpack(array)
            assert seen.unsafe_buffer_pointer() == array.address, f"{name} was copied"
            assert np.array_equal(np.asarray(seen), array.to_host()), f"{name} differs after {step} decisions"
        masks = jax.dlpack.from_dlpack(env.masks)
        luck = jax.random.uniform(jax.random.fold_in(key, step), masks.shape)
        env.step(jax.numpy.argmax(luck * masks, 1).block_until_ready())
    return {"arrays": len(arrays_of(env)), "device": str(masks.devices())}


# --- All of it ------------------------------------------------------------------------------------------------


def attempt(report: dict[str, object], name: str, part: Callable[[], object]) -> None:
    """Run one part. An exception becomes its result."""
    try:
        report[name] = part()
    except Exception as problem:
        report[name] = {"failed": f"{type(problem).__name__}: {problem}"[:500]}
        traceback.print_exc()
    say(f"{name}: {report[name]}")


def main() -> None:
    """Measure, compare, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.card_env", description=__doc__)
    parser.add_argument("--tables", type=int, default=1 << 18, help="to measure with (default 262144)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (default 1)")
    parser.add_argument("--compared", type=int, default=40 * SETUPS, help=f"tables to compare (default {40 * SETUPS})")
    parser.add_argument("--decisions", type=int, default=700, help="at each compared table (default 700)")
    requested = parser.parse_args()
    try:
        need_card()
    except EthnosError as refusal:
        sys.exit(f"bench.card_env: {refusal}")
    os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # JAX would take most of the card's memory
    report: dict[str, object] = {"card": card_name(), "packages": packages()}
    say(report)
    compiling = compile_for_processor()
    tables, seconds, compared = requested.tables, requested.seconds, requested.compared
    attempt(report, "million_per_second", lambda: speed(tables, seconds, PARTS))
    attempt(report, "torch", lambda: shared_with_torch(compared))
    if compiling is not None:
        compiling.wait()
    attempt(report, "games_as_on_processor", lambda: same_as_processor(compared, requested.decisions))
    attempt(report, "jax", lambda: shared_with_jax(compared))
    attempt(report, "nanoseconds", lambda: stages(tables))
    attempt(report, "million_per_second_a_quarter_of_the_tables", lambda: speed(tables // 4, seconds, PARTS[:1]))
    print(json.dumps(report))
    sys.exit(any(isinstance(result, dict) and "failed" in result for result in report.values()))


if __name__ == "__main__":
    main()
