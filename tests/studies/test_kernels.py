"""The kernels of a study, run in Numba's simulator, do what the processor does."""

import pytest

from harness.simulated_card import run_on_simulated_card

pytest.importorskip("torch", reason="NOT TESTED: torch is missing; pip install 'ethnos[train]'")

SIMULATED = """
import numpy as np
from ethnos.bots.features import FEATURES
from ethnos.engine.actions import ACTIONS
from ethnos.gpu.device import cuda
from ethnos.studies import card, watch
from ethnos.studies.play import Batch
from ethnos.studies.study import Study

series = {"name": "a", "players": [4], "games": 1, "rules": ["english", "german"], "slips": [0.5], "no_lead": ["elf"],
          "tribes": [["centaur", "elf", "giant", "merfolk", "orc", "wizard"]]}
study = Study.from_dict({"name": "few", "seed": 5, "series": [series]})
batch = Batch(study, study.plans(study.blocks[0]))
count, active = len(batch.plans), np.arange(len(batch.plans))
sides = []
for copy in (np.copy, cuda.to_device):
    records, scratch = copy(batch.records.copy()), copy(batch.records.copy())
    memory = records, records.view(np.int64), scratch, scratch.view(np.int64)
    sides.append([memory, copy(batch.plan_rows), copy(batch.notes), copy(active)])
(on_cpu, plans, notes, active_on_cpu), (on_card, plans_on_card, notes_on_card, active_on_card) = sides
watch.begin_all(on_cpu[0], plans, notes)
card._begin_kernel()[1, 4](on_card[0], plans_on_card, notes_on_card)
for step in range(40):
    rows, masks = np.zeros(count * FEATURES, np.uint8), np.zeros(count * ACTIONS, np.int8)
    over = np.zeros(count, np.uint8)
    copies = [cuda.to_device(array) for array in (rows, masks, over)]
    watch.show_all(on_cpu[0], active_on_cpu, rows, masks, over)
    card._show_kernel()[1, 4](on_card[0], active_on_card, *copies)
    for array, copy in zip((rows, masks, over), copies):
        assert np.array_equal(array, copy.copy_to_host()), step
    legal = masks.reshape(count, ACTIONS)
    chosen = np.array([np.flatnonzero(legal[i])[(step * 7 + i) % legal[i].sum()] for i in range(count)])
    watch.take_all(*on_cpu, plans, notes, active_on_cpu, chosen)
    card._take_kernel()[1, 4](*on_card, plans_on_card, notes_on_card, active_on_card, cuda.to_device(chosen))
assert on_cpu[0].tobytes() == on_card[0].copy_to_host().tobytes()
assert notes.any() and np.array_equal(notes, notes_on_card.copy_to_host())
print("the same")
"""


def test_kernels_do_what_the_processor_does() -> None:
    result = run_on_simulated_card(SIMULATED)
    assert result.stdout == "the same\n", result.stderr
