"""The environment on a graphics card: the same arrays as on the processor, as tensors of torch.

Here the kernels run in Numba's simulator, as plain Python; ``bench/card_env.py`` compares a real card.
"""

import pytest

from ethnos.engine.gpu.device import NoCard
from ethnos.envs import card
from harness.card import has_card
from harness.simulated_card import run_on_simulated_card

pytest.importorskip("torch", reason="NOT TESTED: torch is missing; pip install 'ethnos[train]'")

ENDS = """
from bench.card_env import compare
from ethnos.engine.actions import DRAW
from ethnos.envs import card, vector

on_card, on_cpu = card.make(1, 2, observe="none"), vector.make(1, 2, threads=1, observe="none")
on_card.reset(seed=123)
on_cpu.reset(seed=123)
ended = 0
while ended < 1 or on_cpu.terminations[0]:
    legal = on_cpu.masks[0].nonzero()[0]
    chosen = [DRAW if DRAW in legal else legal[-1]]  # a short game: Dragons are drawn
    on_cpu.step(chosen)
    on_card.step(chosen)
    compare(on_cpu, on_card, 0)
    ended += int(on_cpu.terminations[0])
assert not on_card.terminations.any() and on_card.setup(0).seed == on_cpu.setup(0).seed
print("the same")
"""

REFUSED = """
import numpy as np
import torch
from ethnos.envs import card
from ethnos.envs.vector import WrongActions

env = card.make(3)
env.reset(seed=1)
good, before = env.sample(1), env.table(2).bytes.tolist()
wrong = good.tolist()
for actions in ([*wrong[:2], 357], torch.tensor([wrong[0], -5, 357]), np.array(wrong[:2]), good.float(), [1.5] * 3):
    try:
        env.step(actions)
    except WrongActions as refusal:
        print(refusal)
assert env.table(2).bytes.tolist() == before
env.step(good.to(torch.int32))
assert env.table(2).bytes.tolist() != before
"""

SHARED = """
import torch
from ethnos.envs import card

env = card.make(2, 2)
observations, _ = env.reset(seed=1)
rows, first = torch.utils.dlpack.from_dlpack(env.observations), env.observations.clone()
env.step(env.sample(1))
assert rows.data_ptr() == env.observations.data_ptr() and not torch.equal(rows, first)
assert observations["observation"] is env.observations and env.terminations.dtype == torch.bool
print("shared")
"""


def printed(program: str) -> list[str]:
    """The lines that a program prints in Numba's simulator."""
    result = run_on_simulated_card(program)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


def test_a_finished_game_is_replaced() -> None:
    assert printed(ENDS) == ["the same"]


def test_a_wrong_decision_changes_nothing() -> None:
    refusals = printed(REFUSED)
    assert "Decision 357 is not legal at table 2" in refusals[0]
    assert "Decision -5 is not legal at table 1" in refusals[1]
    assert "an array of 3" in refusals[2]
    assert all("whole numbers, not float" in refusal for refusal in refusals[3:])
    assert len(refusals) == 5


def test_its_arrays_are_tensors_that_other_libraries_share() -> None:
    assert printed(SHARED) == ["shared"]


@pytest.mark.skipif(has_card(), reason="there is a card here")
def test_without_a_card_it_says_so() -> None:
    with pytest.raises(NoCard, match="No graphics card that runs CUDA was found"):
        card.make(2)
