"""The environment on a graphics card: the same arrays as on the processor, shared with other libraries.

Here the kernels run in Numba's simulator, as plain Python; ``bench/card_env.py`` compares a real card.
"""

import json
import os
import subprocess
import sys

import pytest

from ethnos.envs import card
from ethnos.gpu.device import NoCard
from harness.card import has_card

SAME = """
import json, sys
import numpy as np
from bench.card_env import COUNTS, compare
from ethnos.engine.ruleset import PRESETS
from ethnos.envs import card, vector

first, decisions, part = int(sys.argv[1]), int(sys.argv[2]), sys.argv[3]
setting = dict(preset=tuple(PRESETS)[first : first + 1], reward="glory", observe=part)
on_card = card.make(len(COUNTS), COUNTS, **setting)
on_cpu = vector.make(len(COUNTS), COUNTS, threads=1, **setting)
on_card.reset(seed=3)
on_cpu.reset(seed=3)
for step in range(decisions):
    compare(on_cpu, on_card, step)
    chosen = on_card.sample(step)
    on_cpu.step(chosen.to_host())
    on_card.step(chosen)
compare(on_cpu, on_card, decisions)
assert np.array_equal(on_card.observe_seats().to_host(), on_cpu.observe_seats())
tables, setups = [env.table(4).bytes.tolist() for env in (on_cpu, on_card)], [env.setup(3) for env in (on_cpu, on_card)]
print(json.dumps([tables[0] == tables[1], setups[0] == setups[1]]))
"""

ENDS = """
import json
import numpy as np
from bench.card_env import compare
from ethnos.engine.actions import DRAW
from ethnos.envs import card, vector

on_card, on_cpu = card.make(1, 2, observe="none"), vector.make(1, 2, threads=1, observe="none")
on_card.reset(seed=123)
on_cpu.reset(seed=123)
ended = 0
while ended < 1 or on_cpu.terminations[0]:
    legal = np.flatnonzero(on_cpu.masks[0])
    chosen = np.array([DRAW if DRAW in legal else legal[-1]])  # a short game: Dragons are drawn
    on_cpu.step(chosen)
    on_card.step(chosen)
    compare(on_cpu, on_card, 0)
    ended += int(on_cpu.terminations[0])
print(json.dumps([int(on_card.terminations.to_host()[0]), on_card.setup(0).seed == on_cpu.setup(0).seed]))
"""

REFUSED = """
import json
from ethnos.envs import card
from ethnos.envs.vector import WrongActions

env = card.make(3)
env.reset(seed=1)
good, before = env.sample(1).to_host(), env.table(2).bytes.tolist()
refusals = []
for wrong in ([good[0], good[1], 357], [good[0], -5, 357], good[:2]):
    try:
        env.step(wrong)
    except WrongActions as refusal:
        refusals.append(str(refusal))
print(json.dumps([refusals, env.table(2).bytes.tolist() == before]))
"""

SHARED = """
import gc, json
import numpy as np
import torch
from ethnos.envs import card
from ethnos.gpu import arrays

env = card.make(2, 2)
env.reset(seed=1)
rows, masks, over = (torch.from_dlpack(array) for array in (env.observations, env.masks, env.terminations))
first = rows.clone()
env.step(env.sample(1))
same = [rows.data_ptr() == env.observations.address, torch.equal(masks, torch.from_numpy(env.masks.to_host()))]
same += [not torch.equal(rows, first), over.dtype == torch.bool, tuple(rows.shape) == (2, 1364)]
same.append(np.shares_memory(np.from_dlpack(env.rewards), np.from_dlpack(env.rewards)))
env.seats.__dlpack__()  # an unused capsule
del env
gc.collect()
alive = len(arrays._lent)
same.append(int(rows[0].sum()) > 0)
del rows, masks, over, first
gc.collect()
print(json.dumps([same, alive, len(arrays._lent)]))
"""


def simulated(code: str, *arguments: str) -> list[object]:
    """What a program prints as JSON in Numba's simulator."""
    simulator = {"NUMBA_ENABLE_CUDASIM": "1", "ETHNOS_ENGINE": "interpreted", "ETHNOS_LANGUAGE": "en"}
    process = subprocess.run(
        [sys.executable, "-W", "error::RuntimeWarning", "-c", code, *arguments],
        capture_output=True,
        text=True,
        env=os.environ | simulator,
        timeout=500,
        check=False,
    )
    assert process.returncode == 0, process.stderr
    result: list[object] = json.loads(process.stdout)
    return result


@pytest.mark.parametrize(
    ("edition", "part"), [(0, "all"), pytest.param(1, "present", marks=pytest.mark.long), (2, "none")]
)
def test_the_arrays_are_those_of_the_processor(edition: int, part: str) -> None:
    assert simulated(SAME, str(edition), "60", part) == [True, True]


def test_a_finished_game_is_replaced() -> None:
    assert simulated(ENDS) == [0, True]


def test_a_wrong_decision_changes_nothing() -> None:
    refusals, same = simulated(REFUSED)
    assert isinstance(refusals, list)
    assert "Decision 357 is not legal at table 2" in refusals[0]
    assert "Decision -5 is not legal at table 1" in refusals[1]
    assert "an array of 3" in refusals[2]
    assert same


def test_other_libraries_share_the_memory_and_give_it_back() -> None:
    pytest.importorskip("torch", reason="NOT TESTED: torch is missing; pip install 'ethnos[train]'")
    same, alive, left = simulated(SHARED)
    assert isinstance(same, list)
    assert all(same), same
    assert (alive, left) == (3, 0)


@pytest.mark.skipif(has_card(), reason="there is a card here")
def test_without_a_card_it_says_so() -> None:
    with pytest.raises(NoCard, match="No graphics card that runs CUDA was found"):
        card.make(2)
