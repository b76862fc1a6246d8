"""A study on a card, in Numba's simulator, has the games that it has on the processor."""

import pytest

from harness.simulated_card import run_on_simulated_card

pytest.importorskip("torch", reason="NOT TESTED: torch is missing; pip install 'ethnos[train]'")

PROGRAM = """
import torch
from ethnos.envs.batch.device import Device
from ethnos.research.studies.card import _Tables
from ethnos.research.studies.play import Batch
from ethnos.research.studies.study import Study

series = {"name": "a", "players": [4], "games": 1, "rules": ["english", "german"], "slips": [0.5], "no_lead": ["elf"],
          "tribes": [["centaur", "elf", "giant", "merfolk", "orc", "wizard"]]}
study = Study.from_dict({"name": "few", "seed": 5, "series": [series]})
batches = [Batch(study, study.plans(study.blocks[0])) for _ in range(2)]
on_cpu, on_card = (_Tables([batch], Device(name)) for batch, name in zip(batches, ("cpu", "cuda")))
for step in range(40):
    (rows, masks), seen_on_card = on_cpu.show(), on_card.show()
    assert torch.equal(rows, seen_on_card[0]) and torch.equal(masks, seen_on_card[1]), step
    chosen = masks.int().topk(1 + step % 2, -1).indices[:, -1].contiguous()
    chosen = torch.where(masks.gather(1, chosen[:, None])[:, 0] == 1, chosen, masks.int().argmax(-1))
    on_cpu.take(chosen)
    on_card.take(chosen)
places = torch.arange(len(on_cpu.active))
assert on_cpu.records_at(places).tobytes() == on_card.records_at(places).tobytes()
on_cpu.copy_back(batches[:1])
on_card.copy_back(batches[1:])
assert batches[0].records.tobytes() == batches[1].records.tobytes()
assert batches[0].notes.any() and batches[0].notes.tobytes() == batches[1].notes.tobytes()
print("the same")
"""


def test_kernels_do_what_the_processor_does() -> None:
    result = run_on_simulated_card(PROGRAM)
    assert result.stdout == "the same\n", result.stderr
