"""A lookahead on a card, in Numba's simulator, has the worlds that it has on the processor."""

from harness.simulated_card import run_on_simulated_card

PROGRAM = """
import torch
from ethnos.envs.batch.batch import Batch
from ethnos.engine.components import MAX_PLAYERS
from ethnos.research.training.boards import results_of, suppose, words_of

SEED, TURN, WORLDS = 5 << 32 | 7, 3, 2
results = []
for device in ("cpu", "cuda"):
    tables = Batch((2, 3, 5), 3, device, observe="network")
    tables.reset(1)
    for step in range(20):
        tables.step(tables.sample(step))
    masks = torch.as_tensor(tables.legal())
    chosen = masks.int().topk(2, -1).indices
    boards = Batch(MAX_PLAYERS, 3 * 2 * WORLDS, device, observe="network", restart=False)
    suppose(boards, SEED, words_of(tables), torch.arange(3), chosen, TURN, WORLDS)
    for step in range(4):
        boards.step(boards.sample(step), check=False)
    viewers = torch.as_tensor(boards.seats) * 0 + 1
    seen = boards.observe(), boards.legal(), boards.observe_as(viewers, "network"), results_of(boards)
    results.append([words_of(boards).clone(), *(torch.as_tensor(array).clone() for array in seen)])
for ours, theirs in zip(*results, strict=True):
    assert torch.equal(ours, theirs)
assert results[0][1].any()
print("the same")
"""


def test_imagined_tables_are_those_of_the_processor() -> None:
    result = run_on_simulated_card(PROGRAM)
    assert result.stdout == "the same\n", result.stderr
