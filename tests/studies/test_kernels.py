"""The kernels of a study, run in numba's simulator, do what the processor does."""

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
for place in (np.copy, cuda.to_device):
    records, scratch = place(batch.records.copy()), place(batch.records.copy())
    memory = records, records.view(np.int64), scratch, scratch.view(np.int64)
    sides.append([memory, place(batch.plan_rows), place(batch.notes), place(active)])
(here, plans, notes, active_here), (there, plans_there, notes_there, active_there) = sides
watch.begin_all(here[0], plans, notes)
card._begin_kernel()[1, 4](there[0], plans_there, notes_there)
for step in range(40):
    rows, masks = np.zeros(count * FEATURES, np.uint8), np.zeros(count * ACTIONS, np.int8)
    over = np.zeros(count, np.uint8)
    shown = [cuda.to_device(each) for each in (rows, masks, over)]
    watch.show_all(here[0], active_here, rows, masks, over)
    card._show_kernel()[1, 4](there[0], active_there, *shown)
    for ours, theirs in zip((rows, masks, over), shown):
        assert np.array_equal(ours, theirs.copy_to_host()), step
    legal = masks.reshape(count, ACTIONS)
    chosen = np.array([np.flatnonzero(legal[i])[(step * 7 + i) % legal[i].sum()] for i in range(count)])
    watch.take_all(*here, plans, notes, active_here, chosen)
    card._take_kernel()[1, 4](*there, plans_there, notes_there, active_there, cuda.to_device(chosen))
assert here[0].tobytes() == there[0].copy_to_host().tobytes()
assert notes.any() and np.array_equal(notes, notes_there.copy_to_host())
print("the same")
"""


def test_kernels_do_what_the_processor_does() -> None:
    done = run_on_simulated_card(SIMULATED)
    assert done.stdout == "the same\n", done.stderr
