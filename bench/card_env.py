"""``python -m bench.card_env``: measure batches on a graphics card, and compare them with the processor's.

Random legal decisions are chosen on the card, which also writes observations, masks and rewards; then the champion's
network plays against itself. Tables of every number of players and every edition take the same decisions on card and
processor: all arrays must be the same, byte for byte, and so must imagined tables and the games of a study. Finally,
torch and JAX share the arrays and choose decisions. ``--parts`` selects from all that. If one part fails, the others
still run, but the exit status is 1. Needs ``ETHNOS_ENGINE=jit``.
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

from ethnos.base.refusals import EthnosError
from ethnos.engine.components import MAX_PLAYERS, MIN_PLAYERS
from ethnos.engine.gpu.device import SIMULATED, card_name, cuda, need_card
from ethnos.engine.ruleset import PRESETS
from ethnos.envs import card, vector
from ethnos.envs.batch import rules
from ethnos.envs.batch.batch import Batch
from ethnos.envs.batch.rewards import REWARDS
from ethnos.envs.batch.rows import WIDTHS

COUNTS = tuple(range(MIN_PLAYERS, MAX_PLAYERS + 1))
SETUPS = len(COUNTS) * len(PRESETS)
SEED = 11
MEASURED = ((4, "all"), (4, "present"), (4, "none"), (2, "all"), (6, "all"))
"""What is measured: numbers of players, and the part of the observation."""
SETTLE = 200
"""Decisions before the measuring, after which tables are at different points of their games."""
MODULES = ("ethnos.envs.batch.rules", "ethnos.research.studies.watch")
"""The modules with the rules that run on cards."""
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


def decision_rate(env: vector.VectorEnv, seconds: float) -> float:
    """Decisions per second at all tables together."""
    cuda.synchronize()
    steps, started = 0, time.perf_counter()
    while time.perf_counter() - started < seconds:
        env.step(env.sample(steps))
        steps += 1
    cuda.synchronize()
    return steps * env.num_envs / (time.perf_counter() - started)


def staged_rows(tables: int) -> dict[str, int]:
    """The rows that ``staged.py`` writes are those of a thread for each table, which write them if staging fails."""
    try:
        for part in ("all", "present", "network"):
            env = card.make(tables, COUNTS, preset=tuple(PRESETS), observe=part)
            env.reset(seed=SEED)
            for step in range(1 if SIMULATED else SETTLE):
                env.step(env.sample(step))
            assert bool((env.observations == env.batch.observe_as(env.seats, part)).all()), f"{part}: rows differ"
    except Exception:
        Batch.refresh = refresh_plainly  # type: ignore[assignment,method-assign]
        raise
    return {"tables": tables}


def refresh_plainly(batch: Batch) -> None:
    """Write what the seats to move see, with a thread for each table."""
    batch._masks.zero_()
    batch.run(rules.show_mask, *batch._seen[-2:])
    for part, width in WIDTHS.items():
        if width == batch._width > 0:
            batch._rows.copy_(batch.observe_as(batch.seats, part))


def settled(tables: int, players: int, part: str) -> vector.VectorEnv:
    """An environment in the middle of its games."""
    env = card.make(tables, players, observe=part)
    env.reset(seed=SEED)
    for step in range(1 if SIMULATED else SETTLE):
        env.step(env.sample(step))
    return env


def speed(tables: int, seconds: float, widths: Sequence[tuple[int, str]]) -> dict[str, float]:
    """Million decisions per second."""
    rates = {}
    for players, part in widths:
        name = f"{players} players, {part}"
        rates[name] = round(decision_rate(settled(tables, players, part), seconds) / 1e6, 2)
        say(f"{tables} tables, {name}: {rates[name]} million decisions a second")
    return rates


def stages(tables: int) -> dict[str, float]:
    """Nanoseconds per decision of each stage of a step, with 4 players."""
    env = settled(tables, 4, "all")
    taken = dict.fromkeys(("sample", "check", "show", "whole step"), 0.0)
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
        timed("check", env.batch.run, rules.check, env.batch.device.flat(decisions), env.batch._is_wrong)
        timed("show", env.batch.refresh)
        timed("whole step", env.step, decisions)
    return {name: round(seconds / rounds / tables * 1e9, 2) for name, seconds in taken.items()}


def self_play(blocks: int) -> dict[str, float]:
    """Million decisions per second of the champion's network playing at all seats, without learning."""
    from ethnos.research.training.config import Config
    from ethnos.research.training.model import model_of, precision_on
    from ethnos.research.training.selfplay import SelfPlay

    device, config = ("cpu" if SIMULATED else "cuda"), Config.read()
    if SIMULATED:
        config = config.changed(tables=10, steps=2, minibatch=10)
    model = model_of("champion", device, precision_on(device))
    if not SIMULATED:
        model.compile()
    play = SelfPlay(config, SEED, device)
    play.play_block(model)
    play.play_block(model)
    cuda.synchronize()
    started = time.perf_counter()
    for _ in range(blocks):
        play.play_block(model)
    cuda.synchronize()
    rate = blocks * config.block / (time.perf_counter() - started)
    return {"tables": config.tables, "million_per_second": round(rate / 1e6, 3)}


# --- Comparison with the processor ----------------------------------------------------------------------------


def compile_for_processor() -> "subprocess.Popen[bytes] | None":
    """Compile the processor's code in another process meanwhile; the machine code is cached on disk."""
    if SIMULATED:
        return None
    code = f"from ethnos.engine.compile import compile_modules; compile_modules({MODULES}, lambda *_: None)"
    return subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.DEVNULL)


def arrays_of(env: Any) -> dict[str, Any]:
    """Everything that an environment writes."""
    names = ("observations", "masks", "seats", "rewards", "terminations", "truncations", "places", "glory")
    return {name: getattr(env, name) for name in names}


def compare(on_cpu: vector.VectorEnv, on_card: vector.VectorEnv, step: int) -> None:
    """Raise if any array differs."""
    theirs = arrays_of(on_card)
    for name, array in arrays_of(on_cpu).items():
        copied = theirs[name].cpu().numpy()
        if copied.dtype != array.dtype or copied.shape != array.shape or copied.tobytes() != array.tobytes():
            where = np.argwhere(copied != array)[:5].tolist()
            raise AssertionError(f"after {step} decisions, {name} differs at {where}")


def same_as_processor(tables: int, decisions: int) -> dict[str, int]:
    """Take the same decisions on both, for each reward and part of the observation. Returns how many games ended."""
    ended = {}
    for reward, part in zip(REWARDS, ("all", "present", "network"), strict=True):
        setting: dict[str, Any] = {"preset": tuple(PRESETS), "reward": reward, "observe": part}
        on_card, on_cpu = card.make(tables, COUNTS, **setting), vector.make(tables, COUNTS, **setting)
        on_card.reset(seed=SEED)
        on_cpu.reset(seed=SEED)
        ended[reward] = 0
        for step in range(decisions):
            compare(on_cpu, on_card, step)
            chosen = on_card.sample(step)
            on_cpu.step(chosen.cpu().numpy())
            on_card.step(chosen)
            ended[reward] += int(on_cpu.terminations.sum())
        compare(on_cpu, on_card, decisions)
        records = on_card.batch.records.cpu().numpy().tobytes()
        assert records == on_cpu.batch.records.tobytes(), "the records differ"
        assert on_card.observe_seats().cpu().numpy().tobytes() == on_cpu.observe_seats().tobytes(), "the seats' rows"
        on_cpu.close()
        say(f"{reward}, {part}: {tables} tables x {decisions} decisions are the same, {ended[reward]} games ended")
    return ended


def same_imagined(tables: int) -> dict[str, int]:
    """Imagined copies of the same tables are the same on both, and so is what follows at them."""
    import torch

    from ethnos.research.training.boards import results_of, suppose, words_of

    worlds, results = 4, []
    for device in ("cpu", "cuda"):
        batch = Batch(COUNTS, tables, device, tuple(PRESETS), observe="network")
        batch.reset(SEED)
        for step in range(2 if SIMULATED else SETTLE):
            batch.step(batch.sample(step))
        chosen = torch.as_tensor(batch.legal()).int().argmax(-1)[:, None]
        boards = Batch(MAX_PLAYERS, tables * worlds, device, observe="network", restart=False)
        places = torch.arange(tables, device=chosen.device)
        suppose(boards, SEED, words_of(batch), places, chosen, 1, worlds)
        for step in range(2 if SIMULATED else 2 * SETTLE):
            boards.step(boards.sample(step), check=False)
        seen = words_of(boards), boards.observe(), boards.legal(), boards.observe_as(torch.as_tensor(boards.seats) * 0)
        results.append([*(torch.as_tensor(array).cpu() for array in seen), results_of(boards).cpu()])
    for place, (ours, theirs) in enumerate(zip(*results, strict=True)):
        close = torch.allclose(ours, theirs, atol=1e-6) if ours.is_floating_point() else torch.equal(ours, theirs)
        assert close, f"array {place} of imagined tables differs"
    return {"boards": tables * worlds}


def same_study() -> dict[str, int]:
    """The champions' games of a study on the card are those of single games on the processor."""
    from ethnos.research.studies.card import CardPlayer
    from ethnos.research.studies.study import Study

    series: dict[str, Any] = {
        "name": "a",
        "players": [4],
        "games": 1 if SIMULATED else 4,
        "slips": [0.1],
        "no_lead": ["elf"],
    }
    series |= {"tribes": [["centaur", "elf", "giant", "merfolk", "orc", "wizard"]], "rules": ["english", "german"]}
    study = Study.from_dict({"name": "few", "seed": 5, "series": [series]})
    rows = [CardPlayer(device).play(study, study.blocks) for device in ("cpu", "cuda")]
    for ours, theirs in zip(*rows, strict=True):
        for name, column in ours.items():
            assert column.tobytes() == theirs[name].tobytes(), f"{name} differs"
    return {"games": sum(block.games for block in study.blocks)}


# --- Other libraries ------------------------------------------------------------------------------------------


def shared_with_torch(tables: int) -> dict[str, object]:
    """Torch chooses decisions from arrays that stay where they are."""
    import torch

    env = card.make(tables, 4)
    env.reset(seed=SEED)
    addresses = {name: array.data_ptr() for name, array in arrays_of(env).items()}
    for _ in range(20):
        env.step(torch.multinomial(env.masks.float(), 1).view(-1))
    assert addresses == {name: array.data_ptr() for name, array in arrays_of(env).items()}
    return {"arrays": len(addresses), "device": str(env.masks.device)}


def shared_with_jax(tables: int) -> dict[str, object]:
    """JAX sees the same memory, imported again after each step, and chooses decisions."""
    import jax

    jax.config.update("jax_enable_x64", True)  # otherwise it would refuse or convert the seats
    env = card.make(tables, 4)
    env.reset(seed=SEED)
    key = jax.random.PRNGKey(SEED)
    for step in range(20):
        for name, array in arrays_of(env).items():
            seen = jax.dlpack.from_dlpack(array)
            assert seen.unsafe_buffer_pointer() == array.data_ptr(), f"{name} was copied"
            assert np.array_equal(np.asarray(seen), array.cpu().numpy()), f"{name} differs after {step} decisions"
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
        report[name] = {"failed": repr(problem)[:500]}
        traceback.print_exc()
    say(f"{name}: {report[name]}")


def main() -> None:
    """Measure, compare, print."""
    parser = argparse.ArgumentParser(prog="python -m bench.card_env", description=__doc__)
    parser.add_argument("--tables", type=int, default=1 << 18, help="to measure with (default 262144)")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each measurement (default 1)")
    parser.add_argument("--compared", type=int, default=40 * SETUPS, help=f"tables to compare (default {40 * SETUPS})")
    parser.add_argument("--decisions", type=int, default=700, help="at each compared table (default 700)")
    parser.add_argument("--parts", nargs="+", help="what to run (default: everything)")
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
    on_card: dict[str, Callable[[], object]] = {
        "staged_rows": lambda: staged_rows(compared),
        "million_per_second": lambda: speed(tables, seconds, MEASURED),
        "nanoseconds": lambda: stages(tables),
        "torch": lambda: shared_with_torch(compared),
        "self_play": lambda: self_play(1 if SIMULATED else 5),
        "jax": lambda: shared_with_jax(compared),
        "million_per_second_a_quarter_of_the_tables": lambda: speed(tables // 4, seconds, MEASURED[:1]),
    }
    on_both: dict[str, Callable[[], object]] = {
        "games_as_on_processor": lambda: same_as_processor(compared, requested.decisions),
        "imagined_as_on_processor": lambda: same_imagined(compared),
        "study_as_on_processor": same_study,
    }
    for name, part in {**on_card, **on_both}.items():
        if name in (requested.parts or (*on_card, *on_both)):
            if name in on_both and compiling is not None:
                compiling.wait()
            attempt(report, name, part)
    print(json.dumps(report))
    sys.exit(any(isinstance(result, dict) and "failed" in result for result in report.values()))


if __name__ == "__main__":
    main()
